"""What a hand of dice can do in up to two actions, whatever the position.

Combinations are told apart by what they are good for: a pair, or so many blue dice. Of several
ways to the same two effects the one that leaves the best dice to store is kept.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tatami.games.dicium.rules.combinations import STRAIGHT, colour_ways, ways
from tatami.games.dicium.rules.dice import (
    BLUE,
    DICIUM,
    GREEN,
    RED,
    YELLOW,
    colour_count,
    faces,
    groups,
    parts,
    showing,
    size,
)

NOTHING: Final = 0
NUMBER: Final = 10
"""Effects of number combinations follow: this plus the combination."""
COLOUR: Final = 20
"""Effects of colours follow: this plus ten for each colour, plus the number of dice."""
BLUE_DICE: Final = COLOUR + 10 * BLUE
GREEN_DICE: Final = COLOUR + 10 * GREEN
YELLOW_DICE: Final = COLOUR + 10 * YELLOW
RED_DICE: Final = COLOUR + 10 * RED

_WORTH_STORING: Final[tuple[tuple[float, ...], ...]] = (
    (0.02, 0.03, 0.02, 0.02, 0.01, 0.33),
    (0.01, 0.06, 0.01, 0.02, 0.05, 0.20),
    (0.00, 0.11, 0.00, 0.02, 0.11, 0.06),
    (0.00, 0.00, 0.00, 0.02, 0.00, 0.18),
    (0.00, 0.03, 0.00, 0.02, 0.03, 0.09),
    (0.00, 0.05, 0.00, 0.02, 0.05, 0.02),
    (0.01, 0.00, 0.01, 0.02, 0.00, 0.08),
    (0.00, 0.01, 0.00, 0.02, 0.01, 0.04),
    (0.00, 0.02, 0.00, 0.02, 0.02, 0.02),
)
"""Turns that a stored die saves over a die that is rolled, by face.

Rows as in `pace`: hand 3, 4, 5, each with 0, 1, 2 blue bonuses. From the same value iteration, half
way round; red faces are there for driving tests.
"""
_PAIR_STORED: Final = 0.01
_MOST_RED: Final = 3


class Plan:
    """Two effects one after the other, the dice used for the first, and those left at the end."""

    def __init__(self, first: int, second: int, used: int, left: int, car: int) -> None:
        self.first = first
        self.second = second
        self.used = used
        self.left = left
        self.stored = store_worth(left, car)


@cache
def best_stored(dice: int, car: int) -> int:
    """The dice most worth storing."""
    return max(parts(dice, 2), key=lambda part: _pair_worth(part, car))


def _pair_worth(dice: int, car: int) -> float:
    shown = faces(dice)
    worth = sum(_WORTH_STORING[car][face] for face in shown)
    if len(shown) == 2 and (shown[0] == shown[1] or DICIUM in shown):
        worth += _PAIR_STORED
    return worth


def store_worth(dice: int, car: int) -> float:
    return _pair_worth(best_stored(dice, car), car)


@cache
def single_effects(dice: int, whole: bool, young: bool) -> tuple[tuple[int, int], ...]:
    """(effect, dice used) for one action."""
    found: list[tuple[int, int]] = []
    if not young:
        found += [(NUMBER + kind, used) for kind, used in ways(dice) if kind != STRAIGHT or whole]
    for colour in (BLUE, GREEN, YELLOW, RED):
        most = colour_count(dice, colour)
        if colour in (YELLOW, RED):
            most = min(most, _MOST_RED)
        for count in range(1, most + 1):
            effect = COLOUR + 10 * colour + count
            found += [(effect, used) for used in colour_ways(dice, colour, count)]
    return tuple(found)


@cache
def plans(dice: int, actions: int, whole: bool, young: bool, car: int) -> tuple[Plan, ...]:
    """Every pair of effects that the dice allow, doing nothing included."""
    best: dict[tuple[int, int], Plan] = {(NOTHING, NOTHING): Plan(NOTHING, NOTHING, 0, dice, car)}
    if actions > 0:
        for first, used in single_effects(dice, whole, young):
            _keep(best, Plan(first, NOTHING, used, dice - used, car))
            if actions > 1:
                for second, more in single_effects(dice - used, False, young):
                    _keep(best, Plan(first, second, used, dice - used - more, car))
    return tuple(best.values())


def _keep(best: dict[tuple[int, int], Plan], plan: Plan) -> None:
    key = (plan.first, plan.second)
    if key not in best or best[key].stored < plan.stored:
        best[key] = plan


@cache
def rolls(count: int) -> tuple[tuple[int, float], ...]:
    """Every result of so many dice, with its probability."""
    if count == 0:
        return ((0, 1.0),)
    return tuple((dice, _ways_to_roll(dice) / 6.0**count) for dice in groups(count, count))


def _ways_to_roll(dice: int) -> int:
    ways_left = 1
    placed = 0
    for face in range(6):
        for at in range(showing(dice, face)):
            placed += 1
            ways_left = ways_left * placed // (at + 1)
    return ways_left


@cache
def hands(count: int) -> tuple[int, ...]:
    return tuple(groups(count, count))


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
            for kept in parts(dice)[:-1]:
                value = kept_worth.get(kept)
                if value is None:
                    value = worth_of_rolls(worth, kept, count - size(kept))
                    kept_worth[kept] = value
                best = max(best, value)
            better[dice] = best
        worth = better
    return worth
