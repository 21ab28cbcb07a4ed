"""DI-1: the Dicium die, and groups of dice.

What counts is which faces a group shows, never which die shows them. A group is one number:
four bits for each face, so that putting groups together is addition and taking some dice
away is subtraction.
"""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance

GREEN: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
RED: Final = 3
COLOURS: Final[tuple[str, ...]] = ("green", "blue", "yellow", "red")

FACES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "D")
COLOUR_OF: Final[tuple[int, ...]] = (GREEN, BLUE, YELLOW, RED, BLUE, GREEN)
DICIUM: Final = 5
"""The face that stands for any number."""

ONE: Final[tuple[int, ...]] = (1, 1 << 4, 1 << 8, 1 << 12, 1 << 16, 1 << 20)
"""One die, by face."""
RED_DIE: Final = 1 << 12

MOST: Final = 7
"""The largest group of dice that a player ever has."""

ALL_FACES: Final = 0x777777
"""No group of dice is a larger number."""
_GUARD: Final = 0x888888
_SUM: Final = 0x111111


def size(dice: int) -> int:
    return (dice * _SUM >> 20) & 15


def showing(dice: int, face: int) -> int:
    """How many dice show the face."""
    return (dice >> (face << 2)) & 15


def holds(dice: int, part: int) -> bool:
    """Whether `part` can be taken from the dice."""
    return ((dice | _GUARD) - part) & _GUARD == _GUARD


def group(faces: str) -> int:
    """The dice written so: `2 2 D`."""
    return sum(ONE[FACES.index(face)] for face in faces.split())


def faces(dice: int) -> list[int]:
    """The faces, by rising number, the Dicium last."""
    return [face for face in range(6) for _ in range(showing(dice, face))]


def written(dice: int) -> str:
    return " ".join(FACES[face] for face in faces(dice))


def roll(count: int, chance: Chance) -> int:
    dice = 0
    for _ in range(count):
        dice += ONE[chance.below(6)]
    return dice


def colour_count(dice: int, colour: int) -> int:
    """How many dice show the colour."""
    return sum(showing(dice, face) for face in range(6) if COLOUR_OF[face] == colour)


def parts(dice: int, most: int = MOST) -> list[int]:
    """All groups of at most so many dice that can be taken, the empty one first, none twice."""
    found = [0]
    for face in range(6):
        there = showing(dice, face)
        found = [part + ONE[face] * n for part in found for n in range(there + 1)]
    return sorted((part for part in found if size(part) <= most), key=order)


def order(dice: int) -> tuple[int, list[int]]:
    """The order of groups in lists: the fewer dice the earlier, then as written."""
    return size(dice), faces(dice)


def groups(smallest: int, largest: int) -> list[int]:
    """Every group of that many dice."""
    found = [0]
    for face in range(6):
        found = [part + ONE[face] * n for part in found for n in range(largest - size(part) + 1)]
    return sorted((dice for dice in found if size(dice) >= smallest), key=order)
