"""What a server outlasts: kills, database outages, suspended processes, a full disk.

    python bench/faults.py                  # every fault three times
    python bench/faults.py --times 10

Real servers, real sockets. Three players keep making moves; counted are the moves that were
acknowledged, those of them that the store no longer has, and the longest time in which no move
came through. It uses the tests' own players. The full disk is a small one
in memory, which needs root to be mounted, and is left out otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from threading import Thread
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import Cluster, cluster
from tests.server.serving import ConnectionClosed, Player, Refused, Server, wait_for

from tatami.table.database import connect
from tatami.table.log import Play, decode
from tatami.table.store import read_table

_PATIENCE = 120.0
_BEFORE, _AFTER = 20, 10
"""So many moves are made before and after a fault."""


@dataclass
class Tally:
    tried: int = 0
    survived: int = 0
    acknowledged: int = 0
    lost: int = 0
    recovery: list[float] = field(default_factory=list)

    def row(self, name: str) -> dict[str, Any]:
        return {
            "fault": name,
            "tried": self.tried,
            "survived": self.survived,
            "acknowledged moves": self.acknowledged,
            "lost": self.lost,
            "seconds without a move (median, worst)": [
                round(statistics.median(self.recovery), 1) if self.recovery else None,
                round(max(self.recovery), 1) if self.recovery else None,
            ],
        }


class Game:
    """People at a table for three who play whatever they are asked; the others are bots."""

    def __init__(self, server: Server, people: int = 3) -> None:
        self.server = server
        self.tickets = server.open_table(people=people, bots=3 - people, level="hard")
        self.players = [server.player(ticket) for ticket in self.tickets]
        self.moves: list[tuple[int, str]] = []

    def step(self) -> bool:
        """One acknowledged move; false if there is none to be had now."""
        for player in self.players:
            try:
                while True:
                    try:
                        player.receive(0.0)
                    except TimeoutError:
                        break
            except (ConnectionClosed, OSError, AssertionError):
                self._come_back(player)
        for player in self.players:
            if player.table.get("legal"):
                return self._play(player)
        return False

    def _play(self, player: Player) -> bool:
        move = player.rng.choice(player.table["legal"])
        try:
            player.play(move["index"])
        except (Refused, ConnectionClosed, OSError, AssertionError):
            self._come_back(player)
            return False
        self.moves.append((player.table["you"], move["text"]))
        return True

    def _come_back(self, player: Player) -> None:
        try:
            player.go()
            player.come()
        except Exception:
            time.sleep(0.2)

    def play(self, moves: int) -> None:
        """So many acknowledged moves, or as many as there are until patience ends."""
        wanted, until = len(self.moves) + moves, time.monotonic() + _PATIENCE
        while len(self.moves) < wanted and time.monotonic() < until and not self.over:
            if not self.step():
                time.sleep(0.02)

    @property
    def over(self) -> bool:
        return any(player.table.get("outcome") for player in self.players)

    def lost(self) -> int:
        """Acknowledged moves that do not stand in the stored log, in this order."""
        engine = connect(self.server.db)
        with engine.connect() as connection:
            found = read_table(connection, self.tickets[0]["table"])
        engine.dispose()
        assert found is not None
        entries = [decode(data) for data, _ in found[1]]
        stored = iter([(one.seat, one.move) for one in entries if isinstance(one, Play)])
        return sum(move not in stored for move in self.moves)


def strike(game: Game, tally: Tally, fault: Callable[[], None]) -> None:
    """The players go on trying while the fault lasts; how long no move came through, counts."""
    tally.tried += 1
    game.play(_BEFORE)
    times = [time.monotonic()]
    trouble = Thread(target=fault)
    trouble.start()
    deadline = times[0] + _PATIENCE
    over_at = deadline
    while time.monotonic() < deadline and not game.over:
        if not trouble.is_alive():
            over_at = min(over_at, time.monotonic())
        if game.step():
            times.append(time.monotonic())
            if times[-1] > over_at:
                break
        time.sleep(0.2 if trouble.is_alive() else 0.02)
    trouble.join()
    survived = times[-1] > over_at
    game.play(_AFTER)
    tally.survived += survived
    if survived:
        tally.recovery.append(max(later - one for one, later in pairwise(times)))
    tally.acknowledged += len(game.moves)
    tally.lost += game.lost()


def kills(times: int, folder: Path) -> Tally:
    tally = Tally()
    with Server(folder, str(folder / "kills.db")) as server:
        for _ in range(times):

            def fault() -> None:
                server.kill()
                server.start()

            strike(Game(server), tally, fault)
    return tally


def suspended(times: int, folder: Path) -> Tally:
    tally = Tally()
    with Server(folder, str(folder / "suspended.db")) as server:
        for _ in range(times):

            def fault() -> None:
                process = server._process
                assert process is not None
                os.kill(process.pid, signal.SIGSTOP)
                time.sleep(12)
                os.kill(process.pid, signal.SIGCONT)

            strike(Game(server), tally, fault)
    return tally


def bot_kills(times: int, folder: Path) -> Tally:
    """Two people and a bot that thinks."""
    tally = Tally()
    with Server(folder, str(folder / "bots.db"), bot_seconds=0.5) as server:
        for _ in range(times):

            def fault() -> None:
                for process in server.worker_processes():
                    os.kill(process, signal.SIGKILL)

            strike(Game(server, people=2), tally, fault)
    return tally


def outages(times: int, folder: Path, postgres: Cluster) -> Tally:
    tally = Tally()
    with Server(folder, postgres.database(), workers=2) as server:
        for _ in range(times):

            def fault() -> None:
                postgres.stop()
                time.sleep(5)
                postgres.start()

            strike(Game(server), tally, fault)
    return tally


def worker_kills(times: int, folder: Path, postgres: Cluster) -> Tally:
    tally = Tally()
    database = postgres.database()
    with Server(folder, database, workers=2) as server:
        for _ in range(times):
            wait_for("two workers that serve", lambda: _listening(database) == 2)

            def fault() -> None:
                os.kill(server.worker_processes()[0], signal.SIGKILL)

            strike(Game(server), tally, fault)
    return tally


def _listening(database: str) -> int:
    """How many workers hear each other's notices: they do when they have started."""
    import psycopg

    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query ILIKE 'listen%'"
        ).fetchone()
    assert found is not None
    return int(found[0])


def full_disk(times: int, folder: Path) -> Tally:
    tally = Tally()
    disk = folder / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", str(disk)], check=True)
    try:
        with Server(folder, str(disk / "tables.db")) as server:
            for _ in range(times):

                def fault() -> None:
                    ballast = disk / "ballast"
                    _fill(ballast)
                    time.sleep(5)
                    ballast.unlink()

                strike(Game(server), tally, fault)
    finally:
        subprocess.run(["umount", str(disk)], check=True)
    return tally


def _fill(file: Path) -> None:
    """Take all the room that there is."""
    with file.open("wb", buffering=0) as ballast:
        for size in (1 << 16, 1 << 12, 1):
            with suppress(OSError):
                while ballast.write(b"x" * size) == size:
                    pass


def main() -> None:
    parser = argparse.ArgumentParser(description="What a server outlasts")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--only", default="", help="faults whose name has these letters")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, cluster() as postgres:
        folder = Path(name)
        runs: dict[str, Callable[[], Tally]] = {
            "server killed, SQLite": lambda: kills(args.times, folder),
            "server suspended for 12 s, SQLite": lambda: suspended(args.times, folder),
            "PostgreSQL away for 5 s, two workers": lambda: outages(args.times, folder, postgres),
            "one of two workers killed": lambda: worker_kills(args.times, folder, postgres),
            "bot process killed, SQLite": lambda: bot_kills(args.times, folder),
        }
        if os.geteuid() == 0:
            runs["disk full for 5 s, SQLite"] = lambda: full_disk(args.times, folder)
        for name_of_fault, run in runs.items():
            if args.only not in name_of_fault:
                continue
            print(json.dumps(run().row(name_of_fault)), flush=True)


if __name__ == "__main__":
    main()
