"""`tatami simulate`: many games between bots, and what they show."""

from __future__ import annotations

import secrets
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

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
from tatami.cli.progress import progress_bar
from tatami.lab.cluster import run_on_ray
from tatami.lab.progress import Progress
from tatami.lab.report import write_report
from tatami.lab.simulate import Experiment, GameFailed, run_parts
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
    report: Annotated[Path | None, typer.Option("--report", help="cli-simulate-report")] = None,
    ray: Annotated[str | None, typer.Option("--ray", help="cli-simulate-ray")] = None,
) -> None:
    desk = desk_of(context)
    found = find_game(desk, game)
    count = check_players(desk, found, players)
    experiment = Experiment(
        game=game,
        players=count,
        bots=read_bots(desk, bots, count),
        seed=_seed(desk, seed, report),
        options=read_options(desk, found, count, option),
        save=_folder(desk, save),
        detail=report is not None,
    )
    kept = _kept(desk, experiment, report)
    started = monotonic()
    try:
        tally = _watch(desk, experiment, games, workers, ray, kept)
    except GameFailed as failure:
        desk.out.file.write(failure.record)
        desk.refuse("cli-simulate-failed", code=1, number=failure.number, problem=failure.problem)
    seconds = monotonic() - started if kept is None else kept.seconds
    if report is not None:
        file = write_report(report, experiment, tally, desk.language)
        desk.complain(desk.fill("cli-simulate-reported", file=str(file)))
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


def _seed(desk: Desk, seed: str | None, report: Path | None) -> str:
    """A run that is kept has the same seed again when it goes on."""
    if seed is not None:
        return read_seed(desk, seed)
    return "0" if report is not None else secrets.token_hex(8)


def _kept(desk: Desk, experiment: Experiment, report: Path | None) -> Progress | None:
    folder = _folder(desk, report)
    return None if folder is None else Progress(folder / "progress.json", experiment)


def _watch(
    desk: Desk,
    experiment: Experiment,
    games: int,
    workers: int,
    ray: str | None,
    kept: Progress | None,
) -> Tally:
    tally = Tally() if kept is None else kept.tally
    left = [range(games)] if kept is None else kept.left(games)
    parts = (
        run_parts(experiment, left, workers) if ray is None else run_on_ray(experiment, left, ray)
    )
    with progress_bar(desk, experiment.game, games, tally.games) as show:
        try:
            for numbers, part in parts:
                if kept is None:
                    tally.add(part)
                else:
                    kept.add(numbers, part)
                show(tally.games)
        finally:
            if kept is not None:
                kept.write()
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
