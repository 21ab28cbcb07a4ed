"""What people may do at a table, and what they are told when they may not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.text import Text
from tatami.table import requests as ask
from tatami.table.clock import GameClock, MoveClock
from tatami.table.founding import rematch
from tatami.table.log import Start
from tatami.table.permissions import LOG_LENGTH, laid_open, possible
from tatami.table.refusal import Refusal
from tests.table.desk import ID, Desk
from tests.table.toy import BID, OFFERS, ROLL, STEP, TOY


@contextmanager
def refused(id: str) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.reason.id == id


def notes(desk: Desk) -> list[str]:
    return [line.note.id for line in desk.table.chat if line.note is not None]


# before the game


def test_people_take_free_seats_in_order_or_by_choice() -> None:
    desk = Desk(TOY, 3)
    desk.do(None, ask.Join("Ada", "a", None))
    desk.do(None, ask.Join("Bea", "b", 2))
    with refused("error-seat-taken"):
        desk.do(None, ask.Join("Cid", "c", 2))
    desk.do(None, ask.Join("  Cid\n\x00 the  second ", "c", None))
    assert desk.table.names == ["Ada", "Cid the second", "Bea"]
    assert desk.table.seat_of("b") == 2
    assert desk.table.seat_of("") is None
    with refused("error-table-full"):
        desk.do(None, ask.Join("Dan", "d", None))


def test_names_are_neither_empty_nor_endless() -> None:
    desk = Desk(TOY, 2).sit(1)
    with refused("error-empty-text"):
        desk.do(None, ask.Join(" \t ", "b", None))
    with refused("error-long-text"):
        desk.do(None, ask.Join("x" * 41, "b", None))
    desk.do(0, ask.Rename(ID, "Ada"))
    assert desk.table.names[0] == "Ada"


def test_nobody_is_called_like_another() -> None:
    desk = Desk(TOY, 4)
    desk.do(None, ask.Join("Ada", "one", None))
    desk.do(None, ask.Join("Ada", "two", None))
    desk.do(None, ask.Join(" Ada ", "three", None))
    desk.do(0, ask.SeatBot(3, "easy"))
    assert desk.table.names[:3] == ["Ada", "Ada 2", "Ada 3"]
    desk.do(1, ask.Rename(ID, desk.table.names[3]))
    assert desk.table.names[1] == f"{desk.table.names[3]} 2"
    desk.do(0, ask.Rename(ID, "Ada"))
    assert desk.table.names[0] == "Ada"


def test_the_host_arranges_seats_while_waiting() -> None:
    desk = Desk(TOY, 3).sit(2)
    with refused("error-host-only"):
        desk.do(1, ask.Sit(ID, 2, "bot", "easy"))
    with refused("error-no-such-level"):
        desk.do(0, ask.Sit(ID, 2, "bot", "genius"))
    with refused("error-own-seat"):
        desk.do(0, ask.Sit(ID, 0, "open", ""))
    with refused("illegal-no-such-seat"):
        desk.do(0, ask.Sit(ID, 3, "open", ""))
    desk.do(0, ask.Sit(ID, 2, "bot", "easy"))
    desk.do(0, ask.Sit(ID, 1, "open", ""))
    assert [seat.kind for seat in desk.table.seats] == ["person", "open", "bot"]
    assert desk.table.seat_of("key 1") is None


def test_the_host_starts_when_no_seat_is_open() -> None:
    desk = Desk(TOY, 3).sit(2)
    with refused("error-seats-open"):
        desk.do(0, ask.Start(ID))
    desk.do(0, ask.SeatBot(2, "easy"))
    with refused("error-host-only"):
        desk.do(1, ask.Start(ID))
    with refused("error-not-playing"):
        desk.play(0, STEP)
    desk.start()
    with refused("error-started"):
        desk.do(0, ask.Start(ID))
    with refused("error-started"):
        desk.do(None, ask.Join("Dan", "d", None))


# looking back


def test_nothing_is_laid_open_before_the_game_is_over() -> None:
    """Whether it has not begun, is being played, or cannot go on here."""
    desk = Desk(TOY, 2).sit(2)
    assert not laid_open(desk.table, False)
    with refused("error-not-over"):
        laid_open(desk.table, True)
    desk.start()
    with refused("error-not-over"):
        laid_open(desk.table, True)
    desk.table.stopped = Text("stopped-damaged")
    with refused("stopped-damaged"):
        laid_open(desk.table, True)


def test_once_it_is_over_anybody_may_see_everything() -> None:
    desk = over(Desk(TOY, 2).sit(2).start())
    assert laid_open(desk.table, True)
    assert not laid_open(desk.table, False)


# moves


def test_a_move_answers_the_present_question_once() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    with refused("illegal-not-asked"):
        desk.play(1, STEP)
    with refused("illegal-now"):
        desk.play(0, OFFERS[0])
    with refused("error-no-such-move"):
        desk.do(0, ask.Play(ID, 1, 99))
    with refused("error-no-such-move"):
        desk.do(0, ask.Play(ID, 1, -1))
    desk.play(0, STEP, id="first")
    desk.play(1, STEP)
    with refused("error-other-move"):
        desk.play(0, STEP, question=1)
    with refused("error-other-move"):
        desk.play(0, STEP, question=3)
    with refused("error-replayed"):
        desk.play(0, STEP, id="first")
    assert desk.table.moves == 2


def test_a_message_from_before_an_undo_does_not_come_true_after_it() -> None:
    desk = Desk(TOY, 2).sit(1, bots=1).start()
    desk.play(0, STEP, question=1, id="first")
    desk.do(0, ask.Undo(ID))
    with refused("error-replayed"):
        desk.play(0, STEP, id="first")
    with refused("error-other-move"):
        desk.play(0, STEP, question=1)
    assert desk.table.moves == 0


def test_answers_given_at_once_may_arrive_in_any_order() -> None:
    desk = Desk(TOY, 3).sit(3).start()
    desk.play(0, BID)
    asked = [desk.question(seat) for seat in range(3)]
    desk.play(2, OFFERS[1], asked[2])
    desk.play(0, OFFERS[2], asked[0])
    with refused("illegal-not-asked"):
        desk.play(0, OFFERS[0], asked[0])
    with refused("error-other-move"):
        desk.play(1, OFFERS[0], asked[1] - 1)
    desk.play(1, OFFERS[0], asked[1])
    assert desk.table.moves == 2
    assert desk.table.match is not None
    assert len(desk.table.match.moves) == 4


def test_a_bots_answer_to_an_older_question_is_dropped() -> None:
    desk = Desk(TOY, 2).sit(1, bots=1).start()
    desk.play(0, STEP)
    question = desk.question(1)
    desk.do(0, ask.Undo(ID))
    desk.play(0, STEP)
    with refused("error-other-move"):
        desk.do(1, ask.BotPlay(question, STEP))
    desk.bot_plays(1, STEP)
    with refused("error-other-move"):
        desk.do(0, ask.BotPlay(desk.question(0), STEP))


# undo


def test_undo_takes_back_ones_own_move() -> None:
    desk = Desk(TOY, 3).sit(1, bots=2).start()
    with refused("illegal-undo"):
        desk.do(0, ask.Undo(ID))
    desk.play(0, STEP)
    desk.do(0, ask.Undo(ID))
    assert desk.table.moves == 0
    assert desk.table.actors == (0,)
    assert len(desk.table.events) == 0
    assert desk.table.rewound == 0
    assert notes(desk) == ["note-undo"]


@pytest.mark.parametrize("people", [1, 2])
def test_nobody_takes_back_what_a_person_or_a_bot_has_answered(people: int) -> None:
    desk = Desk(TOY, 2).sit(people, bots=2 - people).start()
    desk.play(0, STEP)
    if people == 2:
        desk.play(1, STEP)
    else:
        desk.bot_plays(1, STEP)
    with refused("illegal-undo-answered"):
        desk.do(0, ask.Undo(ID))
    assert desk.table.moves == 2


def test_chance_and_what_came_to_light_stay() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.play(0, ROLL)
    with refused("illegal-undo-luck"):
        desk.do(0, ask.Undo(ID))
    desk.play(1, BID)
    desk.play(0, OFFERS[1])
    desk.play(1, OFFERS[1])
    with refused("illegal-undo-shown"):
        desk.do(1, ask.Undo(ID))


def test_a_secret_answer_can_be_taken_back_whatever_the_others_do() -> None:
    desk = Desk(TOY, 3).sit(3).start()
    desk.play(0, BID)
    with refused("illegal-undo-answered"):
        desk.do(0, ask.Undo(ID))
    desk.play(0, OFFERS[0])
    desk.play(1, OFFERS[1])
    asked = desk.question(2)
    desk.do(0, ask.Undo(ID))
    assert desk.table.actors == (0, 2)
    assert desk.question(2) == asked
    assert notes(desk) == []
    desk.play(0, OFFERS[2])
    desk.play(2, OFFERS[2], asked)
    assert desk.table.events[-1].args == {"sum": 5}


def test_a_thousand_undos_do_not_make_a_table_slow_to_open() -> None:
    desk = Desk(tatami.game("samurai-sword"), 5, seed="undo").sit(5).start()
    rng = random.Random(1)
    match = desk.table.match
    assert match is not None
    undone = 0
    while undone < 1000:
        seat = match.state.actors[0]
        for move in match.state.legal(seat):
            trial = match.state.copy()
            luck = Chance("trial")
            trial.apply(seat, move, luck)
            if len(match.moves) > 80 and luck.draws == 0 and trial.revealed == match.state.revealed:
                for _ in range(1000):
                    desk.play(seat, move)
                    desk.do(seat, ask.Undo(ID))
                    undone += 1
                break
        else:
            desk.play(seat, rng.choice(match.state.legal(seat)))
    started = process_time()
    assert desk.again().undos == undone
    assert process_time() - started < 0.001 * undone, "an undo costs as much as a whole game"


# stand-ins


def test_a_bot_takes_over_an_absent_seat_when_all_others_agree() -> None:
    desk = Desk(TOY, 4).sit(4).start()
    with refused("error-not-absent"):
        desk.do(0, ask.Takeover(ID, 1), {0, 1, 2})
    with refused("error-not-absent"):
        desk.do(0, ask.Takeover(ID, 0), {1, 2})
    desk.do(0, ask.Takeover(ID, 1), {0, 2})  # seat 3 is not there either and is not asked
    assert desk.table.pending is not None
    assert desk.table.pending.needs == {2}
    desk.do(2, ask.Consent(ID, "takeover", True))
    assert desk.table.seats[1].stand_in == "agreed"
    desk.play(0, STEP)
    assert desk.table.thinking() == [1]
    with refused("error-bot-plays"):
        desk.play(1, STEP)
    with refused("error-not-a-person"):
        desk.do(0, ask.Takeover(ID, 1), {0})
    desk.do(1, ask.Handback(ID))
    desk.play(1, STEP)
    with refused("error-no-handback"):
        desk.do(1, ask.Handback(ID))
    assert notes(desk) == ["note-takeover", "note-handback"]


def test_who_has_come_back_is_not_replaced() -> None:
    desk = Desk(TOY, 3).sit(3).start()
    desk.do(0, ask.Takeover(ID, 1), {0, 2})
    with refused("error-not-absent"):
        desk.do(2, ask.Consent(ID, "takeover", True), {0, 1, 2})
    desk.do(2, ask.Consent(ID, "takeover", False), {0, 1, 2})
    assert desk.table.seats[1].stand_in is None


def test_alone_at_the_table_nobody_has_to_be_asked() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.do(0, ask.Takeover(ID, 1), {0})
    assert desk.table.seats[1].stand_in == "agreed"


def test_who_resigns_does_not_come_back() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.do(0, ask.Resign(ID))
    assert desk.table.thinking() == [0]
    with refused("error-no-handback"):
        desk.do(0, ask.Handback(ID))
    with refused("error-bot-plays"):
        desk.do(0, ask.Resign(ID))
    desk.bot_plays(0, STEP)
    assert desk.table.people() == [1]


@pytest.mark.parametrize(("clock", "back"), [(MoveClock(10), True), (GameClock(10), False)])
def test_when_time_is_up_a_bot_plays_on(clock: MoveClock | GameClock, back: bool) -> None:
    desk = Desk(TOY, 2, clock).sit(2).start()
    desk.now = 9.0
    with refused("error-time-left"):
        desk.do(0, ask.Flag())
    desk.now = 99.0
    with refused("error-time-left"):
        desk.do(1, ask.Flag())
    desk.now = 10.0
    with refused("error-time-up"):
        desk.play(0, STEP)
    desk.do(0, ask.Flag())
    assert desk.table.thinking() == [0]
    with refused("error-bot-plays"):
        desk.do(0, ask.Flag())
    assert ("handback" in possible(desk.table, 0, {0, 1})) is back
    if back:
        desk.do(0, ask.Handback(ID))
        assert desk.table.clocks.left(0, desk.now) == 10


# another friend


def test_the_host_frees_the_seat_of_an_absent_friend() -> None:
    desk = Desk(TOY, 4).sit(3, bots=1).start()
    with refused("error-host-only"):
        desk.do(2, ask.Sit(ID, 1, "open"), {0, 2})
    with refused("error-not-absent"):
        desk.do(0, ask.Sit(ID, 1, "open"), {0, 1, 2})
    with refused("error-not-a-person"):
        desk.do(0, ask.Sit(ID, 3, "open"), {0, 2})
    with refused("error-started"):
        desk.do(0, ask.Sit(ID, 1, "bot", "easy"), {0, 2})
    with refused("error-own-seat"):
        desk.do(0, ask.Sit(ID, 0, "open"), {0, 2})
    desk.play(0, STEP)
    old = desk.question(1)
    desk.do(0, ask.Sit(ID, 1, "open"), {0, 2})
    assert desk.table.seat_of("key 1") is None
    assert desk.table.names[1] == "P1"
    assert desk.table.thinking() == []
    with refused("error-bot-plays"):
        desk.play(1, STEP)
    desk.do(None, ask.Join("Chiyo", "key of Chiyo"), {0, 2})
    assert desk.table.seat_of("key of Chiyo") == 1
    with refused("error-other-move"):
        desk.play(1, STEP, question=old)
    desk.play(1, STEP)
    assert notes(desk) == ["note-seat-free", "note-sits-down"]
    with refused("error-started"):
        desk.do(None, ask.Join("Daiki", "key of Daiki"))


def test_a_friend_who_sits_down_may_number_messages_as_the_one_before_did() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.play(0, STEP)
    desk.play(1, STEP, id="1")
    desk.play(0, STEP)
    desk.do(0, ask.Sit(ID, 1, "open"), {0})
    desk.do(None, ask.Join("Chiyo", "key of Chiyo"))
    desk.play(1, STEP, id="1")
    with refused("error-replayed"):
        desk.play(1, STEP, id="1")


def test_a_bot_plays_a_free_seat_until_somebody_sits_down() -> None:
    desk = Desk(TOY, 3).sit(3).start()
    desk.do(0, ask.Sit(ID, 1, "open"), {0, 2})
    desk.do(0, ask.Takeover(ID, 1), {0, 2})
    desk.do(2, ask.Consent(ID, "takeover", True), {0, 2})
    desk.play(0, STEP)
    assert desk.table.thinking() == [1]
    desk.do(None, ask.Join("Chiyo", "key of Chiyo"))
    assert desk.table.thinking() == []
    desk.play(1, STEP)


def test_a_proposal_to_let_a_bot_play_ends_when_the_seat_changes_hands() -> None:
    desk = Desk(TOY, 3).sit(3).start()
    desk.do(0, ask.Takeover(ID, 1), {0, 2})
    desk.do(0, ask.Sit(ID, 1, "open"), {0, 2})
    with refused("error-nothing-asked"):
        desk.do(2, ask.Consent(ID, "takeover", True), {0, 2})


@pytest.mark.parametrize(("clock", "left"), [(MoveClock(10), 10), (GameClock(10), 4)])
def test_a_friend_who_sits_down_has_the_time_of_the_seat(
    clock: MoveClock | GameClock, left: float
) -> None:
    desk = Desk(TOY, 2, clock).sit(2).start()
    desk.play(0, STEP)
    desk.now = 6.0
    desk.do(0, ask.Sit(ID, 1, "open"), {0})
    desk.now = 90.0
    assert desk.table.clocks.next_flag(desk.now) is None
    desk.do(None, ask.Join("Chiyo", "key of Chiyo"))
    assert desk.table.clocks.next_flag(desk.now) == (left, 1)


def test_nobody_sits_down_where_the_time_is_used_up() -> None:
    desk = Desk(TOY, 2, GameClock(10)).sit(2).start()
    desk.play(0, STEP)
    desk.now = 10.0
    desk.do(1, ask.Flag())
    with refused("error-no-time"):
        desk.do(0, ask.Sit(ID, 1, "open"), {0})


def test_a_rematch_waits_for_a_friend_on_a_free_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tatami.table.founding.find_game", {TOY.id: TOY}.get)
    desk = Desk(TOY, 2).sit(2).start()
    desk.do(0, ask.Sit(ID, 1, "open"), {0})
    assert [entry for entry in rematch(desk.table, 0).entries if isinstance(entry, Start)] == []


# the end


def over(desk: Desk) -> Desk:
    for turn in range(3):
        seat = turn % 2
        desk.play(seat, BID)
        desk.play(0, OFFERS[0])
        desk.play(1, OFFERS[0])
    assert desk.table.phase == "over"
    return desk


def test_after_the_end_there_is_talk_and_a_rematch_and_nothing_else() -> None:
    desk = over(Desk(TOY, 2).sit(2).start())
    for request in (ask.Undo(ID), ask.Resign(ID), ask.Handback(ID)):
        with refused("error-not-playing"):
            desk.do(0, request)
    with refused("error-not-playing"):
        desk.play(0, STEP)
    desk.do(0, ask.Say(ID, "Thank you!"))
    desk.do(1, ask.RematchReady("next"))
    with refused("error-rematch-exists"):
        desk.do(0, ask.RematchReady("other"))
    assert desk.table.rematch == "next"


def test_no_rematch_before_the_end() -> None:
    with refused("error-not-over"):
        Desk(TOY, 2).sit(2).start().do(0, ask.RematchReady("next"))


def test_what_is_said_has_a_limit() -> None:
    desk = Desk(TOY, 2).sit(2)
    desk.do(1, ask.Say(ID, "x" * 500))
    with refused("error-long-text"):
        desk.do(1, ask.Say(ID, "x" * 501))
    with refused("error-empty-text"):
        desk.do(1, ask.Say(ID, "\n"))
    assert [(line.n, line.seat, line.name) for line in desk.table.chat] == [(1, 1, "P1")]


# advice


def test_advice_is_for_who_is_alone_against_bots_and_everybody_hears_of_it() -> None:
    desk = Desk(TOY, 3).sit(1, 2).start()
    assert desk.table.advice
    desk.do(0, ask.Advise(ID, desk.question(0)))
    assert notes(desk) == ["note-advice"]
    assert [line.note for line in desk.again().chat] == [line.note for line in desk.table.chat]
    with refused("error-other-move"):
        desk.do(0, ask.Advise(ID, desk.question(0) + 1))


def test_among_people_the_host_decides_about_advice_before_the_game() -> None:
    desk = Desk(TOY, 3).sit(3)
    assert not desk.table.advice
    with refused("error-host-only"):
        desk.do(1, ask.Allow(ID, advice=True))
    desk.do(0, ask.Allow(ID, advice=True))
    assert desk.table.advice
    assert desk.again().advice
    desk.do(0, ask.Allow(ID, advice=False))
    desk.start()
    with refused("error-no-advice"):
        desk.do(0, ask.Advise(ID, desk.question(0)))
    with refused("error-started"):
        desk.do(0, ask.Allow(ID, advice=True))


def test_the_host_may_do_without_advice_even_alone() -> None:
    desk = Desk(TOY, 3).sit(1, 2)
    desk.do(0, ask.Allow(ID, advice=False))
    assert not desk.table.advice
    assert not Desk(TOY, 3).sit(1, 1).table.advice, "a friend may still come"


def test_nobody_fills_the_store_for_ever() -> None:
    desk = Desk(TOY, 3).sit(2, bots=1).start()
    desk.table.length = LOG_LENGTH
    with refused("error-log-full"):
        desk.do(0, ask.Rename(ID, "Another"))
    with refused("error-log-full"):
        desk.play(0, STEP)
