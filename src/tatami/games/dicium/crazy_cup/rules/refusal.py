"""Why a move is not legal, in words that help."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.movement import DriveStep
from tatami.games.dicium.crazy_cup.rules.moves import SwapMove
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.dice import holds
from tatami.games.dicium.rules.grid import OPEN
from tatami.games.dicium.rules.moves import (
    ColourMove,
    DiceMove,
    NumberedMove,
    NumberMove,
    SpaceMove,
)
from tatami.games.dicium.rules.turn import Act


def why_not(race: Race, seat: int, move: Move) -> Text:
    question = race.decision
    if isinstance(question, Act):
        return Text(_why_no_action(race, seat, move))
    if isinstance(question, DriveStep):
        return Text(_why_no_step(race, seat, move))
    if isinstance(move, DiceMove) and not holds(race.dice or race.stored[seat], move.dice):
        return Text("illegal-used")
    if move.kind == "slot":
        return Text("illegal-slot")
    if move.kind == "tile" or isinstance(move, SwapMove):
        return Text("illegal-tile")
    return Text("illegal-now")


def _why_no_action(race: Race, seat: int, move: Move) -> str:
    if move.kind == "card":
        assert isinstance(move, NumberedMove)
        return "illegal-card-now" if race.holds(seat, move.number) else "illegal-no-card"
    if not isinstance(move, (NumberMove, ColourMove)):
        return "illegal-now"
    if race.actions == 0:
        return "illegal-actions"
    if isinstance(move, NumberMove) and race.rules.young:
        return "illegal-young"
    if not holds(race.dice, move.dice):
        return "illegal-used"
    if move.kind == "straight":
        return "illegal-straight"
    if move.kind == "yellow":
        return "illegal-tile"
    if move.kind == "green":
        return "illegal-slot"
    return "illegal-now"


def _why_no_step(race: Race, seat: int, move: Move) -> str:
    if move.kind == "stop":
        return "illegal-stop"
    if not isinstance(move, SpaceMove):
        return "illegal-now"
    canyon = race.box.canyon
    at = race.at[seat]
    if (move.space, OPEN) not in canyon.grid.adjacent[at]:
        return "illegal-wall"
    if canyon.against_traffic(at, move.space, race.way[seat]):
        return "illegal-traffic"
    return "illegal-rough"
