"""A server that the whole world can reach: nobody takes more than their share of it."""

from __future__ import annotations

import json
import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from time import monotonic

import httpx
import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.exceptions import InvalidStatus

from tatami.core.errors import TatamiError
from tatami.server import run
from tatami.server.addresses import is_among, network, read_proxies
from tatami.server.connections import HEADER_BYTES, UNFINISHED
from tatami.server.limits import Allowance
from tatami.table.database import connect
from tatami.table.watcher import Watcher
from tests.postgres import Cluster
from tests.server.serving import Refused, Server, wait_for
from tests.server.test_http import WISH


def raw(server: Server, data: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    line.sendall(data)
    return line


def closed(line: socket.socket) -> bool:
    try:
        return line.recv(1000) == b""
    except ConnectionError:
        return True


HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 500\r\n\r\n{"
)


@pytest.mark.parametrize(
    "half", [b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n", HALF_BODY], ids=len
)
def test_half_requests_do_not_stop_the_service(server: Server, half: bytes) -> None:
    with ExitStack() as stack:
        lines = []
        for _ in range(UNFINISHED + 20):
            try:
                line = raw(server, half)
            except OSError:
                continue
            lines.append(stack.enter_context(line))
        first, last = lines[0], lines[-1]
        assert last in select([first, last], [], [], 60)[0], "who comes too many waits for nothing"
        assert sum(closed(line) for line in lines[-10:]) == 10
        began = monotonic()
        assert closed(first)
        assert monotonic() - began < 40
    assert server.get("/games").status_code == 200
    assert "Traceback" not in server.log


@pytest.mark.parametrize("named", ["127.0.0.1", "10.1.2.3 127.0.0.0/8"])
def test_a_named_proxy_may_begin_many_requests_at_once(tmp_path: Path, named: str) -> None:
    with (
        Server(tmp_path, str(tmp_path / "tables.db"), proxies=named) as server,
        ExitStack() as stack,
    ):
        lines = [stack.enter_context(raw(server, b"")) for _ in range(UNFINISHED + 20)]
        for line in lines:
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert all(line.recv(100).startswith(b"HTTP/1.1 200") for line in lines)


def test_headers_have_a_limit(server: Server) -> None:
    with raw(server, b"GET /api/games HTTP/1.1\r\nHost: x\r\n") as line:
        try:
            for _ in range(HEADER_BYTES // 1000 + 10):
                line.sendall(b"X-Long: " + b"x" * 1000 + b"\r\n")
            line.sendall(b"\r\n")
        except ConnectionError:
            return
        assert closed(line)


def test_a_broken_origin_is_a_foreign_one(server: Server) -> None:
    refused = server.post("/tables", WISH, headers={"origin": "http://[::1"})
    assert refused.status_code == 403


@pytest.mark.parametrize("path", ["/api/tables/%00", "/t/%00", "/%00"])
def test_a_zero_byte_is_no_address(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "error-bad-request"


def test_forwarded_addresses_count_only_from_proxies_that_are_named(strict_server: Server) -> None:
    with httpx.Client(base_url=strict_server.address) as flood:
        claimed = ({"x-forwarded-for": f"10.0.{n // 250}.{n % 250}"} for n in range(1000))
        answers = (flood.get("/api/tables/none", headers=claim) for claim in claimed)
        assert any(answer.status_code == 429 for answer in answers)


def test_of_ipv6_the_network_counts() -> None:
    assert network("2001:db8:1:2:aaaa::1") == network("2001:db8:1:2:bbbb::7")
    assert network("2001:db8:1:2::1") != network("2001:db8:1:3::1")
    assert network("::ffff:10.0.0.7") == network("10.0.0.7") == "10.0.0.7"


@pytest.mark.parametrize(
    ("named", "host", "believed"),
    [
        ("10.0.0.7", "10.0.0.7", True),
        ("10.0.0.7", "10.0.0.8", False),
        ("10.0.0.7", "::ffff:10.0.0.7", True),
        ("10.0.0.0/8", "10.9.8.7", True),
        ("10.0.0.1/8", "::ffff:10.9.8.7", True),
        ("10.0.0.0/8", "::ffff:11.9.8.7", False),
        ("2001:db8::/32", "2001:db8:1::7", True),
        ("2001:db8::/32", "32.1.13.184", False),
        ("front", "10.0.0.7", False),
        ("*", "10.0.0.7", True),
        ("", "10.0.0.7", False),
    ],
)
def test_who_is_believed_may_begin_many_requests(named: str, host: str, believed: bool) -> None:
    proxies = read_proxies(named)
    assert is_among(host, proxies) is believed
    assert (host in ProxyHeadersMiddleware(silence, proxies).trusted_hosts) is believed


async def silence(*_: object) -> None:
    """An application that never answers."""


def test_an_address_makes_so_many_tables(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db"), tables_per_hour=10) as server:
        answers = [server.post("/tables", WISH) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
        assert answers[-1].json()["error"]["id"] == "error-too-many-tables"
        tickets = [answer.json() for answer in answers[:5]]
        assert server.get(f"/tables/{tickets[0]['table']}").status_code == 200


def test_a_file_belongs_to_one_server_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with Server(tmp_path, str(tmp_path / "tables.db")):
        for name in ("tables.db", "link.db"):
            second = run_second(tmp_path / name)
            assert second.returncode == 2
            assert b"another server uses" in second.stderr
            assert second.stderr.count(b"\n") == 1


def run_second(file: Path) -> subprocess.CompletedProcess[bytes]:
    """Another server on a file."""
    start = "from tatami.cli.main import main; main()"
    command = [sys.executable, "-c", start, "serve", "--port", "0"]
    environment = {**os.environ, "LANG": "en_GB.UTF-8"}
    return subprocess.run(
        [*command, "--db", str(file)],
        capture_output=True,
        env=environment,
        timeout=180,
        check=False,
    )


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    with Server(tmp_path, db, connections_per_address=3) as server:
        (ticket,) = server.open_table()
        watching = [server.spectator(ticket["table"]) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            server.spectator(ticket["table"])
        watching[0].go()
        wait_for("room", lambda: _comes(server, ticket["table"]), 30)


def _comes(server: Server, table: str) -> bool:
    try:
        server.spectator(table)
    except InvalidStatus:
        return False
    return True


def test_seats_come_before_spectators(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db"), spectators_per_table=3) as server:
        (ticket,) = server.open_table()
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(server.spectator(ticket["table"]))
            with pytest.raises(Refused, match="error-too-many"):
                server.spectator(ticket["table"])
            with server.player(ticket) as ada:
                assert ada.table["you"] == 0


def test_the_allowance_is_the_seats_and_a_refusal_has_its_id(strict_server: Server) -> None:
    (ticket,) = strict_server.open_table()
    with strict_server.player(ticket) as one, strict_server.player(ticket) as two:
        for n in range(15):
            one.send(json.dumps({"do": "ping", "id": f"one {n}"}))
            two.send(json.dumps({"do": "ping", "id": f"two {n}"}))
        told = [one.receive() for _ in range(15)] + [two.receive() for _ in range(15)]
        refused = [said for said in told if "error" in said]
        assert refused
        assert all(said["id"].startswith(("one", "two")) for said in refused)


def test_an_address_is_heard_so_often_however_many_seats_it_has() -> None:
    allowance = Allowance(1)

    def heard(address: str, tables: int) -> int:
        watcher = Watcher(0, "token", Silence(), address)
        return sum(allowance.take(f"table {number}", watcher) for number in range(tables))

    assert heard("10.0.0.7", 10) == 10
    assert heard("10.0.0.7", 2000) < 1000
    assert heard("10.0.0.8", 10) == 10


class Silence:
    """Where nothing is told."""

    def put(self, text: bytes) -> None:
        pass


def test_a_server_on_a_full_disk_says_so_in_one_line(tmp_path: Path) -> None:
    start = (
        "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0));"
        "from tatami.cli.main import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", start, "serve", "--port", "0", "--db", str(tmp_path / "tables.db")],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 2
    assert "tables.db cannot be used" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_server_that_may_not_write_says_so_in_one_line() -> None:
    with pytest.raises(TatamiError, match=r"tables\.db") as caught:
        run.serve(port=0, db="/proc/tables.db")
    assert "\n" not in str(caught.value)


def test_a_server_that_may_only_read_its_file_says_so_in_one_line() -> None:
    with TemporaryDirectory() as folder:  # pytest's own are root's alone
        file = Path(folder) / "tables.db"
        connect(str(file)).dispose()
        file.chmod(0o444)
        with as_nobody(Path(folder)), pytest.raises(TatamiError, match="readonly") as caught:
            run.serve(port=0, db=str(file))
        assert "\n" not in str(caught.value)


@contextmanager
def as_nobody(folder: Path) -> Iterator[None]:
    """Without the rights of root, who may write whatever is read-only; the folder is nobody's."""
    me, nobody = os.geteuid(), 65_534
    if me == 0:
        os.chown(folder, nobody, -1)
        os.seteuid(nobody)
    try:
        yield
    finally:
        os.seteuid(me)


@pytest.mark.parametrize("what", ["folder", "garbage"])
def test_a_store_that_cannot_be_used_is_told_in_one_line(tmp_path: Path, what: str) -> None:
    file = tmp_path / "tables.db"
    if what == "folder":
        file.mkdir()
    else:
        file.write_bytes(b"this is no database" * 1000)
    with pytest.raises(TatamiError, match="cannot be used") as caught:
        run.serve(port=0, db=str(file))
    assert "\n" not in str(caught.value)


def test_a_file_that_is_broken_within_is_told_in_lines(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Server(tmp_path, str(file)) as server:
        (ticket,) = server.open_table()
    with closing(sqlite3.connect(file)) as connection:
        where = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
        (page,) = connection.execute(where).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as stored:
        stored.seek((page - 1) * size)
        stored.write(b"x" * size)
    with Server(tmp_path, str(file)) as server:
        answer = server.get(f"/tables/{ticket['table']}")
        assert answer.status_code == 503
        assert answer.json()["error"]["id"] == "error-storage"
        for said in ("old tables could not be removed: ", "the store does not answer: "):
            wait_for("a line in the log", lambda said=said: said in server.log)  # type: ignore[misc]
    assert "Traceback" not in server.log


def test_a_killed_supervisor_leaves_no_workers(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.database()
    server = Server(tmp_path, database, workers=2)
    server.start()
    wait_for("two workers", lambda: len(server.worker_processes()) == 2)
    workers = server.worker_processes()
    server.kill()
    wait_for("the end of the workers", lambda: not any(_runs(pid) for pid in workers), 30)


def test_a_killed_server_leaves_no_bots(tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "tables.db"))
    server.start()
    with server.player(server.open_table()[0]) as ada:
        ada.play_on(2)
    bots = wait_for("a process of bots", server.worker_processes)
    server.kill()
    wait_for("the end of the bots", lambda: not any(_runs(pid) for pid in bots), 30)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
