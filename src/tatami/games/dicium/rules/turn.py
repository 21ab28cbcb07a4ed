"""DI-3: the turn that all Dicium games share: two rolls, two actions, two stored dice."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.dice import roll, size
from tatami.games.dicium.rules.moves import DiceMove, dice_args
from tatami.games.dicium.rules.player_board import REROLL
from tatami.games.dicium.rules.state import DiceState

S = TypeVar("S", bound=DiceState)


def begin_rolls(state: DiceState, seat: int, dice: int, rerolls: int, chance: Chance) -> None:
    """DI-3.1 with that many dice, and re-rolls more or fewer than one and those of the bonuses."""
    state.size = dice
    state.rerolls = max(0, 1 + rerolls + state.bonuses(seat, REROLL))
    state.book.before_roll(state, seat, chance)


def ask_keep(state: DiceState, seat: int, chance: Chance) -> None:
    if state.book.asks_keep(state, seat):
        state.push(Keep(seat))
    else:
        first_roll(state, seat, 0, chance)


def first_roll(state: DiceState, seat: int, kept: int, chance: Chance) -> None:
    state.stored[seat] = 0
    rolled = roll(state.size - size(kept), chance)
    state.dice = kept + rolled
    state.rolled = True
    state.whole = True
    state.actions = state.turn_actions(seat)
    if state.events is not None:
        args = dice_args(rolled)
        args["player"] = Seat(seat)
        state.tell("roll", args)
    ask_reroll(state, seat)


def ask_reroll(state: DiceState, seat: int) -> None:
    state.push(Reroll(seat) if state.book.asks_reroll(state, seat) else AskAct(seat))


class Keep(Decision[DiceState]):
    """Which stored dice keep their face; the others of the hand are rolled."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        keeping = state.kit.dice_moves.keeping(state.stored[seat], state.size)
        return keeping + state.book.beside_keep(state, seat)

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        if not isinstance(move, DiceMove):
            state.book.play_before_roll(state, seat, move, chance)
            return
        if state.events is not None and move.dice:
            args = dice_args(move.dice)
            args["player"] = Seat(seat)
            state.tell("keep", args)
        first_roll(state, seat, move.dice, chance)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-keep" if state.stored[seat] else "ask-first-roll", rule="DI-3.1")


class Reroll(Decision[DiceState]):
    """Which dice are rolled again, if any."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        moves = state.kit.dice_moves
        again = moves.rerolling(state.dice) if state.rerolls > 0 else [moves.done]
        return again + state.book.beside_reroll(state, seat)

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        if move is state.kit.dice_moves.done:
            state.push(AskAct(seat))
            return
        if isinstance(move, DiceMove):
            rolled = roll(size(move.dice), chance)
            state.dice += rolled - move.dice
            state.rerolls -= 1
            if state.events is not None:
                args = dice_args(rolled)
                args["player"] = Seat(seat)
                args["old"] = dice_args(move.dice)["dice"]
                state.tell("reroll", args)
        else:
            state.book.play_beside(state, seat, move, chance)
        ask_reroll(state, seat)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-reroll", {"count": state.rerolls}, rule="DI-3.1")


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A rule that runs by itself for a seat, usually the one whose turn it is."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class AskAct(SeatStep[DiceState]):
    """The next action, or what the game allows beside, if there is anything to choose."""

    def run(self, state: DiceState, chance: Chance) -> None:
        if state.book.asks_act(state, self.seat):
            state.push(Act(self.seat))
        else:
            ask_store(state, self.seat, chance)


class Act(Decision[DiceState]):
    """The next action, or what the game allows beside actions, or the end of the phase, which
    storing dice is too."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        return state.book.offers(state, seat)

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        if move is state.kit.dice_moves.end:
            ask_store(state, seat, chance)
        elif move.kind == "store":
            store(state, seat, move, chance)
        else:
            state.book.act(state, seat, move, chance)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-act", {"count": state.actions}, rule="DI-3.2")


def ask_store(state: DiceState, seat: int, chance: Chance) -> None:
    if state.dice:
        state.push(Store(seat))
    else:
        finish_turn(state, seat, chance)


class Store(Decision[DiceState]):
    """Which unused dice are stored; the rest is discarded."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        return state.kit.dice_moves.storing(state.dice)

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        store(state, seat, move, chance)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-store", rule="DI-3.3")


def store(state: DiceState, seat: int, move: Move, chance: Chance) -> None:
    assert isinstance(move, DiceMove)
    state.stored[seat] = move.dice
    if state.events is not None and move.dice:
        args = dice_args(move.dice)
        args["player"] = Seat(seat)
        state.tell("store", args)
    finish_turn(state, seat, chance)


def finish_turn(state: DiceState, seat: int, chance: Chance) -> None:
    state.dice = 0
    state.size = 0
    state.rolled = False
    state.whole = False
    state.rerolls = 0
    state.actions = 0
    state.book.turn_over(state, seat, chance)
