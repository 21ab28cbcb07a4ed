"""Why a move is not legal, in words that help."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.actions import PickTile
from tatami.games.dicium.crazy_cup.rules.cards import CARDS, BlackMarket
from tatami.games.dicium.crazy_cup.rules.movement import DriveStep
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.cards import CardChoice, why_no_card
from tatami.games.dicium.rules.grid import OPEN
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.refusal import common_refusal

_RULES: Final = {
    "illegal-tile-places": "CC-7.1.7",
    "illegal-tile": "CC-7.1.2",
    "illegal-cards": "CC-7.1.6",
    "illegal-fewer": "CC-R34",
}


_STEPS: Final = ("step", "blast", "blast-twice")


def why_not(race: Race, seat: int, move: Move) -> Text:
    question = race.decision
    if move.kind == "card":
        return why_no_card(race, seat, move)
    if isinstance(question, DriveStep) and isinstance(move, SpaceMove) and move.kind in _STEPS:
        return _no_step(race, seat, question, move.space)
    if move.kind in ("tile", "swap") and _asks_for_tile(race):
        return Text("illegal-tile")
    return common_refusal(race, seat, move, _RULES)


def _asks_for_tile(race: Race) -> bool:
    question = race.decision
    if isinstance(question, CardChoice):
        return isinstance(CARDS[question.card], BlackMarket)
    return isinstance(question, PickTile)


def _no_step(race: Race, seat: int, question: DriveStep, space: int) -> Text:
    canyon = race.box.canyon
    at = race.at[seat]
    if (space, OPEN) not in canyon.grid.adjacent[at]:
        return Text("illegal-way", rule="CC-1.4")
    if canyon.against_traffic(at, space, race.way[seat]):
        return Text("illegal-traffic", rule="CC-7.3.2")
    if race.kit.dice_moves.step[space] in question.steps(race):
        return Text("illegal-now")  # the way is free: nothing is to be blasted
    return Text("illegal-rough", rule="CC-6.9.2")
