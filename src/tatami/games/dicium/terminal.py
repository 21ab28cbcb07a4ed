"""The grid of a Dicium game as letters: spaces by their kind, pieces by number or sign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from tatami.drawing import seat_style

Mark = Callable[[str], tuple[str, str]]
"""For the code of a space: two characters and a style."""
_BESIDE = {"open": (" ", ""), "wall": ("|", "bold"), "door": (":", "bold magenta")}
_BELOW = {"open": ("   ", ""), "wall": ("-- ", "bold"), "door": ("== ", "bold magenta")}


def draw_grid(grid: dict[str, Any], pieces: list[dict[str, Any]], mark: Mark) -> Text:
    """Walls and doors between spaces are drawn. A piece with a seat is its number, another one its
    `sign` (a letter and a style) or `*`; two of them find room on a space, the first ones."""
    spaces = {(space["column"], space["row"]): space for space in grid["spaces"]}
    edges = {frozenset(edge["between"]): edge["kind"] for edge in grid["edges"]}
    letters = "  ".join(chr(ord("a") + column) for column in range(grid["columns"]))
    text = Text(f"    {letters}\n", "dim")
    for row in range(grid["rows"]):
        text.append(f"{row + 1:>2}  ", "dim")
        below = Text("    ")
        for column in range(grid["columns"]):
            space = spaces.get((column, row))
            _cell(text, space, pieces, mark)
            text.append(*_BESIDE[_edge(spaces, edges, space, column + 1, row)])
            below.append(*_BELOW[_edge(spaces, edges, space, column, row + 1)])
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
        seat = piece.get("seat")
        if seat is None:
            text.append(*piece.get("sign", ("*", "bold reverse")))
        else:
            text.append(str(seat), f"bold reverse {seat_style(seat)}")
    text.append(" " * (2 - len(here[:2])))


def _edge(
    spaces: dict[tuple[int, int], dict[str, Any]],
    edges: dict[frozenset[str], str],
    space: dict[str, Any] | None,
    column: int,
    row: int,
) -> str:
    other = spaces.get((column, row))
    if space is None or other is None:
        return "open"
    return edges.get(frozenset((space["name"], other["name"])), "open")
