"""Twin games: alike to one seat, different in what it may not know. It is sent the same, byte by
byte, the same number of messages in the same order; so are spectators."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.state import State
from tatami.table import messages
from tatami.table import requests as ask
from tatami.table.audience import Audience
from tatami.table.clock import ClockRule, GameClock, MoveClock
from tests.properties import as_bytes, what_a_seat_sees
from tests.table.desk import ID, Desk, Onlooker
from tests.table.toy import TOY
from tests.tables import EXTREME_NAMES, EXTREMES

CLOCKS: list[ClockRule] = [GameClock(1000, 7), MoveClock(300)]
CLOCK_NAMES = ["game-clock", "move-clock"]
ASK_IN_SECRET = {"toy", "dicium-crazy-cup", "shogun"}
"""Games that ask several seats at once what they answer in secret."""
EVERY_MOVE = 8
"""So many moves are all compared, then every fourth: some games are short."""
SECRETLY = 60.0
"""So many seconds pass while others do something in secret."""


class Watched:
    """A desk where things have gone as at another one, with watchers on every seat and more."""

    def __init__(self, like: Desk) -> None:
        self.desk = Desk(like.game, like.table.setup.players, like.table.setup.clock)
        self.desk.table = like.again()
        self.desk.log = like.log[:]
        self.audience = Audience(self.desk.table)
        self.watchers: dict[int | None, list[Onlooker]] = {}
        for seat in (None, *range(like.table.setup.players)):
            self.watchers[seat] = [Onlooker(seat), Onlooker(seat, by_changes=True)]
            for watcher in self.watchers[seat]:
                self.audience.enter(watcher, 0)
            self.told(seat)

    @property
    def match(self) -> Match:
        assert self.desk.table.match is not None
        return self.desk.table.match

    def play(self, seat: int, text: str) -> None:
        self.desk.play(seat, self.desk.game.move(text), id=f"{seat}, {len(self.desk.log)}")
        self.audience.tell(everything=True)

    def do(self, seat: int | None, request: ask.Request) -> None:
        self.desk.do(seat, request)
        self.audience.tell(everything=True)

    def undo(self, seat: int) -> None:
        self.do(seat, ask.Undo(ID))

    def bot_plays(self, seat: int, text: str) -> None:
        self.desk.bot_plays(seat, self.desk.game.move(text))
        self.audience.tell(everything=True)

    def told(self, seat: int | None) -> list[bytes]:
        """What the seat has been sent since last asked, whole and by changes."""
        return [text for watcher in self.watchers[seat] for text in watcher.take()]

    def whole(self, seat: int | None) -> bytes:
        have = len(self.desk.table.events)
        return messages.whole(self.desk.table, seat, set(), self.desk.now, have)


@pytest.fixture(autouse=True)
def now(monkeypatch: pytest.MonkeyPatch) -> list[Watched]:
    """Tables are told the time of the first of these desks."""
    desks: list[Watched] = []
    monkeypatch.setattr("tatami.table.audience.time", lambda: desks[0].desk.now if desks else 0.0)
    return desks


def asked_in_secret(match: Match) -> list[int]:
    """The seats that are asked the same thing at once, if it is answered in secret."""
    state = match.state
    if state.outcome is not None or state.decision.seat >= 0:
        return []
    return list(state.decision.asked(state))


def at_secret_questions(game: Game[Any], players: int, clock: ClockRule) -> Iterator[Desk]:
    """Random games, each time that something is asked which several seats answer in secret."""
    for seed in range(2):
        desk = Desk(game, players, clock, seed=f"twin {seed}").sit(players)
        desk.do(0, ask.Allow(ID, True))
        desk.start()
        rng = random.Random(seed)
        found = 0
        for _ in range(500):
            match = desk.table.match
            assert match is not None
            if match.state.outcome is not None or found == 3:
                break
            if len(asked_in_secret(match)) > 1 and match.opened == len(match.moves):
                found += 1
                yield desk
            desk.now += rng.uniform(0, 4)
            actor = rng.choice(match.state.actors)
            desk.play(actor, rng.choice(match.state.legal(actor)))


def busy(twin: Watched, others: list[int], rng: random.Random) -> None:
    """The others do something in secret, more or less, without closing the question."""
    began = twin.desk.now
    for _ in range(rng.randrange(6)):
        twin.desk.now += rng.uniform(0, SECRETLY / 10)
        state = twin.match.state
        open_seats = [seat for seat in others if seat in state.actors]
        if not open_seats:
            break
        seat = rng.choice(open_seats)
        if rng.random() < 0.3:
            twin.do(seat, ask.Advise(ID, twin.desk.question(seat)))
        move = rng.choice(state.legal(seat))
        if not twin.match.is_quiet(seat, move):
            continue
        twin.play(seat, move.text)
        twin.desk.now += rng.uniform(0, SECRETLY / 10)
        if rng.random() < 0.3 and twin.match.why_no_undo(seat) is None:
            twin.undo(seat)
    twin.desk.now = began + SECRETLY


def time_passes(twin: Watched, until: float, viewer: int, rng: random.Random) -> None:
    """Clocks run out; bots answer for some of the others who are late, without closing the
    question."""
    twin.desk.now = until
    while (due := twin.desk.table.clocks.next_flag(until)) is not None and due[0] <= 0:
        twin.do(due[1], ask.Flag())
    for seat in twin.desk.table.thinking():
        if seat != viewer and rng.random() < 0.7:
            bot_answers(twin, seat, rng)


def bot_answers(twin: Watched, seat: int, rng: random.Random) -> None:
    """Whatever it likes, if that does not close the question."""
    if seat in twin.match.state.actors:
        move = rng.choice(twin.match.state.legal(seat))
        if twin.match.is_quiet(seat, move):
            twin.bot_plays(seat, move.text)


def beside_the_game(twin: Watched, seat: int, rng: random.Random) -> None:
    """What everybody may see: talk, somebody who leaves, for whom a bot plays until the seat is
    waited for, another who sits down there and resigns."""
    desk = twin.desk
    twin.do(seat, ask.Say(ID, "one moment"))
    twin.do(seat, ask.Rename(ID, "Another name"))
    for watcher in twin.watchers[seat]:
        twin.audience.leave(watcher)
    desk.now += 1
    twin.do(0, ask.Takeover(ID, seat))
    desk.now += 1
    if rng.random() < 0.5:
        bot_answers(twin, seat, rng)
    twin.do(seat, ask.Handback(ID))
    desk.now += 1
    twin.do(0, ask.Sit(ID, seat, "open"))
    desk.now += 1
    twin.do(None, ask.Join("A friend", f"key of a friend {seat}", seat))
    for watcher in twin.watchers[seat]:
        twin.audience.enter(watcher, 0)
    desk.now += 1
    twin.do(seat, ask.Resign(ID))
    if rng.random() < 0.5:
        bot_answers(twin, seat, rng)
    desk.now += 1


@pytest.mark.parametrize("clock", CLOCKS, ids=CLOCK_NAMES)
@pytest.mark.parametrize(("id", "players"), [("toy", 3), *EXTREMES], ids=["toy", *EXTREME_NAMES])
def test_nothing_counts_what_others_do_in_secret(
    id: str, players: int, clock: ClockRule, now: list[Watched]
) -> None:
    game = TOY if id == "toy" else tatami.game(id)
    rng = random.Random(id)
    compared = 0
    for desk in at_secret_questions(game, players, clock):
        compared += 1
        twins = [Watched(desk), Watched(desk)]
        now[:] = twins
        asked = asked_in_secret(twins[0].match)
        viewer = rng.choice(asked)
        move = rng.choice(twins[0].match.state.legal(viewer)).text
        _same_for(twins, [None, viewer])
        others = [seat for seat in asked if seat != viewer]
        for twin in twins:
            now[0] = twin
            busy(twin, others, rng)
        _same_for(twins, [None, viewer])
        guests = [seat for seat in others if seat != 0]
        if guests:
            for twin in twins:
                now[0] = twin
                beside_the_game(twin, guests[0], rng)
            _same_for(twins, [None, viewer])
        if all(set(twin.match.state.actors) - {viewer} for twin in twins):
            for twin in twins:
                twin.play(viewer, move)
            _same_for(twins, [None, viewer])
            for twin in twins:
                twin.undo(viewer)
            _same_for(twins, [None, viewer])
    assert (compared > 0) == (id in ASK_IN_SECRET and players > 1)


@pytest.mark.parametrize("clock", CLOCKS, ids=CLOCK_NAMES)
@pytest.mark.parametrize(("id", "players"), [("toy", 4), *EXTREMES], ids=["toy", *EXTREME_NAMES])
def test_nobody_is_told_whose_time_runs_out_in_secret(
    id: str, players: int, clock: ClockRule, now: list[Watched]
) -> None:
    game = TOY if id == "toy" else tatami.game(id)
    rng = random.Random(id)
    late: list[set[int]] = []
    for desk in at_secret_questions(game, players, clock):
        assert desk.table.match is not None
        asked = asked_in_secret(desk.table.match)
        left = sorted(desk.table.clocks.left(seat, desk.now) for seat in asked)
        ends = [left[len(left) // 2] + 1, left[-1] + 1]
        for end in ends if left[0] > SECRETLY else ():
            twins = [Watched(desk), Watched(desk)]
            now[:] = twins
            viewer = rng.choice(asked)
            viewers = [None, viewer, *set(range(players)).difference(asked)][:3]
            answer = rng.choice(twins[0].match.state.legal(viewer))
            for twin in twins:
                now[0] = twin
                if end == ends[0] and twin.match.is_quiet(viewer, answer):
                    twin.play(viewer, answer.text)
                busy(twin, [seat for seat in asked if seat != viewer], rng)
                time_passes(twin, desk.now + end, viewer, rng)
                late.append(twin.desk.table.late - {viewer})
            _same_for(twins, viewers)
            guests = [seat for seat in asked if seat not in (0, viewer)]
            if guests and not any(0 in twin.desk.table.late for twin in twins):
                for twin in twins:
                    now[0] = twin
                    beside_the_game(twin, guests[0], rng)
                _same_for(twins, viewers)
    assert any(late) == (id in ASK_IN_SECRET and players > 1)


def _same_for(twins: list[Watched], viewers: list[int | None]) -> None:
    one, two = twins
    for viewer in viewers:
        assert one.told(viewer) == two.told(viewer)
        assert one.whole(viewer) == two.whole(viewer)


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_a_seat_is_told_the_same_whatever_it_cannot_know(id: str, players: int) -> None:
    """Everything hidden from a seat is drawn anew, and not one byte of its messages changes."""
    desk = Desk(tatami.game(id), players, GameClock(1000), seed=f"secret {id}").sit(players).start()
    rng = random.Random(id)
    table = desk.table
    for _ in range(150):
        if table.phase != "playing":
            break
        assert table.match is not None
        truth = table.match.state
        for seat in range(players):
            told = messages.whole(table, seat, set(), 0.0, 0)
            table.match.state = truth.determinize(seat, Chance(rng.random().hex()))
            table.match.state.events = truth.events
            assert messages.whole(table, seat, set(), 0.0, 0) == told
            table.match.state = truth
        actor = rng.choice(table.actors)
        desk.play(actor, rng.choice(truth.legal(actor)))


def in_world(desk: Desk, world: State) -> Watched:
    """The same table as if this were the truth."""
    watched = Watched(desk)
    for watcher in watched.audience.watchers[:]:
        watched.audience.leave(watcher)
    match = watched.match
    events = match.state.events
    match.state = world.copy()
    match.state.events = list(events or [])
    watched.desk.table._questions.ask(match.state, None)
    for watchers in watched.watchers.values():
        for watcher in watchers:
            watched.audience.enter(watcher, 0)
    for seat in watched.watchers:
        watched.told(seat)
    return watched


def seen(watched: Watched, seat: int | None) -> tuple[bytes, ...]:
    """All that the seat may have seen of the last move: the way, the table, the log."""
    state, scenes = watched.match.state, watched.desk.table.scenes
    return (
        *(as_bytes(scene.state.view(seat)) for scene in scenes),
        as_bytes([scene.told for scene in scenes]),
        as_bytes(state.view(seat)),
        as_bytes(state.deciding(seat)),
        as_bytes([event.seen_by(seat) for event in state.events or []]),
        b"" if seat is None else what_a_seat_sees(state, seat),
    )


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_an_update_tells_no_more_than_is_seen(id: str, players: int) -> None:
    """The same move in two worlds that are alike to a seat: where it sees the same afterwards, it
    is sent the same, and so is a spectator."""
    desk = Desk(tatami.game(id), players, seed=f"update {id}").sit(players).start()
    rng = random.Random(id)
    compared = 0
    for number in range(80):
        match = desk.table.match
        assert match is not None
        truth = match.state
        if truth.outcome is not None:
            break
        actor = rng.choice(truth.actors)
        move = rng.choice(truth.legal(actor))
        if number < EVERY_MOVE or number % 4 == 0:
            viewer = rng.randrange(players)
            world = truth.determinize(viewer, Chance(f"world {number}"))
            if actor in world.actors and move in world.legal(actor):
                twins = [in_world(desk, truth), in_world(desk, world)]
                for twin in twins:
                    twin.desk.play(actor, move, id="a move")
                for eyes in (viewer, None):
                    one, two = (seen(twin, eyes) for twin in twins)
                    if one != two:
                        break
                else:
                    for twin in twins:
                        twin.audience.tell(everything=True)
                    _same_for(twins, [None, viewer])
                    compared += 1
        desk.play(actor, move)
    assert compared > min(3, number // 3)
