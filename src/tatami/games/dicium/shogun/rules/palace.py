"""The palace (DS-4.1, DS-4.3): throne room, hallways, eight gardens (DS-3.5); walls and doors."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.errors import BadContent
from tatami.games.dicium.rules.grid import DOOR, OPEN, WALL, Grid

THRONE: Final = "Th"
TATAMI: Final = "Ta"
HALLWAY: Final = "Ha"
GARRISON: Final = "Gs"
ALTAR: Final = "Al"
TORII: Final = "To"
GARDENS: Final = 8
GARDEN: Final[tuple[str, ...]] = tuple(f"G{n}" for n in range(1, GARDENS + 1))
BRAZIER: Final[tuple[str, ...]] = tuple(f"B{n}" for n in range(1, GARDENS + 1))
CODES: Final[tuple[str, ...]] = (THRONE, TATAMI, HALLWAY, GARRISON, ALTAR, TORII, *GARDEN, *BRAZIER)
"""DS-4.5"""
KINDS: Final[dict[str, str]] = {
    THRONE: "throne",
    TATAMI: "tatami",
    HALLWAY: "hallway",
    GARRISON: "garrison",
    ALTAR: "altar",
    TORII: "torii",
    **dict.fromkeys(GARDEN, "garden"),
    **dict.fromkeys(BRAZIER, "brazier"),
}
"""What a space is, as the end of the message `about-space-…`."""

BRAZIER_TILES: Final = 6
"""A map needs a brazier space for each."""
NOWHERE: Final = -1


class Palace:
    """All that never changes on the board. Gardens are numbered from 0; `NOWHERE` is no garden."""

    def __init__(self, grid: Grid, great_door: tuple[int, int] | None) -> None:
        self.grid = grid
        self.great_door = great_door
        """The two spaces beside it, closed or open; None on a map without."""
        self.size = len(grid)
        self.throne = grid.spaces(THRONE)[0]
        self.torii = grid.spaces(TORII)[0]
        self.garrisons = grid.spaces(GARRISON)
        self.altar = [code == ALTAR for code in grid.codes]
        self.hallway = [code == HALLWAY for code in grid.codes]
        self.garden = gardens_of(grid)
        """The garden that each space belongs to."""
        self.garden_space = [code in GARDEN for code in grid.codes]
        """The spaces that may take a Torii tile."""
        self.garden_spaces = [grid.spaces(code) for code in GARDEN]
        """The same by garden."""
        self.brazier = [(grid.spaces(code) or [NOWHERE])[0] for code in BRAZIER]
        """The brazier space of each garden."""
        self.brazier_of = [BRAZIER.index(c) if c in BRAZIER else NOWHERE for c in grid.codes]
        """The garden whose brazier stands on a space."""
        self.row = grid.row
        self.open_ways = grid.neighbours
        self.door_ways = [[s for s, edge in around if edge == DOOR] for around in grid.adjacent]
        self.wall_ways = [[s for s, edge in around if edge == WALL] for around in grid.adjacent]
        self.all_ways = [[s for s, edge in around if edge != WALL] for around in grid.adjacent]
        """Across gaps and doors."""
        self.map = self._map()

    def _map(self) -> dict[str, Any]:
        """The board as a view shows it: the grid with what each space is, and its garden."""
        shown = self.grid.json()
        for space, entry in enumerate(shown["spaces"]):
            garden = self.garden[space]
            entry["kind"] = KINDS[self.grid.codes[space]]
            entry["garden"] = None if garden == NOWHERE else garden + 1
        door = self.great_door
        shown["great_door"] = None if door is None else [self.grid.names[s] for s in door]
        return shown


def gardens_of(grid: Grid) -> list[int]:
    """The garden of each space; that of the Torii space is the one around it."""
    gardens = [
        GARDEN.index(f"G{code[1]}") if code in GARDEN or code in BRAZIER else NOWHERE
        for code in grid.codes
    ]
    for space in grid.spaces(TORII):
        for other in grid.neighbours[space]:
            if gardens[other] != NOWHERE:
                gardens[space] = gardens[other]
                break
    return gardens


def open_doors(grid: Grid, doors: list[tuple[int, int]]) -> Grid:
    """The same board with a gap for each of these doors."""
    opened = Grid(grid.columns, grid.rows)
    for space, code in enumerate(grid.codes):
        opened.add_space(grid.column[space], grid.row[space], code)
    opened.connect([(a, b, OPEN if (a, b) in doors else edge) for a, b, edge in grid.edges])
    return opened


def check_palace(name: str, grid: Grid) -> None:
    """DS-4.4: what every map must have; `BadContent` says what is missing."""
    for code, count, what in (
        (THRONE, 1, "throne"),
        (TORII, 1, "torii space"),
        (GARRISON, 2, "garrison spaces"),
    ):
        found = len(grid.spaces(code))
        if found != count:
            raise BadContent(f"{name}: {found} spaces {code}; the map needs {count}, the {what}")
    gardens = gardens_of(grid)
    home = gardens[grid.spaces(TORII)[0]]
    if home == NOWHERE:
        raise BadContent(f"{name}: the torii space To must stand in a garden")
    for garden in range(GARDENS):
        _check_garden(name, grid, [s for s in range(len(grid)) if gardens[s] == garden], garden)
        braziers = len(grid.spaces(BRAZIER[garden]))
        if braziers > (0 if garden == home else 1):
            rule = "the garden of the torii has none" if garden == home else "one at most"
            raise BadContent(f"{name}: garden {garden + 1} has {braziers} braziers; {rule}")
    braziers = sum(len(grid.spaces(code)) for code in BRAZIER)
    if braziers < BRAZIER_TILES:
        raise BadContent(f"{name}: {braziers} brazier spaces; at least {BRAZIER_TILES} are needed")
    lost = [grid.names[s] for s in range(len(grid)) if s not in _reached(grid, range(len(grid)), 0)]
    if lost:
        raise BadContent(f"{name}: samurai cannot come to {', '.join(lost)}")


def _check_garden(name: str, grid: Grid, spaces: list[int], garden: int) -> None:
    if not any(grid.codes[space] in GARDEN for space in spaces):
        raise BadContent(f"{name}: garden {garden + 1} has no space {GARDEN[garden]}")
    if len(_reached(grid, spaces, spaces[0])) != len(spaces):
        raise BadContent(f"{name}: the spaces of garden {garden + 1} do not hang together")


def _reached(grid: Grid, allowed: list[int] | range, start: int) -> set[int]:
    seen = {start}
    queue = [start]
    for space in queue:
        for other, edge in grid.adjacent[space]:
            if edge != WALL and other in allowed and other not in seen:
                seen.add(other)
                queue.append(other)
    return seen
