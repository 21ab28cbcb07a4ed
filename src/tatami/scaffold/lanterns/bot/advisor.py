"""How to play Lanterns well: what a position is worth."""

from __future__ import annotations

from tatami.core.advisor import Advisor
from tatami.scaffold.lanterns.bot.weights import HAND, LEAD
from tatami.scaffold.lanterns.rules.state import Lanterns


class LanternsAdvisor(Advisor[Lanterns]):
    def features(self, state: Lanterns, seat: int) -> dict[str, float]:
        return {"even": 1.0 / state.players, "lead": LEAD * lead(state, seat)}

    def aspects(self, state: Lanterns, seat: int) -> dict[str, float]:
        return {"lead": lead(state, seat)}

    def level(self, name: str) -> str:
        return {"easy": "careless:60", "medium": "greedy", "hard": "mc"}[name]


def lead(state: Lanterns, seat: int) -> float:
    """Lanterns ahead of the best other player."""
    worth = [sum(row) + HAND * sum(hand) for row, hand in zip(state.lit, state.hands, strict=True)]
    return worth[seat] - max(worth[:seat] + worth[seat + 1 :])
