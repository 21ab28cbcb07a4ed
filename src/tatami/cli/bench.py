"""`tatami bench`: how quick the engine is, alone and beside other libraries."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from tatami.cli.options import Json, find_game
from tatami.cli.terminal import Terminal, terminal_of
from tatami.core.engine import compiled
from tatami.core.engine import engine as running
from tatami.games import games as all_games
from tatami.lab.bench import OtherEngineFailed, Speed, measure, measure_other
from tatami.lab.peers import PEERS, PeerSpeed, measure_peer


def bench(
    context: typer.Context,
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME...", help="cli-bench-games")
    ] = None,
    json: Json = False,
    peers: Annotated[bool, typer.Option("--peers", help="cli-bench-peers")] = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help="cli-bench-seconds")] = 2,
) -> None:
    terminal = terminal_of(context)
    ids = [find_game(terminal, id).id for id in games or all_games()]
    with terminal.err.status("") as status:
        here: list[Speed] = []
        for id in ids:
            status.update(id)
            here.append(measure(id, seconds))
        beside: list[PeerSpeed] = []
        for peer in PEERS if peers else ():
            status.update(f"{peer.library} {peer.game}")
            beside.append(measure_peer(peer, seconds))
        status.update(terminal.say("cli-bench-other"))
        try:
            there = measure_other(ids, seconds)
        except OtherEngineFailed as error:
            terminal.complain(terminal.fill("cli-bench-other-failed", problem=str(error)))
            there = None
    interpreted, machine = (there, here) if compiled() else (here, there)
    if json:
        terminal.json(_json(interpreted, machine, beside))
    else:
        _print(terminal, interpreted, machine, beside)


def _json(
    interpreted: list[Speed] | None, machine: list[Speed] | None, beside: list[PeerSpeed]
) -> dict[str, Any]:
    return {
        "running": running(),
        "interpreted": None if interpreted is None else [asdict(speed) for speed in interpreted],
        "compiled": None if machine is None else [asdict(speed) for speed in machine],
        "peers": [asdict(peer) for peer in beside],
    }


def _print(
    terminal: Terminal,
    interpreted: list[Speed] | None,
    machine: list[Speed] | None,
    beside: list[PeerSpeed],
) -> None:
    say = terminal.say
    terminal.out.print(
        say("cli-bench-running-compiled" if compiled() else "cli-bench-running-interpreted")
    )
    terminal.out.print(_speeds(terminal, interpreted, machine))
    terminal.out.print(_games(terminal, interpreted, machine))
    if interpreted is None or machine is None:
        terminal.out.print(
            say("cli-bench-no-interpreted" if compiled() else "cli-bench-no-compiled")
        )
    measured = [peer for peer in beside if peer.decisions_per_second is not None]
    if measured:
        terminal.out.print(_peers(terminal, measured))
        terminal.out.print(_ratios(terminal, interpreted, machine, measured))
    for peer in beside:
        if peer.decisions_per_second is None:
            _print_missing(terminal, peer)


def _print_missing(terminal: Terminal, peer: PeerSpeed) -> None:
    line = terminal.fill(
        "cli-bench-missing" if peer.absent else "cli-bench-unplayable",
        library=peer.library,
        game=peer.game,
        package=peer.package,
        problem=peer.problem,
    )
    terminal.out.print(line, markup=False, soft_wrap=True)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.title_style = "bold"
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number == 0 else "right")
    return table


def _speeds(
    terminal: Terminal, interpreted: list[Speed] | None, machine: list[Speed] | None
) -> Table:
    say = terminal.say
    table = _table(
        say("cli-bench-title"),
        say("cli-bench-game"),
        say("cli-bench-players"),
        say("cli-bench-interpreted"),
        say("cli-bench-copy"),
        say("cli-bench-compiled"),
        say("cli-bench-copy"),
    )
    slow, fast = interpreted or [], machine or []
    for number in range(max(len(slow), len(fast))):
        a = slow[number] if slow else None
        b = fast[number] if fast else None
        one = a or b
        assert one is not None
        table.add_row(one.game, str(one.players), *_columns(terminal, a), *_columns(terminal, b))
    return table


def _games(
    terminal: Terminal, interpreted: list[Speed] | None, machine: list[Speed] | None
) -> Table:
    say = terminal.say
    engines = [
        (name, speeds)
        for name, speeds in (("interpreted", interpreted), ("compiled", machine))
        if speeds
    ]
    table = _table(
        say("cli-bench-whole-games"),
        say("cli-bench-game"),
        *(say(f"cli-bench-{name}") for name, _ in engines),
    )
    for row in zip(*(speeds for _, speeds in engines), strict=True):
        table.add_row(row[0].game, *(terminal.number(one.games_per_second, 1) for one in row))
    return table


def _columns(terminal: Terminal, speed: Speed | None) -> tuple[str, str]:
    if speed is None:
        return "–", "–"
    return (
        terminal.number(speed.decisions_per_second),
        terminal.fill("cli-bench-microseconds", time=terminal.number(speed.copy_microseconds, 1)),
    )


def _peers(terminal: Terminal, peers: list[PeerSpeed]) -> Table:
    say = terminal.say
    table = _table(say("cli-bench-peers-title"), say("cli-bench-peer"), say("cli-bench-decisions"))
    for peer in peers:
        table.add_row(
            f"{peer.library} {peer.game}", terminal.number(peer.decisions_per_second or 0)
        )
    return table


def _ratios(
    terminal: Terminal,
    interpreted: list[Speed] | None,
    machine: list[Speed] | None,
    peers: list[PeerSpeed],
) -> Table:
    """How many decisions Tatami makes in the time of one of the library's quickest game."""
    say = terminal.say
    quickest: dict[str, float] = {}
    for peer in peers:
        speed = peer.decisions_per_second or 0
        quickest[peer.library] = max(speed, quickest.get(peer.library, 0))
    table = _table(
        say("cli-bench-ratios"), say("cli-bench-game"), say("cli-bench-engine"), *quickest
    )
    engines = (("cli-bench-interpreted", interpreted), ("cli-bench-compiled", machine))
    for engine, speeds in engines:
        for one in speeds or ():
            ratios = (one.decisions_per_second / speed for speed in quickest.values())
            columns = (f"{terminal.number(ratio, 1)} ×" for ratio in ratios)
            table.add_row(one.game, say(engine), *columns)
    return table
