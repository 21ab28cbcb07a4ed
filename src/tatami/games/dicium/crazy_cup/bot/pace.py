"""How many turns a lone driver still needs, by distance, hand and blue bonuses.

The numbers come from value iteration over a straight road (`bench/crazy_cup_pace.py`): one re-roll,
the best of all pairs of actions, stored dice and upgrades included.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tatami.games.dicium.bot.plans import Planner, StoreWorth
from tatami.games.dicium.crazy_cup.bot.weights import (
    BLUE_SAVES,
    FULL_LAP,
    HAND_SAVES,
    OTHER_BONUSES,
    PAIR_STORED,
    PAST_THE_LINE,
    REROLL_SHARE,
    STEPS,
    STORED,
    TIE_BREAK,
    TURNS,
)
from tatami.games.dicium.crazy_cup.rules.actions import CARD_FACES, TILE_FACES
from tatami.games.dicium.rules.dice import BLUE
from tatami.games.dicium.rules.player_board import REROLL, PlayerBoard, taken_count
from tatami.games.dicium.rules.state import FIRST_HAND, LARGEST_HAND

_BLUE_BONUSES: Final = 2
_USEFUL: Final = (LARGEST_HAND, LARGEST_HAND, TILE_FACES, CARD_FACES)
"""Dice of each colour that are of use at once."""


def kind_of_car(hand: int, blue: int) -> int:
    """The row of a car in tables by hand and blue bonuses."""
    return (hand - FIRST_HAND) * (_BLUE_BONUSES + 1) + min(blue, _BLUE_BONUSES)


def _table() -> list[list[float]]:
    """The table of turns with what races have shown of hands and bonuses."""
    blues = _BLUE_BONUSES + 1
    rows = [list(row) for row in TURNS]
    for at in range(len(STEPS)):
        for hand in reversed(range(len(HAND_SAVES))):
            plain, better = hand * blues, (hand + 1) * blues
            saved = TURNS[plain][at] - TURNS[better][at]
            rows[plain][at] = rows[better][at] + HAND_SAVES[hand] * saved
        for row in range(len(rows)):
            if row % blues:
                saved = TURNS[row - 1][at] - TURNS[row][at]
                rows[row][at] = rows[row - 1][at] - BLUE_SAVES * saved
    return rows


_TURNS: Final = _table()


@cache
def planner(car: int, young: bool) -> Planner:
    """The plans of a car, with what dice in its storage are worth."""
    return Planner(StoreWorth(STORED[car], PAIR_STORED), _USEFUL, young)


def turns_left(steps: float, hand: int, blue: int) -> float:
    """Turns to the line; beyond it negative, the further the better."""
    if steps <= 0:
        return steps * PAST_THE_LINE
    row = _TURNS[kind_of_car(hand, blue)]
    if steps <= STEPS[0]:
        return row[0]
    at = 1
    while at < len(STEPS) - 1 and STEPS[at] < steps:
        at += 1
    low, high = STEPS[at - 1], STEPS[at]
    return row[at - 1] + (row[at] - row[at - 1]) * (steps - low) / (high - low)


def car_turns(board: PlayerBoard | None, slots: int, hand: int, steps: float) -> float:
    """Turns left with all bonuses of a player board."""
    if board is None:
        return turns_left(steps, hand, 0)
    turns = turns_left(steps, hand, board.bonuses(slots, BLUE))
    turns -= board.bonuses(slots, REROLL) * REROLL_SHARE * max(0.0, turns)
    share = max(0.0, steps) / FULL_LAP
    for bonus, worth in OTHER_BONUSES:
        turns -= board.bonuses(slots, bonus) * worth * share
    return turns - taken_count(slots) * TIE_BREAK
