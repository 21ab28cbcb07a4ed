"""The table in a terminal: the hour, and what everybody has lit."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tatami.drawing import Says, seat_style


def draw(view: dict[str, Any], say: Says) -> RenderableType:
    parts = [Text(say.fill("terminal-hour", {"number": view["hour"]}), "bold")]
    for seat, row in enumerate(view["lit"]):
        words = {"who": say.seat(seat), "cards": " ".join(str(card) for card in row)}
        parts.append(Text(say.fill("terminal-row", words), seat_style(seat)))
    return Group(*parts)
