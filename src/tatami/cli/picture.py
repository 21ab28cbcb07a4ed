"""A game's table in the terminal: its own picture, or one that suits any view."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tatami.core.text import Argument, Seat
from tatami.core.text import Text as Message
from tatami.language import Speaker

_LONGEST_TABLE = 12
_SEAT_STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_black")


def draw(game: str, view: dict[str, Any], say: Speaker) -> RenderableType:
    module = f"tatami.cli.pictures.{game.replace('-', '_')}"
    if find_spec(module) is not None:
        picture: RenderableType = import_module(module).draw(view, say)
        return picture
    return draw_any(view)


def seat_style(seat: int) -> str:
    return _SEAT_STYLES[seat % len(_SEAT_STYLES)]


def ink(line: str, names: list[str]) -> Text:
    """A line with every player's name in that player's colour."""
    text = Text(line)
    for seat, name in enumerate(names):
        text.highlight_words([name], f"bold {seat_style(seat)}")
    return text


def spoken(text: dict[str, Any], say: Speaker) -> str:
    """A text that stands in a view, in words."""
    return say(Message(text["id"], {name: _argument(v) for name, v in text["args"].items()}))


def _argument(value: Any) -> Argument:
    if isinstance(value, dict):
        return Seat(value["seat"])
    if isinstance(value, list):
        return [item if isinstance(item, str | int) else Seat(item["seat"]) for item in value]
    assert isinstance(value, str | int)
    return value


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
