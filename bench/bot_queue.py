"""How long people wait for hard bots while many tables want them at once, on a real server.

    python bench/bot_queue.py --tables 12
    python bench/bot_queue.py --tables 90

At every table one person, who answers at once, plays against hard bots. All tables but the last
come from one address, the last one from another. Measured is the time from the moment when a table
waits for bots alone until the next move of one of them is there, with all that a bot's answer takes
at a table: the human-like pause, the queue and the thought.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import free_port

from load import START, Line, unlimited, wait_until_ready

_CROWD, _OTHER = "127.0.0.1", "127.0.0.2"


class Watched:
    """One person's table: when it began to wait for bots, and for how long it did."""

    def __init__(self, id: str, token: str) -> None:
        self.id = id
        self.tokens = [token]
        self.left = False
        self.failure = ""
        self.over = False
        self.waits: list[float] = []
        self._since: float | None = None
        self._move = -1
        self._told: dict[str, Any] = {}

    def hear(self, line: Line, text: bytes) -> None:
        told = json.loads(text)
        if told["is"] == "error":
            self.failure = f"table {self.id}: {told['detail']}"
        if told["is"] not in ("table", "update"):
            return
        now = time.perf_counter()
        if told["move"] != self._move and self._since is not None:
            self.waits.append(now - self._since)
        self._move = told["move"]
        self._told |= told
        self.over = self._told["outcome"] is not None
        asked = self._told["legal"]
        waiting = bool(self._told["thinking"]) and not asked and not self.over
        self._since = now if waiting else None
        if asked and not self.over and "legal" in told:
            choice = asked[(0, len(asked) // 2, -1)[self._move % 3]]
            play = {"do": "play", "question": self._told["question"], "index": choice["index"]}
            line.say(play | {"id": f"{self._move}-{self._told['question']}"})

    @property
    def waiting_for(self) -> float:
        return 0.0 if self._since is None else time.perf_counter() - self._since


async def sit_down(address: str, port: int, game: str, players: int) -> Watched:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60
    ) as client:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "hard"}] * (players - 1)]
        wish = {"game": game, "players": players, "name": "Ada", "seats": seats, "start": True}
        answer = await client.post("/api/tables", json=wish)
        answer.raise_for_status()
    ticket = answer.json()
    table = Watched(ticket["table"], ticket["token"])
    line = Line(table, 0, f"127.0.0.1:{port}")
    await asyncio.get_running_loop().create_connection(
        lambda: line, "127.0.0.1", port, local_addr=(address, 0)
    )
    return table


async def measure(port: int, args: argparse.Namespace) -> None:
    addresses = [_CROWD] * (args.tables - 1) + [_OTHER]
    tables = [await sit_down(address, port, args.game, args.players) for address in addresses]
    until = time.monotonic() + args.seconds
    while time.monotonic() < until and not all(table.over for table in tables):
        await asyncio.sleep(0.2)
        for table in tables:
            if table.failure:
                raise RuntimeError(table.failure)
    print(f"{args.tables} tables of {args.game} with {args.players - 1} hard bots each")
    for name, group in (("one address", tables[:-1]), ("another address", tables[-1:])):
        waits = sorted(wait for table in group for wait in (*table.waits, table.waiting_for))
        late = sum(wait > 5 for wait in waits)
        middle, most = waits[len(waits) // 2], waits[int(len(waits) * 0.99)]
        print(
            f"{name}: {len(waits)} answers, median {middle:.2f} s, p99 {most:.2f} s, "
            f"longest {waits[-1]:.2f} s, {late} above 5 s"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="How long people wait for hard bots")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--game", default="samurai-sword")
    parser.add_argument("--seconds", type=float, default=60.0)
    args = parser.parse_args()
    if args.tables < 2:
        parser.error("--tables: at least 2, one of them from another address")
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, str(port), str(Path(folder) / "tables.db"), "1"]
        server = subprocess.Popen(command, env=unlimited(), stdout=subprocess.DEVNULL)
        try:
            wait_until_ready(port, server)
            asyncio.run(measure(port, args))
        finally:
            server.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                server.wait(20)
            server.kill()
    print(f"processors: {os.cpu_count()}, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
