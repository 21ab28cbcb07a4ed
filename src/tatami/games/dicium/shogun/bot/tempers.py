"""What the tempers like in Dicium: Shogun."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.shogun.rules.combat import PickTarget
from tatami.games.dicium.shogun.rules.errands import Go
from tatami.games.dicium.shogun.rules.state import Raid

_NAMED: Final = {
    "comrade": "guard",
    "guard": "guard",
    "garrison": "guard",
    "torii": "tile",
    "run": "rush",
    "sneak": "rush",
    "vanish": "rush",
    "assault": "attack",
    "banzai": "attack",
    "shuriken": "attack",
}
"""What actions are for; the others are called by the dice that they take."""


def traits(raid: Raid, seat: int, move: Move, foe: int) -> list[str]:
    target = harms(raid, seat, move)
    if target >= 0:
        return ["attack", "revenge"] if target == foe else ["attack"]
    return [_NAMED.get(move.kind, move.kind)]


def harms(raid: Raid, seat: int, move: Move) -> int:
    """Whose piece is on the space that is entered or aimed at."""
    if not isinstance(move, SpaceMove) or not isinstance(raid.decision, (Go, PickTarget)):
        return -1
    owners = raid.owners_on(move.space, 1 - seat % 2)
    return owners[0] if owners else -1
