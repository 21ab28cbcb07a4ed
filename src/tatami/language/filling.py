"""What rules pages ask for in braces: numbers and words of the content, maps, rows of a table.

`{weapon.bokken.damage}`      a value of `content.toml`
`{boards.elf.slots.0:slot-}`  the same as a word: the message `slot-<value>` of the page's language
`{map of map}`                the grid in the text file that the content calls `map`
`{rows of provinces.csv: province:province- chests}`   a row of a table for each line of a file
`{list of provinces.csv: province:province- if sun_with_3_players=no}`   one column, as a list
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final

from tatami.core.errors import BadContent

_VALUE: Final = re.compile(r"\{([\w.-]+)(?::([\w-]+))?\}")
_MAP: Final = re.compile(r"\{map of ([\w.-]+)\}")
_ROWS: Final = re.compile(r"\{rows of ([\w.-]+): ([\w: -]+)\}")
_LIST: Final = re.compile(r"\{list of ([\w.-]+): ([\w:-]+) if (\w+)=(\w+)\}")
_MESSAGE: Final = re.compile(r"^([\w-]+) = ([^{}\n]+)$", re.MULTILINE)
_NONE: Final = "–"


@dataclass(frozen=True)
class Filling:
    """What lies beside a page: the content, other files by name, and words by message id."""

    content: Mapping[str, Any] = field(default_factory=dict)
    files: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    @staticmethod
    def beside(folder: Traversable, language: str) -> Filling:
        kept = [file for file in folder.iterdir() if file.name.endswith((".csv", ".txt"))]
        files = {file.name: file.read_text(encoding="utf-8") for file in kept}
        words: dict[str, str] = {}
        for place in (Path(str(folder)).parent, Path(str(folder))):
            texts = place / f"{language}.ftl"
            if texts.is_file():
                words |= dict(_MESSAGE.findall(texts.read_text(encoding="utf-8")))
        return Filling(content_of(folder), files, words)

    def file(self, name: str) -> str:
        if name not in self.files:
            raise BadContent(f"the rules page asks for the file {name}, which is not there")
        return self.files[name]

    def word(self, prefix: str, value: str) -> str:
        """The value itself, or with a prefix the message that it names."""
        if not prefix:
            return value
        id = f"{prefix}{value.lower()}"
        if id not in self.words:
            raise BadContent(f"the rules page asks for the word {id}, which is not there")
        return self.words[id]


def filled(text: str, filling: Filling) -> str:
    """The page with everything in braces filled in; `BadContent` if something is not there."""
    text = _MAP.sub(lambda place: drawn(filling.file(_value(filling, place[1], ""))), text)
    text = _ROWS.sub(lambda place: _rows(filling, place[1], place[2].split()), text)
    text = _LIST.sub(lambda place: _list(filling, *place.groups()), text)
    return _VALUE.sub(lambda place: _value(filling, place[1], place[2] or ""), text)


def drawn(grid: str) -> str:
    """A text map with the letters of its columns and the numbers of its rows."""
    lines = grid.rstrip("\n").splitlines()
    if lines[0].strip().startswith("a  b"):
        return "\n".join(lines)
    columns = len(lines[0].split())
    head = "   " + "  ".join(ascii_lowercase[:columns])
    rows = [
        f"{number // 2 + 1:2} {line}" if number % 2 == 0 else f"   {line}"
        for number, line in enumerate(lines)
    ]
    return "\n".join([head, *rows])


def _table(filling: Filling, file: str) -> list[dict[str, str]]:
    return list(csv.DictReader(filling.file(file).splitlines()))


def _column(row: dict[str, str], name: str) -> str:
    if name not in row:
        raise BadContent(f"the rules page asks for the column {name}, which is not there")
    return row[name]


def _cell(filling: Filling, row: dict[str, str], column: str) -> str:
    name, _, prefix = column.partition(":")
    words = _column(row, name).split()
    return ", ".join(filling.word(prefix, word) for word in words) or _NONE


def _rows(filling: Filling, file: str, columns: list[str]) -> str:
    return "\n".join(
        f"| {' | '.join(_cell(filling, row, column) for column in columns)} |"
        for row in _table(filling, file)
    )


def _list(filling: Filling, file: str, column: str, asked: str, value: str) -> str:
    rows = [row for row in _table(filling, file) if _column(row, asked) == value]
    if not rows:
        raise BadContent(f"the rules page asks for {asked}={value} in {file}, which is not there")
    return ", ".join(_cell(filling, row, column) for row in rows)


def look_up(data: Any, path: str) -> Any:
    """What stands at a path of names and places; `KeyError` if nothing does."""
    found = data
    for name in path.split("."):
        try:
            if isinstance(found, list) and not name.isdecimal():
                found = next(one for one in found if one["id"] == name)
            else:
                found = found[int(name) if isinstance(found, list) else name]
        except (KeyError, IndexError, StopIteration, TypeError):
            raise KeyError(path) from None
    return found


def _value(filling: Filling, path: str, prefix: str) -> str:
    try:
        found = look_up(filling.content, path)
    except KeyError:
        raise BadContent(f"the rules page asks for {{{path}}}, which is not there") from None
    values = found if isinstance(found, list) else [found]
    if isinstance(found, dict):
        values = [f"{name} {value}" if _plain(value) else value for name, value in found.items()]
    if not values or not all(_plain(value) for value in values):
        raise BadContent(f"the rules page asks for {{{path}}}, which cannot be written in a line")
    return ", ".join(filling.word(prefix, str(value)) for value in values)


def _plain(value: object) -> bool:
    return isinstance(value, (int, float, str)) and not isinstance(value, bool)


def content_of(folder: Traversable) -> dict[str, Any]:
    """The content file in a folder; empty without one."""
    file = folder / "content.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
