"""CC-7: what each combination does; CC-5 and CC-10: the beginning and the end."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.game_loop import at_random, finish
from tatami.core.match import Match
from tatami.games.dicium.crazy_cup.game import GAME
from tests.games.dicium.crazy_cup.tables import FAILS, Race


@pytest.mark.parametrize(
    ("dice", "move", "steps", "flies"),
    [
        ("1 1 3", "pair 1 1", 2, False),  # CC-7.2.1
        ("1 1 2 2", "double 1 1 2 2", 3, False),  # CC-7.2.4
        ("3 3 3 3", "four 3 3 3 3", 5, False),  # CC-7.2.5
        ("3 3 3 4 4", "full 3 3 3 4 4", 3, True),  # CC-7.2.6
        ("3 3 3 3 3", "five 3 3 3 3 3", 5, True),  # CC-7.2.7
        ("2 5 1", "blue 2 5", 2, False),  # CC-7.1.1
    ],
)
def test_combinations_that_drive(dice: str, move: str, steps: int, flies: bool) -> None:
    race = Race("e9", "l7", dice=dice, hand=len(dice.split()))
    race.play(move)
    assert race.left == steps
    race.play("step e8")
    assert ("step e7" in race.legal) == flies


@pytest.mark.parametrize(
    ("dice", "move", "question"),
    [
        ("4 4 4", "red 4 4 4", "ask-take"),  # CC-7.1.4
        ("5 5 5", "three 5 5 5", "ask-take"),  # CC-7.2.3
        ("1 2 3", "straight 1 2 3", "ask-improve"),  # CC-7.2.2
        ("3 3 3", "yellow 3 3 3", "ask-tile"),  # CC-7.1.2
    ],
)
def test_combinations_that_bring_something(dice: str, move: str, question: str) -> None:
    race = Race("e9", "l7", dice=dice).play(move)
    prompt = race.state.prompt(0)
    assert prompt is not None
    assert prompt.id == question


def test_a_card_is_taken_from_the_row_or_from_the_deck() -> None:
    """CC-7.1.6"""
    race = Race("e9", "l7", dice="4 4 4").play("red 4 4 4")
    shown = race.state.piles.on_offer()
    assert len(race.legal) == len(shown) + 1
    race.play(race.legal[-1])
    assert race.state.piles.count(0) == 1
    assert race.state.piles.on_offer() == shown


def test_how_a_race_begins() -> None:
    """CC-5.3, CC-5.7, CC-2.1"""
    race = GAME.new(4, chance=Chance("begin"), teams=True)
    assert race.hand == [3, 3, 3, 3]
    assert race.slots == race.stored == [0, 0, 0, 0]
    assert race.at == [race.box.canyon.start] * 4
    assert race.way == [0, 0, 0, 0]
    assert race.tornado == -1
    assert race.opponents(0) == [1, 3]
    assert race.opponents(1) == [2, 0]


def test_boards_may_be_chosen() -> None:
    """CC-2.3"""
    race = GAME.new(2, chance=Chance("boards"), boards="choose")
    prompt = race.prompt(0)
    assert prompt is not None
    assert prompt.id == "ask-board"
    assert len(race.legal(0)) == 4


def test_unused_dice_are_stored() -> None:
    """CC-6.7"""
    race = Race("e9", "l7", dice="2 3 4").play("store 2 4")
    assert race.stored[0] == "2 4"


def random_race(players: int, **options: str) -> Any:
    return finish(Match(GAME, players, options, "limit"), at_random(Chance("drivers"))).state


def test_a_race_ends_with_its_last_round() -> None:
    """CC-2.5, CC-10.5, CC-10.6"""
    race = random_race(3, round_limit="2")
    assert race.outcome.reason == "reason-limit"
    assert race.round == 2
    ranked = [seat for group in race.outcome.ranking for seat in group]
    miles = [race.mile(seat) for seat in ranked]
    assert miles == sorted(miles, reverse=True)


def test_the_usual_limit_is_a_hundred_rounds() -> None:
    """CC-R33"""
    assert {option.name: option.default for option in GAME.options}["round_limit"] == "100"


def test_a_magnet_may_bring_team_mates_together() -> None:
    """CC-R25"""
    race = Race(
        *("e8", "b8", "l7", "e8"),
        dice="1 3 5",
        cards={0: "magnet"},
        ways=(1, 1, -1, -1),
        teams=True,
    )
    race.play("card magnet", rolls=(FAILS,))
    outcome = race.state.outcome
    assert outcome is not None
    assert outcome.reason == "reason-meeting"
    assert outcome.ranking[0] == (1, 3)


def test_a_driver_who_has_finished_may_bump_on_the_next_lap() -> None:
    """CC-R29"""
    race = Race("l7", "l8", dice="1 1 2 2", hand=4, finished=(0,))
    race.play("double 1 1 2 2", "step l8")
    assert "bump 1" in race.legal


def test_what_everybody_sees() -> None:
    """CC-8.1, DI-R06"""
    race = Race("l7", "l8", dice="1 1 2", cards={0: "hook", 1: "oil oil"})
    view = race.state.view(None)
    assert {"pieces", "race", "supply", "boards"} <= view.keys()
    assert view["dice"]["unused"] == ["1", "1", "2"]
    assert view["cards"]["own"] is None


@pytest.mark.parametrize(
    ("dice", "played", "tried", "reason"),
    [
        ("3 5 5", "", "yellow 3", "illegal-faces"),
        ("3 3 3", "yellow 3 3", "tile paddles", "illegal-tile"),
        ("3 3 3", "", "tile paddles", "illegal-now"),
        ("1 1 1", "green 1 1 for 2", "slot 3a", "illegal-slot"),
        ("1 1 1", "green 1 1 for 2", "slot 4a", "illegal-slot-level"),
        ("1 1 1", "", "green 1 1 1 for 3", "illegal-level"),
    ],
)
def test_a_refusal_names_the_right_reason(dice: str, played: str, tried: str, reason: str) -> None:
    """CC-3.2, DI-2.3: what is missing is told, and only where it is asked for."""
    race = Race("e9", "l7", dice=dice, tiles={1: "paddles"}, slots={0: "3a 3b"})
    if played:
        race.play(played)
    with pytest.raises(IllegalMove) as refusal:
        race.play(tried)
    assert refusal.value.reason.id == reason
