"""What the objectives of a game make of each thing that they count."""

from __future__ import annotations

from typing import Final

from tatami.core.rows import of_each
from tatami.games.dicium.civilization.bot.weights import (
    A_ROUND_AT_MOST,
    DIE_A_ROUND,
    OBJECTIVE_EARLY,
    ONE_RIVAL,
    OUT_OF_TIME,
    RIVAL_AHEAD,
    SECRET_LIKED,
    SECRET_WITH_COMMON,
)
from tatami.games.dicium.civilization.rules.moves import COMMON_IDS, SECRET_IDS
from tatami.games.dicium.civilization.rules.objectives import common_progress, secret_progress
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.state import LARGEST_HAND

# what each objective counts
_COMMON: Final[list[str]] = of_each(
    "bot/aims.py",
    "the Common Objective",
    COMMON_IDS,
    {
        "c01": "city",
        "c02": "water",
        "c03": "land",
        "c04": "hero",
        "c05": "monster",
        "c06": "card",
        "c07": "temple",
        "c08": "region",
        "c09": "colour",
        "c10": "colony",
    },
)
_SECRET: Final[list[str]] = of_each(
    "bot/aims.py",
    "the Secret Objective",
    SECRET_IDS,
    {
        "s01": "card",
        "s02": "monster",
        "s03": "wonder",
        "s04": "temple",
        "s05": "hero",
        "s06": "water",
        "s07": "land",
        "s08": "corner",
        "s09": "crete",
        "s10": "attack",
    },
)
COUNTED: Final[tuple[str, ...]] = tuple(sorted({*_COMMON, *_SECRET}))


class Aims:
    """Of a seat, with so many rounds left."""

    def __init__(self, state: Civilization, seat: int, left: float) -> None:
        self.state = state
        self.seat = seat
        self.left = left
        self.more = dict.fromkeys(COUNTED, 0.0)
        """What one more of a thing that objectives count is worth."""
        self._count()

    def _count(self) -> None:
        state, seat = self.state, self.seat
        die = DIE_A_ROUND * max(0.0, self.left - 1.0)
        for objective, name in enumerate(_COMMON):
            if not state.open >> objective & 1:
                continue
            worth = float(state.box.common_points[objective])
            if state.hand[seat] < LARGEST_HAND:
                worth = max(worth, die)
            need = state.box.common_need[objective]
            have = common_progress(state, seat, objective)
            ahead = [
                other
                for other in range(state.players)
                if other != seat and common_progress(state, other, objective) > have
            ]
            if ahead:
                worth *= RIVAL_AHEAD
            self.more[name] += self._step(worth, have, need)
        secret = state.secret[seat]
        if secret >= 0:
            need = state.box.secret_need[secret]
            have = secret_progress(state, seat, secret)
            worth = float(state.box.secret_points[secret])
            self.more[_SECRET[secret]] += self._step(worth, have, need)

    def less_cards(self) -> float:
        """What one Philosopher less costs of the objectives that count them."""
        state, seat = self.state, self.seat
        cards = state.cards_of(seat)
        lost = 0.0
        if cards == 0:
            return lost
        for objective, name in enumerate(_COMMON):
            if name == "card" and state.open >> objective & 1:
                points = float(state.box.common_points[objective])
                lost += self._step(points, cards - 1, state.box.common_need[objective])
        secret = state.secret[seat]
        if secret >= 0 and _SECRET[secret] == "card":
            points = float(state.box.secret_points[secret])
            lost += self._step(points, cards - 1, state.box.secret_need[secret])
        return lost

    def _step(self, worth: float, have: int, need: int) -> float:
        """What one more is worth of something of which `need` bring an objective."""
        if have >= need:
            return 0.0
        gained: float = ((have + 1) / need) ** OBJECTIVE_EARLY
        gained -= (have / need) ** OBJECTIVE_EARLY
        if (need - have) > A_ROUND_AT_MOST * self.left:
            gained *= OUT_OF_TIME
        return worth * gained


def secret_worth(state: Civilization, secret: int) -> float:
    """What a Secret Objective brings that is kept now."""
    worth = SECRET_LIKED[secret]
    counted = _SECRET[secret]
    for objective, name in enumerate(_COMMON):
        if counted == name and state.open >> objective & 1:
            worth += SECRET_WITH_COMMON
    if counted == "attack" and state.players == 2:
        worth += ONE_RIVAL
    return worth
