"""`tatami simulate`: many games between bots, and what they show."""

from __future__ import annotations

import secrets
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from tatami.cli.desk import Desk, desk_of
from tatami.cli.figures import print_tally
from tatami.cli.options import (
    Bots,
    GameId,
    Json,
    Options,
    Players,
    Seed,
    check_players,
    find_game,
    read_bots,
    read_options,
    read_seed,
)
from tatami.lab.simulate import Experiment, GameFailed, run
from tatami.lab.tally import Tally


def simulate(
    context: typer.Context,
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-simulate-games")] = 100,
    players: Players = None,
    bots: Bots = "random",
    seed: Seed = None,
    option: Options = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help="cli-simulate-workers")] = 1,
    json: Json = False,
    save: Annotated[Path | None, typer.Option("--save", help="cli-simulate-save")] = None,
) -> None:
    desk = desk_of(context)
    found = find_game(desk, game)
    count = check_players(desk, found, players)
    experiment = Experiment(
        game=game,
        players=count,
        bots=read_bots(desk, bots, count),
        seed=read_seed(desk, seed) if seed is not None else secrets.token_hex(8),
        options=read_options(desk, found, count, option),
        save=_folder(desk, save),
    )
    started = monotonic()
    try:
        tally = _watch(desk, experiment, games, workers)
    except GameFailed as failure:
        desk.out.file.write(failure.record)
        desk.refuse("cli-simulate-failed", code=1, number=failure.number, problem=failure.problem)
    seconds = monotonic() - started
    if json:
        desk.json(_json(experiment, tally, seconds))
    else:
        print_tally(desk, experiment, tally, seconds)


def _folder(desk: Desk, save: Path | None) -> Path | None:
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            desk.refuse("cli-error-file", file=str(save), problem=error.strerror or str(error))
    return save


def _watch(desk: Desk, experiment: Experiment, games: int, workers: int) -> Tally:
    tally = Tally()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=desk.err,
        transient=True,
        disable=not desk.err.is_terminal,
    ) as progress:
        task = progress.add_task(experiment.game, total=games)
        for part in run(experiment, games, workers):
            tally.add(part)
            progress.update(task, completed=tally.games)
    return tally


def _json(experiment: Experiment, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": experiment.game,
        "players": experiment.players,
        "bots": list(experiment.bots),
        "seed": experiment.seed,
        "options": experiment.options,
        "seconds": seconds,
        "decisions_per_second": tally.decisions / seconds,
        **tally.json(),
    }
