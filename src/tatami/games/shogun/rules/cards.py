"""The names and numbers of everything that is laid on the table: cards, spaces, colours."""

from typing import Final

from tatami.games.shogun.rules.content import EVENT_IDS
from tatami.games.shogun.rules.provinces import NAMES, PROVINCES

# Action spaces, the bid and the court spaces, as on the player board.
CASTLE: Final = 0
TEMPLE: Final = 1
THEATRE: Final = 2
TAKE_RICE: Final = 3
TAX: Final = 4
PLACE_5: Final = 5
PLACE_3: Final = 6
PLACE_1: Final = 7
COMBAT_A: Final = 8
COMBAT_B: Final = 9
BID: Final = 10
CONVERT_3: Final = 11
CONVERT_2: Final = 12
CONVERT_1: Final = 13
ACTIONS: Final = 10
SPACES: Final = 14
"""Spaces of a player board with the court; without it the first eleven are used."""
SPACE_IDS: Final = (
    "castle",
    "temple",
    "theatre",
    "rice",
    "tax",
    "place-5",
    "place-3",
    "place-1-move",
    "combat-a",
    "combat-b",
    "bid",
    "convert-3",
    "convert-2",
    "convert-1",
)
BUILDING_IDS: Final = ("castle", "temple", "theatre")

# Cards: provinces have their own number, then the chest cards 0 to 4, then the tower card.
EMPTY: Final = -1
CHEST_0: Final = PROVINCES
CHEST_CARDS: Final = 5
TOWER_CARD: Final = CHEST_0 + CHEST_CARDS
CARDS: Final = TOWER_CARD + 1
CARD_IDS: Final = (*NAMES, *(f"chest-{value}" for value in range(CHEST_CARDS)), "tower")

# Special cards.
PLACES: Final = 5
SPECIAL_IDS: Final = ("chest", "rice", "armies", "attack", "defence")

# Event cards.
NO_EVENT: Final = -1
EVENTS: Final = len(EVENT_IDS)

# Colours of cubes: the seats, then the peasants; and whose a province is.
GREEN: Final = 5
COLOURS: Final = 6
NEUTRAL: Final = -1
OUT_OF_PLAY: Final = -2

PHASES: Final = ("setup", "draft", "plan", "order", "court", "actions", "winter", "over")
SEASON_IDS: Final = ("spring", "summer", "autumn", "winter")
AUTUMN: Final = 2
WINTER: Final = 3


PROVINCE_TEXTS: Final = [f"province-{name.lower()}" for name in NAMES]
CARD_TEXTS: Final = [*PROVINCE_TEXTS, *(f"card-{id}" for id in CARD_IDS[PROVINCES:])]
SPACE_TEXTS: Final = [f"space-{id}" for id in SPACE_IDS]
SPECIAL_TEXTS: Final = [f"special-{id}" for id in SPECIAL_IDS]
EVENT_TEXTS: Final = [f"eventcard-{id}" for id in EVENT_IDS]
BUILDING_TEXTS: Final = [f"building-{id}" for id in BUILDING_IDS]
SEASON_TEXTS: Final = [f"season-{id}" for id in SEASON_IDS]


def card_text(card: int) -> str:
    return CARD_TEXTS[card] if card != EMPTY else "card-none"
