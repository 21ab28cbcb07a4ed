"""Games between bots to their end: what breaks is told with its record."""

from __future__ import annotations

from tatami.bots.bot import Bot, Knowledge
from tatami.core.chance import Chance
from tatami.core.game_loop import Mover, finish
from tatami.core.match import Match, PlayedMove
from tatami.core.move import Move
from tatami.core.outcome import Outcome
from tatami.core.record import write


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
    chosen: list[tuple[int, Move]] = []

    def noted(match: Match) -> tuple[int, Move]:
        chosen.append(mover(match))
        return chosen[-1]

    before = len(match.moves)
    try:
        finish(match, noted)
    except Exception as error:
        match.moves += [PlayedMove(*choice) for choice in chosen[len(match.moves) - before :]]
        record = write(match, names, reveal=True)
        raise GameFailed(number, f"{type(error).__name__}: {error}", record) from error
    assert match.state.outcome is not None
    return match.state.outcome


def all_by(bot: Bot, thoughts: Chance) -> Mover:
    """One bot plays every seat, each with what that seat knows."""

    def move(match: Match) -> tuple[int, Move]:
        seat = match.state.actors[0]
        return seat, bot.choose(Knowledge(match.game, match.state, seat), thoughts)

    return move
