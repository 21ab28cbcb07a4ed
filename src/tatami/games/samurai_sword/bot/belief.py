"""Who is who? A posterior over the roles, from what everybody has openly done to everybody.

Each act of a player speaks for some roles of the two that it concerns and against others: a blow at
the shogun against a samurai, one at a ninja against another ninja. `belief.toml` says how much, as
logarithms that add up, fitted to games (`bench/samurai_belief.py`). They belong to pairs of roles,
so that all ways in which the hidden roles may lie are weighed as a whole.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Any, Final

from tatami.core.chance import Chance
from tatami.games.samurai_sword.rules.content import ROLES, SHOGUN
from tatami.games.samurai_sword.rules.determinize import hidden_sides
from tatami.games.samurai_sword.rules.knowledge import knows_role
from tatami.games.samurai_sword.rules.memory import ACTS
from tatami.games.samurai_sword.rules.state import SamuraiSword

FITTED: Final[dict[str, Any]] = tomllib.loads(
    (files("tatami.games.samurai_sword.bot") / "belief.toml").read_text(encoding="utf-8")
)
KINDS: Final = ("shogun", "samurai", "ninja", "ronin")
"""Roles as far as they act differently."""
KIND_OF: Final[list[int]] = [KINDS.index(role.partition("-")[0]) for role in ROLES]
_PAIRS: Final = len(KINDS) * len(KINDS)


def _spoken(table: dict[str, list[list[float]]]) -> list[list[float]]:
    """By pair of kinds of roles, who acts first: what each kind of act says."""
    return [
        [float(table[act][one][other]) for act in ACTS]
        for one in range(len(KINDS))
        for other in range(len(KINDS))
    ]


SPOKEN: Final[dict[int, list[list[float]]]] = {
    int(players): _spoken(table) for players, table in FITTED["roles"].items()
}

_assignments: dict[tuple[int, ...], list[tuple[int, ...]]] = {}


def assignments(sides: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All different orders of the hidden sides, at most 60."""
    if sides not in _assignments:
        _assignments[sides] = sorted(_orders(sides))
    return _assignments[sides]


def _orders(sides: tuple[int, ...]) -> set[tuple[int, ...]]:
    if not sides:
        return {()}
    found: set[tuple[int, ...]] = set()
    for at in range(len(sides)):
        for rest in _orders(sides[:at] + sides[at + 1 :]):
            found.add((sides[at], *rest))
    return found


class Belief:
    """What a seat believes, and what that follows from."""

    def __init__(self, state: SamuraiSword, seat: int) -> None:
        self.seat = seat
        self.role = state.roles[seat]
        self.shogun = state.roles.index(SHOGUN)
        self.acts = state.acts[:]
        self.ways = weighed(state, seat)

    def fits(self, state: SamuraiSword, seat: int) -> bool:
        return (
            seat == self.seat
            and state.acts == self.acts
            and state.roles[seat] == self.role
            and state.roles[self.shogun] == SHOGUN
        )


_last: list[Belief] = []


def posterior(state: SamuraiSword, seat: int) -> list[tuple[tuple[int, ...], float]]:
    """Each way the hidden sides may lie, in seat order, with its probability for the seat.

    The last one is kept, because many worlds are imagined from one position."""
    for last in _last:
        if last.fits(state, seat):
            return last.ways
    belief = Belief(state, seat)
    _last[:] = [belief]
    return belief.ways


def weighed(state: SamuraiSword, seat: int) -> list[tuple[tuple[int, ...], float]]:
    """Each way the hidden sides may lie, in seat order, with its probability for the seat."""
    hidden = [other for other in range(state.players) if not knows_role(state, seat, other)]
    options = assignments(tuple(hidden_sides(state, seat)))
    alone = [_beside_the_known(state, seat, one) for one in hidden]
    between = [
        [_between(state, hidden[i], hidden[j]) for j in range(i)] for i in range(len(hidden))
    ]
    logs: list[float] = []
    for option in options:
        log = 0.0
        for i, side in enumerate(option):
            kind = KIND_OF[side]
            log += alone[i][kind]
            row = between[i]
            for j in range(i):
                log += row[j][kind * len(KINDS) + KIND_OF[option[j]]]
        logs.append(log)
    most = max(logs)
    weights = [exp(log - most) for log in logs]
    total = sum(weights)
    return [(option, weight / total) for option, weight in zip(options, weights, strict=True)]


def _beside_the_known(state: SamuraiSword, seat: int, one: int) -> list[float]:
    """By kind of role: what passed between the player and those whose roles the seat knows. What
    the seat did itself says nothing that it did not know."""
    found = [0.0] * len(KINDS)
    for known in range(state.players):
        if known != one and knows_role(state, seat, known):
            theirs = KIND_OF[state.roles[known]]
            at_them = said(state, one, known)
            by_them = said(state, known, one) if known != seat else []
            for kind in range(len(KINDS)):
                found[kind] += at_them[kind * len(KINDS) + theirs]
                if by_them:
                    found[kind] += by_them[theirs * len(KINDS) + kind]
    return found


def _between(state: SamuraiSword, one: int, other: int) -> list[float]:
    """By pair of kinds of roles: what the acts of two players at each other say."""
    found = said(state, one, other)
    back = said(state, other, one)
    for kind in range(len(KINDS)):
        for theirs in range(len(KINDS)):
            found[kind * len(KINDS) + theirs] += back[theirs * len(KINDS) + kind]
    return found


def said(state: SamuraiSword, one: int, other: int) -> list[float]:
    """By pair of kinds of roles: what the acts of the one at the other say."""
    n = state.players
    spoken = SPOKEN[n]
    found = [0.0] * _PAIRS
    for act in range(len(ACTS)):
        count = state.acts[(act * n + one) * n + other]
        if count:
            for pair in range(_PAIRS):
                found[pair] += count * spoken[pair][act]
    return found


def draw_sides(state: SamuraiSword, seat: int, rng: Chance) -> list[int]:
    """One way the hidden sides may lie, drawn from the posterior."""
    mark = rng.below(1 << 30) / (1 << 30)
    chosen: tuple[int, ...] = ()
    for option, probability in posterior(state, seat):
        chosen = option
        mark -= probability
        if mark < 0:
            break
    return list(chosen)
