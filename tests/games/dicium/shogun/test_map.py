"""The palace as designed (DS-4): what the rules page says of it, counted."""

from __future__ import annotations

import pytest

from tatami.games.dicium.rules.grid import DOOR, OPEN, WALL
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE, Palace
from tests.games.dicium.shogun.tables import DESIGNED, GRID

CLOSED, WIDE = DESIGNED.box.closed, DESIGNED.box.open
HALLWAYS, THRONE_ROOM = "hallways", "throne room"


def area(space: int) -> str:
    garden = CLOSED.garden[space]
    if garden != NOWHERE:
        return f"garden {garden + 1}"
    return THRONE_ROOM if GRID.codes[space] in ("Th", "Ta") else HALLWAYS


def edges(kind: int) -> set[str]:
    return {f"{GRID.names[a]}/{GRID.names[b]}" for a, b, edge in GRID.edges if edge == kind}


def reached(palace: Palace, start: str, ways: list[list[int]]) -> int:
    seen = {GRID.space[start]}
    queue = list(seen)
    for space in queue:
        for other in ways[space]:
            if other not in seen:
                seen.add(other)
                queue.append(other)
    return len(seen)


def steps(palace: Palace, start: str, end: str) -> int:
    """As samurai walk."""
    distance = {GRID.space[start]: 0}
    queue = list(distance)
    for space in queue:
        for other in palace.all_ways[space]:
            if other not in distance:
                distance[other] = distance[space] + 1
                queue.append(other)
    return distance[GRID.space[end]]


def test_spaces_are_counted() -> None:
    """DS-4.1"""
    assert len(GRID) == 128
    assert [GRID.names[s] for s in GRID.spaces("Th")] == ["f1"]
    assert [GRID.names[s] for s in GRID.spaces("To")] == ["f10"]
    assert [GRID.names[s] for s in GRID.spaces("Gs")] == ["a6", "k6"]
    assert [GRID.names[s] for s in GRID.spaces("Al")] == ["c2", "i2", "d8", "h8"]
    assert (len(GRID.spaces("Ta")), len(GRID.spaces("Ha"))) == (9, 64)
    assert sum(CLOSED.garden_space) == 40
    braziers = [GRID.names[s] for s in CLOSED.brazier if s != NOWHERE]
    assert sorted(braziers) == sorted(["b5", "f6", "j5", "b7", "j7", "b13", "j13"])


def test_gardens_are_alike() -> None:
    assert [CLOSED.garden.count(garden) for garden in range(GARDENS)] == [6] * GARDENS
    assert CLOSED.brazier[CLOSED.garden[CLOSED.torii]] == NOWHERE  # DS-R24


def test_the_palace_is_symmetric() -> None:
    def mirrored(name: str) -> str:
        return f"{chr(ord('a') + ord('k') - ord(name[0]))}{name[1:]}"

    swap = {"1": "3", "3": "1", "4": "5", "5": "4", "6": "8", "8": "6"}
    for space, name in enumerate(GRID.names):
        other = GRID.codes[GRID.space[mirrored(name)]]
        code = GRID.codes[space]
        assert other == code[0] + swap.get(code[1], code[1])
    kinds = {frozenset((GRID.names[a], GRID.names[b])): edge for a, b, edge in GRID.edges}
    for pair, edge in kinds.items():
        assert kinds[frozenset(mirrored(name) for name in pair)] == edge


def test_walls_and_doors_stand_between_areas() -> None:
    """DS-4.2"""
    for one, other, edge in GRID.edges:
        assert edge == OPEN or area(one) != area(other)


def test_doors_gaps_and_walls_are_counted() -> None:
    doors = "c2/d2 h2/i2 f2/f3 b4/c4 i4/j4 d6/e6 g6/h6 b6/b7 j6/j7 f10/f11 b11/b12 j11/j12"
    assert edges(DOOR) == set(doors.split())
    gaps = {
        f"{GRID.names[a]}/{GRID.names[b]}"
        for a, b, edge in GRID.edges
        if edge == OPEN and area(a) != area(b)
    }
    wanted = "b5/b6 j5/j6 f4/f5 f6/f7 a9/a10 k9/k10 f8/f9 d10/e10 g10/h10 c12/d12 h12/i12"
    assert gaps == set(wanted.split())
    assert len(edges(WALL)) == 36


def test_who_comes_where() -> None:
    """DS-4.3"""
    assert reached(CLOSED, "f10", CLOSED.open_ways) == 118
    assert reached(WIDE, "f10", WIDE.open_ways) == 128
    assert reached(CLOSED, "a6", CLOSED.all_ways) == 128


@pytest.mark.parametrize(
    ("end", "count"),
    [
        ("b5", 2),
        ("b7", 2),
        ("f6", 5),
        ("d8", 5),
        ("c2", 6),
        ("f3", 8),
        ("f10", 9),
        ("f1", 10),
        ("k6", 10),
        ("b13", 10),
    ],
)
def test_steps_from_a_garrison(end: str, count: int) -> None:
    assert steps(CLOSED, "a6", end) == count


def test_steps_to_the_throne() -> None:
    assert steps(CLOSED, "f10", "f1") == 9
    assert steps(CLOSED, "f1", "f5") == 4
