"""`tatami arena`: bots against each other from every seat, and who is how good."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from tatami.bots.arena import Contest, Result, run
from tatami.bots.book import Book
from tatami.bots.cheat import is_cheat
from tatami.bots.registry import known, names
from tatami.bots.standing import Estimate, Standings
from tatami.cli.desk import Desk, desk_of
from tatami.cli.options import (
    GameId,
    Json,
    Options,
    Players,
    Seed,
    check_players,
    find_game,
    read_options,
    read_seed,
)
from tatami.cli.progress import progress_bar
from tatami.lab.charts import Bar, bars, standalone

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
    workers: Annotated[int, typer.Option("--workers", min=1, help="cli-simulate-workers")] = 1,
    json: Json = False,
    save: Annotated[Path | None, typer.Option("--save", help="cli-arena-save")] = None,
) -> None:
    desk = desk_of(context)
    found = find_game(desk, game)
    count = check_players(desk, found, players)
    contest = Contest(
        game=game,
        players=count,
        bots=_read_bots(desk, bots),
        seed=_seed(desk, seed, save),
        options=read_options(desk, found, count, option),
    )
    contest.check()
    results = _watch(desk, contest, games, workers, _book(desk, contest, save))
    standings = Standings(contest, results)
    if save is not None:
        (save / PLOT).write_text(standalone(_plot(desk, contest, standings)), encoding="utf-8")
    if json:
        desk.json(_json(contest, standings))
    else:
        _print(desk, contest, standings)


def _read_bots(desk: Desk, given: str) -> tuple[str, ...]:
    bots = tuple(name.strip() for name in given.split(","))
    for name in bots:
        if not known(name) and not is_cheat(name):
            desk.refuse("cli-error-bot", bot=name, bots=", ".join([*names(), "cheat"]))
    return bots


def _seed(desk: Desk, seed: str | None, save: Path | None) -> str:
    """An arena that is saved has the same seed again when it goes on."""
    if seed is not None:
        return read_seed(desk, seed)
    return "0" if save is not None else secrets.token_hex(8)


def _book(desk: Desk, contest: Contest, save: Path | None) -> Book | None:
    if save is None:
        return None
    try:
        save.mkdir(parents=True, exist_ok=True)
        return Book(save / RESULTS, contest)
    except OSError as error:
        desk.refuse("cli-error-file", file=str(save), problem=error.strerror or str(error))


def _watch(
    desk: Desk, contest: Contest, games: int, workers: int, book: Book | None
) -> list[Result]:
    wanted = contest.whole_deals(games)
    done = book.done if book is not None else frozenset[int]()
    results = [r for r in book.results if r.number < wanted] if book is not None else []
    with progress_bar(desk, contest.game, wanted, len(results)) as show:
        for result in run(contest, wanted, done, workers):
            if book is not None:
                book.add(result)
            results.append(result)
            show(len(results))
    return results


def _print(desk: Desk, contest: Contest, standings: Standings) -> None:
    say = desk.speaker(contest.game)
    desk.out.print(
        say.fill(
            "cli-arena-head",
            {
                "game": say("game-name"),
                "games": standings.games,
                "deals": standings.deals,
                "players": contest.players,
                "seed": contest.seed,
            },
        ),
        style="bold",
        soft_wrap=True,
    )
    cheating = any(standing.behind is not None for standing in standings.bots)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-arena-bot"))
    for column in ("wins", "rating", "time", *(["behind"] if cheating else []), "lead"):
        table.add_column(say(f"cli-arena-{column}"), justify="right", no_wrap=True)
    for number, standing in enumerate(standings.bots):
        rest = [below.bot for below in standings.bots[number + 1 : number + 2]]
        table.add_row(
            standing.bot
            + (say.fill("cli-arena-lost", {"lost": standing.lost}) if standing.lost else ""),
            _share(standing.wins),
            f"{standing.rating:.1f} ± {standing.doubt:.1f}",
            f"{standing.milliseconds:.1f} ms",
            *([_points(standing.behind)] if cheating else []),
            _points(standings.lead(standing.bot, rest[0])) if rest else "",
        )
    desk.out.print(table)
    desk.out.print(say("cli-arena-legend"), soft_wrap=True)


def _share(estimate: Estimate) -> str:
    return f"{estimate.mean:.1%} ± {estimate.high - estimate.mean:.1%}"


def _points(estimate: Estimate | None) -> str:
    if estimate is None:
        return ""
    return f"{100 * estimate.mean:+.1f} ± {100 * (estimate.high - estimate.mean):.1f}"


def _plot(desk: Desk, contest: Contest, standings: Standings) -> str:
    rows = [
        Bar(s.bot, s.wins.mean, s.wins.low, s.wins.high, f"{s.wins.mean:.1%}")
        for s in standings.bots
    ]
    return bars(desk.fill("cli-arena-plot", game=contest.game), rows)


def _json(contest: Contest, standings: Standings) -> dict[str, Any]:
    return {
        **contest.json(),
        "games": standings.games,
        "deals": standings.deals,
        "standings": [standing.json() for standing in standings.bots],
        "leads": {
            one.bot: {
                other.bot: standings.lead(one.bot, other.bot).json()
                for other in standings.bots
                if other is not one
            }
            for one in standings.bots
        },
    }
