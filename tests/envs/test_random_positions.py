"""Encodings of positions that no game has led to yet: any field may have any value it declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.position import MANY, Field, Flag, Kind, List, Name, Number
from tatami.core.state import State
from tatami.envs.encoding import encoding
from tests.envs.test_encoding import states
from tests.games.samurai_sword.tables import table
from tests.tables import EXTREME_NAMES, EXTREMES

TRIES = 3


def other_values(state: State, rng: Chance) -> Iterator[str]:
    """The state with one field after the other as it might be, then as it was."""
    for name, part in state.written_form().parts.items():
        if not isinstance(part, Field):
            continue
        kept = getattr(state, part.name)
        for _ in range(TRIES):
            value = some_value(part.kind, kept, rng)
            if value is not None:
                setattr(state, part.name, value)
                yield name
        setattr(state, part.name, kept)


def some_value(kind: Kind, kept: Any, rng: Chance) -> Any:
    """Within the declared bounds; None for what has none, or is no number."""
    if isinstance(kind, Number) and -MANY < kind.least <= kind.most < MANY:
        return rng.chooses(
            [kind.least, kind.most, kind.least + rng.below(kind.most - kind.least + 1)]
        )
    if isinstance(kind, Name):
        return rng.below(len(kind.table))
    if isinstance(kind, Flag):
        return bool(rng.below(2))
    if isinstance(kind, List) and isinstance(kept, list) and kind.length and not kind.distinct:
        values = [some_value(kind.kind, item, rng) for item in kept]
        return None if None in values else values
    return None


def bounded_fields(id: str, players: int) -> set[str]:
    """The fields of a game that declare which values they may have; a small one may have none."""
    state: State = tatami.game(id).new(players, chance=Chance("encoded"))
    parts = state.written_form().parts.items()
    return {
        name
        for name, part in parts
        if isinstance(part, Field)
        and some_value(part.kind, getattr(state, part.name), Chance(0)) is not None
    }


def test_a_large_game_has_such_fields() -> None:
    assert len(bounded_fields("shogun", 4)) > 5


@pytest.mark.parametrize(("id", "players"), EXTREMES, ids=EXTREME_NAMES)
def test_whatever_a_field_holds_it_can_be_observed(id: str, players: int) -> None:
    layout = encoding(tatami.game(id), players, {})
    rng = Chance(f"other values {id}")
    tried = set()
    for state in states(id, players, 97):
        for name in other_values(state, rng):
            seat = rng.below(players)
            row = state.encode(seat, layout)
            assert row == layout.row(state.view(seat), seat), name
            assert min(row) >= 0, name
            assert max(row) <= 1, name
            tried.add(name)
    assert tried == bounded_fields(id, players)


def test_nine_weapons_left() -> None:
    """All six focus cards before Goemon as the shogun of three players."""
    hands = {seat: ["tea"] for seat in range(3)}
    state = table(3, characters={0: "goemon", 1: "kojiro"}, focus={0: 6}, hands=hands)
    assert state.weapons_left(0) == 9
    layout = encoding(tatami.game("samurai-sword"), 3, {})
    for seat in range(3):
        assert state.encode(seat, layout) == layout.row(state.view(seat), seat)
        assert dict(zip(*names(layout, state, seat), strict=True))["weapons_left"] == 1.0


def names(layout: Any, state: State, seat: int) -> tuple[list[str], list[float]]:
    row = state.encode(seat, layout)
    places, values, at = [], [], 0
    for name, size, _ in layout.places(""):
        places.append(name)
        values.append(row[at])
        at += size
    return places, values
