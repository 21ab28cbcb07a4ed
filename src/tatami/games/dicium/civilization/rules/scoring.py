"""DC-7.5: points during play come out of the pool, and are always paid in full."""

from __future__ import annotations

from tatami.core.text import Seat
from tatami.games.dicium.civilization.rules.state import Civilization


def score(state: Civilization, seat: int, points: int) -> None:
    if points == 0:
        return
    state.points[seat] += points
    if state.events is not None:
        state.tell("points", {"player": Seat(seat), "count": points})
        if 0 < state.pool <= points:
            state.tell("pool", {})
    state.pool = max(0, state.pool - points)
