"""SH-3.3: the event cards, one row each. The event of a round is looked up here by its number."""

from __future__ import annotations

from typing import Final

from tatami.core.rows import Row, complete
from tatami.games.shogun.rules.content import EVENT_IDS

LEVIES: Final = (5, 3, 1)
"""Armies that are placed by the three actions that place some."""
UNLIMITED: Final = 99


class EventCard(Row):
    def __init__(
        self,
        id: str,
        *,
        theatre_calms: bool = False,
        neutral_peasants: int = 1,
        castle_guards: int = 0,
        temple_peace: bool = False,
        tax_at_least: int = 0,
        tax_at_most: int = UNLIMITED,
        rice_at_least: int = 0,
        rice_at_most: int = UNLIMITED,
        levies: tuple[int, int, int] = LEVIES,
    ) -> None:
        super().__init__(id)
        self.theatre_calms = theatre_calms
        """Building a theatre removes a marker of unrest."""
        self.neutral_peasants = neutral_peasants
        """Peasants that defend a neutral province."""
        self.castle_guards = castle_guards
        """Armies that defend a province with a castle besides its own."""
        self.temple_peace = temple_peace
        """Provinces with a temple cannot be attacked."""
        self.tax_at_least = tax_at_least
        self.tax_at_most = tax_at_most
        self.rice_at_least = rice_at_least
        self.rice_at_most = rice_at_most
        self.levies = levies
        """Armies placed by place 5, place 3, and place 1 and move."""

    def idle(self) -> bool:
        return not (
            self.theatre_calms
            or self.temple_peace
            or self.neutral_peasants != 1
            or self.castle_guards
            or self.tax_at_least
            or self.tax_at_most != UNLIMITED
            or self.rice_at_least
            or self.rice_at_most != UNLIMITED
            or self.levies != LEVIES
        )


NO_EVENT_CARD: Final = EventCard("")
EVENT: Final = [
    *complete(
        "event",
        EVENT_IDS,
        [
            EventCard("theatre-calm-5", theatre_calms=True),
            EventCard("theatre-calm-7", theatre_calms=True),
            EventCard("stubborn-peasants", neutral_peasants=2),
            EventCard("castle-guard-2", castle_guards=1),
            EventCard("castle-guard-6", castle_guards=1),
            EventCard("temple-peace-3", temple_peace=True),
            EventCard("temple-peace-4", temple_peace=True),
            EventCard("tax-cap", tax_at_most=5),
            EventCard("tax-floor", tax_at_least=6),
            EventCard("rice-floor", rice_at_least=4),
            EventCard("rice-cap", rice_at_most=3),
            EventCard("weak-levies", levies=(3, 2, 1)),
        ],
    ),
    NO_EVENT_CARD,
]
"""`EVENT[NO_EVENT]`, the last one, is an ordinary round."""
