"""Every move of a bot can say why: from what its seat knows, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

import tatami
from tatami.bots import why as why_module
from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.bots.trials import Trial
from tatami.bots.why import EVEN, ONLY, SECOND_LOOK, why
from tatami.bots.why_steps import Course, why_at
from tatami.core.chance import Chance
from tatami.core.game_loop import finish
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.record import write
from tatami.core.text import Text, read_text
from tatami.lab.bot_games import all_by
from tatami.language import LANGUAGES, Speaker
from tests.bots.test_fair import choices
from tests.tables import EXTREME_NAMES, EXTREMES


@pytest.mark.parametrize("id", tatami.games())
def test_every_kind_of_answer_has_a_reason_that_can_be_said(id: str) -> None:
    game, rng = tatami.game(id), Chance("players")
    speakers = [Speaker(language, id) for language in LANGUAGES]
    told: list[Text] = []
    kinds: set[str] = set()

    def move_and_say_why(match: Match) -> tuple[int, Move]:
        seat, kind = match.state.actors[0], type(match.state.decision).__name__
        move = game.advisor.reflex(match.state, seat, rng)
        if kind not in kinds:
            kinds.add(kind)
            reasons = why(Knowledge(game, match.state, seat), [move], Chance("thoughts"))
            assert reasons
            assert all(say(reason) for reason in reasons for say in speakers)
            told.extend(reasons)
        return seat, move

    finish(Match(game, game.default_players, {}, "why"), move_and_say_why)
    named = [reason for reason in told if reason not in (EVEN, ONLY)]
    assert len(named) > sum(reason == EVEN for reason in told)


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_a_reason_does_not_depend_on_the_hidden_truth(id: str, players: int) -> None:
    game = tatami.game(id)
    for state, seat in choices(id, players):
        before = state.dump()
        line = [state.legal(seat)[-1]]
        here = why(Knowledge(game, state, seat), line, Chance("why"))
        assert state.dump() == before
        world = state.determinize(seat, Chance("another world"))
        assert why(Knowledge(game, world, seat), line, Chance("why")) == here


def test_a_slip_is_not_called_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tatami.game("dicium-crazy-cup")
    state, seat = choices(game.id, 2)[0]
    good, bad = state.legal(seat)[:2]

    def tried(game: object, trials: list[Trial], *given: object, aspects: bool) -> None:
        for trial in trials:
            trial.add(0.2 if trial.line == [bad] else 0.6, {})

    monkeypatch.setattr(why_module, "try_in_imagined", tried)
    knowledge = Knowledge(game, state, seat)
    assert why(knowledge, [good], Chance("why")) == [EVEN]
    assert why(knowledge, [bad], Chance("why")) == [SECOND_LOOK]


@cache
def match_of(id: str) -> Match:
    game = tatami.game(id)
    match = Match(game, game.players[0], {}, "why")
    return finish(match, all_by(bot("careless:30", game), Chance("why")))


def test_steps_are_explained_in_any_order_for_bots_alone() -> None:
    match = match_of("samurai-sword")
    course = Course(match, {1: "greedy", 2: "greedy"})
    steps = [step for step, at in enumerate(match.steps, 1) if match.moves[at - 1].seat == 1][:4]
    forth = [course.why(step) for step in steps]
    assert all([seat for seat, _ in found] == [1] for found in forth)
    assert [course.why(step) for step in reversed(steps)] == forth[::-1]
    of_a_person = next(n for n, at in enumerate(match.steps, 1) if match.moves[at - 1].seat == 0)
    assert course.why(of_a_person) == []
    assert course.why(0) == course.why(len(match.steps) + 1) == []


def test_a_worker_tells_the_same() -> None:
    match = match_of("samurai-sword")
    bots = dict.fromkeys(range(match.players), "greedy")
    found = why_at(write(match, []), bots, 1)
    told = [(one.seat, [read_text(reason) for reason in one.reasons]) for one in found]
    assert told == Course(match, bots).why(1) != []


def test_a_whole_plan_is_explained_at_once() -> None:
    """In Shogun the cards of a plan are laid one by one, in secret; it is one answer."""
    game, thoughts = tatami.game("shogun"), Chance("why")
    match = Match(game, 3, {}, "why")
    while not game.advisor.in_parts(match.state, match.state.actors[0]):
        seat = match.state.actors[0]
        match.play(seat, game.advisor.reflex(match.state, seat, thoughts))
    first = match.state.actors[0]
    begun = len(match.steps)
    while first in match.state.actors:
        match.play(first, game.advisor.reflex(match.state, first, thoughts))
    course = Course(match, dict.fromkeys(range(3), "greedy"))
    told = [seat for step in range(begun + 1, len(match.steps) + 1) for seat, _ in course.why(step)]
    assert told == [first]
