"""DD-4: the facts of the map, computed anew."""

from __future__ import annotations

import pytest

from tatami.games.dicium.dungeon.game import GAME
from tatami.games.dicium.dungeon.rules.board import Labyrinth
from tatami.games.dicium.rules.grid import DOOR, OPEN, WALL
from tests.games.dicium.dungeon.tables import DESIGNED

PLAYED = GAME.box.labyrinth
MAPS = [pytest.param(PLAYED, id="played"), pytest.param(DESIGNED.box.labyrinth, id="designed")]
FAR = 999


def steps(labyrinth: Labyrinth, start: int, edges: tuple[int, ...]) -> list[int]:
    """Steps across such edges to every space."""
    found = [FAR] * len(labyrinth.grid)
    found[start] = 0
    queue = [start]
    for space in queue:
        for other, edge in labyrinth.grid.adjacent[space]:
            if edge in edges and found[other] == FAR:
                found[other] = found[space] + 1
                queue.append(other)
    return found


@pytest.mark.parametrize("labyrinth", MAPS)
def test_what_every_map_has(labyrinth: Labyrinth) -> None:
    """DD-4.1, DD-1.1."""
    grid = labyrinth.grid
    assert (grid.columns, grid.rows, len(grid)) == (13, 11, 131)
    assert sum(labyrinth.guard_room) == 4
    assert grid.row[labyrinth.hallway[0]] == grid.rows - 1
    rest = {*labyrinth.lairs, *labyrinth.treasuries, *labyrinth.crypts, *labyrinth.portals}
    assert not rest & set(labyrinth.hallway)
    assert not any(labyrinth.guard_room[space] for space in labyrinth.hallway)


@pytest.mark.parametrize("labyrinth", MAPS)
def test_every_chest_is_guarded(labyrinth: Labyrinth) -> None:
    """DD-4.3: no way from a portal to a chest without a lair or a door."""
    lairs = set(labyrinth.lairs)
    for portal in labyrinth.portals:
        reached = {portal}
        queue = [portal]
        for space in queue:
            for other in labyrinth.grid.neighbours[space]:
                if other not in reached and other not in lairs:
                    reached.add(other)
                    queue.append(other)
        assert not reached & {*labyrinth.treasuries, *labyrinth.crypts}


def test_edges_of_the_designed_map() -> None:
    grid = DESIGNED.box.labyrinth.grid
    kinds = [edge for _, _, edge in grid.edges]
    assert (kinds.count(DOOR), kinds.count(WALL), kinds.count(OPEN)) == (14, 73, 137)
    doors = [f"{grid.names[a]}/{grid.names[b]}" for a, b, edge in grid.edges if edge == DOOR]
    assert sorted(doors) == sorted(
        [
            "a1/a2",
            "b9/b10",
            "c1/d1",
            "c11/d11",
            "d11/e11",
            "g4/g5",
            "g5/g6",
            "h3/i3",
            "i1/j1",
            "j1/k1",
            "j8/k8",
            "l9/l10",
            "l11/m11",
            "m10/m11",
        ]
    )


def test_the_hallway_of_the_designed_map() -> None:
    """DD-4.2."""
    labyrinth = DESIGNED.box.labyrinth
    names = [labyrinth.grid.names[space] for space in labyrinth.hallway]
    assert names == [
        "g11",
        "g10",
        "g9",
        "f9",
        "e9",
        "e8",
        "e7",
        "e6",
        "f6",
        "g6",
        "h6",
        "i6",
        "i5",
        "i4",
        "i3",
    ]


def test_what_is_sealed_off_on_the_designed_map() -> None:
    labyrinth = DESIGNED.box.labyrinth
    grid = labyrinth.grid
    parts: list[set[str]] = []
    for space in range(len(grid)):
        if not any(grid.names[space] in part for part in parts):
            near = steps(labyrinth, space, (OPEN,))
            parts.append({grid.names[s] for s, n in enumerate(near) if n < FAR})
    assert sorted(len(part) for part in parts) == [1, 1, 2, 5, 6, 116]
    assert {"a1"} in parts
    assert {"m11"} in parts
    assert {"g4", "h4"} in parts
    assert {"b10", "c10", "a11", "b11", "c11"} in parts


@pytest.mark.parametrize(
    ("space", "portal", "distance"),
    [("b4", "a6", 3), ("l8", "m6", 3), ("e5", "a6", 5), ("i7", "m6", 5), ("m6", "a6", 12)],
)
def test_ways_from_the_portals_of_the_designed_map(space: str, portal: str, distance: int) -> None:
    labyrinth = DESIGNED.box.labyrinth
    grid = labyrinth.grid
    assert steps(labyrinth, grid.space[portal], (OPEN,))[grid.space[space]] == distance


@pytest.mark.parametrize(
    ("chest", "portal", "distance"),
    [
        ("d4", "a6", 5),
        ("a10", "a6", 6),
        ("j8", "m6", 5),
        ("m2", "m6", 6),
        ("g4", "a6", 8),
        ("g4", "m6", 8),
        ("j1", "m6", 8),
        ("a1", "a6", 9),
        ("d11", "a6", 8),
        ("m11", "m6", 9),
    ],
)
def test_ways_to_the_chests_of_the_designed_map(chest: str, portal: str, distance: int) -> None:
    labyrinth = DESIGNED.box.labyrinth
    grid = labyrinth.grid
    assert steps(labyrinth, grid.space[portal], (OPEN, DOOR))[grid.space[chest]] == distance
