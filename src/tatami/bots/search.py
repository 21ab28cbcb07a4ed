"""What the searching bots share: which moves are tried how often, in which worlds.

Every round imagines a world and tries the moves that are still in the running in it, all with
the same luck, so that only the move differs. After each share of the budget the worse half is
given up (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State

Try: TypeAlias = Callable[[State, Move, int], float]
"""What a move turns out to be worth in a world, with this luck."""
Votes: TypeAlias = dict[int, tuple[int, float]]
"""By the index of a move: how often it was tried, and what that was worth in sum."""


class Search:
    """A bot that tries moves. Derived ones say how far a try goes."""

    def __init__(self, game: Game[Any], budget: Budget, horizon: int) -> None:
        self.game = game
        self.budget = budget
        self.horizon = horizon

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        moves = knowledge.legal
        if len(moves) == 1:
            return moves[0]
        advice = advised(self.game, knowledge, rng)
        return advice or best(moves, self.votes(knowledge, rng))

    def votes(self, knowledge: Knowledge, rng: Chance) -> Votes:
        running = knowledge.legal
        tries = dict.fromkeys(running, 0)
        worth = dict.fromkeys(running, 0.0)
        share = 1.0 / max(1, (len(running) - 1).bit_length())
        next_cut = share
        clock = self.budget.start()
        try_out = self.begin(knowledge.seat)
        while clock.spent < 1.0:
            if clock.spent >= next_cut and len(running) > 2:
                next_cut = clock.spent + share
                ranked = sorted(running, key=worth.__getitem__, reverse=True)
                running = ranked[: (len(ranked) + 1) // 2]
            world = knowledge.imagine(rng)
            luck = rng.below(1 << 30)
            for move in running:
                tries[move] += 1
                worth[move] += try_out(world, move, luck)
            clock.spend(len(running))
        return {move.index: (tries[move], worth[move]) for move in tries}

    def begin(self, seat: int) -> Try:
        """A new search for the seat; what it learns is forgotten with it."""
        raise NotImplementedError  # pragma: no cover


def advised(game: Game[Any], knowledge: Knowledge, rng: Chance) -> Move | None:
    """What the game itself would do, if it has an opinion."""
    advice: Move | None = game.advisor.advice(knowledge.imagine(rng), knowledge.seat, rng)
    return advice


def best(moves: list[Move], votes: Votes) -> Move:
    """The move tried most often; of those, the one that was worth most."""
    return max(moves, key=lambda move: votes[move.index])
