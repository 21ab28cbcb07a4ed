"""The course of a game, move by move, through the eyes of a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tatami.core.match import Match
from tatami.table.refusal import Refusal
from tatami.table.table import Table

LONGEST: Final = 100


def steps(
    table: Table, seat: int | None, first: int, count: int, opened: bool = False
) -> Callable[[], list[dict[str, Any]]]:
    """What plays the game again: to be called in a thread, whatever the table does meanwhile.

    `opened`: with what was hidden from the seat.
    """
    if table.match is None or not 0 <= first <= table.moves:
        raise Refusal("error-no-such-step")
    old = table.match
    last = min(first + min(count, LONGEST) - 1, table.moves)
    steps = [0, *old.steps[:last]]
    """How many moves had been made after each step."""
    played = [(p.seat, p.move) for p in old.moves[: steps[-1]]]

    def work() -> list[dict[str, Any]]:
        match = Match(old.game, old.players, old.options, old.seed, events=True)
        found = []
        heard = done = 0
        for number, moves in enumerate(steps):
            for seat_and_move in played[done:moves]:
                match.play(*seat_and_move)
            done = moves
            if number >= first:
                found.append(_step(match, seat, number, heard, opened))
            heard = len(match.events)
        return found

    return work


def _step(match: Match, seat: int | None, number: int, heard: int, opened: bool) -> dict[str, Any]:
    state = match.state
    return {
        "at": number,
        "view": state.open_view(seat) if opened else state.view(seat),
        "actors": list(state.deciding(seat)),
        "events": [
            {
                "n": at + 1,
                "move": number,
                **(event.open_text().json() if opened else event.seen_by(seat)),
            }
            for at, event in enumerate(match.events[heard:], start=heard)
        ],
    }
