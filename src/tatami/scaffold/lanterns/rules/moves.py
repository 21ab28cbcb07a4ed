"""The catalogue: every answer that a player can give, made once and shared by all games."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.scaffold.lanterns.rules.content import CARDS


class Light(Move):
    def __init__(self, card: int) -> None:
        super().__init__("light", f"light {card}", {"card": card})
        self.card = card


LIGHT: Final = [Light(card) for card in range(1, CARDS + 1)]
CATALOGUE: Final = Catalogue([*LIGHT])
