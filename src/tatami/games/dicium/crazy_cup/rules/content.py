"""What lies in the box: the canyon, the player boards and the cards, read from a content file."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tatami.core.errors import BadContent
from tatami.games.dicium.crazy_cup.rules.canyon import CLOCKWISE, CODES, START, Canyon
from tatami.games.dicium.crazy_cup.rules.cheats import CHEATS
from tatami.games.dicium.crazy_cup.rules.moves import SEATS, CupMoves
from tatami.games.dicium.rules.content import Document, read_text
from tatami.games.dicium.rules.grid import Grid, parse_grid
from tatami.games.dicium.rules.player_board import PlayerBoard, check_board

BOARDS: Final[tuple[str, ...]] = ("comet", "coyote", "lady", "scarab")
_MOST_CARDS: Final = 9
_LEAST_CARDS: Final = 3 * SEATS + 3
_FARTHEST: Final = 12


class Box:
    """All that never changes in a race. States share it."""

    def __init__(
        self,
        canyon: Canyon,
        boards: tuple[PlayerBoard, ...],
        counts: tuple[int, ...],
        pair: tuple[bool, ...],
        distances: dict[str, int],
    ) -> None:
        self.canyon = canyon
        self.boards = boards
        self.counts = counts
        """How many there are of each Cheat card."""
        self.pair = pair
        """Which Cheat cards cost a pair."""
        self.bump_back = distances["bump"]
        self.tornado_back = distances["tornado"]
        self.oil_back = distances["oil"]
        self.cannon_back = distances["cannon"]
        self.pressure_steps = distances["pressure"]
        self.moves = CupMoves(canyon, tuple(board.id for board in boards))
        self.map = canyon_json(canyon)


def standard_box() -> Box:
    folder = files("tatami.games.dicium.crazy_cup")
    return open_box(folder / "content.toml", folder)


def own_box(path: Path) -> Box:
    """The box of a content file; its map lies beside it."""
    return open_box(path, path.parent)


def open_box(file: Traversable | Path, folder: Traversable | Path) -> Box:
    document = Document(file)
    canyon = _canyon(document, folder)
    boards = []
    for id in BOARDS:
        table = f"boards.{id}"
        slots = document.strings(table, "slots")
        check_board(document.where(table, "slots"), id, slots)
        boards.append(PlayerBoard(id, slots))
    counts = tuple(document.number(f"cards.{id}", "count", 0, _MOST_CARDS) for id in CHEATS)
    if sum(counts) < _LEAST_CARDS:
        raise BadContent(
            f"{file.name}: {sum(counts)} Cheat cards are too few; {_LEAST_CARDS} are dealt"
        )
    pair = tuple(_flag(document, f"cards.{id}", "pair") for id in CHEATS)
    names = ("bump", "tornado", "oil", "cannon", "pressure")
    distances = {name: document.number("distances", name, 1, _FARTHEST) for name in names}
    return Box(canyon, tuple(boards), counts, pair, distances)


def _flag(document: Document, table: str, key: str) -> bool:
    value = document.table(table).get(key)
    if not isinstance(value, bool):
        raise BadContent(f"{document.where(table, key)}: [{table}] {key} must be true or false")
    return value


def _canyon(document: Document, folder: Traversable | Path) -> Canyon:
    name = document.string("", "map")
    grid = parse_grid(read_text(folder / name), name, CODES)
    if len(grid.spaces(START)) != 1:
        raise BadContent(f"{name}: the map needs exactly one {START}, the start and finish")
    first = document.string("", "clockwise")
    start = grid.spaces(START)[0]
    beside = [grid.names[space] for space in grid.neighbours[start]]
    if len(grid.adjacent[start]) != 2 or len(beside) != 2 or first not in beside:
        raise BadContent(
            f"{document.where('', 'clockwise')}: the start has the neighbours"
            f" {', '.join(beside)}; it needs two, and 'clockwise' names one of them"
        )
    canyon = Canyon(grid, grid.space[first])
    if canyon.lap == 0:
        raise BadContent(f"{name}: the road does not lead from {first} round to the start")
    _check_road(canyon, grid, name)
    return canyon


def _check_road(canyon: Canyon, grid: Grid, name: str) -> None:
    """Going back, forward and the drone rest on this: every mile has one before and one after."""
    for space in range(len(grid)):
        if not canyon.road[space]:
            continue
        road = [other for other in grid.neighbours[space] if canyon.road[other]]
        here = canyon.mile(space, CLOCKWISE)
        steps = {(canyon.mile(other, CLOCKWISE) - here) % canyon.lap for other in road}
        if steps != {1, canyon.lap - 1}:
            raise BadContent(
                f"{name}: the road is no circuit at {grid.names[space]}: it needs one mile"
                " before and one after it, and no other road beside it"
            )


def canyon_json(canyon: Canyon) -> dict[str, object]:
    """The board as a view shows it: the grid with clockwise miles, and the length of the lap."""
    map = canyon.grid.json()
    for space, shown in enumerate(map["spaces"]):
        shown["mile"] = canyon.mile(space, CLOCKWISE) if canyon.road[space] else None
    map["start"] = canyon.grid.names[canyon.start]
    map["lap"] = canyon.lap
    return map
