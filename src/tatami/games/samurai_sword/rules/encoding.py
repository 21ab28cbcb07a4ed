"""The view of Samurai Sword as a row of numbers."""

from __future__ import annotations

from typing import Final

from tatami.core.encoding import Fields, Flag, Number, Part, Pile, Round, Seat, Word
from tatami.games.samurai_sword.rules.characters import DEFENCE, MORE_WEAPONS
from tatami.games.samurai_sword.rules.content import (
    ARMOUR,
    BY_PLAYERS,
    CARDS,
    CHARACTERS,
    COUNTS,
    FOCUS,
    LIFE,
    QUICK_DRAW,
    ROLES,
    STRONG_SHOGUN,
    WEAPONS_A_TURN,
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
MOST_WEAPONS: Final = WEAPONS_A_TURN + COUNTS[FOCUS] + max(MORE_WEAPONS) + STRONG_SHOGUN
"""SS-2.3, SS-5.4, SS-7: all focus cards before Goemon as the shogun of three players."""
MOST_DEFENCE: Final = MOST_PERMANENTS + max(DEFENCE)
MOST_CARDS: Final = 20
MOST_HOSTILITY: Final = 20


TABLE: Final[tuple[str, ...]] = ("turn", "deck", "discard", "shown", "box", "asking", "hand")
PLAYER: Final[tuple[str, ...]] = (
    "figure",
    "honour",
    "hand_size",
    "known",
    "gear",
    "guard",
    "hostility",
)


def sections(players: int) -> dict[str, Fields]:
    """What stands side by side in the row, first of the table, then of a player."""
    honour = BY_PLAYERS[players].total_honour(players)
    cards: Part = Pile(CARDS, MOST_OF_A_CARD)
    permanents: Part = Number(MOST_PERMANENTS)
    return {
        "turn": Fields(
            {
                "over": Flag(),
                "turn": Seat(players),
                "weapons_left": Number(MOST_WEAPONS),
            }
        ),
        "deck": Fields({"deck": Number(sum(COUNTS))}),
        "discard": Fields({"discard": cards}),
        "shown": Fields({"shown": Word(CARDS)}),
        "box": Fields({"box": Number(honour)}),
        "asking": Fields({"asking": Word(QUESTIONS)}),
        "hand": Fields({"hand": cards}),
        "figure": Fields(
            {
                "character": Word(CHARACTERS),
                "life": Number(MOST_LIFE),
                "max_life": Number(MOST_LIFE),
            }
        ),
        "honour": Fields({"honour": Number(honour), "role": Word(ROLES)}),
        "hand_size": Fields({"hand_size": Number(MOST_CARDS)}),
        "known": Fields({"known": cards}),
        "gear": Fields({"armour": permanents, "quick_draw": permanents, "focus": permanents}),
        "guard": Fields(
            {
                "bushido": Flag(),
                "harmless": Flag(),
                "defence": Number(MOST_DEFENCE),
                "difficulty": Number(players + MOST_PERMANENTS),
            }
        ),
        "hostility": Fields({"hostility": Round(Number(MOST_HOSTILITY, -MOST_HOSTILITY), players)}),
    }


def encoding(players: int) -> Fields:
    parts = sections(players)
    player = Fields(_joined(parts, PLAYER), without=("seat", "hand", "acts", "cards_since"))
    return Fields(
        {**_joined(parts, TABLE), "players": Round(player, players)},
        without=("game", "you", "unplayable", "cards"),
    )


def _joined(parts: dict[str, Fields], names: tuple[str, ...]) -> dict[str, Part]:
    return {key: part for name in names for key, part in parts[name].parts.items()}
