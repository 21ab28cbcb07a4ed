"""Chapters 3 and 5: the ten actions, events and special cards."""

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.games.shogun.rules.actions import ACTION, levy_size, rice_yield, tax_yield
from tatami.games.shogun.rules.cards import CASTLE, PLACE_1, PLACE_3, PLACE_5, TEMPLE, THEATRE
from tests.games.shogun.tables import (
    BLUE,
    PLUS_CHEST,
    PLUS_RICE,
    RED,
    RICE_CAP,
    RICE_FLOOR,
    SIX_ARMIES,
    TAX_CAP,
    TAX_FLOOR,
    THEATRE_CALM,
    WEAK_LEVIES,
    begin_round,
    give,
    new,
    number,
    order_actions,
    play,
    said,
    spend,
)

LUCK = Chance("unused")


def test_example_05_the_event_first_then_the_special_card() -> None:
    """SH-E05"""
    state = new()
    settsu = give(state, "Settsu", BLUE, 3)
    state.event = TAX_CAP
    state.special_of[BLUE] = PLUS_CHEST
    assert tax_yield(state, BLUE, settsu) == 6


def test_example_06_a_second_temple_is_not_possible() -> None:
    """SH-E06"""
    state = new()
    aki = give(state, "Aki", BLUE, 2, buildings=("temple",))
    assert [state.can_build(aki, kind) for kind in (CASTLE, TEMPLE, THEATRE)] == [
        True,
        False,
        True,
    ]


def test_example_16_too_few_armies_are_placed_at_full_price() -> None:
    """SH-E16"""
    state = new()
    kai = give(state, "Kai", BLUE, 2)
    spend(state, BLUE, keep=2)
    chests, armies = state.chests[BLUE], state.armies[kai]
    ACTION[PLACE_5].carry_out(state, BLUE, kai, LUCK)
    assert (state.chests[BLUE], state.armies[kai]) == (chests - 3, armies + 2)
    state.check()


def test_example_17_an_action_that_cannot_be_paid_is_lost() -> None:
    """SH-E17"""
    state = new()
    kai = give(state, "Kai", BLUE, 2)
    state.chests[BLUE] = 2
    ACTION[PLACE_5].carry_out(state, BLUE, kai, LUCK)
    assert (state.chests[BLUE], state.armies[kai]) == (2, 2)
    assert said(state, "action-lost")[-1]["why"] == "lost-chests"


@pytest.mark.parametrize("action", [PLACE_5, PLACE_3, PLACE_1])
def test_with_an_empty_reserve_nothing_is_paid_and_nothing_moves(action: int) -> None:
    state = new()
    kai = give(state, "Kai", BLUE, 2)
    give(state, "Sagami", BLUE, 2)
    spend(state, BLUE, keep=0)
    chests, armies = state.chests[BLUE], state.armies[kai]
    asked = len(state.stack)
    ACTION[action].carry_out(state, BLUE, kai, LUCK)
    assert (state.chests[BLUE], state.armies[kai], len(state.stack)) == (chests, armies, asked)


@pytest.mark.parametrize(
    ("event", "special", "sizes"),
    [
        (-1, -1, (5, 3, 1)),
        (WEAK_LEVIES, -1, (3, 2, 1)),
        (-1, SIX_ARMIES, (6, 3, 1)),
        (WEAK_LEVIES, SIX_ARMIES, (6, 2, 1)),
    ],
)
def test_levies(event: int, special: int, sizes: tuple[int, int, int]) -> None:
    state = new()
    state.event = event
    state.special_of[RED] = special
    assert tuple(levy_size(state, RED, a) for a in (PLACE_5, PLACE_3, PLACE_1)) == sizes


@pytest.mark.parametrize(
    ("event", "special", "rice"),
    [(-1, -1, 5), (RICE_CAP, -1, 3), (RICE_CAP, PLUS_RICE, 4), (RICE_FLOOR, PLUS_RICE, 6)],
)
def test_rice(event: int, special: int, rice: int) -> None:
    state = new()
    state.event = event
    state.special_of[RED] = special
    assert rice_yield(state, RED, number("Kaga")) == rice


def test_floors_lift_poor_provinces() -> None:
    state = new()
    state.event = RICE_FLOOR
    assert rice_yield(state, RED, number("Omi")) == 4
    state.event = TAX_FLOOR
    assert tax_yield(state, RED, number("Omi")) == 6
    assert tax_yield(state, RED, number("Settsu")) == 7


def test_a_theatre_calms_its_province_under_the_event() -> None:
    state = new()
    kai = give(state, "Kai", BLUE, 2, unrest=2)
    state.event = THEATRE_CALM[0]
    ACTION[THEATRE].carry_out(state, BLUE, kai, LUCK)
    assert state.unrest[kai] == 1
    assert state.chests[BLUE] == 14


@pytest.mark.parametrize(("kind", "price"), [(CASTLE, 3), (TEMPLE, 2), (THEATRE, 1)])
def test_building_costs(kind: int, price: int) -> None:
    state = new()
    kai = give(state, "Kai", BLUE, 2)
    ACTION[kind].carry_out(state, BLUE, kai, LUCK)
    assert state.chests[BLUE] == 15 - price
    assert state.buildings[kai] == 1 << kind
    ACTION[kind].carry_out(state, BLUE, kai, LUCK)
    assert state.chests[BLUE] == 15 - price
    state.check()


def test_no_free_site_and_no_building_left() -> None:
    state = new()
    kai = give(state, "Kai", BLUE, 2, buildings=("castle",))
    assert not state.can_build(kai, TEMPLE)
    state.supply[THEATRE] = 0
    assert not state.can_build(give(state, "Aki", BLUE, 2), THEATRE)


def test_place_one_then_move_to_an_own_neighbour_if_wanted() -> None:
    state = new(seed="move")
    give(state, "Kai", BLUE, 4)
    give(state, "Sagami", BLUE, 2)
    give(state, "Musashi", RED, 2)
    order_actions(state, "place-1-move", "temple", "tax", "rice", "castle")
    chance = Chance("move")
    begin_round(state, {BLUE: {"place-1-move": "Kai"}}, chance)
    moves = [str(move) for move in state.legal(BLUE)]
    assert moves[-1] == "stay"
    assert "march Sagami" in moves
    with pytest.raises(IllegalMove, match="illegal-not-own"):
        play(state, "march Musashi", chance)
    refused = state.view(BLUE)["refused"]
    musashi = refused[str(number("Musashi"))]
    assert (musashi["id"], musashi["rule"]) == ("illegal-not-own", "SH-3.6.5")
    assert str(number("Sagami")) not in refused
    assert refused["far"]["args"] == {"province": "province-kai"}
    assert state.view(RED)["refused"] == state.view(None)["refused"] == {}
    play(state, "march Sagami", chance)
    assert state.view(None)["asking"] == {
        "question": "HowMany",
        "province": number("Kai"),
        "goal": number("Sagami"),
        "action": "place-1-move",
        "favour": None,
    }
    play(state, "with 4", chance)
    assert (state.armies[number("Kai")], state.armies[number("Sagami")]) == (1, 6)
    state.check()


def test_each_action_turns_up_the_next_card() -> None:
    state = new(seed="cards")
    assert (len(state.action_order), len(state.face_down)) == (5, 5)
    begin_round(state, {}, Chance("cards"))
    assert said(state, "action-turned-up")[:1]
    assert len(said(state, "action-turned-up")) == 5


def test_the_event_leaves_the_game_with_the_round() -> None:
    state = new(seed="event")
    row = set(state.event_row)
    begin_round(state, {}, Chance("event"))
    assert (state.season, state.event, len(state.event_row)) == (1, -1, 3)
    assert set(state.event_row) < row
