"""Reading content files: TOML whose mistakes are named with file and line."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from tatami.core.errors import BadContent

FILE: Final = "content.toml"


class Document:
    """A content file. `where` finds the line of a table or of a key in it.

    A table is called by its name, `boards.elf`; of several `[[weapon]]` the first is `weapon.0`.
    What was read is remembered: what nobody asks for has no rule, and is refused by `finish`.
    """

    def __init__(self, folder: Traversable | Path, name: str = FILE) -> None:
        self.folder = folder
        self.name = name
        text = self.beside(name)
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{name}: {error}") from None
        self._lines = _lines(text)
        self._read: set[str] = set()

    def beside(self, name: str) -> str:
        """The text of a file that lies beside it: the map."""
        try:
            return (self.folder / name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadContent(f"{name} cannot be read: {error}") from None

    def where(self, table: str = "", key: str = "") -> str:
        """`content.toml, line 12`: the line of the key, or else that of the table it belongs in."""
        place = _join(table, key)
        while place and place not in self._lines:
            place = place.rpartition(".")[0]
        return f"{self.name}, line {self._lines[place]}" if place else self.name

    def wrong(self, table: str, key: str, problem: str) -> BadContent:
        """The error that says what is wrong there, for raising."""
        return BadContent(f"{self.where(table, key)}: {problem}")

    # tables

    def table(self, name: str) -> dict[str, Any]:
        """The table of that name; `BadContent` if it is not there."""
        found: Any = self.data
        for part in name.split("."):
            if isinstance(found, dict):
                found = found.get(part)
            elif isinstance(found, list) and part.isdigit() and int(part) < len(found):
                found = found[int(part)]
            else:
                found = None
        if not isinstance(found, dict):
            raise self.wrong(name, "", f"the table {_called(name)}is missing")
        return found

    def tables(self, name: str) -> list[str]:
        """What the tables `[[name]]` are called, in their order; there must be one."""
        found = self.data.get(name)
        if not isinstance(found, list) or not found or not isinstance(found[0], dict):
            raise self.wrong(name, "", f"there must be tables [[{name}]]")
        return [f"{name}.{number}" for number in range(len(found))]

    def value(self, table: str, key: str) -> Any:
        """What stands there; None if nothing does."""
        self._read.add(_join(table, key))
        return (self.table(table) if table else self.data).get(key)

    def finish(self) -> None:
        """`BadContent` if something was not read: a card, say, that the rules do not know."""
        for table, key in _keys(self.data):
            if _join(table, key) not in self._read:
                raise self.wrong(table, key, f"the rules know no {_called(table)}{key}")

    # values

    def number(self, table: str, key: str, least: int, most: int) -> int:
        value = self.value(table, key)
        if not _is_whole(value, least, most):
            problem = f"{_called(table)}{key} must be a whole number from {least} to {most}"
            raise self.wrong(table, key, problem)
        assert isinstance(value, int)
        return value

    def numbers(self, table: str, key: str, length: int, least: int, most: int) -> tuple[int, ...]:
        """A list of so many whole numbers."""
        value = self.value(table, key)
        if (
            not isinstance(value, list)
            or len(value) != length
            or not all(_is_whole(n, least, most) for n in value)
        ):
            problem = f"must be a list of {length} whole numbers from {least} to {most}"
            raise self.wrong(table, key, f"{_called(table)}{key} {problem}")
        return tuple(value)

    def share(self, table: str, key: str) -> float:
        value = self.value(table, key)
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 <= value <= 1:
            raise self.wrong(table, key, f"{_called(table)}{key} must be a number from 0 to 1")
        return float(value)

    def flag(self, table: str, key: str) -> bool:
        value = self.value(table, key)
        if not isinstance(value, bool):
            raise self.wrong(table, key, f"{_called(table)}{key} must be true or false")
        return value

    def string(self, table: str, key: str) -> str:
        value = self.value(table, key)
        if not isinstance(value, str):
            raise self.wrong(table, key, f"{_called(table)}{key} must be a text in quotes")
        return value

    def strings(self, table: str, key: str) -> tuple[str, ...]:
        value = self.value(table, key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(table, key, f"{_called(table)}{key} must be a list of texts")
        return tuple(value)

    def different(self, tables: list[str], key: str) -> list[str]:
        """The texts under that key, no two of them alike: ids."""
        found: list[str] = []
        for table in tables:
            text = self.string(table, key)
            if text in found:
                raise self.wrong(table, key, f"{_called(table)}{key} {text!r} stands there twice")
            found.append(text)
        return found


def open_content(package: str, own: Path | None = None) -> Document:
    """The content file of a game, or an own one in its place."""
    return Document(own.parent, own.name) if own else Document(files(package))


def _is_whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _join(table: str, key: str) -> str:
    return f"{table}.{key}" if table and key else table or key


def _called(table: str) -> str:
    """How a table is called in a sentence: without the number that it has among several."""
    return f"[{re.sub(r'[.][0-9]+', '', table)}] " if table else ""


def _lines(text: str) -> dict[str, int]:
    """The line of each table, of each key that begins a line, and of tables listed line by line."""
    found: dict[str, int] = {}
    counts: dict[str, int] = {}
    table, place = "", ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := re.match(r"\s*\[\[\s*([\w.-]+)\s*\]\]", line):
            table = place = _next(header.group(1), counts)
        elif header := re.match(r"\s*\[\s*([\w.-]+)\s*\]", line):
            table = place = header.group(1)
        elif key := re.match(r"\s*([\w.-]+)\s*=", line):
            place = _join(table, key.group(1))
        elif re.match(r"\s*\{", line):
            found[_next(place, counts)] = number
            continue
        else:
            continue
        found.setdefault(place, number)
        found.setdefault(place.partition(".")[0], number)
    return found


def _next(name: str, counts: dict[str, int]) -> str:
    """What the next of several tables with a name is called."""
    counts[name] = counts.get(name, -1) + 1
    return f"{name}.{counts[name]}"


def _keys(data: dict[str, Any], table: str = "") -> list[tuple[str, str]]:
    """Every key with the table that it stands in; a table without keys stands for itself."""
    found: list[tuple[str, str]] = []
    for name, value in data.items():
        inner = _join(table, name)
        if isinstance(value, dict) and value:
            found += _keys(value, inner)
        elif isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            for number, row in enumerate(value):
                found += _keys(row, f"{inner}.{number}") or [(table, name)]
        else:
            found.append((table, name))
    return found
