"""The games. A folder here that holds a `game.py` with a `GAME` is a game of the table."""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from tatami.core.errors import BadOption, UnknownName
from tatami.core.game import Game


def games() -> list[str]:
    """The ids of all games."""
    return sorted(_packages())


@cache
def game(id: str) -> Game[Any]:
    """The game with this id; `UnknownName` lists those that there are."""
    package = _packages().get(id)
    if package is None:
        raise UnknownName(f"there is no game {id!r}; the games are {', '.join(games())}")
    found = import_module(f"{package}.game").GAME
    assert isinstance(found, Game)
    assert found.id == id, f"{package} calls itself {found.id}"
    return found


def with_content(id: str, path: Path) -> Game[Any]:
    """The game with a content file of one's own: the `with_content` of its `game.py`."""
    game(id)
    make = getattr(import_module(f"{_packages()[id]}.game"), "with_content", None)
    if make is None:
        raise BadOption(f"{id} is played with its own content only")
    found = make(path)
    assert isinstance(found, Game)
    found.content = _digest(path)
    return found


def _digest(path: Path) -> str:
    """The SHA-256 of a content file and of the files beside it that it names, such as its map."""
    text = path.read_bytes()
    named = [value for value in tomllib.loads(text.decode()).values() if isinstance(value, str)]
    beside = [path.parent / name for name in named]
    parts = [text, *(file.read_bytes() for file in beside if file.is_file())]
    return sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()


def terminal(id: str) -> ModuleType | None:
    """What draws a game in a terminal: its `terminal.py`, loaded only here; None without one."""
    name = f"{_packages()[id]}.terminal"
    return import_module(name) if find_spec(name) is not None else None


def folder(id: str) -> Traversable:
    """Where a game's texts and content lie."""
    return files(_packages()[id])


def text_folders(id: str) -> list[Traversable]:
    """Where a game's texts lie: its own folder, after those around it that share theirs."""
    names = _packages()[id].split(".")
    outer = (files(".".join(names[:depth])) for depth in range(3, len(names)))
    return [*(place for place in outer if (place / "en.ftl").is_file()), folder(id)]


@cache
def _packages() -> dict[str, str]:
    return dict(_search(files(__name__), (__name__,)))


def _search(place: Traversable, path: tuple[str, ...]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in place.iterdir():
        if not entry.is_dir() or not (entry / "__init__.py").is_file():
            continue
        inner = (*path, entry.name)
        if any(name.name.partition(".")[0] == "game" for name in entry.iterdir()):
            found.append(("-".join(inner[1:]).replace("_", "-"), ".".join(inner)))
        found += _search(entry, inner)
    return found
