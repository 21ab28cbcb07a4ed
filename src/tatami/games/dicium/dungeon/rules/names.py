"""What is in the box, by name and number: characters, enemies, chests and Adventure cards."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final[tuple[str, ...]] = ("warrior", "magician", "thief", "elf")

MONSTERS: Final[tuple[str, ...]] = (
    "rat",
    "skeleton",
    "spider",
    "ghoul",
    "ogre",
    "troll",
    "minotaur",
    "wraith",
    "dragon",
)
GOBLIN: Final = 9
"""The number of a goblin among the enemies."""
NOBODY: Final = -1

# DD-R18: the crown is one of nine chests
TREASURES: Final[tuple[str, ...]] = (
    "tr_bonus",
    "tr_portal",
    "tr_hand",
    "tr_goblin",
    "tr_look",
    "tr_move",
)
RELICS: Final[tuple[str, ...]] = ("re_green", "re_red", "re_crown")
CHESTS: Final[tuple[str, ...]] = (*TREASURES, *RELICS)
LOCKPICK: Final = 6
BANNER: Final = 7
CROWN: Final = 8
FIRST_RELIC: Final = LOCKPICK
UNKNOWN: Final = -1
EMPTY: Final = -2
"""What lies in a crypt, if it is no relic that was shown."""

COLOURS_OF_CARDS: Final[tuple[str, ...]] = ("blue", "red", "green")
BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2

CARDS: Final[tuple[str, ...]] = (
    "charm",
    "warcry",
    "wind",
    "lesson",
    "key",
    "song",
    "s_recall",
    "s_banish",
    "s_might",
    "s_gate",
    "s_turn",
    "s_sight",
    "i_bane",
    "i_boots",
    "i_ring",
    "i_foot",
    "oubliette",
    "web",
    "jaws",
    "sand",
    "floor",
    "spores",
    "net",
    "amnesia",
    "idol",
    "antimagic",
    "dark",
    "imp",
    "rust",
    "gas",
    "gob1",
    "gob2",
    "gob3",
    "king",
)
CHARM: Final = 0
WARCRY: Final = 1
WIND: Final = 2
LESSON: Final = 3
KEY: Final = 4
SONG: Final = 5
RECALL: Final = 6
BANISH: Final = 7
MIGHT: Final = 8
GATE: Final = 9
TURN: Final = 10
SIGHT: Final = 11
BANE: Final = 12
BOOTS: Final = 13
RING: Final = 14
FOOT: Final = 15
OUBLIETTE: Final = 16
WEB: Final = 17
JAWS: Final = 18
SAND: Final = 19
FLOOR: Final = 20
SPORES: Final = 21
NET: Final = 22
AMNESIA: Final = 23
IDOL: Final = 24
ANTIMAGIC: Final = 25
DARK: Final = 26
IMP: Final = 27
RUST: Final = 28
GAS: Final = 29
AMBUSH: Final = 30
PATROL: Final = 31
LOOKOUT: Final = 32
KING: Final = 33
KINDS: Final = 33
"""Kinds of cards in the decks; the King card, the one after them, is no part of a heap."""
FIRST_TRAP: Final = OUBLIETTE
FIRST_GOBLIN: Final = AMBUSH

NUMBERS: Final[dict[int, str]] = {
    CHARM: "rerolls",
    WARCRY: "strength",
    WIND: "actions",
    LESSON: "level",
    KEY: "faces",
    SONG: "steps",
    MIGHT: "strength",
    SIGHT: "relics",
    BANE: "strength",
    BOOTS: "steps",
    OUBLIETTE: "actions",
    WEB: "actions",
    SAND: "steps",
    FLOOR: "actions",
    SPORES: "actions",
    NET: "dice",
    AMNESIA: "dice",
    IMP: "dice",
    RUST: "strength",
    AMBUSH: "distance",
    PATROL: "distance",
    LOOKOUT: "distance",
}
"""What the number of a card counts, as the content file calls it; the others have none."""


def colour_of(card: int) -> int:
    """The colour of a card, as a place in `COLOURS_OF_CARDS`."""
    if card < FIRST_TRAP:
        return BLUE
    return RED if card < FIRST_GOBLIN else GREEN


def is_kept(card: int) -> bool:
    """Whether it is a scroll or an item."""
    return RECALL <= card <= FOOT


def is_scroll(card: int) -> bool:
    return RECALL <= card < BANE
