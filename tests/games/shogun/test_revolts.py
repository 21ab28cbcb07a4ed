"""SH-7: unrest and revolts."""

import pytest

from tatami.core.chance import Chance
from tatami.games.shogun.rules.actions import ACTION
from tatami.games.shogun.rules.cards import GREEN, NEUTRAL, TAX
from tatami.games.shogun.rules.provinces import CHESTS
from tatami.games.shogun.rules.revolt import decide_revolt, revolt
from tests.games.shogun.tables import (
    BLUE,
    PLUS_CHEST,
    YELLOW,
    empty_tower,
    give,
    new,
    said,
    spend,
    theatre_of_war,
    tray,
)


def test_the_first_marker_brings_no_revolt() -> None:
    state = new()
    mikawa = give(state, "Mikawa", BLUE, 4)
    ACTION[TAX].carry_out(state, BLUE, mikawa, Chance(1))
    assert state.unrest[mikawa] == 1
    assert not said(state, "revolt")


def test_example_02_mikawa() -> None:
    """SH-E02"""
    state = new()
    mikawa = give(state, "Mikawa", BLUE, 4, unrest=1)
    ACTION[TAX].carry_out(state, BLUE, mikawa, Chance(1))
    fought = said(state, "revolt")[-1]
    assert (fought["armies"], fought["peasants"]) == (4, 2)
    state.check()


def test_example_02_if_won_three_markers_lie_there() -> None:
    """SH-E02"""
    state = new()
    mikawa = theatre_of_war(state, "Mikawa", BLUE, unrest=2)
    tray(state, {BLUE: 4, GREEN: 1, YELLOW: 2})
    assert decide_revolt(state, BLUE, mikawa)
    assert (state.unrest[mikawa], state.armies[mikawa]) == (3, 3)
    assert (state.tray[BLUE], state.tray[GREEN], state.tray[YELLOW]) == (0, 0, 2)
    state.check()


def test_example_20_nobody_comes_out() -> None:
    """SH-E20"""
    state = new()
    mikawa = theatre_of_war(state, "Mikawa", BLUE, unrest=2)
    assert not decide_revolt(state, BLUE, mikawa)
    assert (state.owner[mikawa], state.unrest[mikawa]) == (NEUTRAL, 0)
    state.check()


@pytest.mark.parametrize(("option", "kept"), [("keep", True), ("lose", False)])
def test_example_19_the_income_of_a_lost_revolt(option: str, kept: bool) -> None:
    """SH-E19"""
    state = new(income_on_lost_revolt=option)
    empty_tower(state)
    tray(state, {GREEN: 12})
    mikawa = give(state, "Mikawa", BLUE, 1, unrest=3)
    state.special_of[BLUE] = PLUS_CHEST
    ACTION[TAX].carry_out(state, BLUE, mikawa, Chance(2))
    assert state.owner[mikawa] == NEUTRAL
    assert state.chests[BLUE] == 15 + (CHESTS[mikawa] + 1 if kept else 0)


def test_a_tie_is_won_by_the_peasants() -> None:
    state = new()
    mikawa = theatre_of_war(state, "Mikawa", BLUE, unrest=2)
    tray(state, {BLUE: 2, GREEN: 2})
    assert not decide_revolt(state, BLUE, mikawa)
    assert sum(state.tray) == 0
    state.check()


def test_no_more_peasants_than_there_are() -> None:
    state = new()
    mikawa = give(state, "Mikawa", BLUE, 6, unrest=3)
    spend(state, GREEN, keep=1)
    revolt(state, BLUE, mikawa, 4, Chance(3))
    assert said(state, "revolt")[-1]["peasants"] == 1
    state.check()
