"""Taking back: derived from what a move drew and showed."""

import pytest

import tatami
from tatami.core.match import Match
from tatami.core.move import Move
from tests.games.samurai_sword.tables import GAME


def _opening(beginning: str, listening: bool = False) -> tuple[Match, int, Move]:
    """A game whose first player may make a move that is written so, with no luck in the answer."""
    for seed in range(200):
        match = Match(GAME, 5, {}, str(seed), events=listening)
        seat = match.state.actors[0]
        for move in match.state.legal(seat):
            if str(move).startswith(beginning):
                return match, seat, move
    raise AssertionError("no such game")


def test_a_quiet_move_can_be_taken_back() -> None:
    match, seat, armour = _opening("play armour")
    before = match.state.dump()
    match.play(seat, armour)
    assert match.why_no_undo(seat) is None
    match.undo(seat)
    assert match.state.dump() == before
    assert why_not(match, seat) == "illegal-undo"


def test_a_move_that_drew_cards_stands() -> None:
    match, seat, end = _opening("end")
    match.play(seat, end)
    assert why_not(match, seat) == "illegal-undo-luck"
    with pytest.raises(tatami.IllegalMove):
        match.undo(seat)
    with pytest.raises(tatami.IllegalMove):
        match.take_back(1)


@pytest.mark.parametrize("listening", [False, True])
def test_an_answer_from_hidden_cards_is_knowledge(listening: bool) -> None:
    match, seat, attack = _opening("play bo", listening)
    match.play(seat, attack)
    target = match.state.actors[0]
    assert match.why_no_undo(seat) is None
    assert why_not(match, target) == "illegal-undo"
    asked = match.state.dump()
    match.play(target, GAME.move("suffer"))
    assert why_not(match, seat) == "illegal-undo-answered"
    assert match.why_no_undo(target) is None
    match.undo(target)
    assert match.state.dump() == asked
    assert match.why_no_undo(seat) is None


def why_not(match: Match, seat: int) -> str:
    reason = match.why_no_undo(seat)
    assert reason is not None
    return reason.id
