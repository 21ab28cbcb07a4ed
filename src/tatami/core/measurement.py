"""What a game's own device (a tower, a deck of odd cards) does in the long run."""

from __future__ import annotations

from math import sqrt
from typing import Any

from tatami.core.text import Text


class Distribution:
    """How often each whole number came up."""

    def __init__(self, label: Text) -> None:
        self.label = label
        self.counts: dict[int, int] = {}

    def add(self, value: int) -> None:
        self.counts[value] = self.counts.get(value, 0) + 1

    @property
    def samples(self) -> int:
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / self.samples

    @property
    def deviation(self) -> float:
        squares = sum(value * value * count for value, count in self.counts.items())
        return sqrt(max(0.0, squares / self.samples - self.mean**2))

    def json(self) -> dict[str, Any]:
        return {
            "label": self.label.json(),
            "samples": self.samples,
            "mean": self.mean,
            "deviation": self.deviation,
            "counts": {str(value): self.counts[value] for value in sorted(self.counts)},
        }
