"""What is the same in every Dicium game: hands, storages, bonuses and the dice of the turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import State
from tatami.games.dicium.rules.dice import FACES, RED_DIE, faces, showing
from tatami.games.dicium.rules.moves import DiceMoves
from tatami.games.dicium.rules.player_board import PlayerBoard, taken_count

FIRST_HAND: Final = 3
LARGEST_HAND: Final = 5
STORAGE: Final = 2
ACTIONS: Final = 2
_RED_FACE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceState(State):
    """A game fills the four methods at the end with its own turn."""

    def __init__(self, players: int, dice_moves: DiceMoves, hand: int) -> None:
        super().__init__(players)
        self.dice_moves = dice_moves
        self.boards: list[PlayerBoard | None] = [None] * players
        self.hand = [hand] * players
        self.stored = [0] * players
        self.slots = [0] * players
        self.active = 0
        self.size = 0
        """Dice in the hand of the active player this turn."""
        self.dice = 0
        """Those not used yet."""
        self.rolled = False
        self.whole = False
        """No die of the hand was used, spent or discarded."""
        self.rerolls = 0
        self.actions = 0

    def copy_dice(self, other: DiceState) -> None:
        self.copy_base(other)
        other.dice_moves = self.dice_moves
        other.boards = self.boards[:]
        other.hand = self.hand[:]
        other.stored = self.stored[:]
        other.slots = self.slots[:]
        other.active = self.active
        other.size = self.size
        other.dice = self.dice
        other.rolled = self.rolled
        other.whole = self.whole
        other.rerolls = self.rerolls
        other.actions = self.actions

    def bonuses(self, seat: int, bonus: int) -> int:
        board = self.boards[seat]
        return 0 if board is None else board.bonuses(self.slots[seat], bonus)

    def use(self, dice: int) -> None:
        """Dice leave the hand of the active player."""
        self.dice -= dice
        self.whole = False

    def red_dice(self, seat: int) -> int:
        """Red dice that the seat could spend: unused ones in the own turn, else stored ones."""
        own = seat == self.active and self.rolled
        return showing(self.dice if own else self.stored[seat], _RED_FACE)

    def spend_red(self, seat: int, count: int) -> None:
        if count == 0:
            return
        if seat == self.active and self.rolled:
            self.use(RED_DIE * count)
        else:
            self.stored[seat] -= RED_DIE * count

    def dice_view(self) -> dict[str, Any]:
        """The dice on the table, in the same shape for every Dicium game."""
        return {
            "unused": [FACES[face] for face in faces(self.dice)],
            "size": self.size,
            "rolled": self.rolled,
            "whole": self.whole,
            "rerolls": self.rerolls,
            "actions": self.actions,
        }

    def board_view(self, seat: int) -> dict[str, Any]:
        """A player board, in the same shape for every Dicium game."""
        board = self.boards[seat]
        return {
            "board": None if board is None else board.id,
            "hand": self.hand[seat],
            "stored": [FACES[face] for face in faces(self.stored[seat])],
            "slots": [] if board is None else board.view(self.slots[seat]),
            "bonuses": taken_count(self.slots[seat]),
        }

    # what a game fills in

    def rolls_over(self, chance: Chance) -> None:
        """The last roll of the turn is made, the actions begin. Games push the next question."""
        raise AssertionError("a game says what follows")  # pragma: no cover

    def offers(self, seat: int) -> list[Move]:
        """Actions and whatever else may be done between them, by rising index, `end` among them."""
        raise AssertionError("a game offers actions")  # pragma: no cover

    def act(self, seat: int, move: Move, chance: Chance) -> None:
        """Carry out what was chosen from the offers, except `end`."""
        raise AssertionError("a game has actions")  # pragma: no cover

    def turn_over(self, seat: int, chance: Chance) -> None:
        """The dice are stored. Games end the turn."""
        raise AssertionError("a game ends its turns")  # pragma: no cover
