"""Reading content files: TOML whose mistakes are named with file and line."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from tatami.core.errors import BadContent


class Document:
    """A content file. `where` finds the line of a table or of a key in it.

    It remembers what was read: what nobody asks for has no rule, and is refused by `finish`.
    """

    def __init__(self, file: Traversable | Path, folder: Traversable | Path) -> None:
        self.file = file
        self.folder = folder
        self.text = read_text(file)
        try:
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{file.name}: {error}") from None
        self._read: set[str] = set()

    def beside(self, name: str) -> str:
        """The text of a file that lies beside it: the map."""
        return read_text(self.folder / name)

    def where(self, table: str = "", key: str = "") -> str:
        """`content.toml, line 12`: the line of the key, or else that of the table."""
        at = 1
        inside = table == ""
        for number, line in enumerate(self.text.splitlines(), start=1):
            header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", line)
            if header:
                inside = header.group(1) == table
                if inside:
                    at = number
            elif inside and key and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return f"{self.file.name}, line {number}"
        return f"{self.file.name}, line {at}"

    def table(self, name: str) -> dict[str, Any]:
        """The table `a.b`; `BadContent` if it is not there."""
        found: Any = self.data
        for part in name.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            raise BadContent(f"{self.file.name}: the table [{name}] is missing")
        return found

    def value(self, table: str, key: str) -> Any:
        """What stands there; None if nothing does."""
        self._read.add(f"{table}.{key}" if table else key)
        return (self.table(table) if table else self.data).get(key)

    def finish(self) -> None:
        """`BadContent` if something was not read: a card, say, that the rules do not know."""
        for table, key in _keys(self.data):
            if (f"{table}.{key}" if table else key) not in self._read:
                inside = f"[{table}] " if table else ""
                raise BadContent(f"{self.where(table, key)}: the rules know no {inside}{key}")

    def number(self, table: str, key: str, least: int, most: int) -> int:
        value = self.value(table, key)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadContent(
                f"{self.where(table, key)}: [{table}] {key} must be a whole number"
                f" from {least} to {most}"
            )
        return value

    def numbers(self, table: str, key: str, length: int, least: int, most: int) -> tuple[int, ...]:
        """A list of so many whole numbers."""
        value = self.value(table, key)
        if (
            not isinstance(value, list)
            or len(value) != length
            or any(not isinstance(n, int) or isinstance(n, bool) for n in value)
            or any(not least <= n <= most for n in value)
        ):
            raise BadContent(
                f"{self.where(table, key)}: [{table}] {key} must be a list of {length} whole"
                f" numbers from {least} to {most}"
            )
        return tuple(value)

    def flag(self, table: str, key: str) -> bool:
        value = self.value(table, key)
        if not isinstance(value, bool):
            raise BadContent(f"{self.where(table, key)}: [{table}] {key} must be true or false")
        return value

    def string(self, table: str, key: str) -> str:
        value = self.value(table, key)
        if not isinstance(value, str):
            raise BadContent(f"{self.where(table, key)}: {key} must be a text in quotes")
        return value

    def strings(self, table: str, key: str) -> tuple[str, ...]:
        value = self.value(table, key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadContent(f"{self.where(table, key)}: [{table}] {key} must be a list of texts")
        return tuple(value)


def _keys(data: dict[str, Any], table: str = "") -> list[tuple[str, str]]:
    """Every key with the table that it stands in; a table without keys stands for itself."""
    found: list[tuple[str, str]] = []
    for name, value in data.items():
        if isinstance(value, dict) and value:
            found += _keys(value, f"{table}.{name}" if table else name)
        else:
            found.append((table, name))
    return found


def open_document(package: str, own: Path | None) -> Document:
    """The content file of a game, or an own one in its place."""
    folder = own.parent if own else files(package)
    return Document(own or folder / "content.toml", folder)


def read_text(file: Traversable | Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{file.name} cannot be read: {error}") from None
