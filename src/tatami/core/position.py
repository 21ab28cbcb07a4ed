"""Positions as data: a state declares its fields once, the rest follows.

`WrittenForm` is the declaration: the entries of a written position with their kinds. Writing,
reading with clear refusals, and copying follow from it. `State.written_form` gives a game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tatami.core.errors import BadPosition, UnknownName
from tatami.core.move import Catalogue, Move
from tatami.core.outcome import Line, Outcome
from tatami.core.state import Decision, Frame, State, Step
from tatami.core.text import read_text

MANY: Final = 10**9
"""For numbers that the rules do not bound."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a value is in the state, and how it is written."""

    def write(self, value: Any) -> Any:
        return value

    def read(self, data: Any, where: str) -> Any:
        """The value; `BadPosition` tells what has to stand at this place."""
        raise NotImplementedError  # pragma: no cover

    def copy(self, value: Any) -> Any:
        """A value of its own for another state: lists are copied, whatever never changes is not."""
        return value


class Number(Kind):
    def __init__(self, least: int = 0, most: int = MANY) -> None:
        self.least = least
        self.most = most

    def read(self, data: Any, where: str) -> Any:
        if isinstance(data, int) and not isinstance(data, bool) and self.least <= data <= self.most:
            return data
        bounds = f" from {self.least}" + ("" if self.most == MANY else f" to {self.most}")
        if self.least == -MANY:
            bounds = ""
        raise BadPosition(f"'{where}' must be a whole number{bounds}, not {data!r}")


class Flag(Kind):
    def read(self, data: Any, where: str) -> Any:
        if not isinstance(data, bool):
            raise BadPosition(f"'{where}' must be true or false, not {data!r}")
        return data


class Switch(Kind):
    """A flag that is written as one of two words."""

    def __init__(self, on: str, off: str) -> None:
        self.on = on
        self.off = off

    def write(self, value: Any) -> Any:
        return self.on if value else self.off

    def read(self, data: Any, where: str) -> Any:
        if data not in (self.on, self.off):
            raise BadPosition(f"'{where}' must be one of {self.on}, {self.off}")
        return data == self.on


class Word(Kind):
    """A text that is one of these."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)

    def read(self, data: Any, where: str) -> Any:
        if data not in self.words:
            raise BadPosition(f"'{where}' must be one of {', '.join(self.words)}, not {data!r}")
        return data


class Name(Kind):
    """The place of a name in a table, written as the name; `none` is written as null."""

    def __init__(self, table: Sequence[str], none: int | None = None) -> None:
        self.table = list(table)
        self.none = none

    def write(self, value: Any) -> Any:
        return None if value == self.none else self.table[value]

    def read(self, data: Any, where: str) -> Any:
        if data is None and self.none is not None:
            return self.none
        if data not in self.table:
            raise BadPosition(f"'{where}': {data!r} is not one of {', '.join(self.table)}")
        return self.table.index(data)


class Thing(Kind):
    """A shared object, or None, written as its name."""

    def __init__(self, things: dict[str, Any]) -> None:
        self.things = things
        self.names = {id(thing): name for name, thing in things.items()}

    def write(self, value: Any) -> Any:
        return None if value is None else self.names[id(value)]

    def read(self, data: Any, where: str) -> Any:
        if data is None:
            return None
        if not isinstance(data, str) or data not in self.things:
            raise BadPosition(f"'{where}': {data!r} is not one of {', '.join(self.things)}")
        return self.things[data]


class Bits(Kind):
    """A set of names as the bits of a number, written as a list."""

    def __init__(self, table: Sequence[str]) -> None:
        self.names = List(Name(table), distinct=True)
        self.size = len(table)

    def write(self, value: Any) -> Any:
        return self.names.write([bit for bit in range(self.size) if value >> bit & 1])

    def read(self, data: Any, where: str) -> Any:
        return sum(1 << bit for bit in self.names.read(data, where))


class MoveText(Kind):
    """A move of the catalogue, written in its notation."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def write(self, value: Any) -> Any:
        assert isinstance(value, Move)
        return {"move": value.text}

    def read(self, data: Any, where: str) -> Any:
        text = data.get("move") if isinstance(data, dict) else None
        try:
            return self.catalogue.find(str(text))
        except UnknownName as error:
            raise BadPosition(f"'{where}': {error}") from None


class Maybe(Kind):
    """A value of this kind, or None."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, value: Any) -> Any:
        return None if value is None else self.kind.write(value)

    def read(self, data: Any, where: str) -> Any:
        return None if data is None else self.kind.read(data, where)

    def copy(self, value: Any) -> Any:
        return None if value is None else self.kind.copy(value)


class List(Kind):
    """Values of one kind, as many as `length` says, or any number.

    Where the order tells nothing it is kept `rising` (or `falling`): reading sorts.
    """

    def __init__(
        self,
        kind: Kind,
        length: int | None = None,
        *,
        distinct: bool = False,
        rising: bool = False,
        falling: bool = False,
    ) -> None:
        self.kind = kind
        self.length = length
        self.distinct = distinct
        self.rising = rising
        self.falling = falling

    def write(self, value: Any) -> Any:
        return [self.kind.write(item) for item in value]

    def read(self, data: Any, where: str) -> Any:
        if not isinstance(data, list) or self.length not in (None, len(data)):
            size = "" if self.length is None else f" of {self.length}"
            raise BadPosition(f"'{where}' must be a list{size}, not {_short(data)}")
        found = [self.kind.read(item, f"{where}[{at}]") for at, item in enumerate(data)]
        if self.distinct and any(item in found[:at] for at, item in enumerate(found)):
            raise BadPosition(f"'{where}' must not name anything twice")
        if self.rising or self.falling:
            found.sort(reverse=self.falling)
        return found

    def copy(self, value: Any) -> Any:
        return [self.kind.copy(item) for item in value]


class Tuple(List):
    """A list that is replaced, never changed: copies may share it."""

    def read(self, data: Any, where: str) -> Any:
        return tuple(super().read(data, where))

    def copy(self, value: Any) -> Any:
        return value


class Result(Kind):
    """How the game ended, or null."""

    def write(self, value: Any) -> Any:
        return None if value is None else value.json()

    def read(self, data: Any, where: str) -> Any:
        return None if data is None else read_outcome(data)


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """An entry of a written position, made of one or more attributes of the state."""

    def __init__(self, *attributes: str) -> None:
        self.attributes = attributes

    def write(self, state: Any) -> Any:
        raise NotImplementedError  # pragma: no cover

    def read(self, state: Any, data: Any, where: str) -> None:
        raise NotImplementedError  # pragma: no cover

    def copy(self, state: Any, new: Any) -> None:
        for name in self.attributes:
            setattr(new, name, getattr(state, name)[:])


class Field(Part):
    """One attribute, written under its own name."""

    def __init__(self, name: str, kind: Kind) -> None:
        super().__init__(name)
        self.name = name
        self.kind = kind

    def write(self, state: Any) -> Any:
        return self.kind.write(getattr(state, self.name))

    def read(self, state: Any, data: Any, where: str) -> None:
        setattr(state, self.name, self.kind.read(data, where))

    def copy(self, state: Any, new: Any) -> None:
        setattr(new, self.name, self.kind.copy(getattr(state, self.name)))


class Options(Part):
    """The options of the game. `Game.load` reads them first and makes an empty table with them."""

    def __init__(self) -> None:
        super().__init__("options")

    def write(self, state: Any) -> Any:
        return dict(state.options)

    def read(self, state: Any, data: Any, where: str) -> None:
        pass

    def copy(self, state: Any, new: Any) -> None:
        new.options = state.options


class Stack(Part):
    """The frames that are still to be done; `fields` are the kinds of their fields, by name."""

    def __init__(self, frames: Sequence[type[Frame[Any]]], fields: dict[str, Kind]) -> None:
        super().__init__("stack")
        self.frames = {frame.__name__: frame for frame in frames}
        self.fields = fields
        for frame in frames:
            for name in frame.fields:
                assert name in fields, f"of what kind is {frame.__name__}.{name}?"

    def write(self, state: Any) -> Any:
        return [self._written(frame) for frame in state.stack]

    def read(self, state: Any, data: Any, where: str) -> None:
        if not isinstance(data, list):
            raise BadPosition(f"'{where}' must be a list of frames")
        state.stack = [self._frame(item, f"{where}[{at}]") for at, item in enumerate(data)]
        if state.stack and not isinstance(state.stack[-1], Decision):
            raise BadPosition(f"the last frame of '{where}' must be a question to a seat")

    def _written(self, frame: Frame[Any]) -> dict[str, Any]:
        kind = type(frame)
        data: dict[str, Any] = {"ask": kind.__name__}
        for name in kind.fields:
            data[name] = self.fields[name].write(getattr(frame, name))
        return data

    def _frame(self, data: Any, where: str) -> Frame[Any]:
        name = data.get("ask") if isinstance(data, dict) else None
        if not isinstance(name, str) or name not in self.frames:
            raise BadPosition(
                f"'{where}': {_short(data)} is no frame; 'ask' is one of {sorted(self.frames)}"
            )
        kind = self.frames[name]
        if set(data) - {"ask"} != set(kind.fields):
            raise BadPosition(f"'{where}': {name} needs exactly the fields {sorted(kind.fields)}")
        given = {key: self.fields[key].read(data[key], f"{where}.{key}") for key in kind.fields}
        return kind(**given)


class WrittenForm:
    """The entries of a written position in their order, beside the game's id, its players, and the
    version of the rules where that is an earlier one.

    An entry is a kind, for the attribute with that name, or a part made of several attributes.
    `derived` are attributes that follow from the written ones (`State.derive` sets them when a
    position is read), `fixed` those that are shared by all copies of a game because they never
    change.
    """

    def __init__(
        self,
        entries: dict[str, Kind | Part],
        derived: tuple[str, ...] = (),
        fixed: tuple[str, ...] = (),
    ) -> None:
        self.parts: dict[str, Part] = {
            name: entry if isinstance(entry, Part) else Field(name, entry)
            for name, entry in entries.items()
        }
        self.derived = derived
        self.fixed = fixed

    @property
    def attributes(self) -> list[str]:
        """All attributes that the form writes."""
        return [name for part in self.parts.values() for name in part.attributes]

    def write(self, state: State) -> dict[str, Any]:
        data: dict[str, Any] = {"game": state.game_id, "players": state.players}
        if state.earlier_rules:
            data["rules"] = state.earlier_rules
        for name, part in self.parts.items():
            data[name] = part.write(state)
        return data

    def read(self, state: State, data: Any) -> None:
        """Fill an empty table for the same players; `BadPosition` says what is wrong."""
        for name in data:
            if name not in self.parts and name not in ("game", "players"):
                raise BadPosition(f"a position of {state.game_id} has no {name!r}")
        for name, part in self.parts.items():
            part.read(state, entry(data, name), name)

    def copy(self, state: State, new: State) -> None:
        for part in self.parts.values():
            part.copy(state, new)
        for name in self.derived + self.fixed:
            setattr(new, name, getattr(state, name))


def entry(data: Any, name: str, where: str = "the position") -> Any:
    """The entry of an object that must have it."""
    if not isinstance(data, dict):
        raise BadPosition(f"{where} must be an object, not {_short(data)}")
    if name not in data:
        raise BadPosition(f"{where} has no {name!r}")
    return data[name]


def frames_of(*packages: str) -> list[type[Frame[Any]]]:
    """All frames that the imported modules of these packages define, by name."""
    found: list[Any] = [
        frame
        for frame in _all_frames(Frame)
        if any(frame.__module__.startswith(f"{package}.") for package in packages)
        and not (issubclass(frame, Decision) and frame.take is Decision.take)
        and not (issubclass(frame, Step) and frame.run is Step.run)
    ]
    return sorted(found, key=_name)


def _name(frame: Any) -> str:
    name: str = frame.__name__
    return name


def _all_frames(frame: Any) -> list[Any]:
    found = [frame]
    for derived in frame.__subclasses__():
        found += _all_frames(derived)
    return found


def _short(data: Any) -> str:
    text = repr(data)
    return text if len(text) <= 60 else f"{text[:57]}..."


def read_outcome(data: Any) -> Outcome:
    """The outcome that `Outcome.json` wrote; one of release 0.1 does not say how it came."""
    try:
        return Outcome(
            ranking=tuple(tuple(int(seat) for seat in group) for group in data["ranking"]),
            scores=tuple(int(score) for score in data["scores"]),
            reason=str(data["reason"]),
            sheet=tuple(
                Line(read_text(line["label"]), tuple(line["values"])) for line in data["sheet"]
            ),
            labels=tuple(dict(seat) for seat in data["labels"]),
            how=read_text(data["how"]) if "how" in data else None,
        )
    except (KeyError, TypeError, ValueError):
        raise BadPosition("'outcome' must be null or an outcome as `dump` writes it") from None
