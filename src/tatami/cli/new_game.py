"""`tatami new-game`: a small complete game to start one's own from."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tatami.cli.terminal import Refusal, Terminal, terminal_of
from tatami.scaffold.plant import Unfit, checkout, plant

STYLE = (("check", "-q", "--fix", "--select=I"), ("format", "-q"), ("check", "-q"))
"""What puts code into the project's style: a long name moves imports and breaks lines."""
FIXTURES = "tools/fixtures.py"
"""Writes what the tests compare a game with: records, playthroughs, the page of its rules."""


def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="cli-new-game-name", show_default=False)],
    prefix: Annotated[str | None, typer.Option(help="cli-new-game-prefix")] = None,
) -> None:
    terminal = terminal_of(context)
    root = checkout()
    if root is None:
        terminal.refuse("cli-new-game-no-checkout")
    try:
        files = plant(root, name, prefix)
    except Unfit as unfit:
        raise Refusal(unfit.said(terminal.language), 2) from None
    for file in files:
        terminal.out.print(str(file.relative_to(root)), markup=False)
    _tidy(terminal, root, files, name)
    terminal.out.print(terminal.fill("cli-new-game-done", name=name), markup=False)


def _tidy(terminal: Terminal, root: Path, files: list[Path], name: str) -> None:
    """Put the code into the project's style and write what tests compare the game with."""
    if find_spec("ruff") is None or find_spec("pytest") is None:
        terminal.complain(terminal.fill("cli-new-game-no-tests", name=name))
        return
    terminal.err.print(terminal.say("cli-new-game-fixtures"), markup=False)
    python = [str(file) for file in files if file.suffix == ".py"]
    for command in (*(["-m", "ruff", *part, *python] for part in STYLE), [FIXTURES, name]):
        done = subprocess.run(
            [sys.executable, *command], cwd=root, capture_output=True, text=True, check=False
        )
        if done.returncode:
            problem = (done.stderr or done.stdout).strip()
            terminal.refuse("cli-new-game-failed", code=1, command=command[0], problem=problem)
