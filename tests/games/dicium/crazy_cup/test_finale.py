"""Near the line drivers go for the victory, not for the line."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.games.dicium.crazy_cup.bot.finale import Finale, finale, reach
from tatami.games.dicium.crazy_cup.game import GAME
from tatami.games.dicium.rules.dice import group
from tests.games.dicium.crazy_cup.tables import Race


def advised(race: Race) -> str:
    move = GAME.advisor.advice(race.state.determinize(race.seat, Chance(1)), race.seat, Chance(2))
    assert move is not None
    return move.text


def rolled(*at: str, dice: str, active: int, finished: tuple[int, ...] = ()) -> Race:
    """A driver who has rolled and may roll again."""
    hand = len(dice.split())
    race = Race(*at, begin=True, active=active, finished=finished, hand=hand)
    race.state.dice = group(dice)
    return race


def test_a_safe_finish_is_no_use_behind_one_who_is_further_past_the_line() -> None:
    four_steps = "1 1 2 3 5"
    behind = rolled("l9", "l4", dice=four_steps, active=1, finished=(0,))
    assert advised(behind).startswith("reroll ")
    assert advised(behind) != "reroll 3"
    ahead = rolled("l1", "l4", dice=four_steps, active=1)
    assert advised(ahead) in ("done", "reroll 3")


def test_who_cannot_be_answered_has_won_with_any_finish() -> None:
    last = finale(rolled("l4", "l4", dice="2 5 1", active=1).state, 1, 1.0)
    first = finale(rolled("l4", "l4", dice="2 5 1", active=0).state, 0, 1.0)
    assert last is not None
    assert first is not None
    assert last.past(0, 0) / last.scale == pytest.approx(1.0)
    assert first.past(0, 0) / first.scale < 0.8
    assert first.past(4, 0) > first.past(1, 0) > first.past(0, 1) > first.past(0, 0)


def test_equal_miles_are_decided_by_bonuses() -> None:
    race = Race("l8", "l4", dice="2 5 1", active=1, finished=(0,), slots={0: "2a"})
    over = Finale(race.state, 1, 1.0)
    shares = [over.past(2, held) / over.scale for held in (0, 1, 2)]
    assert shares == pytest.approx([0.0, 0.5, 1.0], abs=0.05)


def test_the_line_is_far_from_everybody_at_first_and_from_teams_always() -> None:
    assert finale(Race("a8", "l7", dice="2 5 1").state, 0, 8.0) is None
    teams = Race("l4", "l4", "l7", "l7", dice="2 5 1", ways=(1, 1, -1, -1), teams="true")
    assert finale(teams.state, 0, 1.0) is None


def test_odds_of_steps_in_a_turn() -> None:
    young = Race("l4", "l7", dice="1 1 1 1 1", young="true").state
    assert reach(young, 0, 0) == 1.0
    assert reach(young, 0, 1) == pytest.approx(1 - (2 / 3) ** 10)  # five dice, rolled twice
    assert reach(young, 0, 6) == 0.0
    plain = Race("l4", "l7", dice="1 1 1").state
    odds = [reach(plain, 0, steps) for steps in range(1, 8)]
    assert odds == sorted(odds, reverse=True)
    stored = Race("l4", "l7", dice="1 1 1", stored={0: "2 5"}).state
    assert reach(stored, 0, 3) > reach(plain, 0, 3)
