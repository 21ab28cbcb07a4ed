"""Nobody is told what they may not know."""

from __future__ import annotations

import json
import random

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.table import messages
from tatami.table.table import Table
from tests.table.desk import Desk


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_told_the_same_whatever_it_cannot_know(seed: int) -> None:
    """Everything hidden from a seat is drawn anew, and not one byte of its messages changes."""
    desk = Desk(tatami.game("samurai-sword"), 5, seed=f"secret {seed}").sit(5).start()
    rng = random.Random(seed)
    table = desk.table
    while table.phase == "playing":
        assert table.match is not None
        truth = table.match.state
        told = {seat: messages.own(table, seat) for seat in range(5)}
        for seat in range(5):
            table.match.state = truth.determinize(seat, Chance(rng.random().hex()))
            assert messages.own(table, seat) == told[seat]
        table.match.state = truth
        actor = table.actors[0]
        desk.play(actor, rng.choice(truth.legal(actor)))


def test_a_spectator_sees_no_hand_no_role_no_secret_and_no_question() -> None:
    desk = Desk(tatami.game("samurai-sword"), 5, seed="watch").sit(5).start()
    rng = random.Random(1)
    table = desk.table
    while table.phase == "playing":
        assert table.match is not None
        own = messages.own(table, None)
        assert own["legal"] == b"[]"
        assert own["prompt"] == b"null"
        view = json.loads(messages.view(table, None))
        assert view["you"] is None
        assert all(player["hand"] is None for player in view["players"])
        assert [p["role"] for p in view["players"] if p["role"] is not None] == ["shogun"]
        assert b"-secret" not in messages.events(table, None, 0)
        common = messages.common(table, set())
        assert common["seed"] == b"null"
        assert table.setup.seed.encode() not in b"".join(common.values())
        actor = table.actors[0]
        desk.play(actor, rng.choice(table.match.state.legal(actor)))
    assert json.loads(messages.common(table, set())["seed"]) == "watch"


def test_events_with_a_secret_go_to_insiders_alone() -> None:
    desk = Desk(tatami.game("samurai-sword"), 5, seed="deal").sit(5).start()
    rng = random.Random(2)
    while desk.table.moves < 40 and desk.table.phase == "playing":
        actor = desk.table.actors[0]
        assert desk.table.match is not None
        desk.play(actor, rng.choice(desk.table.match.state.legal(actor)))
    assert any(event.secret for event in desk.table.events)
    for seat in range(5):
        for event, told in zip(desk.table.events, _events(desk.table, seat), strict=True):
            assert told["id"].endswith("-secret") == (
                event.secret is not None and seat in event.insiders
            )


def _events(table: Table, seat: int) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(messages.events(table, seat, 0))
    return found


def test_only_the_hash_of_a_token_is_kept() -> None:
    desk = Desk(tatami.game("samurai-sword"), 3).sit(3).start()
    told = [messages.whole(desk.table, seat, {0}, 0.0, 0) for seat in (None, 0, 1, 2)]
    assert not any(b"key " in text for text in told)
