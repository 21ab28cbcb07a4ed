"""Why a move is not legal, in words that help."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.civilization.rules.archipelago import ANYWHERE, LAND, SEA
from tatami.games.dicium.civilization.rules.building import PlaceTile
from tatami.games.dicium.civilization.rules.claiming import Claim
from tatami.games.dicium.civilization.rules.fights import FindHaven, Retreat
from tatami.games.dicium.civilization.rules.moving import Go, Voyage
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.cards import CardChoice, why_no_card
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.refusal import common_refusal
from tatami.games.dicium.rules.turn import Act

_WRONG_TERRAIN: Final = {SEA: "illegal-water", LAND: "illegal-land", ANYWHERE: "illegal-way"}


def why_not(state: Civilization, seat: int, move: Move) -> Text:
    question = state.decision
    if move.kind == "card":
        return why_no_card(state, seat, move)
    if isinstance(question, Act):
        if move.kind == "redeploy":
            return Text("illegal-redeploy", rule="DC-6.3.1")
        if state.attached and not isinstance(move, ActionMove):
            return Text("illegal-attached", rule="DC-3.5.18")
    if isinstance(move, SpaceMove):
        if isinstance(question, Voyage) and move.kind == "step":
            return Text(_no_step(state, seat, question, move.space), rule="DC-7.1")
        if isinstance(question, Go) and move.kind == "go" and state.barred(seat, move.space):
            return Text("illegal-capital", rule="DC-7.1.1")
        if isinstance(question, (Retreat, FindHaven)) and move.kind == "retreat":
            return Text("illegal-retreat", rule="DC-7.1.7")
        if isinstance(question, (PlaceTile, CardChoice, Go)):
            return Text("illegal-space", rule="DC-7.2.1")
    if isinstance(question, Claim) and move.kind in ("claim", "trade"):
        return Text("illegal-objective", rule="DC-6.4")
    return common_refusal(state, seat, move)


def _no_step(state: Civilization, seat: int, voyage: Voyage, space: int) -> str:
    if space not in voyage.neighbours(state, state.at[seat]):
        return "illegal-way"
    if state.barred(seat, space):
        return "illegal-capital"
    return _WRONG_TERRAIN[voyage.manner & ANYWHERE]
