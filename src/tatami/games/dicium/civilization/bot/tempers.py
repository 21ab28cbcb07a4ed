"""What the tempers like in Civilization."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.civilization.rules.moves import StealMove
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove

_NAMED: Final = {
    "three": "learn",
    "straight": "grow",
    "four": "wrath",
    "city": "build",
    "temple": "build",
    "full": "build",
    "wonder": "build",
    "wonder4": "build",
}
"""What actions are for; the others are called by the dice that they take."""


def traits(state: Civilization, seat: int, move: Move, foe: int) -> list[str]:
    found: list[str] = []
    if isinstance(move, SpaceMove) and move.kind in ("step", "go"):
        if state.monster_on(move.space) >= 0:
            found.append("hunt")
        elif state.meeple_on(move.space, seat) >= 0:
            found.append("battle")
    else:
        found.append(_NAMED.get(move.kind, move.kind))
    if foe >= 0 and harms(state, seat, move) == foe:
        found.append("revenge")
    return found


def harms(state: Civilization, seat: int, move: Move) -> int:
    """Whom the wrath strikes, who is robbed, or whose meeple is attacked."""
    if isinstance(move, StealMove):
        return move.seat
    if isinstance(move, NumberedMove) and move.kind == "target":
        return move.number
    if move.kind == "four" and state.players == 2:
        return 1 - seat
    if isinstance(move, SpaceMove) and move.kind in ("step", "go"):
        return -1 if state.monster_on(move.space) >= 0 else state.meeple_on(move.space, seat)
    return -1
