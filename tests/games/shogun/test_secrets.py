"""SH-10: what is hidden, and how a seat imagines it."""

import json

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.core.game_loop import finish, in_any_order
from tatami.core.match import Match
from tatami.core.text import Seat, Text
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import BID, CHEST_0, EMPTY, SPACES
from tatami.games.shogun.rules.determinize import unseen_cards
from tatami.games.shogun.rules.state import Shogun
from tests.games.shogun.tables import BLUE, RED, YELLOW, lay, new, number, space


def in_the_actions(state: Shogun) -> None:
    """As if everyone had planned and the actions were under way."""
    state.phase = "actions"
    state.committed = [True] * state.players
    for seat in range(state.players):
        state.shown[seat * SPACES + BID] = True


def test_a_card_already_shown_is_not_imagined_again() -> None:
    state = new()
    in_the_actions(state)
    lay(state, {BLUE: {"castle": "Kozuke", "bid": "chest-2", "tax": "Hida"}})
    state.shown[BLUE * SPACES + space("castle")] = True
    for seed in range(30):
        world = state.determinize(RED, Chance(seed))
        plan = world.plan[BLUE * SPACES : (BLUE + 1) * SPACES]
        assert plan.count(number("Kozuke")) == 1
        assert plan.count(CHEST_0 + 2) == 1


def test_a_province_won_in_the_round_is_on_no_space() -> None:
    state = new()
    in_the_actions(state)
    state.win_province(BLUE, number("Owari"), 1)
    assert number("Owari") not in unseen_cards(state, BLUE)


def test_others_are_imagined_with_a_whole_plan_while_they_plan() -> None:
    state = new()
    state.chests[BLUE] = 0
    bids = set()
    for seed in range(40):
        world = state.determinize(RED, Chance(seed))
        plan = world.plan[BLUE * SPACES : BLUE * SPACES + BID + 1]
        assert EMPTY not in plan
        bids.add(plan[BID])
        world.check()
    assert not bids & {CHEST_0 + 1, CHEST_0 + 2, CHEST_0 + 3, CHEST_0 + 4}


def test_what_a_seat_has_laid_so_far_stays() -> None:
    state = new()
    lay(state, {RED: {"tax": "Settsu"}})
    world = state.determinize(RED, Chance(1))
    assert world.plan[:SPACES] == state.plan[:SPACES]


def test_too_few_cards_are_imagined_all_laid() -> None:
    state = new()
    for province in state.provinces_of(YELLOW)[1:]:
        state.reserve[YELLOW] += state.armies[province]
        state.make_neutral(province)
    empty_bids = 0
    for seed in range(60):
        world = state.determinize(RED, Chance(seed))
        plan = world.plan[YELLOW * SPACES : YELLOW * SPACES + BID + 1]
        assert plan.count(EMPTY) == 5
        empty_bids += plan[BID] == EMPTY
    assert 10 < empty_bids < 50


def written(state: Shogun) -> dict[str, object]:
    found: dict[str, object] = json.loads(json.dumps(state.dump()))
    return found


BREAKS = [
    ("game", "go", "no position of shogun"),
    ("players", 9, "3 to 5 players"),
    ("options", {"board": "mars"}, "board cannot be"),
    ("reserve", [1, 2], "'reserve' must be a list of 6"),
    ("reserve", [62, 62, 62, 62, 0, 20], "62 cubes in all"),
    ("tray", [0, 0, 0, 0, 0, "x"], "must be a whole number"),
    ("phase", "night", "'phase' must be one of"),
    ("provinces", {}, "exactly the provinces in play"),
    ("order", ["tax", "tax"], "twice"),
    ("order", ["tax"], "each action once"),
    ("event", "storm", "'storm' is not one of"),
    ("points", [1, 0, 0, 0], "not the sum"),
    ("supply", [28, 26, 25], "do not add up"),
    ("stack", [], "exactly when the game is over"),
    ("stack", [{"ask": "Dance"}], "is no frame"),
    (
        "stack",
        [{"ask": "March", "seat": 7, "province": 0, "action": 8}],
        "seat' must be a whole number",
    ),
    ("stack", [{"ask": "EndRound"}], "must be a question"),
    ("plans", [{"tax": {"card": "Kai", "shown": False}}, {}, {}, {}], "not in hand"),
    ("committed", [1, 0, 0, 0], "true or false"),
    ("favours", [1, 2, 3], "without the court"),
    ("choosing", [0, 0], "anything twice"),
]


@pytest.mark.parametrize(("key", "value", "problem"), BREAKS)
def test_a_broken_position_is_refused(key: str, value: object, problem: str) -> None:
    data = written(new())
    data[key] = value
    with pytest.raises(BadPosition, match=problem):
        GAME.load(data)


@pytest.mark.parametrize("key", sorted(written(new())))
def test_a_position_must_be_complete(key: str) -> None:
    data = written(new())
    del data[key]
    with pytest.raises(BadPosition, match=key):
        GAME.load(data)


def test_a_finished_game_can_be_written_and_read() -> None:
    match = Match(GAME, 4, {}, "finished")
    state = finish(match, in_any_order(Chance("players"))).state
    assert isinstance(state, Shogun)
    assert state.outcome is not None
    again = GAME.load(written(state))
    assert again.outcome is not None
    assert again.outcome.json() == state.outcome.json()


def test_a_review_tells_the_combats_that_lay_face_down() -> None:
    state = new()
    in_the_actions(state)
    lay(
        state,
        {
            RED: {"combat-a": "Settsu"},
            BLUE: {"combat-a": "Kozuke", "combat-b": "Hida"},
            YELLOW: {"combat-a": "chest-1", "combat-b": "chest-2"},
        },
    )
    state.shown[BLUE * SPACES + space("combat-a")] = True
    state.committed = [seat in (RED, BLUE, YELLOW) for seat in range(state.players)]
    assert GAME.advisor.hidden(state, RED) == [
        Text("hidden-combats", {"player": Seat(BLUE), "provinces": ["province-hida"]}),
        Text("hidden-peace", {"player": Seat(YELLOW)}),
    ]
    state.committed[BLUE] = False
    assert [fact.id for fact in GAME.advisor.hidden(state, RED)] == ["hidden-peace"]
