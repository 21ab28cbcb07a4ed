"""DD-9: how the quest ends, for all together."""

from __future__ import annotations

from tatami.core.outcome import Line, Outcome
from tatami.core.text import Text
from tatami.games.dicium.dungeon.rules.names import CROWN
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.player_board import taken_count


def check_won(state: Dungeon) -> None:
    """DD-9.1: asked after everything that may have fulfilled the quest."""
    if CROWN in state.opened and len(state.opened) >= state.objective():
        _end(state, "reason-won", won=True)


def lose(state: Dungeon, reason: str) -> None:
    """DD-9.2."""
    _end(state, reason, won=False)


def _end(state: Dungeon, reason: str, won: bool) -> None:
    """DD-9.3: one group for the company; nobody is in the first group of a game that is lost."""
    seats = range(state.players)
    company = tuple(seats)
    state.outcome = Outcome(
        ranking=(company,) if won else ((), company),
        scores=tuple(1 if won else 0 for _ in seats),
        reason=reason,
        sheet=(
            Line(Text("sheet-chests"), _shared(state, len(state.opened))),
            Line(Text("sheet-objective"), _shared(state, state.objective())),
            Line(Text("sheet-crown"), _shared(state, int(CROWN in state.opened))),
            Line(Text("sheet-trophies"), tuple(state.trophies(seat) for seat in seats)),
            Line(Text("sheet-bonuses"), tuple(taken_count(state.slots[seat]) for seat in seats)),
            Line(Text("sheet-hand"), tuple(state.hand[seat] for seat in seats)),
            Line(Text("sheet-turns"), _shared(state, state.turn)),
        ),
        labels=tuple(_labels(state, seat) for seat in seats),
    )


def _shared(state: Dungeon, value: int) -> tuple[int, ...]:
    return (value,) * state.players


def _labels(state: Dungeon, seat: int) -> dict[str, str]:
    board = state.boards[seat]
    return {} if board is None else {"character": f"board-{board.id}"}
