"""Why a move is not legal, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Text
from tatami.games.samurai_sword.rules.content import (
    BUSHIDO,
    CARDS,
    KOJIRO,
    PARRY,
    PRECISION,
    WEAPONS,
)
from tatami.games.samurai_sword.rules.moves import OfCard, Play

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword


def why_not(state: SamuraiSword, seat: int, move: Move) -> Text:
    """The reason, for a seat that is asked something else."""
    if isinstance(move, (Play, OfCard)) and move.card not in state.hands[seat]:
        return Text("illegal-not-in-hand")
    if isinstance(move, Play) and state.asking() == "PlayPhase":
        return card_reason(state, seat, move.card) or target_reason(state, seat, move)
    return Text("illegal-now")


def unplayable(state: SamuraiSword, seat: int) -> dict[str, Any]:
    """For each kind of card in the own hand that cannot be played now: why."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Decision) or top.seat != seat or state.asking() != "PlayPhase":
        return {}
    playable = {move.card for move in top.choices(state, seat) if isinstance(move, Play)}
    return {
        CARDS[card]: (card_reason(state, seat, card) or Text("illegal-no-target")).json()
        for card in sorted(set(state.hands[seat]))
        if card not in playable
    }


def card_reason(state: SamuraiSword, seat: int, card: int) -> Text | None:
    """Why the card cannot be played at all; None if it depends on the target."""
    if card == PARRY:
        return Text("illegal-parry")
    if card == BUSHIDO and state.bushido >= 0:
        return Text("illegal-bushido")
    if card < WEAPONS and state.weapons_left(seat) <= 0:
        return Text("illegal-weapon-limit")
    return None


def target_reason(state: SamuraiSword, seat: int, move: Play) -> Text:
    if not 0 <= move.target < state.players or move.target == seat:
        return Text("illegal-target")
    if move.card < WEAPONS and state.harmless(move.target):
        return Text("illegal-harmless")
    if move.card < WEAPONS and state.characters[seat] != KOJIRO:
        return Text(
            "illegal-range",
            {
                "difficulty": state.difficulty(seat, move.target),
                "precision": PRECISION[move.card],
            },
        )
    return Text("illegal-target")
