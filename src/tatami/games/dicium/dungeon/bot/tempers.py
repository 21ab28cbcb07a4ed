"""What the tempers like in Dungeon, where nobody but goblins and monsters can be paid back.

Actions are called by the dice that they take. Tastes are few here: a company wins or loses as one,
and what a fight or a detour costs it is seen only turns later."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.games.dicium.dungeon.rules.names import NOBODY
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.moves import SpaceMove


def traits(state: Dungeon, seat: int, move: Move, foe: int) -> list[str]:
    if isinstance(move, SpaceMove) and move.kind in ("step", "cross", "jump"):
        return [] if state.enemy_at(move.space) == NOBODY else ["fight"]
    return [move.kind]
