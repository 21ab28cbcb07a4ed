"""What a bot is given and what it answers."""

from __future__ import annotations

from typing import Any, Protocol

from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State


class Knowledge:
    """What one seat knows: the only thing that a bot gets. The truth stays inside."""

    def __init__(self, game: Game[Any], truth: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__truth = truth

    @property
    def legal(self) -> list[Move]:
        return self.__truth.legal(self.seat)

    @property
    def view(self) -> dict[str, Any]:
        return self.__truth.view(self.seat)

    def imagine(self, rng: Chance) -> State:
        """A whole state that fits all that the seat knows, likely ones more often."""
        imagined: State = self.game.advisor.imagine(self.__truth, self.seat, rng)
        return imagined


class Bot(Protocol):
    """A player. It keeps nothing between moves: what it knows is in the knowledge."""

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move: ...
