"""Why a move is not legal, in words that help."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.refusal import common_refusal, is_asked
from tatami.games.dicium.shogun.rules.actions import PlacePiece
from tatami.games.dicium.shogun.rules.combat import PickTarget, Retreat
from tatami.games.dicium.shogun.rules.content import MEEPLES, SHOGUN
from tatami.games.dicium.shogun.rules.errands import Go, PickPiece
from tatami.games.dicium.shogun.rules.movement import INFILTRATION, OPENING, REDEPLOY
from tatami.games.dicium.shogun.rules.state import CARRIER, FREE_SHOGUN, NINJA, SAMURAI, Raid
from tatami.games.dicium.shogun.rules.tiles import LiftTile, PlaceTile

_RULES: Final = {
    "illegal-no-way": "DS-6.2.1",
    "illegal-no-door": "DS-7.2.1",
    "illegal-no-wall": "DS-7.2.3",
    "illegal-no-garrison": "DS-7.3.1",
    "illegal-no-brazier": "DS-7.3.2",
    "illegal-no-samurai": "DS-7.2.2",
    "illegal-no-stock": "DS-7.2.5",
    "four illegal-no-stock": "DS-7.3.6",
    "illegal-no-refuge": "DS-6.1.2",
    "illegal-no-garden": "DS-7.2.4",
    "illegal-no-hallway": "DS-7.3.5",
    "illegal-fewer": "DS-R26",
}


def why_not(raid: Raid, seat: int, move: Move) -> Text:
    question = raid.decision
    if isinstance(question, PickPiece) and move.kind in ("piece", "carrier", "shogun"):
        return Text("illegal-piece", rule="DS-6.1.4")
    if not isinstance(move, SpaceMove) or not is_asked(raid, seat, move):
        return common_refusal(raid, seat, move, _RULES)
    if isinstance(question, Go):
        return _why_not_there(raid, question, move.space)
    if isinstance(question, (Retreat, PlacePiece)):
        if seat % 2:
            return Text("illegal-garrison", rule="DS-6.1.2")
        return Text("illegal-torii", rule="DS-6.1.2")
    if isinstance(question, PlaceTile):
        if seat % 2:
            return Text("illegal-hallway", rule="DS-7.3.5")
        return Text("illegal-garden", rule="DS-7.2.4")
    if isinstance(question, LiftTile):
        return Text("illegal-lift", rule="DS-7.3.5" if seat % 2 else "DS-7.2.4")
    if isinstance(question, PickTarget):
        return Text("illegal-target", rule="DS-7.2.2")
    return common_refusal(raid, seat, move, _RULES)


def _why_not_there(raid: Raid, question: Go, space: int) -> Text:
    here = raid.presence()[space]
    piece = question.piece
    if question.how & REDEPLOY:
        if piece == SHOGUN and here & SAMURAI:
            return Text("illegal-shogun-garrison", rule="DS-7.3.1")
        return Text("illegal-garrison", rule="DS-7.3.1")
    if piece == SHOGUN and here & (NINJA | SAMURAI):
        return Text("illegal-shogun-way", rule="DS-6.2.6")
    if piece == raid.carrier and here & SAMURAI:
        return Text("illegal-carrier-way", rule="DS-6.2.3")
    if piece // MEEPLES % 2 and here & CARRIER:
        return Text("illegal-carrier-safe", rule="DS-6.2.5")
    if piece // MEEPLES % 2 and here & FREE_SHOGUN:
        return Text("illegal-with-shogun", rule="DS-6.2.6")
    if question.how & OPENING:
        return Text("illegal-too-far", rule="DS-7.2.1")
    if question.how & INFILTRATION:
        return Text("illegal-too-far", rule="DS-7.2.3")
    return Text("illegal-too-far", rule="DS-6.2.1")
