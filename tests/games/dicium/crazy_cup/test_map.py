"""The facts about the canyon that the rules page gives."""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

import pytest

from tatami.games.dicium.crazy_cup.canyon import ANTICLOCKWISE, CLOCKWISE, ROUGH
from tatami.games.dicium.grid import OPEN, WALL
from tests.games.dicium.crazy_cup.tables import CANYON, GRID

MILES = """
 0 l6   1 l7   2 l8   3 l9   4 l10  5 k10  6 j10   7 j9   8 j8   9 i8  10 h8  11 h9  12 h10
13 g10 14 f10 15 f11 16 e11 17 e10 18 e9  19 e8  20 d8  21 c8  22 b8  23 a8  24 a7
25 a6 26 a5  27 a4  28 b4  25 b7  26 c7  27 c6  28 c5
29 c4  30 d4  31 e4 32 e3  33 e2  34 e1  35 f1  36 g1  37 g2  38 g3 39 g4  40 h4  41 i4
42 i3  43 i2  44 i1  45 j1  46 k1 47 l1  48 l2  49 l3  50 l4  51 l5
"""
ROAD = [space for space in range(len(GRID)) if CANYON.road[space]]
WAYS = (CLOCKWISE, ANTICLOCKWISE)


def name(space: int) -> str:
    return GRID.names[space]


def test_size_and_spaces() -> None:
    assert (GRID.columns, GRID.rows, len(GRID)) == (12, 11, 69)
    codes = {code: GRID.codes.count(code) for code in set(GRID.codes)}
    assert codes == {"SF": 1, "ga": 7, "ro": 44, "r2": 4, "rv": 4, "vo": 2, "ca": 4, "la": 3}
    assert len(ROAD) == 56


def test_walls() -> None:
    walls = {tuple(sorted((name(a), name(b)))) for a, b, edge in GRID.edges if edge == WALL}
    assert walls == {
        ("b7", "b8"),
        ("c7", "c8"),
        ("d7", "e7"),
        ("e10", "f10"),
        ("i8", "i9"),
        ("k10", "k9"),
    }


def test_miles() -> None:
    words = MILES.split()
    assert len(words) == 2 * len(ROAD)
    for mile, space in zip(words[::2], words[1::2], strict=True):
        assert CANYON.mile(GRID.space[space], CLOCKWISE) == int(mile), space
        expected = (52 - int(mile)) % 52
        assert CANYON.mile(GRID.space[space], ANTICLOCKWISE) == expected, space
    assert CANYON.lap == 52


def test_start_has_two_road_neighbours() -> None:
    assert sorted(name(s) for s in GRID.neighbours[CANYON.start]) == ["l5", "l7"]
    assert [name(s) for s in CANYON.forward(CANYON.start, CLOCKWISE)] == ["l7"]
    assert [name(s) for s in CANYON.forward(CANYON.start, ANTICLOCKWISE)] == ["l5"]


def test_every_road_space_has_one_mile_up_and_one_down() -> None:
    forks = set()
    for space in ROAD:
        if space == CANYON.start:
            continue
        road = [s for s in GRID.neighbours[space] if CANYON.road[s]]
        here = CANYON.mile(space, CLOCKWISE)
        assert {(CANYON.mile(s, CLOCKWISE) - here) % 52 for s in road} == {1, 51}
        if len(road) > 2:
            forks.add(name(space))
    assert forks == {"a7", "c4"}


def test_rough_spaces_and_their_neighbours() -> None:
    rough = [space for space in range(len(GRID)) if not CANYON.road[space]]
    assert len(rough) == 13
    lonely = [s for s in rough if not any(CANYON.road[n] for n in GRID.neighbours[s])]
    assert [name(s) for s in lonely] == ["e6"]
    touching = {
        (name(a), name(b)) for a in rough for b in GRID.neighbours[a] if a < b and b in rough
    }
    assert touching == {
        ("e5", "e6"),
        ("e6", "e7"),
        ("j4", "k4"),
        ("f8", "g8"),
        ("k8", "k9"),
    }


@pytest.mark.parametrize(
    ("rough", "ends", "saves"),
    [
        ("k8", "l8 j8", 4),
        ("k9", "l9 j9", 2),
        ("i9", "j9 h9", 2),
        ("g8 f8", "h8 e8", 6),
        ("e7 e6 e5", "e8 e4", 8),
        ("d7", "d8 c7", 4),
        ("f4", "e4 g4", 6),
        ("h2", "g2 i2", 4),
        ("j4 k4", "i4 l4", 6),
    ],
)
def test_shortcuts(rough: str, ends: str, saves: int) -> None:
    first, last = (GRID.space[end] for end in ends.split())
    way = [first, *(GRID.space[s] for s in rough.split()), last]
    for one, other in pairwise(way):
        assert other in GRID.neighbours[one]
    miles = CANYON.mile(last, CLOCKWISE) - CANYON.mile(first, CLOCKWISE)
    assert miles - (len(way) - 1) == saves


def shortest_lap(way: int, tiles: tuple[int, ...] | None) -> int:
    """Steps of the best lap with these tiles, or (None) with every rough space free."""
    start = (CANYON.forward(CANYON.start, way)[0], tiles)
    seen = {start: 1}
    queue = [start]
    for space, left in queue:
        for other in GRID.neighbours[space]:
            kind = CANYON.rough[other]
            rest = left
            if kind >= 0 and left is not None:
                if kind not in left:
                    continue
                at = left.index(kind)
                rest = left[:at] + left[at + 1 :]
            if other == CANYON.start:
                if CANYON.enters_forwards(space, way):
                    return seen[(space, left)] + 1
                continue
            if (other, rest) not in seen:
                seen[(other, rest)] = seen[(space, left)] + 1
                queue.append((other, rest))
    raise AssertionError


@pytest.mark.parametrize("way", WAYS)
def test_laps(way: int) -> None:
    assert shortest_lap(way, ()) == 52
    assert shortest_lap(way, None) == 22
    best = [
        min(shortest_lap(way, tiles) for tiles in combinations_with_replacement(range(4), count))
        for count in (1, 2, 3, 4)
    ]
    assert best == [46, 42, 38, 36]


def test_garages() -> None:
    garages = [space for space in range(len(GRID)) if CANYON.garage[space]]
    for way, miles in (
        (CLOCKWISE, [5, 14, 19, 25, 31, 38, 46]),
        (ANTICLOCKWISE, [6, 14, 21, 27, 33, 38, 47]),
    ):
        assert sorted(CANYON.mile(space, way) for space in garages) == miles


def test_walls_worth_a_dynamite() -> None:
    saves = {
        (name(a), name(b)): abs(CANYON.mile(a, CLOCKWISE) - CANYON.mile(b, CLOCKWISE)) - 1
        for a, b, edge in GRID.edges
        if edge != OPEN and CANYON.road[a] and CANYON.road[b]
    }
    assert saves == {("c7", "c8"): 4, ("b7", "b8"): 2, ("e10", "f10"): 2}


def test_how_often_drivers_are_in_line() -> None:
    shares = []
    for gap in (1, 2, 3, 4):
        pairs = [
            (a, b)
            for a in ROAD
            for b in ROAD
            if (CANYON.mile(b, CLOCKWISE) - CANYON.mile(a, CLOCKWISE)) % 52 == gap
        ]
        lines = [1 for a, b in pairs if CANYON.line(a, b, []) is not None]
        shares.append(round(100 * len(lines) / len(pairs)))
    assert shares == [90, 60, 31, 15]


def test_codes_of_rough_terrain_follow_the_technologies() -> None:
    assert ROUGH == ("rv", "vo", "ca", "la")
