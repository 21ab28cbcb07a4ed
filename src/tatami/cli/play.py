"""`tatami play`: a game in the terminal against bots, new or taken up again."""

from __future__ import annotations

import getpass
import secrets
from pathlib import Path
from shlex import join
from typing import Annotated, Any

import typer

from tatami.bots.registry import PROGRAM, known
from tatami.cli import saved_games
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
    refuse_record,
)
from tatami.cli.session import Session
from tatami.cli.terminal import Terminal, terminal_of
from tatami.core.errors import BadRecord, OtherContent, OtherRules
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.record import name_of_person, replay
from tatami.core.seating import draw_seats
from tatami.games import games
from tatami.table.lesson import Lesson, lesson_of


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
    terminal = terminal_of(context)
    if resume is not None:
        session = _resumed(terminal, resume, seat, bots, content)
    elif game is None:
        terminal.refuse("cli-error-which-game", games=", ".join(games()))
    else:
        found = find_game(terminal, game, content)
        session = _new(terminal, found, players, seat, bots, seed, option, name)
    session.content = content
    session.run()


def _new(
    terminal: Terminal,
    game: Game[Any],
    players: int | None,
    wanted: int | None,
    bots: str,
    seed: str | None,
    option: list[str] | None,
    name: str | None,
) -> Session:
    count = check_players(terminal, game, players)
    luck = read_seed(terminal, seed) if seed is not None else secrets.token_hex(32)
    seat = draw_seats(luck, count).index(0) if wanted is None else wanted
    _check_seat(terminal, seat, count)
    chosen = read_options(terminal, game, count, option)
    table = read_bots(terminal, bots, count - 1) if count > 1 else ()
    others = [other for other in range(count) if other != seat]
    seated = {other: table[min(n, len(table) - 1)] for n, other in enumerate(others)}
    me = name_of_person(name or getpass.getuser().capitalize())
    spare = iter(n for n in saved_games.NAMES if n != me)
    names = [me if other == seat else next(spare) for other in range(count)]
    match = Match(game, count, chosen, luck, events=True)
    return Session(terminal, match, names, seat, seated, saved_games.new_file(game.id))


def _resumed(
    terminal: Terminal, file: Path, seat: int | None, bots: str, content: Path | None
) -> Session:
    try:
        record = read_record(terminal, file)
        match = replay(record, finder(terminal, content), events=True)
    except OtherRules as error:
        terminal.refuse(
            "cli-play-other-rules",
            file=str(file),
            begun=error.begun,
            now=error.now,
            command=join(["tatami", "replay", str(file)]),
        )
    except OtherContent:
        terminal.refuse("cli-play-other-content", file=str(file))
    except BadRecord as error:
        refuse_record(terminal, file, error, code=2)
    if match.state.outcome is not None:
        terminal.refuse("cli-error-game-over", file=str(file))
    if content is not None and not record.content:
        told = {"file": str(file), "content": str(content)}
        terminal.complain(terminal.say.fill("cli-play-unknown-content", told))
    names, seated = saved_games.seated(record.names)
    names += [terminal.say.seat(number) for number in range(len(names), match.players)]
    people = [number for number in range(match.players) if number not in seated]
    if seat is None:
        if len(people) != 1:
            terminal.refuse("cli-error-which-seat", last=match.players - 1)
        seat = people[0]
    _check_seat(terminal, seat, match.players)
    table = read_bots(terminal, bots, match.players)
    for other in range(match.players):
        if not known(seated.get(other, "")):
            seated[other] = table[0]
    del seated[seat]
    for bot in seated.values():
        if bot.startswith(PROGRAM) and bot not in table:
            again = join(["tatami", "play", "--resume", str(file), "--bots", bot])
            terminal.refuse("cli-play-program", file=str(file), program=bot, command=again)
    return Session(terminal, match, names, seat, seated, file, _lesson(match, seat))


def _lesson(match: Match, seat: int) -> Lesson | None:
    """The lesson that this game was begun in, if it was."""
    lesson = lesson_of(match.game.id)
    return lesson if lesson is not None and lesson.seat == seat and lesson.deals(match) else None


def _check_seat(terminal: Terminal, seat: int, players: int) -> None:
    if seat >= players:
        terminal.refuse("cli-error-seat", seat=seat, last=players - 1)
