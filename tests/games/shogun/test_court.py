"""Tenno's Court."""

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.game_loop import finish, in_any_order
from tatami.core.match import Match
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.actions import ACTION
from tatami.games.shogun.rules.battle import targets
from tatami.games.shogun.rules.cards import (
    COMBAT_A,
    COMBAT_B,
    CONVERT_2,
    CONVERT_3,
    EMPTY,
    NEUTRAL,
    TAX,
    TOWER_CARD,
)
from tatami.games.shogun.rules.content import SEED_ARMIES
from tatami.games.shogun.rules.court import Audience, LayFavours, OpenAudience, convert
from tatami.games.shogun.rules.favours import favour_of
from tatami.games.shogun.rules.revolt import revolt
from tatami.games.shogun.rules.setup import welcome
from tatami.games.shogun.rules.state import Shogun
from tests.games.shogun.tables import (
    BLACK,
    BLUE,
    RED,
    THEATRE_CALM,
    YELLOW,
    begin_round,
    empty_tower,
    give,
    hold,
    new,
    number,
    play,
    said,
    spend,
    tray,
)

LUCK = Chance("court")


def court(players: int = 4, seed: str = "court") -> Shogun:
    return new(players, seed, court="on")


def favour(state: Shogun, seat: int, number: int) -> None:
    favour_of(number).grant(state, seat, number)


def audience(state: Shogun, officers: list[int], favours: list[int]) -> None:
    """The audience begins: officers by seat, favours dearest first, turn order by seat."""
    state.officers = officers
    state.favours = favours
    state.favour_pile = [n for n in range(1, 22) if n not in favours][:15]
    state.turn_order = list(range(state.players))
    state.phase = "court"
    state.stack = [state.stack[0], state.stack[-1]]
    state.push(OpenAudience())
    state.settle(LUCK)


def test_court_example_01_the_dearest_favour_has_the_highest_number() -> None:
    """TC-E01"""
    state = court()
    state.favour_pile = [2, 8, 10]
    LayFavours().run(state, LUCK)
    assert state.favours == [10, 8, 2]
    prices = [one["price"] for one in state.view(None)["court"]["favours"]]
    assert prices == [4, 3, 2]


def test_court_example_02_an_officer_for_every_cube_that_came_out() -> None:
    """TC-E02"""
    state = court()
    for seat, cubes in ((BLUE, 2), (RED, 2), (YELLOW, 1), (BLACK, 0)):
        welcome(state, seat, cubes)
    assert state.officers == [2, 2, 1, 0]
    welcome(state, RED, 9)
    assert state.officers[RED] == 7


def test_court_example_02_seeding_fills_the_reception_hall() -> None:
    """TC-E02"""
    state = court()
    for seat in range(4):
        inside = state.tower[seat] + state.tower[6 + seat]
        assert state.officers[seat] == SEED_ARMIES - inside
    assert new().officers == [0] * 4


def test_court_example_03_kai() -> None:
    """TC-E03"""
    state = court()
    state.officers = [0] * 4
    kai = give(state, "Kai", BLUE, 4)
    convert(state, BLUE, CONVERT_3, kai, 3)
    assert (state.armies[kai], state.officers[BLUE]) == (1, 3)
    state.check()


def test_court_example_03_one_army_must_stay() -> None:
    """TC-E03"""
    state = court()
    state.officers = [0] * 4
    kai = give(state, "Kai", BLUE, 3)
    convert(state, BLUE, CONVERT_3, kai, 3)
    assert (state.armies[kai], state.officers[BLUE]) == (3, 0)


@pytest.mark.parametrize(("cubes", "officers", "left"), [(2, 2, 0), (1, 0, 1)])
def test_court_example_04_a_tower_card(cubes: int, officers: int, left: int) -> None:
    """TC-E04"""
    state = court()
    state.officers = [0] * 4
    tray(state, {BLUE: cubes})
    convert(state, BLUE, CONVERT_2, TOWER_CARD, 2)
    assert (state.officers[BLUE], state.tray[BLUE]) == (officers, left)
    state.check()


def test_a_conversion_needs_officers() -> None:
    state = court()
    state.officers = [6] * 4
    kai = give(state, "Kai", BLUE, 5)
    convert(state, BLUE, CONVERT_2, kai, 2)
    assert (state.armies[kai], state.officers[BLUE]) == (5, 6)


def test_court_example_05_the_audience() -> None:
    """TC-E05"""
    state = court()
    audience(state, [5, 3, 2, 2], [10, 8, 2])
    assert state.actors == (0,)
    play(state, "favour 8", LUCK)
    assert state.actors == (1,)
    assert [str(move) for move in state.legal(1)] == ["favour 2", "no favour"]
    with pytest.raises(IllegalMove, match="illegal-favour-price"):
        play(state, "favour 10", LUCK)
    play(state, "favour 2", LUCK)
    assert state.officers == [2, 1, 2, 2]
    assert state.favours == [EMPTY] * 3
    assert 10 not in state.favour_pile
    assert [one["player"].number for one in said(state, "no-favour")] == [2, 3]  # type: ignore[attr-defined]


def test_nobody_must_take_a_favour_and_nobody_has_two_turns() -> None:
    state = court()
    audience(state, [0, 7, 7, 4], [10, 8, 2])
    assert state.actors == (1,)
    play(state, "no favour", LUCK)
    play(state, "favour 10", LUCK)
    assert state.actors == (3,)
    play(state, "favour 2", LUCK)
    assert not any(isinstance(frame, Audience) for frame in state.stack)


def test_court_example_06_favour_12_takes_a_neutral_province() -> None:
    """TC-E06"""
    state = court()
    owari = give(state, "Owari", NEUTRAL, 0)
    favour(state, BLUE, 12)
    play(state, "choose Owari", LUCK)
    assert (state.owner[owari], state.armies[owari]) == (BLUE, 3)
    assert not said(state, "throw")[1:]
    state.check()


def test_favour_12_offers_own_and_neutral_provinces_in_play() -> None:
    state = court(3)
    favour(state, BLUE, 12)
    offered = {str(move).split()[1] for move in state.legal(BLUE)}
    assert "Izumo" not in offered
    assert "Awa-Boso" not in offered
    assert "Yamato" in offered
    assert "Suruga" not in offered


def test_favour_12_is_limited_by_the_reserve() -> None:
    state = court()
    spend(state, BLUE, keep=0)
    asked = len(state.stack)
    favour(state, BLUE, 12)
    assert len(state.stack) == asked


def test_court_example_07_favour_4_is_kept_and_cancels_the_next_marker() -> None:
    """TC-E07"""
    state = court()
    favour(state, BLUE, 4)
    assert state.calm[BLUE] == 1
    mikawa = give(state, "Mikawa", BLUE, 4)
    ACTION[TAX].carry_out(state, BLUE, mikawa, LUCK)
    assert (state.unrest[mikawa], state.calm[BLUE]) == (0, 0)
    ACTION[TAX].carry_out(state, BLUE, mikawa, LUCK)
    assert state.unrest[mikawa] == 1


def test_court_example_07_no_revolt_where_there_is_a_marker() -> None:
    """TC-E07"""
    state = court()
    favour(state, BLUE, 4)
    mikawa = give(state, "Mikawa", BLUE, 4, unrest=1)
    ACTION[TAX].carry_out(state, BLUE, mikawa, LUCK)
    assert state.unrest[mikawa] == 1
    assert not said(state, "revolt")


def test_a_suppressed_revolt_uses_the_kept_favour() -> None:
    state = court()
    empty_tower(state)
    mikawa = give(state, "Mikawa", BLUE, 30, unrest=2)
    state.calm[BLUE] = 1
    assert revolt(state, BLUE, mikawa, 1, LUCK)
    assert (state.unrest[mikawa], state.calm[BLUE]) == (2, 0)


def test_favour_4_must_remove_a_marker_if_there_is_one() -> None:
    state = court()
    kai = give(state, "Kai", BLUE, 4, unrest=1)
    favour(state, BLUE, 4)
    assert (state.unrest[kai], state.calm[BLUE]) == (0, 0)


def test_court_example_08_protected_from_combat_a() -> None:
    """TC-E08"""
    state = court()
    source = give(state, "Shinano", BLUE, 4)
    kozuke = give(state, "Kozuke", YELLOW, 3)
    favour(state, YELLOW, 10)
    assert kozuke not in targets(state, BLUE, source, COMBAT_A)
    assert kozuke in targets(state, BLUE, source, COMBAT_B)
    favour(state, YELLOW, 18)
    assert kozuke not in targets(state, BLUE, source, COMBAT_B)


def test_protection_ends_with_the_round() -> None:
    state = court(seed="protected")
    state.shield = [3] * 4
    begin_round(state, {}, Chance("protected"))
    while state.season == 0:
        play(state, str(state.legal(state.actors[0])[0]), LUCK)
    assert state.shield == [0] * 4


@pytest.mark.parametrize(("number", "gained"), [(2, 2), (9, 4), (16, 6)])
def test_chests(number: int, gained: int) -> None:
    state = court()
    favour(state, RED, number)
    assert state.chests[RED] == 15 + gained


@pytest.mark.parametrize(("number", "gained"), [(5, 2), (15, 3), (20, 4)])
def test_rice(number: int, gained: int) -> None:
    state = court()
    favour(state, RED, number)
    assert state.rice[RED] == gained


@pytest.mark.parametrize(("number", "gained"), [(6, 1), (13, 2), (19, 3)])
def test_points(number: int, gained: int) -> None:
    state = court()
    favour(state, RED, number)
    assert state.points[RED] == gained
    state.check()


@pytest.mark.parametrize(("number", "gained"), [(3, 2), (8, 3), (14, 4)])
def test_armies_into_the_tray(number: int, gained: int) -> None:
    state = court()
    favour(state, RED, number)
    assert state.tray[RED] == gained
    state.check()


def test_a_theatre_by_favour_follows_the_event() -> None:
    state = court()
    hold(state, THEATRE_CALM[0])
    kai = give(state, "Kai", BLUE, 4, unrest=1)
    favour(state, BLUE, 7)
    play(state, "choose Kai", LUCK)
    assert (state.buildings[kai], state.unrest[kai], state.chests[BLUE]) == (4, 0, 15)


@pytest.mark.parametrize(("answer", "event"), [("event remove", -1), ("event keep", 0)])
def test_favour_1(answer: str, event: int) -> None:
    state = court()
    hold(state, 0)
    favour(state, BLUE, 1)
    play(state, answer, LUCK)
    assert state.event == event
    assert 0 not in state.event_row + state.event_pile


def test_eighteen_of_twenty_one_favours_are_seen() -> None:
    match = Match(GAME, 4, {"court": "on"}, "all")
    state = finish(match, in_any_order(Chance("players"))).state
    assert isinstance(state, Shogun)
    assert len(state.favour_pile) == 3


def test_a_tower_card_is_a_bid_of_nothing_and_no_action() -> None:
    """TC-2.2"""
    state = court(seed="bid")
    plans = {
        0: {"bid": "tower", "tax": "tower"},
        1: {"bid": "Kozuke"},
        2: {"bid": "chest-1"},
        3: {},
    }
    begin_round(state, plans, Chance("bid"))
    chosen = [one["player"].number for one in said(state, "place-taken")]  # type: ignore[attr-defined]
    assert chosen == [2, 1, 0, 3]
    assert state.chests == [15, 15, 14, 15]


def test_without_the_court_its_spaces_do_not_exist() -> None:
    state = new()
    with pytest.raises(IllegalMove, match="illegal-no-court"):
        state.apply(RED, GAME.move("plan convert-1 Omi"), LUCK)
    assert number("Omi") in state.hand(RED)
