"""How search bots go on from a position, and what they take it to be worth."""

from __future__ import annotations

from typing import Any

from tatami.core.advisor import Advisor
from tatami.core.chance import Chance
from tatami.core.state import State

_LONGEST_EXCHANGE = 40


def play_on(advisor: Advisor[Any], state: State, horizon: int, chance: Chance) -> None:
    """Let everybody move by reflex for so many decisions, then until the position is settled."""
    for step in range(horizon + _LONGEST_EXCHANGE):
        if state.outcome is not None or (step >= horizon and advisor.settled(state)):
            return
        actor = state.actors[0]
        state.apply(actor, advisor.reflex(state, actor, chance), chance)
