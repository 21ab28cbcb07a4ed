"""Arguments that several commands share, and reading them with answers a person can use."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated, Any, NoReturn

import typer

from tatami.bots.registry import known, names
from tatami.cli.terminal import Terminal
from tatami.core.errors import BadOption, BadRecord, NoRecord, RefusedMove
from tatami.core.game import Game
from tatami.core.record import Record, read
from tatami.games import game, games, with_content

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", help="cli-arg-players")]
Options = Annotated[list[str] | None, typer.Option("--option", help="cli-arg-option")]
Bots = Annotated[str, typer.Option("--bots", help="cli-arg-bots")]
Seed = Annotated[str | None, typer.Option("--seed", help="cli-arg-seed")]
Content = Annotated[Path | None, typer.Option("--content", help="cli-arg-content")]
Workers = Annotated[int, typer.Option("--workers", min=1, help="cli-simulate-workers")]
Json = Annotated[bool, typer.Option("--json", help="cli-arg-json")]


def find_game(terminal: Terminal, id: str, content: Path | None = None) -> Game[Any]:
    if id not in games():
        terminal.refuse("cli-error-game", game=id, games=", ".join(games()))
    return finder(terminal, content)(id)


def finder(terminal: Terminal, content: Path | None) -> Callable[[str], Game[Any]]:
    """How records find their game: with a content file of one's own, if there is one."""
    if content is None:
        return game
    read_text(terminal, content)
    return cache(lambda name: with_content(name, content))


def check_players(terminal: Terminal, game: Game[Any], players: int | None) -> int:
    if players is None:
        return game.default_players
    if players not in game.players:
        allowed = ", ".join(str(count) for count in game.players)
        terminal.refuse("cli-error-players", game=game.id, players=players, allowed=allowed)
    return players


def read_options(
    terminal: Terminal, game: Game[Any], players: int, given: list[str] | None
) -> dict[str, str]:
    """`name=value` pairs, checked; defaults filled in."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, str] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if name not in known or not equals:
            terminal.refuse(
                "cli-error-game-option",
                option=pair,
                options=", ".join(f"{n}={'|'.join(o.shown)}" for n, o in known.items()) or "-",
            )
        try:
            chosen[name] = known[name].read(value)
        except BadOption:
            values = ", ".join(known[name].shown)
            terminal.refuse("cli-error-option-value", option=name, value=value, values=values)
    return game.check_options(players, chosen)


def read_bots(terminal: Terminal, given: str, seats: int) -> tuple[str, ...]:
    """Names separated by commas, at most one for each seat."""
    bots = tuple(name.strip() for name in given.split(","))
    for name in bots:
        if not known(name):
            terminal.refuse("cli-error-bot", bot=name, bots=", ".join(names()))
    if len(bots) > seats:
        terminal.refuse("cli-error-bots", bots=len(bots), seats=seats)
    return bots


def read_seed(terminal: Terminal, seed: str) -> str:
    if not seed or seed != " ".join(seed.split()):
        terminal.refuse("cli-error-seed")
    return seed


def seed_of_run(terminal: Terminal, seed: str | None, kept: Path | None) -> str:
    """A run that is kept has the same seed again when it goes on."""
    if seed is not None:
        return read_seed(terminal, seed)
    return "0" if kept is not None else secrets.token_hex(8)


def make_folder(terminal: Terminal, folder: Path) -> Path:
    """A folder that can be written to: what takes minutes shall not fail at its end."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except OSError as error:
        terminal.refuse_file(folder, error)
    return folder


def read_text(terminal: Terminal, file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        terminal.refuse("cli-error-not-text", file=str(file))
    except OSError as error:
        terminal.refuse_file(file, error)


def refuse_record(terminal: Terminal, file: Path, error: BadRecord, code: int = 1) -> NoReturn:
    """Say what is wrong with a record, and where."""
    problem = terminal.say("cli-record-none") if isinstance(error, NoRecord) else error.problem
    if isinstance(error, RefusedMove):
        say = terminal.speaker(error.game)
        words: dict[str, str | int] = {
            "seat": error.seat,
            "move": error.move,
            "reason": say(error.reason),
        }
        problem = say.fill("cli-record-refused", words)
    terminal.refuse("cli-record-wrong", code, file=str(file), line=error.line, problem=problem)


def read_record(terminal: Terminal, file: Path) -> Record:
    return read(read_text(terminal, file))
