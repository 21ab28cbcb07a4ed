"""A house full of tables: many games at once over real sockets, played by scripted players.

    python bench/load.py                                   # one process on SQLite, full speed
    python bench/load.py --think 5 --tables 1000           # some seconds of thought for each move
    python bench/load.py --postgres --workers 2            # two on a PostgreSQL of its own
    python bench/load.py --db postgresql://… --workers 2   # on another one

Every seat of every table has a connection of its own. Whoever is asked answers with the first, the
last or a middle one of the legal moves, after a thought that takes half to one and a half times the
given seconds; `--in-step` lets all tables think equally long and begin at once, so that all their
moves arrive in the same moment. Measured is the time from sending a move until the last seat of
the table has its update. In the end every table's log is compared with what its players did: no
move may be missing or be there twice.

The players share the machine with the server, so they are kept cheap: they speak just enough of
the protocols by themselves, and collect no garbage while moves are timed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, cast

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import cluster, free_port

START = """
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


class Hearing(Protocol):
    """A table as its lines know it."""

    id: str
    tokens: list[str]
    failure: str
    left: bool

    def hear(self, line: Line, text: bytes) -> None: ...


class Line(asyncio.Protocol):
    """One seat's WebSocket: whole text frames in, small masked ones out."""

    def __init__(self, table: Hearing, seat: int, host: str) -> None:
        self.table = table
        self.seat = seat
        self.asked: list[Choice] = []
        self.question = 0
        self.over = False
        self._host = host
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(
            f"GET /api/tables/{self.table.id}/live HTTP/1.1\r\nHost: {self._host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.table.failure = bytes(buffer[:200]).decode()
                return
            del buffer[: end + 4]
            self._open = True
            hello = {"do": "hello", "token": self.table.tokens[self.seat], "changes": True}
            self.say(hello)
        at = 0
        while (frame := _frame(buffer, at)) is not None:
            kind, begin, at = frame
            if kind == 1:
                self.table.hear(self, bytes(buffer[begin:at]))
            elif kind == 9:
                self._send(10, bytes(buffer[begin:at]))
            elif kind == 8 and not self.table.left:
                self.table.failure = "the server has closed a connection"
        del buffer[:at]

    def say(self, message: dict[str, Any]) -> None:
        self._send(1, json.dumps(message).encode())

    def _send(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        if len(payload) < 126:
            head = bytes((0x80 | kind, 0x80 | len(payload)))
        else:
            head = bytes((0x80 | kind, 0xFE)) + len(payload).to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)  # a mask of zeros changes nothing

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()


def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """The frame that begins there: its kind, and where its content begins and ends."""
    if len(buffer) < at + 2:
        return None
    size, begin = buffer[at + 1], at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        begin += width
        if len(buffer) < begin:
            return None
        size = int.from_bytes(buffer[at + 2 : begin], "big")
    return None if len(buffer) < begin + size else (buffer[at] & 15, begin, begin + size)


@dataclass
class Table:
    id: str
    tokens: list[str]
    think: float = 0.0
    in_step: bool = False
    until: float = 0.0
    lines: list[Line] = field(default_factory=list)
    pending: dict[int, Pending] = field(default_factory=dict)
    latencies: list[float] = field(default_factory=list)
    sent: dict[int, str] = field(default_factory=dict)
    heard: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    greeted: int = 0
    acknowledged: int = 0
    over: int = 0
    failure: str = ""
    left: bool = False

    @property
    def quiet(self) -> bool:
        return not self.pending and self.acknowledged == len(self.sent) + 1

    def hear(self, line: Line, text: bytes) -> None:
        """One seat hears everything, and answers when it is asked."""
        now = time.perf_counter()
        told = _told.decode(text)
        if told.kind == "error":
            self.failure = f"table {self.id}, seat {line.seat}: {bytes(told.error).decode()}"
        elif told.kind == "ok":
            self.acknowledged += 1
        else:
            self.greeted += told.kind == "table"
            self._heard(line.seat, told.move, now)
            if not line.over and bytes(told.outcome) != b"null":
                line.over = True
                self.over += 1
            if told.question >= 0:
                line.question = told.question
            if bytes(told.legal):
                line.asked = _choices.decode(told.legal)
            if line.asked and time.time() < self.until and told.move not in self.sent:
                self.sent[told.move] = ""
                self._think(line, told.move)

    def _heard(self, seat: int, moves: int, now: float) -> None:
        """One update may tell of several moves."""
        for move in range(self.heard[seat], moves):
            pending = self.pending[move]
            pending.missing -= 1
            if pending.missing == 0:
                self.latencies.append(now - pending.sent)
                del self.pending[move]
        self.heard[seat] = max(moves, self.heard[seat])

    def _think(self, line: Line, move: int) -> None:
        if self.think:
            seconds = self.think * (1.0 if self.in_step else random.uniform(0.5, 1.5))
            asyncio.get_running_loop().call_later(seconds, self._answer, line, move)
        else:
            self._answer(line, move)

    def _answer(self, line: Line, move: int) -> None:
        choice = line.asked[(0, len(line.asked) // 2, -1)[move % 3]]
        self.sent[move] = choice.text
        self.pending[move] = Pending(time.perf_counter(), len(self.lines))
        line.say({"do": "play", "id": str(move), "question": line.question, "index": choice.index})


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
    loop = asyncio.get_running_loop()
    for seat in range(len(table.tokens)):
        line = Line(table, seat, f"127.0.0.1:{port}")
        table.lines.append(line)
        await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
    while table.greeted < len(table.tokens) and not table.failure:
        await asyncio.sleep(0.05)


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
    # the server closes a connection that nobody has used for five seconds
    limits = httpx.Limits(max_connections=_OPENING_AT_ONCE, keepalive_expiry=1.0)
    address = f"http://127.0.0.1:{port}"
    gate = asyncio.Semaphore(_OPENING_AT_ONCE)
    async with httpx.AsyncClient(base_url=address, timeout=_PATIENCE, limits=limits) as client:
        empty = memory(server)

        async def prepare() -> Table:
            async with gate:
                table = await open_table(client, args.game, args.players)
                table.think, table.in_step = args.think, args.in_step
                await sit_down(table, port)
            return table

        tables = await asyncio.gather(*(prepare() for _ in range(args.tables)))
        seated = memory(server)
        gc.collect()
        gc.freeze()
        gc.disable()
        busy, own = cpu_seconds(server), time.process_time()
        began = time.perf_counter()
        until = time.time() + args.seconds
        pause = 0.0 if args.in_step else args.think / args.tables
        for table in tables:
            table.until = until
            table.lines[0].say({"do": "start", "id": "start"})
            if pause:
                await asyncio.sleep(pause)
        done = await watch(tables, until, args.players)
        took = done - began
        busy, own = cpu_seconds(server) - busy, time.process_time() - own
        full = memory(server)
        gc.enable()
        for table in tables:
            table.left = True
            for line in table.lines:
                line.close()
        moves = sum([await check(client, table) for table in tables])
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
        "players_cpu_milliseconds_per_move": round(1000 * own / moves, 2),
        "kB_per_table": round((full - empty) / args.tables / 1024),
        "of_which_before_the_game": round((seated - empty) / args.tables / 1024),
        "lost_or_doubled_moves": 0,
    }


async def watch(tables: list[Table], until: float, players: int) -> float:
    """Until all games are over, or time is up and every move has arrived everywhere."""
    deadline = until + _PATIENCE
    while time.time() < deadline:
        await asyncio.sleep(0.1)
        for table in tables:
            if table.failure:
                raise RuntimeError(table.failure)
        if all(table.over == players and table.quiet for table in tables):
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


def unlimited() -> dict[str, str]:
    """The environment of a server that lets one address do as much as many."""
    return {
        **os.environ,
        "TATAMI_REQUESTS_PER_MINUTE": "10000000",
        "TATAMI_MESSAGES_PER_SECOND": "10000",
        "TATAMI_TABLES_PER_HOUR": "10000000",
        "TATAMI_CONNECTIONS_PER_ADDRESS": "1000000",
    }


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


def _loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Many tables at once over real sockets")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--game", default="samurai-sword")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long moves are made")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before each move")
    parser.add_argument("--in-step", action="store_true", help="all tables think equally long")
    parser.add_argument("--db", default="", help="a PostgreSQL address; without, a SQLite file")
    parser.add_argument("--postgres", action="store_true", help="start one, and end it afterwards")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        if args.postgres:
            args.db = stack.enter_context(cluster(durable=True)).database()
        db = args.db or str(Path(folder) / "tables.db")
        port = free_port()
        command = [sys.executable, "-c", START, str(port), db, str(args.workers)]
        server = subprocess.Popen(command, env=unlimited())
        try:
            wait_until_ready(port, server)
            with asyncio.Runner(loop_factory=_loop) as runner:
                result = runner.run(load(port, server.pid, args))
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
