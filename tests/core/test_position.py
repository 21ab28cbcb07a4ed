"""Positions: the kinds of fields, and that every game declares all that its states hold."""

from collections.abc import Callable
from typing import Any

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.core.game_loop import in_any_order, positions
from tatami.core.match import Match
from tatami.core.move import Catalogue, Move
from tatami.core.outcome import Line, Outcome
from tatami.core.position import (
    Bits,
    Flag,
    Kind,
    List,
    Maybe,
    MoveText,
    Name,
    Number,
    Result,
    Switch,
    Thing,
    Tuple,
    Word,
)
from tatami.core.state import State
from tatami.core.text import Seat, Text

COLOURS = ["red", "green", "blue"]
PASS = Move("pass", "pass", {})
THINGS = {"boat": object(), "cart": object()}

KINDS: list[tuple[Kind, Any, Any]] = [
    (Number(0, 5), 3, 3),
    (Number(-1, 5), -1, -1),
    (Flag(), True, True),
    (Switch("on", "off"), False, "off"),
    (Word(COLOURS), "red", "red"),
    (Name(COLOURS), 2, "blue"),
    (Name(COLOURS, none=-1), -1, None),
    (Thing(THINGS), THINGS["cart"], "cart"),
    (Thing(THINGS), None, None),
    (Maybe(Flag()), None, None),
    (Maybe(Flag()), True, True),
    (Bits(COLOURS), 0b101, ["red", "blue"]),
    (MoveText(Catalogue([PASS])), PASS, {"move": "pass"}),
    (List(List(Name(COLOURS)), 2), [[0], []], [["red"], []]),
    (Tuple(Number()), (1, 2), [1, 2]),
]


@pytest.mark.parametrize(("kind", "value", "written"), KINDS)
def test_what_is_written_is_read_again(kind: Kind, value: Any, written: Any) -> None:
    assert kind.write(value) == written
    assert kind.read(written, "x") == value


BROKEN: list[tuple[Kind, Any, str]] = [
    (Number(0, 5), 6, "'x' must be a whole number from 0 to 5, not 6"),
    (Number(0), -1, "'x' must be a whole number from 0, not -1"),
    (Number(), True, "'x' must be a whole number from 0, not True"),
    (Flag(), 1, "'x' must be true or false, not 1"),
    (Switch("on", "off"), True, "'x' must be one of on, off"),
    (Word(COLOURS), "pink", "'x' must be one of red, green, blue, not 'pink'"),
    (Name(COLOURS), None, "'x': None is not one of red, green, blue"),
    (Thing(THINGS), "sled", "'x': 'sled' is not one of boat, cart"),
    (Bits(COLOURS), ["red", "red"], "'x' must not name anything twice"),
    (MoveText(Catalogue([PASS])), "pass", "'x': there is no move 'None'"),
    (List(Flag(), 2), [True], "'x' must be a list of 2, not [True]"),
    (List(Flag()), [True, 3], "'x[1]' must be true or false, not 3"),
    (Tuple(Flag()), None, "'x' must be a list, not None"),
]


@pytest.mark.parametrize(("kind", "data", "says"), BROKEN)
def test_what_cannot_be_read_is_refused_with_its_place(kind: Kind, data: Any, says: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        kind.read(data, "x")
    assert str(refusal.value).startswith(says)


def test_an_end_says_how_it_came_unless_release_0_1_wrote_it() -> None:
    sheet = (Line(Text("sheet-honour", {"seat": Seat(1)}), (3, None)),)
    how = Text("reason-honour-told", {"who": [Seat(0), Seat(1)]})
    outcome = Outcome(((0,), (1,)), (2, 1), "reason-honour", sheet, how=how)
    written = Result().write(outcome)
    read = Result().read(written, "outcome")
    assert read.how == how
    assert read.sheet[0].label == sheet[0].label
    del written["how"]
    assert Result().read(written, "outcome").how == Text("reason-honour")


def test_lists_whose_order_tells_nothing_are_sorted() -> None:
    assert List(Number(), rising=True).read([2, 1, 3], "x") == [1, 2, 3]
    assert List(Number(), falling=True).read([2, 1, 3], "x") == [3, 2, 1]


def look_around(game_id: str, look: Callable[[State], None]) -> None:
    """Look at every tenth position of a random game with each number of players."""
    game = tatami.game(game_id)
    for players in game.players:
        match = Match(game, players, {}, f"position {players}")
        for _ in positions(match, in_any_order(Chance("players"))):
            if len(match.moves) % 10 == 0:
                look(match.state)
        look(match.state)


@pytest.mark.parametrize("game_id", tatami.games())
def test_every_attribute_of_a_state_is_declared(game_id: str) -> None:
    base = {
        "players",
        "options",
        "stack",
        "outcome",
        "events",
        "scenes",
        "revealed",
        "_asked",
        "_answers",
    }

    def look(state: State) -> None:
        form = state.written_form()
        declared = {*form.attributes, *form.derived, *form.fixed}
        assert declared >= {"stack", "revealed"}
        if hasattr(state, "__dict__"):
            assert set(vars(state)) - base == declared - base
        else:
            assert all(hasattr(state, name) for name in declared)

    look_around(game_id, look)


@pytest.mark.parametrize("game_id", tatami.games())
def test_copies_have_every_declared_attribute(game_id: str) -> None:
    """A change of any one attribute is seen in a copy made after it, and in none made before."""

    def look(state: State) -> None:
        form = state.written_form()
        for name in {*form.attributes, *form.derived} - {"stack", "outcome", "options"}:
            before = state.copy()
            kept = getattr(before, name)
            if not isinstance(kept, (int, str, list, tuple, dict)):
                assert kept is not getattr(state, name), f"copy() shares {name}"
                continue  # it has a copy() and tests of its own
            changed = another(getattr(state, name))
            assert changed != kept
            setattr(state, name, changed)
            assert getattr(state.copy(), name) == changed, f"copy() forgets {name}"
            assert getattr(before, name) == kept, f"copy() shares {name}"
            setattr(state, name, kept)
        for name in form.fixed:
            assert getattr(state.copy(), name) is getattr(state, name)

    look_around(game_id, look)


def another(value: Any) -> Any:
    """A value of the same type that differs."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    if not value:
        return type(value)([0])
    return value + value[:1]
