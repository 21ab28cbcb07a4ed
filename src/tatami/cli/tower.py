"""`tatami tower`: what a game's own device does in the long run."""

from __future__ import annotations

from typing import Annotated

import typer

from tatami.cli.options import GameId, Json, Seed, find_game, read_seed
from tatami.cli.terminal import terminal_of
from tatami.games import game as by_id
from tatami.games import games
from tatami.lab.tower import draw, measure


def tower(
    context: typer.Context,
    game: GameId = "shogun",
    samples: Annotated[int, typer.Option("--samples", min=10, help="cli-tower-samples")] = 500,
    seed: Seed = None,
    json: Json = False,
) -> None:
    terminal = terminal_of(context)
    found = find_game(terminal, game)
    measured = measure(found, samples, "0" if seed is None else read_seed(terminal, seed))
    if not measured:
        having = ", ".join(id for id in games() if measure(by_id(id), 1, "0"))
        terminal.refuse("cli-tower-none", game=game, games=having)
    if json:
        terminal.json([distribution.json() for distribution in measured])
    else:
        terminal.out.print(draw(measured, terminal.speaker(game)))
