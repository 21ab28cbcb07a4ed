"""A long run: the bar that shows how far it has come, and how it fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from tatami.cli.terminal import Terminal
from tatami.lab.bot_games import GameFailed


@contextmanager
def progress_bar(
    terminal: Terminal, name: str, total: int, done: int
) -> Iterator[Callable[..., None]]:
    """To be told how much is done now, and of how much if that has changed.

    It is only drawn where somebody can see it.
    """
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal.err,
        transient=True,
        disable=not terminal.err.is_terminal,
    ) as progress:
        task = progress.add_task(name, total=total, completed=done)

        def show(completed: int, total: int | None = None) -> None:
            progress.update(task, completed=completed, total=total)

        yield show


@contextmanager
def failures_told(terminal: Terminal) -> Iterator[None]:
    """A game that breaks ends the command: its record is printed, and what is wrong is said."""
    try:
        yield
    except GameFailed as failure:
        terminal.out.file.write(failure.record)
        terminal.refuse(
            "cli-simulate-failed", code=1, number=failure.number, problem=failure.problem
        )
