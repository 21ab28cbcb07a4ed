"""Which weapons reach whom, looked up in tables. Sets of seats are the bits of a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.games.samurai_sword.rules.characters import DEFENCE, REACHES_ALL, WITH_DEFENCE
from tatami.games.samurai_sword.rules.content import PRECISION
from tatami.games.samurai_sword.rules.moves import SEATS

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword

MOST: Final = max(PRECISION)


def within(state: SamuraiSword, seat: int) -> list[int]:
    """By precision: the players whom such a weapon may be aimed at."""
    fighting = state.fighting
    if REACHES_ALL[state.characters[seat]]:
        return [fighting & ~(1 << seat)] * (MOST + 1)
    reach = REACH[seat][fighting]
    armour, characters = state.armour, state.characters
    if any(armour):
        reach = reach[:]
        ways = WAYS[seat][fighting]
        for target, layers in enumerate(armour):
            if layers:
                _shield(reach, target, ways[target], ways[target] + layers)
    for character in WITH_DEFENCE:
        if character in characters:
            reach = reach[:]
            target = characters.index(character)
            needed = WAYS[seat][fighting][target] + armour[target]
            _shield(reach, target, needed, needed + DEFENCE[character])
    return reach


def _shield(reach: list[int], target: int, needed: int, raised: int) -> None:
    """The target now needs a raised precision: less is not enough any more."""
    for precision in range(needed, min(raised, MOST + 1)):
        reach[precision] &= ~(1 << target)


def _ways(seat: int, fighting: int) -> list[int]:
    """SS-R02: the seat steps to each player who stands, the shorter way; 0 to the others."""
    order = [(seat + step) % SEATS for step in range(1, SEATS)]
    targets = [other for other in order if fighting >> other & 1]
    ways = [0] * SEATS
    for steps, target in enumerate(targets, start=1):
        ways[target] = min(steps, len(targets) + 1 - steps)
    return ways


def _reach(ways: list[int], precision: int) -> int:
    return sum(1 << target for target, way in enumerate(ways) if 0 < way <= precision)


WAYS: Final[list[list[list[int]]]] = [
    [_ways(seat, fighting) for fighting in range(1 << SEATS)] for seat in range(SEATS)
]
REACH: Final[list[list[list[int]]]] = [
    [[_reach(ways, precision) for precision in range(MOST + 1)] for ways in by_fighting]
    for by_fighting in WAYS
]
