"""The fields of a position: what is written, read and checked."""

from __future__ import annotations

from functools import cache

from tatami.core.position import List, Number, Result, Stack, WrittenForm, frames_of
from tatami.scaffold.lanterns.rules.content import CARDS


@cache
def written_form(players: int) -> WrittenForm:
    cards = List(Number(1, CARDS))
    return WrittenForm(
        {
            "hands": List(cards, players),
            "lit": List(cards, players),
            "put_out": cards,
            "box": cards,
            "revealed": Number(),
            "stack": Stack(frames_of("tatami.scaffold.lanterns"), {"seat": Number(0, players - 1)}),
            "outcome": Result(),
        }
    )
