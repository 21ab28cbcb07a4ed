"""Beginner: a weak person, who means well and misjudges; games say how."""

from __future__ import annotations

from typing import Any

from tatami.bots.bot import Knowledge
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move


class Beginner:
    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        moves = knowledge.legal
        if len(moves) == 1:
            return moves[0]
        found: Move = self.game.advisor.naive(knowledge.imagine(rng), knowledge.seat, rng)
        return found
