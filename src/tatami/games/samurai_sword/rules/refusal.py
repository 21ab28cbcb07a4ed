"""Why a card of the hand cannot be played, in words."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.samurai_sword.rules.cards import CARD
from tatami.games.samurai_sword.rules.moves import NO_SEAT, Play
from tatami.games.samurai_sword.rules.state import SamuraiSword


def why_not(state: SamuraiSword, seat: int, move: Move) -> Text:
    if not isinstance(move, Play):
        return Text("illegal-now")
    row = CARD[move.card]
    refused = row.refused(state, seat)
    if refused is not None:
        return refused
    if move.target == NO_SEAT:
        return Text("illegal-no-target", rule="SS-4.4")
    if not 0 <= move.target < state.players or move.target == seat:
        return Text("illegal-target", rule="SS-4.4")
    return row.refused_at(state, seat, move.target)
