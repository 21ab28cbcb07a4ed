"""DC-4: the map, with everything that the rules page says about it."""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.games.dicium.civilization.rules.archipelago import CAPITALS, LAIRS, QUARRY, SEATS
from tests.games.dicium.civilization.tables import GRID, ISLES

SPACES = range(len(GRID))


def steps(start: str, allowed: str = "any") -> dict[str, int]:
    """Orthogonal steps to every space that can be reached over the terrain entered."""
    found = {GRID.space[start]: 0}
    queue = [GRID.space[start]]
    for space in queue:
        for other in GRID.neighbours[space]:
            terrain = "water" if ISLES.water[other] else "land"
            if other not in found and allowed in ("any", terrain):
                found[other] = found[space] + 1
                queue.append(other)
    return {GRID.names[space]: count for space, count in found.items()}


def patches(water: bool) -> list[int]:
    """Sizes of connected land or water, the largest first."""
    left = {space for space in SPACES if ISLES.water[space] == water}
    sizes = []
    while left:
        queue = [left.pop()]
        for space in queue:
            beside = [other for other in GRID.neighbours[space] if other in left]
            left -= set(beside)
            queue += beside
        sizes.append(len(queue))
    return sorted(sizes, reverse=True)


def test_spaces_by_kind() -> None:
    """DC-4.1, DC-4.2"""
    assert sum(ISLES.water) == 46
    assert len(GRID.spaces(QUARRY)) == 8
    for region, spaces in enumerate(ISLES.spaces):
        land = sum(not ISLES.water[space] for space in spaces)
        assert (land, len(spaces)) == ((3, 9) if region == 4 else (4, 9))
        quarries = sum(ISLES.quarry[space] for space in spaces)
        assert quarries == (0 if region == 4 else 1)
        lairs = sum(space in ISLES.lairs for space in spaces)
        assert lairs == (1 if region in (0, 2, 4, 6, 8) else 0)
        capitals = sum(space in ISLES.capitals for space in spaces)
        assert capitals == (1 if region in (1, 3, 5, 7) else 0)


def test_islands_and_seas() -> None:
    assert patches(False) == [11, 11, 3, 3, *[1] * 7]
    assert patches(True) == [14, 14, 9, 9]


@pytest.mark.parametrize(
    "turn",
    [
        lambda column, row: (8 - column, 8 - row),
        lambda column, row: (row, column),
        lambda column, row: (8 - row, 8 - column),
    ],
)
def test_the_map_is_symmetrical(turn: object) -> None:
    """DC-4.3: by the half turn and by both diagonals."""
    assert callable(turn)
    for space in SPACES:
        column, row = turn(GRID.column[space], GRID.row[space])
        image = next(s for s in SPACES if (GRID.column[s], GRID.row[s]) == (column, row))
        assert ISLES.water[image] == ISLES.water[space]
        assert ISLES.quarry[image] == ISLES.quarry[space]
        assert (image in ISLES.capitals) == (space in ISLES.capitals)
        assert (image in ISLES.lairs) == (space in ISLES.lairs)


@pytest.mark.parametrize("capital", ISLES.capitals)
def test_what_lies_around_a_capital(capital: int) -> None:
    """DC-R02"""
    away = steps(GRID.names[capital])
    others = [away[GRID.names[other]] for other in ISLES.capitals if other != capital]
    assert others == [6, 6, 6]
    quarries = sorted(away[GRID.names[space]] for space in GRID.spaces(QUARRY))
    assert quarries == [2, 3, 3, 6, 7, 7, 8, 8]
    assert sorted(away[GRID.names[lair]] for lair in ISLES.lairs) == [3, 3, 3, 9, 9]
    beside = Counter(ISLES.water[space] for space in GRID.neighbours[capital])
    assert beside == {True: 3, False: 1}


def test_ways_from_the_north() -> None:
    blue, yellow = steps("e2", "water"), steps("e2", "land")
    assert yellow["b2"] == 3
    assert blue["h2"] == 3
    assert blue["e4"] == 2
    nearest_blue, nearest_yellow = {}, {}
    for region, spaces in enumerate(ISLES.spaces, start=1):
        names = [GRID.names[space] for space in spaces]
        nearest_blue[region] = min((blue[n] for n in names if n in blue), default=None)
        nearest_yellow[region] = min((yellow[n] for n in names if n in yellow), default=None)
    assert [nearest_blue[r] for r in (1, 3, 4, 5, 6)] == [3, 2, 8, 2, 4]
    assert [nearest_yellow[r] for r in (1, 3, 4, 5, 6)] == [2, None, 4, 3, None]
    for region in (7, 8, 9):
        assert nearest_blue[region] is None
        assert nearest_yellow[region] is None


def test_water_all_around_the_labyrinth() -> None:
    labyrinth = GRID.space["e5"]
    assert not ISLES.water[labyrinth]
    assert all(ISLES.water[space] for space in GRID.neighbours[labyrinth])


def test_places_by_name() -> None:
    """DC-3.4.1, DC-5.1"""
    assert [GRID.names[space] for space in ISLES.capitals] == ["e2", "h5", "e8", "b5"]
    assert [GRID.names[space] for space in ISLES.lairs] == ["e5", "b2", "h8", "h2", "b8"]
    seats = [[CAPITALS[c] for c in SEATS[players]] for players in (1, 2, 3, 4)]
    assert seats == [["C1"], ["C1", "C3"], ["C1", "C2", "C3"], ["C1", "C2", "C3", "C4"]]
    assert len(LAIRS) == 5


def test_regions_that_share_a_side() -> None:
    """DC-4.2"""
    assert ISLES.nearby[0] == [0, 1, 3]
    assert ISLES.nearby[4] == [1, 3, 4, 5, 7]
