"""`tatami review`: a recorded game looked back upon, luck and choice apart."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from tatami.bots.review import Conclusion, Moment
from tatami.bots.review_steps import Subject, match_of, work_out
from tatami.bots.workers import pool
from tatami.cli.options import Content, make_folder, read_text, refuse_record
from tatami.cli.progress import progress_bar
from tatami.cli.review_report import write_report
from tatami.cli.review_words import sum_of, words_of
from tatami.cli.saved_games import seated, told_apart
from tatami.cli.terminal import Terminal, terminal_of
from tatami.core.errors import BadRecord, OtherRules, Unfinished
from tatami.core.match import Match
from tatami.core.record import read
from tatami.language import Speaker

_SPARKS = "▁▂▃▄▅▆▇█"
_WORKERS = 2


def review(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-review-file")],
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="cli-review-seat")] = None,
    report: Annotated[Path | None, typer.Option("--report", help="cli-review-report")] = None,
    content: Content = None,
) -> None:
    terminal = terminal_of(context)
    text = read_text(terminal, file)
    own = None if content is None else str(content)
    try:
        match = match_of(Subject(text, 0, own))
        names, bots = seated(read(text).names)
    except OtherRules as error:
        terminal.refuse(
            "cli-review-other-rules", code=1, file=str(file), begun=error.begun, now=error.now
        )
    except Unfinished:
        terminal.refuse("cli-review-unfinished", code=1, file=str(file))
    except BadRecord as error:
        refuse_record(terminal, file, error)
    if seat is not None and seat >= match.players:
        terminal.refuse("cli-error-seat", seat=seat, last=match.players - 1)
    people = [one for one in range(match.players) if one not in bots]
    seats = [seat] if seat is not None else people or list(range(match.players))
    say = terminal.speaker(match.game.id, told_apart(names))
    if report is not None:
        make_folder(terminal, report)
    found = [_work_out(terminal, Subject(text, one, own), say) for one in seats]
    for conclusion in found:
        terminal.out.print(draw_review(match, conclusion, say))
    if report is not None:
        try:
            page = write_report(report, match, found, say)
        except OSError as error:
            terminal.refuse_file(Path(error.filename or report), error)
        line = terminal.fill("cli-simulate-reported", file=str(page))
        terminal.out.print(line, markup=False, soft_wrap=True)


def _work_out(terminal: Terminal, subject: Subject, say: Speaker) -> Conclusion:
    workers = min(_WORKERS, os.cpu_count() or 1)
    with (
        pool(workers) as processes,
        progress_bar(terminal, say.seat(subject.seat), 1, 0) as show,
    ):
        return work_out(subject, processes, show)


def draw_review(match: Match, conclusion: Conclusion, say: Speaker) -> RenderableType:
    lines: list[RenderableType] = [Text(say.seat(conclusion.seat), "bold")]
    if conclusion.points:
        lines.append(Text(_sparkline(conclusion), "cyan"))
        lines.append(Text(sum_of(conclusion, say)))
    if not conclusion.moments:
        lines.append(Text(say("review-nothing")))
    for moment in conclusion.moments:
        lines += _draw_moment(match, moment, say)
    return Group(*lines, "")


def _draw_moment(match: Match, moment: Moment, say: Speaker) -> list[RenderableType]:
    said = words_of(match, moment, say)
    lines: list[RenderableType] = [Text(said.title, "bold")]
    lines += [Text(f"  {said.better}", "green"), Text(f"  {said.lost}")]
    lines += [Text(f"    {reason}", "dim") for reason in said.reasons]
    if said.hidden:
        lines.append(Text(f"  {say('review-hidden')}", "dim"))
        lines += [Text(f"    {fact}", "dim") for fact in said.hidden]
        lines.append(Text(f"  {said.truth}", "dim"))
    return lines


def _sparkline(conclusion: Conclusion) -> str:
    marks = [_SPARKS[round(point.chance * (len(_SPARKS) - 1))] for point in conclusion.points]
    return "".join(marks)
