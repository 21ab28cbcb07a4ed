"""Encodings have a fixed size, stay between 0 and 1, and know what the view knows: no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.encoding import Fields, Flag, Items, Number, Part, Pile, Round, Seat, Word
from tatami.core.errors import TatamiError
from tatami.core.game_loop import at_random, positions
from tatami.core.match import Match
from tatami.core.state import State
from tatami.envs.encoding import Either, Shape, encoding
from tests.tables import NAMES, TABLES


def states(id: str, players: int, every: int = 29) -> Iterator[State]:
    match = Match(tatami.game(id), players, {}, "encoded")
    for number, _ in enumerate(positions(match, at_random(Chance("players")))):
        if number == 1500:
            break
        if number % every == 0:
            yield match.state
    yield match.state


@pytest.mark.parametrize(("id", "players"), TABLES, ids=NAMES)
def test_rows_are_all_of_one_size_and_between_0_and_1(id: str, players: int) -> None:
    layout = encoding(tatami.game(id), players, {})
    assert layout.size == sum(size for _, size, _ in layout.places(""))
    for state in states(id, players):
        for seat in (*range(players), None):
            row = layout.row(state.view(seat), seat)
            assert len(row) == layout.size
            assert min(row) >= 0
            assert max(row) <= 1


@pytest.mark.parametrize(("id", "players"), TABLES, ids=NAMES)
def test_what_a_seat_does_not_know_is_not_in_its_row(id: str, players: int) -> None:
    layout = encoding(tatami.game(id), players, {})
    for number, state in enumerate(states(id, players, 61)):
        for seat in range(players):
            other = state.determinize(seat, Chance(number))
            assert state.encode(seat, layout) == other.encode(seat, layout)


@pytest.mark.parametrize(("id", "players"), TABLES, ids=NAMES)
def test_the_quick_way_to_a_row_gives_what_the_view_gives(id: str, players: int) -> None:
    layout = encoding(tatami.game(id), players, {})
    for state in states(id, players, 7):
        for seat in range(players):
            assert state.encode(seat, layout) == layout.row(state.view(seat), seat)


@pytest.mark.parametrize(("id", "players"), TABLES, ids=NAMES)
def test_a_described_encoding_forgets_no_field(id: str, players: int) -> None:
    layout = tatami.game(id).encoding(players)
    if layout is None:
        return
    for state in states(id, players):
        forgotten = list(_forgotten(layout, state.view(0), "view"))
        assert forgotten == []


def _forgotten(part: Part, value: Any, name: str) -> Iterator[str]:
    if isinstance(part, Fields) and isinstance(value, dict):
        yield from (f"{name}.{key}" for key in value if key not in (*part.parts, *part.without))
        for key, inner in part.parts.items():
            yield from _forgotten(inner, value.get(key), f"{name}.{key}")
    elif isinstance(part, (Items, Round)) and isinstance(value, list):
        for item in value:
            yield from _forgotten(part.part, item, f"{name}[]")


@pytest.mark.parametrize("id", tatami.games())
def test_different_positions_have_different_rows(id: str) -> None:
    players = tatami.game(id).default_players
    layout = encoding(tatami.game(id), players, {})
    rows = [layout.row(state.view(0), 0).tobytes() for state in states(id, players, 60)]
    assert len(set(rows)) == len(rows)


def row(part: Part, value: Any, seat: int = 0) -> list[float]:
    whole = Fields({"x": part})
    return [round(number, 3) for number in whole.row({"x": value}, seat)]


def test_parts() -> None:
    assert row(Flag(), True) == [1]
    assert row(Flag(), False) == [0]
    assert row(Number(4), 1) == [0.25]
    assert row(Number(4), 9) == [1]
    assert row(Number(4), -9) == [0]
    assert row(Number(2, -2), 0) == [0.5]
    assert row(Number(2, -2), None) == [0]
    assert row(Word(["a", "b"]), "b") == [0, 1]
    assert row(Word(["a", "b"]), None) == [0, 0]
    assert row(Word(["a"], other=True), "z") == [0, 1]
    assert row(Pile(["a", "b"], 4), ["b", "a", "b"]) == [0.25, 0.5]
    assert row(Pile(["a"], 2, other=True), ["q", "a", "a", "a"]) == [1, 0.5]
    assert row(Seat(3), 1, seat=2) == [0, 0, 1]
    assert row(Items(Flag(), 3), [True, True]) == [1, 1, 0]
    assert row(Round(Number(4), 3), [1, 2, 3], seat=1) == [0.5, 0.75, 0.25]
    assert row(Round(Word(["a", "b"]), 2), ["a", "b"], seat=1) == [0, 1, 1, 0]
    assert row(Fields({"y": Number(2)}), {"y": 1, "z": 5}) == [0.5]


def test_an_unknown_word_is_refused_where_all_are_listed() -> None:
    with pytest.raises(TatamiError, match="'z' is not one of a, b"):
        row(Word(["a", "b"]), "z")
    with pytest.raises(TatamiError, match="'z' is not one of a"):
        row(Pile(["a"], 2), ["a", "z"])


def test_a_shape_is_found_from_what_was_seen() -> None:
    shape = Shape()
    shape.see({"a": 3, "b": None, "c": [{"d": "x"}, {"d": "y"}], "e": True, "f": 1})
    shape.see({"a": -3, "b": ["p"] * 13, "c": [], "e": False, "f": "word"})
    part = shape.part()
    assert isinstance(part, Fields)
    assert isinstance(part.parts["f"], Either)
    places = {name: (size, meaning) for name, size, meaning in part.places("")}
    assert places["a"] == (1, "a number from -4 (0) to 4 (1)")
    assert places["b"] == (2, "how many (of 13) of p, any other")
    assert places["c[1].d"] == (3, "which of x, y, any other")
    assert list(part.row({"a": 0, "e": True, "f": "word"}, 0)) == [0.5] + [0] * 8 + [1, 0, 1, 0]
