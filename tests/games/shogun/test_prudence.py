"""Positions in which the advice once looked absurd, or might have."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.games.shogun.bot.advisor import ShogunAdvisor
from tatami.games.shogun.bot.answers import answer
from tatami.games.shogun.bot.odds import battle_odds
from tatami.games.shogun.bot.plan_faults import PlanFaults
from tatami.games.shogun.bot.plan_search import Planner
from tatami.games.shogun.bot.plan_sketch import install
from tatami.games.shogun.bot.reasons import about_the_march
from tatami.games.shogun.bot.weights import KEPT, RECKLESS, RISKY
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.cards import (
    AUTUMN,
    BID,
    CHEST_0,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    PLACE_1,
    PLACE_3,
    PLACE_5,
    SPACES,
    TAKE_RICE,
    TAX,
    THEATRE,
)
from tatami.games.shogun.rules.content import EVENT_IDS
from tatami.games.shogun.rules.forecast import unpayable
from tatami.games.shogun.rules.moves import WITH
from tatami.games.shogun.rules.planning import cards_left
from tatami.games.shogun.rules.provinces import NAMES, NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.rounds import ChoosePlace
from tatami.games.shogun.rules.state import Shogun
from tests.games.shogun.tables import BLUE, PLUS_RICE, RED, balance, give, new, number, tray


def planned(state: Shogun, seat: int = RED) -> list[int]:
    return Planner(state, seat, Chance("prudence")).best()


def surround(state: Shogun, province: str, seat: int, armies: int) -> None:
    for near in NEIGHBOURS[number(province)]:
        give(state, NAMES[near], seat, armies)


def unruly(state: Shogun, seat: int) -> None:
    """A marker and a single army in each of the seat's provinces."""
    for province in state.provinces_of(seat):
        state.unrest[province] = 1
        state.armies[province] = 1
    balance(state)


def in_autumn(state: Shogun, *events: str) -> None:
    state.season = AUTUMN
    state.event_row = sorted(EVENT_IDS.index(event) for event in events)
    state.event_pile = [e for e in range(len(EVENT_IDS)) if e not in state.event_row]


# marching


def test_one_army_does_not_march_against_six_even_if_the_tray_would_help() -> None:
    state = new()
    give(state, "Kii", RED, 2)
    give(state, "Ise", RED, 1)
    give(state, "Awa-Shikoku", BLUE, 6, unrest=1, buildings=("castle", "temple"))
    tray(state, {RED: 12})
    goal = number("Awa-Shikoku")
    assert battle_odds(state, RED, goal, 1).more > 0.5
    state.push(March(RED, number("Kii"), COMBAT_B))
    assert str(answer(state, RED, Chance("march"))) != "march Awa-Shikoku"


def test_a_hopeless_attack_is_not_made_where_a_march_home_is_possible() -> None:
    state = new()
    give(state, "Noto", RED, 3)
    give(state, "Etchu", BLUE, 5, buildings=("castle", "temple", "theatre"))
    give(state, "Kaga", RED, 1)
    state.push(March(RED, number("Noto"), COMBAT_A))
    assert str(answer(state, RED, Chance("march"))) == "march Kaga"


def test_who_must_attack_six_does_not_send_a_single_army() -> None:
    state = new()
    give(state, "Noto", RED, 4)
    give(state, "Etchu", BLUE, 6)
    state.push(HowMany(RED, number("Noto"), number("Etchu"), COMBAT_A))
    assert str(answer(state, RED, Chance("march"))) != "with 1"


def test_no_combat_is_planned_from_where_only_a_strong_neighbour_can_be_attacked() -> None:
    state = new()
    at = give(state, "Noto", RED, 2)
    surround(state, "Noto", BLUE, 9)
    assert PlanFaults(state, RED).cost[COMBAT_A * PROVINCES + at] == RECKLESS
    plan = planned(state)
    assert at not in (plan[COMBAT_A], plan[COMBAT_B])


def test_a_way_that_an_event_may_close_is_not_relied_on() -> None:
    state = new()
    at = give(state, "Kazusa", RED, 2, unrest=1)
    give(state, "Shimosa", BLUE, 9)
    give(state, "Awa-Boso", BLUE, 1, unrest=1, buildings=("temple",))
    tray(state, {RED: 3})
    assert PlanFaults(state, RED).cost[COMBAT_B * PROVINCES + at] == RISKY


# revolts


def test_nothing_is_taken_where_the_peasants_would_win() -> None:
    state = new()
    unruly(state, RED)
    state.points[RED] = 20
    plan = planned(state)
    assert plan[TAX] >= PROVINCES
    assert plan[TAKE_RICE] >= PROVINCES


def test_the_favour_against_unrest_is_good_for_one_income_only() -> None:
    state = new(court="on")
    unruly(state, RED)
    state.calm[RED] = 1
    faults = PlanFaults(state, RED)
    one, other = state.provinces_of(RED)[:2]
    plan = [CHEST_0] * SPACES
    plan[TAX] = one
    assert faults.of(plan, TAX) == 0
    plan[TAKE_RICE] = other
    assert faults.of(plan, TAX) == faults.of(plan, TAKE_RICE) == RECKLESS


# hunger


@pytest.mark.parametrize("season", [0, 1, AUTUMN])
def test_a_harvest_is_brought_in_while_hunger_is_possible(season: int) -> None:
    state = new(seed=f"harvest {season}")
    state.season = season
    assert 0 <= planned(state)[TAKE_RICE] < PROVINCES


def test_a_quiet_province_is_taken_from_a_levy_for_the_harvest() -> None:
    state = new()
    unruly(state, RED)
    quiet = state.provinces_of(RED)[0]
    state.unrest[quiet] = 0
    plan = [EMPTY] * SPACES
    plan[PLACE_5] = quiet
    plan[TAKE_RICE] = CHEST_0
    planner = Planner(state, RED, Chance("prudence"))
    planner.harvest(plan)
    assert plan[TAKE_RICE] == quiet
    assert plan[PLACE_5] == CHEST_0


def test_chests_to_spare_become_armies_before_a_hungry_winter() -> None:
    state = new()
    in_autumn(state, "theatre-calm-7", "castle-guard-6")
    state.chests[RED] = 30
    for province in ("Omi", "Yamato", "Ise", "Kii", "Settsu"):
        give(state, province, RED, 2)
    plan = planned(state)
    assert all(0 <= plan[levy] < PROVINCES for levy in (PLACE_5, PLACE_3, PLACE_1))


def test_enough_rice_leaves_the_chests_alone() -> None:
    state = new()
    in_autumn(state, "theatre-calm-7", "castle-guard-6")
    state.rice[RED] = 30
    faults = PlanFaults(state, RED)
    assert not faults.hunger_threatens(CHEST_0)
    state.rice[RED] = 0
    assert faults.hunger_threatens(state.provinces_of(RED)[0])


def test_the_place_with_rice_is_taken_when_one_is_missing() -> None:
    state = new()
    in_autumn(state, "tax-cap")
    state.phase = "order"
    state.stack.pop()
    harvested = state.provinces_of(RED)[0]
    plan = [CHEST_0] * SPACES
    plan[TAKE_RICE] = harvested
    install(state, RED, plan)
    state.rice[RED] = len(state.provinces_of(RED)) - RICE[harvested] - 1
    state.push(ChoosePlace(RED))
    taken = f"place {state.special_on_place.index(PLUS_RICE) + 1} rice"
    assert str(answer(state, RED, Chance("place"))) == taken


# chests


@pytest.mark.parametrize("chests", [0, 2, 5])
def test_no_plan_is_unpayable_while_an_idle_card_is_in_hand(chests: int) -> None:
    state = new(seed=f"poor {chests}")
    state.chests[RED] = chests
    plan = planned(state)
    install(state, RED, plan)
    idle = [card for card in cards_left(state, RED) if card >= PROVINCES]
    if idle:
        assert not unpayable(state, RED, plan)
        assert all(
            state.can_build(plan[kind], kind)
            for kind in range(THEATRE + 1)
            if 0 <= plan[kind] < PROVINCES
        )


def test_half_the_chests_are_not_bid() -> None:
    state = new(seed="bid")
    state.chests[RED] = 4
    bid = planned(state)[BID]
    assert bid < CHEST_0 + 2


def test_what_a_plan_leaves_is_counted_without_builds_that_fail() -> None:
    state = new()
    state.chests[RED] = KEPT
    plan = [CHEST_0] * SPACES
    at = give(state, "Noto", RED, 2, buildings=("castle",))
    plan[0] = at
    assert PlanFaults(state, RED).unspent(plan) == KEPT
    plan[PLACE_5], plan[0] = at, CHEST_0
    assert PlanFaults(state, RED).unspent(plan) == KEPT - 3


def test_the_advice_lays_the_prudent_plan() -> None:
    state = new(seed="advice")
    unruly(state, RED)
    advisor = ShogunAdvisor()
    while not state.committed[RED]:
        move = advisor.advice(advisor.imagine(state, RED, Chance("world")), RED, Chance("unused"))
        assert move is not None
        state.apply(RED, move, Chance("unused"))
    assert state.plan[RED * SPACES + TAX] >= PROVINCES


def test_a_province_that_would_keep_one_army_beside_a_foe_is_named() -> None:
    state = new()
    give(state, "Noto", RED, 5)
    give(state, "Etchu", RED, 2)
    give(state, "Kaga", BLUE, 3)
    state.push(HowMany(RED, number("Noto"), number("Etchu"), COMBAT_A))
    all_but_one, some = WITH[3], WITH[1]
    told = about_the_march(state, RED, all_but_one)
    assert told is not None
    assert (told.id, told.args) == ("but-alone", {"province": "province-noto"})
    assert about_the_march(state, RED, some) is None
    give(state, "Kaga", BLUE, 1)
    assert about_the_march(state, RED, all_but_one) is None
    give(state, "Kaga", RED, 3)
    assert about_the_march(state, RED, all_but_one) is None


def test_of_two_armies_that_march_one_stays_alone() -> None:
    state = new()
    give(state, "Noto", RED, 2)
    give(state, "Etchu", RED, 2)
    give(state, "Kaga", BLUE, 3)
    state.push(March(RED, number("Noto"), COMBAT_A))
    to = {move.text: about_the_march(state, RED, move) for move in state.legal(RED)}
    assert to["march Etchu"] is not None
    assert to["march Kaga"] is None  # who is attacked does not attack
