"""Who is who? A posterior over the roles, from the public tally of hostile acts."""

from __future__ import annotations

from math import exp

from tatami.core.chance import Chance
from tatami.games.samurai_sword.bot.weights import AT_OTHERS, AT_SHOGUN, AT_TEAMMATE
from tatami.games.samurai_sword.rules.content import ROLES, SHOGUN
from tatami.games.samurai_sword.rules.determinize import hidden_sides
from tatami.games.samurai_sword.rules.knowledge import knows_role
from tatami.games.samurai_sword.rules.state import SamuraiSword

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


def posterior(state: SamuraiSword, seat: int) -> list[tuple[tuple[int, ...], float]]:
    """Each way the hidden sides may lie, in seat order, with its probability for the seat."""
    hidden = [other for other in range(state.players) if not knows_role(state, seat, other)]
    options = assignments(tuple(hidden_sides(state, seat)))
    alone = [evidence(state, other) for other in hidden]
    between = [
        [
            AT_TEAMMATE * (state.hostility_to(one, other) + state.hostility_to(other, one))
            for other in hidden
        ]
        for one in hidden
    ]
    weights: list[float] = []
    for option in options:
        log = 0.0
        for i, side in enumerate(option):
            log += alone[i][side]
            for j in range(i):
                if option[j] == side:
                    log += between[i][j]
        weights.append(exp(log))
    total = sum(weights)
    return [(option, weight / total) for option, weight in zip(options, weights, strict=True)]


def _between(state: SamuraiSword, one: int, other: int) -> int:
    return state.hostility_to(one, other) + state.hostility_to(other, one)


def evidence(state: SamuraiSword, seat: int) -> list[float]:
    """By role: what the acts of the seat say, as a logarithm."""
    shogun = state.roles.index(SHOGUN)
    at_shogun = state.hostility_to(seat, shogun)
    at_others = sum([state.hostility_to(seat, other) for other in range(state.players)]) - at_shogun
    return [at_shogun * AT_SHOGUN[role] + at_others * AT_OTHERS[role] for role in range(len(ROLES))]


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
