"""How far it is from one space to another: for those whom doors stop, for the others, and past
samurai in the way."""

from __future__ import annotations

from functools import cache
from typing import Final

from tatami.games.dicium.shogun.rules.content import MEEPLES
from tatami.games.dicium.shogun.rules.palace import NOWHERE, Palace
from tatami.games.dicium.shogun.rules.state import Raid

FAR: Final = 40
"""Farther than any way."""


class Distances:
    def __init__(self, palace: Palace) -> None:
        self.by_gaps = [_steps(palace.open_ways, space) for space in range(palace.size)]
        """Without crossing a door: as ninja walk."""
        self.by_doors = [_steps(palace.all_ways, space) for space in range(palace.size)]
        """As samurai walk."""


@cache
def distances(palace: Palace) -> Distances:
    return Distances(palace)


def _steps(ways: list[list[int]], start: int) -> list[int]:
    steps = [FAR] * len(ways)
    steps[start] = 0
    queue = [start]
    for space in queue:
        for other in ways[space]:
            if steps[other] == FAR:
                steps[other] = steps[space] + 1
                queue.append(other)
    return steps


def samurai_spaces(raid: Raid) -> list[int]:
    """Where samurai stand, once for each of them."""
    found: list[int] = []
    for seat in range(1, raid.players, 2):
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            space = raid.at[piece]
            if space != NOWHERE:
                found.append(space)
    return found


def past_guards(ways: list[list[int]], guards: list[int], start: int) -> list[int]:
    """Steps from a space to every other, without entering a guard's space."""
    steps = [FAR] * len(ways)
    seen = [False] * len(ways)
    for guard in guards:
        seen[guard] = True
    seen[start] = True
    steps[start] = 0
    queue = [start]
    count = 0
    while queue:
        count += 1
        following: list[int] = []
        for space in queue:
            for other in ways[space]:
                if not seen[other]:
                    seen[other] = True
                    steps[other] = count
                    following.append(other)
        queue = following
    return steps


class Ways:
    """The ways of ninja from and to one space past the samurai, worked out as far as asked for."""

    def __init__(
        self, ways: list[list[int]], unguarded: list[list[int]], guards: list[int], start: int
    ) -> None:
        self._ways = ways
        self._unguarded = unguarded
        """How far it is on these ways without guards."""
        self._guards = guards
        self._start = start
        self._around: list[int] = []

    def to(self, space: int) -> int:
        """The steps to a space; `FAR` if there is no way."""
        if self._around:
            return self._around[space]
        way = self._unguarded[self._start]
        shortest = way[space]
        if shortest < FAR:
            from_space = self._unguarded[space]
            for guard in self._guards:
                if way[guard] + from_space[guard] == shortest:
                    self._around = past_guards(self._ways, self._guards, self._start)
                    return self._around[space]
        return shortest

    def to_nearest(self, spaces: list[int]) -> int:
        nearest = FAR
        for space in spaces:
            steps = self.to(space)
            if steps < nearest:
                nearest = steps
        return nearest
