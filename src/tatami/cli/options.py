"""Arguments that several commands share, and reading them with answers a person can use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer

from tatami.bots.registry import known, names
from tatami.cli.desk import Desk
from tatami.core.game import Game
from tatami.core.record import Record, read
from tatami.games import game, games, with_content

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", help="cli-arg-players")]
Options = Annotated[list[str] | None, typer.Option("--option", help="cli-arg-option")]
Bots = Annotated[str, typer.Option("--bots", help="cli-arg-bots")]
Seed = Annotated[str | None, typer.Option("--seed", help="cli-arg-seed")]
Content = Annotated[Path | None, typer.Option("--content", help="cli-arg-content")]
Json = Annotated[bool, typer.Option("--json", help="cli-arg-json")]


def find_game(desk: Desk, id: str, content: Path | None = None) -> Game[Any]:
    if id not in games():
        desk.refuse("cli-error-game", game=id, games=", ".join(games()))
    return finder(desk, content)(id)


def finder(desk: Desk, content: Path | None) -> Callable[[str], Game[Any]]:
    """How records find their game: with a content file of one's own, if there is one."""
    if content is None:
        return game
    read_text(desk, content)
    return cache(lambda name: with_content(name, content))


def check_players(desk: Desk, game: Game[Any], players: int | None) -> int:
    if players is None:
        return game.default_players
    if players not in game.players:
        allowed = ", ".join(str(count) for count in game.players)
        desk.refuse("cli-error-players", game=game.id, players=players, allowed=allowed)
    return players


def read_options(
    desk: Desk, game: Game[Any], players: int, given: list[str] | None
) -> dict[str, str]:
    """`name=value` pairs, checked; defaults filled in."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, str] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if name not in known or not equals:
            desk.refuse(
                "cli-error-game-option",
                option=pair,
                options=", ".join(f"{n}={'|'.join(o.shown)}" for n, o in known.items()) or "-",
            )
        if value not in known[name].values:
            values = ", ".join(known[name].shown)
            desk.refuse("cli-error-option-value", option=name, value=value, values=values)
        chosen[name] = value
    return game.check_options(players, chosen)


def read_bots(desk: Desk, given: str, seats: int) -> tuple[str, ...]:
    """Names separated by commas, at most one for each seat."""
    bots = tuple(name.strip() for name in given.split(","))
    for name in bots:
        if not known(name):
            desk.refuse("cli-error-bot", bot=name, bots=", ".join(names()))
    if len(bots) > seats:
        desk.refuse("cli-error-bots", bots=len(bots), seats=seats)
    return bots


def read_seed(desk: Desk, seed: str) -> str:
    if not seed or seed != " ".join(seed.split()):
        desk.refuse("cli-error-seed")
    return seed


def read_text(desk: Desk, file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        desk.refuse("cli-error-not-text", file=str(file))
    except OSError as error:
        desk.refuse("cli-error-file", file=str(file), problem=error.strerror or str(error))


def read_record(desk: Desk, file: Path) -> Record:
    return read(read_text(desk, file))
