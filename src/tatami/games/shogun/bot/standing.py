"""What speaks for each player: the features that the chance of winning is made of."""

from __future__ import annotations

from typing import Final

from tatami.core.standing import Standing
from tatami.games.shogun.bot.appraisal import all_rounds_left
from tatami.games.shogun.bot.prospects import SIZE, expected
from tatami.games.shogun.bot.weights import SPREAD
from tatami.games.shogun.rules.state import Shogun

NAMES: Final = ("points", "points late")
"""Points that may be expected at the end, on the scale of `prospects`; and for each round left."""


def standing(state: Shogun) -> Standing:
    """Before the plans of a round."""
    found = expected(state)
    rounds = all_rounds_left(state)
    scale = SPREAD[min(rounds, len(SPREAD) - 1)]
    rows: list[list[float]] = []
    for seat in range(state.players):
        points = sum(found[seat * SIZE : (seat + 1) * SIZE]) / scale
        rows.append([points, points / (1.0 + rounds)])
    return Standing(str(state.players), [(seat,) for seat in range(state.players)], rows)
