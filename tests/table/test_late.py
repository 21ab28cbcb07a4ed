"""Time runs out, and advice is asked for, while several decide in secret: the seat itself knows at
once, the others when all have answered."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.reaction import Reaction
from tatami.table import messages
from tatami.table import requests as ask
from tatami.table.clock import QUICKLY, ClockRule, GameClock, MoveClock, NoClock
from tatami.table.permissions import possible
from tests.table.desk import ID, Desk
from tests.table.test_permissions import notes, refused
from tests.table.toy import BID, OFFERS, TOY

CLOCKS = [MoveClock(60), GameClock(60, 5)]


def late(clock: ClockRule) -> Desk:
    """Of three who bid the first has answered, the time of the second has run out."""
    desk = Desk(TOY, 3, clock).sit(3).start()
    desk.now = 1.0
    desk.play(0, BID)
    desk.play(0, OFFERS[0])
    desk.now = 61.5
    desk.do(1, ask.Flag())
    return desk


def told(desk: Desk, seat: int | None) -> dict[str, object]:
    known: dict[str, object] = json.loads(messages.whole(desk.table, seat, set(), desk.now, 0))
    return known


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_bot_answers_at_once_for_who_is_late_and_the_others_hear_of_it_at_the_end(
    clock: MoveClock | GameClock,
) -> None:
    desk = late(clock)
    assert desk.table.thinking() == [1]
    desk.bot_plays(1, OFFERS[0])
    assert desk.table.thinking() == []
    assert notes(desk) == []
    assert desk.table.seats[1].stand_in is None
    for viewer in (None, 0, 2):
        assert desk.table.clocks.shown(1, viewer, desk.now)[1], "it seems to run"
        assert told(desk, viewer)["thinking"] == []
    desk.do(2, ask.Flag())
    desk.bot_plays(2, OFFERS[0])
    assert desk.table.seats[1].stand_in == desk.table.seats[2].stand_in == "flag"
    assert notes(desk) == ["note-flag", "note-flag"]
    assert {line.after for line in desk.table.chat} == {len(desk.table.events) - 1}
    back = isinstance(clock, MoveClock)
    assert ("handback" in possible(desk.table, 1, set())) is back
    if back:
        desk.do(1, ask.Handback(ID))
        assert desk.table.clocks.left(1, desk.now) == 60


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize("answered", [False, True])
def test_who_is_late_is_told_so_and_does_no_more_at_this_question(
    clock: ClockRule, answered: bool
) -> None:
    desk = late(clock)
    if answered:
        desk.bot_plays(1, OFFERS[0])
        assert told(desk, 1)["actors"] == [0, 2]
    else:
        with refused("error-time-up"):
            desk.play(1, OFFERS[0])
    with refused("error-time-up"):
        desk.do(1, ask.Undo(ID))
    with refused("error-no-handback"):
        desk.do(1, ask.Handback(ID))
    with refused("error-time-left"):
        desk.do(1, ask.Flag())
    known = told(desk, 1)
    assert known["prompt"] == {"id": "note-late", "args": {}}
    assert (known["question"], known["legal"]) == (0, [])
    assert {"seat": 1, "left": 0.0, "running": False} in known["clocks"]  # type: ignore[operator]


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_question_is_closed_though_another_of_its_kind_follows(clock: ClockRule) -> None:
    """Crazy Cup asks one driver after another about a flask of oil."""
    desk, seat, no = one_after_another(clock)
    desk.now += 4000
    desk.do(seat, ask.Flag())
    desk.bot_plays(seat, no)
    assert seat not in desk.table.actors
    assert not desk.table.late
    assert notes(desk) == ["note-flag"]


def test_an_answer_stands_once_another_is_asked() -> None:
    desk, seat, no = one_after_another(NoClock())
    desk.play(seat, no)
    with refused("illegal-undo-answered"):
        desk.do(seat, ask.Undo(ID))


def one_after_another(clock: ClockRule) -> tuple[Desk, int, Move]:
    """A driver alone is asked something in secret, and after a no another is asked the same."""
    game = tatami.game("dicium-crazy-cup")
    for seed in range(80):
        match = Match(game, 4, {}, f"chain {seed}")
        rng = random.Random(seed)

        def at_random(match: Match, rng: random.Random = rng) -> tuple[int, Move]:
            seat = rng.choice(match.state.actors)
            return seat, rng.choice(match.state.legal(seat))

        for _ in positions(match, at_random):
            state = match.state
            question = state.stack[-1]
            if isinstance(question, Reaction) and len(question.seats) == 1:
                (seat,), no = question.seats, question.no(state)
                after = state.copy()
                after.apply(seat, no, Chance("after"))
                if type(after.stack[-1]) is type(question) and after.actors != (seat,):
                    desk = Desk(game, 4, clock, seed=match.seed).sit(4).start()
                    for played in match.moves:
                        desk.play(played.seat, played.move)
                    return desk, seat, no
    raise AssertionError("nobody is asked after another")


def test_who_is_late_asks_for_no_advice() -> None:
    desk = Desk(TOY, 2, MoveClock(60)).sit(2)
    desk.do(0, ask.Allow(ID, True))
    desk.start()
    desk.play(0, BID)
    desk.now = 61
    desk.do(1, ask.Flag())
    with refused("error-time-up"):
        desk.do(1, ask.Advise(ID, desk.question(1)))


@pytest.mark.parametrize("in_time", [True, False])
def test_the_clock_of_who_openly_has_a_plan_stands(in_time: bool) -> None:
    """Shogun tells who has confirmed a plan."""
    desk = Desk(tatami.game("shogun"), 3, MoveClock(60)).sit(3).start()
    match = desk.table.match
    assert match is not None
    while match.state.decision.seat >= 0:
        actor = match.state.actors[0]
        desk.play(actor, match.state.legal(actor)[0])
    if not in_time:
        desk.now = 60
        desk.do(1, ask.Flag())
    while 1 in match.state.actors:
        move = match.state.legal(1)[0]
        if in_time:
            desk.play(1, move)
        else:
            desk.bot_plays(1, move)
    assert desk.table.in_secret
    assert desk.table.clocks.shown(1, 0, desk.now) == (60.0 if in_time else 0.0, False)
    assert desk.table.seats[1].stand_in is None
    assert (told(desk, 1)["prompt"] is None) is in_time


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_seat_that_was_late_may_change_hands(clock: ClockRule) -> None:
    desk = late(clock)
    desk.do(0, ask.Sit(ID, 1, "open"))
    desk.do(None, ask.Join("A friend", "key", 1))
    if isinstance(clock, MoveClock):
        desk.play(1, OFFERS[1])
    else:
        assert desk.table.thinking() == [1], "there is no time left on this seat"
        desk.bot_plays(1, OFFERS[1])
    desk.do(2, ask.Flag())
    desk.bot_plays(2, OFFERS[0])
    assert desk.table.seats[1].person_plays is isinstance(clock, MoveClock)


@pytest.mark.parametrize("clock", CLOCKS)
def test_who_resigns_being_late_has_resigned(clock: ClockRule) -> None:
    desk = late(clock)
    desk.do(1, ask.Resign(ID))
    desk.bot_plays(1, OFFERS[0])
    desk.do(2, ask.Flag())
    desk.bot_plays(2, OFFERS[0])
    assert [seat.stand_in for seat in desk.table.seats] == [None, "resigned", "flag"]


@pytest.mark.parametrize("clock", CLOCKS)
def test_who_is_late_gets_the_seat_back_from_a_bot_as_if_there_were_time(clock: ClockRule) -> None:
    desk = late(clock)
    desk.do(0, ask.Takeover(ID, 1))
    desk.do(1, ask.Handback(ID))
    if isinstance(clock, MoveClock):
        desk.play(1, OFFERS[0])
    else:
        with refused("error-time-up"):
            desk.play(1, OFFERS[0])


def test_a_note_of_advice_about_a_secret_answer_waits_until_all_are_in() -> None:
    desk = Desk(TOY, 3).sit(1, 2).start()
    desk.play(0, BID)
    desk.do(0, ask.Advise(ID, desk.question(0)))
    desk.play(0, OFFERS[0])
    desk.bot_plays(1, OFFERS[0])
    assert notes(desk) == []
    desk.bot_plays(2, OFFERS[0])
    assert notes(desk) == ["note-advice"]
    assert desk.table.chat[0].after == len(desk.table.events) - 1


# answers about hidden cards


def test_an_account_does_not_tell_how_long_an_answer_about_hidden_cards_took() -> None:
    """Unless it took long: a pass that is forced and a choice cost the same."""
    game, match = asked_about_cards()
    left = []
    for seconds in (0.9, QUICKLY):
        desk = Desk(game, match.players, GameClock(100, 5), seed=match.seed).sit(match.players)
        desk.start()
        for played in match.moves:
            desk.play(played.seat, played.move)
        table = desk.table
        assert table.match is not None
        asked = table.match.state.actors
        before = [table.clocks.left(seat, desk.now) for seat in asked]
        desk.now += seconds
        for seat in asked:
            desk.play(seat, table.match.state.legal(seat)[0])
        assert not table.in_secret
        after = [desk.table.clocks.left(seat, desk.now) for seat in asked]
        assert after == [left + 5 for left in before]
        left.append(after)
    assert left[0] == left[1]


def asked_about_cards() -> tuple[Game[Any], Match]:
    """A race in which several drivers are asked for a card that they may hold, and all can pass."""
    game = tatami.game("dicium-crazy-cup")
    match, rng = Match(game, 4, {}, "reaction", events=True), random.Random(0)

    def move(match: Match) -> tuple[int, Move]:
        actor = rng.choice(match.state.actors)
        return actor, rng.choice(match.state.legal(actor))

    for _ in positions(match, move):
        if isinstance(match.state.decision, Reaction) and len(match.state.actors) > 1:
            return game, match
    raise AssertionError("nobody was asked")


def test_what_an_answer_about_hidden_cards_takes_longer_is_charged_and_comes_back_with_it() -> None:
    clocks = Desk(TOY, 2, GameClock(100, 5)).table.clocks
    clocks.run({0}, 0.0)
    clocks.moved(0, 12.0, free=QUICKLY)
    assert clocks.left(0, 12.0) == 100 - (12 - QUICKLY) + 5
    clocks.unmoved(0)
    assert clocks.left(0, 12.0) == 88
