"""Taking back: derived from what a move drew and showed."""

import pytest

import tatami
from tatami.core.match import Match
from tatami.core.move import Move
from tests.games.samurai_sword.tables import GAME


def _opening(beginning: str) -> tuple[Match, int, Move]:
    """A game whose first player may make a move that is written so, with no luck in the answer."""
    for seed in range(200):
        match = Match(GAME, 5, {}, str(seed))
        seat = match.state.actors[0]
        for move in match.state.legal(seat):
            if str(move).startswith(beginning):
                return match, seat, move
    raise AssertionError("no such game")


def test_a_quiet_move_can_be_taken_back() -> None:
    match, seat, armour = _opening("play armour")
    before = match.state.dump()
    match.play(seat, armour)
    assert match.undo_depth(seat) == 1
    match.take_back(1)
    assert match.state.dump() == before
    assert match.undo_depth(seat) == 0


def test_a_move_that_drew_cards_stands() -> None:
    match, seat, end = _opening("end")
    match.play(seat, end)
    assert match.undo_depth(seat) == 0
    assert match.undo_depth(seat, consent=True) == 0
    with pytest.raises(tatami.IllegalMove):
        match.take_back(1)


def test_past_another_seats_move_only_with_consent() -> None:
    match, seat, attack = _opening("play bo")
    before = match.state.dump()
    match.play(seat, attack)
    target = match.state.actors[0]
    assert match.undo_depth(seat) == 1
    match.play(target, GAME.move("suffer"))
    assert match.undo_depth(target) == 1
    assert match.undo_depth(seat) == 0
    assert match.undo_depth(seat, consent=True) == 2
    match.take_back(2)
    assert match.state.dump() == before
