"""What is fixed when a table is made."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from tatami.table.clock import ClockRule

Seating: TypeAlias = Literal["drawn", "as-seated"]


class Setup(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    clock: ClockRule
    host: int
    seed: str
    created: float
    seating: Seating = "as-seated"
