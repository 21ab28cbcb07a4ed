"""What the tempers like in Samurai Sword."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.samurai_sword.rules.content import BUSHIDO, CARDS, WEAPONS
from tatami.games.samurai_sword.rules.moves import NO_SEAT, Play
from tatami.games.samurai_sword.rules.state import SamuraiSword

_LASTING: Final = ("armour", "quick-draw", "focus")
_DRAWING: Final = ("tea", "daimyo")
_HOSTILE: Final = ("bushido", "diversion", "geisha")


def traits(state: SamuraiSword, seat: int, move: Move, foe: int) -> list[str]:
    if not isinstance(move, Play):
        return [move.kind]
    card = CARDS[move.card]
    found: list[str] = []
    if move.card < WEAPONS:
        found.append("attack")
    elif card in _LASTING:
        found.append("lay")
    elif card in _DRAWING:
        found.append("draw")
    elif card == "diversion":
        found.append("steal")
    if foe >= 0 and harms(move) == foe:
        found.append("revenge")
    return found


def harms(move: Move) -> int:
    """Whom a card is played at, weapons and what takes cards away; Geisha may free from Bushido."""
    if not isinstance(move, Play) or move.target == NO_SEAT or move.permanent == BUSHIDO:
        return -1
    hostile = move.card < WEAPONS or CARDS[move.card] in _HOSTILE
    return move.target if hostile else -1
