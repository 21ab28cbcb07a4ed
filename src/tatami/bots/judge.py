"""Advice for people: a few moves, each with its chance of winning and what speaks for it.

The first is what the hard bot would do; the others are the best of the rest at first sight. They
are then tried in the same imagined worlds with the same luck, everybody going on as the game
imagines it, so that only the move differs. All of it follows from what the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State
from tatami.core.text import Text

MOST: Final = 3
"""So many moves are told."""
MOST_REASONS: Final = 3
SURE: Final = 1.96
"""Standard errors on either side that make an interval of 95 %."""
FEWEST_WORLDS: Final = 8
LONGEST: Final = 200
"""So many decisions may pass before a position is settled."""
_WORTH_TELLING: Final = 0.25
"""The share of the largest difference that another one must have."""
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
        trials = [_Trial(line) for line in lines]
        while len(trials) > MOST:
            rest = clock.spent + (_SCREENING - clock.spent) / (len(trials) - 1).bit_length()
            self._try(trials, knowledge, rng, aspects=False)
            clock.spend(len(trials))
            while clock.spent < rest:
                self._try(trials, knowledge, rng, aspects=False)
                clock.spend(len(trials))
            others = sorted(trials[1:], key=lambda trial: trial.mean, reverse=True)
            trials = [trials[0], *others[: max(MOST, len(trials) // 2) - 1]]
        trials = [_Trial(trial.line) for trial in trials]
        before = _Trial([])
        while clock.spent < 1.0 or trials[0].worlds < FEWEST_WORLDS:
            self._try([*trials, before], knowledge, rng, aspects=True)
            clock.spend(len(trials))
        return self._told(trials, before, knowledge, rng)

    def _try(
        self, trials: list[_Trial], knowledge: Knowledge, rng: Chance, *, aspects: bool
    ) -> None:
        """Each in the same world with the same luck."""
        advisor, seat = self.game.advisor, knowledge.seat
        world = knowledge.imagine(rng)
        luck = rng.below(1 << 30)
        for trial in trials:
            state = world.copy()
            chance = Chance(luck)
            for move in trial.line:
                state.apply(seat, move, chance)
            if trial.line:
                self._go_on(state, 0, chance)
            found = advisor.aspects(state, seat) if aspects and not state.over() else {}
            self._go_on(state, advisor.horizon(), chance)
            trial.add(advisor.value(state, seat), found)

    def _go_on(self, state: State, horizon: int, chance: Chance) -> None:
        """For so many decisions, then until the position is settled."""
        advisor = self.game.advisor
        for step in range(horizon + LONGEST):
            if state.over() or (step >= horizon and advisor.settled(state)):
                return
            actor = state.actors[0]
            state.apply(actor, advisor.goes_on(state, actor, chance), chance)

    def _told(
        self, trials: list[_Trial], before: _Trial, knowledge: Knowledge, rng: Chance
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
            found.append(trial.told(reasons[:MOST_REASONS]))
        return found


class _Trial:
    """What came of a line, world by world."""

    def __init__(self, line: list[Move]) -> None:
        self.line = line
        self.chances: list[float] = []
        self.aspects: list[dict[str, float]] = []

    @property
    def worlds(self) -> int:
        return len(self.chances)

    @property
    def mean(self) -> float:
        return sum(self.chances) / len(self.chances)

    def add(self, chance: float, aspects: dict[str, float]) -> None:
        self.chances.append(chance)
        self.aspects.append(aspects)

    def surely_better_than(self, other: _Trial) -> bool:
        pairs = zip(self.chances, other.chances, strict=True)
        mean, error = _estimate([mine - theirs for mine, theirs in pairs])
        return mean > SURE * error

    def gains(self, others: list[_Trial]) -> dict[str, float]:
        """By aspect: how much more of it there is than with the others, where that is sure."""
        names = {name: None for found in self.aspects for name in found}
        gains = {}
        for name in names:
            differences = []
            for world, mine in enumerate(self.aspects):
                theirs = [other.aspects[world] for other in others if other.aspects[world]]
                if mine and theirs:
                    common = sum(found.get(name, 0.0) for found in theirs) / len(theirs)
                    differences.append(mine.get(name, 0.0) - common)
            if len(differences) > 1:
                mean, error = _estimate(differences)
                if abs(mean) > SURE * error:
                    gains[name] = mean
        least = _WORTH_TELLING * max(map(abs, gains.values()), default=0.0)
        return {name: gain for name, gain in gains.items() if abs(gain) >= least}

    def told(self, reasons: list[Text]) -> Considered:
        mean, error = _estimate(self.chances)
        low, high = max(0.0, mean - SURE * error), min(1.0, mean + SURE * error)
        return Considered(tuple(self.line), mean, low, high, tuple(reasons))


def _estimate(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, 0.0
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, sqrt(variance / len(numbers))
