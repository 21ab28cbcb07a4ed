"""What a hand of dice can do in one turn, exactly: the best chance with one re-roll.

`chances.csv` is written by `bench/dicium_shogun_chances.py`. Goals: so many steps in two actions
(`ninja`, `samurai`), one step through a door and so many others before or after it (`door`), the
same through a wall (`wall`), so many steps with doors anywhere on the way (`sneak`), a Torii tile
and so many steps (`tile`), so many steps and a brazier lit (`light`).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tatami.games.dicium.shogun.bot.geometry import FAR

_HANDS: Final = 3
_BONUSES: Final = 3
_FIRST_HAND: Final = 3
GOALS: Final[tuple[str, ...]] = (
    "ninja",
    "samurai",
    "tile",
    "light",
    "door",
    "wall",
    "sneak",
)
NINJA_STEPS: Final = 0
SAMURAI_STEPS: Final = 1
TILE: Final = 2
LIGHT: Final = 3
DOOR: Final = 4
WALL: Final = 5
SNEAK: Final = 6


def _read() -> list[list[float]]:
    count = len(GOALS) * _HANDS * _BONUSES * _BONUSES
    tables = [[0.0] * (FAR + 1) for _ in range(count)]
    text = (files("tatami.games.dicium.shogun.bot") / "chances.csv").read_text(encoding="utf-8")
    for line in text.splitlines()[1:]:
        cells = line.split(",")
        at = _place(GOALS.index(cells[0]), int(cells[1]), int(cells[2]), int(cells[3]))
        tables[at][int(cells[4])] = float(cells[5])
    for goal in (NINJA_STEPS, SAMURAI_STEPS):
        for hand in range(_FIRST_HAND, _FIRST_HAND + _HANDS):
            for blue in range(_BONUSES):
                tables[_place(goal, hand, blue, 0)][0] = 1.0
    return tables


def _place(goal: int, hand: int, blue: int, yellow: int) -> int:
    return ((goal * _HANDS + hand - _FIRST_HAND) * _BONUSES + blue) * _BONUSES + yellow


_TABLES: Final = _read()


def chances_of(goal: int, hand: int, blue: int, yellow: int) -> list[float]:
    """By the number of steps, up to `FAR`."""
    return _TABLES[_place(goal, hand, blue, yellow)]
