"""Flat Monte Carlo: after each move everybody goes on by reflex, and what comes of it counts."""

from __future__ import annotations

from tatami.bots.search import Search, Try
from tatami.core.move import Move
from tatami.core.rollout import outlook
from tatami.core.state import State


class MonteCarlo(Search):
    def begin(self, imagined: State, seat: int) -> Try:
        advisor = self.game.advisor
        horizon = advisor.horizon()

        def try_out(world: State, move: Move, luck: int) -> float:
            return outlook(advisor, world, seat, move, horizon, luck)

        return try_out
