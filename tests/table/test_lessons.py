"""Every lesson is played to its end: by who follows it, and by who does as they like."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games import game as find_game
from tatami.games import games
from tatami.language import LANGUAGES, Speaker
from tatami.table import log
from tatami.table import requests as ask
from tatami.table.clock import Outages
from tatami.table.founding import new_lesson
from tatami.table.lesson import Moment, lesson_of, words
from tatami.table.permissions import entry_for
from tatami.table.refusal import Refusal
from tatami.table.table import Table
from tatami.table.wire import NewLesson

Answer = Callable[[Table, Moment | None], Move]
LONGEST = 50
"""So many words a step may have."""
MOST = 14
NEARLY_ALL = 0.75
"""So much of a lesson is told to whoever does as they like."""


class Lesson:
    """A guided game at a table; its bots play as they do on a server."""

    def __init__(self, game: str) -> None:
        founding, self.seat = new_lesson(NewLesson(game, "Ada"), "token")
        lesson = lesson_of(game)
        assert lesson is not None
        self.lesson = lesson
        self.log: list[log.AnyEntry] = []
        self.told: list[str] = []
        self.table = Table(founding.setup, find_game(game), Outages([]))
        for entry in founding.entries:
            self.add(entry)

    def add(self, entry: log.AnyEntry) -> None:
        self.log.append(entry)
        self.table.apply(entry, 0.0)

    def do(self, request: ask.Request, by: int | None = None) -> None:
        self.add(entry_for(self.table, self.seat if by is None else by, request, 0.0, set()))

    def play(self, answer: Answer) -> list[str]:
        """To the end; the names of the steps as they were told."""
        table = self.table
        while table.phase == "playing":
            self.answer_bots()
            if table.phase != "playing":
                break
            moment = table.moment(self.seat)
            if moment is not None:
                self.told.append(moment.step.name)
                assert moment.number == len(self.told)
                if not moment.lit:
                    self.do(ask.Read("read", moment.step.name))
                    continue
            move = answer(table, moment)
            self.do(ask.Play(str(table.length), table.asked[self.seat].number, move.index))
        return self.told

    def answer_bots(self) -> None:
        while thinking := self.table.thinking():
            self._bot_plays(thinking[0])

    def _bot_plays(self, seat: int) -> None:
        table = self.table
        assert table.match is not None
        level = table.seats[seat].bot
        assert level is not None
        luck = table.bots_luck
        drawn = table.match.state.determinize(seat, Chance(luck))
        knowledge = Knowledge(table.game, drawn, seat, drawn=True)
        move = bot(level, table.game).choose(knowledge, Chance(luck))
        self.do(ask.BotPlay(table.asked[seat].number, move), seat)


TAUGHT = [id for id in games() if lesson_of(id) is not None]


def quick(table: Table, seat: int) -> Move:
    """What the game's own advice would do at once."""
    assert table.match is not None
    luck, advisor = Chance(table.bots_luck), table.game.advisor
    return advisor.reflex(advisor.imagine(table.match.state, seat, luck), seat, luck)


@pytest.mark.parametrize("game", TAUGHT)
def test_who_follows_the_lesson_is_told_everything_in_order(game: str) -> None:
    course = Lesson(game)
    told = course.play(lambda table, moment: moment.lit[0] if moment else quick(table, course.seat))
    assert told == [step.name for step in course.lesson.step]
    assert len(told) <= MOST
    assert course.table.phase == "over"


@pytest.mark.parametrize("game", TAUGHT)
def test_who_does_as_they_like_comes_to_the_end_as_well(game: str) -> None:
    course, rng = Lesson(game), Chance("as I please")

    def anything(table: Table, moment: Moment | None) -> Move:
        assert table.match is not None
        return rng.chooses(table.match.state.legal(course.seat))

    told = course.play(anything)
    assert len(told) == len(set(told)) >= NEARLY_ALL * len(course.lesson.step)
    assert course.table.phase == "over"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_can_be_said(game: str, language: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    speak = Speaker(language, game)
    for step in lesson.step:
        assert speak(words(game, step))
        assert len(speak(words(game, step)).split()) <= LONGEST, step.name


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_taken_up_where_it_was_left(game: str) -> None:
    course = Lesson(game)
    first = course.table.moment(course.seat)
    while first is None:
        course.answer_bots()
        first = course.table.moment(course.seat)
    if not first.lit:
        course.do(ask.Read("read", first.step.name))
    again = Table(course.table.setup, course.table.game, Outages([]))
    for entry in course.log:
        again.apply(entry, 0.0)
    before, after = course.table.moment(course.seat), again.moment(course.seat)
    assert (before and before.step.name) == (after and after.step.name)


def test_only_what_is_told_can_be_read() -> None:
    course = Lesson(TAUGHT[0])
    with pytest.raises(Refusal) as refused:
        course.do(ask.Read("read", "no such step"))
    assert refused.value.reason.id == "error-nothing-to-read"
