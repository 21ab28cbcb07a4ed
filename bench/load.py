"""A house full of tables: many games at once over real sockets, played by scripted players.

    python bench/load.py                                   # one process on SQLite, full speed
    python bench/load.py --think 1                         # a second of thought for each move
    python bench/load.py --db postgresql://… --workers 2   # several on PostgreSQL

Every seat of every table has a connection of its own. Whoever is asked answers with the first, the
last or a middle one of the legal moves. Measured is the time from sending a move until the last
seat of the table has its update. In the end every table's log is compared with what its players
did: no move may be missing or be there twice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

_START = """
import sys
from tatami.server.run import serve

serve(port=int(sys.argv[1]), db=sys.argv[2], workers=int(sys.argv[3]))
"""
_PATIENCE = 120.0
_OPENING_AT_ONCE = 20


class Told(msgspec.Struct):
    """The part of a message that a scripted player looks at."""

    kind: str = msgspec.field(name="is")
    move: int = -1
    question: int = -1
    legal: msgspec.Raw = msgspec.Raw()
    outcome: msgspec.Raw = msgspec.Raw(b"null")
    error: msgspec.Raw = msgspec.Raw()


class Choice(msgspec.Struct):
    index: int
    text: str


_told = msgspec.json.Decoder(Told)
_choices = msgspec.json.Decoder(list[Choice])


@dataclass
class Pending:
    """A move on its way: when it was sent, and how many seats have still to hear of it."""

    sent: float
    missing: int


@dataclass
class Table:
    id: str
    tokens: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    pending: dict[int, Pending] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    sent: dict[int, str] = field(default_factory=dict)
    heard: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    acknowledged: int = 0
    over: int = 0

    @property
    def quiet(self) -> bool:
        return not self.pending and self.acknowledged == len(self.sent) + 1

    async def play(self, seat: int, until: float, think: float) -> None:
        """One seat: hears everything and answers when it is asked."""
        line = self.sockets[seat]
        asked: list[Choice] = []
        question = 0
        over = False
        answers = 1 if seat == 0 else 0  # the host has asked for the start
        async for text in line:
            now = time.perf_counter()
            told = _told.decode(text)
            if told.kind == "error":
                error = bytes(told.error).decode()
                raise RuntimeError(f"table {self.id}, seat {seat}: {error}")
            if told.kind == "ok":
                self.acknowledged += 1
                answers -= 1
            else:
                self._heard(seat, told.move, now)
                over = over or bytes(told.outcome) != b"null"
                if told.question >= 0:
                    question = told.question
                if bytes(told.legal):
                    asked = _choices.decode(told.legal)
                if asked and time.time() < until and told.move not in self.sent:
                    answers += 1
                    self.sent[told.move] = ""
                    await asyncio.sleep(think)
                    await self._answer(line, told.move, question, asked)
            if over and answers == 0:
                self.over += 1
                return

    def _heard(self, seat: int, moves: int, now: float) -> None:
        """One update may tell of several moves."""
        for move in range(self.heard[seat], moves):
            pending = self.pending[move]
            pending.missing -= 1
            if pending.missing == 0:
                self.latencies.append(now - pending.sent)
                del self.pending[move]
        self.heard[seat] = max(moves, self.heard[seat])

    async def _answer(
        self, line: ClientConnection, move: int, question: int, asked: list[Choice]
    ) -> None:
        choice = asked[(0, len(asked) // 2, -1)[move % 3]]
        self.sent[move] = choice.text
        self.pending[move] = Pending(time.perf_counter(), len(self.sockets))
        await line.send(
            json.dumps({"do": "play", "id": str(move), "question": question, "index": choice.index})
        )


async def open_table(client: httpx.AsyncClient, game: str, players: int) -> Table:
    wish = {
        "game": game,
        "players": players,
        "name": "Seat 0",
        "seating": "as-seated",
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)],
    }
    answer = await client.post("/api/tables", json=wish)
    answer.raise_for_status()
    ticket = answer.json()
    tokens = [ticket["token"]]
    for seat in range(1, players):
        joined = await client.post(
            f"/api/tables/{ticket['table']}/join", json={"name": f"Seat {seat}"}
        )
        joined.raise_for_status()
        tokens.append(joined.json()["token"])
    return Table(ticket["table"], tokens)


async def sit_down(table: Table, port: int) -> None:
    address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/live"
    for token in table.tokens:
        line = await connect(address, compression=None, max_size=None, open_timeout=_PATIENCE)
        await line.send(json.dumps({"do": "hello", "token": token, "have": 0}))
        table.sockets.append(line)


async def check(client: httpx.AsyncClient, table: Table) -> int:
    """The table's own log against what was sent: how many moves it has."""
    page = (await client.get(f"/api/tables/{table.id}/replay?at=0")).json()
    total = int(page["total"])
    if sorted(table.sent) != list(range(total)):
        raise RuntimeError(f"table {table.id} has {total} moves, sent were {len(table.sent)}")
    if table.acknowledged != total + 1:  # and the start
        raise RuntimeError(f"table {table.id}: {table.acknowledged} yes for {total} moves")
    if table.over:
        record = (await client.get(f"/api/tables/{table.id}/record")).text
        moves = record.split("\nmoves\n")[1].splitlines()[:total]
        if [line.split(" ", 1)[1] for line in moves] != [table.sent[n] for n in range(total)]:
            raise RuntimeError(f"table {table.id}: the record is not what was played")
    return total


async def load(port: int, server: int, args: argparse.Namespace) -> dict[str, Any]:
    limits = httpx.Limits(max_connections=_OPENING_AT_ONCE)
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, timeout=_PATIENCE, limits=limits) as client:
        empty = memory(server)
        tables = await asyncio.gather(
            *(open_table(client, args.game, args.players) for _ in range(args.tables))
        )
        gate = asyncio.Semaphore(_OPENING_AT_ONCE)

        async def sit(table: Table) -> None:
            async with gate:
                await sit_down(table, port)

        await asyncio.gather(*(sit(table) for table in tables))
        busy = cpu_seconds(server)
        began = time.perf_counter()
        until = time.time() + args.seconds
        plays = [
            asyncio.create_task(table.play(seat, until, args.think))
            for table in tables
            for seat in range(args.players)
        ]
        for table in tables:
            await table.sockets[0].send('{"do":"start","id":"start"}')
        done = await watch(tables, plays, until)
        took = done - began
        busy = cpu_seconds(server) - busy
        full = memory(server)
        for task in plays:
            task.cancel()
        for table in tables:
            for line in table.sockets:
                await line.close()
        for outcome in await asyncio.gather(*plays, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        moves = sum(await asyncio.gather(*(check(client, table) for table in tables)))
    latencies = sorted(latency for table in tables for latency in table.latencies)
    return {
        "tables": args.tables,
        "players": args.players,
        "store": "PostgreSQL" if "postgres" in args.db else "SQLite",
        "workers": args.workers,
        "seconds_of_thought": args.think,
        "seconds": round(took, 1),
        "moves": moves,
        "finished_games": sum(table.over == args.players for table in tables),
        "moves_per_second": round(moves / took),
        "updates_per_second": round(moves * args.players / took),
        "milliseconds_to_last_seat": {
            f"p{percent}": round(1000 * latencies[int(len(latencies) * percent / 100)], 1)
            for percent in (50, 95, 99)
        },
        "server_cpu_milliseconds_per_move": round(1000 * busy / moves, 2),
        "kB_per_table": round((full - empty) / args.tables / 1024),
        "lost_or_doubled_moves": 0,
    }


async def watch(tables: list[Table], plays: list[asyncio.Task[None]], until: float) -> float:
    """Until all games are over, or time is up and every move has arrived everywhere."""
    deadline = until + _PATIENCE
    while time.time() < deadline:
        await asyncio.sleep(0.02)
        for task in plays:
            if task.done() and not task.cancelled() and task.exception() is not None:
                raise task.exception() or RuntimeError
        if all(task.done() for task in plays):
            break
        if time.time() >= until and all(table.quiet for table in tables):
            break
    else:
        raise RuntimeError("some moves never arrived")
    return time.perf_counter()


def memory(server: int) -> int:
    """Resident bytes of the server and its workers, without thinking bots."""
    total = 0
    for process in [server, *children(server)]:
        with contextlib.suppress(OSError):
            pages = Path(f"/proc/{process}/statm").read_text().split()[1]
            total += int(pages) * os.sysconf("SC_PAGE_SIZE")
    return total


def cpu_seconds(server: int) -> float:
    """What the server and its workers have computed so far."""
    ticks = 0
    for process in [server, *children(server)]:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def children(process: int) -> list[int]:
    text = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(child) for child in text.split()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_ready(port: int, server: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        if server.poll() is not None:
            sys.exit("the server did not start")
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"http://127.0.0.1:{port}/api/games").status_code == 200:
                return
        time.sleep(0.05)
    sys.exit("the server does not answer")


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables at once over real sockets")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--game", default="samurai-sword")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long moves are made")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move")
    parser.add_argument("--db", default="", help="a PostgreSQL address; without, a SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    environment = {
        **os.environ,
        "TATAMI_REQUESTS_PER_MINUTE": "10000000",
        "TATAMI_MESSAGES_PER_SECOND": "10000",
        "TATAMI_TABLES_PER_HOUR": "10000000",
    }
    with tempfile.TemporaryDirectory() as folder:
        db = args.db or str(Path(folder) / "tables.db")
        port = free_port()
        command = [sys.executable, "-c", _START, str(port), db, str(args.workers)]
        server = subprocess.Popen(command, env=environment)
        try:
            wait_until_ready(port, server)
            result = asyncio.run(load(port, server.pid, args))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
    if args.json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        print(f"{name.replace('_', ' '):34} {value}")


if __name__ == "__main__":
    main()
