"""`tatami tables`: the tables that a server has stored.

The storage is imported when it is asked for: the other commands start quicker without.
"""

from __future__ import annotations

import os
from datetime import datetime
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Sheet

from tatami.cli.terminal import Refusal as Refused
from tatami.cli.terminal import Terminal, terminal_of

if TYPE_CHECKING:
    from tatami.table.archive import Kept
    from tatami.table.table import Table


class Action(StrEnum):
    LIST = "list"
    SHOW = "show"
    EXPORT = "export"
    REMOVE = "remove"
    REPAIR = "repair"


def tables(
    context: typer.Context,
    action: Annotated[Action, typer.Argument(help="cli-tables-action")] = Action.LIST,
    table: Annotated[str, typer.Argument(help="cli-tables-table", show_default=False)] = "",
    file: Annotated[Path | None, typer.Option("--out", "-o", help="cli-tables-out")] = None,
    db: Annotated[str | None, typer.Option("--db", help="cli-serve-db")] = None,
) -> None:
    from tatami.server.settings import read_settings
    from tatami.table.archive import Archive
    from tatami.table.database import connect
    from tatami.table.refusal import Refusal

    terminal = terminal_of(context)
    engine = connect(read_settings(os.environ).db if db is None else db)
    archive = Archive(engine)
    try:
        if action is Action.LIST:
            _list(terminal, archive.all())
            return
        if not table:
            terminal.refuse("cli-error-which-table")
        if action is Action.SHOW:
            _show(terminal, archive.open(table))
        elif action is Action.EXPORT:
            found = archive.open(table)
            over = found.phase == "over"
            _write(terminal, found.record() if over else archive.log(table), file)
        elif action is Action.REMOVE:
            archive.remove(table)
            terminal.out.print(terminal.fill("cli-tables-removed", table=table))
        else:
            file = file or Path(f"{table}-cut-off.jsonl")
            archive.repair(table, partial(file.write_text, encoding="utf-8"))
            terminal.out.print(terminal.fill("cli-tables-repaired", table=table, file=str(file)))
    except Refusal as refusal:
        raise Refused(terminal.say(refusal.reason)) from None
    except OSError as error:
        terminal.refuse_file(Path(error.filename or file or "-"), error)
    finally:
        engine.dispose()


def _list(terminal: Terminal, kept: list[Kept]) -> None:
    if not kept:
        terminal.out.print(terminal.say("cli-tables-none"))
        return
    sheet = Sheet(box=None, pad_edge=False)
    for name in ("id", "game", "made", "used", "entries"):
        sheet.add_column(terminal.say(f"cli-tables-{name}"), no_wrap=True)
    for one in kept:
        sheet.add_row(one.id, one.game, _day(one.created), _day(one.last), str(one.entries))
    terminal.out.print(sheet)


def _show(terminal: Terminal, table: Table) -> None:
    words: dict[str, str | int] = {
        "game": table.setup.game,
        "phase": table.phase,
        "moves": table.moves,
    }
    terminal.out.print(terminal.fill("cli-tables-shown", **words))
    for seat in table.seats:
        terminal.out.print(f"  {seat.kind:6} {seat.name}")
    if table.stopped is not None:
        terminal.out.print(terminal.say(table.stopped))


def _write(terminal: Terminal, text: str, file: Path | None) -> None:
    if file is None:
        terminal.out.print(text, end="", markup=False, soft_wrap=True)
    else:
        file.write_text(text, encoding="utf-8")


def _day(at: float) -> str:
    try:
        return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):  # nothing that a clock has ever shown
        return "?"
