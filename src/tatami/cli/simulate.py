"""`tatami simulate`: many games between bots, and what they show."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from tatami.cli.figures import print_tally
from tatami.cli.options import (
    Bots,
    GameId,
    Json,
    Options,
    Players,
    Seed,
    Workers,
    check_players,
    find_game,
    make_folder,
    read_bots,
    read_options,
    seed_of_run,
)
from tatami.cli.progress import failures_told, progress_bar
from tatami.cli.terminal import Terminal, terminal_of
from tatami.lab.cluster import run_on_ray
from tatami.lab.progress import Progress
from tatami.lab.report import write_report
from tatami.lab.simulate import Experiment, run_parts
from tatami.lab.tally import Tally


def simulate(
    context: typer.Context,
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-simulate-games")] = 100,
    players: Players = None,
    bots: Bots = "random",
    seed: Seed = None,
    option: Options = None,
    workers: Workers = 1,
    json: Json = False,
    save: Annotated[Path | None, typer.Option("--save", help="cli-simulate-save")] = None,
    report: Annotated[Path | None, typer.Option("--report", help="cli-simulate-report")] = None,
    ray: Annotated[str | None, typer.Option("--ray", help="cli-simulate-ray")] = None,
) -> None:
    terminal = terminal_of(context)
    found = find_game(terminal, game)
    count = check_players(terminal, found, players)
    experiment = Experiment(
        game=game,
        players=count,
        bots=read_bots(terminal, bots, count),
        seed=seed_of_run(terminal, seed, report),
        options=read_options(terminal, found, count, option),
        save=None if save is None else make_folder(terminal, save),
        detail=report is not None,
    )
    kept = _kept(terminal, experiment, report)
    started = monotonic()
    with failures_told(terminal):
        tally = _watch(terminal, experiment, games, workers, ray, kept)
    seconds = monotonic() - started if kept is None else kept.seconds
    if report is not None:
        file = write_report(report, experiment, tally, terminal.language)
        terminal.complain(terminal.fill("cli-simulate-reported", file=str(file)))
    if json:
        terminal.json(_json(experiment, tally, seconds))
    else:
        print_tally(terminal, experiment, tally, seconds)


def _kept(terminal: Terminal, experiment: Experiment, report: Path | None) -> Progress | None:
    if report is None:
        return None
    return Progress(make_folder(terminal, report) / "progress.json", experiment)


def _watch(
    terminal: Terminal,
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
    with progress_bar(terminal, experiment.game, games, tally.games) as show:
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
