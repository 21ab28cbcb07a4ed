"""What bots are told: always something legal, and what anybody would do."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.civilization.bot.aims import secret_worth
from tatami.games.dicium.civilization.bot.prospects import Prospects, rounds_left
from tatami.games.dicium.civilization.game import GAME
from tatami.games.dicium.civilization.rules.moves import SECRET_IDS
from tatami.games.dicium.civilization.rules.philosophers import PLATO
from tatami.games.dicium.civilization.rules.state import Civilization
from tests.games.dicium.civilization.tables import DESIGNED, GRID, E, N, Table


def advised(table: Table) -> str:
    move = DESIGNED.advisor.advice(table.state, table.seat, Chance("advice"))
    assert move is not None
    return move.text


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_advice_is_legal_and_beats_chance(players: int) -> None:
    """Seat 0 takes the advice, the others play anything."""
    rng = Chance("players")

    def move(match: Match) -> tuple[int, Move]:
        seat = match.state.actors[0]
        legal = match.state.legal(seat)
        if seat != 0:
            return seat, rng.chooses(legal)
        world = match.state.determinize(seat, rng)
        assert isinstance(world, Civilization)
        advice = GAME.advisor.advice(world, seat, rng)
        assert advice in legal
        return seat, advice

    match = Match(GAME, players, {"boards": "choose", "round_limit": "14"}, "luck")
    outcome = finish(match, move).state.outcome
    assert outcome is not None
    assert 0 in outcome.winners
    assert outcome.scores[0] >= 15


def test_five_of_a_kind_becomes_the_wonder() -> None:
    table = Table(at={N: "g4"}, dice="2 2 2 2 2", hands={N: 5})
    assert advised(table) == "wonder 2 2 2 2 2"


def test_hypatia_is_played_for_the_wonder() -> None:
    table = Table(
        at={N: "g4"}, cards={N: "hypatia"}, hands={N: 4}, dice="2 2 2 D", secrets={N: "s03"}
    )
    assert advised(table) == "card hypatia"
    assert advised(table.play("card hypatia")).startswith("wonder4")


def test_a_city_on_the_quarry_takes_a_single_die() -> None:
    table = Table(at={N: "f1"}, dice="1 4 4")
    assert advised(table) == "city 1 for 2"


def test_zeno_is_played_where_it_decides() -> None:
    won = Table(at={N: "c2"}, cards={N: "zeno"}, dice="3 1 2", dead={N: "hydra"}, common="c05")
    won.play("yellow 3").go("b2", rolls=(2,))
    assert advised(won) == "card zeno"
    hopeless = Table(at={N: "d4"}, cards={N: "zeno"}, dice="2 2 1")
    hopeless.play("pair 2 2").go("e5", rolls=(5,))
    hopeless.state.box.strength[0] = 8
    try:
        assert advised(hopeless) == "pass"
    finally:
        hopeless.state.box.strength[0] = 6


def test_an_early_objective_becomes_a_die_a_late_one_is_kept() -> None:
    def claim(pool: int) -> str:
        table = Table(
            tiles={N: "city g2 city a5"}, at={N: "e3"}, dice="1 D 2", common="c01", pool=pool
        )
        return advised(table.play("city 1 D for 2", "slot 2a"))

    assert claim(34) == "trade c01"
    assert claim(2) == "claim c01"


def test_a_new_region_is_worth_more_than_an_old_one() -> None:
    table = Table(tiles={N: "city g2"}, dice="1 2 5")
    prospects = Prospects(table.state, N)
    assert prospects.tile[GRID.space["a1"]] > prospects.tile[GRID.space["g1"]]


def test_the_end_comes_nearer() -> None:
    left = [rounds_left(Table(pool=pool, dice="1 2 5").state) for pool in (40, 20, 5)]
    assert left == sorted(left, reverse=True)
    assert rounds_left(Table(1, round=12, dice="1 2 5").state) == 1.0


def test_advice_does_not_see_hidden_cards() -> None:
    """Whatever the others hold, the same position gets the same advice."""
    table = Table(at={N: "d2", E: "c2"}, cards={E: "zeno"}, dice="3 3 1")
    other = Table(at={N: "d2", E: "c2"}, cards={E: "plato"}, dice="3 3 1", seen="")
    worlds = [t.state.determinize(N, Chance("same")) for t in (table, other)]
    advice = [DESIGNED.advisor.advice(world, N, Chance("a")) for world in worlds]
    assert advice[0] is advice[1]


def test_plato_is_paid_for_with_the_die_least_worth_storing() -> None:
    table = Table(cards={N: "plato"}, seen="zeno thales hypatia", dice="1 3 D")
    table.state.actions = 0
    costs = table.state.box.card_dice
    costs[PLATO] = 1
    try:
        assert advised(table) == "card plato"
        assert advised(table.play("card plato")) == "pay 3"
    finally:
        costs[PLATO] = 0


def test_a_secret_that_goes_with_a_common_objective_is_liked_more() -> None:
    alone, common = Table(2).state, Table(2, common="c02").state
    water, attacks = SECRET_IDS.index("s06"), SECRET_IDS.index("s10")
    assert secret_worth(common, water) > secret_worth(alone, water)
    assert secret_worth(Table(3).state, attacks) > secret_worth(alone, attacks)
