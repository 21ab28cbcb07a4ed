"""What a result is worth to a program that learns."""

from __future__ import annotations

from tatami.core.outcome import Outcome

WON = 1.0
LOST = -1.0


def payoffs(outcome: Outcome) -> list[float]:
    """By seat: 1 for the first place, -1 for the last one, even steps in between.

    Seats that share a place get the same. If there is only one place, everyone has won.
    """
    worth = [LOST] * len(outcome.scores)
    steps = len(outcome.ranking) - 1
    for place, seats in enumerate(outcome.ranking):
        for seat in seats:
            worth[seat] = WON - (WON - LOST) * place / steps if steps else WON
    return worth
