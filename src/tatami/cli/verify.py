"""`tatami verify`: are these records true games?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track

from tatami.cli.options import Content, finder, read_text, refuse_record
from tatami.cli.terminal import Refusal, Terminal, terminal_of
from tatami.core.errors import BadRecord, OtherRules
from tatami.core.game import Game
from tatami.core.record import verify as verify_record


def verify(
    context: typer.Context,
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="cli-verify-files", show_default=False)
    ],
    content: Content = None,
) -> None:
    """Exit code 1 if a record does not hold, 2 if a file is no text at all."""
    terminal = terminal_of(context)
    find = finder(terminal, content)
    code = 0
    for file in track(
        files,
        description=terminal.say("cli-verify-progress"),
        console=terminal.err,
        transient=True,
        disable=len(files) == 1 or not terminal.err.is_terminal,
    ):
        try:
            _check(terminal, file, find)
        except Refusal as refusal:
            terminal.complain(refusal.line)
            code = max(code, refusal.code)
    raise typer.Exit(code)


def _check(terminal: Terminal, file: Path, find: Callable[[str], Game[Any]]) -> None:
    text = read_text(terminal, file)
    try:
        match = verify_record(text, find)
    except OtherRules as error:
        terminal.refuse(
            "cli-verify-other-rules", code=1, file=str(file), begun=error.begun, now=error.now
        )
    except BadRecord as error:
        refuse_record(terminal, file, error)
    say = terminal.speaker(match.game.id)
    line = say.fill(
        "cli-verify-holds",
        {
            "file": str(file),
            "game": say("game-name"),
            "players": match.players,
            "moves": len(match.moves),
        },
    )
    terminal.out.print(line, markup=False, soft_wrap=True)
