"""How the hard bot tries a move: everybody goes on by what they believe.

The rest of the own turn is a tree, learned over all imagined worlds together. Beyond it everybody
does what players mostly do (`habits`), by what they believe about the roles once the move has been
seen, until all others have had a turn: nobody spares friends whom they cannot know, nor does the
bot count on knowing more in a moment than it knows now. What has come of it is worth the chance to
win (`prospects`).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from tatami.core.advisor import Attempts
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.samurai_sword.bot.belief import KIND_OF, weighed
from tatami.games.samurai_sword.bot.habits import habitual
from tatami.games.samurai_sword.bot.prospects import prospect
from tatami.games.samurai_sword.bot.weights import EXPLORE, RIPE
from tatami.games.samurai_sword.rules.content import TEAM_OF
from tatami.games.samurai_sword.rules.knowledge import knows_role
from tatami.games.samurai_sword.rules.moves import NO_SEAT, Play
from tatami.games.samurai_sword.rules.state import SamuraiSword

LONGEST: Final = 400
"""Decisions in a try, at most."""


def friends(state: SamuraiSword, seat: int) -> list[float]:
    """By player: how likely they are of the same team, as the seat believes."""
    own = state.team(seat)
    found = [0.0] * state.players
    hidden: list[int] = []
    for other in range(state.players):
        if knows_role(state, seat, other):
            found[other] = 1.0 if state.team(other) == own else 0.0
        else:
            hidden.append(other)
    if hidden:
        for sides, probability in weighed(state, seat):
            for at, side in enumerate(sides):
                if TEAM_OF[side] == own:
                    found[hidden[at]] += probability
    return found


class Node:
    """After a move in the own turn; `offered` counts how often the move could have been made."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.offered = 1
        self.total = 0.0

    def promise(self) -> float:
        return self.total / self.visits + EXPLORE * sqrt(log(self.offered) / self.visits)


class MoveSearch(Attempts[SamuraiSword]):
    """The search for one move of a seat."""

    def __init__(self, state: SamuraiSword, seat: int) -> None:
        self.seat = seat
        self.turn = state.turn
        self.own = friends(state, seat)
        self.beliefs: dict[int, list[float]] = {}
        self.roots: dict[int, Node] = {}

    def minds(self, state: SamuraiSword, move: Move) -> list[list[float]]:
        """By player: what they believe after the move, which all have seen. It depends on the
        role that they have in this world."""
        shown = move.index if isinstance(move, Play) and move.target != NO_SEAT else -1
        found: list[list[float]] = []
        for other in range(state.players):
            if other == self.seat:
                found.append(self.own)
                continue
            key = ((shown + 1) * 8 + other) * 8 + KIND_OF[state.roles[other]]
            if key not in self.beliefs:
                self.beliefs[key] = friends(state, other)
            found.append(self.beliefs[key])
        return found

    def attempt(self, world: SamuraiSword, move: Move, luck: int) -> float:
        state = world.copy()
        chance = Chance(luck)
        state.apply(self.seat, move, chance)
        root = self.roots.get(move.index)
        if root is None:
            root = self.roots[move.index] = Node()
        path = [root]
        if state.outcome is None:
            worth = self._go_on(state, self.minds(state, move), path, chance)
        else:
            worth = prospect(state, self.seat)
        for node in path:
            node.visits += 1
            node.total += worth
        return worth

    def _go_on(
        self, state: SamuraiSword, minds: list[list[float]], path: list[Node], chance: Chance
    ) -> float:
        """The chance to win where the own turn and the others' end, on the average: what is near is
        surer, what is far says more."""
        worth = 0.0
        seat, turn, passed, ends = self.seat, state.turn, 0, state.players
        planned = turn == seat == self.turn
        for _ in range(LONGEST):
            actor = state.actors[0]
            moves = state.legal(actor)
            if len(moves) == 1:
                move = moves[0]
            else:
                move = habitual(state, actor, moves, minds[actor], chance)
                if planned and actor == seat:
                    node = path[-1]
                    planned = node.visits >= RIPE
                    if planned:
                        move = _step(node, moves, move, path, chance)
            state.apply(actor, move, chance)
            if state.outcome is not None:
                break
            if state.turn != turn:
                turn = state.turn
                planned = False
                worth += prospect(state, seat)
                passed += 1
                if passed == ends:
                    return worth / ends
        return (worth + (ends - passed) * prospect(state, seat)) / ends


def _step(node: Node, moves: list[Move], habit: Move, path: list[Node], chance: Chance) -> Move:
    """The most promising move, or a new one: the habitual one first, others as visits grow."""
    children = node.children
    chosen = habit
    if habit.index in children:
        untried: list[Move] = []
        if len(children) * len(children) < node.visits:
            untried = [move for move in moves if move.index not in children]
        if untried:
            chosen = chance.chooses(untried)
        else:
            most = -1.0
            for move in moves:
                child = children.get(move.index)
                if child is not None:
                    child.offered += 1
                    promise = child.promise()
                    if promise > most:
                        most, chosen = promise, move
    child = children.get(chosen.index)
    if child is None:
        child = children[chosen.index] = Node()
    path.append(child)
    return chosen
