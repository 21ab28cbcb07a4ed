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
from tatami.core.advisor import Thought
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.text import Text

MOST: Final = 3
"""So many moves are told."""
MOST_REASONS: Final = 3
FEWEST_WORLDS: Final = 8
"""Moves are compared in so many, even if that takes longer than it should ..."""
LATEST: Final = 4.0
"""... but not so many times as long: then ..."""
VERY_FEWEST: Final = 2
"""... so few must do."""
_LATEST_LINES: Final = 2.0
"""Likewise, where whole lines are thought of first."""
ALIKE: Final = Text("why-alike")
"""What is said where nothing surely speaks for or against a move."""
AHEAD: Final = Text("why-ahead")
"""What is said first of the best move where all that can be named speaks against it."""
GLANCE: Final = Text("why-glance")
"""What is said where nothing was tried."""
_SCREENING: Final = 0.5
"""The share of the budget that is spent on choosing among the rest."""


@dataclass(frozen=True)
class Odds:
    """A chance to win and its interval of 95 %."""

    chance: float
    low: float
    high: float


@dataclass(frozen=True)
class Considered:
    """Moves, mostly a single one; of several the last one makes the others binding."""

    line: tuple[Move, ...]
    odds: Odds | None
    """None where nothing was tried."""
    reasons: tuple[Text, ...]


@dataclass(frozen=True)
class Counsel:
    """What a person is told."""

    considered: list[Considered]
    hurried: bool
    """Whether there was time for less thought than usual."""


class Judge:
    """Tries moves for one game within a budget: worlds, or seconds for people who wait."""

    def __init__(self, game: Game[Any], budget: Budget) -> None:
        self.game = game
        self.budget = budget

    def consider(self, knowledge: Knowledge, rng: Chance) -> Counsel:
        """What the hard bot would do first, then what comes next to it."""
        advisor = self.game.advisor
        clock = self.budget.start()
        seconds = self.budget.seconds
        thought = Thought(seconds=None if seconds is None else _LATEST_LINES * seconds)
        patience = Thought(seconds=None if seconds is None else LATEST * seconds)
        lines = advisor.lines(knowledge.imagine(rng), knowledge.seat, rng, thought)
        if not lines:
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
            if trials[0].worlds >= VERY_FEWEST and patience.over():
                break
            try_in_imagined(self.game, [*trials, before], knowledge, rng, aspects=True)
            clock.spend(len(trials))
        hurried = thought.cut_short or patience.cut_short
        return Counsel(self._told(trials, before, knowledge, rng), hurried)

    def glance(self, knowledge: Knowledge, rng: Chance) -> Counsel:
        """What the game would do at once, where there is no time to try anything."""
        advisor, seat = self.game.advisor, knowledge.seat
        world = knowledge.imagine(rng)
        line = advisor.suggestion(world, seat)
        for move in line:
            world.apply(seat, move, rng)
        line = [*line, advisor.goes_on(world, seat, rng)]
        return Counsel([Considered(tuple(line), None, (GLANCE,))], hurried=True)

    def _told(
        self, trials: list[Trial], before: Trial, knowledge: Knowledge, rng: Chance
    ) -> list[Considered]:
        """The favourite stays in front unless another is better by more than chance explains."""
        best = max(trials, key=lambda trial: trial.mean)
        first = best if best.surely_better_than(trials[0]) else trials[0]
        others = [trial for trial in trials if trial is not first]
        others.sort(key=lambda trial: trial.mean, reverse=True)
        known = knowledge.imagine(rng)
        reasons = []
        for trial in (first, *others):
            against = [first] if trial is not first else others or [before]
            gains = trial.gains(against)
            told = self.game.advisor.reasons(known, knowledge.seat, trial.line, gains)
            if trial is first:
                ahead = all(first.mean > other.mean for other in others)
                told = in_spite_of(told, AHEAD if ahead else ALIKE)
            reasons.append(told[:MOST_REASONS])
        ordered = zip((first, *others), apart(reasons), strict=True)
        return [_considered(trial, told) for trial, told in ordered]


def in_spite_of(reasons: list[Text], known: Text = AHEAD) -> list[Text]:
    """The reasons of the advised move; where all speak against it, first what is known for it."""
    if reasons and all(reason.id.startswith("but-") for reason in reasons):
        return [known, *reasons]
    return reasons


def apart(reasons: list[list[Text]]) -> list[list[Text]]:
    """What speaks for each of several moves. What holds for all of them alike tells none from the
    others: it is said once, with the first."""
    if len(reasons) == 1:
        return [reasons[0] or [ALIKE]]
    common = [one for one in reasons[0] if all(one in told for told in reasons)]
    found = []
    for at, told in enumerate(reasons):
        own = [one for one in told if one not in common]
        if own:
            found.append(told if at == 0 else own)
        else:
            found.append([ALIKE, *common] if at == 0 else [ALIKE])
    return found


def _considered(trial: Trial, reasons: list[Text]) -> Considered:
    mean, error = estimate(trial.chances)
    low, high = max(0.0, mean - SURE * error), min(1.0, mean + SURE * error)
    return Considered(tuple(trial.line), Odds(mean, low, high), tuple(reasons))
