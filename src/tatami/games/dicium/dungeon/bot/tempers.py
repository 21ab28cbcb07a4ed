"""What the tempers like in Dungeon, where nobody but goblins and monsters can be paid back.

Actions are called by the dice that they take. Tastes are few here: a company wins or loses as one,
and what a fight or a detour costs it is seen only turns later. So most of them are about who one
is, where one begins, and which dice one spends or keeps."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.games.dicium.dungeon.rules.names import NOBODY
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.dice import RED, showing
from tatami.games.dicium.rules.moves import DiceMove, NumberedMove, SpaceMove


def traits(state: Dungeon, seat: int, move: Move, foe: int) -> list[str]:
    if isinstance(move, SpaceMove):
        if move.kind == "start":
            return ["together"] if move.space in state.at else []
        if move.kind in ("step", "cross", "jump") and state.enemy_at(move.space) != NOBODY:
            return ["fight"]
        return []
    if isinstance(move, DiceMove) and move.kind == "store":
        return ["red stored"] * showing(move.dice, RED)
    if isinstance(move, NumberedMove) and move.kind == "spend":
        return ["red spent"] * move.number
    return [move.text] if move.kind == "board" else [move.kind]
