"""What cards do to the unused dice of a hand: turning one to another face, discarding some."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.dice import ONE, showing
from tatami.games.dicium.rules.moves import TurnMove, dice_args
from tatami.games.dicium.rules.state import DiceState

S = TypeVar("S", bound=DiceState)


def discard_dice(state: DiceState, seat: int, dice: int) -> None:
    """Pay with unused dice."""
    state.use(dice)
    if state.events is not None:
        args = dice_args(dice)
        args["player"] = Seat(seat)
        state.tell("pay", args)


def turns(state: DiceState) -> list[Move]:
    """Every way to turn an unused die to another face."""
    turn = state.kit.dice_moves.turn
    return [
        turn[old * 6 + new]
        for old in range(6)
        if showing(state.dice, old)
        for new in range(6)
        if new != old
    ]


def turn_face(state: DiceState, seat: int, move: TurnMove) -> None:
    state.dice += ONE[move.new] - ONE[move.old]
    if state.events is not None:
        state.tell("turn-die", {"player": Seat(seat), **move.args})


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnDie(Decision[S]):
    """Which unused die is turned to which face."""

    def choices(self, state: S, seat: int) -> list[Move]:
        return turns(state)

    def take(self, state: S, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, TurnMove)
        turn_face(state, seat, move)

    def prompt(self, state: S, seat: int) -> Text:
        return Text("ask-turn", rule="DI-1")
