"""A real server in a process of its own, and players that talk to it as browsers do."""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.changes import merge
from tests.postgres import free_port

PATIENCE = 120.0
START_PATIENCE = 180.0
_START = """
import asyncio, faulthandler, gc, signal, sys
from tatami.server.run import serve

def tell(*_):
    faulthandler.dump_traceback()
    for task in [one for one in gc.get_objects() if isinstance(one, asyncio.Task)]:
        task.print_stack()

signal.signal(signal.SIGUSR1, tell)
serve(port=int(sys.argv[1]), workers=int(sys.argv[2]))
"""


def wait_for(what: str, condition: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Ask until the answer is something; fail when patience ends."""
    deadline = monotonic() + patience
    while monotonic() < deadline:
        if found := condition():
            return found
        sleep(0.01)
    raise AssertionError(f"waited in vain for {what}")


class Server:
    def __init__(self, folder: Path, db: str, workers: int = 1, **settings: object) -> None:
        self.port = free_port()
        self.db = db
        self.workers = workers
        self.log_file = folder / f"server-{self.port}.log"
        given = {
            "db": db,
            "bot_delay": 0,
            "bot_seconds": 0.05,
            "bot_workers": 1,
            "requests_per_minute": 1_000_000,
            "messages_per_second": 1_000,
            "tables_per_hour": 1_000_000,
            **settings,
        }
        self._environment = {
            **os.environ,
            **{f"TATAMI_{name.upper()}": str(value) for name, value in given.items()},
        }
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self.log_file.read_text()

    def start(self) -> None:
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _START, str(self.port), str(self.workers)],
                env=self._environment,
                stdout=log,
                stderr=log,
            )
        wait_for("the server", self._answers, START_PATIENCE)

    def _answers(self) -> bool:
        assert self._process is not None
        assert self._process.poll() is None, self.log
        try:
            return httpx.get(f"{self.address}/api/games").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut would, as far as this process goes."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def limit_files(self, size: int) -> int:
        """No file of the server may grow beyond so many bytes; returns the limit before."""
        assert self._process is not None
        _, most = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
        before, _ = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (size, most))
        return before

    def what_it_does(self) -> str:
        """The log, with every thread and task of the server; of the first process, if several."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGUSR1)
            sleep(2)
        return self.log

    def worker_processes(self) -> list[int]:
        """The processes that serve, when several do."""
        assert self._process is not None
        listed = subprocess.run(
            ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(self._process.pid)],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        return [int(line.split()[0]) for line in listed.splitlines() if "spawn_main" in line]

    def stop(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    # what a host does

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return httpx.post(f"{self.address}/api{path}", json=body, timeout=PATIENCE, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(f"{self.address}/api{path}", timeout=PATIENCE, **more)

    def open_table(
        self, people: int = 1, bots: int = 2, *, start: bool = True, **more: Any
    ) -> list[dict[str, Any]]:
        """A table with its people's tickets; the host's is the first."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
        seats += [{"kind": "bot", "level": more.pop("level", "easy")}] * bots
        wish = {
            "game": "samurai-sword",
            "players": len(seats),
            "name": "P0",
            "seats": seats,
            "start": start and people == 1,
            "seating": "as-seated",
            **more,
        }
        answer = self.post("/tables", wish)
        assert answer.status_code == 201, answer.text
        tickets = [answer.json()]
        for number in range(1, people):
            answer = self.post(f"/tables/{tickets[0]['table']}/join", {"name": f"P{number}"})
            assert answer.status_code == 201, answer.text
            tickets.append(answer.json())
        if start and people > 1:
            with self.player(tickets[0]) as host:
                host.do("start")
        return tickets

    def player(self, ticket: dict[str, Any], *, token: str | None = "") -> Player:
        return Player(self, ticket["table"], ticket["token"] if token == "" else token)

    def spectator(self, table: str) -> Player:
        return Player(self, table, None)


class Refused(Exception):
    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.id = id


class Player:
    """A client that follows the protocol: it keeps the table by what it is told."""

    def __init__(
        self, server: Server, table: str, token: str | None, *, changes: bool = False
    ) -> None:
        self.server = server
        self.changes = changes
        self.id = table
        self.token = token
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.heard: list[str] = []
        self.rematch: dict[str, Any] | None = None
        self.suggestion: dict[str, Any] | None = None
        self.advice: dict[str, Any] | None = None
        self.rng = random.Random(str(token))
        self._count = 0
        self._socket: ClientConnection | None = None
        self._answers: dict[str, dict[str, Any]] = {}
        self.come()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.go()

    def come(self) -> None:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.id}/live"
        # a browser takes in, and answers pings, whether or not anybody looks at it
        self._socket = connect(
            address, max_size=None, max_queue=None, open_timeout=PATIENCE
        ).__enter__()
        have = self.events[-1]["n"] if self.events else 0
        self.table = {}
        with suppress(ConnectionClosed):  # what the server said before it closed is heard below
            self.send({"do": "hello", "token": self.token, "have": have, "changes": self.changes})
        self.hear(lambda: self.table)

    def catch_up(self, moves: int) -> None:
        self.hear(lambda: self.moves >= moves or self.over)

    def go(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def receive(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        assert self._socket is not None
        try:
            text = self._socket.recv(timeout=patience)
        except TimeoutError:
            if patience < PATIENCE / 2:
                raise
            raise AssertionError(f"silence from the server: {self.server.what_it_does()}") from None
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self._take(message)
        return message

    def hear(self, until: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Listen until something is so."""
        deadline = monotonic() + patience
        while not (found := until()):
            left = deadline - monotonic()
            assert left > 0, f"waited in vain; last heard: {self.heard[-3:]}"
            self.receive(left)
        return found

    def _take(self, message: dict[str, Any]) -> None:
        kind = message.pop("is")
        if kind in ("ok", "error"):
            if "id" not in message:
                raise Refused(message["error"]["id"])
            self._answers[message["id"]] = message
        elif kind == "rematch":
            self.rematch = message
        elif kind == "suggestion":
            self.suggestion = message
        elif kind == "advice":
            self.advice = message
        else:
            assert kind == "table" or self.table, "an update before the table"
            chat = self.table.get("chat", []) if kind == "update" else []
            if "from" in message:
                first = message.pop("from")
                self.events = [e for e in self.events if e["n"] < first] + message.pop("events")
                assert [e["n"] for e in self.events] == list(range(1, len(self.events) + 1))
            if "changes" in message:
                message["view"] = merge(self.table["view"], message.pop("changes"))
            self.table |= {**message, "chat": chat + message.get("chat", [])}

    def do(self, what: str, **fields: Any) -> None:
        """Say it and wait for the answer; `Refused` if it is no."""
        self.answer(self.say(what, **fields))

    def say(self, what: str, **fields: Any) -> str:
        self._count += 1
        id = fields.pop("id", f"{self._count}")
        self.send({"do": what, "id": id, **fields})
        return str(id)

    def answer(self, id: str) -> None:
        answer = self.hear(lambda: self._answers.pop(id, None))
        if "error" in answer:
            raise Refused(answer["error"]["id"])

    @property
    def moves(self) -> int:
        return int(self.table["move"])

    @property
    def question(self) -> int:
        return int(self.table["question"])

    @property
    def over(self) -> bool:
        return self.table["outcome"] is not None

    def choose(self) -> int:
        return int(self.rng.choice(self.table["legal"])["index"])

    def play(self, index: int | None = None) -> None:
        self.do("play", question=self.question, index=self.choose() if index is None else index)

    def play_on(self, moves: int = 1_000_000) -> None:
        """Play, whenever asked, so many moves or to the end."""
        while not self.over and moves > 0:
            if self.table["legal"]:
                self.play()
                moves -= 1
            else:
                self.receive()


def play_together(players: list[Player], until: Callable[[], bool]) -> None:
    """All play, whoever is asked, until something is so or the game is over."""
    while not players[0].over and not until():
        asked = [player for player in players if player.table["legal"]]
        if asked:
            asked[0].play()
        for player in players:
            while True:
                try:
                    player.receive(0.0 if asked else 0.02)
                except TimeoutError:
                    break


__all__ = ["ConnectionClosed", "Player", "Refused", "Server", "play_together", "wait_for"]
