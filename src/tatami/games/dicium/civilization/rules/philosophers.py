"""The sixteen Philosophers: when each can be played, and with which actions (DC-3.5)."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.rules.moves import HAND

PHILOSOPHERS: Final[tuple[str, ...]] = (
    "socrates",
    "plato",
    "aristotle",
    "pythagoras",
    "thales",
    "heraclitus",
    "parmenides",
    "zeno",
    "democritus",
    "empedocles",
    "protagoras",
    "epicurus",
    "diogenes",
    "archimedes",
    "anaximander",
    "hypatia",
)
KINDS: Final = len(PHILOSOPHERS)
(
    SOCRATES,
    PLATO,
    ARISTOTLE,
    PYTHAGORAS,
    THALES,
    HERACLITUS,
    PARMENIDES,
    ZENO,
    DEMOCRITUS,
    EMPEDOCLES,
    PROTAGORAS,
    EPICURUS,
    DIOGENES,
    ARCHIMEDES,
    ANAXIMANDER,
    HYPATIA,
) = range(KINDS)

NOT_SOLO: Final[tuple[int, ...]] = (PARMENIDES, DIOGENES)
"""DC-3.5.19"""

WINDOWS: Final[dict[int, str]] = {
    SOCRATES: "act",
    PLATO: "act",
    ARISTOTLE: "act",
    PYTHAGORAS: "next",
    THALES: "next",
    HERACLITUS: "roll",
    PARMENIDES: "entry",
    ZENO: "fight",
    DEMOCRITUS: "next",
    EMPEDOCLES: "act",
    PROTAGORAS: "next",
    EPICURUS: "harm",
    DIOGENES: "act",
    ARCHIMEDES: "act",
    ANAXIMANDER: "act",
    HYPATIA: "next",
}
ACT_CARDS: Final[tuple[int, ...]] = tuple(k for k in range(KINDS) if WINDOWS[k] == "act")
NEXT_CARDS: Final[tuple[int, ...]] = tuple(k for k in range(KINDS) if WINDOWS[k] == "next")
FACE_UP: Final = 3
MOST_DICE: Final = HAND + 1
"""Diogenes adds one to the hand."""
