"""Ways to the goal: how many steps are left from every space with every pair of tiles."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from tatami.games.dicium.crazy_cup.rules.canyon import CLOCKWISE, TECHNOLOGIES, Canyon
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, TILE_PLACES, Race
from tatami.games.dicium.rules.grid import OPEN

FAR: Final = 99
FINISH: Final = -1
"""The goal of a race: the start, entered forwards."""

_TILESETS: Final = [
    held
    for count in range(TILE_PLACES + 1)
    for held in combinations_with_replacement(range(len(TECHNOLOGIES)), count)
]
TILESETS: Final = len(_TILESETS)
_AT: Final = {held: at for at, held in enumerate(_TILESETS)}


def _changed(held: tuple[int, ...], tile: int, add: bool) -> int:
    tiles = list(held)
    if add:
        tiles.append(tile)
    elif tile in tiles:
        tiles.remove(tile)
    else:
        return -1
    return _AT.get(tuple(sorted(tiles)), -1)


WITH: Final = [[_changed(held, tile, True) for tile in range(TILE_KINDS)] for held in _TILESETS]
WITHOUT: Final = [[_changed(held, tile, False) for tile in range(TILE_KINDS)] for held in _TILESETS]


def tileset(race: Race, seat: int) -> int:
    """The number of the set of tiles that a seat holds."""
    held = race.tiles[seat * TILE_KINDS : (seat + 1) * TILE_KINDS]
    return _AT[tuple(kind for kind, count in enumerate(held) for _ in range(count))]


class Routes:
    """Steps to one goal for a driver who goes one way: `left[tiles][space]`."""

    def __init__(self, canyon: Canyon, way: int, goal: int) -> None:
        self.canyon = canyon
        self.way = way
        self.goal = goal
        spaces = range(len(canyon.grid))
        self.left = [[FAR for _ in spaces] for _ in range(TILESETS)]
        queue: list[tuple[int, int]] = []
        for tiles in range(TILESETS):
            if goal == FINISH:
                first = canyon.last if way == CLOCKWISE else canyon.first
                self.left[tiles][first] = 1
                queue.append((first, tiles))
            else:
                self.left[tiles][goal] = 0
                queue.append((goal, tiles))
        for space, tiles in queue:
            rough = canyon.rough[space]
            before = tiles if rough < 0 else WITH[tiles][rough]
            if before < 0:
                continue
            for other in canyon.grid.neighbours[space]:
                if self.left[before][other] == FAR and not canyon.against_traffic(
                    other, space, way
                ):
                    self.left[before][other] = self.left[tiles][space] + 1
                    queue.append((other, before))


@cache
def routes(canyon: Canyon, way: int, goal: int) -> Routes:
    return Routes(canyon, way, goal)


class Node:
    """Where a movement may lead: space, tiles left, Dynamite left, whether past the line."""

    def __init__(
        self, space: int, tiles: int, charges: int, past: bool, first: str, made: int
    ) -> None:
        self.space = space
        self.tiles = tiles
        self.charges = charges
        self.past = past
        self.first = first
        """The first move on the way there, as written; empty where the movement begins."""
        self.made = made


def reachable(
    ways: Routes,
    space: int,
    tiles: int,
    steps: int,
    airship: bool = False,
    charges: int = 0,
    past: bool = False,
    avoid: int = -1,
) -> list[Node]:
    """Every place that a movement of so many steps may lead to, the nearest first.

    One space may be avoided: nothing is reached through it.
    """
    canyon = ways.canyon
    names = canyon.grid.names
    found = [Node(space, tiles, charges, past, "", 0)]
    seen = {(space, tiles, charges, past)}
    for node in found:
        if node.made == steps:
            continue
        for other, edge in canyon.grid.adjacent[node.space]:
            if other == avoid or canyon.against_traffic(node.space, other, ways.way):
                continue
            rough = canyon.rough[other]
            line = node.past or (
                ways.goal == FINISH
                and other == canyon.start
                and canyon.enters_forwards(node.space, ways.way)
            )
            if edge == OPEN:
                if rough < 0 or airship:
                    options = [(node.tiles, node.charges, "step")]
                else:
                    options = [(WITHOUT[node.tiles][rough], node.charges, "step")]
                    options.append((node.tiles, node.charges - 1, "blast"))
            elif rough < 0 or airship:
                options = [(node.tiles, node.charges - 1, "blast")]
            else:
                options = [(WITHOUT[node.tiles][rough], node.charges - 1, "blast")]
            for kept, charged, verb in options:
                key = (other, kept, charged, line)
                if kept >= 0 and charged >= 0 and key not in seen:
                    seen.add(key)
                    first = node.first or f"{verb} {names[other]}"
                    found.append(Node(other, kept, charged, line, first, node.made + 1))
    return found


def steps_left(ways: Routes, node: Node) -> int:
    """Steps to the goal; past the line the miles made on, negative."""
    if node.past:
        if ways.canyon.road[node.space]:
            return -ways.canyon.mile(node.space, ways.way)
        return 0
    return ways.left[node.tiles][node.space]
