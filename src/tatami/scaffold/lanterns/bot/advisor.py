"""How to play Lanterns well: what a position is worth."""

from __future__ import annotations

from tatami.core.advisor import Advisor
from tatami.scaffold.lanterns.bot.weights import HAND, LEAD
from tatami.scaffold.lanterns.rules.state import Lanterns


class LanternsAdvisor(Advisor[Lanterns]):
    def features(self, state: Lanterns, seat: int) -> dict[str, float]:
        worth = [
            sum(row) + HAND * sum(hand) for row, hand in zip(state.lit, state.hands, strict=True)
        ]
        best = max(worth[:seat] + worth[seat + 1 :])
        return {"even": 1.0 / state.players, "lead": LEAD * (worth[seat] - best)}

    def level(self, name: str) -> str:
        return {"easy": "careless:60", "medium": "greedy", "hard": "mc"}[name]
