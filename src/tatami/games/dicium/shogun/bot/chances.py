"""What a hand of dice can do in one turn, exactly: the best chance with one re-roll.

`chances.csv` is written by `bench/dicium_shogun_chances.py`. Goals: so many steps in two actions
(`ninja`, `samurai`), one step through a door and so many others (`door`), a Torii tile and so many
steps (`tile`), so many steps and a brazier lit (`light`).
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

_HANDS: Final = 3
_BONUSES: Final = 3
_FIRST_HAND: Final = 3
LONGEST: Final = 12
GOALS: Final[tuple[str, ...]] = ("ninja", "samurai", "tile", "light", "door")
NINJA_STEPS: Final = 0
SAMURAI_STEPS: Final = 1
TILE: Final = 2
LIGHT: Final = 3
DOOR: Final = 4


def _read() -> list[list[float]]:
    tables = [[0.0] * (_HANDS * _BONUSES * _BONUSES * LONGEST) for _ in GOALS]
    text = (files("tatami.games.dicium.shogun.bot") / "chances.csv").read_text(encoding="utf-8")
    for line in text.splitlines()[1:]:
        cells = line.split(",")
        at = _place(int(cells[1]), int(cells[2]), int(cells[3]), int(cells[4]))
        tables[GOALS.index(cells[0])][at] = float(cells[5])
    for goal in (NINJA_STEPS, SAMURAI_STEPS):
        for hand in range(_FIRST_HAND, _FIRST_HAND + _HANDS):
            for blue in range(_BONUSES):
                tables[goal][_place(hand, blue, 0, 0)] = 1.0
    return tables


def _place(hand: int, blue: int, yellow: int, steps: int) -> int:
    return ((hand - _FIRST_HAND) * _BONUSES + blue) * _BONUSES * LONGEST + yellow * LONGEST + steps


_TABLES: Final = _read()


def chance_of(goal: int, hand: int, blue: int, yellow: int, steps: int) -> float:
    if steps >= LONGEST:
        return 0.0
    return _TABLES[goal][_place(hand, blue, yellow, steps)]
