"""The moves that every Dicium game has: made once for each game's catalogue."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.core.text import Arguments
from tatami.games.dicium.rules.combinations import NUMBERS, STRAIGHT, is_straight, ways
from tatami.games.dicium.rules.dice import COLOURS, FACES, MOST, faces, groups, parts, size, written
from tatami.games.dicium.rules.grid import Grid
from tatami.games.dicium.rules.player_board import SLOTS

_STORAGE: Final = 2
_HAND: Final = 5


def dice_args(dice: int) -> Arguments:
    return {"dice": [f"face-{FACES[face]}" for face in faces(dice)]}


class DiceMove(Move):
    """A choice of dice by face."""

    def __init__(self, kind: str, dice: int, text: str = "", args: Arguments | None = None) -> None:
        plain = f"{kind} {written(dice) or '-'}"
        super().__init__(kind, text or plain, args or dice_args(dice))
        self.dice = dice


class NumberMove(DiceMove):
    """A number combination and the dice used for it."""

    def __init__(self, combination: int, dice: int) -> None:
        super().__init__(NUMBERS[combination], dice)
        self.combination = combination


class ColourMove(DiceMove):
    """A colour combination: dice used and, where it matters, the faces that it counts as."""

    def __init__(self, colour: int, dice: int, level: int = 0) -> None:
        name = COLOURS[colour]
        if level:
            args = dice_args(dice)
            args["level"] = level
            super().__init__(name, dice, f"{name} {written(dice)} for {level}", args)
        else:
            super().__init__(name, dice)
        self.colour = colour
        self.level = level


class NumberedMove(Move):
    """An answer that is a number: a slot, a seat, an amount."""

    def __init__(self, kind: str, text: str, number: int, args: Arguments | None = None) -> None:
        super().__init__(kind, text, args)
        self.number = number


class SpaceMove(Move):
    """An answer that is a space of the board."""

    def __init__(self, kind: str, grid: Grid, space: int, more: str = "") -> None:
        super().__init__(kind, f"{kind} {grid.names[space]}{more}", place_args(grid, space))
        self.space = space


def place_args(grid: Grid, space: int) -> Arguments:
    """A space as arguments of a text: the message of its column, and the row."""
    return {"column": f"column-{grid.names[space][0]}", "row": grid.row[space] + 1}


class DiceMoves:
    """Keeping, re-rolling, storing, spending, slots and number combinations of one game."""

    def __init__(self) -> None:
        self.keep = {dice: DiceMove("keep", dice) for dice in groups(0, _STORAGE)}
        self.done = Move("stand", "stand")
        self.reroll = {dice: DiceMove("reroll", dice) for dice in groups(1, _HAND)}
        self.numbers = {
            (combination, used): NumberMove(combination, used)
            for combination, used in sorted(
                {way for dice in groups(2, _HAND) for way in ways(dice) if way[0] != STRAIGHT}
                | {(STRAIGHT, dice) for dice in groups(3, _HAND) if is_straight(dice)},
                key=_number_rank,
            )
        }
        self.end = Move("end", "end")
        self.store = {dice: DiceMove("store", dice) for dice in groups(0, _STORAGE)}
        self.spend = [
            NumberedMove("spend", f"spend {n}", n, {"count": n}) for n in range(_HAND + 1)
        ]
        self.slot = [
            NumberedMove("slot", f"slot {name}", slot, {"slot": f"slot-{name}"})
            for slot, name in enumerate(SLOTS)
        ]
        self.hand = Move("hand", "hand")
        self._keeping: dict[int, list[Move]] = {}
        self._rerolling: dict[int, list[Move]] = {}
        self._storing: dict[int, list[Move]] = {}
        self._combining: dict[int, list[NumberMove]] = {}

    def before_actions(self) -> list[Move]:
        """Rolling, then number combinations: a game's own actions follow them."""
        return [*self.keep.values(), self.done, *self.reroll.values(), *self.numbers.values()]

    def after_actions(self) -> list[Move]:
        """The end of the actions, storing, and answers inside actions."""
        return [self.end, *self.store.values(), *self.spend, *self.slot, self.hand]

    def keeping(self, stored: int, most: int) -> list[Move]:
        """The ways to keep some of the stored dice, none of them first."""
        key = stored * 8 + most
        if key not in self._keeping:
            self._keeping[key] = [self.keep[part] for part in parts(stored, most)]
        return self._keeping[key]

    def rerolling(self, dice: int) -> list[Move]:
        """Standing, then every set of dice to roll again."""
        if dice not in self._rerolling:
            again: list[Move] = [self.reroll[part] for part in parts(dice, MOST)[1:]]
            self._rerolling[dice] = [self.done, *again]
        return self._rerolling[dice]

    def storing(self, dice: int) -> list[Move]:
        if dice not in self._storing:
            self._storing[dice] = [self.store[part] for part in parts(dice, _STORAGE)]
        return self._storing[dice]

    def combining(self, dice: int) -> list[NumberMove]:
        """The number combinations in the dice; the straight only counts with a whole hand."""
        if dice not in self._combining:
            self._combining[dice] = [self.numbers[way] for way in ways(dice)]
        return self._combining[dice]


def _number_rank(way: tuple[int, int]) -> tuple[int, int, list[int]]:
    return way[0], size(way[1]), faces(way[1])
