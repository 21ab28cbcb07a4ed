"""Why a move is not legal, in words that help: the reasons that all Dicium games share."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Text
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.combinations import STRAIGHT
from tatami.games.dicium.rules.dice import holds, size
from tatami.games.dicium.rules.moves import DiceMove, NumberedMove
from tatami.games.dicium.rules.slots import Improve, PickSlot
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.turn import Act, Keep, Reroll, Store
from tatami.games.dicium.rules.walking import Walk

_RULES: Final = {"illegal-slot": "DI-4.2.2", "illegal-improve": "DI-4.1.3"}


def common_refusal(state: DiceState, seat: int, move: Move, rules: dict[str, str]) -> Text:
    """The reason, or the plain `illegal-now` where only the game may know a better one.

    `rules` says where the game's own rules have what hinders an action: by the message, or by the
    kind of the action and the message.
    """
    question: Decision[DiceState] = state.decision
    if isinstance(question, Act) and isinstance(move, ActionMove):
        return _no_action(state, seat, move, rules)
    if _chooses_dice(question, move) and isinstance(move, DiceMove):
        return _no_dice(state, seat, move)
    if isinstance(question, (PickSlot, Improve)) and move.kind == "slot":
        return _no_slot(state, seat, move)
    if isinstance(question, Improve) and move is state.kit.dice_moves.hand:
        return Text("illegal-hand", rule="DI-R04")
    if isinstance(question, Walk):
        if move is state.kit.dice_moves.stop:
            return Text(question.no_stop(), rule="DI-R02")
        if move.kind == "step":
            return Text("illegal-way", rule="DI-R02")
    return Text("illegal-now")


def is_asked(state: DiceState, seat: int, move: Move) -> bool:
    """Whether the question has moves of this kind at all: else what hinders the others hinders it
    no more than anything does."""
    return any(legal.kind == move.kind for legal in state.decision.choices(state, seat))


def _chooses_dice(question: Decision[DiceState], move: Move) -> bool:
    if isinstance(question, Keep):
        return move.kind == "keep"
    if isinstance(question, Reroll):
        return move.kind == "reroll"
    return isinstance(question, Store) and move.kind == "store"


def _no_action(state: DiceState, seat: int, move: ActionMove, rules: dict[str, str]) -> Text:
    row = move.row
    if row not in state.book.actions(state, seat).rows:
        return Text("illegal-now")
    if state.actions == 0:
        return Text("illegal-actions", rule="DI-3.2")
    if row.colour < 0 and state.young:
        return Text("illegal-young", rule="DI-R07")
    if not holds(state.dice, move.dice):
        return Text("illegal-used", rule="DI-3.2")
    if row.combination == STRAIGHT and not (state.whole and move.dice == state.dice):
        return Text("illegal-straight", rule="DI-4.1.3")
    obstacle = row.use.obstacle(state, seat, move.faces(state, seat))
    if not obstacle and row.faces:
        reached = size(move.dice) * state.faces_per_die(seat) + state.added_faces(seat, row.colour)
        if reached < row.faces:
            return Text("illegal-faces", rule="DI-4.2.1")
        return Text("illegal-fewer", rule=rules.get("illegal-fewer", "DI-4.2.1"))
    if obstacle:
        named = rules.get(f"{row.kind} {obstacle}", "")
        return Text(obstacle, rule=named or rules.get(obstacle, _RULES.get(obstacle, "DI-R01")))
    return Text("illegal-combination", rule="DI-4.1") if row.colour < 0 else Text("illegal-now")


def _no_slot(state: DiceState, seat: int, move: Move) -> Text:
    assert isinstance(move, NumberedMove)
    taken = state.slots[seat] >> move.number & 1
    return Text("illegal-slot" if taken else "illegal-slot-level", rule="DI-2.3")


def _no_dice(state: DiceState, seat: int, move: DiceMove) -> Text:
    if not holds(state.dice if state.rolled else state.stored[seat], move.dice):
        return Text("illegal-used", rule="DI-3")
    if move.kind == "keep" and not state.rolled:
        return Text("illegal-keep", {"count": state.size}, rule="DI-3.1")
    return Text("illegal-now")
