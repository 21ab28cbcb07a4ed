"""`tatami learn`: a guided first game in the terminal."""

from __future__ import annotations

import getpass
from typing import Annotated

import typer

from tatami.cli import saved_games
from tatami.cli.options import find_game
from tatami.cli.session import Session
from tatami.cli.terminal import terminal_of
from tatami.core.match import Match
from tatami.table.lesson import lesson_of


def learn(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game", show_default=False)],
) -> None:
    terminal = terminal_of(context)
    found = find_game(terminal, game)
    lesson = lesson_of(found.id)
    if lesson is None:
        terminal.refuse("error-no-lesson")
    me = getpass.getuser().capitalize()
    spare = iter(name for name in saved_games.NAMES if name != me)
    names = [me if seat == lesson.seat else next(spare) for seat in range(lesson.players)]
    bots = {seat: lesson.level for seat in range(lesson.players) if seat != lesson.seat}
    match = Match(found, lesson.players, lesson.options, lesson.seed, events=True)
    file = saved_games.new_file(found.id)
    Session(terminal, match, names, lesson.seat, bots, file, lesson).run()
