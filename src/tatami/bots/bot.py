"""What a bot is given and what it answers."""

from __future__ import annotations

from typing import Any, Protocol

from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State


class Knowledge:
    """What one seat knows: the only thing that a bot gets. The truth stays inside.

    `drawn`: it is no truth, but a world that was drawn for the seat; it is the first imagined one.
    `foe`: who openly harmed the seat last (`Match.foe`), -1 if nobody did.
    """

    def __init__(
        self,
        game: Game[Any],
        truth: State,
        seat: int,
        *,
        drawn: bool = False,
        foe: int = -1,
    ) -> None:
        self.game = game
        self.seat = seat
        self.foe = foe
        self.__truth = truth
        self.__drawn = drawn

    @property
    def legal(self) -> list[Move]:
        return self.__truth.legal(self.seat)

    @property
    def view(self) -> dict[str, Any]:
        return self.__truth.view(self.seat)

    def imagine(self, rng: Chance) -> State:
        """A whole state that fits all that the seat knows, likely ones more often."""
        advisor, truth = self.game.advisor, self.__truth
        imagined: State
        if self.__drawn:
            self.__drawn = False
            imagined = advisor.likely(truth.copy(), self.seat, rng)
        else:
            imagined = advisor.imagine(truth, self.seat, rng)
        return imagined

    def draw(self, rng: Chance) -> State:
        """Any world that the seat holds possible: to be handed on instead of the truth."""
        drawn: State = self.__truth.determinize(self.seat, rng)
        return drawn


class Bot(Protocol):
    """A player. It keeps nothing between moves: what it knows is in the knowledge."""

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move: ...
