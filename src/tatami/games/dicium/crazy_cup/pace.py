"""How many turns a lone driver still needs, by distance, hand and blue bonuses.

The numbers come from value iteration over a straight road: one re-roll, the better of all
pairs of actions, upgrades included.
"""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bonuses import REROLL, PlayerBoard, taken_count
from tatami.games.dicium.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.state import FIRST_HAND

_STEPS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 8, 10, 14, 20, 28, 40, 52, 60)
_BLUE_BONUSES: Final = 2
_TURNS: Final[tuple[tuple[float, ...], ...]] = (
    (0.80, 0.94, 1.24, 1.82, 2.04, 2.41, 3.14, 3.90, 5.06, 6.55, 8.17, 10.13, 11.76, 12.77),
    (0.78, 0.80, 1.06, 1.08, 1.67, 1.79, 2.14, 2.79, 3.78, 5.13, 6.74, 8.78, 10.56, 11.62),
    (0.76, 0.78, 0.87, 1.05, 1.08, 1.28, 1.81, 2.11, 2.88, 3.95, 5.30, 7.19, 8.90, 9.97),
    (0.72, 0.77, 0.93, 1.13, 1.52, 1.79, 2.17, 2.75, 3.70, 5.01, 6.51, 8.36, 9.93, 10.92),
    (0.70, 0.72, 0.81, 0.83, 1.13, 1.47, 1.66, 2.16, 2.89, 4.09, 5.45, 7.25, 8.89, 9.91),
    (0.67, 0.69, 0.72, 0.80, 0.83, 0.97, 1.47, 1.64, 2.28, 3.11, 4.22, 5.89, 7.46, 8.47),
    (0.64, 0.70, 0.76, 0.91, 1.12, 1.34, 1.67, 2.07, 2.80, 3.89, 5.23, 6.94, 8.42, 9.38),
    (0.62, 0.64, 0.70, 0.73, 0.86, 1.11, 1.41, 1.69, 2.33, 3.26, 4.46, 6.04, 7.49, 8.44),
    (0.60, 0.62, 0.64, 0.69, 0.72, 0.78, 1.18, 1.42, 1.82, 2.51, 3.50, 4.89, 6.31, 7.26),
)
"""Rows: hand 3, 4, 5, each with 0, 1, 2 blue bonuses; columns as in `_STEPS`."""
_PAST_THE_LINE: Final = 0.06
"""Turns that each mile past the line is worth."""
_FULL_LAP: Final = 52.0
_OTHER_BONUSES: Final[tuple[tuple[int, float], ...]] = (
    (REROLL, 0.7),
    (GREEN, 0.35),
    (YELLOW, 0.3),
    (RED, 0.25),
)
"""Turns saved over a lap."""
_TIE_BREAK: Final = 0.01


def turns_left(steps: float, hand: int, blue: int) -> float:
    """Turns to the line; beyond it negative, the further the better."""
    if steps <= 0:
        return steps * _PAST_THE_LINE
    row = _TURNS[(hand - FIRST_HAND) * (_BLUE_BONUSES + 1) + min(blue, _BLUE_BONUSES)]
    if steps <= _STEPS[0]:
        return row[0]
    at = 1
    while at < len(_STEPS) - 1 and _STEPS[at] < steps:
        at += 1
    low, high = _STEPS[at - 1], _STEPS[at]
    return row[at - 1] + (row[at] - row[at - 1]) * (steps - low) / (high - low)


def car_turns(board: PlayerBoard | None, slots: int, hand: int, steps: float) -> float:
    """Turns left with all bonuses of a player board."""
    if board is None:
        return turns_left(steps, hand, 0)
    turns = turns_left(steps, hand, board.bonuses(slots, BLUE))
    share = max(0.0, steps) / _FULL_LAP
    for bonus, worth in _OTHER_BONUSES:
        turns -= board.bonuses(slots, bonus) * worth * share
    return turns - taken_count(slots) * _TIE_BREAK
