"""`tatami verify`: are these records true games?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import track

from tatami.cli.desk import Desk, Refusal, desk_of
from tatami.cli.options import Content, finder, read_text
from tatami.core.errors import BadRecord
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
    desk = desk_of(context)
    find = finder(desk, content)
    code = 0
    for file in track(
        files,
        description=desk.say("cli-verify-progress"),
        console=desk.err,
        transient=True,
        disable=len(files) == 1 or not desk.err.is_terminal,
    ):
        try:
            _check(desk, file, find)
        except Refusal as refusal:
            desk.complain(refusal.line)
            code = max(code, refusal.code)
    raise typer.Exit(code)


def _check(desk: Desk, file: Path, find: Callable[[str], Game[Any]]) -> None:
    text = read_text(desk, file)
    try:
        match = verify_record(text, find)
    except BadRecord as error:
        desk.refuse(
            "cli-record-wrong", code=1, file=str(file), line=error.line, problem=error.problem
        )
    say = desk.speaker(match.game.id)
    line = say.fill(
        "cli-verify-holds",
        {
            "file": str(file),
            "game": say("game-name"),
            "players": match.players,
            "moves": len(match.moves),
        },
    )
    desk.out.print(line, markup=False, soft_wrap=True)
