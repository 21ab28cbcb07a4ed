"""What a server outlasts: kills, database outages, suspended processes.

    python bench/faults.py                  # every fault three times
    python bench/faults.py --times 10

Real servers, real sockets. Three players keep making moves; counted are the moves that were
acknowledged, those of them that the server no longer has, and the time from the beginning of the
fault to the next acknowledged move. It uses the tests' own players.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.postgres import Cluster, cluster
from tests.server.serving import ConnectionClosed, Player, Refused, Server

_PATIENCE = 120.0


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
            "seconds from fault to next move (median, worst)": [
                round(statistics.median(self.recovery), 1) if self.recovery else None,
                round(max(self.recovery), 1) if self.recovery else None,
            ],
        }


class Game:
    """Three people at one table who play whatever they are asked."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tickets = server.open_table(people=3, bots=0)
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

    def play_for(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self.over:
            if not self.step():
                time.sleep(0.02)

    @property
    def over(self) -> bool:
        return any(player.table.get("outcome") for player in self.players)

    def lost(self) -> int:
        """Acknowledged moves that the server does not know in this order any more."""
        page = self.server.get(f"/tables/{self.tickets[0]['table']}/replay?at=0").json()
        return max(0, len(self.moves) - int(page["total"]))


def strike(game: Game, tally: Tally, fault: Callable[[], None]) -> None:
    tally.tried += 1
    game.play_for(1.0)
    before = len(game.moves)
    began = time.monotonic()
    fault()
    ended = time.monotonic()
    while time.monotonic() < ended + _PATIENCE and not game.over:
        if game.step():
            tally.recovery.append(time.monotonic() - began)
            break
        time.sleep(0.05)
    game.play_for(1.0)
    tally.survived += len(game.moves) > before or game.over
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
    with Server(folder, postgres.database(), workers=2) as server:
        for _ in range(times):

            def fault() -> None:
                os.kill(server.worker_processes()[0], signal.SIGKILL)

            strike(Game(server), tally, fault)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description="What a server outlasts")
    parser.add_argument("--times", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, cluster() as postgres:
        folder = Path(name)
        runs: dict[str, Callable[[], Tally]] = {
            "server killed, SQLite": lambda: kills(args.times, folder),
            "server suspended for 12 s, SQLite": lambda: suspended(args.times, folder),
            "PostgreSQL away for 5 s, two workers": lambda: outages(args.times, folder, postgres),
            "one of two workers killed": lambda: worker_kills(args.times, folder, postgres),
        }
        for name_of_fault, run in runs.items():
            print(json.dumps(run().row(name_of_fault)), flush=True)


if __name__ == "__main__":
    main()
