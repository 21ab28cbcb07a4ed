"""The grid of a Dicium game as letters: spaces by their kind, pieces by their number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from tatami.drawing import seat_style

Mark = Callable[[str], tuple[str, str]]
"""For the code of a space: two characters and a style."""


def draw_grid(grid: dict[str, Any], pieces: list[dict[str, Any]], mark: Mark) -> Text:
    """Walls between spaces are drawn; a piece with a seat is its number, another one `*`."""
    spaces = {(space["column"], space["row"]): space for space in grid["spaces"]}
    walls = {frozenset(edge["between"]) for edge in grid["edges"] if edge["kind"] != "open"}
    letters = "  ".join(chr(ord("a") + column) for column in range(grid["columns"]))
    text = Text(f"    {letters}\n", "dim")
    for row in range(grid["rows"]):
        text.append(f"{row + 1:>2}  ", "dim")
        below = Text("    ")
        for column in range(grid["columns"]):
            space = spaces.get((column, row))
            _cell(text, space, pieces, mark)
            text.append("|" if _walled(spaces, walls, space, column + 1, row) else " ", "bold")
            below.append("-- " if _walled(spaces, walls, space, column, row + 1) else "   ", "bold")
        text.append("\n")
        if below.plain.strip():
            text.append_text(below).append("\n")
    text.rstrip()
    return text


def _cell(
    text: Text, space: dict[str, Any] | None, pieces: list[dict[str, Any]], mark: Mark
) -> None:
    if space is None:
        text.append("  ")
        return
    here = [piece for piece in pieces if piece["at"] == space["name"]]
    if not here:
        text.append(*mark(space["code"]))
        return
    for piece in here[:2]:
        seat = piece["seat"]
        style = "bold reverse" if seat is None else f"bold reverse {seat_style(seat)}"
        text.append("*" if seat is None else str(seat), style)
    text.append(" " * (2 - len(here[:2])))


def _walled(
    spaces: dict[tuple[int, int], dict[str, Any]],
    walls: set[frozenset[str]],
    space: dict[str, Any] | None,
    column: int,
    row: int,
) -> bool:
    other = spaces.get((column, row))
    if space is None or other is None:
        return False
    return frozenset((space["name"], other["name"])) in walls
