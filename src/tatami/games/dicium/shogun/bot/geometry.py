"""How far it is from one space to another, for those whom doors stop and for the others."""

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


def way_home(raid: Raid, torii: list[int]) -> int:
    """The carrier's way to the nearest torii, samurai being in the way; `FAR` if there is none."""
    ways = raid.palace.open_ways
    seen = [False] * raid.palace.size
    for seat in range(1, raid.players, 2):
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            if raid.at[piece] != NOWHERE:
                seen[raid.at[piece]] = True
    start = raid.shogun
    seen[start] = True
    if start in torii:
        return 0
    queue = [start]
    steps = 0
    while queue:
        steps += 1
        following: list[int] = []
        for space in queue:
            for other in ways[space]:
                if not seen[other]:
                    if other in torii:
                        return steps
                    seen[other] = True
                    following.append(other)
        queue = following
    return FAR
