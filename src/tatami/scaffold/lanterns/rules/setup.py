"""Setup: everybody is dealt a hand."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.scaffold.lanterns.rules.content import CARDS, HAND
from tatami.scaffold.lanterns.rules.state import Lanterns
from tatami.scaffold.lanterns.rules.turn import LightOne


def empty_table(players: int) -> Lanterns:
    state = Lanterns(players)
    state.box = list(range(1, CARDS + 1))
    state.hands = [[] for _ in range(players)]
    state.lit = [[] for _ in range(players)]
    state.put_out = []
    return state


def deal(state: Lanterns, chance: Chance) -> None:
    """LA-1.1: the rest stays in the box, unseen."""
    for seat in range(state.players):
        state.hands[seat] = sorted(chance.takes(state.box) for _ in range(HAND))
    state.box.sort()
    state.push(LightOne(0))
