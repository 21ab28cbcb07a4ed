"""How often a kind of seat won, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

from tatami.lab.statistics import share_interval


@dataclass
class Wins:
    """`seats` that were of the kind, in so many `games`, and how many of those won."""

    games: int = 0
    seats: int = 0
    wins: int = 0

    @property
    def share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Team-mates win together, so only games count as independent trials."""
        return share_interval(self.share, self.games)

    def add(self, other: Self) -> None:
        self.games += other.games
        self.seats += other.seats
        self.wins += other.wins

    def json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "games": self.games,
            "seats": self.seats,
            "wins": self.wins,
            "share": self.share,
            "interval": [low, high],
        }
