"""Clocks: what runs, what is left, and what does not count."""

from __future__ import annotations

from time import time

import pytest

from tatami.table import requests as ask
from tatami.table.audience import Audience
from tatami.table.clock import ClockRule, GameClock, MoveClock, Outages
from tests.table.desk import ID, Desk
from tests.table.test_permissions import refused
from tests.table.toy import BID, OFFERS, ROLL, STEP, TOY


def left(desk: Desk) -> list[float]:
    clocks = desk.table.clocks
    return [clocks.left(seat, desk.now) for seat in range(desk.table.setup.players)]


def test_without_a_clock_nothing_runs_out() -> None:
    desk = Desk(TOY, 2).sit(2).start()
    desk.now = 1e9
    assert desk.table.clocks.next_flag(desk.now) is None
    desk.play(0, STEP)


def test_every_move_has_its_own_time() -> None:
    desk = Desk(TOY, 2, MoveClock(60)).sit(2).start()
    desk.now = 50
    assert left(desk) == [10, 60]
    desk.play(0, STEP)
    assert left(desk) == [60, 60]
    desk.now = 60
    assert left(desk) == [60, 50]
    assert desk.table.clocks.next_flag(desk.now) == (50, 1)


def test_a_game_has_one_account_with_increments() -> None:
    desk = Desk(TOY, 2, GameClock(100, 5)).sit(2).start()
    desk.now = 30
    desk.play(0, STEP)
    assert left(desk) == [75, 100]
    desk.now = 40
    desk.play(1, STEP)
    assert left(desk) == [75, 95]
    desk.now = 50
    assert left(desk) == [65, 95]


def test_taking_a_move_back_takes_back_what_it_earned() -> None:
    desk = Desk(TOY, 2, GameClock(100, 5)).sit(1, bots=1).start()
    for _ in range(10):
        desk.play(0, STEP)
        desk.do(0, ask.Undo(ID))
    assert left(desk)[0] == 100


def test_a_move_clock_goes_on_after_an_undo() -> None:
    desk = Desk(TOY, 2, MoveClock(60)).sit(1, bots=1).start()
    for turn in range(1, 5):
        desk.now = 10.0 * turn
        desk.play(0, STEP)
        desk.do(0, ask.Undo(ID))
        assert left(desk)[0] == 60 - 10 * turn
    desk.play(0, STEP)
    assert left(desk)[0] == 60


def test_nobody_sees_on_a_clock_who_has_answered_in_secret() -> None:
    desk = Desk(TOY, 3, GameClock(100, 5)).sit(3).start()
    desk.play(0, BID)
    desk.now = 10
    desk.play(1, OFFERS[0])
    desk.now = 30
    clocks = desk.table.clocks
    assert clocks.shown(1, 1, desk.now) == (95, False)
    for viewer in (None, 0, 2):
        assert clocks.shown(1, viewer, desk.now) == (70, True)
        assert clocks.shown(2, viewer, desk.now) == (70, True)
    desk.play(0, OFFERS[0])
    desk.play(2, OFFERS[0])
    assert clocks.shown(1, None, desk.now)[0] == 95


def test_nobody_sees_on_a_clock_that_a_secret_answer_was_taken_back() -> None:
    desk = Desk(TOY, 3, GameClock(100, 5)).sit(3).start()
    desk.play(0, BID)
    desk.now = 10
    desk.play(1, OFFERS[0])
    desk.now = 30
    desk.do(1, ask.Undo(ID))
    clocks = desk.table.clocks
    for viewer in (1, None):
        assert clocks.shown(1, viewer, desk.now) == clocks.shown(2, viewer, desk.now) == (70, True)
    desk.play(1, OFFERS[1])
    desk.now = 40
    assert clocks.shown(1, 1, desk.now) == (75, False)
    assert clocks.shown(1, 0, desk.now) == clocks.shown(2, 0, desk.now) == (60, True)


@pytest.mark.parametrize("rule", [GameClock(100, 5), MoveClock(100)], ids=["game", "move"])
def test_nobody_thinks_for_nothing_behind_an_answer_in_secret(rule: ClockRule) -> None:
    desk = Desk(TOY, 3, rule).sit(3).start()
    desk.play(0, BID)
    desk.now = 1
    desk.play(1, OFFERS[0])
    desk.now = 99
    desk.do(1, ask.Undo(ID))
    assert desk.table.clocks.shown(1, 1, desk.now) == (1, True)
    desk.play(1, OFFERS[1])
    desk.now = 101
    with refused("error-time-up"):
        desk.do(1, ask.Undo(ID))


def test_taking_back_what_a_stand_in_answered_costs_nothing_earned_before() -> None:
    desk = Desk(TOY, 2, GameClock(100, 5)).sit(2).start()
    desk.play(0, STEP)
    desk.play(1, STEP)
    desk.do(1, ask.Takeover(ID, 0), {1})
    desk.bot_plays(0, STEP)
    desk.do(0, ask.Handback(ID))
    desk.do(0, ask.Undo(ID))
    assert left(desk)[0] == 105


@pytest.mark.parametrize("rule", [GameClock(100, 5), MoveClock(100)], ids=["game", "move"])
@pytest.mark.parametrize("answered", [True, False])
def test_a_seat_that_changes_hands_does_not_show_whether_it_had_answered(
    rule: GameClock | MoveClock, answered: bool
) -> None:
    desk = Desk(TOY, 3, rule).sit(3).start()
    desk.play(0, BID)
    desk.now = 10
    if answered:
        desk.play(1, OFFERS[0])
    desk.now = 30
    desk.do(0, ask.Sit(ID, 1, "open"))
    desk.now = 50
    desk.do(None, ask.Join("Another", "key", 1))
    desk.now = 60
    left = 60 if isinstance(rule, GameClock) else 90
    assert desk.table.clocks.shown(1, None, desk.now) == (left, True)


def test_when_all_decide_at_once_all_clocks_run() -> None:
    desk = Desk(TOY, 3, GameClock(100)).sit(3).start()
    desk.play(0, BID)
    desk.now = 10
    desk.play(1, OFFERS[0])
    desk.now = 30
    assert left(desk) == [70, 90, 70]


def test_a_bots_turn_costs_nobody_time() -> None:
    desk = Desk(TOY, 2, GameClock(100)).sit(1, bots=1).start()
    desk.play(0, STEP)
    desk.now = 500
    desk.bot_plays(1, ROLL)
    assert left(desk)[0] == 100


def test_time_without_a_server_does_not_count() -> None:
    desk = Desk(TOY, 2, GameClock(100), Outages([(20, 1020), (2000, 3000)])).sit(2).start()
    desk.now = 1030
    assert left(desk)[0] == 70
    desk.play(0, STEP)
    desk.now = 1040
    assert left(desk) == [70, 90]


def test_a_clock_stops_while_a_bot_stands_in() -> None:
    desk = Desk(TOY, 2, GameClock(100)).sit(2).start()
    desk.now = 10
    desk.do(1, ask.Takeover(ID, 0), {1})
    desk.now = 90
    desk.do(0, ask.Handback(ID))
    assert left(desk)[0] == 90


def test_time_in_which_the_server_could_store_nothing_does_not_count() -> None:
    outages = Outages([])
    desk = Desk(TOY, 2, GameClock(100), outages).sit(2).start()
    for now in range(26):
        outages.beat(now)
    desk.now = 29  # suspended, the database away, or the machine's clock set: no beat since 25
    assert left(desk)[0] == 75
    desk.now = 90
    assert left(desk)[0] == 75
    for now in range(90, 101):
        outages.beat(now)
    desk.now = 100
    assert left(desk)[0] == 65


def test_a_machines_clock_that_is_set_back_flags_nobody() -> None:
    outages = Outages([])
    desk = Desk(TOY, 2, MoveClock(20), outages).sit(2).start()
    outages.beat(5)
    desk.now = -5000
    outages.beat(-5000)
    assert left(desk)[0] == 20


def test_nobody_is_absent_because_the_machines_clock_has_jumped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    audience = Audience(Desk(TOY, 2).sit(2).start().table)
    audience.others_are_here("another process", {1})
    monkeypatch.setattr("tatami.table.audience.time", lambda: time() + 86_400)
    assert audience.here == {1}
