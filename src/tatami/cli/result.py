"""The end of a game: who won, and the score sheet."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.core.outcome import Line, Outcome
from tatami.drawing import seat_style
from tatami.language import Speaker

_NAME_WIDTH = 8


def draw_result(outcome: Outcome, say: Speaker) -> RenderableType:
    parts: list[RenderableType] = [
        Text(say("cli-result-over"), "bold"),
        Text(say(outcome.how)),
        _ranking(outcome, say),
    ]
    lines = [line for line in outcome.sheet if any(line.values)]
    if lines:
        parts.append(_sheet(lines, say))
    return Group(*parts)


def _ranking(outcome: Outcome, say: Speaker) -> Table:
    """The seats from the best to the last, each with what it was in the game."""
    groups = list(outcome.labels[0]) if outcome.labels else []
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column("")
    for group in groups:
        title = f"label-{group}"
        table.add_column(say(title) if say.has(title) else group.capitalize())
    table.add_column(say("cli-result-score"), justify="right")
    better = 0
    for seats in outcome.ranking:
        won = seats == outcome.winners
        for seat in seats:
            table.add_row(
                f"★ {better + 1}" if won else str(better + 1) if outcome.winners else "",
                _name(seat, say),
                *(say(outcome.labels[seat][group]) for group in groups),
                str(outcome.scores[seat]),
                style="bold" if won else "",
            )
        better += len(seats)
    return table


def _sheet(lines: list[Line], say: Speaker) -> Table:
    """Where the points came from: a column for each seat."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in range(len(lines[0].values)):
        table.add_column(_name(seat, say), justify="right", max_width=_NAME_WIDTH, no_wrap=True)
    for line in lines:
        values = ("" if value is None else str(value) for value in line.values)
        table.add_row(say(line.label), *values)
    return table


def _name(seat: int, say: Speaker) -> Text:
    return Text(say.seat(seat), seat_style(seat))
