"""Tempers show in plans: where armies are sent, among cards about as good."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.bots import temper as temper_module
from tatami.bots.bot import Knowledge
from tatami.bots.temper import TEMPERS, Tempered, of_temper, tastes_of
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.shogun.bot.plan_sketch import Ideas, install, sketch
from tatami.games.shogun.game import GAME
from tatami.games.shogun.rules.cards import BID, CHEST_0, COMBAT_A, COMBAT_B, NEUTRAL, TAX
from tatami.games.shogun.rules.moves import COMMIT, PLAN, PlanMove
from tatami.games.shogun.rules.provinces import NEIGHBOURS, PROVINCES
from tatami.games.shogun.rules.state import Shogun
from tests.games.shogun.tables import BLUE, RED, new


class _Lays:
    """Begins with a card on a space, and goes on by reflex."""

    def __init__(self, move: Move) -> None:
        self.move = move

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        if self.move in knowledge.legal:
            return self.move
        world = knowledge.imagine(rng)
        assert isinstance(world, Shogun)
        return GAME.advisor.reflex(world, knowledge.seat, rng)


def laid(state: Shogun, temper: str, instead: Move) -> PlanMove:
    player = Tempered(GAME, _Lays(instead), temper)
    move = player.choose(Knowledge(GAME, state, RED, foe=BLUE), Chance("thoughts"))
    assert isinstance(move, PlanMove)
    return move


def tastes(state: Shogun, temper: str, space: int) -> dict[Move, float]:
    knowledge = Knowledge(GAME, state, RED, foe=BLUE)
    province = state.provinces_of(RED)[0]
    return tastes_of(knowledge, PLAN[space][province], temper, Chance(1))


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(temper_module, "WORLDS", 2)
    monkeypatch.setattr(temper_module, "FIRST_WORLDS", 1)


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_chooses_among_cards_for_the_same_space(
    temper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new(seed="cards")
    liked = tastes(state, temper, COMBAT_A)
    least = min(liked, key=liked.__getitem__)
    monkeypatch.setattr(temper_module, "CLOSE", 2.0)
    move = laid(state, temper, least)
    assert move.space == COMBAT_A
    assert liked[move] == max(liked.values()) > liked[least]
    monkeypatch.setattr(temper_module, "CLOSE", -2.0)
    assert laid(state, temper, least) is least


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize("others_wait", [False, True])
def test_the_whole_plan_is_tried_as_the_bot_would_lay_it(
    others_wait: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = new(seed="whole")
    for seat in range(state.players):
        if others_wait and seat != RED:
            install(state, seat, sketch(Ideas(state, seat), Chance(seat), 0.0))
            state.apply(seat, COMMIT, Chance("unused"))
    tried: list[list[Move]] = []

    def watched(self: Tempered, one: Any, *rest: Any) -> None:
        tried.extend(attempt.line for attempt in one)

    monkeypatch.setattr(Tempered, "_try", watched)
    monkeypatch.setattr(temper_module._Tried, "loses_at_most", lambda *_, doubt: False)
    laid(state, "bold", PLAN[COMBAT_A][CHEST_0])
    assert len(tried) > 1
    plans = [{move.text.rpartition(" ")[0]: move for move in line} for line in tried]
    for line, plan in zip(tried, plans, strict=True):
        assert sum(plans[0][space] is not move for space, move in plan.items()) <= 2
        assert line[-1] is COMMIT
        spaces = [move.space for move in line if isinstance(move, PlanMove)]
        assert sorted(spaces) == list(range(state.spaces))


def test_the_bold_like_attacks_and_the_careful_peace() -> None:
    state = new(seed="tastes")
    bold, careful = tastes(state, "bold", COMBAT_B), tastes(state, "careful", COMBAT_B)
    for move in bold:
        assert isinstance(move, PlanMove)
        attacks = (
            move.card < PROVINCES
            and state.armies[move.card] > 1
            and any(state.owner[near] not in (RED, NEUTRAL) for near in NEIGHBOURS[move.card])
        )
        assert attacks == (bold[move] > 0) == (careful[move] < 0)
        assert (move.card >= CHEST_0) == (careful[move] > 0) == (bold[move] < 0)


def test_one_chest_card_stands_for_all_but_in_the_bid() -> None:
    state = new(seed="chests")
    for space, chests in ((COMBAT_A, 1), (BID, 5)):
        for card in (state.provinces_of(RED)[0], CHEST_0, CHEST_0 + 2):
            others = GAME.advisor.instead(state, RED, PLAN[space][card])
            assert PLAN[space][card] in others
            cards = [move.card for move in others if isinstance(move, PlanMove)]
            assert sum(card >= CHEST_0 for card in cards) == chests
            assert sum(card < PROVINCES for card in cards) == len(state.provinces_of(RED))


@pytest.mark.parametrize("temper", TEMPERS)
def test_nothing_but_where_armies_go_is_to_anybodys_taste(temper: str) -> None:
    assert set(tastes(new(seed="tastes"), temper, TAX).values()) == {0.0}


@pytest.mark.parametrize("temper", TEMPERS)
def test_the_card_does_not_depend_on_what_the_others_have_laid(
    temper: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(temper_module, "WORLDS", 4)
    monkeypatch.setattr(temper_module, "FIRST_WORLDS", 2)
    monkeypatch.setattr(temper_module, "CLOSE", 0.1)
    state = new(seed="fair")
    other = state.copy()
    install(other, BLUE, sketch(Ideas(other, BLUE), Chance("laid"), 0.0))
    first = PLAN[COMBAT_A][CHEST_0]
    assert laid(state, temper, first) is laid(other, temper, first)


def test_a_plan_to_the_taste_of_its_temper_says_so() -> None:
    state = new(seed="tastes")
    knowledge = Knowledge(GAME, state, RED, foe=BLUE)
    tax, peace = PLAN[TAX][CHEST_0], PLAN[COMBAT_A][CHEST_0]
    liked = tastes(state, "careful", COMBAT_A)
    war = min(liked, key=liked.__getitem__)
    told = Text("why-temper-careful")
    assert of_temper(knowledge, [tax, peace], "careful", Chance(1)) == told
    assert of_temper(knowledge, [tax, war], "careful", Chance(1)) is None
