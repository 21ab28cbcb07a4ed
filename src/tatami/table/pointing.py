"""What people can point at: whatever a move of the game is about, a space or a card."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.core.game import Game
from tatami.core.text import Text


@cache
def things(game: Game[Any]) -> dict[str, Text]:
    """By name: how it is said that somebody (`who`) points at it."""
    found: dict[str, Text] = {}
    for move in game.moves:
        match move.args:
            case {"column": str(column), "row": int(row)}:
                name = f"{column.removeprefix('column-')}{row}"
                found[name] = Text("points-space", {"column": column, "row": row})
            case {"card": str(card)}:
                found[card] = Text("points-card", {"card": card})
    return found
