"""What lies in the box of every Dicium game: player boards, a board of spaces, and their moves."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tatami.games.dicium.rules.grid import Grid
from tatami.games.dicium.rules.moves import HAND, DiceMoves
from tatami.games.dicium.rules.player_board import PlayerBoard


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceBox:
    """All that never changes in a game. States share it; a game derives its own and adds."""

    def __init__(self, boards: tuple[PlayerBoard, ...], grid: Grid, most_dice: int = HAND) -> None:
        """`most_dice`: cards of some games add dice to the hand."""
        self.boards = boards
        self.grid = grid
        self.dice_moves = DiceMoves(boards, grid, most_dice)
        self.map: dict[str, Any] = grid.json()
        """The board as a view shows it; games add what they draw."""
