"""What a hand of dice can do in a turn, whatever the position.

Combinations are told apart by what they use: a pair, or so many blue dice. That is an **effect**;
what it is good for is the game's business. Of several ways to the same effects the one that leaves
the best dice to store is kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.combinations import STRAIGHT, colour_ways, ways
from tatami.games.dicium.rules.dice import (
    BLUE,
    DICIUM,
    GREEN,
    RED,
    YELLOW,
    colour_count,
    faces,
    parts,
    size,
)
from tatami.games.dicium.rules.state import STORAGE

NOTHING: Final = 0
NUMBER: Final = 10
"""Effects of number combinations follow: this plus the combination."""
COLOUR: Final = 20
"""Effects of colours follow: this plus ten for each colour, plus the number of dice."""


def effect_of(move: ActionMove) -> int:
    row = move.row
    if row.colour < 0:
        return NUMBER + row.combination
    return COLOUR + 10 * row.colour + size(move.dice)


class StoreWorth:
    """What stored dice are worth over dice that are rolled, by face, and more for a pair."""

    def __init__(self, by_face: tuple[float, ...], pair: float = 0.0) -> None:
        self.by_face = by_face
        self.pair = pair
        self._best: dict[int, int] = {}
        self._left: dict[int, float] = {}

    def of(self, dice: int) -> float:
        """The worth of these dice in storage."""
        shown = faces(dice)
        worth = sum(self.by_face[face] for face in shown)
        if len(shown) == STORAGE and (shown[0] == shown[1] or DICIUM in shown):
            worth += self.pair
        return worth

    def best(self, dice: int) -> int:
        """The dice most worth storing."""
        found = self._best.get(dice)
        if found is None:
            found = max(parts(dice, STORAGE), key=self.of)
            self._best[dice] = found
        return found

    def left(self, dice: int) -> float:
        """What is worth storing of the dice left over."""
        found = self._left.get(dice)
        if found is None:
            found = self.of(self.best(dice))
            self._left[dice] = found
        return found


class Plan:
    """Effects one after the other, the dice used for the first, and those left at the end.

    `spare` is what of the dice left over the effects may still need, see `Planner.spare`.
    """

    def __init__(
        self, first: int, second: int, third: int, used: int, left: int, spare: int = 0
    ) -> None:
        self.first = first
        self.second = second
        self.third = third
        self.used = used
        self.left = left
        self.spare = spare
        self.key = ((first * 100 + second) * 100 + third) * 8 + spare
        """The effects, and what is to spare for them, as one number."""
        self.stored = 0.0
        """What the dice left are worth in storage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """The plans of hands. It remembers them: games keep one for each valuation of stored dice.

    `most` is how many dice of each colour (green, blue, yellow, red) are of any use at once.
    """

    def __init__(
        self, store: StoreWorth, most: tuple[int, int, int, int], young: bool = False
    ) -> None:
        self.store = store
        self.most = most
        self.young = young
        self._singles: dict[int, tuple[tuple[int, int], ...]] = {}
        self._plans: dict[int, tuple[Plan, ...]] = {}

    def spare(self, left: int) -> int:
        """What dice left over do for the effects before they are stored, as a number below 8: red
        dice for fights, say. Plans that differ in it are told apart."""
        return 0

    def find_singles(self, dice: int, whole: bool) -> list[tuple[int, int]]:
        """(effect, dice used) for one action; games where numbers may not count override it."""
        found: list[tuple[int, int]] = []
        if not self.young:
            found += [
                (NUMBER + kind, used) for kind, used in ways(dice) if kind != STRAIGHT or whole
            ]
        for colour in (BLUE, GREEN, YELLOW, RED):
            for count in range(1, min(colour_count(dice, colour), self.most[colour]) + 1):
                effect = COLOUR + 10 * colour + count
                found += [(effect, used) for used in colour_ways(dice, colour, count)]
        return found

    def singles(self, dice: int, whole: bool) -> tuple[tuple[int, int], ...]:
        key = dice * 2 + whole
        found = self._singles.get(key)
        if found is None:
            found = tuple(self.find_singles(dice, whole))
            self._singles[key] = found
        return found

    def plans(self, dice: int, actions: int, whole: bool) -> tuple[Plan, ...]:
        """Every sequence of up to so many effects that the dice allow, doing nothing included."""
        key = (dice * 2 + whole) * 4 + actions
        found = self._plans.get(key)
        if found is None:
            best: dict[int, Plan] = {}
            self._keep(best, NOTHING, NOTHING, NOTHING, 0, dice)
            if actions > 0:
                for first, used in self.singles(dice, whole):
                    self._keep(best, first, NOTHING, NOTHING, used, dice - used)
                    if actions > 1:
                        self._extend(best, first, used, dice - used, actions)
            found = tuple(best.values())
            self._plans[key] = found
        return found

    def _extend(
        self, best: dict[int, Plan], first: int, used: int, dice: int, actions: int
    ) -> None:
        for second, more in self.singles(dice, False):
            self._keep(best, first, second, NOTHING, used, dice - more)
            if actions > 2:
                for third, rest in self.singles(dice - more, False):
                    self._keep(best, first, second, third, used, dice - more - rest)

    def _keep(
        self, best: dict[int, Plan], first: int, second: int, third: int, used: int, left: int
    ) -> None:
        plan = Plan(first, second, third, used, left, self.spare(left))
        plan.stored = self.store.left(plan.left)
        known = best.get(plan.key)
        if known is None or known.stored < plan.stored:
            best[plan.key] = plan
