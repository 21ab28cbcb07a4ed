"""What the tempers like in Crazy Cup. Actions are called by the dice that they take."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.crazy_cup.rules.names import (
    CANNON,
    DUST,
    MAGNET,
    OIL,
    SAND,
    THIEF,
    TWISTER,
)
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove

_MISCHIEF: Final = (OIL, TWISTER, DUST, CANNON, MAGNET, SAND, THIEF)
"""Cards against others."""


def traits(race: Race, seat: int, move: Move, foe: int) -> list[str]:
    target = harms(race, move)
    if target >= 0:
        return ["harm", "revenge"] if target == foe else ["harm"]
    if isinstance(move, NumberedMove) and move.kind in ("card", "take"):
        return [move.kind, "mischief"] if move.number in _MISCHIEF else [move.kind]
    if isinstance(move, SpaceMove) and move.kind == "step":
        return [] if race.box.canyon.road[move.space] else ["rough"]
    return [move.kind]


def harms(race: Race, move: Move) -> int:
    """Whom a card is aimed at, or who is bumped."""
    if move.kind not in ("target", "bump") or not isinstance(move, NumberedMove):
        return -1
    driver = race.driver_of(move.number)
    return -1 if race.is_drone(driver) else driver
