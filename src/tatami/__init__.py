"""Tatami: a table for board games. See README.md for a first look."""

from tatami.core.chance import Chance
from tatami.core.errors import (
    BadContent,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    TatamiError,
    UnknownName,
)
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.outcome import Outcome
from tatami.core.state import State
from tatami.games import game, games

__all__ = [
    "BadContent",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Chance",
    "IllegalMove",
    "Match",
    "Move",
    "Outcome",
    "State",
    "TatamiError",
    "UnknownName",
    "game",
    "games",
]
