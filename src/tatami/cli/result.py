"""The end of a game as a score sheet: one column for each seat."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.picture import SEAT_STYLES
from tatami.core.outcome import Outcome
from tatami.language import Speaker

_WINNER = "★"


def draw_result(outcome: Outcome, say: Speaker) -> RenderableType:
    seats = range(len(outcome.scores))
    places = {seat: place for place, group in enumerate(outcome.ranking, 1) for seat in group}
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for seat in seats:
        style = SEAT_STYLES[seat % len(SEAT_STYLES)]
        table.add_column(Text(say.seat(seat), style), justify="right", overflow="fold")
    for group in outcome.labels[0] if outcome.labels else ():
        title = f"label-{group}"
        table.add_row(
            say(title) if say.has(title) else group.capitalize(),
            *(say(outcome.labels[seat][group]) for seat in seats),
        )
    for line in outcome.sheet:
        values = ("" if value is None else str(value) for value in line.values)
        table.add_row(say(line.label), *values)
    table.add_section()
    table.add_row(say("cli-result-score"), *(str(outcome.scores[seat]) for seat in seats))
    table.add_row(
        say("cli-result-place"),
        *(f"{_WINNER} 1" if places[seat] == 1 else str(places[seat]) for seat in seats),
        style="bold",
    )
    return Group(
        Text(say("cli-result-over"), "bold"),
        Text(say(outcome.reason)),
        table,
    )
