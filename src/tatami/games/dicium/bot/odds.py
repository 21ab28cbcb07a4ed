"""Exact odds: of rolls and re-rolls of Dicium dice, and of combat dice."""

from __future__ import annotations

from functools import cache
from typing import Final

from tatami.games.dicium.rules.dice import groups, parts, showing, size

_SIDES: Final = 6


@cache
def hands(count: int) -> tuple[int, ...]:
    """Every group of so many dice."""
    return tuple(groups(count, count))


@cache
def rolls(count: int) -> tuple[tuple[int, float], ...]:
    """Every result of so many dice, with its probability."""
    if count == 0:
        return ((0, 1.0),)
    return tuple((dice, _ways_to_roll(dice) / 6.0**count) for dice in hands(count))


def _ways_to_roll(dice: int) -> int:
    ways = 1
    placed = 0
    for face in range(6):
        for at in range(showing(dice, face)):
            placed += 1
            ways = ways * placed // (at + 1)
    return ways


@cache
def keepable(dice: int) -> tuple[int, ...]:
    """What may be kept when something is rolled again: every part but the whole."""
    return tuple(parts(dice)[:-1])


def worth_of_rolls(worth: dict[int, float], kept: int, count: int) -> float:
    """What a hand is worth on average when `count` dice are rolled beside the kept ones."""
    return sum(chance * worth[kept + rolled] for rolled, chance in rolls(count))


def worth_with_rerolls(worth: dict[int, float], count: int, rerolls: int) -> dict[int, float]:
    """What each hand is worth before so many re-rolls, if its hands are worth that after them."""
    for _ in range(rerolls):
        kept_worth: dict[int, float] = {}
        better: dict[int, float] = {}
        for dice in hands(count):
            best = worth[dice]
            for kept in keepable(dice):
                value = kept_worth.get(kept)
                if value is None:
                    value = worth_of_rolls(worth, kept, count - size(kept))
                    kept_worth[kept] = value
                best = max(best, value)
            better[dice] = best
        worth = better
    return worth


def chance_to_reach(needed: int) -> float:
    """How likely one combat die shows so much or more."""
    return min(_SIDES, max(0, _SIDES + 1 - needed)) / _SIDES


def chance_to_beat(lead: int) -> float:
    """How likely an attacker wins whose strength is so much above the defender's before the dice:
    28, 42, 58, 72 and 83 % at leads of -2 to 2."""
    won = sum(
        attack + lead >= defence
        for attack in range(1, _SIDES + 1)
        for defence in range(1, _SIDES + 1)
    )
    return won / _SIDES**2
