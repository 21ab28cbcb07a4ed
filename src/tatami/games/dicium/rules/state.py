"""What is the same in every Dicium game: hands, storages, bonuses and the dice of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.core.move import Move
from tatami.core.reaction import forget_others_answers
from tatami.core.state import State
from tatami.core.text import Arguments, Text
from tatami.games.dicium.rules.box import DiceBox
from tatami.games.dicium.rules.dice import RED, RED_DIE, showing, size
from tatami.games.dicium.rules.moves import place_args
from tatami.games.dicium.rules.player_board import PlayerBoard

if TYPE_CHECKING:
    from tatami.games.dicium.rules.rulebook import Rulebook

D = TypeVar("D", bound="DiceState")

FIRST_HAND: Final = 3
LARGEST_HAND: Final = 5
STORAGE: Final = 2
ACTIONS: Final = 2
ALL_DICE: Final = 11
_RED_FACE: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class DiceState(State):
    """Data, and questions about data. What happens is told by the rulebook."""

    def __init__(
        self, players: int, box: DiceBox, book: Rulebook[Any], options: dict[str, str]
    ) -> None:
        super().__init__(players)
        self.kit = box
        self.book = book
        self.options = options
        self.young = young = options.get("young") == "true"
        self.boards: list[PlayerBoard | None] = [None] * players
        self.hand = [LARGEST_HAND if young else FIRST_HAND] * players
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
        self.halted = False
        """Something has ended the walk under way."""

    def copy_dice(self, other: DiceState) -> None:
        """Fill the common fields of `other`, a fresh copy of this state."""
        self.copy_base(other)
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
        other.halted = self.halted

    # the contract, answered by the rulebook

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.book.view(self, seat)

    def open_view(self, seat: int | None) -> dict[str, Any]:
        return self.book.open_view(self, seat)

    def shortcuts(self, seat: int) -> list[list[Move]]:
        return self.book.shortcuts(self, seat)

    def determinize(self: D, seat: int, rng: Chance) -> D:
        new = self.copy()
        forget_others_answers(new, seat)
        self.book.redraw(new, seat, rng)
        return new

    def why_not(self, seat: int, move: Move) -> Text:
        return self.book.why_not(self, seat, move)

    def check(self) -> None:
        """Eleven dice are enough for everybody, two of them in a storage at most (DI-2.2)."""
        dice = size(self.dice) + sum(size(stored) for stored in self.stored)
        if dice > ALL_DICE or any(size(stored) > STORAGE for stored in self.stored):
            raise BadPosition("there are more dice on the table than the game has")
        if size(self.dice) > self.size:
            raise BadPosition("a hand holds no more dice than it was rolled with")
        self.book.check(self)

    # questions that a game answers otherwise where its rules do

    def bonuses(self, seat: int, bonus: int) -> int:
        board = self.boards[seat]
        return 0 if board is None else board.bonuses(self.slots[seat], bonus)

    def added_faces(self, seat: int, colour: int) -> int:
        """DI-4.2.1: faces beside the dice: bonuses, and what spaces and relics give."""
        return self.bonuses(seat, colour)

    def red_strength(self, seat: int) -> int:
        """DI-5: what red bonuses add in every fight."""
        return self.bonuses(seat, RED)

    def numbered(self, seat: int) -> int:
        """The unused dice whose numbers count."""
        return self.dice

    def jokers(self, seat: int) -> int:
        """1 while one die of a number combination may count as any number."""
        return 0

    def faces_per_die(self, seat: int) -> int:
        """As how many faces a die of a colour combination may count."""
        return 1

    def turn_actions(self, seat: int) -> int:
        """DI-3.2: how many actions the turn has."""
        return ACTIONS

    # spaces and dice

    def place(self, space: int) -> Arguments:
        """A space as arguments of a text."""
        return place_args(self.kit.grid, space)

    def use(self, dice: int) -> None:
        """Dice leave the hand of the active player."""
        self.dice -= dice
        self.whole = False

    def red_dice(self, seat: int) -> int:
        """DI-5.4: red dice to spend: unused ones in the own turn, else stored ones."""
        own = seat == self.active and self.rolled
        return showing(self.dice if own else self.stored[seat], _RED_FACE)

    def spend_red(self, seat: int, count: int) -> None:
        if count == 0:
            return
        if seat == self.active and self.rolled:
            self.use(RED_DIE * count)
        else:
            self.stored[seat] -= RED_DIE * count
