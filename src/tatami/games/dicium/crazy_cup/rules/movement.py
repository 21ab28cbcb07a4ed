"""Own movements: declared, hooked, made step by step, followed."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Step
from tatami.core.text import Seat
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.course import arrive, main_lane
from tatami.games.dicium.crazy_cup.rules.entering import Entered
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, Race
from tatami.games.dicium.crazy_cup.rules.towing import AskFollow, AskHook
from tatami.games.dicium.rules.grid import OPEN
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.walking import Walk


def begin_movement(
    race: Race, driver: int, steps: int, airship: bool = False, bump: bool = False
) -> None:
    """A movement is declared and paid for."""
    race.mover = driver
    race.left = steps
    race.airship = airship
    race.may_bump = bump
    race.set_out = race.at[driver]
    race.path = ()
    race.hooks = ()
    race.stopped = False
    if race.events is not None:
        kind = "fly" if airship else "drive"
        race.tell(kind, {"driver": race.named(driver), "count": steps})
    if race.is_drone(driver) or drive_steps(race, driver):
        race.push(Drive(driver))
        race.push(AskHook(driver, 0))
    else:
        _rescue(race, driver)
        end_movement(race)


def _rescue(race: Race, driver: int) -> None:
    """Stranded: put on the last road space; nothing is entered by it."""
    race.at[driver] = race.road[driver]
    if race.events is not None:
        args = race.place(race.road[driver])
        args["driver"] = race.named(driver)
        race.tell("rescue", args)


def end_movement(race: Race) -> None:
    race.mover = -1
    race.left = 0
    race.airship = False
    race.may_bump = False
    race.set_out = -1
    race.path = ()
    race.hooks = ()
    race.stopped = False
    race.dynamite = 0


def drive_steps(race: Race, driver: int) -> list[Move]:
    """Legal steps, by rising index: plain ones, with Dynamite, with two."""
    canyon = race.box.canyon
    moves = race.box.moves
    at = race.at[driver]
    way = race.way[driver]
    tiles = driver * TILE_KINDS
    steps: list[Move] = []
    blasts: list[Move] = []
    twice: list[Move] = []
    for space, edge in canyon.grid.adjacent[at]:
        if canyon.against_traffic(at, space, way):
            continue
        rough = canyon.rough[space]
        free = rough < 0 or race.airship or race.tiles[tiles + rough] > 0
        if edge == OPEN:
            if free:
                steps.append(moves.walk.step[space])
            if race.dynamite and rough >= 0 and not race.airship:
                blasts.append(moves.blast[space])
        elif race.dynamite:
            if free:
                blasts.append(moves.blast[space])
            if race.dynamite > 1 and rough >= 0 and not race.airship:
                twice.append(moves.blast_twice[space])
    return [*steps, *blasts, *twice]


class Drive(Step[Race]):
    """The movement goes on, or is over and followed."""

    fields: ClassVar[tuple[str, ...]] = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def run(self, race: Race, chance: Chance) -> None:
        if race.stopped or race.left == 0:
            follow(race)
        elif race.is_drone(self.driver):
            ahead = race.box.canyon.forward(race.at[self.driver], race.way[self.driver])
            make_step(race, self.driver, main_lane(race, ahead))
        elif drive_steps(race, self.driver):
            race.push(DriveStep(self.driver))
        else:
            follow(race)


def follow(race: Race) -> None:
    race.push(MovementOver())
    if race.hooks:
        race.push(AskFollow(0))


class MovementOver(Step[Race]):
    def run(self, race: Race, chance: Chance) -> None:
        end_movement(race)


class DriveStep(Walk):
    """The next space, or the end of the movement."""

    def stop(self, state: DiceState) -> Move:
        assert isinstance(state, Race)
        return state.box.moves.walk.stop

    def steps(self, state: DiceState) -> list[Move]:
        assert isinstance(state, Race)
        return drive_steps(state, self.seat)

    def may_stop(self, state: DiceState) -> bool:
        assert isinstance(state, Race)
        return len(state.path) > 0

    def stopped(self, state: DiceState, chance: Chance) -> None:
        assert isinstance(state, Race)
        follow(state)

    def stepped(self, state: DiceState, move: Move, chance: Chance) -> None:
        assert isinstance(state, Race)
        assert isinstance(move, SpaceMove)
        pay_step(state, self.seat, move)
        make_step(state, self.seat, move.space)


def pay_step(race: Race, seat: int, move: SpaceMove) -> None:
    """Dynamite and tile that the step needs."""
    canyon = race.box.canyon
    rough = canyon.rough[move.space]
    closed = (move.space, OPEN) not in canyon.grid.adjacent[race.at[seat]]
    use_tile = rough >= 0 and not race.airship
    if move.kind != "step":
        charges = 2 if move.kind == "blast-twice" else 1
        race.dynamite -= charges
        use_tile = use_tile and closed and charges == 1
        if race.events is not None:
            race.tell("blast", {"player": Seat(seat)})
    if use_tile:
        race.tiles[seat * TILE_KINDS + rough] -= 1
        race.supply[rough] += 1
        if race.events is not None:
            tile = f"tile-{TECHNOLOGIES[rough]}"
            race.tell("use-tile", {"player": Seat(seat), "tile": tile})


def make_step(race: Race, driver: int, space: int) -> None:
    race.left -= 1
    race.path = (*race.path, space)
    arrive(race, driver, space)
    race.push(Drive(driver))
    race.push(Entered(driver, True))
