"""DD-4: what the map means: lairs, treasuries, crypts, portals, guard rooms, the royal hallway."""

from __future__ import annotations

from typing import Final

from tatami.core.errors import BadContent
from tatami.games.dicium.rules.grid import WALL, Grid

FLOOR_SPACE: Final = ".."
LAIRS: Final[tuple[str, ...]] = tuple(f"L{n}" for n in range(1, 10))
TREASURIES: Final[tuple[str, ...]] = tuple(f"T{n}" for n in range(1, 7))
CRYPTS: Final[tuple[str, ...]] = tuple(f"C{n}" for n in range(1, 4))
PORTALS: Final[tuple[str, ...]] = ("P1", "P2")
GUARD_ROOMS: Final[tuple[str, ...]] = tuple(f"G{n}" for n in range(1, 10))
ENTRANCE: Final = "EN"
THRONE: Final = "TH"
STEPS: Final[tuple[str, ...]] = tuple(f"{n:02}" for n in range(1, 40))
CODES: Final[tuple[str, ...]] = (
    FLOOR_SPACE,
    *PORTALS,
    ENTRANCE,
    *STEPS,
    THRONE,
    *LAIRS,
    *TREASURIES,
    *CRYPTS,
    *GUARD_ROOMS,
)
"""DD-4.4"""
FARTHEST: Final = 3
"""The greatest distance that goblins and the Portal tile are placed at."""
LATEST_ENTRY: Final = 6
"""The last step of the hallway that the King may be told to enter on."""
NOWHERE: Final = -1
_KINDS: Final = {
    "P": "portal",
    "E": "entrance",
    "T": "treasury",
    "L": "lair",
    "C": "crypt",
    "G": "guard",
}


class Labyrinth:
    """The map with what its codes stand for. Spaces are numbers of the grid."""

    def __init__(self, grid: Grid, source: str) -> None:
        self.grid = grid
        self.lairs = _each_once(grid, LAIRS, source)
        self.treasuries = _each_once(grid, TREASURIES, source)
        self.crypts = _each_once(grid, CRYPTS, source)
        self.portals = _each_once(grid, PORTALS, source)
        self.hallway = _hallway(grid, source)
        """From the Entrance to the Throne."""
        self.throne = len(self.hallway) - 1
        self.guard_room = [code in GUARD_ROOMS for code in grid.codes]
        self.portal = [code in PORTALS for code in grid.codes]
        self.lair_of = _inverse(len(grid), self.lairs)
        self.treasury_of = _inverse(len(grid), self.treasuries)
        self.crypt_of = _inverse(len(grid), self.crypts)
        spaces = range(len(grid))
        self.at_distance = [
            [[other for other in spaces if grid.distance(space, other) == n] for space in spaces]
            for n in range(FARTHEST + 1)
        ]
        """DD-1.2: by distance and space, the spaces exactly so far away, whatever is between."""
        self.near = [
            [other for other in spaces if 1 <= grid.distance(space, other) <= FARTHEST]
            for space in spaces
        ]
        _check_connected(grid, source)

    def kind(self, space: int) -> str:
        """What a space is, as the end of the message `space-…`."""
        if space in self.hallway[1:]:
            return "throne" if space == self.hallway[-1] else "hallway"
        return _KINDS.get(self.grid.codes[space][0], "floor")


def _each_once(grid: Grid, codes: tuple[str, ...], source: str) -> list[int]:
    found = []
    for code in codes:
        spaces = grid.spaces(code)
        if len(spaces) != 1:
            raise BadContent(f"{source}: the map has {code} {len(spaces)} times; it needs it once")
        found.append(spaces[0])
    return found


def _inverse(spaces: int, places: list[int]) -> list[int]:
    numbers = [NOWHERE] * spaces
    for number, space in enumerate(places):
        numbers[space] = number
    return numbers


def _hallway(grid: Grid, source: str) -> list[int]:
    """DD-4.2: the Entrance, the numbered steps without a gap, the Throne."""
    steps = [code for code in STEPS if grid.spaces(code)]
    if steps != list(STEPS[: len(steps)]):
        missing = next(code for code in STEPS if code not in steps)
        raise BadContent(f"{source}: step {missing} of the royal hallway is missing")
    if len(steps) < LATEST_ENTRY:
        raise BadContent(
            f"{source}: the royal hallway has {len(steps)} steps; it needs {LATEST_ENTRY}"
        )
    hallway = _each_once(grid, (ENTRANCE, *steps, THRONE), source)
    for at in range(1, len(hallway)):
        if hallway[at] not in grid.neighbours[hallway[at - 1]]:
            one, other = grid.names[hallway[at - 1]], grid.names[hallway[at]]
            raise BadContent(
                f"{source}: the royal hallway leads from {one} to {other},"
                " which are not neighbours across an open edge"
            )
    return hallway


def _check_connected(grid: Grid, source: str) -> None:
    """Magic opens doors, so that no space must be lost: through them every one can be reached."""
    reached = {0}
    queue = [0]
    for space in queue:
        for other, edge in grid.adjacent[space]:
            if edge != WALL and other not in reached:
                reached.add(other)
                queue.append(other)
    if len(reached) != len(grid):
        lost = next(name for space, name in enumerate(grid.names) if space not in reached)
        raise BadContent(f"{source}: no way leads from {grid.names[0]} to {lost}, even by doors")
