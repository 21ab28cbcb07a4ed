"""The game's knowledge: it drives well, answers every question, and quickly."""

from __future__ import annotations

from time import process_time

import pytest

from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games.dicium.crazy_cup.bot.rivals import distance, turns_of
from tatami.games.dicium.crazy_cup.game import GAME
from tatami.games.dicium.crazy_cup.rules.state import Race as RaceState
from tests.games.dicium.crazy_cup.tables import Race


def drive(
    players: int, seed: int, options: dict[str, str], wild: tuple[int, ...] = ()
) -> RaceState:
    """A race between advised seats and some wild ones that move at random."""
    rng = Chance(f"drivers {seed}")

    def move(match: Match) -> tuple[int, Move]:
        race, seat = match.state, match.state.actors[0]
        assert isinstance(race, RaceState)
        legal = race.legal(seat)
        if seat in wild:
            return seat, rng.chooses(legal)
        begun = process_time()
        imagined = GAME.advisor.imagine(race, seat, rng)
        advice = GAME.advisor.advice(imagined, seat, rng)
        assert advice in legal
        assert process_time() - begun < 5, "a move may take a second"
        return seat, advice

    state = finish(Match(GAME, players, options, f"race {seed}"), move).state
    assert isinstance(state, RaceState)
    return state


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (1, {"drone_pace": "five"}),
        (2, {"young": "true"}),
        (3, {"boards": "choose"}),
        (4, {}),
        (4, {"teams": "true"}),
    ],
)
def test_advice_finishes_every_kind_of_race(players: int, options: dict[str, str]) -> None:
    state = drive(players, 1, options)
    assert state.outcome is not None
    assert state.outcome.reason != "reason-limit"
    assert state.round < 25


def test_advice_beats_chance() -> None:
    for seed in range(4):
        state = drive(2, seed, {}, wild=(seed % 2,))
        assert state.outcome is not None
        assert state.outcome.winners == (1 - seed % 2,)


def advised(race: Race) -> str:
    move = GAME.advisor.advice(race.state.determinize(race.seat, Chance(1)), race.seat, Chance(2))
    assert move is not None
    return move.text


def test_it_takes_the_shortcut_its_tile_opens() -> None:
    race = Race("e4", "l7", dice="2 2 1", tiles={0: "shield"})
    race.play("pair 2 2")
    assert advised(race) == "step f4"


def test_it_flies_over_the_rift() -> None:
    race = Race("e8", "l7", dice="2 2 2 5 5")
    assert advised(race) == "full 2 2 2 5 5"
    race.play("full 2 2 2 5 5")
    assert advised(race) == "step e7"


def test_it_keeps_what_it_needs_when_rolling_again() -> None:
    race = Race("a8", "l7", stored={0: "D"}, begin=True)
    assert advised(race) == "keep D"


def test_it_stops_before_the_tornado_and_goes_round_it_on_the_other_lane() -> None:
    race = Race("a8", "l7", dice="2 2 1", tornado="a6")
    race.play("pair 2 2").go("a7")
    assert advised(race) == "step b7"
    race = Race("e8", "l7", dice="2 2 1", tornado="c8")
    race.play("pair 2 2").go("d8")
    assert advised(race) == "stop"


def test_it_follows_a_tow_forwards_only() -> None:
    race = Race("c8", "e8", dice="2 2 5 5 1", cards={1: "hook"})
    race.play("blue 2 2 5 5")
    assert advised(race) == "card hook"
    race = Race("e8", "c8", dice="2 2 5 5 1", cards={1: "hook"})
    race.play("blue 2 2 5 5")
    assert advised(race) == "pass"


def test_it_spends_red_dice_on_tests_and_answers_with_cards() -> None:
    race = Race("e8", "b8", dice="2 2 1", cards={0: "cannon"}, stored={1: "4 4"})
    race.play("card cannon")
    assert advised(race) == "spend 2"
    race = Race("e8", "b8", dice="2 2 1", cards={0: "cannon", 1: "marshal stunt"})
    race.play("card cannon")
    assert advised(race) == "card marshal"


def test_being_ahead_is_worth_more() -> None:
    ahead = Race("a8", "l7", dice="1 3 4").state
    assert GAME.advisor.value(ahead, 0) > 0.5 > GAME.advisor.value(ahead, 1)
    assert distance(ahead, 0) == 52 - 23
    assert turns_of(ahead, 0) < turns_of(ahead, 1)


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {"young": "true"}), (3, {}), (4, {"teams": "true"})]
)
def test_reflexes_drive_to_the_end(players: int, options: dict[str, str]) -> None:
    rng = Chance("reflexes")

    def reflex(match: Match) -> tuple[int, Move]:
        race, seat = match.state, match.state.actors[0]
        assert isinstance(race, RaceState)
        return seat, GAME.advisor.reflex(race, seat, rng)

    state = finish(Match(GAME, players, options, "race"), reflex).state
    assert isinstance(state, RaceState)
    assert state.outcome is not None
    assert state.outcome.reason != "reason-limit"
    assert state.round < 40
