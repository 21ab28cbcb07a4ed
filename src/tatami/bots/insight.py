"""Insight: tries of the game's own kind (`Advisor.attempts`), where it has one; else `ismcts`."""

from __future__ import annotations

from tatami.bots.bot import Knowledge
from tatami.bots.ismcts import TreeSearch
from tatami.bots.search import Try
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import State


class Insight(TreeSearch):
    def judge(
        self, knowledge: Knowledge, imagined: State, rng: Chance
    ) -> tuple[dict[Move, float], list[Move]]:
        """Tries of the game's own kind need no first judgement: every move is tried."""
        if self.game.advisor.attempts(imagined, knowledge.seat) is None:
            return super().judge(knowledge, imagined, rng)
        moves = knowledge.legal
        return dict.fromkeys(moves, 0.0), moves

    def begin(self, imagined: State, seat: int) -> Try:
        attempts = self.game.advisor.attempts(imagined, seat)
        return super().begin(imagined, seat) if attempts is None else attempts.attempt
