"""SH-5: plans, bids and the order of play."""

import json
from collections import Counter

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import BID, CHEST_0, EMPTY, SPACES, TAKE_RICE, TAX
from tatami.games.shogun.rules.planning import cards_left
from tatami.games.shogun.rules.state import Shogun
from tests.games.shogun.tables import BLACK, BLUE, RED, YELLOW, begin_round, lay, new, said

LUCK = Chance("unused")


def put(state: Shogun, seat: int, *moves: str) -> None:
    for move in moves:
        state.apply(seat, GAME.move(move), LUCK)


def legal(state: Shogun, seat: int) -> set[str]:
    return {str(move) for move in state.legal(seat)}


def keep_provinces(state: Shogun, seat: int, count: int) -> None:
    for province in state.provinces_of(seat)[count:]:
        state.reserve[seat] += state.armies[province]
        state.make_neutral(province)


def test_everyone_plans_at_once_and_in_secret() -> None:
    """SH-5.3.4, SH-10.2"""
    state = new()
    assert state.actors == (0, 1, 2, 3)
    put(state, RED, "plan tax Settsu")
    assert state.view(RED)["players"][RED]["plan"]["tax"] == "Settsu"
    assert state.view(BLUE)["players"][RED]["plan"]["tax"] == "hidden"
    assert state.view(None)["players"][RED]["plan"]["bid"] == "hidden"


def test_every_card_is_used_once_and_every_space_once() -> None:
    state = new()
    put(state, RED, "plan tax Settsu")
    assert not any(move.startswith("plan tax") for move in legal(state, RED))
    assert not any(move.endswith(" Settsu") for move in legal(state, RED))
    with pytest.raises(IllegalMove, match="illegal-covered"):
        put(state, RED, "plan tax Omi")
    with pytest.raises(IllegalMove, match="illegal-card"):
        put(state, RED, "plan rice Settsu")


def test_a_card_can_be_taken_back_until_the_plan_is_confirmed() -> None:
    state = new()
    put(state, RED, "plan tax Settsu", "clear tax", "plan rice Settsu")
    assert state.view(RED)["players"][RED]["plan"]["rice"] == "Settsu"
    with pytest.raises(IllegalMove, match="illegal-clear-empty"):
        put(state, RED, "clear tax")
    with pytest.raises(IllegalMove, match="illegal-commit"):
        put(state, RED, "commit")


def test_a_plan_is_changed_as_often_as_one_likes() -> None:
    """SH-R02"""
    state = new()
    for _ in range(100):
        put(state, RED, "plan tax Settsu", "clear tax")
    assert state.view(RED)["players"][RED]["plan"]["tax"] is None


def test_taking_back_is_offered_to_people_and_needed_by_nobody() -> None:
    """SH-R02: whoever plays at random lays every card once."""
    state = new()
    put(state, RED, "plan tax Settsu")
    assert "clear tax" not in legal(state, RED)
    assert "clear tax" in {str(move) for move in state.moves_for_person(RED)}
    assert [move.index for move in state.moves_for_person(RED)] == sorted(
        move.index for move in state.moves_for_person(RED)
    )
    assert not state.take_backs(BLUE)


def test_a_bid_must_be_owned() -> None:
    state = new()
    state.chests[RED] = 2
    bids = {move for move in legal(state, RED) if move.startswith("plan bid chest")}
    assert bids == {"plan bid chest-0", "plan bid chest-1", "plan bid chest-2"}
    with pytest.raises(IllegalMove, match="illegal-bid"):
        put(state, RED, "plan bid chest-3")
    refused = state.view(RED)["refused"]
    assert {card: why["id"] for card, why in refused.items()} == {
        "chest-3": "illegal-bid",
        "chest-4": "illegal-bid",
    }


def test_the_last_card_that_can_be_bid_is_kept_for_the_bid() -> None:
    state = new()
    keep_provinces(state, RED, 6)
    state.chests[RED] = 0
    provinces = [str(move).split()[2] for move in state.legal(RED) if "plan tax " in str(move)]
    spaces = ["castle", "temple", "theatre", "rice", "place-5", "place-3"]
    put(
        state,
        RED,
        *(f"plan {space} {province}" for space, province in zip(spaces, provinces, strict=False)),
    )
    assert "plan tax chest-0" not in legal(state, RED)
    assert "plan tax chest-1" in legal(state, RED)
    with pytest.raises(IllegalMove, match="illegal-last-bid"):
        put(state, RED, "plan tax chest-0")
    assert state.view(RED)["refused"]["chest-0"]["id"] == "illegal-last-bid"
    put(state, RED, "plan bid chest-0", "plan tax chest-1")
    assert "chest-0" not in state.view(RED)["refused"]


def test_with_too_few_cards_all_are_laid_and_spaces_stay_empty() -> None:
    """SH-5.3.2"""
    state = new()
    keep_provinces(state, RED, 2)
    rng = Chance("few")
    while "commit" not in legal(state, RED):
        state.apply(RED, rng.chooses([m for m in state.legal(RED) if m.kind == "plan"]), LUCK)
    plan = state.plan[RED * SPACES : RED * SPACES + BID + 1]
    assert plan.count(EMPTY) == 4
    assert not cards_left(state, RED)


def test_with_too_few_cards_the_bid_may_stay_empty() -> None:
    state = new()
    keep_provinces(state, RED, 0)
    put(state, RED, *(f"plan {s} chest-{n}" for n, s in enumerate(("tax", "rice", "castle"))))
    put(state, RED, "plan temple chest-3", "plan theatre chest-4", "commit")
    assert state.plan[RED * SPACES + BID] == EMPTY


@pytest.mark.parametrize("seed", range(20))
def test_plans_can_always_be_completed(seed: int) -> None:
    rng = Chance(seed)
    state = new(court="on" if seed % 2 else "off")
    keep_provinces(state, RED, rng.below(9))
    state.chests[RED] = rng.below(5)
    while not state.committed[RED]:
        state.apply(RED, rng.chooses(state.legal(RED)), LUCK)
    laid = [card for card in state.plan[RED * SPACES : (RED + 1) * SPACES] if card != EMPTY]
    hand = state.hand(RED)
    assert len(laid) == min(len(hand), state.spaces)
    assert not Counter(laid) - Counter(hand)
    bid = state.plan[RED * SPACES + BID]
    assert bid < CHEST_0 or bid == CHEST_0 + 5 or bid - CHEST_0 <= state.chests[RED]


def test_the_order_in_which_players_commit_changes_nothing() -> None:
    plans = {
        RED: {"tax": "Settsu", "bid": "chest-2"},
        BLUE: {"rice": "Kozuke", "bid": "chest-2"},
        YELLOW: {"castle": "Mimasaka", "bid": "Hoki"},
        BLACK: {"combat-a": "Kai", "bid": "chest-0"},
    }
    results = set()
    for order in ((0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)):
        state = new(seed="same")
        lay(state, plans)
        rng = Chance("fill")
        for seat in range(4):
            while "commit" not in legal(state, seat):
                moves = [move for move in state.legal(seat) if move.kind == "plan"]
                state.apply(seat, rng.chooses(moves), LUCK)
        chance = Chance("the same luck")
        for seat in order:
            state.apply(seat, GAME.move("commit"), chance)
        results.add(json.dumps(state.dump(), sort_keys=True))
    assert len(results) == 1


def test_example_14_bids() -> None:
    """SH-E14"""
    orders = set()
    for seed in range(12):
        state = new(5, seed="bids")
        begin_bids(state, seed)
        orders.add(tuple(_choosers(state)))
    assert orders == {(3, 1, 0, 2, 4), (1, 3, 0, 2, 4)}


def begin_bids(state: Shogun, seed: int) -> None:
    bids = {0: {"bid": "Sagami"}, 1: {"bid": "chest-2"}, 2: {"bid": "chest-0"}}
    bids[3] = {"bid": "chest-2"}
    begin_round(state, bids, Chance(f"bids {seed}"))


def _choosers(state: Shogun) -> list[int]:
    return [taken["player"].number for taken in said(state, "place-taken")]  # type: ignore[attr-defined]


def test_bids_are_paid_and_the_order_follows_the_places() -> None:
    state = new(seed="paid")
    bids = {0: {"bid": "chest-1"}, 1: {"bid": "chest-4"}, 2: {"bid": "Hoki"}}
    begin_round(state, bids, Chance("paid"))
    assert state.chests == [14, 11, 15, 15]
    assert _choosers(state) == [1, 0, 2, 3]
    order = said(state, "order")[0]["players"]
    assert [seat.number for seat in order] == [1, 0, 2, 3]  # type: ignore[attr-defined]


def test_the_last_place_is_taken_without_asking() -> None:
    state = new(5, seed="last")
    begin_round(state, {}, Chance("last"))
    assert sorted(t["place"] for t in said(state, "place-taken")) == [1, 2, 3, 4, 5]  # type: ignore[type-var]


def test_warnings_before_a_plan_is_confirmed() -> None:
    state = new()
    state.chests[RED] = 3
    settsu = 33
    state.unrest[settsu] = 1
    put(state, RED, "plan tax Settsu", "plan castle Omi", "plan place-5 Yamato")
    forecast = state.view(RED)["forecast"]
    assert (forecast["cost"], forecast["tax"]) == (6, 7)
    assert {warning["id"] for warning in forecast["warnings"]} >= {"warn-revolt", "warn-bid"}
    assert state.view(BLUE)["forecast"]["cost"] == 0


@pytest.mark.parametrize("seed", range(60))
def test_a_suggestion_completes_what_was_begun(seed: int) -> None:
    """Whatever a person has laid, in whatever straits."""
    rng = Chance(seed)
    state = new(court="on" if seed % 2 else "off")
    keep_provinces(state, RED, rng.below(9))
    state.chests[RED] = rng.below(5)
    for _ in range(rng.below(state.spaces)):
        if "commit" not in legal(state, RED):
            state.apply(RED, rng.chooses(state.legal(RED)), LUCK)
    before = dict(state.view(RED)["players"][RED]["plan"])
    for move in GAME.advisor.suggestion(state.copy(), RED):
        state.apply(RED, move, LUCK)
    assert legal(state, RED) == {"commit"}
    after = state.view(RED)["players"][RED]["plan"]
    assert all(after[space] == card for space, card in before.items() if card)


def test_there_is_nothing_to_suggest_once_a_plan_stands() -> None:
    state = new()
    put(state, RED, *(str(move) for move in GAME.advisor.suggestion(state, RED)), "commit")
    assert GAME.advisor.suggestion(state, RED) == []


def warned(state: Shogun, seat: int) -> list[str]:
    return [warning["id"] for warning in state.view(seat)["forecast"]["warnings"]]


def test_a_conversion_that_fails_takes_nothing_from_the_next() -> None:
    state = new(court="on")
    state.tray[RED] = 2
    state.officers[RED] = 0
    put(state, RED, "plan convert-3 tower", "plan convert-2 tower")
    warnings = state.view(RED)["forecast"]["warnings"]
    assert [w["args"]["space"] for w in warnings if w["id"] == "warn-convert"] == [
        "space-convert-3"
    ]


def test_a_kept_favour_keeps_the_peasants_quiet() -> None:
    state = new(court="on")
    state.unrest[33] = 1
    put(state, RED, "plan tax Settsu")
    assert "warn-revolt" in warned(state, RED)
    state.calm[RED] = 1
    assert "warn-revolt" not in warned(state, RED)


def test_a_kept_favour_serves_the_first_income_only() -> None:
    state = new(court="on")
    state.calm[RED] = 1
    state.unrest[33] = 1
    state.action_order = [TAKE_RICE, TAX]
    put(state, RED, "plan tax Settsu", "plan rice Omi")
    assert "warn-revolt" in warned(state, RED)
    state.action_order = [TAX, TAKE_RICE]
    assert "warn-revolt" not in warned(state, RED)
