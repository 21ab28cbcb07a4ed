"""CC-7.4: driving tests: Stunt Driver, red dice, the combat die, and what a failure means."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.rows import Row, complete
from tatami.core.state import Decision, Step
from tatami.core.text import Arguments, Seat, Text
from tatami.games.dicium.crazy_cup.rules.content import DISTANCES
from tatami.games.dicium.crazy_cup.rules.course import arrive, go_back
from tatami.games.dicium.crazy_cup.rules.names import CAUSES, STUNT
from tatami.games.dicium.crazy_cup.rules.reactions import declare_card
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.cards import CardReaction
from tatami.games.dicium.rules.fights import AVOIDED, HarmfulEvent, fight
from tatami.games.dicium.rules.moves import NumberedMove

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
        else:
            race.push(self)
            race.book.ask_holders(race, UseStunt, (self.driver,), self.driver, chance)

    def prompt(self, race: Race, seat: int) -> Text:
        args: Arguments = {"cause": f"cause-{CAUSES[self.cause]}", "passes": AVOIDED}
        return Text("ask-test", args, rule="CC-7.4")

    def decided(self, race: Race, seat: int, won: bool, chance: Chance) -> None:
        args = {"driver": race.named(seat), "cause": f"cause-{CAUSES[self.cause]}"}
        race.tell("passed" if won else "failed", args)
        if not won:
            MISHAPS[self.cause].befall(race, self.driver, self.by, chance)


class UseStunt(CardReaction[Race]):
    """CC-3.4.3: passed without a roll. The test itself waits below."""

    card: ClassVar[int] = STUNT

    def closed(self, race: Race, played: list[tuple[int, Move]], chance: Chance) -> None:
        if played:
            race.piles.play(race, self.about, STUNT)
            declare_card(race, self.about, StuntDone(), chance)
        else:
            fight(race, _test(race), self.about, chance)


class StuntDone(Step[Race]):
    def run(self, race: Race, chance: Chance) -> None:
        test = _test(race)
        test.decided(race, test.driver, True, chance)


def _test(race: Race) -> DrivingTest:
    test = race.stack.pop()
    assert isinstance(test, DrivingTest)
    return test


# what a failure means


@mypyc_attr(allow_interpreted_subclasses=True)
class Mishap(Row):
    """What a failed test means, by its cause."""

    def befall(self, race: Race, driver: int, by: int, chance: Chance) -> None:
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return type(self).befall is Mishap.befall


@mypyc_attr(allow_interpreted_subclasses=True)
class SetBack(Mishap):
    """As far as the content says; some causes end the movement, too."""

    def __init__(self, id: str, far: str, halts: bool = False) -> None:
        super().__init__(id)
        self.far = far
        self.halts = halts

    def idle(self) -> bool:
        return self.far not in DISTANCES

    def befall(self, race: Race, driver: int, by: int, chance: Chance) -> None:
        race.halted = race.halted or self.halts
        go_back(race, driver, race.box.numbers[self.far])


class BlownAway(SetBack):
    """CC-3.3.2: the tornado leaves."""

    def befall(self, race: Race, driver: int, by: int, chance: Chance) -> None:
        lift_tornado(race)
        super().befall(race, driver, by, chance)


class Swept(SetBack):
    """CC-3.4.6: the tornado leaves once all tests are made."""

    def befall(self, race: Race, driver: int, by: int, chance: Chance) -> None:
        race.swept = True
        super().befall(race, driver, by, chance)


class Dragged(Mishap):
    """CC-3.4.8: along the straight way to the magnet."""

    def befall(self, race: Race, driver: int, by: int, chance: Chance) -> None:
        way = race.box.canyon.grid.way(race.at[driver], race.at[by])
        assert way is not None
        for space in way:
            if not race.over():
                arrive(race, driver, space)


class Sanded(Mishap):
    """CC-3.4.9"""

    def befall(self, race: Race, driver: int, by: int, chance: Chance) -> None:
        race.stored[driver] = 0
        race.sand[driver] += 1
        race.tell("sanded", {"player": Seat(driver)})


class Robbed(Mishap):
    """CC-3.4.10"""

    def befall(self, race: Race, driver: int, by: int, chance: Chance) -> None:
        ask_choice(race, Loot(by, driver), chance)


MISHAPS: Final[list[Mishap]] = complete(
    "mishap",
    CAUSES,
    (
        SetBack("oil", "oil", halts=True),
        Swept("dust", "tornado"),
        SetBack("cannon", "cannon"),
        Dragged("magnet"),
        Sanded("sand"),
        Robbed("thief"),
        BlownAway("tornado", "tornado", halts=True),
        SetBack("bump", "bump"),
    ),
)


def lift_tornado(race: Race) -> None:
    """CC-3.3.4: the tornado returns beside the deck."""
    race.tornado = -1
    race.tornado_owner = -1
    race.tell("calm", {})


def stealable_tiles(race: Race, thief: int, victim: int) -> list[int]:
    return race.tiles_of(victim) if race.tile_count(thief) < TILE_PLACES else []


class Loot(Decision[Race]):
    """What the Pickpocket takes."""

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
