"""DI-4: combinations of numbers and colours: every way to form them, by face, none twice."""

from __future__ import annotations

from functools import cache
from typing import Final

from tatami.games.dicium.rules.dice import (
    COLOUR_OF,
    DICIUM,
    MOST,
    ONE,
    faces,
    holds,
    order,
    parts,
    showing,
    size,
)

PAIR: Final = 0
STRAIGHT: Final = 1
THREE: Final = 2
DOUBLE_PAIR: Final = 3
FOUR: Final = 4
FULL_HOUSE: Final = 5
FIVE: Final = 6
NUMBERS: Final[tuple[str, ...]] = ("pair", "straight", "three", "double", "four", "full", "five")

_SETS: Final = {PAIR: 2, THREE: 3, FOUR: 4, FIVE: 5}
_TWO_SETS: Final = {DOUBLE_PAIR: (2, 2), FULL_HOUSE: (3, 2)}


class Grouping:
    """One way to read dice as a combination: the sets of equal numbers it is made of."""

    def __init__(self, combination: int, sets: tuple[int, ...]) -> None:
        self.combination = combination
        self.sets = sets

    @property
    def dice(self) -> int:
        return sum(self.sets)


def groupings(dice: int) -> list[Grouping]:
    """All number combinations in the dice, told apart by their sets.

    The straight takes all dice, so it is found only if `dice` is the whole hand.
    """
    found = [Grouping(kind, (s,)) for kind, n in _SETS.items() for s, _ in _sets(dice, n)]
    for kind, (first, second) in _TWO_SETS.items():
        seen: set[tuple[int, ...]] = set()
        for one, number in _sets(dice, first):
            for other, another in _sets(dice - one, second):
                if number == another and number != DICIUM:
                    continue
                sets = (one, other) if first != second else tuple(sorted((one, other)))
                if sets not in seen:
                    seen.add(sets)
                    found.append(Grouping(kind, sets))
    if is_straight(dice):
        found.append(Grouping(STRAIGHT, (dice,)))
    return found


def _sets(dice: int, count: int) -> list[tuple[int, int]]:
    """Sets of so many equal numbers, with the number; sets of Dicium faces alone: any number."""
    jokers = showing(dice, DICIUM)
    found = [
        (ONE[number] * plain + ONE[DICIUM] * (count - plain), number)
        for number in range(DICIUM)
        for plain in range(1, min(count, showing(dice, number)) + 1)
        if count - plain <= jokers
    ]
    if jokers >= count:
        found.append((ONE[DICIUM] * count, DICIUM))
    return found


def is_straight(dice: int) -> bool:
    """Whether these dice, all of the hand, are 1-2-3, 1-2-3-4 or 1-2-3-4-5."""
    count = size(dice)
    return 3 <= count <= 5 and all(
        showing(dice, number) <= (1 if number < count else 0) for number in range(DICIUM)
    )


@cache
def ways(dice: int) -> tuple[tuple[int, int], ...]:
    """(combination, dice used): every choice by face, in the order of `NUMBERS`."""
    found = {(way.combination, way.dice) for way in groupings(dice)}
    return tuple(sorted(found, key=_rank))


@cache
def joker_ways(dice: int) -> tuple[tuple[int, int], ...]:
    """The same while one of the dice used may count as any number, whatever it shows."""
    found = set(ways(dice))
    for face in set(faces(dice)) - {DICIUM}:
        turned = dice - ONE[face] + ONE[DICIUM]
        for kind, used in ways(turned):
            if showing(used, DICIUM):
                found.add((kind, used - ONE[DICIUM] + ONE[face]))
    return tuple(sorted(found, key=_rank))


def _rank(way: tuple[int, int]) -> tuple[int, tuple[int, list[int]]]:
    return way[0], order(way[1])


@cache
def colour_ways(dice: int, colour: int, count: int) -> tuple[int, ...]:
    """Every choice by face of so many dice of a colour."""
    right = sum(ONE[face] for face in faces(dice) if COLOUR_OF[face] == colour)
    return tuple(part for part in parts(right, min(count, MOST)) if size(part) == count)


def pairs(dice: int) -> list[int]:
    """Every pair by face, as the price of something."""
    return [used for kind, used in ways(dice) if kind == PAIR and holds(dice, used)]
