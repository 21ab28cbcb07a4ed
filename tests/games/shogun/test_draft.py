"""SH-4: the draft."""

from typing import Any

import pytest

from tatami.core.chance import Chance
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import NEUTRAL
from tatami.games.shogun.rules.content import GROUPS
from tatami.games.shogun.rules.state import Shogun
from tests.games.shogun.tables import new, play, said


def drafted(players: int, seed: str, **options: str) -> Shogun:
    chance, rng = Chance(seed), Chance(f"players {seed}")
    chosen: dict[str, Any] = {"setup": "draft", **options}
    state = GAME.new(players, chance=chance, **chosen)
    while state.phase == "draft":
        state.apply(state.actors[0], rng.chooses(state.legal(state.actors[0])), chance)
        state.check()
    return state


@pytest.mark.parametrize("board", ["sun", "moon"])
@pytest.mark.parametrize(("players", "neutral"), [(3, 10), (4, 13), (5, 10)])
def test_everyone_places_all_groups(players: int, neutral: int, board: str) -> None:
    state = drafted(players, f"{players} {board}", board=board)
    for seat in range(players):
        armies = sorted((state.armies[p] for p in state.provinces_of(seat)), reverse=True)
        assert armies == GROUPS[players]
    assert state.owner.count(NEUTRAL) == neutral
    assert not state.draft_pile
    assert not state.offer


def test_an_open_or_the_hidden_card() -> None:
    state = new(setup="draft")
    chance = Chance("draft")
    first, second = state.view(0)["draft"]["offer"]
    names = state.view(0)["map"]["provinces"]
    legal = [str(move) for move in state.legal(state.actors[0])]
    assert legal == [f"take {names[first]['name']}", f"take {names[second]['name']}", "take hidden"]
    seat = state.actors[0]
    play(state, legal[0], chance)
    assert [str(move) for move in state.legal(seat)] == ["group 2", "group 3", "group 4", "group 5"]
    play(state, "group 4", chance)
    assert (state.owner[first], state.armies[first]) == (seat, 4)
    assert second in state.offer
    assert len(state.offer) == 2
    assert state.actors == ((seat + 1) % 4,)


def test_a_hidden_card_is_seen_before_the_group_is_chosen() -> None:
    """SH-R03"""
    state = new(setup="draft")
    offer = state.offer[:]
    play(state, "take hidden", Chance("hidden"))
    prompt = state.prompt(state.actors[0])
    assert prompt is not None
    assert prompt.args["province"] == said(state, "draft-hidden")[0]["province"]
    assert state.offer == offer


def test_the_same_offer_for_a_second_turn_goes_under_the_pile() -> None:
    state = new(3, setup="draft")
    chance = Chance("again")
    offer = sorted(state.offer)
    for _ in range(3):
        assert sorted(state.offer) == offer
        play(state, "take hidden", chance)
        play(state, "group 2", chance)
    assert said(state, "offer-renewed")
    assert state.draft_under == offer
    assert not set(state.offer) & set(offer)


def test_cards_under_the_pile_come_last_in_any_order() -> None:
    found = set()
    for seed in range(20):
        state = new(3, setup="draft")
        state.draft_under = sorted(state.draft_pile[:2])
        state.draft_pile = []
        play(state, "take hidden", Chance(seed))
        found.add(str(said(state, "draft-hidden")[0]["province"]))
    assert len(found) == 2


def test_the_moon_side_is_always_drafted() -> None:
    assert new(board="moon", setup="preset").phase == "draft"


def test_anybody_may_be_first() -> None:
    assert {new(5, seed=str(seed), setup="draft").actors[0] for seed in range(40)} == set(range(5))
