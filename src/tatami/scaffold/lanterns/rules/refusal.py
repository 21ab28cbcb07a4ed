"""Why a move is not legal, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.core.move import Move
from tatami.core.text import Text
from tatami.scaffold.lanterns.rules.moves import Light

if TYPE_CHECKING:
    from tatami.scaffold.lanterns.rules.state import Lanterns


def why_not(state: Lanterns, seat: int, move: Move) -> Text:
    if isinstance(move, Light) and move.card not in state.hands[seat]:
        return Text("illegal-not-in-hand", {"card": move.card}, rule="LA-2.1")
    return Text("illegal-now")
