"""CC-6.9: own movements: declared, hooked, made step by step, followed."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Step
from tatami.core.text import Seat
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.course import arrive, main_lane
from tatami.games.dicium.crazy_cup.rules.entering import Entered
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, Race
from tatami.games.dicium.crazy_cup.rules.towing import AskFollow, AskHook
from tatami.games.dicium.rules.grid import OPEN, OPEN_EDGE
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.walking import Walk

AIRSHIP: Final = 1
"""The manner of a movement that enters rough spaces without tiles."""


def begin_movement(
    race: Race, driver: int, steps: int, airship: bool = False, bump: bool = False
) -> None:
    """CC-6.9.1: a movement is declared and paid for."""
    race.may_bump = bump
    race.hooks = ()
    race.halted = False
    if race.events is not None:
        kind = "fly" if airship else "drive"
        race.tell(kind, {"driver": race.named(driver), "count": steps})
    seat = 0 if race.is_drone(driver) else driver
    manner = AIRSHIP if airship else 0
    walk = DriveStep(seat, driver, steps, (race.at[driver],), OPEN_EDGE, manner)
    if race.is_drone(driver):
        race.push(walk)
        race.push(DroneOn())
    elif drive_steps(race, driver, airship):
        race.push(walk)
    else:
        # CC-7.3: stranded, put on the last road space; nothing is entered by it
        race.at[driver] = race.road[driver]
        race.tell("rescue", {**race.place(race.road[driver]), "driver": race.named(driver)})
        race.dynamite = 0
        return
    race.push(AskHook(driver))


def drive_steps(race: Race, driver: int, airship: bool) -> list[Move]:
    """CC-6.9.2: legal steps, by rising index: plain ones, with Dynamite, with two."""
    canyon = race.box.canyon
    moves = race.box.moves
    plain = race.kit.dice_moves.step
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
        free = rough < 0 or airship or race.tiles[tiles + rough] > 0
        if edge == OPEN:
            if free:
                steps.append(plain[space])
            if race.dynamite and rough >= 0 and not airship:
                blasts.append(moves.blast[space])
        elif race.dynamite:
            if free:
                blasts.append(moves.blast[space])
            if race.dynamite > 1 and rough >= 0 and not airship:
                twice.append(moves.blast_twice[space])
    return steps + blasts + twice if race.dynamite else steps


def pay_step(race: Race, seat: int, move: SpaceMove, airship: bool) -> None:
    """Dynamite and tile that the step needs."""
    canyon = race.box.canyon
    rough = canyon.rough[move.space]
    use_tile = rough >= 0 and not airship
    if move.kind != "step":
        closed = (move.space, OPEN) not in canyon.grid.adjacent[race.at[seat]]
        charges = 2 if move.kind == "blast-twice" else 1
        race.dynamite -= charges
        use_tile = use_tile and closed and charges == 1
        race.tell("blast", {"player": Seat(seat)})
    if use_tile:
        race.tiles[seat * TILE_KINDS + rough] -= 1
        race.supply[rough] += 1
        race.tell("use-tile", {"player": Seat(seat), "tile": f"tile-{TECHNOLOGIES[rough]}"})


class DriveStep(Walk[Race]):
    """The next space, or the end of the movement."""

    def steps(self, race: Race) -> list[Move]:
        return drive_steps(race, self.piece, self.manner == AIRSHIP)

    def ways(self, race: Race) -> dict[int, tuple[int, ...]]:
        """By plain steps, without Dynamite."""
        found = ways(race, self.piece, self.left, self.manner == AIRSHIP, 0)
        found.pop(race.at[self.piece], None)
        return found

    def step(self, race: Race, move: Move, chance: Chance) -> None:
        assert isinstance(move, SpaceMove)
        pay_step(race, self.piece, move, self.manner == AIRSHIP)
        self.enter(race, move.space, chance)

    def entered(self, race: Race, space: int, chance: Chance) -> None:
        arrive(race, self.piece, space)
        race.push(Entered(self.piece, True))

    def over(self, race: Race, chance: Chance) -> None:
        race.push(AskFollow(self.piece, self.path, 0))


def ways(
    race: Race, driver: int, steps: int, airship: bool, dynamite: int
) -> dict[int, tuple[int, ...]]:
    """The spaces that the driver can enter, each with the shortest way there; of these the one that
    meets the fewest drivers, the tornado included, and spends the fewest tiles.

    What waits on the way, a tornado or another driver's oil, ends no way here.
    """
    ahead = race.copy()
    own = slice(driver * TILE_KINDS, (driver + 1) * TILE_KINDS)
    found: dict[int, tuple[int, ...]] = {}
    edge: dict[tuple[int, tuple[int, ...], int], tuple[int, tuple[int, ...]]] = {}
    edge[race.at[driver], tuple(race.tiles[own]), dynamite] = (0, ())
    seen = set(edge)
    for _ in range(steps):
        onward: dict[tuple[int, tuple[int, ...], int], tuple[int, tuple[int, ...]]] = {}
        for (space, tiles, charges), (cost, way) in edge.items():
            ahead.at[driver], ahead.tiles[own], ahead.dynamite = space, list(tiles), charges
            for move in drive_steps(ahead, driver, airship):
                assert isinstance(move, SpaceMove)
                ahead.at[driver], ahead.tiles[own], ahead.dynamite = space, list(tiles), charges
                pay_step(ahead, driver, move, airship)
                place = (move.space, tuple(ahead.tiles[own]), ahead.dynamite)
                met = move.space == race.tornado or move.space in race.at
                dearer = cost + met + (place[1] != tiles)
                if place not in seen and (place not in onward or dearer < onward[place][0]):
                    onward[place] = (dearer, (*way, move.space))
        best: dict[int, int] = {}
        for (space, _tiles, _charges), (cost, way) in onward.items():
            if space not in found or (space in best and cost < best[space]):
                found[space] = way
                best[space] = cost
        edge = onward
        seen.update(onward)
    return found


class DroneOn(Step[Race]):
    """CC-9.1: the drone, whose movement lies right below, drives on; nobody is asked."""

    def run(self, race: Race, chance: Chance) -> None:
        walk = race.stack.pop()
        assert isinstance(walk, DriveStep)
        if race.halted or walk.left == 0:
            race.halted = False
            walk.over(race, chance)
            return
        drone = walk.piece
        space = main_lane(race, race.box.canyon.forward(race.at[drone], race.way[drone]))
        race.push(walk.onward(space))
        race.push(DroneOn())
        walk.entered(race, space, chance)
