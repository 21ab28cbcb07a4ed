"""What may be looked at, and what is offered about a seat: exactly what is granted."""

from __future__ import annotations

import pytest

from tatami.table import log, permissions
from tatami.table import requests as ask
from tatami.table.clock import GameClock, MoveClock
from tatami.table.refusal import Refusal
from tests.table.desk import ID, Desk
from tests.table.toy import STEP, TOY


def granted(desk: Desk, by: int, request: ask.Request, here: set[int]) -> bool:
    try:
        permissions.entry_for(desk.table, by, request, desk.now, here)
    except Refusal:
        return False
    return True


def check_offers(desk: Desk, here: set[int]) -> None:
    asker = next(seat for seat in desk.table.people() if seat in here)
    for seat in range(len(desk.table.seats)):
        found = set(permissions.possible(desk.table, seat, here))
        requests: dict[str, tuple[int, ask.Request]] = {
            "takeover": (asker, ask.Takeover(ID, seat)),
            "sit": (desk.table.host, ask.Sit(ID, seat, "open")),
            "handback": (seat, ask.Handback(ID)),
            "resign": (seat, ask.Resign(ID)),
        }
        for name, (by, request) in requests.items():
            assert (name in found) == granted(desk, by, request, here), (name, seat)


@pytest.mark.parametrize("clock", [MoveClock(10), GameClock(10)])
def test_what_is_offered_about_a_seat_is_what_is_granted(clock: MoveClock | GameClock) -> None:
    desk = Desk(TOY, 4, clock).sit(3, bots=1)
    assert [permissions.possible(desk.table, seat, {0, 1, 2}) for seat in range(4)] == [[]] * 4
    desk.start()
    check_offers(desk, {0, 1, 2})
    check_offers(desk, {0})
    desk.do(0, ask.Sit(ID, 2, "open"), {0, 1})
    check_offers(desk, {0, 1})
    desk.play(0, STEP)
    desk.now = 10.0
    desk.do(1, ask.Flag())
    check_offers(desk, {0, 1})
    check_offers(desk, {0})
    if isinstance(clock, MoveClock):
        assert permissions.possible(desk.table, 1, {0, 1}) == ["handback", "resign"]
        desk.do(1, ask.Handback(ID))
    desk.do(1, ask.Resign(ID))
    assert "handback" not in permissions.possible(desk.table, 1, {0, 1})
    check_offers(desk, {0, 1})


def test_a_game_is_seen_through_ones_own_eyes_until_it_is_over() -> None:
    desk = Desk(TOY, 3).sit(2)
    desk.do(None, ask.Join("Cid", "key of Cid", 2))
    mine = desk.table.seats[0]
    desk.table.seats[1].sit(log.Sit(1, "person", "Ada 2", key=mine.key))
    desk.start()
    assert permissions.eyes_for(desk.table, None, None) is None
    assert permissions.eyes_for(desk.table, 0, None) == 0
    assert permissions.eyes_for(desk.table, 0, 1) == 1
    assert permissions.reviewed(desk.table, 0, 1) == 1
    with pytest.raises(Refusal, match="error-not-over"):
        permissions.eyes_for(desk.table, 0, 2)
    with pytest.raises(Refusal, match="error-not-over"):
        permissions.eyes_for(desk.table, None, 0)
    with pytest.raises(Refusal, match="illegal-no-such-seat"):
        permissions.eyes_for(desk.table, 0, 3)
    for own, wanted in ((None, 0), (0, 2)):
        with pytest.raises(Refusal, match="error-not-your-review"):
            permissions.reviewed(desk.table, own, wanted)
    with pytest.raises(Refusal, match="error-not-over"):
        permissions.finished(desk.table)


def test_odds_and_suggestions_are_for_seats_where_advice_is_allowed() -> None:
    alone = Desk(TOY, 2).sit(1, bots=1).start()
    assert permissions.helped(alone.table, 0) == 0
    with pytest.raises(Refusal, match="error-not-seated"):
        permissions.helped(alone.table, None)
    friends = Desk(TOY, 2).sit(2).start()
    with pytest.raises(Refusal, match="error-no-advice"):
        permissions.helped(friends.table, 0)
