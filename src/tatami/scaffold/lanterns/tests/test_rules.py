"""The rules, one test each, on positions made by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition, IllegalMove
from tatami.scaffold.lanterns.game import GAME
from tatami.scaffold.lanterns.rules.content import CARDS, HAND
from tatami.scaffold.lanterns.rules.state import Lanterns


def table(hands: list[list[int]], lit: list[list[int]], put_out: list[int]) -> Lanterns:
    """A position in which seat 0 is to light a lantern."""
    used = {card for row in [*hands, *lit, put_out] for card in row}
    return GAME.load(
        {
            "game": GAME.id,
            "players": len(hands),
            "hands": hands,
            "lit": lit,
            "put_out": put_out,
            "box": [card for card in range(1, CARDS + 1) if card not in used],
            "revealed": 0,
            "stack": [{"ask": "LightOne", "seat": 0}],
            "outcome": None,
        }
    )


def light(state: Lanterns, seat: int, card: int) -> None:
    state.apply(seat, GAME.move(f"light {card}"), Chance("light"))


@pytest.mark.parametrize("players", GAME.players)
def test_everybody_is_dealt_a_hand(players: int) -> None:
    """LA-1.1"""
    state = GAME.new(players, chance=Chance("deal"))
    assert [len(hand) for hand in state.hands] == [HAND] * players


def test_a_card_is_laid_into_the_own_row() -> None:
    """LA-2.1"""
    state = table([[5, 7], [8, 9]], [[], []], [])
    light(state, 0, 7)
    assert state.lit == [[7], []]
    assert state.actors == (1,)


def test_a_card_that_is_not_in_hand_is_refused_with_its_rule() -> None:
    state = table([[5, 7], [8, 9]], [[], []], [])
    with pytest.raises(IllegalMove) as refused:
        light(state, 0, 8)
    assert refused.value.reason.id == "illegal-not-in-hand"
    assert refused.value.reason.rule == "LA-2.1"


def test_a_card_lit_at_its_own_hour_goes_out() -> None:
    """LA-2.2"""
    state = table([[3, 7], [8, 9]], [[4], [5]], [])
    light(state, 0, 3)
    assert state.put_out == [3]
    assert state.lit == [[4], [5]]


ENDS = [(12, ((0,), (1,))), (11, ((0, 1),)), (6, ((1,), (0,)))]


@pytest.mark.parametrize(("last", "ranking"), ENDS)
def test_the_highest_total_wins_and_equal_ones_share(last: int, ranking: Any) -> None:
    """LA-3.1, LA-3.2"""
    state = table([[last], []], [[1, 2], [4, 10]], [])
    light(state, 0, last)
    assert state.outcome is not None
    assert state.outcome.ranking == ranking


def test_hands_are_seen_by_their_owners_alone() -> None:
    """LA-4.1"""
    state = table([[5, 7], [8, 9]], [[], []], [])
    assert state.view(0)["hand"] == [5, 7]
    assert state.view(None)["hand"] == []
    assert state.view(None)["hand_sizes"] == [2, 2]


def test_a_card_that_is_there_twice_is_no_position() -> None:
    with pytest.raises(BadPosition, match="one card of each number"):
        table([[5, 7], [7, 9]], [[], []], [])
