"""Bots at a table have a temper: drawn from its luck or chosen by the host, told to everybody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import tatami
from tatami.bots.temper import TEMPERS
from tatami.cli.saved_games import seated
from tatami.core.chance import Chance
from tatami.core.record import read
from tatami.core.text import Seat, Text
from tatami.language import LANGUAGES, Speaker
from tatami.table import requests as ask
from tatami.table.founding import new_lesson, new_table
from tatami.table.log import Sit
from tatami.table.messages import summary
from tatami.table.refusal import Refusal, WrongTime
from tatami.table.reviews import Reviews
from tatami.table.store import Store
from tatami.table.wire import NewLesson, NewTable, SeatWish
from tests.table.desk import Desk

GAME = tatami.game("samurai-sword")


def waiting(seed: str = "a seed") -> Desk:
    desk = Desk(GAME, 5, seed=seed)
    desk.do(None, ask.Join("Ada", "key", 0))
    for seat in range(1, 5):
        desk.do(0, ask.Sit("sit", seat, "bot"))
    return desk


def tempers(desk: Desk) -> list[str]:
    return [seat.temper for seat in desk.table.seats]


def test_tempers_are_drawn_from_the_luck_of_the_table_each_once() -> None:
    assert sorted(tempers(waiting())[1:]) == sorted(TEMPERS)
    assert tempers(waiting()) == tempers(waiting())
    assert len({tuple(tempers(waiting(f"seed {n}"))) for n in range(8)}) > 1


def test_the_host_chooses_another_or_none_and_the_bot_keeps_its_name() -> None:
    desk = waiting()
    name = desk.table.seats[2].name
    desk.do(0, ask.Sit("sit", 2, "bot", "hard", "bold"))
    assert desk.table.seats[2].bot == "hard:bold"
    assert desk.table.seats[2].name == name
    assert summary(desk.table, set()).seats[2].temper == "bold"
    desk.do(0, ask.Sit("sit", 2, "bot", "hard", ""))
    assert desk.table.seats[2].bot == "hard"
    with pytest.raises(Refusal):
        desk.do(0, ask.Sit("sit", 2, "bot", "hard", "angry"))


def test_the_log_begins_with_the_tempers_and_the_record_names_them() -> None:
    desk = waiting()
    desk.do(0, ask.Start("start"))
    notes = [line.note for line in desk.table.chat]
    found = tempers(desk)
    assert notes == [
        Text(f"note-temper-{temper}", {"who": Seat(seat)})
        for seat, temper in enumerate(found)
        if temper
    ]
    assert all(line.after == 0 for line in desk.table.chat)
    for language in LANGUAGES:
        say = Speaker(language, GAME.id)
        assert all(say(note) for note in notes if note is not None)
    name = desk.table.names[1]
    assert f"seat 1 {name} (medium:{found[1]})\n" in desk.table.record()


def test_the_record_names_a_bot_without_a_temper() -> None:
    desk = waiting()
    desk.do(0, ask.Sit("sit", 2, "bot", "hard", ""))
    desk.do(0, ask.Start("start"))
    names = desk.table.names
    assert f"seat 0 {names[0]}\n" in desk.table.record()
    assert f"seat 2 {names[2]} (hard)\n" in desk.table.record()


def test_nobody_is_taken_for_a_bot_by_their_name() -> None:
    desk = Desk(GAME, 3).sit(3)
    for seat, name in enumerate(("Ada (hard)", "Bea (program:touch x)", "()")):
        desk.do(seat, ask.Rename("name", name))
    desk.start()
    names, bots = seated(read(desk.table.record()).names)
    assert bots == {}
    assert names == ["Ada hard", "Bea program:touch x", "?"]


def test_a_new_table_may_name_tempers_and_a_lesson_has_none() -> None:
    seats = [SeatWish("me"), SeatWish("bot", temper="bold"), SeatWish("bot", temper="")]
    founding, _ = new_table(NewTable(GAME.id, 3, "Ada", seats), "token")
    sat = [entry for entry in founding.entries if isinstance(entry, Sit)]
    assert [entry.temper for entry in sat] == ["", "bold", ""]
    lesson, _ = new_lesson(NewLesson(GAME.id, "Ada"), "token")
    assert not any(entry.temper for entry in lesson.entries if isinstance(entry, Sit))


def test_bots_say_why_once_the_game_is_over(tmp_path: Path) -> None:
    desk, rng = waiting(), Chance("moves")
    desk.do(0, ask.Start("start"))

    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"))
        reviews = Reviews(store, niceness=0)
        table = desk.table
        match = table.match
        assert match is not None
        with pytest.raises(WrongTime):
            await reviews.why(table, 1)
        while table.phase != "over":
            seat = match.state.actors[0]
            move = GAME.advisor.reflex(match.state, seat, rng)
            if seat == 0:
                desk.play(seat, move)
            else:
                desk.bot_plays(seat, move)
        step = next(n for n, at in enumerate(match.steps, 1) if match.moves[at - 1].seat == 3)
        found = await reviews.why(table, step)
        assert [answer.seat for answer in found.answers] == [3]
        assert found.answers[0].reasons
        assert await reviews.why(table, step) == found
        own = next(n for n, at in enumerate(match.steps, 1) if match.moves[at - 1].seat == 0)
        assert (await reviews.why(table, own)).answers == []
        with pytest.raises(Refusal):
            await reviews.why(table, len(match.steps) + 1)
        await reviews.close()
        store.close()

    asyncio.run(run())
