"""CC-7.4: driving tests: Stunt Driver, red dice, the combat die, and what a failure means."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Arguments, Seat, Text
from tatami.games.dicium.crazy_cup.rules import cheats
from tatami.games.dicium.crazy_cup.rules.course import arrive, go_back
from tatami.games.dicium.crazy_cup.rules.reactions import CardQuestion, asked_for, declare_card
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.fights import AVOIDED, HarmfulEvent, fight
from tatami.games.dicium.rules.moves import NumberedMove

TORNADO: Final = len(cheats.CHEATS)
BUMP: Final = TORNADO + 1
CAUSES: Final = (*cheats.CHEATS, "tornado", "bump")
"""Why a driver must take a test: Cheat cards by number, and two other causes."""
_DRONE_PASSES: Final = 5


class DrivingTest(HarmfulEvent[Race]):
    """A driver must take a test; `by` is the driver who caused it."""

    fields: ClassVar[tuple[str, ...]] = ("driver", "cause", "by")

    def __init__(self, driver: int, cause: int, by: int) -> None:
        self.driver = driver
        self.cause = cause
        self.by = by

    def run(self, race: Race, chance: Chance) -> None:
        if race.is_drone(self.driver):
            die = chance.die(6)
            race.tell("drone-die", {"die": die})
            self.decided(race, self.driver, die >= _DRONE_PASSES, chance)
        elif asked_for(race, self.driver, cheats.STUNT):
            race.push(self)
            race.push(UseStunt(self.driver, self.driver))
        else:
            fight(race, self, self.driver, chance)

    def prompt(self, race: Race, seat: int) -> Text:
        args: Arguments = {"cause": f"cause-{CAUSES[self.cause]}", "passes": AVOIDED}
        return Text("ask-test", args, rule="CC-7.4")

    def decided(self, race: Race, seat: int, won: bool, chance: Chance) -> None:
        args = {"driver": race.named(seat), "cause": f"cause-{CAUSES[self.cause]}"}
        race.tell("passed" if won else "failed", args)
        if not won:
            self._fail(race)

    def _fail(self, race: Race) -> None:
        driver, cause = self.driver, self.cause
        if cause == cheats.MAGNET:
            _drag(race, driver, self.by)
        elif cause == cheats.SAND:
            race.stored[driver] = 0
            race.sand[driver] += 1
            race.tell("sanded", {"player": Seat(driver)})
        elif cause == cheats.THIEF:
            if race.piles.count(driver) or stealable_tiles(race, self.by, driver):
                race.push(Loot(self.by, driver))
        else:
            if cause == TORNADO:
                lift_tornado(race)
            elif cause == cheats.DUST:
                race.swept = True
            race.halted = race.halted or cause in (TORNADO, cheats.OIL)
            name = "tornado" if cause == cheats.DUST else CAUSES[cause]
            go_back(race, driver, race.box.numbers[name])


class UseStunt(CardQuestion):
    """CC-3.4.3: passed without a roll. The test itself waits below."""

    card: ClassVar[int] = cheats.STUNT

    def played(self, race: Race, chance: Chance) -> None:
        declare_card(race, self.seat, StuntDone())

    def passed(self, race: Race, chance: Chance) -> None:
        fight(race, _test(race), self.seat, chance)


class StuntDone(Step[Race]):
    def run(self, race: Race, chance: Chance) -> None:
        test = _test(race)
        test.decided(race, test.driver, True, chance)


def _test(race: Race) -> DrivingTest:
    test = race.stack.pop()
    assert isinstance(test, DrivingTest)
    return test


def lift_tornado(race: Race) -> None:
    """CC-3.3.4: the tornado returns beside the deck."""
    race.tornado = -1
    race.tornado_owner = -1
    race.tell("calm", {})


def _drag(race: Race, driver: int, by: int) -> None:
    """Along the straight way to the magnet."""
    way = race.box.canyon.grid.way(race.at[driver], race.at[by])
    assert way is not None
    for space in way:
        if not race.over():
            arrive(race, driver, space)


def stealable_tiles(race: Race, thief: int, victim: int) -> list[int]:
    return race.tiles_of(victim) if race.tile_count(thief) < TILE_PLACES else []


class Loot(Decision[Race]):
    """CC-3.4.10: what the Pickpocket takes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def choices(self, race: Race, seat: int) -> list[Move]:
        moves = race.box.moves
        found: list[Move] = [moves.loot[t] for t in stealable_tiles(race, seat, self.victim)]
        if race.piles.count(self.victim):
            found.append(moves.loot_card)
        return found

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if not isinstance(move, NumberedMove):
            race.piles.steal(race, seat, self.victim, chance)
            return
        race.tiles[self.victim * TILE_KINDS + move.number] -= 1
        race.tiles[seat * TILE_KINDS + move.number] += 1
        race.tell("loot", {"player": Seat(seat), "victim": Seat(self.victim), **move.args})

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-loot", {"victim": Seat(self.victim)}, rule="CC-3.4.10")
