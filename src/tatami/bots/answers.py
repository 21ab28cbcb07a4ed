"""A recorded game cut into answers: mostly one move each, a whole plan where it has many parts."""

from __future__ import annotations

from dataclasses import dataclass

from tatami.core.chance import Chance
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State


@dataclass(frozen=True)
class Answer:
    """Where a seat was asked (the true position), and the moves that it answered with."""

    at: int
    """So many moves had been made in the game."""
    seat: int
    state: State
    foe: int
    """Who had openly harmed the seat last, or -1."""
    line: list[Move]


class Answers:
    """Hears of every move of a match before it is played."""

    def __init__(self) -> None:
        self._begun: dict[int, Answer] = {}
        self._opened = -1

    def hear(self, match: Match, seat: int, move: Move) -> Answer | None:
        """The answer that the move completes; None as long as more parts of it follow."""
        state, advisor = match.state, match.game.advisor
        if not advisor.in_parts(state, seat):
            return _answer(match, seat, [move])
        if match.opened != self._opened:
            self._begun, self._opened = {}, match.opened
        answer = self._begun.get(seat)
        if answer is None:
            answer = self._begun[seat] = _answer(match, seat, [])
        answer.line.append(move)
        after = state.copy()
        after.apply(seat, move, Chance("looking no further"))
        if seat in after.actors and advisor.in_parts(after, seat):
            return None
        answer.line[:] = advisor.without_detours(answer.state, seat, answer.line)
        del self._begun[seat]
        return answer


def _answer(match: Match, seat: int, line: list[Move]) -> Answer:
    return Answer(len(match.moves), seat, match.state.copy(), match.foe(seat), line)
