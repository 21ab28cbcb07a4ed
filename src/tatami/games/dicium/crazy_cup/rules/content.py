"""The box: the canyon, the player boards (CC-3.1) and the cards, read from a content file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.content import Document, open_content
from tatami.core.errors import BadContent
from tatami.games.dicium.crazy_cup.rules.canyon import CLOCKWISE, CODES, KINDS, REACH, START, Canyon
from tatami.games.dicium.crazy_cup.rules.moves import CupMoves
from tatami.games.dicium.crazy_cup.rules.names import CHEATS, NOT_SOLO
from tatami.games.dicium.rules.actions import Actions
from tatami.games.dicium.rules.box import DiceBox
from tatami.games.dicium.rules.grid import Grid, parse_grid
from tatami.games.dicium.rules.moves import SEATS
from tatami.games.dicium.rules.player_board import read_boards

PACKAGE: Final = "tatami.games.dicium.crazy_cup"
BOARDS: Final[tuple[str, ...]] = ("comet", "coyote", "lady", "scarab")
DISTANCES: Final[tuple[str, ...]] = ("bump", "tornado", "oil", "cannon", "pressure")
DEALT: Final = 3
"""CC-5.5: Cheat cards that each player begins with."""
ROW: Final = 3
_MOST_CARDS: Final = 9
_FARTHEST: Final = 12


class Box(DiceBox):
    """The content of a race, with the table of its actions.

    `first`: for races that are played by the first version of the rules.
    """

    def __init__(
        self, document: Document, canyon: Canyon, actions: Actions, first: bool = False
    ) -> None:
        super().__init__(read_boards(document, BOARDS), canyon.grid)
        self.first = first
        self.canyon = canyon
        self.actions = actions
        tables = [f"cards.{id}" for id in CHEATS]
        self.counts = tuple(document.number(t, "count", 0, _MOST_CARDS) for t in tables)
        """How many there are of each Cheat card."""
        if sum(self.counts) < DEALT * SEATS + ROW:
            raise BadContent(
                f"{document.name}: {sum(self.counts)} Cheat cards are too few;"
                f" {DEALT * SEATS + ROW} are dealt"
            )
        self.solo_counts = tuple(0 if k in NOT_SOLO else n for k, n in enumerate(self.counts))
        self.pair = tuple(document.flag(table, "pair") for table in tables)
        """Which Cheat cards cost a pair."""
        self.numbers = {n: document.number("distances", n, 1, _FARTHEST) for n in DISTANCES}
        """Distances, the lap and a thief's reach, by name: texts say them in figures."""
        self.numbers |= {"lap": canyon.lap, "thief": REACH}
        self.moves = CupMoves(self.dice_moves, canyon, actions, first)
        for space, shown in enumerate(self.map["spaces"]):
            shown["kind"] = KINDS[canyon.grid.codes[space]]
            shown["mile"] = canyon.mile(space, CLOCKWISE) if canyon.road[space] else None
        self.map["start"] = canyon.grid.names[canyon.start]
        self.map["lap"] = canyon.lap
        document.finish()

    def cards(self, players: int) -> tuple[int, ...]:
        """CC-5.5: how many cards of each kind a race has."""
        return self.solo_counts if players == 1 else self.counts


def open_box(actions: Actions, own: Path | None = None, *, first: bool = False) -> Box:
    """The game's own box, or that of a content file; its map lies beside it."""
    document = open_content(PACKAGE, own)
    return Box(document, _canyon(document), actions, first)


def _canyon(document: Document) -> Canyon:
    name = document.string("", "map")
    grid = parse_grid(document.beside(name), name, CODES)
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
