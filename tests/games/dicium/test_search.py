"""The bots' search through a turn: exact odds, plans, and what follows from a valuation."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tatami.games.dicium.bot.odds import (
    chance_to_beat,
    chance_to_reach,
    hands,
    rolls,
    worth_with_rerolls,
)
from tatami.games.dicium.bot.plans import COLOUR, NOTHING, NUMBER, Plan, Planner, StoreWorth
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE, TurnSearch
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    ways,
)
from tatami.games.dicium.rules.dice import BLUE, group, holds, written
from tests.games.dicium.toy import Toy

PLANNER = Planner(StoreWorth((0.0, 0.0, 0.0, 0.0, 0.0, 0.5), 0.25), (5, 5, 4, 0))
NO_STORAGE = Planner(StoreWorth((0.0,) * 6), (5, 5, 4, 0))


def test_plans_use_only_dice_that_are_there() -> None:
    for dice in (group("1 2 3"), group("2 2 5 D D"), group("4 4 4 3")):
        for plan in PLANNER.plans(dice, 3, True):
            assert holds(dice, plan.used)
            assert holds(dice - plan.used, plan.left) or plan.first == 0


def test_rolls_are_certain_to_show_something() -> None:
    for count in range(6):
        assert sum(chance for _, chance in rolls(count)) == pytest.approx(1.0)


def test_chances_of_the_rules_page() -> None:
    """When aimed at with one re-roll."""
    for count, combination, percent in (
        (3, STRAIGHT, 44),
        (4, STRAIGHT, 46),
        (5, STRAIGHT, 51),
        (5, DOUBLE_PAIR, 90),
        (5, FOUR, 55),
        (5, FULL_HOUSE, 62),
        (5, FIVE, 15),
    ):
        made = {d: float(any(kind == combination for kind, _ in ways(d))) for d in hands(count)}
        before = worth_with_rerolls(made, count, 1)
        chance = sum(share * before[dice] for dice, share in rolls(count))
        assert round(100 * chance) == percent


@pytest.mark.parametrize(
    ("lead", "percent"), [(-6, 0), (-2, 28), (-1, 42), (0, 58), (1, 72), (2, 83), (5, 100)]
)
def test_an_attackers_chance(lead: int, percent: int) -> None:
    assert round(100 * chance_to_beat(lead)) == percent


@pytest.mark.parametrize(("needed", "sixths"), [(-3, 6), (1, 6), (2, 5), (6, 1), (7, 0), (9, 0)])
def test_what_one_combat_die_reaches(needed: int, sixths: int) -> None:
    assert chance_to_reach(needed) == pytest.approx(sixths / 6)


def test_the_best_dice_are_stored() -> None:
    store = PLANNER.store
    assert written(store.best(group("1 3 D"))) == "1 D"
    assert store.left(group("1 3 D")) == pytest.approx(0.75)
    assert store.left(0) == 0.0


def test_of_equal_effects_the_plan_with_the_better_rest_is_kept() -> None:
    pairs = [p for p in PLANNER.plans(group("2 2 D"), 1, True) if p.first == NUMBER + PAIR]
    assert [written(plan.left) for plan in pairs] == ["D"]


def test_young_players_plan_without_numbers() -> None:
    young = Planner(PLANNER.store, PLANNER.most, young=True)
    assert {plan.first for plan in young.plans(group("2 2 4"), 2, True)} == {
        NOTHING,
        COLOUR + 10 * BLUE + 1,
        COLOUR + 10 * BLUE + 2,
    }


class Steps(TurnSearch):
    """Movement in Crazy Cup: what moves nobody is impossible."""

    by_number: ClassVar = {PAIR: 2.0, DOUBLE_PAIR: 3.0, FOUR: 5.0, FULL_HOUSE: 3.0, FIVE: 5.0}

    def judge(self, plan: Plan) -> float:
        return sum(self._steps(effect) for effect in (plan.first, plan.second, plan.third))

    def _steps(self, effect: int) -> float:
        if effect == NOTHING:
            return 0.0
        if effect < COLOUR:
            return self.by_number.get(effect - NUMBER, IMPOSSIBLE)
        blue = effect - COLOUR - 10 * BLUE
        return float(blue) if 1 <= blue <= 5 else IMPOSSIBLE

    def liking(self, move: ActionMove) -> float:
        return float(move.kind == "portal")


def test_the_best_plan_the_keeping_and_the_rerolling() -> None:
    search = Steps(NO_STORAGE)
    assert search.best_plan(group("2 5 1 1 4"), 2, True)[0] == pytest.approx(4.0)
    assert search.best_plan(group("2 5 1 1 4"), 1, True)[0] == pytest.approx(2.0)
    assert search.best_plan(group("2 5 1 1 3 3"), 3, True)[0] == pytest.approx(6.0)
    assert written(search.best_reroll(group("2 5 3"), 1, 2)) == "3"
    assert search.best_reroll(group("2 2 5 5 5"), 1, 2) == 0
    assert written(search.best_keep(group("2 4"), 3, 1, 2)) == "2"


@pytest.mark.parametrize(("count", "steps"), [(3, 2.6), (4, 3.9), (5, 4.9)])
def test_steps_of_a_turn_as_the_page_of_crazy_cup_tells(count: int, steps: float) -> None:
    """Exact: movement only, one re-roll, nothing stored."""
    search = Steps(NO_STORAGE)
    worth = worth_with_rerolls(search.worth_of_hands(count, 2), count, 1)
    average = sum(chance * worth[dice] for dice, chance in rolls(count))
    assert round(average, 1) == steps


def test_a_plan_begins_with_the_use_that_is_liked_best() -> None:
    toy = Toy("3 3 3 3 1").ask()
    search = Steps(PLANNER)
    plan = Plan(COLOUR + 20 + 4, NOTHING, NOTHING, group("3 3 3 3"), group("1"))
    assert str(search.begin(plan, toy.legal(0))) == "portal 3 3 3 3"
    assert search.begin(Plan(NOTHING, NOTHING, NOTHING, 0, 0), toy.legal(0)) is None
