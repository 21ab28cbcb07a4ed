"""What holds for the canyon: the map as it was designed first, and the tuned one."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

import pytest

from tatami.games.dicium.crazy_cup.game import GAME
from tatami.games.dicium.crazy_cup.rules.canyon import ANTICLOCKWISE, CLOCKWISE, ROUGH, Canyon
from tatami.games.dicium.rules.grid import OPEN, WALL
from tests.games.dicium.crazy_cup.tables import DESIGNED

MILES = """
 0 l6   1 l7   2 l8   3 l9   4 l10  5 k10  6 j10   7 j9   8 j8   9 i8  10 h8  11 h9  12 h10
13 g10 14 f10 15 f11 16 e11 17 e10 18 e9  19 e8  20 d8  21 c8  22 b8  23 a8  24 a7
25 a6 26 a5  27 a4  28 b4  25 b7  26 c7  27 c6  28 c5
29 c4  30 d4  31 e4 32 e3  33 e2  34 e1  35 f1  36 g1  37 g2  38 g3 39 g4  40 h4  41 i4
42 i3  43 i2  44 i1  45 j1  46 k1 47 l1  48 l2  49 l3  50 l4  51 l5
"""
WAYS = (CLOCKWISE, ANTICLOCKWISE)
WALLS = {("b7", "b8"), ("c7", "c8"), ("d7", "e7"), ("e10", "f10"), ("k10", "k9")}
SHORTCUTS = [
    ("k8", "l8 j8", 4),
    ("k9", "l9 j9", 2),
    ("g8 f8", "h8 e8", 6),
    ("e7 e6 e5", "e8 e4", 8),
    ("d7", "d8 c7", 4),
    ("h2", "g2 i2", 4),
    ("j4 k4", "i4 l4", 6),
]
"""Rough spaces, the road at both ends, and the steps saved."""


class Course:
    """A map and what is true of this one alone."""

    def __init__(
        self,
        canyon: Canyon,
        walls: set[tuple[str, str]],
        shortcuts: list[tuple[str, str, int]],
        free_lap: int,
        laps: list[int],
        in_line: list[int],
    ) -> None:
        self.canyon = canyon
        self.grid = canyon.grid
        self.road = [space for space in range(len(canyon.grid)) if canyon.road[space]]
        self.walls = WALLS | walls
        self.shortcuts = SHORTCUTS + shortcuts
        self.free_lap = free_lap
        """The shortest lap with every rough space free."""
        self.laps = laps
        """The best laps with 1, 2, 3, 4 tiles used on the way."""
        self.in_line = in_line
        """The percentage of road spaces 1, 2, 3, 4 miles apart that are in line."""

    def name(self, space: int) -> str:
        return self.grid.names[space]


COURSES = {
    "designed": Course(
        DESIGNED.box.canyon,
        {("i8", "i9")},
        [("i9", "j9 h9", 2), ("f4", "e4 g4", 6)],
        free_lap=22,
        laps=[46, 42, 38, 36],
        in_line=[90, 60, 31, 15],
    ),
    "tuned": Course(
        GAME.box.canyon,
        set(),
        [("i10", "j10 h10", 4), ("f3", "e3 g3", 4)],
        free_lap=24,
        laps=[48, 44, 40, 38],
        in_line=[90, 60, 31, 15],
    ),
}


@pytest.fixture(params=COURSES)
def course(request: pytest.FixtureRequest) -> Course:
    return COURSES[request.param]


def test_size_and_spaces(course: Course) -> None:
    """CC-4.1"""
    grid = course.grid
    assert (grid.columns, grid.rows, len(grid)) == (12, 11, 69)
    codes = {code: grid.codes.count(code) for code in set(grid.codes)}
    assert codes == {"SF": 1, "ga": 7, "ro": 44, "r2": 4, "rv": 4, "vo": 2, "ca": 4, "la": 3}
    assert len(course.road) == 56


def test_walls(course: Course) -> None:
    walls = {
        tuple(sorted((course.name(a), course.name(b))))
        for a, b, edge in course.grid.edges
        if edge == WALL
    }
    assert walls == course.walls


def test_miles(course: Course) -> None:
    """CC-4.2"""
    words = MILES.split()
    assert len(words) == 2 * len(course.road)
    for mile, name in zip(words[::2], words[1::2], strict=True):
        space = course.grid.space[name]
        assert course.canyon.mile(space, CLOCKWISE) == int(mile), name
        assert course.canyon.mile(space, ANTICLOCKWISE) == (52 - int(mile)) % 52, name
    assert course.canyon.lap == 52


def test_start_has_two_road_neighbours(course: Course) -> None:
    canyon = course.canyon
    assert sorted(course.name(s) for s in course.grid.neighbours[canyon.start]) == ["l5", "l7"]
    assert [course.name(s) for s in canyon.forward(canyon.start, CLOCKWISE)] == ["l7"]
    assert [course.name(s) for s in canyon.forward(canyon.start, ANTICLOCKWISE)] == ["l5"]


def test_every_road_space_has_one_mile_up_and_one_down(course: Course) -> None:
    canyon = course.canyon
    forks = set()
    for space in course.road:
        if space == canyon.start:
            continue
        road = [s for s in course.grid.neighbours[space] if canyon.road[s]]
        here = canyon.mile(space, CLOCKWISE)
        assert {(canyon.mile(s, CLOCKWISE) - here) % 52 for s in road} == {1, 51}
        if len(road) > 2:
            forks.add(course.name(space))
    assert forks == {"a7", "c4"}


def test_rough_spaces_and_their_neighbours(course: Course) -> None:
    grid, canyon = course.grid, course.canyon
    rough = [space for space in range(len(grid)) if not canyon.road[space]]
    assert len(rough) == 13
    lonely = [s for s in rough if not any(canyon.road[n] for n in grid.neighbours[s])]
    assert [course.name(s) for s in lonely] == ["e6"]
    touching = {
        (course.name(a), course.name(b))
        for a in rough
        for b in grid.neighbours[a]
        if a < b and b in rough
    }
    assert touching == {
        ("e5", "e6"),
        ("e6", "e7"),
        ("j4", "k4"),
        ("f8", "g8"),
        ("k8", "k9"),
    }


def test_shortcuts(course: Course) -> None:
    """CC-4.3"""
    grid, canyon = course.grid, course.canyon
    assert sum(len(rough.split()) for rough, _, _ in course.shortcuts) == 13
    for rough, ends, saves in course.shortcuts:
        first, last = (grid.space[end] for end in ends.split())
        way = [first, *(grid.space[s] for s in rough.split()), last]
        for one, other in pairwise(way):
            assert other in grid.neighbours[one]
        miles = canyon.mile(last, CLOCKWISE) - canyon.mile(first, CLOCKWISE)
        assert miles - (len(way) - 1) == saves, rough


def shortest_lap(canyon: Canyon, way: int, tiles: tuple[int, ...] | None) -> int:
    """Steps of the best lap with these tiles, or (None) with every rough space free."""
    start = (canyon.forward(canyon.start, way)[0], tiles)
    seen = {start: 1}
    queue = [start]
    for space, left in queue:
        for other in canyon.grid.neighbours[space]:
            kind = canyon.rough[other]
            rest = left
            if kind >= 0 and left is not None:
                if kind not in left:
                    continue
                at = left.index(kind)
                rest = left[:at] + left[at + 1 :]
            if other == canyon.start:
                if canyon.enters_forwards(space, way):
                    return seen[(space, left)] + 1
                continue
            if (other, rest) not in seen:
                seen[(other, rest)] = seen[(space, left)] + 1
                queue.append((other, rest))
    raise AssertionError


@pytest.mark.parametrize("way", WAYS)
def test_laps(course: Course, way: int) -> None:
    canyon = course.canyon
    assert shortest_lap(canyon, way, ()) == 52
    assert shortest_lap(canyon, way, None) == course.free_lap
    best = [
        min(
            shortest_lap(canyon, way, tiles)
            for tiles in combinations_with_replacement(range(4), count)
        )
        for count in (1, 2, 3, 4)
    ]
    assert best == course.laps


def test_garages(course: Course) -> None:
    garages = [space for space in range(len(course.grid)) if course.canyon.garage[space]]
    for way, miles in (
        (CLOCKWISE, [5, 14, 19, 25, 31, 38, 46]),
        (ANTICLOCKWISE, [6, 14, 21, 27, 33, 38, 47]),
    ):
        assert sorted(course.canyon.mile(space, way) for space in garages) == miles


def test_walls_worth_a_dynamite(course: Course) -> None:
    canyon = course.canyon
    saves = {
        (course.name(a), course.name(b)): abs(canyon.mile(a, CLOCKWISE) - canyon.mile(b, CLOCKWISE))
        - 1
        for a, b, edge in course.grid.edges
        if edge != OPEN and canyon.road[a] and canyon.road[b]
    }
    assert saves == {("c7", "c8"): 4, ("b7", "b8"): 2, ("e10", "f10"): 2}


def test_how_often_drivers_are_in_line(course: Course) -> None:
    canyon = course.canyon
    shares = []
    for gap in (1, 2, 3, 4):
        pairs = [
            (a, b)
            for a in course.road
            for b in course.road
            if (canyon.mile(b, CLOCKWISE) - canyon.mile(a, CLOCKWISE)) % 52 == gap
        ]
        lines = [1 for a, b in pairs if canyon.line(a, b, []) is not None]
        shares.append(round(100 * len(lines) / len(pairs)))
    assert shares == course.in_line


def test_codes_of_rough_terrain_follow_the_technologies() -> None:
    assert ROUGH == ("rv", "vo", "ca", "la")
