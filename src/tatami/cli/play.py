"""`tatami play`: a game in the terminal against bots, new or taken up again."""

from __future__ import annotations

import getpass
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from tatami.bots.registry import known
from tatami.cli import shelf
from tatami.cli.desk import Desk, desk_of
from tatami.cli.options import (
    Bots,
    Content,
    Options,
    Players,
    Seed,
    check_players,
    find_game,
    finder,
    read_bots,
    read_options,
    read_record,
    read_seed,
)
from tatami.cli.session import Session
from tatami.core.errors import BadRecord
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.record import replay
from tatami.games import games


def play(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli-arg-game", show_default=False)
    ] = None,
    players: Players = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="cli-play-seat")] = None,
    bots: Bots = "greedy",
    seed: Seed = None,
    option: Options = None,
    name: Annotated[str | None, typer.Option("--name", help="cli-play-name")] = None,
    content: Content = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="cli-play-resume")] = None,
) -> None:
    desk = desk_of(context)
    if resume is not None:
        session = _resumed(desk, resume, seat, bots, content)
    elif game is None:
        desk.refuse("cli-error-which-game", games=", ".join(games()))
    else:
        found = find_game(desk, game, content)
        session = _new(desk, found, players, seat or 0, bots, seed, option, name)
    session.run()


def _new(
    desk: Desk,
    game: Game[Any],
    players: int | None,
    seat: int,
    bots: str,
    seed: str | None,
    option: list[str] | None,
    name: str | None,
) -> Session:
    count = check_players(desk, game, players)
    _check_seat(desk, seat, count)
    chosen = read_options(desk, game, count, option)
    table = read_bots(desk, bots, count - 1) if count > 1 else ()
    others = [other for other in range(count) if other != seat]
    seated = {other: table[min(n, len(table) - 1)] for n, other in enumerate(others)}
    me = _one_line(name or getpass.getuser().capitalize())
    spare = iter(n for n in shelf.NAMES if n != me)
    names = [me if other == seat else next(spare) for other in range(count)]
    luck = read_seed(desk, seed) if seed is not None else secrets.token_hex(32)
    match = Match(game, count, chosen, luck, events=True)
    return Session(desk, match, names, seat, seated, shelf.new_file(game.id))


def _resumed(desk: Desk, file: Path, seat: int | None, bots: str, content: Path | None) -> Session:
    try:
        record = read_record(desk, file)
        match = replay(record, finder(desk, content), events=True)
    except BadRecord as error:
        desk.refuse("cli-record-wrong", file=str(file), line=error.line, problem=error.problem)
    if match.state.outcome is not None:
        desk.refuse("cli-error-game-over", file=str(file))
    names, seated = shelf.seated(record.names)
    names += [desk.say.seat(number) for number in range(len(names), match.players)]
    people = [number for number in range(match.players) if number not in seated]
    if seat is None:
        if len(people) != 1:
            desk.refuse("cli-error-which-seat", last=match.players - 1)
        seat = people[0]
    _check_seat(desk, seat, match.players)
    spare = read_bots(desk, bots, match.players)[0]
    for other in range(match.players):
        if not known(seated.get(other, "")):
            seated[other] = spare
    del seated[seat]
    return Session(desk, match, names, seat, seated, file)


def _check_seat(desk: Desk, seat: int, players: int) -> None:
    if seat >= players:
        desk.refuse("cli-error-seat", seat=seat, last=players - 1)


def _one_line(name: str) -> str:
    """Without brackets, which tell bots from people in a record."""
    return " ".join(name.replace("(", " ").replace(")", " ").split()) or "?"
