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


class _Rerolls:
    """What rolling again may make of every hand of so many dice, all by number: searches ask for
    it in every turn."""

    def __init__(self, count: int) -> None:
        numbers = {dice: number for number, dice in enumerate(hands(count))}
        kept = {some: at for at, some in enumerate(groups(0, count - 1))}
        self.keeps = [[kept[some] for some in keepable(dice)] for dice in hands(count)]
        """For every hand the parts of it that may be kept."""
        self.shown: list[list[int]] = []
        self.chances: list[list[float]] = []
        """For every kept part the hands that may come of it, and how likely each is."""
        for some in kept:
            results = rolls(count - size(some))
            self.shown.append([numbers[some + rolled] for rolled, _ in results])
            self.chances.append([chance for _, chance in results])

    def before(self, worth: list[float]) -> list[float]:
        """What each hand is worth before a re-roll."""
        kept: list[float] = []
        for at, shown in enumerate(self.shown):
            chances = self.chances[at]
            total = 0.0
            for number, hand in enumerate(shown):
                total += chances[number] * worth[hand]
            kept.append(total)
        better: list[float] = []
        for hand, keeps in enumerate(self.keeps):
            best = worth[hand]
            for keep in keeps:
                value = kept[keep]
                if value > best:
                    best = value
            better.append(best)
        return better


@cache
def _rerolls(count: int) -> _Rerolls:
    return _Rerolls(count)


def worth_with_rerolls(worth: dict[int, float], count: int, rerolls: int) -> dict[int, float]:
    """What each hand is worth before so many re-rolls, if its hands are worth that after them."""
    if rerolls <= 0:
        return worth
    table = _rerolls(count)
    values = [worth[dice] for dice in hands(count)]
    for _ in range(rerolls):
        values = table.before(values)
    return dict(zip(hands(count), values, strict=True))


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
