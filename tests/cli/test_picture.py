"""The picture of a game that brings none of its own."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from tatami.cli.picture import draw_any
from tatami.drawing import spoken
from tatami.language import Speaker


def shown(view: dict[str, Any]) -> list[str]:
    console = Console(width=80, file=io.StringIO(), record=True)
    console.print(draw_any(view))
    return [line.rstrip() for line in console.export_text().splitlines()]


def test_plain_values_stand_in_a_line() -> None:
    assert shown({"round": 3, "last_card": None, "over": True}) == [
        "round 3 · last card – · over ✓"
    ]


def test_records_are_a_table_and_parts_are_framed() -> None:
    lines = shown({"players": [{"seat": 0, "cards": ["bo", "tea"]}, {"seat": 1}], "deck": {"n": 4}})
    assert " seat   cards" in lines
    assert " 0      bo, tea" in lines
    assert " 1      –" in lines
    assert any("deck" in line and "─" in line for line in lines)


def test_maps_are_not_printed_space_by_space() -> None:
    assert shown({"spaces": [{"x": n} for n in range(60)]}) == ["spaces: 60"]


def test_texts_in_a_view_are_said_in_words() -> None:
    text = {"id": "illegal-no-such-seat", "args": {"seats": 5}}
    assert "5" in spoken(text, Speaker("en"))
