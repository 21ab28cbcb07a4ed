"""How sure a count makes us: 95 % intervals."""

from __future__ import annotations

from math import sqrt

Z = 1.959964


def share_interval(share: float, trials: int) -> tuple[float, float]:
    """Wilson's interval for a share that was seen in so many independent trials."""
    if trials == 0:
        return 0.0, 1.0
    square = Z * Z / trials
    centre = (share + square / 2) / (1 + square)
    reach = Z * sqrt(share * (1 - share) / trials + square / (4 * trials)) / (1 + square)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean_interval(total: int, squares: int, count: int) -> tuple[float, float, float]:
    """Mean, and the bounds of its interval, from a sum and a sum of squares."""
    if count == 0:
        return 0.0, 0.0, 0.0
    mean = total / count
    if count == 1:
        return mean, mean, mean
    variance = max(0.0, (squares - total * mean) / (count - 1))
    reach = Z * sqrt(variance / count)
    return mean, mean - reach, mean + reach
