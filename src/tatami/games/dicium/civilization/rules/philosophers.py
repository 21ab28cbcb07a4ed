"""The sixteen Philosophers: when each can be played, and with which actions (DC-3.5)."""

from __future__ import annotations

from typing import Final

from tatami.core.rows import Row, complete
from tatami.games.dicium.rules.moves import HAND

MOMENTS: Final[dict[str, str]] = {
    "socrates": "act",
    "plato": "act",
    "aristotle": "act",
    "pythagoras": "next",
    "thales": "next",
    "heraclitus": "roll",
    "parmenides": "entry",
    "zeno": "fight",
    "democritus": "next",
    "empedocles": "act",
    "protagoras": "next",
    "epicurus": "harm",
    "diogenes": "act",
    "archimedes": "act",
    "anaximander": "act",
    "hypatia": "next",
}
"""When each card is played: between actions, with the next action, or where it is asked for."""
PHILOSOPHERS: Final[tuple[str, ...]] = tuple(MOMENTS)
KINDS: Final = len(PHILOSOPHERS)
SOCRATES: Final = PHILOSOPHERS.index("socrates")
PLATO: Final = PHILOSOPHERS.index("plato")
ARISTOTLE: Final = PHILOSOPHERS.index("aristotle")
PYTHAGORAS: Final = PHILOSOPHERS.index("pythagoras")
THALES: Final = PHILOSOPHERS.index("thales")
HERACLITUS: Final = PHILOSOPHERS.index("heraclitus")
PARMENIDES: Final = PHILOSOPHERS.index("parmenides")
ZENO: Final = PHILOSOPHERS.index("zeno")
DEMOCRITUS: Final = PHILOSOPHERS.index("democritus")
EMPEDOCLES: Final = PHILOSOPHERS.index("empedocles")
PROTAGORAS: Final = PHILOSOPHERS.index("protagoras")
EPICURUS: Final = PHILOSOPHERS.index("epicurus")
DIOGENES: Final = PHILOSOPHERS.index("diogenes")
ARCHIMEDES: Final = PHILOSOPHERS.index("archimedes")
ANAXIMANDER: Final = PHILOSOPHERS.index("anaximander")
HYPATIA: Final = PHILOSOPHERS.index("hypatia")

NOT_SOLO: Final[tuple[int, ...]] = (PARMENIDES, DIOGENES)
"""DC-3.5.19"""

BETWEEN: Final = "act"
WITH_NEXT: Final = "next"
ACT_CARDS: Final[tuple[int, ...]] = tuple(
    kind for kind, id in enumerate(PHILOSOPHERS) if MOMENTS[id] == BETWEEN
)
NEXT_CARDS: Final[tuple[int, ...]] = tuple(
    kind for kind, id in enumerate(PHILOSOPHERS) if MOMENTS[id] == WITH_NEXT
)
FACE_UP: Final = 3
MOST_DICE: Final = HAND + 1
"""Diogenes adds one to the hand."""


class Company(Row):
    """DC-3.5.18: what a Philosopher does who is attached to an action."""

    def __init__(
        self,
        id: str,
        *,
        joker: bool = False,
        doubles: bool = False,
        amphibious: bool = False,
        any_slot: bool = False,
        masters: bool = False,
    ) -> None:
        super().__init__(id)
        self.joker = joker
        """A die of a number combination counts as any number."""
        self.doubles = doubles
        """Each die of a colour shows two faces."""
        self.amphibious = amphibious
        """Blue leads over land as well."""
        self.any_slot = any_slot
        """A City takes a slot of any level."""
        self.masters = masters
        """Four of a kind do what five do."""

    def idle(self) -> bool:
        return not (self.joker or self.doubles or self.amphibious or self.any_slot or self.masters)


COMPANY: Final[list[Company]] = complete(
    "the attached Philosopher",
    [PHILOSOPHERS[kind] for kind in NEXT_CARDS],
    [
        Company("pythagoras", joker=True),  # DC-3.5.4
        Company("thales", amphibious=True),  # DC-3.5.5
        Company("democritus", doubles=True),  # DC-3.5.9
        Company("protagoras", any_slot=True),  # DC-3.5.11
        Company("hypatia", masters=True),  # DC-3.5.16
    ],
)


def _those(company: list[Company]) -> int:
    return sum([1 << PHILOSOPHERS.index(row.id) for row in company])


JOKERS: Final = _those([row for row in COMPANY if row.joker])
DOUBLERS: Final = _those([row for row in COMPANY if row.doubles])
NAVIGATORS: Final = _those([row for row in COMPANY if row.amphibious])
FOUNDERS: Final = _those([row for row in COMPANY if row.any_slot])
MASTERS: Final = _those([row for row in COMPANY if row.masters])
"""The Philosophers who have each of these effects, as the bits of a number."""
