"""Looking back: from what was known then, adding up to what happened, blunders found."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache

import pytest

import tatami
from tatami.bots import review_steps as steps
from tatami.bots.registry import bot
from tatami.bots.review import LEAST, MOMENTS, SURE, Conclusion, Glance, Review, not_alike
from tatami.bots.review_steps import Subject
from tatami.core.chance import Chance
from tatami.core.errors import BadRecord
from tatami.core.game_loop import at_random, finish
from tatami.core.match import Match
from tatami.core.record import write
from tatami.core.text import Seat, Text, read_text
from tatami.lab.bot_games import all_by
from tatami.language import LANGUAGES, Speaker


@cache
def game_of(id: str, level: str = "careless:30") -> Match:
    game = tatami.game(id)
    match = Match(game, game.default_players, {}, "review")
    return finish(match, all_by(bot(level, game), Chance("review")))


@cache
def reviewed(id: str) -> Conclusion:
    subject = Subject(write(game_of(id), []), 1)
    with ThreadPoolExecutor(1) as here:
        return steps.work_out(subject, here, lambda done, total: None)


GAME = "dicium-crazy-cup"


def test_luck_and_choice_add_up_to_what_happened() -> None:
    found = reviewed(GAME)
    changed = found.result - found.points[0].chance
    assert found.luck + found.choice == pytest.approx(changed)
    assert all(0 <= point.chance <= 1 for point in found.points)


def test_every_choice_of_the_seat_is_a_point_and_nothing_else() -> None:
    match = game_of(GAME)
    found = reviewed(GAME)
    for point in found.points:
        assert match.moves[point.at].seat == found.seat
    forced = sum(played.seat == found.seat for played in match.moves) - len(found.points)
    assert len(found.points) > 0
    assert forced >= 0


def test_moments_are_surely_losses_and_can_be_said() -> None:
    match = game_of(GAME)
    found = reviewed(GAME)
    assert 0 < len(found.moments) <= MOMENTS
    for moment in found.moments:
        assert moment.lost >= LEAST
        assert moment.lost > SURE * moment.error
        assert moment.line == [match.moves[moment.at].move.index]
        assert moment.better != moment.line
        for language in LANGUAGES:
            say = Speaker(language, match.game.id)
            for text in (*moment.reasons, *moment.hidden):
                assert say(read_text(text))


def test_a_glance_that_is_unsure_acquits_nobody() -> None:
    """In the last round worlds are won or lost, so that six of them leave much doubt."""
    sure, unsure = Glance(0.6, 0.1, 0.5, 0.05), Glance(0.67, 0.2, 0.33, 0.34)
    small, hardly = Glance(0.6, 0.1, 0.59, 0.0), Glance(0.6, 0.1, 0.5, 0.3)
    assert Review(game_of(GAME), 1).suspects([sure, small, hardly, unsure]) == [3, 0]


def test_what_the_hard_bot_does_costs_nothing() -> None:
    review = Review(game_of(GAME, "hard"), 0)
    for number in range(0, len(review.choices), 9):
        assert review.glance(number).lost == 0
        assert review.examine(number) is None


def test_a_review_does_not_depend_on_what_was_hidden() -> None:
    match = game_of("samurai-sword", "greedy")
    here, twin = Review(match, 2), Review(match, 2)
    number = len(here.choices) // 2
    choice = here.choices[number]
    hidden = choice.state.determinize(2, Chance("another world"))
    assert hidden.dump() != choice.state.dump()
    twin.choices[number] = replace(choice, state=hidden)
    assert here.glance(number) == twin.glance(number)


def test_the_parts_of_a_plan_are_one_choice() -> None:
    match = Match(tatami.game("shogun"), 3, {}, "plans")
    review = Review(finish(match, at_random(Chance("plans"))), 0)
    plans = [choice for choice in review.choices if len(choice.line) > 1]
    assert len(plans) == 6
    for plan in plans:
        again = plan.state.copy()
        for move in plan.line:
            again.apply(0, move, Chance("none"))
        assert 0 not in again.actors
        assert len(plan.line) <= 15


def test_what_holds_for_the_played_move_too_is_no_reason_for_the_better_one() -> None:
    ninja, safer = Text("why-belief", {"percent": 90}), Text("why-safety")
    assert not_alike([ninja, safer], [ninja]) == [safer]
    assert not_alike([ninja], [ninja]) == [ninja]
    assert not_alike([ninja, safer], []) == [ninja, safer]


def test_an_unfinished_game_has_no_review() -> None:
    text = write(game_of(GAME), [])
    lines = text.splitlines()
    short = "\n".join([*lines[:30], lines[-2]]) + "\n"
    with pytest.raises(BadRecord, match="not over"):
        steps.match_of(Subject(short, 0))


def test_texts_survive_being_written() -> None:
    text = Text("why", {"who": Seat(2), "cards": ["card-bo", Seat(1), 3], "n": 4}, "SS-1")
    assert read_text(text.json()) == text
