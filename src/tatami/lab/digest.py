"""What makes a version of a game: its content, and how its games come out.

Neither depends on how the rules are written: a digest changes only if people would notice.
"""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Any

from tatami.core.chance import Chance
from tatami.core.errors import BadOption
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.games import folder, game, text_folders
from tatami.lab.bot_games import play_to_end

FILE = "digest.toml"
_ENOUGH_MOVES = 2_000
"""For each number of players and each choice."""
_CONTENT = (".csv", ".txt", ".toml")
_BESIDE = (FILE, "lesson.toml")
"""What changes no game."""


def digests(id: str) -> dict[str, Any]:
    """The version of a game, what is in its content files, and what comes out of its games."""
    found = game(id)
    return {"version": found.version, "content": content(id), "games": games(found)}


def kept(id: str) -> dict[str, Any] | None:
    """The digests that lie beside the game."""
    file = folder(id) / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def written(found: dict[str, Any]) -> str:
    """The file, for `tools/fixtures.py`."""
    return (
        "# What this version is: see docs/adding-a-game.md. Written by tools/fixtures.py.\n"
        f"version = {found['version']}\n"
        f'content = "{found["content"]}"\n'
        f'games = "{found["games"]}"\n'
    )


def content(id: str) -> str:
    """Of the content files, as far as a program can tell them apart."""
    whole = sha256()
    for place in dict.fromkeys([*text_folders(id), folder(id)]):
        for file in sorted(place.iterdir(), key=_name):
            if file.name.endswith(_CONTENT) and file.name not in _BESIDE:
                text = file.read_text(encoding="utf-8")
                if file.name.endswith(".toml"):
                    text = json.dumps(tomllib.loads(text), sort_keys=True)
                whole.update(f"{file.name}\n{text}\n".encode())
    return whole.hexdigest()


def _name(file: Traversable) -> str:
    return file.name


def games(found: Game[Any]) -> str:
    """Of random games: with every number of players, then with every other choice of the host."""
    whole = sha256()
    kinds: list[tuple[int, dict[str, str]]] = [(players, {}) for players in found.players]
    for option in found.options:
        shown = (
            option.values
            if option.shown == option.values
            else option.values[:: len(option.values) - 1]
        )
        kinds += [(found.default_players, {option.name: v}) for v in shown if v != option.default]
    for players, options in kinds:
        try:
            found.check_options(players, dict(options))
        except BadOption:
            continue
        whole.update(f"{players} {options}\n".encode())
        moves = number = 0
        while moves < _ENOUGH_MOVES:
            match = Match(found, players, options, f"digest {number}")
            outcome = play_to_end(match, _Random().move, [])
            made = "".join(f"{played.seat} {played.move.text}\n" for played in match.moves)
            whole.update(f"{made}{outcome}\n".encode())
            moves += len(match.moves)
            number += 1
    return whole.hexdigest()


class _Random:
    def __init__(self) -> None:
        self.rng = Chance("digest")

    def move(self, match: Match) -> tuple[int, Move]:
        seat = self.rng.chooses(list(match.state.actors))
        return seat, self.rng.chooses(match.state.legal(seat))
