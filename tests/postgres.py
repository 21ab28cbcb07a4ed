"""A PostgreSQL of the tests' own: an ordinary cluster in a folder that is thrown away."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_USER = "postgres"


def programs() -> Path | None:
    """Where initdb and pg_ctl are: on the path, or where Debian keeps them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    def __init__(self, address: str, stop: Callable[[], None], start: Callable[[], None]) -> None:
        self.address = address
        self.stop = stop
        self.start = start
        self._databases = 0

    def database(self) -> str:
        """The address of a new, empty database."""
        import psycopg

        self._databases += 1
        name = f"tables_{self._databases}"
        with psycopg.connect(f"{self.address}/postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return f"{self.address}/{name}"


@contextmanager
def cluster(*, durable: bool = False) -> Iterator[Cluster]:
    """`durable`: what is stored is on the disk, as anywhere but in tests."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed: no initdb found (Debian: apt install postgresql)")
    place = Path(tempfile.mkdtemp(prefix="tatami-postgres-"))
    as_user: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(place, _USER)
        as_user = ["setpriv", f"--reuid={_USER}", f"--regid={_USER}", "--init-groups"]
    port = free_port()
    options = (
        f"-p {port} -k {place} -c listen_addresses=127.0.0.1 "
        f"-c fsync={'on' if durable else 'off'} -c max_connections=50 -c shared_buffers=32MB"
    )

    def run(program: str, *arguments: str) -> None:
        command = [*as_user, str(folder / program), "-D", str(place / "data"), *arguments]
        done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            pytest.fail(f"{program} failed: {done.stdout}{done.stderr}")

    try:
        run("initdb", "-U", _USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")

        def start() -> None:
            run("pg_ctl", "-w", "-l", str(place / "log"), "-o", options, "start")

        def stop() -> None:
            run("pg_ctl", "-m", "immediate", "stop")

        start()
        try:
            yield Cluster(f"postgresql://{_USER}@127.0.0.1:{port}", stop, start)
        finally:
            stop()
    finally:
        shutil.rmtree(place, ignore_errors=True)
