"""How bots look ahead: everybody goes on by reflex, and the position then is worth what it is."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.advisor import Advisor
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import State

LONGEST_EXCHANGE: Final = 40


def play_on(advisor: Advisor[Any], state: State, horizon: int, chance: Chance) -> None:
    """Let everybody move by reflex for so many decisions, then until the position is settled."""
    for step in range(horizon + LONGEST_EXCHANGE):
        if state.over() or (step >= horizon and advisor.settled(state)):
            return
        actor = state.actors[0]
        state.apply(actor, advisor.reflex(state, actor, chance), chance)


def outlook(
    advisor: Advisor[Any], world: State, seat: int, move: Move, horizon: int, luck: int
) -> float:
    """What the seat's move turns out to be worth in a world, with this luck."""
    state = world.copy()
    chance = Chance(luck)
    state.apply(seat, move, chance)
    play_on(advisor, state, horizon, chance)
    return advisor.value(state, seat)
