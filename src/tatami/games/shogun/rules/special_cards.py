"""SH-3.4: the special cards, one row each. A player's card is looked up here by its number."""

from __future__ import annotations

from typing import Final

from tatami.core.rows import Row, complete
from tatami.games.shogun.rules.cards import SPECIAL_IDS


class SpecialCard(Row):
    def __init__(
        self,
        id: str,
        *,
        chests: int = 0,
        rice: int = 0,
        place_5: int = 0,
        attack: int = 0,
        defence: int = 0,
    ) -> None:
        super().__init__(id)
        self.chests = chests
        """More chests from a tax."""
        self.rice = rice
        """More rice from a harvest."""
        self.place_5 = place_5
        """Armies placed by place 5, whatever the event says; 0 for no change."""
        self.attack = attack
        """Armies from the reserve that join an attack."""
        self.defence = defence
        """Armies from the reserve that join a defence."""

    def idle(self) -> bool:
        return not (self.chests or self.rice or self.place_5 or self.attack or self.defence)


NO_SPECIAL_CARD: Final = SpecialCard("")
SPECIAL: Final = [
    *complete(
        "special card",
        SPECIAL_IDS,
        [
            SpecialCard("chest", chests=1),
            SpecialCard("rice", rice=1),
            SpecialCard("armies", place_5=6),
            SpecialCard("attack", attack=1),
            SpecialCard("defence", defence=1),
        ],
    ),
    NO_SPECIAL_CARD,
]
"""`SPECIAL[EMPTY]`, the last one, is for who has none."""
