"""SH-9: the tower, measured with fixed seeds against the bands that it keeps to."""

import pytest

from tatami.core.chance import Chance
from tatami.core.measurement import Distribution
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import COLOURS, GREEN
from tatami.games.shogun.rules.content import CAPACITY
from tatami.games.shogun.rules.tower import throw
from tests.games.shogun.tables import new, said


def test_example_07_seeding_with_three_players_throws_31_cubes() -> None:
    """SH-E07"""
    assert said(new(3), "throw")[0]["thrown"] == 31


@pytest.fixture(scope="module")
def measured() -> dict[str, Distribution]:
    return {str(found.label): found for found in GAME.measurements(600, "fixed")}


@pytest.mark.parametrize(("players", "low", "high"), [(3, 14, 18), (4, 16, 19), (5, 17, 21)])
def test_what_seeding_leaves_inside(
    measured: dict[str, Distribution], players: int, low: int, high: int
) -> None:
    assert low <= measured[f"measure-seeded (players {players})"].mean <= high


def test_what_rests_inside_in_the_long_run(measured: dict[str, Distribution]) -> None:
    assert 17 <= measured["measure-inside"].mean <= 22


def test_a_throw_of_eight(measured: dict[str, Distribution]) -> None:
    out = measured["measure-out (cubes 8)"]
    assert 7.5 <= out.mean <= 8.5
    assert 2 <= out.deviation <= 3.5


def test_colour_plays_no_part() -> None:
    """In the long run every colour comes out as often as it goes in."""
    went_in = [0] * COLOURS
    came_out = [0] * COLOURS
    state = new(5)
    chance = Chance("colour")
    for _ in range(1500):
        cubes = [0] * COLOURS
        for colour in (0, 1, GREEN):
            cubes[colour] = min(3, state.reserve[colour])
            state.reserve[colour] -= cubes[colour]
            went_in[colour] += cubes[colour]
        throw(state, cubes, chance)
        for colour in range(COLOURS):
            came_out[colour] += state.tray[colour]
            state.tray_to_reserve(colour)
        state.check()
    for colour in (0, 1, GREEN):
        assert abs(went_in[colour] - came_out[colour]) < 30


def test_no_floor_overflows_and_nothing_is_lost() -> None:
    state = new(5)
    chance = Chance("flood")
    for seat in range(5):
        cubes = [0] * COLOURS
        cubes[seat] = state.from_reserve(seat, 27)
        throw(state, cubes, chance)
        assert sum(state.tower[:COLOURS]) <= CAPACITY
        assert sum(state.tower[COLOURS:]) <= CAPACITY
        state.check()


def test_the_contents_are_public() -> None:
    state = new(4)
    view = state.view(None)
    assert view["tower"]["upper"] == [*state.tower[:4], state.tower[GREEN]]
    assert len(view["tray"]) == 5
