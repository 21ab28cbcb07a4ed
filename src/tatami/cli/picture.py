"""A game's table in the terminal: its own picture, or one that suits any view."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.games import terminal
from tatami.language import Speaker

_LONGEST_TABLE = 12


def draw(game: str, view: dict[str, Any], say: Speaker) -> RenderableType:
    own = terminal(game)
    if own is None:
        return draw_any(view)
    picture: RenderableType = own.draw(view, say)
    return picture


def draw_any(view: dict[str, Any]) -> RenderableType:
    """Plain values in a line, records as tables, what has parts in a frame.

    Long tables are counted, not shown: they are mostly maps, and nobody reads maps so.
    """
    plain = {name: value for name, value in view.items() if not isinstance(value, dict | list)}
    parts: list[RenderableType] = []
    if plain:
        parts.append(Text(" · ".join(f"{_title(name)} {_word(v)}" for name, v in plain.items())))
    for name, value in view.items():
        if isinstance(value, dict) and value:
            parts.append(Panel(draw_any(value), title=_title(name), title_align="left"))
        elif isinstance(value, list) and len(value) > _LONGEST_TABLE:
            parts.append(Text(f"{_title(name)}: {len(value)}"))
        elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            parts.append(_records(_title(name), value))
        elif isinstance(value, list):
            parts.append(Text(f"{_title(name)}: {_word(value)}"))
    return Group(*parts)


def _records(title: str, records: list[dict[str, Any]]) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    columns = list(dict.fromkeys(name for record in records for name in record))
    for name in columns:
        table.add_column(_title(name), overflow="fold")
    for record in records:
        table.add_row(*(Text(_word(record.get(name))) for name in columns))
    return table


def _title(name: str) -> str:
    return name.replace("_", " ")


def _word(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, list):
        return ", ".join(_word(item) for item in value) or "–"
    if isinstance(value, dict):
        return "; ".join(f"{_title(name)} {_word(item)}" for name, item in value.items())
    return str(value)
