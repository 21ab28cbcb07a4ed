"""The end: who has the brightest row."""

from __future__ import annotations

from tatami.core.outcome import Line, Outcome
from tatami.core.text import Text
from tatami.scaffold.lanterns.rules.state import Lanterns


def finish(state: Lanterns) -> None:
    """LA-3.1: the highest total wins; LA-3.2: equal totals share their place."""
    scores = tuple(sum(row) for row in state.lit)
    ranking = tuple(
        tuple(seat for seat in range(state.players) if scores[seat] == score)
        for score in sorted(set(scores), reverse=True)
    )
    state.outcome = Outcome(
        ranking,
        scores,
        "reason-dark",
        (Line(Text("sheet-lit"), scores),),
        labels=tuple({} for _ in range(state.players)),
    )
