"""The view of Samurai Sword as a row of numbers."""

from __future__ import annotations

from typing import Final

from tatami.core.encoding import Fields, Flag, Number, Part, Pile, Round, Seat, Word
from tatami.games.samurai_sword.content import (
    ARMOUR,
    CARDS,
    CHARACTERS,
    COUNTS,
    FOCUS,
    LIFE,
    QUICK_DRAW,
    ROLES,
    TABLES,
)

QUESTIONS: Final[list[str]] = [
    "DiscardPhase",
    "FirstCard",
    "Parry",
    "PlayPhase",
    "ProveHonour",
    "Withstand",
]
MOST_LIFE: Final = max(LIFE) + 1
MOST_PERMANENTS: Final = max(COUNTS[ARMOUR], COUNTS[QUICK_DRAW], COUNTS[FOCUS])
MOST_OF_A_CARD: Final = max(COUNTS)
MOST_CARDS: Final = 20
MOST_HOSTILITY: Final = 20


def encoding(players: int) -> Fields:
    honour = TABLES[players].total_honour(players)
    cards: Part = Pile(CARDS, MOST_OF_A_CARD)
    player = Fields(
        {
            "character": Word(CHARACTERS),
            "life": Number(MOST_LIFE),
            "max_life": Number(MOST_LIFE),
            "honour": Number(honour),
            "role": Word(ROLES),
            "hand_size": Number(MOST_CARDS),
            "known": cards,
            "armour": Number(MOST_PERMANENTS),
            "quick_draw": Number(MOST_PERMANENTS),
            "focus": Number(MOST_PERMANENTS),
            "bushido": Flag(),
            "harmless": Flag(),
            "defence": Number(MOST_PERMANENTS + 1),
            "difficulty": Number(players + MOST_PERMANENTS),
            "hostility": Round(Number(MOST_HOSTILITY, -MOST_HOSTILITY), players),
        },
        without=("seat", "hand"),
    )
    return Fields(
        {
            "over": Flag(),
            "turn": Seat(players),
            "weapons_left": Number(MOST_PERMANENTS + 2),
            "deck": Number(sum(COUNTS)),
            "discard": cards,
            "shown": Word(CARDS),
            "box": Number(honour),
            "asking": Word(QUESTIONS),
            "hand": cards,
            "players": Round(player, players),
        },
        without=("game", "you", "unplayable"),
    )
