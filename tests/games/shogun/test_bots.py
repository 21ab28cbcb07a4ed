"""What bots are told. Few games here; docs/balance/shogun.md has the long runs."""

import json

import pytest

from tatami.core.chance import Chance
from tatami.games.shogun.bot.advisor import ShogunAdvisor
from tatami.games.shogun.bot.odds import battle_odds, revolt_odds
from tatami.games.shogun.bot.plan_sketch import Ideas, sketch
from tatami.games.shogun.bot.prospects import FEATURES
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import BID, EMPTY, GREEN, NEUTRAL, SPACES, TAX
from tatami.games.shogun.rules.planning import may_bid
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.state import Shogun
from tatami.games.shogun.rules.tower import throw
from tests.games.shogun.blunders import CHECKS, HOPELESS, NEVER, REVOLT, Watch, play
from tests.games.shogun.tables import BLUE, RED, YELLOW, give, new, number


def test_one_follower_of_the_advice_beats_random_players_without_blunders() -> None:
    watch = Watch()
    state = play("follower", 4, {1}, watch, {"setup": "draft", "court": "on"})
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert sum(watch.blunders[check] for check in (*NEVER, REVOLT, HOPELESS)) == 0
    assert set(watch.occasions) == set(CHECKS)


def advised_plan(advisor: ShogunAdvisor, state: Shogun, seat: int) -> list[int]:
    while not state.committed[seat]:
        world = advisor.imagine(state, seat, Chance(f"world {sum(state.plan)}"))
        move = advisor.advice(world, seat, Chance("unused"))
        assert move is not None
        state.apply(seat, move, Chance("unused"))
    return state.plan[seat * SPACES : (seat + 1) * SPACES]


def test_the_plan_is_a_function_of_what_the_seat_knows() -> None:
    plans = set()
    for _ in range(2):
        state = new(seed="function")
        plans.add(tuple(advised_plan(ShogunAdvisor(), state, RED)))
    assert len(plans) == 1


def test_a_plan_that_someone_else_began_is_gone_on_with() -> None:
    advisor = ShogunAdvisor()
    wanted = advised_plan(advisor, new(seed="begun"), RED)
    state = new(seed="begun")
    for move in ("plan combat-a chest-4", "plan tax chest-3", "plan bid chest-0"):
        state.apply(RED, GAME.move(move), Chance("unused"))
    begun = state.plan[RED * SPACES : (RED + 1) * SPACES]
    found = advised_plan(advisor, state, RED)
    assert all(card in (EMPTY, found[space]) for space, card in enumerate(begun))
    assert EMPTY not in found[: state.spaces]
    assert sum(one == other for one, other in zip(found, wanted, strict=True)) > state.spaces / 2


def test_what_is_imagined_depends_on_what_the_seat_knows() -> None:
    state = new(seed="imagine")
    other = state.determinize(RED, Chance("another truth"))
    one = GAME.advisor.imagine(state, RED, Chance("dream")).dump()
    two = GAME.advisor.imagine(other, RED, Chance("dream")).dump()
    assert json.dumps(one) == json.dumps(two)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_sketches_are_legal_plans(players: int) -> None:
    state = new(players, court="on", seed="sketch")
    for seat in range(players):
        for number_of_provinces in (9, 3, 0):
            for province in state.provinces_of(seat)[number_of_provinces:]:
                state.reserve[seat] += state.armies[province]
                state.make_neutral(province)
            plan = sketch(Ideas(state, seat), Chance("noise"), 1.0)
            hand = state.hand(seat)
            laid = [card for card in plan if card != EMPTY]
            for card in laid:
                hand.remove(card)
            assert len(laid) == min(len(laid) + len(hand), state.spaces)
            assert may_bid(state, seat, plan[BID])


def test_features_and_value() -> None:
    state = new()
    assert tuple(GAME.advisor.features(state, RED)) == FEATURES
    before = GAME.advisor.value(state, RED)
    give(state, "Omi", RED, 3, buildings=("castle", "temple", "theatre"))
    assert 0 < before < GAME.advisor.value(state, RED) < 1
    state.rice[RED] = 30
    assert GAME.advisor.features(state, RED)["rice"] > 0


@pytest.mark.parametrize(
    ("armies", "defenders", "unrest"), [(3, 2, 0), (5, 2, 0), (2, 4, 0), (4, 3, 1), (8, 6, 0)]
)
def test_the_odds_are_close_to_the_tower(armies: int, defenders: int, unrest: int) -> None:
    state = new(seed="odds")
    goal = give(state, "Kozuke", YELLOW, defenders, unrest)
    odds = battle_odds(state, BLUE, goal, armies)
    chance = Chance("many battles")
    won = 0
    for _ in range(2000):
        trial = state.copy()
        throw(trial, [0, armies, defenders, 0, 0, 0], chance)
        helpers = 0 if unrest else trial.tray[GREEN]
        won += trial.tray[BLUE] > trial.tray[YELLOW] + helpers
    assert abs(won / 2000 - odds.more) < 0.06


def test_a_hopeless_revolt_is_known_as_such() -> None:
    state = new(seed="hopeless")
    at = give(state, "Kai", BLUE, 1, unrest=3)
    assert revolt_odds(state, BLUE, at, 4) < 0.25
    assert Ideas(state, BLUE).of(TAX, at) < Ideas(state, BLUE).of(TAX, number("Etchu"))


def test_the_draft_prefers_own_neighbours_to_surrounded_provinces() -> None:
    state = new(setup="draft")
    for province in range(PROVINCES):
        state.owner[province] = NEUTRAL
    seat = state.actors[0]
    state.owner[number("Sagami")] = seat
    state.offer = [number("Izu"), number("Izumo")]
    assert str(GAME.advisor.reflex(state, seat, Chance("draft"))) == "take Izu"
