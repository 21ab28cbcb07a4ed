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
from tatami.table import messages
from tatami.table import requests as ask
from tatami.table.audience import Audience
from tatami.table.clock import ClockRule, GameClock, MoveClock
from tests.table.desk import ID, Desk, Onlooker
from tests.table.toy import TOY
from tests.tables import EXTREME_NAMES, EXTREMES

CLOCKS: list[ClockRule] = [GameClock(1000, 7), MoveClock(300)]


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

    def undo(self, seat: int) -> None:
        self.desk.do(seat, ask.Undo(ID))
        self.audience.tell(everything=True)

    def told(self, seat: int | None) -> list[bytes]:
        """What the seat has been sent since last asked, whole and by changes."""
        return [text for watcher in self.watchers[seat] for text in watcher.take()]

    def whole(self, seat: int | None) -> bytes:
        have = len(self.desk.table.events)
        return messages.whole(self.desk.table, seat, set(), self.desk.now, have)


def asked_in_secret(match: Match) -> list[int]:
    """The seats that are asked the same thing at once, if it is answered in secret."""
    state = match.state
    if state.outcome is not None or state.decision.seat >= 0:
        return []
    return list(state.decision.asked(state))


def at_secret_questions(game: Game[Any], players: int, clock: ClockRule) -> Iterator[Desk]:
    """Random games, each time that something is asked which several seats answer in secret."""
    for seed in range(2):
        desk = Desk(game, players, clock, seed=f"twin {seed}").sit(players).start()
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
            actor = rng.choice(match.state.actors)
            desk.play(actor, rng.choice(match.state.legal(actor)))


def busy(twin: Watched, others: list[int], rng: random.Random) -> None:
    """The others do something in secret, more or less, without closing the question."""
    for _ in range(rng.randrange(6)):
        state = twin.match.state
        open_seats = [seat for seat in others if seat in state.actors]
        if not open_seats:
            return
        seat = rng.choice(open_seats)
        move = rng.choice(state.legal(seat))
        trial = state.copy()
        trial.apply(seat, move, Chance("trial"))
        same = not trial.over() and type(trial.stack[-1]) is type(state.stack[-1])
        if not same or trial.deciding(None) != state.deciding(None):
            continue
        twin.play(seat, move.text)
        if rng.random() < 0.3 and twin.match.why_no_undo(seat) is None:
            twin.undo(seat)


@pytest.mark.parametrize("clock", CLOCKS, ids=["game-clock", "move-clock"])
@pytest.mark.parametrize(("id", "players"), [("toy", 3), *EXTREMES], ids=["toy", *EXTREME_NAMES])
def test_nothing_counts_what_others_do_in_secret(id: str, players: int, clock: ClockRule) -> None:
    game = TOY if id == "toy" else tatami.game(id)
    rng = random.Random(id)
    for desk in at_secret_questions(game, players, clock):
        twins = [Watched(desk), Watched(desk)]
        asked = asked_in_secret(twins[0].match)
        viewer = rng.choice(asked)
        move = rng.choice(twins[0].match.state.legal(viewer)).text
        _same_for(twins, [None, viewer])
        for twin in twins:
            busy(twin, [seat for seat in asked if seat != viewer], rng)
        _same_for(twins, [None, viewer])
        if all(set(twin.match.state.actors) - {viewer} for twin in twins):
            for twin in twins:
                twin.play(viewer, move)
            _same_for(twins, [None, viewer])
            for twin in twins:
                twin.undo(viewer)
            _same_for(twins, [None, viewer])


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
