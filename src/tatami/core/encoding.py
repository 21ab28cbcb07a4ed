"""Views as rows of numbers of a fixed length, for programs that learn.

A game describes once how its view is written down: as `Fields` of parts, each of which takes a
fixed number of places, all between 0 and 1. Only the view goes in, so that nothing hidden can
come out. What a view leaves open (`None`, a shorter list) stays 0.
"""

from __future__ import annotations

from array import array
from typing import Any

from mypy_extensions import mypyc_attr

from tatami.core.errors import TatamiError

Row = array


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Writes one value of a view into `size` places of a row."""

    def __init__(self, size: int) -> None:
        self.size = size

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        """Write the value from place `at` on, as it looks from the seat."""
        raise NotImplementedError  # pragma: no cover

    def places(self, name: str) -> list[tuple[str, int, str]]:
        """Name, number of places and meaning of everything in here, in order."""
        return [(name, self.size, self.meaning())]

    def meaning(self) -> str:
        raise NotImplementedError  # pragma: no cover


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Part):
    """A number from `least` to `most`, spread over 0 to 1; beyond them it counts as the bound."""

    def __init__(self, most: int, least: int = 0) -> None:
        super().__init__(1)
        self.most = most
        self.least = least
        self.one = 1.0 / (most - least)

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        if value is not None:
            row[at] = self.share(value)

    def share(self, number: float) -> float:
        share = (number - self.least) * self.one
        if share >= 1.0:
            return 1.0
        return share if share > 0.0 else 0.0

    def meaning(self) -> str:
        return f"a number from {self.least} (0) to {self.most} (1)"


class Flag(Number):
    """True or false."""

    def __init__(self) -> None:
        super().__init__(1)

    def meaning(self) -> str:
        return "1 if true"


class Word(Part):
    """One of some words, one place for each; with `other`, a last place for all the rest."""

    def __init__(self, words: list[str], other: bool = False) -> None:
        super().__init__(len(words) + other)
        self.words = words
        self.other = other
        self._place = {word: place for place, word in enumerate(words)}

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        if value is not None:
            row[at + place_of(value, self._place, self.other)] = 1.0

    def meaning(self) -> str:
        return f"which of {_names(self.words, self.other)}"


class Pile(Part):
    """How many of each word a list holds, `most` being 1; the order does not matter."""

    def __init__(self, words: list[str], most: int, other: bool = False) -> None:
        super().__init__(len(words) + other)
        self.words = words
        self.most = most
        self.other = other
        self._place = {word: place for place, word in enumerate(words)}
        self._one = 1.0 / most

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        if not isinstance(value, list):
            return
        places = self._place
        counts: dict[int, int] = {}
        for word in value:
            place = places.get(word, -1)
            if place < 0:
                place = place_of(word, places, self.other)
            counts[place] = counts.get(place, 0) + 1
        for place, count in counts.items():
            row[at + place] = min(1.0, count * self._one)

    def meaning(self) -> str:
        return f"how many (of {self.most}) of {_names(self.words, self.other)}"


class Seat(Part):
    """A seat, counted from the own one: the first place is the viewer, the next its left."""

    def __init__(self, players: int) -> None:
        super().__init__(players)

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        if value is not None and value >= 0:
            row[at + (value - seat) % self.size] = 1.0

    def meaning(self) -> str:
        return "which seat, counted from the own one"


class Items(Part):
    """A list of up to `length` values in their order."""

    def __init__(self, part: Part, length: int) -> None:
        super().__init__(part.size * length)
        self.part = part
        self.length = length

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        if isinstance(value, list):
            for item in value[: self.length]:
                self.part.fill(item, row, at, seat)
                at += self.part.size

    def places(self, name: str) -> list[tuple[str, int, str]]:
        return [
            place
            for number in range(self.length)
            for place in self.part.places(f"{name}[{number}]")
        ]


class Round(Part):
    """A list with a value for each seat, written from the own seat on."""

    def __init__(self, part: Part, players: int) -> None:
        super().__init__(part.size * players)
        self.part = part
        self.players = players

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        if isinstance(value, list):
            for item in value[seat:] + value[:seat]:
                self.part.fill(item, row, at, seat)
                at += self.part.size

    def places(self, name: str) -> list[tuple[str, int, str]]:
        return [
            place
            for step in range(self.players)
            for place in self.part.places(f"{name}[{f'own+{step}' if step else 'own'}]")
        ]


class Field:
    """A part in its place among others; what a number needs is at hand."""

    def __init__(self, name: str, at: int, part: Part) -> None:
        self.name = name
        self.at = at
        self.part = part
        self.least = part.least if isinstance(part, Number) else 0
        self.one = part.one if isinstance(part, Number) else 0.0


class Fields(Part):
    """Named values. `without` are the names that the row leaves out, so that none is forgotten.

    Numbers, which are many, are written right here: that is twice as quick.
    """

    def __init__(self, parts: dict[str, Part], without: tuple[str, ...] = ()) -> None:
        super().__init__(sum([part.size for part in parts.values()]))
        self.parts = parts
        self.without = without
        self._numbers: list[Field] = []
        self._others: list[Field] = []
        at = 0
        for name, part in parts.items():
            field = Field(name, at, part)
            if isinstance(part, Number):
                self._numbers.append(field)
            else:
                self._others.append(field)
            at += part.size

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        if not isinstance(value, dict):
            return
        for field in self._numbers:
            number = value.get(field.name)
            if isinstance(number, int):
                share = (number - field.least) * field.one
                if share > 0.0:
                    row[at + field.at] = share if share < 1.0 else 1.0
            elif number is not None:
                field.part.fill(number, row, at + field.at, seat)
        for field in self._others:
            inner = value.get(field.name)
            if inner is not None:
                field.part.fill(inner, row, at + field.at, seat)

    def places(self, name: str) -> list[tuple[str, int, str]]:
        dot = f"{name}." if name else ""
        return [place for key, part in self.parts.items() for place in part.places(dot + key)]

    def row(self, view: dict[str, Any], seat: int | None) -> Row[float]:
        """The whole view of a seat as numbers. A spectator looks from seat 0."""
        row = array("f", bytes(4 * self.size))
        self.fill(view, row, 0, seat if seat is not None else 0)
        return row


def place_of(word: str, places: dict[str, int], other: bool) -> int:
    place = places.get(word)
    if place is None:
        if not other:
            raise TatamiError(f"{word!r} is not one of {', '.join(places)}")
        return len(places)
    return place


def _names(words: list[str], other: bool) -> str:
    return ", ".join([*words, "any other"] if other else words)
