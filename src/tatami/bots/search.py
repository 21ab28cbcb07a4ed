"""What the searching bots share: which moves are tried how often, in which worlds.

The first judgement is the game's advice or that of `greedy`. Every round imagines a world
and tries the moves that are still in the running in it, all with the same luck, so that only the
move differs. After each share of the budget the worse half is given up (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.bots.greedy import Greedy
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State

Try: TypeAlias = Callable[[State, Move, int], float]
"""What a move turns out to be worth in a world, with this luck."""
Votes: TypeAlias = dict[int, tuple[int, float]]
"""By the index of a move: how often it was tried, and what that was worth in sum."""


WORLDS = 8
TRUST = 60
"""The first judgement counts as much as so many tries, which are far more scattered."""
LEAD = 0.05
"""How much better, at first, advice is taken to be than anything else."""


class Search:
    """A bot that tries moves. Derived ones say how far a try goes."""

    def __init__(self, game: Game[Any], budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self._greedy = Greedy(game, WORLDS)

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        moves = knowledge.legal
        return moves[0] if len(moves) == 1 else best(moves, self.votes(knowledge, rng))

    def votes(self, knowledge: Knowledge, rng: Chance) -> Votes:
        moves = knowledge.legal
        imagined = knowledge.imagine(rng)
        worth, running = self.judge(knowledge, imagined, rng)
        tries = dict.fromkeys(moves, 0)
        share = 1.0 / max(1, (len(running) - 1).bit_length())
        next_cut = share
        clock = self.budget.start()
        try_out = self.begin(imagined, knowledge.seat)
        while clock.spent < 1.0:
            if clock.spent >= next_cut:
                next_cut = clock.spent + share
                running = _better_half(running, worth)
            world = knowledge.imagine(rng)
            luck = rng.below(1 << 30)
            for move in running:
                tries[move] += 1
                worth[move] += try_out(world, move, luck)
            clock.spend(len(running))
        return {move.index: (tries[move], worth[move]) for move in tries}

    def judge(
        self, knowledge: Knowledge, imagined: State, rng: Chance
    ) -> tuple[dict[Move, float], list[Move]]:
        """What each move is worth at first, and those that are tried at all."""
        moves = knowledge.legal
        advice: Move | None = self.game.advisor.advice(imagined, knowledge.seat, rng)
        if advice is None:
            first = self._greedy.judge(knowledge, rng)
            worth = {move: TRUST * first[move] for move in moves}
            return worth, _better_half(moves, worth)
        return {move: TRUST * LEAD if move is advice else 0.0 for move in moves}, moves

    def begin(self, imagined: State, seat: int) -> Try:
        """A new search for the seat; what it learns is forgotten with it."""
        raise NotImplementedError  # pragma: no cover


def _better_half(moves: list[Move], worth: dict[Move, float]) -> list[Move]:
    """Never fewer than two."""
    ranked = sorted(moves, key=worth.__getitem__, reverse=True)
    return ranked[: max(2, (len(ranked) + 1) // 2)]


def best(moves: list[Move], votes: Votes) -> Move:
    """The move tried most often; of those, the one that was worth most."""
    return max(moves, key=lambda move: votes[move.index])
