"""How the hard bot tries moves, and what it takes positions to be worth."""

from __future__ import annotations

import pytest

from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.games.samurai_sword.bot.move_search import MoveSearch, friends
from tatami.games.samurai_sword.bot.prospects import FEATURES, FITTED, SIZE, lateness, prospect
from tatami.games.samurai_sword.game import GAME
from tatami.games.samurai_sword.rules.memory import ACTS
from tests.games.samurai_sword.tables import table

SAMURAI, NINJA, OTHER_NINJA, RONIN = 1, 2, 3, 4


def test_every_feature_has_a_weight_for_every_number_of_players() -> None:
    assert len(FEATURES) == SIZE
    assert sorted(FITTED) == [3, 4, 5, 6, 7]


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_somebody_wins(players: int) -> None:
    state = table(players)
    chances = {state.team(seat): prospect(state, seat) for seat in range(players)}
    assert sum(chances.values()) == pytest.approx(1)
    for chance in chances.values():
        assert 0 < chance < 1


def test_the_end_is_near_where_honour_life_or_cards_run_out() -> None:
    early = lateness(table(5))
    assert lateness(table(5, honour={4: 1})) > early
    assert lateness(table(5, honour={4: 1}, life={4: 1})) > lateness(table(5, honour={4: 1}))
    assert lateness(table(5, deck=["tea"])) > early


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_honour_is_worth_more_than_none(players: int) -> None:
    state = table(players)
    before = prospect(state, 0)
    state.honour[0] += 1
    assert prospect(state, 0) > before


def test_the_shogun_is_known_and_others_are_believed() -> None:
    state = table(5)
    assert friends(state, SAMURAI)[0] == 1
    assert friends(state, RONIN) == [0, 0, 0, 0, 1]
    prior = friends(state, 0)[NINJA]
    assert prior == pytest.approx(1 / 4)
    state.acts[(ACTS.index("blow") * 5 + NINJA) * 5] = 2
    assert friends(state, 0)[NINJA] < prior


def test_a_blow_at_the_shogun_changes_what_the_others_believe() -> None:
    state = table(5, turn=NINJA, characters={NINJA: "kojiro"}, hands={NINJA: ["bokken", "tea"]})
    blow = next(move for move in state.legal(NINJA) if move.text == "play bokken > 0")
    quiet = next(move for move in state.legal(NINJA) if move.text == "end")
    search = MoveSearch(state, NINJA)
    before = search.minds(state, quiet)[0][NINJA]
    after = state.copy()
    after.apply(NINJA, blow, Chance(1))
    assert search.minds(after, blow)[0][NINJA] < before
    assert search.minds(after, blow)[NINJA] == search.minds(state, quiet)[NINJA]


def test_the_winning_blow_is_struck() -> None:
    hands = {0: ["bokken", "daimyo", "tea"], 1: ["tea"], 2: ["tea"]}
    state = table(3, hands=hands, honour={1: 1}, life={1: 1})
    chosen = bot("insight:60", GAME).choose(Knowledge(GAME, state, 0), Chance(1))
    assert chosen.text == "play bokken > 1"
