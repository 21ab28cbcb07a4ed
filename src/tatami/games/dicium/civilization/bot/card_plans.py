"""What a hand of dice can do in a turn with the help of one Philosopher, whatever the position.

A card that is attached to an action makes another effect of it; a card that is played between
actions is an effect of its own, which takes no action.
"""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.plans import NOTHING, NUMBER, Plan, Planner, StoreWorth
from tatami.games.dicium.civilization.rules.cards import CARDS, Philosopher
from tatami.games.dicium.civilization.rules.philosophers import (
    ANAXIMANDER,
    ARCHIMEDES,
    ARISTOTLE,
    DEMOCRITUS,
    EMPEDOCLES,
    HYPATIA,
    NEXT_CARDS,
    PROTAGORAS,
    PYTHAGORAS,
    SOCRATES,
    THALES,
)
from tatami.games.dicium.rules.combinations import FOUR, STRAIGHT, colour_ways, joker_ways, ways
from tatami.games.dicium.rules.dice import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    colour_count,
)
from tatami.games.dicium.rules.state import LARGEST_HAND

# effects, beside those of dice alone; dice are counted from one
BY_PYTHAGORAS: Final = 1
"""This plus the combination."""
BY_THALES: Final = 60
"""This plus the blue dice."""
BY_PROTAGORAS: Final = 66
"""This plus the green dice."""
BY_DEMOCRITUS: Final = 71
"""This plus seven for each colour (green, blue, yellow), plus the dice."""
BY_HYPATIA: Final = 92
BY_CARD: Final[dict[int, int]] = {ARISTOTLE: 93, EMPEDOCLES: 94, ARCHIMEDES: 95, ANAXIMANDER: 96}
"""The effects of cards that are played between actions."""

PLANNED: Final[tuple[int, ...]] = (
    SOCRATES,
    ARISTOTLE,
    PYTHAGORAS,
    THALES,
    DEMOCRITUS,
    EMPEDOCLES,
    PROTAGORAS,
    ARCHIMEDES,
    ANAXIMANDER,
    HYPATIA,
)
"""The cards that a turn is planned with."""

_MOST_SPARE: Final = 2


def by_card(effect: int) -> bool:
    """Whether a Philosopher takes part in the effect."""
    return effect != NOTHING and (effect < NUMBER or effect > BY_THALES)


def red_to_spare(left: int) -> int:
    """Red dice left over, which may be spent in a fight on the way."""
    return min(_MOST_SPARE, colour_count(left, RED))


class DicePlanner(Planner):
    """Plans without a card; red dice left over are told apart."""

    def spare(self, left: int) -> int:
        return red_to_spare(left)


class CardPlanner(DicePlanner):
    """Plans in which one Philosopher is played. `cost` is the dice that it takes."""

    def __init__(
        self,
        store: StoreWorth,
        most: tuple[int, int, int, int],
        plain: Planner,
        kind: int,
        cost: int,
    ) -> None:
        super().__init__(store, most)
        self.plain = plain
        self.kind = kind
        self.cost = cost
        self._with_card: dict[int, tuple[Plan, ...]] = {}
        self._taught: dict[int, tuple[tuple[int, int], ...]] = {}

    def plans(self, dice: int, actions: int, whole: bool) -> tuple[Plan, ...]:
        key = (dice * 2 + whole) * 4 + actions
        found = self._with_card.get(key)
        if found is None:
            best: dict[int, Plan] = {}
            if self.kind == SOCRATES:
                for plan in self.plain.plans(dice, min(3, actions + 1), whole):
                    if plan.third != NOTHING or (actions < 2 and plan.second != NOTHING):
                        best[plan.key] = plan
            elif self.kind in NEXT_CARDS:
                if actions > 0:
                    self._attached(best, dice, actions, whole)
            else:
                self._between(best, dice, actions, whole)
            found = tuple(best.values())
            self._with_card[key] = found
        return found

    def _attached(self, best: dict[int, Plan], dice: int, actions: int, whole: bool) -> None:
        for taught, used in self.taught(dice, whole):
            self._keep(best, taught, NOTHING, NOTHING, used, dice - used)
            if actions > 1:
                for effect, more in self.plain.singles(dice - used, False):
                    self._keep(best, taught, effect, NOTHING, used, dice - used - more)
        if actions > 1:
            for effect, used in self.plain.singles(dice, whole):
                for taught, more in self.taught(dice - used, False):
                    self._keep(best, effect, taught, NOTHING, used, dice - used - more)

    def _between(self, best: dict[int, Plan], dice: int, actions: int, whole: bool) -> None:
        plain = self.plain
        for card, paid in self.taught(dice, whole):
            left = dice - paid
            self._keep(best, card, NOTHING, NOTHING, paid, left)
            if actions == 0:
                continue
            for first, used in plain.singles(left, whole and paid == 0):
                self._keep(best, card, first, NOTHING, paid, left - used)
                if actions > 1:
                    for second, more in plain.singles(left - used, False):
                        self._keep(best, card, first, second, paid, left - used - more)
        if actions == 0:
            return
        for first, used in plain.singles(dice, whole):
            left = dice - used
            for card, paid in self.taught(left, False):
                self._keep(best, first, card, NOTHING, used, left - paid)
                if actions > 1:
                    for second, more in plain.singles(left - paid, False):
                        self._keep(best, first, card, second, used, left - paid - more)
            if actions > 1:
                for second, more in plain.singles(left, False):
                    for card, paid in self.taught(left - more, False):
                        self._keep(best, first, second, card, used, left - more - paid)

    def taught(self, dice: int, whole: bool) -> tuple[tuple[int, int], ...]:
        """(effect, dice used) of the card itself, or of an action with the card attached."""
        key = dice * 2 + whole
        found = self._taught.get(key)
        if found is None:
            found = tuple(self._find_taught(dice, whole))
            self._taught[key] = found
        return found

    def _find_taught(self, dice: int, whole: bool) -> list[tuple[int, int]]:
        kind = self.kind
        if kind == PYTHAGORAS:
            plain = ways(dice)
            return [
                (BY_PYTHAGORAS + way, used)
                for way, used in joker_ways(dice)
                if (way, used) not in plain and (way != STRAIGHT or whole)
            ]
        if kind == HYPATIA:
            return [(BY_HYPATIA, used) for way, used in ways(dice) if way == FOUR]
        if kind == THALES:
            return _coloured(dice, BLUE, BY_THALES)
        if kind == PROTAGORAS:
            return _coloured(dice, GREEN, BY_PROTAGORAS)
        if kind == DEMOCRITUS:
            found: list[tuple[int, int]] = []
            for colour in (GREEN, BLUE, YELLOW):
                found += _coloured(dice, colour, BY_DEMOCRITUS + 7 * colour)
            return found
        row = CARDS[kind]
        assert isinstance(row, Philosopher)
        return [(BY_CARD[kind], paid) for paid in row.payments(dice, self.cost)]


def _coloured(dice: int, colour: int, effect: int) -> list[tuple[int, int]]:
    return [
        (effect + count, used)
        for count in range(1, min(LARGEST_HAND, colour_count(dice, colour)) + 1)
        for used in colour_ways(dice, colour, count)
    ]
