"""How long a searching bot may think."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True)
class Budget:
    """So many iterations, for runs that can be repeated; or seconds, for people who wait."""

    iterations: int
    seconds: float | None = None

    def share(self, parts: int) -> Budget:
        """What each of several searches side by side gets: time they need not share."""
        return Budget(max(1, self.iterations // parts), self.seconds)

    def start(self) -> Clock:
        return Clock(self)


class Clock:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._iterations = 0
        self._started = monotonic()

    def spend(self, iterations: int) -> None:
        self._iterations += iterations

    @property
    def spent(self) -> float:
        """The share of the budget that is used up."""
        if self._budget.seconds is not None:
            return (monotonic() - self._started) / self._budget.seconds
        return self._iterations / self._budget.iterations
