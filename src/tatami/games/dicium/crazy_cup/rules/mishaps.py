"""Driving tests: Stunt Driver, red dice, the combat die, and what a failure means."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.cheats import STUNT
from tatami.games.dicium.crazy_cup.rules.course import arrive, go_back
from tatami.games.dicium.crazy_cup.rules.piles import steal_card
from tatami.games.dicium.crazy_cup.rules.reactions import Reaction, asked_for, declare_card
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.fights import AVOIDED, SpendRed, ask_red, fight_strength
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.state import DiceState

TORNADO_TEST: Final = 0
OIL_TEST: Final = 1
BUMP_TEST: Final = 2
DUST_TEST: Final = 3
CANNON_TEST: Final = 4
MAGNET_TEST: Final = 5
SAND_TEST: Final = 6
THIEF_TEST: Final = 7
CAUSES: Final[tuple[str, ...]] = (
    "tornado",
    "oil",
    "bump",
    "dust",
    "cannon",
    "magnet",
    "sand",
    "thief",
)

_DRONE_PASSES: Final = 5


class DrivingTest(Step[Race]):
    """A driver must take a test; `by` is the driver who caused it."""

    fields: ClassVar[tuple[str, ...]] = ("driver", "cause", "by")

    def __init__(self, driver: int, cause: int, by: int) -> None:
        self.driver = driver
        self.cause = cause
        self.by = by

    def run(self, race: Race, chance: Chance) -> None:
        if race.is_drone(self.driver):
            die = chance.die(6)
            if race.events is not None:
                race.tell("drone-die", {"die": die})
            judge(race, self.driver, self.cause, self.by, die >= _DRONE_PASSES)
        elif asked_for(race, self.driver, STUNT):
            race.push(self)
            race.push(UseStunt(self.driver, self.cause, self.by))
        else:
            ask_red(race, RedForTest(self.driver, self.cause, self.by), chance)


class UseStunt(Reaction):
    """Stunt Driver: passed without a roll. The test itself waits below."""

    card: ClassVar[int] = STUNT
    fields: ClassVar[tuple[str, ...]] = ("seat", "cause", "by")

    def __init__(self, seat: int, cause: int, by: int) -> None:
        super().__init__(seat)
        self.cause = cause
        self.by = by

    def played(self, race: Race, chance: Chance) -> None:
        declare_card(race, self.seat, StuntDone(self.seat, self.cause))

    def passed(self, race: Race, chance: Chance) -> None:
        race.stack.pop()
        ask_red(race, RedForTest(self.seat, self.cause, self.by), chance)


class StuntDone(Step[Race]):
    fields: ClassVar[tuple[str, ...]] = ("driver", "cause")

    def __init__(self, driver: int, cause: int) -> None:
        self.driver = driver
        self.cause = cause

    def run(self, race: Race, chance: Chance) -> None:
        race.stack.pop()
        judge(race, self.driver, self.cause, -1, True)


class RedForTest(SpendRed):
    """How many red dice the driver spends on the test."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "cause", "by")

    def __init__(self, seat: int, cause: int, by: int) -> None:
        super().__init__(seat)
        self.cause = cause
        self.by = by

    def committed(self, state: DiceState, spent: int, chance: Chance) -> None:
        assert isinstance(state, Race)
        strength = fight_strength(state, self.seat, spent, 0, chance)
        judge(state, self.seat, self.cause, self.by, strength >= AVOIDED)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-test", {"cause": f"cause-{CAUSES[self.cause]}"})


def judge(race: Race, driver: int, cause: int, by: int, passed: bool) -> None:
    if race.events is not None:
        args = {"driver": race.named(driver), "cause": f"cause-{CAUSES[cause]}"}
        race.tell("passed" if passed else "failed", args)
    if not passed:
        fail(race, driver, cause, by)


def fail(race: Race, driver: int, cause: int, by: int) -> None:
    box = race.box
    if cause == TORNADO_TEST:
        race.stopped = True
        lift_tornado(race)
        go_back(race, driver, box.tornado_back)
    elif cause == OIL_TEST:
        race.stopped = True
        go_back(race, driver, box.oil_back)
    elif cause == BUMP_TEST:
        go_back(race, driver, box.bump_back)
    elif cause == DUST_TEST:
        race.swept = True
        go_back(race, driver, box.tornado_back)
    elif cause == CANNON_TEST:
        go_back(race, driver, box.cannon_back)
    elif cause == MAGNET_TEST:
        _drag(race, driver, by)
    elif cause == SAND_TEST:
        race.stored[driver] = 0
        race.sand[driver] += 1
        if race.events is not None:
            race.tell("sanded", {"player": Seat(driver)})
    else:
        _ask_loot(race, by, driver)


def lift_tornado(race: Race) -> None:
    """The tornado returns beside the deck."""
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


def _ask_loot(race: Race, thief: int, victim: int) -> None:
    question = Loot(thief, victim)
    if stealable_tiles(race, thief, victim) or race.cards_of(victim):
        race.push(question)


class Loot(Decision[Race]):
    """What the Pickpocket takes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def choices(self, race: Race, seat: int) -> list[Move]:
        moves = race.box.moves
        found: list[Move] = [moves.loot[t] for t in stealable_tiles(race, seat, self.victim)]
        if race.cards_of(self.victim):
            found.append(moves.loot_card)
        return found

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if move is race.box.moves.loot_card:
            steal_card(race, seat, self.victim, chance)
            return
        assert isinstance(move, NumberedMove)
        race.tiles[self.victim * TILE_KINDS + move.number] -= 1
        race.tiles[seat * TILE_KINDS + move.number] += 1
        if race.events is not None:
            tile = f"tile-{TECHNOLOGIES[move.number]}"
            race.tell("loot", {"player": Seat(seat), "victim": Seat(self.victim), "tile": tile})

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-loot", {"victim": Seat(self.victim)})
