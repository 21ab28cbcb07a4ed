"""Movement step by step: the question that every Dicium game asks on the way."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Text
from tatami.games.dicium.rules.grid import Grid
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.state import DiceState


class WalkMoves:
    """Steps onto every space of a board, and stopping."""

    def __init__(self, grid: Grid) -> None:
        self.step = [SpaceMove("step", grid, space) for space in range(len(grid))]
        self.stop = Move("stop", "stop")


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk(Decision[DiceState]):
    """The next step, or the end of the movement. A game says what is legal and what happens."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        steps = self.steps(state)
        if self.may_stop(state):
            steps.append(self.stop(state))
        return steps

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        if move is self.stop(state):
            self.stopped(state, chance)
        else:
            self.stepped(state, move, chance)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-step")

    def stop(self, state: DiceState) -> Move:
        """The game's own move to stop; it stands after all steps in the catalogue."""
        raise AssertionError("a game has its own moves")  # pragma: no cover

    def steps(self, state: DiceState) -> list[Move]:
        raise AssertionError("a game says which steps are legal")  # pragma: no cover

    def may_stop(self, state: DiceState) -> bool:
        raise AssertionError("a game says where one may stop")  # pragma: no cover

    def stepped(self, state: DiceState, move: Move, chance: Chance) -> None:
        """Make the step: what happens on entering, and how the movement goes on."""
        raise AssertionError("a game says what happens on entering")  # pragma: no cover

    def stopped(self, state: DiceState, chance: Chance) -> None:
        raise AssertionError("a game says what happens on stopping")  # pragma: no cover
