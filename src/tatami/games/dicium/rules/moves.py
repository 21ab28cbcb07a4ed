"""The moves that every Dicium game has: made once for each game's catalogue.

Moves that form combinations belong to the table of actions, see `actions`.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.move import Move
from tatami.core.text import Arguments, Seat
from tatami.games.dicium.rules.dice import FACES, MOST, faces, groups, parts, written
from tatami.games.dicium.rules.grid import Grid
from tatami.games.dicium.rules.player_board import SLOTS, PlayerBoard

M = TypeVar("M", bound=Move)

SEATS: Final = 4
"""The most players of any game."""
_STORAGE: Final = 2
HAND: Final = 5
"""The most dice of a hand."""


def dice_args(dice: int) -> Arguments:
    return {"dice": [f"face-{FACES[face]}" for face in faces(dice)]}


def place_args(grid: Grid, space: int) -> Arguments:
    """A space as arguments of a text: the message of its column, and the row."""
    return {"column": f"column-{grid.names[space][0]}", "row": grid.row[space] + 1}


class DiceMove(Move):
    """A choice of dice by face."""

    def __init__(self, kind: str, dice: int, text: str = "", args: Arguments | None = None) -> None:
        plain = f"{kind} {written(dice) or '-'}"
        super().__init__(kind, text or plain, args or dice_args(dice))
        self.dice = dice


class NumberedMove(Move):
    """An answer that is a number: a slot, a seat, an amount."""

    def __init__(self, kind: str, text: str, number: int, args: Arguments | None = None) -> None:
        super().__init__(kind, text, args)
        self.number = number


class SpaceMove(Move):
    """An answer that is a space of the board."""

    def __init__(self, kind: str, grid: Grid, space: int) -> None:
        super().__init__(kind, f"{kind} {grid.names[space]}", place_args(grid, space))
        self.space = space


class TurnMove(Move):
    """Turn a die from one face to another."""

    def __init__(self, old: int, new: int) -> None:
        super().__init__(
            "turn",
            f"turn {FACES[old]} {FACES[new]}",
            {"old": f"face-{FACES[old]}", "new": f"face-{FACES[new]}"},
        )
        self.old = old
        self.new = new


def named_moves(
    kind: str, names: tuple[str, ...], noun: str, message: str = ""
) -> list[NumberedMove]:
    """`take hook`, `take oil` …: one for each name; its argument is `card: card-hook`, say.

    `message` is the beginning of the argument where that is not the noun.
    """
    return [
        NumberedMove(kind, f"{kind} {name}", number, {noun: f"{message or noun}-{name}"})
        for number, name in enumerate(names)
    ]


def seat_moves(kind: str, noun: str = "player") -> list[NumberedMove]:
    """`target 0`, `target 1` …: one for each seat."""
    return [NumberedMove(kind, f"{kind} {n}", n, {noun: Seat(n)}) for n in range(SEATS)]


def space_moves(kind: str, grid: Grid) -> list[SpaceMove]:
    """`tornado a4` …: one for each space of the board."""
    return [SpaceMove(kind, grid, space) for space in range(len(grid))]


@mypyc_attr(allow_interpreted_subclasses=True)
class GameMoves:
    """All moves of a game. Each is listed where it is made: that is their order in the catalogue,
    and so the order in which questions list them."""

    def __init__(self) -> None:
        self.all: list[Move] = []

    def listed(self, moves: list[M]) -> list[M]:
        self.all += moves
        return moves

    def one(self, kind: str, text: str = "") -> Move:
        """A move of which there is only one."""
        return self.listed([Move(kind, text or kind)])[0]


class CardMoves(GameMoves):
    """The moves of a game with cards in hands, too: play one, pay for it with dice, take one."""

    def __init__(self, names: tuple[str, ...], prices: list[int]) -> None:
        super().__init__()
        self.card = named_moves("card", names, "card")
        self.pay = {dice: DiceMove("pay", dice) for dice in prices}
        self.take = named_moves("take", names, "card")
        self.take_deck = Move("take-deck", "take deck")


class DiceMoves:
    """Boards, keeping, re-rolling, storing, spending, slots and steps of one game."""

    def __init__(self, boards: tuple[PlayerBoard, ...], grid: Grid, most_dice: int) -> None:
        self.board = named_moves("board", tuple(board.id for board in boards), "board")
        self.keep = {dice: DiceMove("keep", dice) for dice in groups(0, _STORAGE)}
        self.done = Move("stand", "stand")
        self.reroll = {dice: DiceMove("reroll", dice) for dice in groups(1, HAND)}
        self.end = Move("end", "end")
        self.store = {dice: DiceMove("store", dice) for dice in groups(0, _STORAGE)}
        self.spend = [
            NumberedMove("spend", f"spend {n}", n, {"count": n}) for n in range(most_dice + 1)
        ]
        self.slot = named_moves("slot", SLOTS, "slot")
        self.hand = Move("hand", "hand")
        self.turn = [TurnMove(old, new) for old in range(6) for new in range(6)]
        """By the old face times 6, plus the new one."""
        self.step = space_moves("step", grid)
        self.stop = Move("stop", "stop")
        self.no = Move("pass", "pass")
        self._keeping: dict[int, list[Move]] = {}
        self._rerolling: dict[int, list[Move]] = {}
        self._storing: dict[int, list[Move]] = {}

    def of_rolling(self) -> list[Move]:
        """For the catalogue: a game's actions follow these."""
        return [*self.keep.values(), self.done, *self.reroll.values()]

    def after_actions(self) -> list[Move]:
        """For the catalogue: the end of the actions, storing, and answers inside actions."""
        return [self.end, *self.store.values(), *self.spend, *self.slot, self.hand]

    def of_turning(self) -> list[Move]:
        """For the catalogue, where cards turn dice."""
        return [move for move in self.turn if move.old != move.new]

    def keeping(self, stored: int, most: int) -> list[Move]:
        """The ways to keep some of the stored dice, none of them first."""
        key = stored * 8 + most
        if key not in self._keeping:
            self._keeping[key] = [self.keep[part] for part in parts(stored, most)]
        return self._keeping[key]

    def rerolling(self, dice: int) -> list[Move]:
        """Entry, then every set of dice to roll again."""
        if dice not in self._rerolling:
            again: list[Move] = [self.reroll[part] for part in parts(dice, MOST)[1:]]
            self._rerolling[dice] = [self.done, *again]
        return self._rerolling[dice]

    def storing(self, dice: int) -> list[Move]:
        if dice not in self._storing:
            self._storing[dice] = [self.store[part] for part in parts(dice, _STORAGE)]
        return self._storing[dice]
