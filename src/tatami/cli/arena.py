"""`tatami arena`: bots against each other from every seat, and who is how good."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from tatami.bots.cheat import is_cheat
from tatami.bots.registry import known, names
from tatami.cli.options import (
    GameId,
    Json,
    Options,
    Players,
    Seed,
    Workers,
    check_players,
    find_game,
    read_options,
    seed_of_run,
)
from tatami.cli.progress import failures_told, progress_bar
from tatami.cli.terminal import Terminal, terminal_of
from tatami.lab.arena import Contest, Result, run
from tatami.lab.charts import Bar, bars, standalone
from tatami.lab.leaderboard import Estimate, Leaderboard
from tatami.lab.result_file import ResultFile

RESULTS = "games.jsonl"
PLOT = "wins.svg"


def arena(
    context: typer.Context,
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", help="cli-arena-bots")] = "easy,medium,hard",
    games: Annotated[int, typer.Option("--games", min=1, help="cli-arena-games")] = 100,
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    workers: Workers = 1,
    json: Json = False,
    save: Annotated[Path | None, typer.Option("--save", help="cli-arena-save")] = None,
) -> None:
    terminal = terminal_of(context)
    found = find_game(terminal, game)
    count = check_players(terminal, found, players)
    contest = Contest(
        game=game,
        players=count,
        bots=_read_bots(terminal, bots),
        seed=seed_of_run(terminal, seed, save),
        options=read_options(terminal, found, count, option),
    )
    contest.check()
    with failures_told(terminal):
        results = _watch(terminal, contest, games, workers, _result_file(terminal, contest, save))
    leaderboard = Leaderboard(contest, results)
    if save is not None:
        (save / PLOT).write_text(
            standalone(_plot(terminal, contest, leaderboard)), encoding="utf-8"
        )
    if json:
        terminal.json(_json(contest, leaderboard))
    else:
        _print(terminal, contest, leaderboard)


def _read_bots(terminal: Terminal, given: str) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in given.split(","))
    for name in bots:
        if not known(name) and not is_cheat(name):
            terminal.refuse("cli-error-bot", bot=name, bots=", ".join([*names(), "cheat"]))
    return bots


def _result_file(terminal: Terminal, contest: Contest, save: Path | None) -> ResultFile | None:
    if save is None:
        return None
    try:
        save.mkdir(parents=True, exist_ok=True)
        return ResultFile(save / RESULTS, contest)
    except OSError as error:
        terminal.refuse_file(save, error)


def _watch(
    terminal: Terminal, contest: Contest, games: int, workers: int, file: ResultFile | None
) -> list[Result]:
    wanted = contest.whole_deals(games)
    done = file.done if file is not None else frozenset[int]()
    results = [r for r in file.results if r.number < wanted] if file is not None else []
    with progress_bar(terminal, contest.game, wanted, len(results)) as show:
        for result in run(contest, wanted, done, workers):
            if file is not None:
                file.add(result)
            results.append(result)
            show(len(results))
    return results


def _print(terminal: Terminal, contest: Contest, leaderboard: Leaderboard) -> None:
    say = terminal.speaker(contest.game)
    terminal.out.print(
        say.fill(
            "cli-arena-head",
            {
                "game": say("game-name"),
                "games": leaderboard.games,
                "deals": leaderboard.deals,
                "players": contest.players,
                "seed": contest.seed,
            },
        ),
        style="bold",
        soft_wrap=True,
    )
    cheating = any(entry.behind is not None for entry in leaderboard.bots)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column(say("cli-arena-bot"), overflow="fold")
    for column in ("wins", "rating", "time", *(["behind"] if cheating else []), "lead"):
        table.add_column(say(f"cli-arena-{column}"), justify="right", no_wrap=True)
    for number, entry in enumerate(leaderboard.bots):
        rest = [below.bot for below in leaderboard.bots[number + 1 : number + 2]]
        table.add_row(
            entry.bot + (say.fill("cli-arena-lost", {"lost": entry.lost}) if entry.lost else ""),
            _share(entry.wins),
            f"{entry.rating:.1f} ± {entry.doubt:.1f}",
            f"{entry.milliseconds:.1f} ms",
            *([_points(entry.behind)] if cheating else []),
            _points(leaderboard.lead(entry.bot, rest[0])) if rest else "",
        )
    terminal.out.print(table)
    terminal.out.print(say("cli-arena-legend"), soft_wrap=True)


def _share(estimate: Estimate) -> str:
    return f"{estimate.mean:.1%} ± {estimate.high - estimate.mean:.1%}"


def _points(estimate: Estimate | None) -> str:
    if estimate is None:
        return ""
    return f"{100 * estimate.mean:+.1f} ± {100 * (estimate.high - estimate.mean):.1f}"


def _plot(terminal: Terminal, contest: Contest, leaderboard: Leaderboard) -> str:
    rows = [
        Bar(s.bot, s.wins.mean, s.wins.low, s.wins.high, f"{s.wins.mean:.1%}")
        for s in leaderboard.bots
    ]
    return bars(terminal.fill("cli-arena-plot", game=contest.game), rows)


def _json(contest: Contest, leaderboard: Leaderboard) -> dict[str, Any]:
    return {
        **contest.json(),
        "games": leaderboard.games,
        "deals": leaderboard.deals,
        "standings": [entry.json() for entry in leaderboard.bots],
        "leads": {
            one.bot: {
                other.bot: leaderboard.lead(one.bot, other.bot).json()
                for other in leaderboard.bots
                if other is not one
            }
            for one in leaderboard.bots
        },
    }
