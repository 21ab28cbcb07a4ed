"""Greedy: the move that leaves the best position, averaged over imagined worlds."""

from __future__ import annotations

from typing import Any

from tatami.bots.bot import Knowledge
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.rollout import outlook
from tatami.core.state import State


class Greedy:
    """Every move is tried in the same worlds with the same luck, so that only it differs."""

    def __init__(self, game: Game[Any], worlds: int = 12) -> None:
        self.game = game
        self.worlds = worlds

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        moves = knowledge.legal
        if len(moves) == 1:
            return moves[0]
        advice: Move | None = self.game.advisor.advice(knowledge.imagine(rng), knowledge.seat, rng)
        if advice is not None:
            return advice
        worth = self.judge(knowledge, rng)
        return max(moves, key=worth.__getitem__)

    def judge(self, knowledge: Knowledge, rng: Chance) -> dict[Move, float]:
        """What each legal move is worth at first sight, from 0 to 1."""
        worth = dict.fromkeys(knowledge.legal, 0.0)
        for _ in range(self.worlds):
            world = knowledge.imagine(rng)
            luck = rng.below(1 << 30)
            for move in worth:
                worth[move] += self._worth(world, knowledge.seat, move, luck) / self.worlds
        return worth

    def _worth(self, world: State, seat: int, move: Move, luck: int) -> float:
        advisor = self.game.advisor
        if advisor.stands_pat(world, seat, move):
            return advisor.value(world, seat)
        return outlook(advisor, world, seat, move, 0, luck)
