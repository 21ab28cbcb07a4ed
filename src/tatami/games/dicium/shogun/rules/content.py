"""What lies in the box: the palace and the player boards (DS-3.4), read from a content file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.content import Document, open_content
from tatami.core.errors import BadContent
from tatami.core.move import Catalogue, Move
from tatami.games.dicium.rules.box import DiceBox
from tatami.games.dicium.rules.grid import DOOR, Grid, parse_grid
from tatami.games.dicium.rules.moves import seat_moves, space_moves
from tatami.games.dicium.rules.player_board import PlayerBoard, read_boards
from tatami.games.dicium.shogun.rules.palace import CODES, Palace, check_palace, open_doors

PACKAGE: Final = "tatami.games.dicium.shogun"
MEEPLES: Final = 3
"""Pieces of each player (DS-3.1)."""
TILES: Final = 2
"""Torii or Garrison tiles of each player (DS-3.2)."""
SHOGUN: Final = -2
"""The Shogun where a piece is meant."""
NOBODY: Final = -1
BOARDS: Final[tuple[str, ...]] = ("ninja-blue", "ninja-green", "samurai-yellow", "samurai-red")


class Box(DiceBox):
    """All that never changes in a game. States share it.

    Beside the moves of all Dicium games it has those of its own, one for each space: the `piece`
    there, `go` there, the `target` there, `lift` the tile there, `place` something there.
    """

    def __init__(
        self,
        boards: tuple[PlayerBoard, ...],
        grid: Grid,
        *,
        great_door: tuple[int, int] | None,
        garden_gate: tuple[int, int] | None,
    ) -> None:
        super().__init__(boards, grid)
        self.closed = Palace(grid, great_door)
        self.open = self.closed
        """The palace with its great door open, and with it the garden gate."""
        doors = [door for door in (great_door, garden_gate) if door is not None]
        if doors:
            self.open = Palace(open_doors(grid, doors), great_door)
        self.piece = space_moves("piece", grid)
        self.carrier = Move("carrier", "carrier")
        self.shogun = Move("shogun", "shogun")
        self.go = space_moves("go", grid)
        self.target = space_moves("target", grid)
        self.lift = space_moves("lift", grid)
        self.place = space_moves("place", grid)
        self.enemy = seat_moves("enemy")
        self.transfer = Move("transfer", "transfer")
        self.catalogue = Catalogue([])
        """Every move of the game, once the actions have joined them (`fill_catalogue`)."""


def open_box(own: Path | None = None) -> Box:
    """The game's own box, or that of a content file; its map lies beside it."""
    document = open_content(PACKAGE, own)
    name = document.string("", "map")
    grid = parse_grid(document.beside(name), name, CODES, doors=True)
    check_palace(name, grid)
    great_door = _door(document, grid, "great_door")
    garden_gate = _door(document, grid, "garden_gate")
    if great_door is not None and garden_gate == great_door:
        where = document.where("", "garden_gate")
        raise BadContent(f"{where}: garden_gate must be another door than great_door")
    boards = read_boards(document, BOARDS)
    box = Box(boards, grid, great_door=great_door, garden_gate=garden_gate)
    document.finish()
    return box


def _door(document: Document, grid: Grid, name: str) -> tuple[int, int] | None:
    """A door of the map that an option opens (DS-4.3)."""
    where = document.where("", name)
    found = document.value("", name)
    beside = [] if found is None else found
    if not isinstance(beside, list) or len(beside) not in (0, 2):
        raise BadContent(f"{where}: {name} must name two spaces, or none: []")
    if not beside:
        return None
    for space in beside:
        if not isinstance(space, str) or space not in grid.space:
            raise BadContent(f"{where}: the map has no space {space!r}")
    one, other = sorted(grid.space[space] for space in beside)
    if (one, other, DOOR) not in grid.edges:
        raise BadContent(f"{where}: there is no door between {beside[0]} and {beside[1]}")
    return one, other
