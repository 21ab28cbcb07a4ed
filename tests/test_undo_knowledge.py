"""Whatever is taken back in whatever game: its player knows what she knew before, and no more."""

from __future__ import annotations

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tests.properties import as_bytes, what_a_seat_sees
from tests.tables import EXTREME_NAMES, EXTREMES

WORLDS = 2
MOST_MOVES = 200


def seen(match: Match, seat: int) -> tuple[bytes, bytes]:
    """What lies before a seat: the table, its question, the log."""
    log = [event.seen_by(seat) for event in match.events]
    return what_a_seat_sees(match.state, seat), as_bytes(log)


def take_back_and_look(match: Match, seat: int, before: tuple[bytes, bytes]) -> None:
    """Undo the seat's last move, see that nothing was learnt from it, and make it again."""
    taken = match.last_of(seat)
    assert taken is not None
    shown = what_a_seat_sees(match.state, seat)
    truth = as_bytes(match.state.dump())
    match.undo(seat)
    if not taken.secret:
        assert seen(match, seat) == before, f"{taken.move} is not quite taken back"
    for number in range(WORLDS):
        # any world that the seat thought possible before is as possible after what it has seen
        world = match.state.determinize(seat, Chance(f"world {number}"))
        world.apply(seat, taken.move, Chance("none is drawn"))
        assert what_a_seat_sees(world, seat) == shown, f"{taken.move} taught seat {seat} something"
    match.play(seat, taken.move)
    assert as_bytes(match.state.dump()) == truth


@pytest.mark.parametrize(("game", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_undo_teaches_nothing(game: str, players: int) -> None:
    match = Match(tatami.game(game), players, {}, f"undo {players}", events=True)
    rng = Chance("players")
    before: dict[int, tuple[bytes, bytes]] = {}
    undone = 0

    def look_and_move(match: Match) -> tuple[int, Move]:
        seat = rng.chooses(list(match.state.actors))
        before[seat] = seen(match, seat)
        return seat, rng.chooses(match.state.legal(seat))

    for _ in positions(match, look_and_move):
        for other in range(players):
            reason = match.why_no_undo(other)
            if reason is None and rng.happens(0.5):
                take_back_and_look(match, other, before[other])
                undone += 1
        if len(match.moves) >= MOST_MOVES:
            break
    assert undone > 0
