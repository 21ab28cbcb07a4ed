"""The log is the truth: whatever was done, replaying it gives the same table to everyone."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

import tatami
from tatami.core.record import verify
from tatami.table import messages
from tatami.table import requests as ask
from tatami.table.clock import ClockRule, GameClock, MoveClock, NoClock
from tatami.table.log import decode, encode
from tatami.table.refusal import Refusal
from tatami.table.table import Table
from tests.table.desk import Desk
from tests.table.toy import TOY

NAMES = ["Ada", "Bo", "Émile", "a b c"]


def all_that_is_told(table: Table, now: float) -> list[object]:
    seats = [None, *range(table.setup.players)]
    return [
        messages.common(table, {0}),
        [messages.clocks(table, seat, now) for seat in seats],
        [messages.own(table, seat) for seat in seats],
        [messages.events(table, seat, 0) for seat in seats],
        messages.chat(table.chat),
    ]


def act_at_random(desk: Desk, rng: random.Random) -> None:
    """Something that somebody might try, allowed or not."""
    table = desk.table
    players = table.setup.players
    seat, other = rng.randrange(players), rng.randrange(players)
    here = {s for s in range(players) if rng.random() < 0.5}
    desk.now += rng.choice([0.0, 0.5, 3.0])
    chosen = rng.random()
    if table.thinking() and chosen < 0.5:
        bot = rng.choice(table.thinking())
        assert table.match is not None
        desk.bot_plays(bot, rng.choice(table.match.state.legal(bot)))
    elif table.actors and chosen < 0.8:
        person = rng.choice(table.actors)
        assert table.match is not None
        desk.play(person, rng.choice(table.match.state.legal(person)))
    else:
        id = str(desk.table.length)
        tries: list[ask.Request] = [
            ask.Undo(id),
            ask.Consent(id, "takeover", rng.random() < 0.8),
            ask.Takeover(id, other),
            ask.Handback(id),
            ask.Flag(),
            ask.Say(id, rng.choice(NAMES)),
            ask.Rename(id, rng.choice(NAMES)),
        ]
        if rng.random() < 0.1:
            tries.append(ask.Resign(id))
        desk.do(seat, rng.choice(tries), here)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ["toy", "samurai-sword"])
def test_replaying_the_log_gives_the_same_table(name: str, seed: int) -> None:
    rng = random.Random(seed)
    clocks: list[ClockRule] = [NoClock(), MoveClock(20), GameClock(60, 3)]
    game = TOY if name == "toy" else tatami.game(name)
    desk = Desk(game, 3, rng.choice(clocks), seed=str(seed)).sit(2, bots=1).start()
    for _ in range(400):
        with suppress(Refusal):
            act_at_random(desk, rng)
    table = desk.table
    assert table.length == len(desk.log)
    assert all_that_is_told(desk.again(), desk.now) == all_that_is_told(table, desk.now)
    assert [decode(encode(entry)) for entry, _ in desk.log] == [entry for entry, _ in desk.log]
    if name != "toy" and table.phase == "over":
        verify(table.record(), tatami.game)
