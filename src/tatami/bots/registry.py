"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tatami.bots.bot import Bot
from tatami.bots.greedy import Greedy
from tatami.bots.random import Random
from tatami.core.errors import UnknownName
from tatami.core.game import Game

_BOTS: dict[str, Callable[[Game[Any]], Bot]] = {
    "random": lambda game: Random(),
    "greedy": lambda game: Greedy(game),
}
LEVELS: dict[str, str] = {"easy": "random", "medium": "greedy", "hard": "greedy"}
"""What a person calls a bot, and the bot that it is."""


def names() -> list[str]:
    return [*_BOTS, *LEVELS]


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name or level; `UnknownName` lists those that there are."""
    make = _BOTS.get(LEVELS.get(name, name))
    if make is None:
        raise UnknownName(f"there is no bot {name!r}; the bots are {', '.join(names())}")
    return make(game)
