"""Starting the server, with clear words about what does not fit."""

from __future__ import annotations

import logging
import os
import socket
import webbrowser
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import IO, Final

import uvicorn
from sqlalchemy import URL

from tatami.core.engine import engine
from tatami.core.errors import TatamiError
from tatami.server.addresses import read_proxies
from tatami.server.connections import Connection
from tatami.server.handshake import Handshake
from tatami.server.links import BOUND, addresses
from tatami.server.logs import configuration
from tatami.server.settings import read_settings, variable
from tatami.server.supervisor import Supervisor
from tatami.table.database import DatabaseAway, connect, is_shared, read_address

_log = logging.getLogger(__name__)
_OPEN_SECONDS: Final = 30.0
_GRACE_SECONDS: Final = 3
_DATABASE_SECONDS: Final = 60.0


class CannotServe(TatamiError):
    """The server cannot start this way."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Serve tables until interrupted. `TatamiError` says why it cannot."""
    if db is not None:
        os.environ[variable("db")] = db
    settings = read_settings(os.environ)
    url = read_address(settings.db)
    if workers > 1 and not is_shared(url):
        raise CannotServe(
            "several workers need a database that they can share: "
            "give the address of a PostgreSQL with --db, or take one worker"
        )
    _allow_many_connections()
    _wait_for_database(settings.db)
    lock = None if is_shared(url) else _hold(url)
    listener = _bind(host, port)
    address = _address(host, listener.getsockname()[1])
    os.environ[BOUND] = f"{host} {listener.getsockname()[1]}"
    config = uvicorn.Config(
        "tatami.server.app:create",
        factory=True,
        workers=workers,
        lifespan="on",
        ws=Handshake,
        ws_per_message_deflate=False,
        http=Connection,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=read_proxies(settings.proxies),
        access_log=False,
        server_header=False,
        log_config=configuration(),
        timeout_graceful_shutdown=_GRACE_SECONDS,
    )
    if open_browser:
        Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    _log.info("the table is at %s, the engine is %s", address, engine())
    for other in addresses().addresses:
        _log.info("friends in the same network find it at %s/", other)
    with suppress(KeyboardInterrupt):
        if workers > 1:
            Supervisor(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])
    if lock is not None:
        lock.close()


def _allow_many_connections() -> None:
    """Each takes an open file, and many systems begin with a thousand."""
    try:
        import resource
    except ImportError:  # pragma: no cover
        return
    few, many = resource.getrlimit(resource.RLIMIT_NOFILE)
    if many == resource.RLIM_INFINITY or few < many:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (many, many))


def _wait_for_database(address: str) -> None:
    """A database server may still be starting itself."""
    deadline = monotonic() + _DATABASE_SECONDS
    while True:
        try:
            connect(address).dispose()
            return
        except DatabaseAway as error:
            if monotonic() > deadline:
                raise
            _log.warning("waiting: %s", error)
            sleep(1.0)


def _hold(url: URL) -> IO[str] | None:
    """Keep other servers from a SQLite file: they would not hear of each other's moves."""
    try:
        import fcntl
    except ImportError:  # pragma: no cover
        return None
    assert url.database is not None
    file = Path(url.database).resolve()  # it may be called by several names
    lock = Path(f"{file}.lock").open("w")  # noqa: SIM115 (held while the server runs)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise CannotServe(
            f"another server uses {url.database} already; take another file with --db, or a "
            "PostgreSQL, which several servers can share"
        ) from None
    return lock


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named, so that asyncio sends short messages at once (TCP_NODELAY)
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise CannotServe(
            f"cannot listen on {host}, port {port} ({error.strerror}); choose another with --port"
        ) from None
    listener.set_inheritable(True)
    return listener


def _address(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def _open_when_ready(address: str) -> None:
    host, _, port = address.removeprefix("http://").rstrip("/").rpartition(":")
    deadline = monotonic() + _OPEN_SECONDS
    while monotonic() < deadline:
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=1).close()
        except OSError:
            sleep(0.1)
        else:
            webbrowser.open(address)
            return
