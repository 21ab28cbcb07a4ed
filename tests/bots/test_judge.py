"""Advice: from what a seat knows alone, the same every time, with reasons that can be said."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.bots.judge import AHEAD, ALIKE, MOST, Considered, Judge, apart, in_spite_of
from tatami.core.chance import Chance
from tatami.core.state import State
from tatami.core.text import Text
from tatami.language import LANGUAGES, Speaker
from tests.bots.test_fair import choices
from tests.tables import EXTREME_NAMES, EXTREMES

BUDGET = Budget(12)
MOST_GAMES = 100
"""In which enough is asked, however short they are."""


def considered(id: str, state: State, seat: int) -> list[Considered]:
    game = tatami.game(id)
    return Judge(game, BUDGET).consider(Knowledge(game, state, seat), Chance("advice")).considered


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_advice_does_not_depend_on_the_hidden_truth(id: str, players: int) -> None:
    for state, seat in choices(id, players):
        before = state.dump()
        here = considered(id, state, seat)
        assert state.dump() == before
        assert considered(id, state.determinize(seat, Chance("world")), seat) == here


@pytest.mark.parametrize("id", tatami.games())
def test_one_to_three_legal_moves_with_their_chances(id: str) -> None:
    for state, seat in choices(id, tatami.game(id).default_players):
        found = considered(id, state, seat)
        assert 1 <= len(found) <= MOST
        assert len({one.line for one in found}) == len(found)
        for one in found:
            assert one.odds is not None
            assert 0 <= one.odds.low <= one.odds.chance <= one.odds.high <= 1
            trial = state.copy()
            for move in one.line:
                trial.apply(seat, move, Chance("luck"))


@pytest.mark.parametrize("id", tatami.games())
def test_without_any_time_there_is_still_advice_and_it_is_said_to_be_hurried(id: str) -> None:
    game = tatami.game(id)
    for state, seat in choices(id, game.default_players):
        judge = Judge(game, Budget(0, 1e-9))
        hurried = judge.consider(Knowledge(game, state, seat), Chance("advice"))
        assert hurried.hurried
        assert hurried.considered[0].odds is not None
        glance = judge.glance(Knowledge(game, state, seat), Chance("advice"))
        assert glance.hurried
        for one in (*hurried.considered, *glance.considered):
            trial = state.copy()
            assert not game.advisor.in_parts(trial, seat) or len(one.line) > 1
            for move in one.line:
                trial.apply(seat, move, Chance("luck"))


@pytest.mark.parametrize("id", tatami.games())
def test_most_advice_has_a_reason_that_can_be_said(id: str) -> None:
    game = tatami.game(id)
    chance, rng = Chance("reasons"), Chance("players")
    state = game.new(chance=chance)
    asked = explained = number = 0
    games = 1
    while asked < 8 or (asked < 12 and explained <= asked / 2):  # more where few do not settle it
        if state.outcome is not None:
            games += 1
            assert games <= MOST_GAMES, "too few questions have more than one answer"
            state = game.new(chance=chance)
        seat = state.actors[0]
        choosing = len(state.legal(seat)) > 1
        number += choosing
        if choosing and number % 7 == 0:
            asked += 1
            found = considered(id, state, seat)
            assert all(one.reasons for one in found)
            explained += any(reason != ALIKE for one in found for reason in one.reasons)
            for language in LANGUAGES:
                say = Speaker(language, id)
                assert all(say(reason) for one in found for reason in one.reasons)
        state.apply(seat, game.advisor.reflex(state, seat, rng), chance)
    assert explained > asked / 2


def test_what_holds_for_all_moves_alike_is_said_once_and_tells_none_from_the_others() -> None:
    hungry, safer, weaker = Text("but-winter", {"amount": 2}), Text("why-life"), Text("but-life")
    assert apart([[safer, hungry], [weaker, hungry]]) == [[safer, hungry], [weaker]]
    assert apart([[hungry], [hungry], [weaker, hungry]]) == [[ALIKE, hungry], [ALIKE], [weaker]]
    assert apart([[], [weaker]]) == [[ALIKE], [weaker]]
    assert apart([[hungry]]) == [[hungry]]
    assert apart([[]]) == [[ALIKE]]


def test_the_best_move_is_not_advised_with_reasons_against_it_alone() -> None:
    safer, weaker = Text("why-life"), Text("but-life")
    assert in_spite_of([weaker]) == [AHEAD, weaker]
    assert in_spite_of([weaker], ALIKE) == [ALIKE, weaker]
    for told in ([weaker, safer], [safer], []):
        assert in_spite_of(told) == told


@pytest.mark.parametrize("id", tatami.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_aspect_has_its_sentences(id: str, language: str) -> None:
    game = tatami.game(id)
    say = Speaker(language, id)
    for state, seat in choices(id, game.default_players):
        world = Knowledge(game, state, seat).imagine(Chance("world"))
        line = [state.legal(seat)[0]]
        for name in game.advisor.aspects(world, seat):
            for gain in (-2.0, 1.0):
                for reason in game.advisor.reasons(world, seat, line, {name: gain}):
                    assert say(reason)
