"""How many turns a lone driver still needs, by distance, hand and blue bonuses.

The numbers come from value iteration over a straight road (`bench/crazy_cup_pace.py`): one re-roll,
the best of all pairs of actions, stored dice and upgrades included.
"""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.rules.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.rules.player_board import REROLL, PlayerBoard, taken_count
from tatami.games.dicium.rules.state import FIRST_HAND

_STEPS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 8, 10, 14, 20, 28, 40, 52, 60)
_BLUE_BONUSES: Final = 2
_TURNS: Final[tuple[tuple[float, ...], ...]] = (
    (0.90, 0.99, 1.28, 1.92, 2.10, 2.48, 3.21, 4.00, 5.20, 6.80, 8.66, 11.01, 13.02, 14.29),
    (0.83, 0.89, 1.07, 1.13, 1.75, 1.93, 2.24, 2.95, 3.97, 5.43, 7.26, 9.53, 11.55, 12.85),
    (0.75, 0.81, 0.93, 1.04, 1.10, 1.35, 1.91, 2.16, 3.01, 4.12, 5.58, 7.71, 9.63, 10.81),
    (0.82, 0.88, 0.97, 1.16, 1.60, 1.89, 2.22, 2.86, 3.83, 5.26, 7.04, 9.33, 11.32, 12.59),
    (0.77, 0.83, 0.90, 0.96, 1.20, 1.66, 1.92, 2.29, 3.10, 4.38, 5.95, 8.04, 10.02, 11.30),
    (0.69, 0.75, 0.81, 0.88, 0.96, 1.12, 1.62, 1.87, 2.51, 3.44, 4.71, 6.58, 8.32, 9.43),
    (0.76, 0.82, 0.88, 0.96, 1.19, 1.44, 1.88, 2.18, 3.01, 4.18, 5.74, 7.90, 9.86, 11.13),
    (0.70, 0.76, 0.82, 0.88, 0.95, 1.20, 1.68, 1.88, 2.56, 3.52, 4.82, 6.77, 8.72, 10.00),
    (0.63, 0.69, 0.75, 0.80, 0.87, 0.95, 1.28, 1.58, 2.06, 2.90, 3.97, 5.58, 7.18, 8.25),
)
"""Rows: hand 3, 4, 5, each with 0, 1, 2 blue bonuses; columns as in `_STEPS`."""
_PAST_THE_LINE: Final = 0.06
"""Turns that each mile past the line is worth."""
_FULL_LAP: Final = 52.0
_OTHER_BONUSES: Final[tuple[tuple[int, float], ...]] = (
    (GREEN, 0.35),
    (YELLOW, 0.3),
    (RED, 0.25),
)
"""Turns saved over a lap."""
_REROLL_SHARE: Final = 0.075
"""The share of the turns left that a second re-roll saves."""
_TIE_BREAK: Final = 0.01


def kind_of_car(hand: int, blue: int) -> int:
    """The row of a car in tables by hand and blue bonuses."""
    return (hand - FIRST_HAND) * (_BLUE_BONUSES + 1) + min(blue, _BLUE_BONUSES)


def turns_left(steps: float, hand: int, blue: int) -> float:
    """Turns to the line; beyond it negative, the further the better."""
    if steps <= 0:
        return steps * _PAST_THE_LINE
    row = _TURNS[kind_of_car(hand, blue)]
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
    turns -= board.bonuses(slots, REROLL) * _REROLL_SHARE * max(0.0, turns)
    share = max(0.0, steps) / _FULL_LAP
    for bonus, worth in _OTHER_BONUSES:
        turns -= board.bonuses(slots, bonus) * worth * share
    return turns - taken_count(slots) * _TIE_BREAK
