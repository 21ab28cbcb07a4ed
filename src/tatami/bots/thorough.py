"""Thorough: the game's own way to find a move, with as much thought as it is worth."""

from __future__ import annotations

from typing import Any

from tatami.bots.bot import Knowledge
from tatami.bots.greedy import Greedy
from tatami.core.advisor import Thought
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move


class Thorough:
    """Games that know no such way are played by `greedy`. `effort`: 1 for the usual thought, which
    ends after `seconds` at the latest."""

    def __init__(self, game: Game[Any], effort: float = 1.0, seconds: float | None = None) -> None:
        self.game = game
        self.effort = effort
        self.seconds = seconds
        self._greedy = Greedy(game)

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        moves = knowledge.legal
        if len(moves) == 1:
            return moves[0]
        thought = Thought(self.effort, self.seconds)
        found: Move | None = self.game.advisor.ponder(
            knowledge.imagine(rng), knowledge.seat, rng, thought
        )
        return self._greedy.choose(knowledge, rng) if found is None else found
