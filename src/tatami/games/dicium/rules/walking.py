"""DI-R02: walking step by step, whatever walks and wherever.

A walk is a question on the stack: it knows its piece, the way so far, how many steps are left, and
which edges may be crossed. A game says who may enter what, and what entering and stopping do.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Text
from tatami.games.dicium.rules.grid import OPEN_EDGE
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.state import DiceState

S = TypeVar("S", bound=DiceState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk(Decision[S]):
    """The next step, or the end of the walk.

    A game derives its own kinds of walk, with the same arguments: `piece` is its number for what
    walks, `manner` whatever else it wants to remember.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "piece", "left", "path", "edges", "manner")
    once: ClassVar[bool] = False
    """No space may be entered twice, the first one included."""

    def __init__(
        self,
        seat: int,
        piece: int,
        left: int,
        path: tuple[int, ...],
        edges: int = OPEN_EDGE,
        manner: int = 0,
    ) -> None:
        super().__init__(seat)
        self.piece = piece
        self.left = left
        """Steps that may still be made."""
        self.path = path
        """The spaces so far, where it began first and where the piece is now last."""
        self.edges = edges
        self.manner = manner

    def choices(self, state: S, seat: int) -> list[Move]:
        found = self.steps(state)
        if self.may_stop(state):
            found.append(state.kit.dice_moves.stop)
        return found

    def take(self, state: S, seat: int, move: Move, chance: Chance) -> None:
        if move is state.kit.dice_moves.stop:
            self.over(state, chance)
        else:
            self.step(state, move, chance)

    def prompt(self, state: S, seat: int) -> Text:
        return Text("ask-step", {"count": self.left}, rule="DI-R02")

    def steps(self, state: S) -> list[Move]:
        """The legal steps as moves, by rising index; a new list."""
        moves = state.kit.dice_moves.step
        return [moves[space] for space in self.spaces(state)]

    def spaces(self, state: S) -> list[int]:
        """The spaces that may be entered next, so that the walk can still end as it must."""
        return [
            space
            for space in self.neighbours(state, self.path[-1])
            if not (self.once and space in self.path)
            and self.may_enter(state, space)
            and self._leads_on(state, space)
        ]

    def _leads_on(self, state: S, space: int) -> bool:
        if self.ends_on(state, space) or self.may_stop_on(state, space):
            return True
        return self.left > 1 and len(self.onward(space).spaces(state)) > 0

    def may_stop(self, state: S) -> bool:
        """Not before the first step, and not everywhere."""
        return len(self.path) > 1 and self.may_stop_on(state, self.path[-1])

    def no_stop(self) -> str:
        """The message why one may not stop now."""
        return "illegal-stop" if len(self.path) == 1 else "illegal-stop-here"

    def onward(self, space: int) -> Walk[S]:
        """The same walk after a step onto the space."""
        path = (*self.path, space)
        return type(self)(self.seat, self.piece, self.left - 1, path, self.edges, self.manner)

    def enter(self, state: S, space: int, chance: Chance) -> None:
        """Make the step. What it causes comes first, then the walk goes on if it may."""
        state.halted = self.ends_on(state, space)
        onward = self.onward(space)
        state.push(onward)
        state.push(WalkOn())
        onward.entered(state, space, chance)

    def ways(self, state: S) -> dict[int, tuple[int, ...]]:
        """The spaces where the walk may end, each with the best way there, by plain steps."""
        return reach(state, self)

    # what a game fills in

    def neighbours(self, state: S, at: int) -> list[int]:
        """Where a step may lead as far as the board is concerned, by rising number."""
        grid = state.kit.grid
        return grid.neighbours[at] if self.edges == OPEN_EDGE else grid.across(at, self.edges)

    def may_enter(self, state: S, space: int) -> bool:
        return True

    def may_stop_on(self, state: S, space: int) -> bool:
        return True

    def ends_on(self, state: S, space: int) -> bool:
        """Whether entering the space ends the walk, as an enemy there does."""
        return False

    def step(self, state: S, move: Move, chance: Chance) -> None:
        """Make a step that was chosen: pay what it costs, ask who may react, then enter."""
        assert isinstance(move, SpaceMove)
        self.enter(state, move.space, chance)

    def entered(self, state: S, space: int, chance: Chance) -> None:
        """Put the piece on the space and push what entering causes."""
        raise NotImplementedError  # pragma: no cover

    def over(self, state: S, chance: Chance) -> None:
        """The walk has ended where the piece is now."""


class WalkOn(Step[DiceState]):
    """After a step and all it caused: the walk that lies right below goes on, or is over."""

    def run(self, state: DiceState, chance: Chance) -> None:
        walk = state.stack[-1]
        assert isinstance(walk, Walk)
        if state.halted or walk.left == 0 or not walk.steps(state):
            state.halted = False
            state.stack.pop()
            walk.over(state, chance)


def walk_under_way(state: DiceState) -> Walk[Any] | None:
    """The walk whose end is not reached yet."""
    for frame in state.stack[::-1]:
        if isinstance(frame, Walk):
            return frame
    return None


def begin_walk(state: DiceState, walk: Walk[S]) -> None:
    """Ask for the first step. `walk_possible` told that there is one."""
    state.halted = False
    state.push(walk)


def walk_possible(state: S, walk: Walk[S]) -> bool:
    return walk.left > 0 and len(walk.spaces(state)) > 0


class Entering(Step[DiceState]):
    """A step that others may still prevent. Its walk lies right below."""

    fields: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, state: DiceState, chance: Chance) -> None:
        walk = state.stack.pop()
        assert isinstance(walk, Walk)
        walk.enter(state, self.space, chance)


def announce_step(state: S, walk: Walk[S], space: int) -> None:
    """The step is made once what is pushed above it, a reaction say, is over."""
    state.push(walk)
    state.push(Entering(space))


def prevent_step(state: DiceState, chance: Chance) -> None:
    """The announced step is not made, and the walk is over."""
    state.stack.pop()
    walk = state.stack.pop()
    assert isinstance(walk, Walk)
    walk.over(state, chance)


def reach(state: S, walk: Walk[S]) -> dict[int, tuple[int, ...]]:
    """The spaces where the walk may end, each with the shortest way there."""
    found: dict[int, tuple[int, ...]] = {}
    seen: set[int] = set()
    walks = [walk]
    for ahead in walks:
        if ahead.left == 0:
            continue
        for space in ahead.spaces(state):
            ends = ahead.ends_on(state, space)
            onward = ahead.onward(space)
            if space not in found and (ends or ahead.may_stop_on(state, space)):
                found[space] = onward.path[len(walk.path) :]
            if not ends and (walk.once or space not in seen):
                seen.add(space)
                walks.append(onward)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class WhichPiece(Decision[S]):
    """Which piece goes; where to is asked next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSpace(Decision[S]):
    """One space of the board, near or far: where something is put, or what is aimed at."""

    def choices(self, state: S, seat: int) -> list[Move]:
        moves = self.moves(state)
        return [moves[space] for space in self.spaces(state)]

    def take(self, state: S, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, SpaceMove)
        self.picked(state, move.space, chance)

    def moves(self, state: S) -> list[SpaceMove]:
        """The game's moves for this question, one for each space."""
        raise NotImplementedError  # pragma: no cover

    def spaces(self, state: S) -> list[int]:
        """The spaces to choose from, by rising number."""
        raise NotImplementedError  # pragma: no cover

    def picked(self, state: S, space: int, chance: Chance) -> None:
        raise NotImplementedError  # pragma: no cover

    def in_vain(self, state: S, space: int) -> bool:
        """Whether nothing comes of the space: a piece goes back to where it stands, say."""
        return False
