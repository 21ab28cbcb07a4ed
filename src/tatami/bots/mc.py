"""Flat Monte Carlo: after each move everybody goes on by reflex, and what comes of it counts."""

from __future__ import annotations

from typing import Any

from tatami.bots.budget import Budget
from tatami.bots.search import Search, Try
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.rollout import outlook
from tatami.core.state import State


class MonteCarlo(Search):
    def __init__(self, game: Game[Any], budget: Budget, horizon: int = 30) -> None:
        super().__init__(game, budget, horizon)

    def begin(self, seat: int) -> Try:
        advisor, horizon = self.game.advisor, self.horizon

        def try_out(world: State, move: Move, luck: int) -> float:
            return outlook(advisor, world, seat, move, horizon, luck)

        return try_out
