"""How to play Lanterns well: what a position is worth."""

from __future__ import annotations

from tatami.core.advisor import Advisor, Aid
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.scaffold.lanterns.bot.tempers import traits
from tatami.scaffold.lanterns.bot.weights import HAND, LEAD, TEMPERS
from tatami.scaffold.lanterns.rules.state import Lanterns


class LanternsAdvisor(Advisor[Lanterns]):
    def features(self, state: Lanterns, seat: int) -> dict[str, float]:
        return {"even": 1.0 / state.players, "lead": LEAD * lead(state, seat)}

    def aspects(self, state: Lanterns, seat: int) -> dict[str, float]:
        return {"lead": lead(state, seat)}

    def tempers(self) -> dict[str, dict[str, float]]:
        return TEMPERS

    def traits(self, state: Lanterns, seat: int, move: Move, foe: int) -> list[str]:
        return traits(state, seat, move, foe)

    def aids(self, state: Lanterns, seat: int) -> list[Aid]:
        """How likely it is that the next player holds the card that goes out next."""
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        unseen = state.box + [card for hand in others for card in hand]
        card = state.hour() + 1
        if card not in unseen:
            return []
        held = len(state.hands[(seat + 1) % state.players])
        return [Aid(Text("aid-next", {"card": card, "percent": round(100 * held / len(unseen))}))]

    def level(self, name: str) -> str:
        return {"easy": "careless:60", "medium": "greedy", "hard": "mc"}[name]


def lead(state: Lanterns, seat: int) -> float:
    """Lanterns ahead of the best other player."""
    worth = [sum(row) + HAND * sum(hand) for row, hand in zip(state.lit, state.hands, strict=True)]
    return worth[seat] - max(worth[:seat] + worth[seat + 1 :])
