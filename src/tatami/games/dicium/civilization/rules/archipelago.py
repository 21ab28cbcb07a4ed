"""The map: land and water, regions, lairs, quarries and Capital spaces (DC-4)."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.errors import BadContent
from tatami.games.dicium.rules.grid import Grid

WATER: Final = "~~"
QUARRY: Final = "Qu"
LABYRINTH: Final = "Lb"
CAPITALS: Final[tuple[str, ...]] = ("C1", "C2", "C3", "C4")
LAIRS: Final[tuple[str, ...]] = (LABYRINTH, "M1", "M3", "S2", "S4")
CODES: Final[tuple[str, ...]] = (WATER, "..", QUARRY, *CAPITALS, *LAIRS)
"""DC-4.4"""
KINDS: Final[dict[str, str]] = {
    WATER: "water",
    "..": "land",
    QUARRY: "quarry",
    **dict.fromkeys(CAPITALS, "capital"),
    **dict.fromkeys(LAIRS, "lair"),
    LABYRINTH: "labyrinth",
}
_SEA: Final[tuple[str, ...]] = (WATER, "S2", "S4")

SIDE: Final = 9
REGIONS: Final[tuple[str, ...]] = tuple(f"r{n}" for n in range(1, SIDE + 1))
CRETE: Final = 4
CORNERS: Final[tuple[int, ...]] = (0, 2, 6, 8)

SEATS: Final[tuple[tuple[int, ...], ...]] = ((), (0,), (0, 2), (0, 1, 2), (0, 1, 2, 3))
"""DC-5.1: the Capital spaces in use, by number of players."""

LAND: Final = 1
SEA: Final = 2
ANYWHERE: Final = LAND | SEA


class Archipelago:
    """Spaces are numbers; sets of spaces are numbers with a bit for each space."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.water = [code in _SEA for code in grid.codes]
        self.quarry = [code == QUARRY for code in grid.codes]
        self.capitals = [grid.spaces(code)[0] for code in CAPITALS]
        self.lairs = [grid.spaces(code)[0] for code in LAIRS]
        self.region = [grid.row[s] // 3 * 3 + grid.column[s] // 3 for s in range(len(grid))]
        self.spaces = [
            [space for space in range(len(grid)) if self.region[space] == region]
            for region in range(SIDE)
        ]
        self.mask = [sum(1 << space for space in spaces) for spaces in self.spaces]
        self.water_mask = sum(1 << space for space in range(len(grid)) if self.water[space])
        self.land_mask = (1 << len(grid)) - 1 - self.water_mask
        self.nearby = [
            [
                other
                for other in range(SIDE)
                if abs(region // 3 - other // 3) + abs(region % 3 - other % 3) <= 1
            ]
            for region in range(SIDE)
        ]
        """For each region itself and those that share a side with it (DC-4.2)."""
        self.terrain = [SEA if water else LAND for water in self.water]

    def json(self) -> dict[str, Any]:
        """The board as a view shows it."""
        board = self.grid.json()
        for space, shown in enumerate(board["spaces"]):
            shown["kind"] = KINDS[self.grid.codes[space]]
            shown["terrain"] = "water" if self.water[space] else "land"
            shown["region"] = REGIONS[self.region[space]]
        return board


def read_archipelago(grid: Grid, source: str) -> Archipelago:
    """`BadContent` unless the map has what the rules need: DC-4.1."""
    if grid.columns != SIDE or grid.rows != SIDE or len(grid) != SIDE * SIDE:
        raise BadContent(f"{source}: the map has {SIDE} columns and {SIDE} rows, without rock")
    for code in (*CAPITALS, *LAIRS):
        if len(grid.spaces(code)) != 1:
            raise BadContent(f"{source}: the map needs exactly one {code}")
    return Archipelago(grid)
