"""Every answer that a player can give in Samurai Sword, in a fixed order."""

from typing import Final

from tatami.core.move import Catalogue
from tatami.games.samurai_sword.rules.cards import CARD
from tatami.games.samurai_sword.rules.moves import (
    ANSWER,
    BLEED,
    DISCARD,
    DRAW,
    END,
    LOSE_HONOUR,
    SUFFER,
    TAKE_DISCARD,
)

CATALOGUE: Final = Catalogue(
    [
        *[move for card in CARD for move in card.moves],
        BLEED,
        END,
        *ANSWER.values(),
        SUFFER,
        LOSE_HONOUR,
        *DISCARD,
        DRAW,
        TAKE_DISCARD,
    ]
)
