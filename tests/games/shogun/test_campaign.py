"""The strongest bot: plans and answers that are tried in imagined rounds."""

from __future__ import annotations

import pytest

from tatami.core.advisor import Thought
from tatami.core.chance import Chance
from tatami.games.shogun.bot.campaign import Campaign
from tatami.games.shogun.bot.plan_search import fingerprint
from tatami.games.shogun.bot.plan_sketch import Ideas, guess, guess_hidden, install, sketch
from tatami.games.shogun.bot.prospects import chance_to_win
from tatami.games.shogun.bot.reactions import _replies, react
from tatami.games.shogun.bot.rehearsal import Rehearsal, imagine_plans, outcome_of_plan
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.cards import (
    AUTUMN,
    BID,
    CHEST_0,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    SPACES,
    TAKE_RICE,
    TAX,
)
from tatami.games.shogun.rules.determinize import unseen_cards
from tatami.games.shogun.rules.planning import may_bid
from tatami.games.shogun.rules.provinces import NAMES, NEIGHBOURS, PROVINCES
from tatami.games.shogun.rules.state import Shogun
from tests.games.shogun.tables import BLUE, RED, begin_round, give, new, number, order_actions

FEW = 200
"""Imagined rounds: enough for a plan that makes sense."""


def planned(state: Shogun, seat: int = RED, rehearsals: int = FEW) -> list[int]:
    return Campaign(state, seat, Chance("campaign"), rehearsals, Thought()).best()


def round_begun(seed: str) -> Shogun:
    """A round with sensible plans, up to the first question after places were taken."""
    state = new(seed=seed)
    for seat in range(state.players):
        install(state, seat, sketch(Ideas(state, seat), Chance(f"{seed} {seat}"), 0.3))
    begin_round(state, {}, Chance(seed))
    return state


def test_the_plan_does_not_depend_on_what_the_others_have_laid() -> None:
    state, other = new(seed="fair"), new(seed="fair")
    install(other, BLUE, sketch(Ideas(other, BLUE), Chance("laid"), 0.0))
    assert fingerprint(state, RED) == fingerprint(other, RED)
    assert planned(state, rehearsals=60) == planned(other, rehearsals=60)


@pytest.mark.parametrize("players", [3, 5])
def test_plans_are_legal(players: int) -> None:
    state = new(players, seed="legal", court="on")
    plan = planned(state, rehearsals=60)
    hand = state.hand(RED)
    for card in plan[: state.spaces]:
        if card != EMPTY:
            hand.remove(card)
    assert plan.count(EMPTY) == max(0, SPACES - len(state.hand(RED)))


def test_who_has_nothing_left_still_plans() -> None:
    state = new(seed="nothing")
    for province in state.provinces_of(RED):
        state.reserve[RED] += state.armies[province]
        state.make_neutral(province)
    state.chests[RED] = 0
    plan = planned(state, rehearsals=30)
    assert sorted(card for card in plan if card != EMPTY) == state.hand(RED)
    assert may_bid(state, RED, plan[BID])


def test_luck_belongs_to_the_moment() -> None:
    """Another plan meets the same event and the same actions, next round too."""
    state = new(seed="luck")
    ideas = [Ideas(state, seat) for seat in range(state.players)]
    world = imagine_plans(state, RED, ideas, 0.5, Chance("world"))
    idle = [EMPTY] * SPACES
    idle[BID] = CHEST_0
    ends = []
    for plan in (sketch(ideas[RED], Chance("plan"), 0.0), idle):
        trial = world.state.copy()
        install(trial, RED, plan)
        round_ = Rehearsal(trial, world.luck)
        round_.lay()
        ends.append(round_.play())
    assert ends[0].armies != ends[1].armies
    assert ends[0].event_row == ends[1].event_row
    assert ends[0].action_order == ends[1].action_order


def test_more_rehearsals_do_not_make_a_plan_worse() -> None:
    state = new(seed="better")
    ideas = [Ideas(state, seat) for seat in range(state.players)]
    rng = Chance("fresh worlds")
    worlds = [imagine_plans(state, RED, ideas, 0.5, rng) for _ in range(40)]

    def worth(plan: list[int]) -> float:
        return sum(outcome_of_plan(world, RED, plan) for world in worlds) / len(worlds)

    assert worth(planned(state)) > worth(sketch(ideas[RED], Chance("first thought"), 0.0))


def test_no_tax_in_the_last_autumn_where_it_would_cost_a_province() -> None:
    state = new(seed="last tax")
    state.year, state.season = 1, AUTUMN
    state.event_pile = []
    state.event_row = state.event_row[:2]
    for province in state.provinces_of(RED):
        state.unrest[province] = 2
    state.rice[RED] = 20
    assert planned(state)[TAX] >= PROVINCES


def test_a_harvest_is_brought_in_while_hunger_is_possible() -> None:
    state = new(seed="harvest")
    state.season = AUTUMN
    state.event_row = state.event_row[:2]
    assert 0 <= planned(state)[TAKE_RICE] < PROVINCES


def test_hidden_spaces_hold_cards_that_may_lie_there() -> None:
    state = round_begun("hidden")
    possible = unseen_cards(state, BLUE)
    guess_hidden(state, Ideas(state, BLUE), Chance("rest"), 0.5)
    start = BLUE * SPACES
    hidden = [state.plan[start + s] for s in range(state.spaces) if not state.shown[start + s]]
    assert set(hidden) <= {*possible, EMPTY}
    assert len(set(hidden)) == len(hidden)


def test_others_may_attack_from_where_it_does_not_pay_yet() -> None:
    """Nobody would attack twelve armies with eight, but they may march on and leave one."""
    state = new(seed="strip")
    foe = give(state, "Echizen", BLUE, 8)
    for near in NEIGHBOURS[foe]:
        give(state, NAMES[near], RED, 12)
    ideas, rng = Ideas(state, BLUE), Chance("others")
    plans = [guess(ideas, rng, 0.5) for _ in range(200)]
    fighting = [plan for plan in plans if foe in (plan[COMBAT_A], plan[COMBAT_B])]
    assert 4 <= len(fighting) <= 60


def test_a_stack_is_not_stripped_beside_a_foe_who_is_about_to_attack() -> None:
    """Everything but one army could march on into a neutral province that one army takes."""
    state = new(seed="strip")
    at = give(state, "Noto", RED, 9, buildings=("castle", "temple"))
    foe = give(state, "Kaga", BLUE, 7)
    give(state, "Etchu", RED, 1)
    state.phase = "actions"
    state.stack.pop()
    state.event = state.event_row.pop()
    state.special_of = [0, 1, 2, 3]
    state.turn_order = [RED, BLUE, 2, 3]
    order_actions(state, "combat-a", "combat-b")
    state.seats_done = 1
    state.plan[RED * SPACES + COMBAT_A] = at
    state.shown[RED * SPACES + COMBAT_A] = True
    for seat in (BLUE, 2, 3):
        for space in range(state.spaces):
            state.plan[seat * SPACES + space] = EMPTY
            state.shown[seat * SPACES + space] = space not in (COMBAT_A, COMBAT_B)
    state.plan[BLUE * SPACES + COMBAT_A] = foe
    state.push(HowMany(RED, at, number("Etchu"), COMBAT_A))
    assert str(react(state, RED, Chance("strip"), Thought())) != "with 8"


def test_a_march_that_must_be_made_may_leave_a_stack_but_for_one() -> None:
    state = new(seed="strip")
    at = give(state, "Omi", RED, 11)
    state.push(March(RED, at, COMBAT_A))
    replies = _replies(state, RED, state.legal(RED)[0])
    assert {reply.armies for reply in replies} >= {10, 1}


def test_answers_do_not_depend_on_the_hidden_truth() -> None:
    state = round_begun("answers")
    seat = state.actors[0]
    other = state.determinize(seat, Chance("another truth"))
    here = GAME.advisor.ponder(state, seat, Chance("thought"), Thought(0.2))
    assert here in state.legal(seat)
    assert GAME.advisor.ponder(other, seat, Chance("thought"), Thought(0.2)) is here


def test_chances_add_up_to_one() -> None:
    state = new()
    before = chance_to_win(state, RED)
    assert sum(chance_to_win(state, seat) for seat in range(4)) == pytest.approx(1)
    give(state, "Omi", RED, 3, buildings=("castle", "temple", "theatre"))
    assert before < chance_to_win(state, RED)


def test_a_beginner_lays_whole_plans_that_are_not_always_the_same() -> None:
    plans = set()
    for seed in ("one", "two"):
        state = new(seed="beginner")
        while not state.committed[RED]:
            move = GAME.advisor.naive(state, RED, Chance(f"{seed} {sum(state.plan)}"))
            assert move in state.legal(RED)
            state.apply(RED, move, Chance("unused"))
        plans.add(tuple(state.plan[RED * SPACES : (RED + 1) * SPACES]))
    assert len(plans) == 2
