"""What the pictures of games in a terminal are made of.

A game's `terminal.py` draws its view, in at most 80 columns:

    def draw(view: dict[str, Any], say: Says) -> RenderableType
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rich.text import Text

from tatami.core.text import Argument, Seat
from tatami.core.text import Text as Message

_SEAT_STYLES = ("cyan", "magenta", "green", "yellow", "blue", "red", "bright_black")


class Says(Protocol):
    """Says texts in the person's language; `tatami.language.Speaker` does."""

    def __call__(self, text: Message | str) -> str: ...

    def fill(self, id: str, words: Mapping[str, str | float]) -> str:
        """A message around words that are no messages themselves."""
        ...

    def has(self, id: str) -> bool: ...

    def seat(self, number: int) -> str: ...


def seat_style(seat: int) -> str:
    return _SEAT_STYLES[seat % len(_SEAT_STYLES)]


def ink(line: str, names: list[str]) -> Text:
    """A line with every player's name in that player's colour."""
    text = Text(line)
    for seat, name in enumerate(names):
        text.highlight_words([name], f"bold {seat_style(seat)}")
    return text


def spoken(text: dict[str, Any], say: Says) -> str:
    """A text that stands in a view, in words."""
    return say(Message(text["id"], {name: _argument(v) for name, v in text["args"].items()}))


def _argument(value: Any) -> Argument:
    if isinstance(value, dict):
        return Seat(value["seat"])
    if isinstance(value, list):
        return [item if isinstance(item, str | int) else Seat(item["seat"]) for item in value]
    assert isinstance(value, str | int)
    return value
