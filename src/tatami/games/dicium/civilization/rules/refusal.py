"""Why a move is not legal, in words that help."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.civilization.rules.archipelago import ANYWHERE, LAND, SEA
from tatami.games.dicium.civilization.rules.building import PlaceTile
from tatami.games.dicium.civilization.rules.claiming import Claim
from tatami.games.dicium.civilization.rules.fights import FindHaven, Retreat
from tatami.games.dicium.civilization.rules.moving import AROUND, Go, Voyage
from tatami.games.dicium.civilization.rules.objectives import objectives_met
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.cards import CardChoice, why_no_card
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove
from tatami.games.dicium.rules.refusal import common_refusal, is_asked
from tatami.games.dicium.rules.turn import Act

_WRONG_TERRAIN: Final = {
    SEA: Text("illegal-water", rule="DC-7.3.1"),
    LAND: Text("illegal-land", rule="DC-7.3.2"),
    ANYWHERE: Text("illegal-way", rule="DC-7.1"),
}
_RULES: Final = {
    "illegal-attached": "DC-3.5.18",
    "illegal-no-way": "DC-7.1.1",
    "blue illegal-no-way": "DC-7.3.1",
    "yellow illegal-no-way": "DC-7.3.2",
    "illegal-city-space": "DC-7.2.1",
    "illegal-city-region": "DC-7.2.2",
    "illegal-city-free": "DC-7.4.6",
    "illegal-no-slot": "DC-7.4.6",
    "illegal-level": "DC-7.3.3",
    "illegal-temple": "DC-7.2",
    "illegal-hero": "DC-7.2",
    "illegal-wonder": "DC-7.2",
    "illegal-improve": "DC-7.4.2",
    "illegal-no-philosopher": "DC-7.4.3",
    "illegal-solo": "DC-7.4.5",
    "illegal-hypatia": "DC-3.5.16",
    "illegal-fewer": "DC-7.3",
}


def why_not(state: Civilization, seat: int, move: Move) -> Text:
    question = state.decision
    if move.kind == "card":
        return why_no_card(state, seat, move)
    if isinstance(question, Act):
        if move.kind == "redeploy":
            return Text("illegal-redeploy", rule="DC-6.3.1")
        if state.attached and move.kind == "end":
            return Text("illegal-attached", rule="DC-3.5.18")
    if isinstance(move, SpaceMove):
        if isinstance(question, Voyage) and move.kind == "step":
            return _no_step(state, seat, question, move.space)
        if isinstance(question, Go) and move.kind == "go" and state.barred(seat, move.space):
            return Text("illegal-capital", rule="DC-7.1.1")
        if isinstance(question, (Retreat, FindHaven)) and move.kind == "retreat":
            return Text("illegal-retreat")
        if isinstance(question, (PlaceTile, CardChoice, Go)) and is_asked(state, seat, move):
            return Text("illegal-space")
    if isinstance(question, Claim) and isinstance(move, NumberedMove):
        if move.kind == "trade" and move.number in objectives_met(state, seat):
            return Text("illegal-hand", rule="DC-6.4.2")
        if move.kind in ("claim", "trade"):
            return Text("illegal-objective", rule="DC-6.4.1")
    return common_refusal(state, seat, move, _RULES)


def _no_step(state: Civilization, seat: int, voyage: Voyage, space: int) -> Text:
    if space not in voyage.neighbours(state, state.at[seat]):
        around = voyage.manner & AROUND
        return Text("illegal-way", rule="DC-7.4.1" if around else "DI-R02")
    if state.barred(seat, space):
        return Text("illegal-capital", rule="DC-7.1.1")
    return _WRONG_TERRAIN[voyage.manner & ANYWHERE]
