"""The cheat: it sees every card and every plan. Only the arena lets it in, as a ceiling."""

from __future__ import annotations

from typing import Any

from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.bots.ismcts import TreeSearch
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.state import State

CHEAT = "cheat"
USUAL = 400


class Omniscience(Knowledge):
    """Knowledge of everything but the luck to come."""

    def __init__(self, game: Game[Any], truth: State, seat: int, *, foe: int = -1) -> None:
        super().__init__(game, truth, seat, foe=foe)
        self._everything = truth

    def imagine(self, rng: Chance) -> State:
        return self._everything.copy()


def is_cheat(name: str) -> bool:
    """`cheat`, or `cheat:300` for so many tries a move."""
    kind, _, tries = name.partition(":")
    return kind == CHEAT and (name == CHEAT or (tries.isdecimal() and int(tries) > 0))


def cheat(name: str, game: Game[Any]) -> TreeSearch:
    """To be given `Omniscience`."""
    return TreeSearch(game, Budget(int(name.partition(":")[2] or USUAL)))
