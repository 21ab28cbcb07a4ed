"""CC-7.4: driving tests: Stunt Driver, red dice, the combat die, and what a failure means."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Arguments, Seat, Text
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.cheats import STUNT
from tatami.games.dicium.crazy_cup.rules.course import arrive, go_back
from tatami.games.dicium.crazy_cup.rules.reactions import CardQuestion, asked_for, declare_card
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.fights import AVOIDED, HarmfulEvent, fight
from tatami.games.dicium.rules.moves import NumberedMove

TORNADO_TEST: Final = 0
OIL_TEST: Final = 1
BUMP_TEST: Final = 2
DUST_TEST: Final = 3
CANNON_TEST: Final = 4
MAGNET_TEST: Final = 5
SAND_TEST: Final = 6
THIEF_TEST: Final = 7
CAUSES: Final = ("tornado", "oil", "bump", "dust", "cannon", "magnet", "sand", "thief")
_DRONE_PASSES: Final = 5


class TakeTest(Step[Race]):
    """A driver must take a test; `by` is the driver who caused it."""

    fields: ClassVar[tuple[str, ...]] = ("driver", "cause", "by")

    def __init__(self, driver: int, cause: int, by: int) -> None:
        self.driver = driver
        self.cause = cause
        self.by = by

    def run(self, race: Race, chance: Chance) -> None:
        test = DrivingTest(self.driver, self.cause, self.by)
        if race.is_drone(self.driver):
            die = chance.die(6)
            if race.events is not None:
                race.tell("drone-die", {"die": die})
            test.decided(race, self.driver, die >= _DRONE_PASSES, chance)
        elif asked_for(race, self.driver, STUNT):
            race.push(self)
            race.push(UseStunt(self.driver))
        else:
            fight(race, test, self.driver, chance)


class UseStunt(CardQuestion):
    """CC-3.4.3: passed without a roll. The test itself waits below."""

    card: ClassVar[int] = STUNT

    def played(self, race: Race, chance: Chance) -> None:
        declare_card(race, self.seat, StuntDone())

    def passed(self, race: Race, chance: Chance) -> None:
        test = race.stack.pop()
        assert isinstance(test, TakeTest)
        fight(race, DrivingTest(test.driver, test.cause, test.by), self.seat, chance)


class StuntDone(Step[Race]):
    def run(self, race: Race, chance: Chance) -> None:
        test = race.stack.pop()
        assert isinstance(test, TakeTest)
        DrivingTest(test.driver, test.cause, test.by).decided(race, test.driver, True, chance)


class DrivingTest(HarmfulEvent[Race]):
    """The combat die and red dice decide whether the effect is avoided."""

    fields: ClassVar[tuple[str, ...]] = ("driver", "cause", "by")

    def __init__(self, driver: int, cause: int, by: int) -> None:
        self.driver = driver
        self.cause = cause
        self.by = by

    def prompt(self, race: Race, seat: int) -> Text:
        args: Arguments = {"cause": f"cause-{CAUSES[self.cause]}", "passes": AVOIDED}
        return Text("ask-test", args, rule="CC-7.4")

    def decided(self, race: Race, seat: int, won: bool, chance: Chance) -> None:
        if race.events is not None:
            args = {"driver": race.named(seat), "cause": f"cause-{CAUSES[self.cause]}"}
            race.tell("passed" if won else "failed", args)
        if not won:
            self._fail(race)

    def _fail(self, race: Race) -> None:
        box, driver, cause = race.box, self.driver, self.cause
        if cause == TORNADO_TEST:
            race.halted = True
            lift_tornado(race)
            go_back(race, driver, box.tornado_back)
        elif cause == OIL_TEST:
            race.halted = True
            go_back(race, driver, box.oil_back)
        elif cause == BUMP_TEST:
            go_back(race, driver, box.bump_back)
        elif cause == DUST_TEST:
            race.swept = True
            go_back(race, driver, box.tornado_back)
        elif cause == CANNON_TEST:
            go_back(race, driver, box.cannon_back)
        elif cause == MAGNET_TEST:
            _drag(race, driver, self.by)
        elif cause == SAND_TEST:
            race.stored[driver] = 0
            race.sand[driver] += 1
            if race.events is not None:
                race.tell("sanded", {"player": Seat(driver)})
        elif race.piles.count(driver) or stealable_tiles(race, self.by, driver):
            race.push(Loot(self.by, driver))


def lift_tornado(race: Race) -> None:
    """CC-3.3.4: the tornado returns beside the deck."""
    race.tornado = -1
    race.tornado_owner = -1
    if race.events is not None:
        race.tell("calm", {})


def _drag(race: Race, driver: int, by: int) -> None:
    """Along the straight way to the magnet."""
    way = race.box.canyon.grid.way(race.at[driver], race.at[by])
    assert way is not None
    for space in way:
        arrive(race, driver, space)
        if race.over():
            return


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
        if race.events is not None:
            tile = f"tile-{TECHNOLOGIES[move.number]}"
            race.tell("loot", {"player": Seat(seat), "victim": Seat(self.victim), "tile": tile})

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-loot", {"victim": Seat(self.victim)}, rule="CC-3.4.10")
