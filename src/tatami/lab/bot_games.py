"""The loop that all games between bots run in: simulations, the arena, the tests."""

from __future__ import annotations

from collections.abc import Callable

from tatami.core.match import Match, Played
from tatami.core.move import Move
from tatami.core.outcome import Outcome
from tatami.core.record import write

Mover = Callable[[Match], tuple[int, Move]]
"""Says who moves now, and how."""


class GameFailed(Exception):
    """A game that broke: a mistake in the rules or in a bot. `record` leads up to it."""

    def __init__(self, number: int, problem: str, record: str) -> None:
        super().__init__(number, problem, record)
        self.number = number
        self.problem = problem
        self.record = record

    def __str__(self) -> str:
        return f"{self.problem}\n{self.record}"


def play_to_end(match: Match, mover: Mover, names: list[str], number: int = 0) -> Outcome:
    """Let everybody move until the game is over; `GameFailed` carries the record so far."""
    state = match.state
    while state.outcome is None:
        seat = 0
        move: Move | None = None
        try:
            seat, move = mover(match)
            match.play(seat, move)
        except Exception as error:
            if move is not None:
                match.moves.append(Played(seat, move))
            record = write(match, names, reveal=True)
            raise GameFailed(number, f"{type(error).__name__}: {error}", record) from error
    return state.outcome
