"""What the results of an arena say about each bot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from tatami.bots.cheat import is_cheat
from tatami.core.optional import require
from tatami.lab.arena import Contest, Result

Z = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @staticmethod
    def of(values: list[float]) -> Estimate:
        if not values:
            return Estimate(0.0, 0.0, 0.0)
        mean = fmean(values)
        reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return Estimate(mean, mean - reach, mean + reach)

    def json(self) -> dict[str, Any]:
        return {"mean": self.mean, "interval": [self.low, self.high]}


@dataclass(frozen=True)
class Entry:
    """One bot. `wins` is the share of its seats that won; `rating` and `doubt` are openskill's
    mu and sigma; `behind` is how many more wins the cheat has, None if none takes part.
    """

    bot: str
    seats: int
    wins: Estimate
    rating: float
    doubt: float
    milliseconds: float
    lost: int
    behind: Estimate | None

    def json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "seats": self.seats,
            "wins": self.wins.json(),
            "rating": self.rating,
            "doubt": self.doubt,
            "milliseconds": self.milliseconds,
            "lost": self.lost,
            "behind": None if self.behind is None else self.behind.json(),
        }


class Leaderboard:
    """`bots` from the best to the worst; `lead` compares any two."""

    def __init__(self, contest: Contest, results: Iterable[Result]) -> None:
        ordered = sorted(results, key=lambda result: result.number)
        self._shares = _shares(contest, ordered)
        ratings = _ratings(contest.bots, ordered)
        ceiling = next((name for name in contest.bots if is_cheat(name)), None)
        self.deals = len({contest.deal(result.number) for result in ordered})
        self.games = len(ordered)
        self.bots = sorted(
            (self._entry(name, ordered, ratings[name], ceiling) for name in contest.bots),
            key=lambda entry: entry.wins.mean,
            reverse=True,
        )

    def lead(self, one: str, other: str) -> Estimate:
        """How many more of its seats the one wins than the other, deal by deal."""
        ours, theirs = self._shares[one], self._shares[other]
        return Estimate.of([ours[deal] - theirs[deal] for deal in ours if deal in theirs])

    def _entry(self, name: str, results: list[Result], rating: Any, ceiling: str | None) -> Entry:
        places = [
            (result, seat)
            for result in results
            for seat, bot in enumerate(result.seats)
            if bot == name
        ]
        decisions = sum(result.decisions[seat] for result, seat in places)
        seconds = sum(result.seconds[seat] for result, seat in places)
        return Entry(
            bot=name,
            seats=len(places),
            wins=Estimate.of(list(self._shares[name].values())),
            rating=rating.mu,
            doubt=rating.sigma,
            milliseconds=1000 * seconds / decisions if decisions else 0.0,
            lost=sum(result.lost[seat] for result, seat in places),
            behind=None if ceiling is None else self.lead(ceiling, name),
        )


def _shares(contest: Contest, results: list[Result]) -> dict[str, dict[int, float]]:
    """By bot and deal: which share of its seats won."""
    seats: dict[tuple[str, int], int] = {}
    wins: dict[tuple[str, int], int] = {}
    for result in results:
        deal = contest.deal(result.number)
        for seat, bot in enumerate(result.seats):
            seats[bot, deal] = seats.get((bot, deal), 0) + 1
            wins[bot, deal] = wins.get((bot, deal), 0) + (seat in result.ranking[0])
    shares: dict[str, dict[int, float]] = {bot: {} for bot in contest.bots}
    for (bot, deal), count in seats.items():
        shares[bot][deal] = wins[bot, deal] / count
    return shares


def _ratings(bots: tuple[str, ...], results: list[Result]) -> dict[str, Any]:
    """Plackett-Luce ratings, game by game. Several seats of one bot move it by their mean."""
    model = require("openskill.models", "lab").PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        places = [0.0] * len(result.seats)
        for place, group in enumerate(result.ranking):
            for seat in group:
                places[seat] = float(place)
        rated = model.rate([[ratings[bot]] for bot in result.seats], ranks=places)
        after: dict[str, list[Any]] = {}
        for bot, (rating,) in zip(result.seats, rated, strict=True):
            after.setdefault(bot, []).append(rating)
        for bot, several in after.items():
            ratings[bot] = model.rating(
                mu=fmean(r.mu for r in several), sigma=fmean(r.sigma for r in several), name=bot
            )
    return ratings
