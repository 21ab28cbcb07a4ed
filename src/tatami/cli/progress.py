"""The bar that shows how far a long run has come."""

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
