"""SH-6: battles."""

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.games.shogun.rules.battle import attack, decide, decide_neutral, targets
from tatami.games.shogun.rules.cards import COMBAT_A, COMBAT_B, GREEN, NEUTRAL, NO_EVENT
from tests.games.shogun.tables import (
    BLUE,
    CASTLE_GUARD,
    PLUS_ATTACK,
    PLUS_DEFENCE,
    RED,
    STUBBORN_PEASANTS,
    TEMPLE_PEACE,
    YELLOW,
    balance,
    begin_round,
    give,
    hold,
    new,
    number,
    order_actions,
    play,
    said,
    spend,
    theatre_of_war,
    tray,
)


def test_example_01_kozuke() -> None:
    """SH-E01"""
    state = new()
    kozuke = theatre_of_war(state, "Kozuke", YELLOW)
    tray(state, {BLUE: 3, YELLOW: 1, GREEN: 1})
    blue, yellow, green = (state.reserve[c] for c in (BLUE, YELLOW, GREEN))
    decide(state, BLUE, YELLOW, kozuke)
    assert (state.owner[kozuke], state.armies[kozuke]) == (BLUE, 1)
    assert state.reserve[BLUE] == blue + 2
    assert state.reserve[YELLOW] == yellow + 1
    assert state.reserve[GREEN] == green + 1
    assert sum(state.tray) == 0
    state.check()


def test_example_08_peasants_do_not_help_where_there_is_unrest() -> None:
    """SH-E08"""
    state = new()
    kozuke = theatre_of_war(state, "Kozuke", YELLOW, unrest=1)
    tray(state, {BLUE: 3, YELLOW: 1, GREEN: 1})
    decide(state, BLUE, YELLOW, kozuke)
    assert (state.owner[kozuke], state.armies[kozuke]) == (BLUE, 2)
    assert state.tray[GREEN] == 1
    assert state.unrest[kozuke] == 1
    state.check()


def test_example_09_the_defender_wins_and_loses_peasants_first() -> None:
    """SH-E09"""
    state = new()
    kai = theatre_of_war(state, "Kai", YELLOW)
    tray(state, {BLUE: 2, YELLOW: 2, GREEN: 1})
    decide(state, BLUE, YELLOW, kai)
    assert (state.owner[kai], state.armies[kai]) == (YELLOW, 1)
    assert sum(state.tray) == 0
    state.check()


def test_example_10_only_peasants_are_left() -> None:
    """SH-E10"""
    state = new()
    kai = theatre_of_war(state, "Kai", YELLOW)
    tray(state, {BLUE: 2, GREEN: 3})
    decide(state, BLUE, YELLOW, kai)
    assert state.owner[kai] == NEUTRAL
    assert sum(state.tray) == 0
    state.check()


def test_example_10_the_same_with_unrest() -> None:
    """SH-E10"""
    state = new()
    kai = theatre_of_war(state, "Kai", YELLOW, unrest=1)
    tray(state, {BLUE: 2, GREEN: 3})
    decide(state, BLUE, YELLOW, kai)
    assert (state.owner[kai], state.armies[kai]) == (BLUE, 2)
    assert state.tray[GREEN] == 3
    state.check()


def test_example_11_nobody_comes_out() -> None:
    """SH-E11"""
    state = new()
    kii = give(state, "Kii", YELLOW, 1, buildings=("castle", "temple"))
    castles = state.supply[0]
    state.armies[kii] = 0
    balance(state)
    decide(state, BLUE, YELLOW, kii)
    assert (state.owner[kii], state.buildings[kii]) == (NEUTRAL, 0)
    assert state.supply[0] == castles + 1
    state.check()


def test_example_12_an_attack_on_a_neutral_province_fails_on_a_tie() -> None:
    """SH-E12"""
    state = new()
    goal = give(state, "Owari", NEUTRAL, 0)
    tray(state, {BLUE: 1, GREEN: 1})
    decide_neutral(state, BLUE, goal)
    assert state.owner[goal] == NEUTRAL
    assert sum(state.tray) == 0
    state.check()


def test_example_18_no_extra_cube_from_an_empty_reserve() -> None:
    """SH-E18"""
    state = new()
    source = give(state, "Shinano", BLUE, 4)
    give(state, "Kozuke", YELLOW, 3)
    spend(state, BLUE, keep=0)
    state.special_of[BLUE] = PLUS_ATTACK
    attack(state, BLUE, source, number("Kozuke"), 3, Chance(1))
    assert _thrown(state)[BLUE] == 3
    state.check()


def _thrown(state: object) -> list[int]:
    thrown = said(state, "throw")[-1]["in"]  # type: ignore[arg-type]
    assert isinstance(thrown, list)
    return [*thrown[:-1], *[0] * (GREEN - len(thrown) + 1), thrown[-1]]


def test_extras_of_attacker_and_defender_add_up() -> None:
    state = new()
    source = give(state, "Shinano", BLUE, 4)
    goal = give(state, "Kozuke", YELLOW, 3, buildings=("castle",))
    hold(state, CASTLE_GUARD[0])
    state.special_of[BLUE] = PLUS_ATTACK
    state.special_of[YELLOW] = PLUS_DEFENCE
    tray(state, {RED: 2})
    attack(state, BLUE, source, goal, 3, Chance(1))
    thrown = _thrown(state)
    assert (thrown[BLUE], thrown[YELLOW], thrown[RED], thrown[GREEN]) == (4, 5, 2, 0)
    state.check()


@pytest.mark.parametrize(("event", "peasants"), [(NO_EVENT, 1), (STUBBORN_PEASANTS, 2)])
def test_peasants_defend_a_neutral_province(event: int, peasants: int) -> None:
    state = new()
    source = give(state, "Mikawa", BLUE, 4)
    goal = give(state, "Owari", NEUTRAL, 0)
    hold(state, event)
    attack(state, BLUE, source, goal, 2, Chance(1))
    assert _thrown(state)[GREEN] == peasants
    state.check()


def test_only_the_peasants_that_are_left_can_be_thrown() -> None:
    state = new()
    source = give(state, "Mikawa", BLUE, 4)
    goal = give(state, "Owari", NEUTRAL, 0)
    spend(state, GREEN, keep=0)
    before = state.tray[GREEN]
    attack(state, BLUE, source, goal, 2, Chance(1))
    assert _thrown(state)[GREEN] == before
    state.check()


def test_a_temple_at_peace_cannot_be_attacked_but_own_armies_may_enter() -> None:
    state = new()
    source = give(state, "Shinano", BLUE, 4)
    foreign = give(state, "Kozuke", YELLOW, 3, buildings=("temple",))
    own = give(state, "Musashi", BLUE, 3, buildings=("temple",))
    assert foreign in targets(state, BLUE, source, COMBAT_A)
    hold(state, TEMPLE_PEACE[1])
    goals = targets(state, BLUE, source, COMBAT_A)
    assert foreign not in goals
    assert own in goals


def test_cubes_of_others_stay_in_the_tray() -> None:
    state = new()
    kai = theatre_of_war(state, "Kai", YELLOW)
    tray(state, {BLUE: 2, YELLOW: 1, RED: 3})
    decide(state, BLUE, YELLOW, kai)
    assert state.tray[RED] == 3
    state.check()


def test_buildings_and_unrest_stay_when_a_province_is_conquered() -> None:
    state = new()
    kii = give(state, "Kii", YELLOW, 1, unrest=2, buildings=("castle",))
    state.armies[kii] = 0
    tray(state, {BLUE: 2})
    decide(state, BLUE, YELLOW, kii)
    assert (state.buildings[kii], state.unrest[kii]) == (1, 2)
    state.check()


def test_example_15_a_conquered_province_takes_its_planned_action_along() -> None:
    """SH-E15"""
    state = new(seed="conquest")
    give(state, "Shinano", BLUE, 30)
    give(state, "Kozuke", YELLOW, 1)
    order_actions(state, "combat-a", "temple", "tax", "combat-b", "castle")
    chance = Chance("conquest")
    plans = {
        BLUE: {"combat-a": "Shinano"},
        YELLOW: {"tax": "Kozuke"},
        RED: {"combat-b": "Yamato"},
    }
    begin_round(state, plans, chance)
    play(state, "march Kozuke", chance)
    play(state, "with 29", chance)
    assert state.owner[number("Kozuke")] == BLUE
    assert [one["space"] for one in said(state, "card-lost")] == ["space-tax"]
    told = [event.kind for event in state.events or ()]
    assert told.index("battle-won") < told.index("card-lost")  # the cause first
    assert state.actors == (RED,)
    assert state.view(RED)["players"][YELLOW]["plan"]["tax"] is None
    assert not said(state, "tax")
    assert number("Kozuke") in state.hand(BLUE)


def test_a_province_won_in_the_round_has_no_action_left() -> None:
    state = new()
    at = give(state, "Kozuke", YELLOW, 1)
    state.win_province(BLUE, at, 1)
    state.win_province(YELLOW, at, 1)
    assert state.gained[at]


def test_at_least_one_army_stays() -> None:
    state = new(seed="stay")
    give(state, "Shinano", BLUE, 3)
    order_actions(state, "combat-b", "temple", "tax", "rice", "castle")
    chance = Chance("stay")
    begin_round(state, {BLUE: {"combat-b": "Shinano"}}, chance)
    play(state, "march Kozuke", chance)
    assert [str(move) for move in state.legal(BLUE)] == ["with 1", "with 2"]
    with pytest.raises(IllegalMove, match="illegal-armies"):
        play(state, "with 3", chance)


@pytest.mark.parametrize(("forced", "may_stay"), [("on", False), ("off", True)])
def test_combat_may_be_declined_only_by_option(forced: str, may_stay: bool) -> None:
    state = new(seed="forced", forced_actions=forced)
    give(state, "Shinano", BLUE, 3)
    order_actions(state, "combat-a", "temple", "tax", "rice", "castle")
    begin_round(state, {BLUE: {"combat-a": "Shinano"}}, Chance("forced"))
    assert ("stay" in map(str, state.legal(BLUE))) == may_stay


def test_provinces_out_of_play_are_never_entered() -> None:
    state = new(3)
    aki = give(state, "Bingo", BLUE, 5)
    assert number("Izumo") not in targets(state, BLUE, aki, COMBAT_B)
    assert number("Iwami") not in targets(state, BLUE, aki, COMBAT_B)
