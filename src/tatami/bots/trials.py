"""Moves tried out in the same imagined worlds with the same luck, so that only the move differs."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from tatami.bots.bot import Knowledge
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State

SURE: Final = 1.96
"""Standard errors on either side that make an interval of 95 %."""
LONGEST: Final = 200
"""So many decisions may pass before a position is settled."""
_WORTH_TELLING: Final = 0.25
"""The share of the largest difference that another one must have."""
_LEAST: Final = 0.01
"""Of the unit of a game's aspects: less is nothing."""


def try_out(
    game: Game[Any],
    trials: list[Trial],
    world: State,
    seat: int,
    luck: int,
    *,
    aspects: bool = False,
    horizon: int | None = None,
) -> None:
    """Add to each trial what comes of it in a world; as far ahead as the game wants to look."""
    advisor = game.advisor
    for trial in trials:
        state = world.copy()
        chance = Chance(luck)
        for move in trial.line:
            state.apply(seat, move, chance)
        if trial.line:
            go_on(game, state, 0, chance)
        found = advisor.aspects(state, seat) if aspects else {}
        go_on(game, state, advisor.horizon() if horizon is None else horizon, chance)
        trial.add(advisor.chance(state, seat), found)


def go_on(game: Game[Any], state: State, horizon: int, chance: Chance) -> None:
    """For so many decisions, then until the position is settled."""
    advisor = game.advisor
    for step in range(horizon + LONGEST):
        if state.over() or (step >= horizon and advisor.settled(state)):
            return
        actor = state.actors[0]
        state.apply(actor, advisor.goes_on(state, actor, chance), chance)


def try_in_imagined(
    game: Game[Any], trials: list[Trial], knowledge: Knowledge, rng: Chance, *, aspects: bool
) -> None:
    """In a world that fits what the seat knows."""
    world = knowledge.imagine(rng)
    try_out(game, trials, world, knowledge.seat, rng.below(1 << 30), aspects=aspects)


class Trial:
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

    def surely_better_than(self, other: Trial) -> bool:
        mean, error = self.ahead_of(other)
        return mean > SURE * error

    def ahead_of(self, other: Trial) -> tuple[float, float]:
        """By how much it is better in the same worlds, and the standard error of that."""
        pairs = zip(self.chances, other.chances, strict=True)
        return estimate([mine - theirs for mine, theirs in pairs])

    def gains(self, others: list[Trial]) -> dict[str, float]:
        """By aspect: how much more of it there is than with the others, where that is sure."""
        found = self.differences(others)
        gains = {name: mean for name, (mean, error) in found.items() if abs(mean) > SURE * error}
        least = _WORTH_TELLING * max(map(abs, gains.values()), default=0.0)
        return {name: gain for name, gain in gains.items() if abs(gain) >= least}

    def likeliest(self, others: list[Trial]) -> dict[str, float]:
        """The aspect that there is most more of than with the others, be it sure or not."""
        found = {name: mean for name, (mean, error) in self.differences(others).items()}
        best = max(found, key=found.__getitem__, default="")
        return {best: found[best]} if best and found[best] > _LEAST else {}

    def differences(self, others: list[Trial]) -> dict[str, tuple[float, float]]:
        """By aspect: how much more of it there is than with the others, with its standard error."""
        names = {name: None for found in self.aspects for name in found}
        differences = {}
        for name in names:
            pairs = []
            for world, mine in enumerate(self.aspects):
                theirs = [other.aspects[world] for other in others if other.aspects[world]]
                if mine and theirs:
                    common = sum(found.get(name, 0.0) for found in theirs) / len(theirs)
                    pairs.append(mine.get(name, 0.0) - common)
            if len(pairs) > 1:
                differences[name] = estimate(pairs)
        return differences


def estimate(numbers: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, 0.0
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return mean, sqrt(variance / len(numbers))
