"""Information-set tree search: one tree over what the seat knows, many imagined worlds.

Below a move that is tried (see `tatami.bots.search`) the walk goes down the tree with moves that
are legal in that world, then on by reflex for a while, and ends with the advisor's value of
where that leads. Each mover is credited with its own value (max-n), so any number of seats and
teams will do. Luck leaves no nodes; a turn of several small decisions is simply several nodes
of the same seat.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from tatami.bots.budget import Budget
from tatami.bots.search import Search, Try
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.rollout import play_on
from tatami.core.state import State

_RIPE = 16
"""A node is looked into after so many visits; until then everybody goes on by reflex from it."""


class Node:
    """After a move of `seat`; `offered` counts how often the move could have been chosen."""

    __slots__ = ("children", "offered", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.children: dict[tuple[int, int], Node] = {}
        self.visits = 0
        self.offered = 0
        self.total = 0.0

    def add(self, seat: int, move: Move) -> Node:
        child = self.children[seat, move.index] = Node(seat)
        child.offered = 1
        return child

    def promise(self, explore: float) -> float:
        return self.total / self.visits + explore * sqrt(log(self.offered) / self.visits)


class TreeSearch(Search):
    def __init__(self, game: Game[Any], budget: Budget, explore: float = 0.2) -> None:
        super().__init__(game, budget)
        self.explore = explore

    def begin(self, imagined: State, seat: int) -> Try:
        roots: dict[int, Node] = {}

        def try_out(world: State, move: Move, luck: int) -> float:
            root = roots.setdefault(move.index, Node(seat))
            return self._try(root, world, move, luck)

        return try_out

    def _try(self, root: Node, world: State, move: Move, luck: int) -> float:
        state = world.copy()
        chance = Chance(luck)
        state.apply(root.seat, move, chance)
        path = self._descend(root, state, chance)
        play_on(self.game.advisor, state, self.game.advisor.horizon(), chance)
        worth: dict[int, float] = {}
        for node in path:
            if node.seat not in worth:
                worth[node.seat] = self.game.advisor.value(state, node.seat)
            node.visits += 1
            node.total += worth[node.seat]
        return worth[root.seat]

    def _descend(self, root: Node, state: State, chance: Chance) -> list[Node]:
        """Walk to the first node that is not ripe; returns the nodes walked through."""
        node = root
        path = [root]
        while state.outcome is None and node.visits >= _RIPE:
            seat = state.actors[0]
            moves = state.legal(seat)
            if len(moves) == 1:
                state.apply(seat, moves[0], chance)
                continue
            node, move = self._step(node, state, seat, moves, chance)
            path.append(node)
            state.apply(seat, move, chance)
        return path

    def _step(
        self, node: Node, state: State, seat: int, moves: list[Move], chance: Chance
    ) -> tuple[Node, Move]:
        """The most promising move, or a new one: the reflex first, others as visits grow."""
        reflex = self.game.advisor.reflex(state, seat, chance)
        if (seat, reflex.index) not in node.children:
            return node.add(seat, reflex), reflex
        children = node.children
        if len(children) * len(children) < node.visits:
            untried = [move for move in moves if (seat, move.index) not in children]
            if untried:
                move = chance.chooses(untried)
                return node.add(seat, move), move
        best, best_promise, chosen = node, -1.0, reflex
        for move in moves:
            child = children.get((seat, move.index))
            if child is not None:
                child.offered += 1
                promise = child.promise(self.explore)
                if promise > best_promise:
                    best, best_promise, chosen = child, promise, move
        return best, chosen
