"""CC-4: the race course: miles, lanes, garages, rough terrain, and who is in line with whom."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.rules.grid import Grid

START: Final = "SF"
GARAGE: Final = "ga"
INNER: Final = "r2"
ROAD: Final[tuple[str, ...]] = (START, "ro", GARAGE, INNER)
TECHNOLOGIES: Final[tuple[str, ...]] = ("springs", "shield", "saws", "paddles")
ROUGH: Final[tuple[str, ...]] = ("rv", "vo", "ca", "la")
"""Rough terrain, in the order of the technologies that enter it (CC-3.2)."""
CODES: Final[tuple[str, ...]] = (*ROAD, *ROUGH)
KINDS: Final[dict[str, str]] = dict(
    zip(
        CODES,
        ("start", "road", "garage", "inner", "ravine", "volcano", "cactus", "lake"),
        strict=True,
    )
)
"""CC-4.4: what a space is, as the end of the message `space-…`."""

CLOCKWISE: Final = 1
ANTICLOCKWISE: Final = -1
DIRECTIONS: Final[tuple[str, ...]] = ("clockwise", "anticlockwise")
REACH: Final = 2
"""Steps that a Pickpocket's arm is long."""
_FAR: Final = 9999


class Canyon:
    """A way is `CLOCKWISE` or `ANTICLOCKWISE`; miles count from the start along it."""

    def __init__(self, grid: Grid, first: int) -> None:
        self.grid = grid
        self.start = grid.spaces(START)[0]
        self.first = first
        """Where a clockwise race goes from the start."""
        self.road = [code in ROAD for code in grid.codes]
        self.garage = [code == GARAGE for code in grid.codes]
        self.inner = [code == INNER for code in grid.codes]
        self.rough = [ROUGH.index(code) if code in ROUGH else -1 for code in grid.codes]
        """The technology that a space needs; -1 on the road."""
        self._miles = self._count_miles()
        self.last = next(s for s in grid.neighbours[self.start] if s != first)
        self.lap = self._miles[self.last] + 1
        self._near: dict[int, list[int]] = {}
        self._backward = {way: self._mile_lower(way) for way in (CLOCKWISE, ANTICLOCKWISE)}

    def _count_miles(self) -> list[int]:
        """Clockwise miles of the road spaces; -1 off the road."""
        miles = [-1] * len(self.grid)
        miles[self.start] = 0
        miles[self.first] = 1
        queue = [self.first]
        for space in queue:
            for other in self.grid.neighbours[space]:
                if self.road[other] and miles[other] < 0:
                    miles[other] = miles[space] + 1
                    queue.append(other)
        return miles

    def _mile_lower(self, way: int) -> list[list[int]]:
        return [
            [
                other
                for other in self.grid.neighbours[space]
                if self.road[other] and self.mile(other, way) == self.mile(space, way) - 1
            ]
            if self.road[space] and space != self.start
            else []
            for space in range(len(self.grid))
        ]

    def mile(self, space: int, way: int) -> int:
        """The mile of a road space in a race that goes that way."""
        mile = self._miles[space]
        return mile if way >= 0 or mile == 0 else self.lap - mile

    def backward(self, space: int, way: int) -> list[int]:
        """The road spaces one mile lower; two where the lanes part."""
        return self._backward[way][space]

    def forward(self, space: int, way: int) -> list[int]:
        """The road spaces one mile higher."""
        if space == self.start:
            return [self.first if way == CLOCKWISE else self.last]
        return [
            other
            for other in self.grid.neighbours[space]
            if self.road[other] and (self.mile(other, way) - self.mile(space, way)) % self.lap == 1
        ]

    def lanes(self) -> list[int]:
        """The spaces between which a driver who goes back may choose."""
        forks = [spaces for way in self._backward.values() for spaces in way if len(spaces) > 1]
        return sorted({space for spaces in forks for space in spaces})

    def enters_forwards(self, before: int, way: int) -> bool:
        """Whether a step from there onto the start goes with the traffic."""
        return self.mile(before, way) == self.lap - 1

    def against_traffic(self, space: int, after: int, way: int) -> bool:
        """CC-1.3: whether the step leaves the start the wrong way."""
        return space == self.start and way != 0 and after not in self.forward(space, way)

    def line(self, one: int, other: int, meeples: list[int]) -> tuple[int, ...] | None:
        """CC-1.7: the straight way from one space to the other if they are in line, else None."""
        way = self.grid.way(one, other)
        if way is None:
            return None
        for space in way[:-1]:
            if not self.road[space] or space in meeples:
                return None
        return way

    def near(self, space: int) -> list[int]:
        """The spaces within a Pickpocket's reach, the space itself included."""
        found = self._near.get(space)
        if found is None:
            steps = self.grid.distances(space, _FAR)
            found = [other for other in range(len(steps)) if steps[other] <= REACH]
            self._near[space] = found
        return found
