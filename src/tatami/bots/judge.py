"""Advice for people: a few moves, each with its chance of winning and what speaks for it.

The first is what the hard bot would do; the others are the best of the rest at first sight. They
are then tried in the same imagined worlds with the same luck, everybody going on as the game
imagines it, so that only the move differs. All of it follows from what the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.bots.registry import bot
from tatami.bots.trials import SURE, Trial, estimate, try_in_imagined
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.text import Text

MOST: Final = 3
"""So many moves are told."""
MOST_REASONS: Final = 3
FEWEST_WORLDS: Final = 8
ALIKE: Final = Text("why-alike")
"""What is said where nothing surely speaks for or against a move."""
_SCREENING: Final = 0.5
"""The share of the budget that is spent on choosing among the rest."""


@dataclass(frozen=True)
class Considered:
    """Moves, mostly a single one, with the chance to win after them and its interval of 95 %.

    Of several moves the last one makes the others binding.
    """

    line: tuple[Move, ...]
    chance: float
    low: float
    high: float
    reasons: tuple[Text, ...]


class Judge:
    """Tries moves for one game within a budget: worlds, or seconds for people who wait."""

    def __init__(self, game: Game[Any], budget: Budget) -> None:
        self.game = game
        self.budget = budget

    def consider(self, knowledge: Knowledge, rng: Chance) -> list[Considered]:
        """What the hard bot would do first, then what comes next to it."""
        advisor = self.game.advisor
        clock = self.budget.start()
        lines = advisor.lines(knowledge.imagine(rng), knowledge.seat, rng)
        if not lines:
            seconds = self.budget.seconds
            hard = bot("hard", self.game, seconds=None if seconds is None else seconds / 3)
            favourite = hard.choose(knowledge, rng)
            lines = [[favourite], *([move] for move in knowledge.legal if move is not favourite)]
        trials = [Trial(line) for line in lines]
        while len(trials) > MOST:
            rest = clock.spent + (_SCREENING - clock.spent) / (len(trials) - 1).bit_length()
            try_in_imagined(self.game, trials, knowledge, rng, aspects=False)
            clock.spend(len(trials))
            while clock.spent < rest:
                try_in_imagined(self.game, trials, knowledge, rng, aspects=False)
                clock.spend(len(trials))
            others = sorted(trials[1:], key=lambda trial: trial.mean, reverse=True)
            trials = [trials[0], *others[: max(MOST, len(trials) // 2) - 1]]
        trials = [Trial(trial.line) for trial in trials]
        before = Trial([])
        while clock.spent < 1.0 or trials[0].worlds < FEWEST_WORLDS:
            try_in_imagined(self.game, [*trials, before], knowledge, rng, aspects=True)
            clock.spend(len(trials))
        return self._told(trials, before, knowledge, rng)

    def _told(
        self, trials: list[Trial], before: Trial, knowledge: Knowledge, rng: Chance
    ) -> list[Considered]:
        """The favourite stays in front unless another is better by more than chance explains."""
        best = max(trials, key=lambda trial: trial.mean)
        first = best if best.surely_better_than(trials[0]) else trials[0]
        others = [trial for trial in trials if trial is not first]
        others.sort(key=lambda trial: trial.mean, reverse=True)
        known = knowledge.imagine(rng)
        found = []
        for trial in (first, *others):
            against = [first] if trial is not first else others or [before]
            reasons = self.game.advisor.reasons(
                known, knowledge.seat, trial.line, trial.gains(against)
            )
            found.append(_considered(trial, reasons[:MOST_REASONS] or [ALIKE]))
        return found


def _considered(trial: Trial, reasons: list[Text]) -> Considered:
    mean, error = estimate(trial.chances)
    low, high = max(0.0, mean - SURE * error), min(1.0, mean + SURE * error)
    return Considered(tuple(trial.line), mean, low, high, tuple(reasons))
