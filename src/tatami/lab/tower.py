"""A game's own device, measured and drawn: for Shogun the tower of cubes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from tatami.core.game import Game
from tatami.core.measurement import Distribution
from tatami.core.text import Text

_BAR = 40

Say = Callable[[Text], str]
"""Speaks a text of the game in the person's language."""


def measure(game: Game[Any], samples: int, seed: str) -> tuple[Distribution, ...]:
    """The distributions that the game knows of itself; none for a game without such a device."""
    return game.measurements(samples, seed)


def draw(found: tuple[Distribution, ...], say: Say) -> RenderableType:
    """Each distribution with its mean, its deviation, and a bar for every value."""
    parts: list[RenderableType] = []
    for distribution in found:
        title = say(distribution.label)
        figures = f"{distribution.mean:.2f} ± {distribution.deviation:.2f}"
        parts += [Line.assemble((title, "bold"), "  ", (figures, "cyan")), _bars(distribution)]
    return Group(*parts)


def _bars(distribution: Distribution) -> Table:
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    table.add_column(justify="right")
    table.add_column(justify="right", style="dim")
    table.add_column(style="cyan")
    most = max(distribution.counts.values())
    for value in range(min(distribution.counts), max(distribution.counts) + 1):
        count = distribution.counts.get(value, 0)
        share = 100 * count / distribution.samples
        table.add_row(str(value), f"{share:.1f} %", "█" * round(_BAR * count / most))
    return table
