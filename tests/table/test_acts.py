"""What people may do at a table, and what they are told when they may not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tatami.table import acts
from tatami.table.clock import GameClock, MoveClock
from tatami.table.refusal import Refusal
from tests.table.desk import Desk
from tests.table.toy import BID, OFFERS, ROLL, STEP, TOY


@contextmanager
def refused(id: str) -> Iterator[None]:
    with pytest.raises(Refusal) as caught:
        yield
    assert caught.value.reason.id == id


def notes(desk: Desk) -> list[str]:
    return [line.note["id"] for line in desk.table.chat if line.note is not None]


# before the game


def test_people_take_free_seats_in_order_or_by_choice() -> None:
    desk = Desk(TOY, 3)
    desk.do(acts.join, None, "Ada", "a")
    desk.do(acts.join, 2, "Bea", "b")
    with refused("error-seat-taken"):
        desk.do(acts.join, 2, "Cid", "c")
    desk.do(acts.join, None, "  Cid\n\x00 the  second ", "c")
    assert desk.table.names == ["Ada", "Cid the second", "Bea"]
    assert desk.table.seat_of("b") == 2
    assert desk.table.seat_of("") is None
    with refused("error-table-full"):
        desk.do(acts.join, None, "Dan", "d")


def test_names_are_neither_empty_nor_endless() -> None:
    desk = Desk(TOY, 2).sit(1)
    with refused("error-empty-text"):
        desk.do(acts.join, None, " \t ", "b")
    with refused("error-long-text"):
        desk.do(acts.join, None, "x" * 41, "b")
    desk.do(acts.rename, 0, "Ada")
    assert desk.table.names[0] == "Ada"


def test_nobody_is_called_like_another() -> None:
    desk = Desk(TOY, 4)
    desk.do(acts.join, None, "Ada", "one")
    desk.do(acts.join, None, "Ada", "two")
    desk.do(acts.join, None, " Ada ", "three")
    desk.do(acts.seat_bot, 3, "easy")
    assert desk.table.names[:3] == ["Ada", "Ada 2", "Ada 3"]
    desk.do(acts.rename, 1, desk.table.names[3])
    assert desk.table.names[1] == f"{desk.table.names[3]} 2"
    desk.do(acts.rename, 0, "Ada")
    assert desk.table.names[0] == "Ada"


def test_the_host_arranges_seats_while_waiting() -> None:
    desk = Desk(TOY, 3).sit(2)
    with refused("error-host-only"):
        desk.do(acts.arrange, 1, 2, "bot", "easy")
    with refused("error-no-such-level"):
        desk.do(acts.arrange, 0, 2, "bot", "genius")
    with refused("error-own-seat"):
        desk.do(acts.arrange, 0, 0, "open", "")
    with refused("illegal-no-such-seat"):
        desk.do(acts.arrange, 0, 3, "open", "")
    desk.do(acts.arrange, 0, 2, "bot", "easy")
    desk.do(acts.arrange, 0, 1, "open", "")
    assert [seat.kind for seat in desk.table.seats] == ["person", "open", "bot"]
    assert desk.table.seat_of("key 1") is None


def test_the_host_starts_when_no_seat_is_open() -> None:
    desk = Desk(TOY, 3).sit(2)
    with refused("error-seats-open"):
        desk.do(acts.start, 0)
    desk.do(acts.seat_bot, 2, "easy")
    with refused("error-host-only"):
        desk.do(acts.start, 1)
    with refused("error-not-playing"):
        desk.play(0, STEP)
    desk.start()
    with refused("error-started"):
        desk.do(acts.start, 0)
    with refused("error-started"):
        desk.do(acts.join, None, "Dan", "d")


# moves


def test_a_move_answers_the_present_question_once() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    with refused("illegal-not-asked"):
        desk.play(1, STEP)
    with refused("illegal-now"):
        desk.play(0, OFFERS[0])
    with refused("error-no-such-move"):
        desk.do(acts.play, 0, 0, 99, "id", 0.0)
    with refused("error-no-such-move"):
        desk.do(acts.play, 0, 0, -1, "id", 0.0)
    desk.play(0, STEP, id="first")
    desk.play(1, STEP)
    with refused("error-other-move"):
        desk.play(0, STEP, number=0)
    with refused("error-other-move"):
        desk.play(0, STEP, number=3)
    with refused("error-replayed"):
        desk.play(0, STEP, id="first")
    assert desk.table.moves == 2


def test_a_message_from_before_an_undo_does_not_come_true_after_it() -> None:
    desk = Desk(TOY, 2).sit(1, bots=1).start()
    desk.play(0, STEP, number=0, id="first")
    desk.do(acts.undo, 0)
    with refused("error-replayed"):
        desk.play(0, STEP, number=0, id="first")
    assert desk.table.moves == 0


def test_answers_given_at_once_may_arrive_in_any_order() -> None:
    desk = Desk(TOY, 3).sit(3).start()
    desk.play(0, BID)
    asked = desk.table.moves
    desk.play(2, OFFERS[1], number=asked)
    desk.play(0, OFFERS[2], number=asked)
    with refused("illegal-not-asked"):
        desk.play(0, OFFERS[0], number=asked)
    with refused("error-other-move"):
        desk.play(1, OFFERS[0], number=asked - 1)
    desk.play(1, OFFERS[0], number=asked)
    assert desk.table.moves == 4


def test_a_bots_answer_to_an_older_question_is_dropped() -> None:
    desk = Desk(TOY, 2).sit(1, bots=1).start()
    desk.play(0, STEP)
    question = desk.table.asked[1]
    desk.do(acts.undo, 0)
    desk.play(0, STEP)
    with refused("error-other-move"):
        desk.do(acts.bot_play, 1, question, STEP)
    desk.bot_plays(1, STEP)
    with refused("error-other-move"):
        desk.do(acts.bot_play, 0, desk.table.asked[0], STEP)


# undo


def test_undo_takes_back_ones_own_move_and_those_of_bots() -> None:
    desk = Desk(TOY, 3).sit(1, bots=2).start()
    desk.play(0, STEP)
    desk.bot_plays(1, STEP)
    desk.bot_plays(2, STEP)
    desk.do(acts.undo, 0)
    assert desk.table.moves == 0
    assert desk.table.actors == (0,)
    assert len(desk.table.events) == 0
    assert desk.table.rewound == 0
    with refused("illegal-undo"):
        desk.do(acts.undo, 0)
    assert notes(desk) == ["note-undo"]


def test_undo_past_other_people_needs_all_of_them() -> None:
    desk = Desk(TOY, 3).sit(3).start()
    for seat in (0, 1, 2):
        desk.play(seat, STEP)
    desk.do(acts.undo, 0)
    assert desk.table.moves == 3
    with refused("error-request-pending"):
        desk.do(acts.undo, 1)
    with refused("error-nothing-asked"):
        desk.do(acts.consent, 0, "undo", True)
    with refused("error-nothing-asked"):
        desk.do(acts.consent, 1, "takeover", True)
    desk.do(acts.consent, 1, "undo", True)
    with refused("error-nothing-asked"):
        desk.do(acts.consent, 1, "undo", True)
    assert desk.table.moves == 3
    desk.do(acts.consent, 2, "undo", True)
    assert desk.table.moves == 0


def test_one_no_or_the_next_move_ends_a_request() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.play(0, STEP)
    desk.play(1, STEP)
    desk.do(acts.undo, 0)
    desk.do(acts.consent, 1, "undo", False)
    assert desk.table.request is None
    assert notes(desk) == ["note-undo-refused"]
    desk.do(acts.undo, 0)
    desk.play(0, STEP)
    with refused("error-nothing-asked"):
        desk.do(acts.consent, 1, "undo", True)
    assert desk.table.moves == 3


def test_chance_and_what_came_to_light_stay() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.play(0, ROLL)
    with refused("illegal-undo"):
        desk.do(acts.undo, 0)
    desk.play(1, BID)
    desk.play(0, OFFERS[0])
    desk.do(acts.undo, 0)
    desk.play(0, OFFERS[1])
    desk.play(1, OFFERS[1])
    with refused("illegal-undo"):
        desk.do(acts.undo, 1)


# stand-ins


def test_a_bot_takes_over_an_absent_seat_when_all_others_agree() -> None:
    desk = Desk(TOY, 4).sit(4).start()
    with refused("error-not-absent"):
        desk.do(acts.takeover, 0, 1, {0, 1, 2})
    with refused("error-not-absent"):
        desk.do(acts.takeover, 0, 0, {1, 2})
    desk.do(acts.takeover, 0, 1, {0, 2})  # seat 3 is not there either and is not asked
    assert desk.table.request is not None
    assert desk.table.request.needs == {2}
    desk.do(acts.consent, 2, "takeover", True)
    assert desk.table.seats[1].stand_in == "agreed"
    desk.play(0, STEP)
    assert desk.table.thinking() == [1]
    with refused("error-bot-plays"):
        desk.play(1, STEP)
    with refused("error-not-a-person"):
        desk.do(acts.takeover, 0, 1, {0})
    desk.do(acts.handback, 1)
    desk.play(1, STEP)
    with refused("error-no-handback"):
        desk.do(acts.handback, 1)
    assert notes(desk) == ["note-takeover", "note-handback"]


def test_alone_at_the_table_nobody_has_to_be_asked() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.do(acts.takeover, 0, 1, {0})
    assert desk.table.seats[1].stand_in == "agreed"


def test_who_resigns_does_not_come_back() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.do(acts.resign, 0)
    assert desk.table.thinking() == [0]
    with refused("error-no-handback"):
        desk.do(acts.handback, 0)
    with refused("error-bot-plays"):
        desk.do(acts.resign, 0)
    desk.bot_plays(0, STEP)
    assert desk.table.people() == [1]


@pytest.mark.parametrize(("clock", "back"), [(MoveClock(10), True), (GameClock(10), False)])
def test_when_time_is_up_a_bot_plays_on(clock: MoveClock | GameClock, back: bool) -> None:
    desk = Desk(TOY, 2, clock).sit(2).start()
    desk.now = 9.0
    with refused("error-time-left"):
        desk.do(acts.flag, 0, desk.now)
    with refused("error-time-left"):
        desk.do(acts.flag, 1, 99.0)
    desk.now = 10.0
    with refused("error-time-up"):
        desk.play(0, STEP)
    desk.do(acts.flag, 0, desk.now)
    assert desk.table.thinking() == [0]
    with refused("error-bot-plays"):
        desk.do(acts.flag, 0, desk.now)
    assert desk.table.may_hand_back(0) is back
    if back:
        desk.do(acts.handback, 0)
        assert desk.table.clocks.left(0, desk.now) == 10


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
    for act in (acts.undo, acts.resign, acts.handback):
        with refused("error-not-playing"):
            desk.do(act, 0)
    with refused("error-not-playing"):
        desk.play(0, STEP)
    desk.do(acts.say, 0, "Thank you!")
    desk.do(acts.rematch, 1, "next")
    with refused("error-rematch-exists"):
        desk.do(acts.rematch, 0, "other")
    assert desk.table.rematch == "next"


def test_no_rematch_before_the_end() -> None:
    with refused("error-not-over"):
        Desk(TOY, 2).sit(2).start().do(acts.rematch, 0, "next")


def test_what_is_said_has_a_limit() -> None:
    desk = Desk(TOY, 2).sit(2)
    desk.do(acts.say, 1, "x" * 500)
    with refused("error-long-text"):
        desk.do(acts.say, 1, "x" * 501)
    with refused("error-empty-text"):
        desk.do(acts.say, 1, "\n")
    assert [(line.n, line.seat, line.name) for line in desk.table.chat] == [(1, 1, "P1")]
