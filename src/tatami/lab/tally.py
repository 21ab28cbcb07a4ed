"""What a number of games add up to. Whole numbers only, so that sums of parts are exact."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tatami.core.outcome import Outcome
from tatami.core.text import Text
from tatami.lab.statistics import mean_interval, share_interval
from tatami.lab.usage import Use
from tatami.lab.wins import Wins


@dataclass
class Points:
    """The scores of a seat."""

    games: int = 0
    total: int = 0
    squares: int = 0

    def add(self, other: Points) -> None:
        self.games += other.games
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> tuple[float, float, float]:
        return mean_interval(self.total, self.squares, self.games)

    def json(self) -> dict[str, Any]:
        mean, low, high = self.mean
        return {"mean": mean, "interval": [low, high]}


@dataclass
class Entries:
    """A line of the score sheet, added up by seat."""

    label: dict[str, Any]
    totals: dict[str, int] = field(default_factory=dict)

    def add(self, totals: dict[str, int]) -> None:
        for seat, total in totals.items():
            self.totals[seat] = self.totals.get(seat, 0) + total


@dataclass
class Tally:
    """`wins` has the groups `seat`, `bot` and those of the game's labels: role, side, …"""

    games: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    wins: dict[str, dict[str, Wins]] = field(default_factory=dict)
    points: dict[str, Points] = field(default_factory=dict)
    scores: Counter[int] = field(default_factory=Counter)
    sheet: dict[str, Entries] = field(default_factory=dict)
    """By the text of the line's label."""
    uses: dict[str, dict[str, Use]] = field(default_factory=dict)
    """Only in detailed runs: see `tatami.lab.usage`."""

    @property
    def decisions(self) -> int:
        return sum(length * count for length, count in self.lengths.items())

    @property
    def mean_length(self) -> tuple[float, float, float]:
        squares = sum(length * length * count for length, count in self.lengths.items())
        return mean_interval(self.decisions, squares, self.games)

    def length_below(self, share: float) -> int:
        """The length that this share of the games does not exceed."""
        left = share * self.games
        for length, count in sorted(self.lengths.items()):
            left -= count
            if left <= 0:
                return length
        return max(self.lengths, default=0)

    def count(self, outcome: Outcome, length: int, bots: tuple[str, ...]) -> None:
        self.games += 1
        self.lengths[length] += 1
        self.reasons[outcome.reason] += 1
        kinds: dict[tuple[str, str], Wins] = {}
        for seat, bot in enumerate(bots):
            labels = outcome.labels[seat] if outcome.labels else {}
            won = seat in outcome.winners
            for kind in (("seat", str(seat)), ("bot", bot), *labels.items()):
                wins = kinds.setdefault(kind, Wins(games=1))
                wins.seats += 1
                wins.wins += won
            score = outcome.scores[seat]
            self.scores[score] += 1
            self._points(str(seat)).add(Points(1, score, score * score))
        for (group, value), wins in kinds.items():
            self._wins(group, value).add(wins)
        for line in outcome.sheet:
            self._entries(line.label).add(
                {str(seat): value for seat, value in enumerate(line.values) if value is not None}
            )

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.lengths.update(other.lengths)
        self.reasons.update(other.reasons)
        for group, values in other.wins.items():
            for value, wins in values.items():
                self._wins(group, value).add(wins)
        for seat, points in other.points.items():
            self._points(seat).add(points)
        self.scores.update(other.scores)
        for name, entries in other.sheet.items():
            self.sheet.setdefault(name, Entries(entries.label)).add(entries.totals)
        self.use(other.uses)

    def use(self, uses: dict[str, dict[str, Use]]) -> None:
        for way, values in uses.items():
            mine = self.uses.setdefault(way, {})
            for value, use in values.items():
                mine.setdefault(value, Use()).add(use)

    def _wins(self, group: str, value: str) -> Wins:
        return self.wins.setdefault(group, {}).setdefault(value, Wins())

    def _points(self, seat: str) -> Points:
        return self.points.setdefault(seat, Points())

    def _entries(self, label: Text) -> Entries:
        return self.sheet.setdefault(str(label), Entries(label.json()))

    def json(self) -> dict[str, Any]:
        mean, low, high = self.mean_length
        return {
            "games": self.games,
            "decisions": self.decisions,
            "length": {
                "mean": mean,
                "interval": [low, high],
                "shortest": min(self.lengths, default=0),
                "median": self.length_below(0.5),
                "longest": max(self.lengths, default=0),
            },
            "reasons": {
                reason: {
                    "games": count,
                    "share": count / self.games,
                    "interval": list(share_interval(count / self.games, self.games)),
                }
                for reason, count in sorted(self.reasons.items())
            },
            "wins": {
                group: {value: wins.json() for value, wins in sorted(values.items())}
                for group, values in sorted(self.wins.items())
            },
            "scores": {seat: points.json() for seat, points in sorted(self.points.items())},
            "sheet": [
                {
                    "label": entries.label,
                    "means": {s: total / self.games for s, total in entries.totals.items()},
                }
                for entries in self.sheet.values()
            ],
        }
