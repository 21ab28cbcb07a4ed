"""Bots see what decides the game, and never name a move that is not legal."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.bot.odds import hands, worth_of_rolls, worth_with_rerolls
from tatami.games.dicium.rules.dice import YELLOW as YELLOW_FACE
from tatami.games.dicium.rules.dice import colour_count, size
from tatami.games.dicium.shogun.bot.advisor import RaidAdvisor
from tatami.games.dicium.shogun.bot.appraisal import (
    Appraiser,
    features,
    ninja_chance,
    weight_set,
)
from tatami.games.dicium.shogun.bot.chances import (
    DOOR,
    LIGHT,
    NINJA_STEPS,
    SNEAK,
    WALL,
    chances_of,
)
from tatami.games.dicium.shogun.bot.features import FREE, HELD
from tatami.games.dicium.shogun.bot.weights import FREE_WEIGHTS, HELD_WEIGHTS
from tatami.games.dicium.shogun.game import GAME
from tatami.games.dicium.shogun.rules.state import Raid
from tests.games.dicium.shogun.tables import DESIGNED, GRID, Table

YELLOW_SLOTS = "3b 5b"
"""Where the blue ninja's board has them."""


def play_on(table: Table, moves: int) -> Table:
    """The bot whose turn it is goes on until the game is over or so many moves are made."""
    rng = Chance("bots")
    for _ in range(moves):
        if table.state.outcome is not None:
            break
        seat = table.seat
        move = DESIGNED.advisor.advice(table.state, seat, rng)
        assert move is not None
        table.play(move.text)
    return table


def test_the_carrier_goes_home() -> None:
    table = Table("blue", "2 1 4", blue="f9 d4", carrier="", yellow="a6")
    table.state.carrier = 0
    table.state.shogun = table.state.at[0]
    assert play_on(table, 3).reason == "reason-shogun-taken"


def test_a_tile_under_the_carrier_wins() -> None:
    table = Table("blue", "2 2 2", blue="b3", carrier="blue", yellow="a6")
    assert play_on(table, 2).reason == "reason-shogun-taken"


def test_the_last_brazier_is_lit() -> None:
    table = Table("yellow", "3 3 3", blue="f10", yellow="b5 k6", cards=1)
    assert play_on(table, 2).reason == "reason-alarm"


def test_a_walk_and_a_light_win_together() -> None:
    """Two actions are looked at as one plan."""
    table = Table("yellow", "2 3 3 3", blue="f10", yellow="b6 k6", cards=1)
    assert play_on(table, 4).reason == "reason-alarm"


def test_a_capture_and_the_way_home_are_one_plan() -> None:
    table = Table("blue", "2 5 4", blue="f8", yellow="a6", shogun="f9")
    assert play_on(table, 6).reason == "reason-shogun-taken"


@pytest.mark.parametrize("players", [2, 4])
def test_bots_play_legal_games(players: int) -> None:
    rng = Chance("thoughts")

    def advised(match: Match) -> tuple[int, Move]:
        state, seat = match.state, match.state.actors[0]
        assert isinstance(state, Raid)
        move = GAME.advisor.advice(state, seat, rng)
        assert move in state.legal(seat)
        return seat, move

    finish(Match(GAME, players, {"round_limit": "4"}, "luck"), advised)


@pytest.mark.parametrize("other", [{"great_door": "open"}, {"ninja_board": "green"}])
def test_a_search_serves_no_other_table(other: dict[str, Any]) -> None:
    for seed in range(1, 4):
        first = GAME.new(2, chance=Chance(seed))
        second = GAME.new(2, chance=Chance(seed), **other)
        busy = RaidAdvisor()
        busy.advice(first, 0, Chance(0))
        fresh = RaidAdvisor().advice(second, 0, Chance(0))
        assert busy.advice(second, 0, Chance(0)) is fresh


def test_weights_have_names() -> None:
    assert tuple(FREE_WEIGHTS) == FREE
    assert tuple(HELD_WEIGHTS) == HELD


@pytest.mark.parametrize("carrier", ["", "blue"])
def test_walks_are_judged_as_everything_is(carrier: str) -> None:
    table = Table("blue", "2", blue="d8 f4", carrier=carrier, yellow="a6 f6", torii="b8")
    state = table.state
    appraiser = Appraiser(state, 1)
    appraiser.ninja_chance()
    for name in ("d9", "c8", "d8"):
        state.at[0] = GRID.space[name]
        assert appraiser.ninja_chance() == pytest.approx(ninja_chance(state, 1))
    names = HELD if carrier else FREE
    assert len(features(state, 1)) == len(names)
    assert weight_set(state, 1) == (3 if carrier else 1)


def amount(table: Table, name: str) -> float:
    """A feature of the position, a ninja being next."""
    names = FREE if table.state.free() else HELD
    return features(table.state, 0)[names.index(name)]


@pytest.mark.parametrize(
    ("ninja", "guard", "hand", "chance"),
    [
        ("f3", "a6", 4, chances_of(DOOR, 4, 0, 0)[1]),  # open it, then one step
        ("f3", "f2", 4, 0.0),
        ("f4", "a6", 4, 0.0),  # a step, the door and a step are three actions
        ("f4", "a6", 5, chances_of(SNEAK, 5, 0, 0)[3]),
        ("f4", "f2", 5, 0.0),
        ("e2", "a6", 3, chances_of(NINJA_STEPS, 3, 0, 0)[2]),
    ],
)
def test_the_odds_of_a_capture_know_doors_and_guards(
    ninja: str, guard: str, hand: int, chance: float
) -> None:
    table = Table("blue", "2", blue=ninja, yellow=guard, hand=hand)
    assert amount(table, "capture next") == chance


@pytest.mark.parametrize(
    ("ninja", "guard", "steps"),
    [("e3", "a6", 0), ("d4", "a6", 2), ("d4", "d3", 2), ("e3", "e4", 0)],
)
def test_the_odds_of_a_capture_know_walls(ninja: str, guard: str, steps: int) -> None:
    """With two yellow bonuses a wall costs two dice; the steps come before it or after it."""
    table = Table(
        "blue",
        "2",
        blue=ninja,
        yellow=guard,
        shogun="e2",
        hand=4,
        slots={"blue": YELLOW_SLOTS},
    )
    assert amount(table, "capture next") == chances_of(WALL, 4, 0, 2)[steps]


@pytest.mark.parametrize(
    ("guard", "chance"),
    [("a6", chances_of(WALL, 4, 0, 2)[0]), ("b8", chances_of(NINJA_STEPS, 4, 0, 0)[5])],
)
def test_the_odds_of_coming_home_know_walls(guard: str, chance: float) -> None:
    """A torii behind the wall; if a samurai stands on it, the one five steps off."""
    table = Table(
        "blue",
        "2",
        blue="c8",
        carrier="blue",
        torii="b8",
        yellow=guard,
        hand=4,
        slots={"blue": YELLOW_SLOTS},
    )
    assert amount(table, "home next") == chance


@pytest.mark.parametrize(
    ("dice", "ninja", "shogun"), [("2 3 3 3 3", "e4", "e2"), ("2 3 3", "f4", "f2")]
)
def test_a_walk_and_a_door_or_a_wall_are_one_plan(dice: str, ninja: str, shogun: str) -> None:
    table = Table("blue", dice, blue=ninja, yellow="a6 k6", shogun=shogun)
    assert not play_on(table, 6).state.free()


@pytest.mark.parametrize(("hand", "mean"), [(3, 2.6), (4, 3.9), (5, 4.9)])
def test_chances_of_walks(hand: int, mean: float) -> None:
    """Playing for each number of steps alone brings a little more than for the longest walk."""
    found = sum(chances_of(NINJA_STEPS, hand, 0, 0)[1:])
    assert mean <= found < mean + 0.15


@pytest.mark.parametrize("hand", [3, 4])
def test_chances_of_lights(hand: int) -> None:
    """With so few dice only three yellow ones light a brazier one stands on."""
    worth = {d: float(colour_count(d, YELLOW_FACE) >= 3) for d in hands(hand)}
    exact = worth_of_rolls(worth_with_rerolls(worth, hand, 1), 0, hand)
    assert chances_of(LIGHT, hand, 0, 0)[0] == pytest.approx(exact, abs=0.0001)
    assert all(size(d) == hand for d in worth)
