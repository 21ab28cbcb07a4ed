"""A guided first game in the terminal."""

from __future__ import annotations

import pytest

from tatami.language import Speaker
from tests.cli.conftest import Tatami


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lesson_is_told_above_its_questions(tatami: Tatami, language: str) -> None:
    game = "dicium-crazy-cup"
    answer = tatami("learn", game, "--lang", language, typed="1\n" * 8 + "quit\n")
    assert answer.code == 0, answer.err
    said = " ".join(answer.out.split())
    speak = Speaker(language, game)
    for step in ("aim", "dice", "reroll", "act"):
        assert said.count(" ".join(speak(f"lesson-{step}").split())) == 1, step
    assert max(len(line) for line in answer.out.splitlines() if "games/" not in line) <= 80


def test_a_lesson_is_taken_up_where_it_was_left(tatami: Tatami) -> None:
    left = tatami("learn", "dicium-crazy-cup", typed="1\nquit\n")
    [file] = [word for word in left.out.split() if word.endswith(".tatami")]
    again = tatami("play", "--resume", file, typed="1\n" * 6 + "quit\n")
    assert again.code == 0, again.err
    first, then = (" ".join(answer.out.split()) for answer in (left, again))
    speak = Speaker("en", "dicium-crazy-cup")
    told = [speak(f"lesson-{step}") for step in ("aim", "dice", "act")]
    assert [idea in first for idea in told] == [True, True, False]
    assert [idea in then for idea in told] == [False, True, True], "what is asked is told again"


def test_a_game_that_is_not_there_cannot_be_learnt(tatami: Tatami) -> None:
    assert tatami("learn", "2048").code == 2
