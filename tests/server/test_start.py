"""Starting a server: what does not fit is said in one sentence; secrets stay out of logs."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path

import httpx
import pytest

from tatami.core.errors import TatamiError
from tatami.server import run
from tatami.server.logs import Formatter, redact
from tatami.server.settings import Settings, read_settings
from tatami.table.seat import new_token
from tests.server.serving import Refused, Server


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TATAMI_DB", str(tmp_path / "tables.db"))


def test_several_workers_need_a_shared_database() -> None:
    with pytest.raises(TatamiError, match="PostgreSQL"):
        run.serve(workers=2)


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(TatamiError, match=f"port {port}"):
            run.serve(port=port)


def test_short_messages_are_not_held_back() -> None:
    """Where uvloop is not installed, asyncio looks at how the listening socket was made."""

    async def accepted() -> int:
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        class Greeted(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                line = transport.get_extra_info("socket")
                told.set_result(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
                transport.close()

        listener = run._bind("127.0.0.1", 0)
        server = await asyncio.get_running_loop().create_server(Greeted, sock=listener)
        with socket.create_connection(listener.getsockname()):
            found = await told
        server.close()
        return found

    assert asyncio.run(accepted())


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("bot_delay", "soon"),
        ("bot_seconds", "nan"),
        ("bot_budget", "-1"),
        ("bot_workers", "0"),
        ("requests_per_minute", "0"),
        ("review_niceness", "20"),
        ("keep_played_days", "-1"),
    ],
)
def test_a_wrong_setting_is_named(name: str, given: str) -> None:
    with pytest.raises(TatamiError, match=name):
        read_settings({f"TATAMI_{name.upper()}": given})


def test_settings_come_from_the_environment() -> None:
    settings = read_settings({"TATAMI_BOT_DELAY": "1.5", "TATAMI_ORIGINS": "https://a/ https://b"})
    assert settings.bot_delay == 1.5
    assert settings.allowed_origins == {"https://a", "https://b"}
    assert read_settings({}).db == Settings().db
    assert read_settings({}).db.endswith("tables.db")


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::", "http://[::1]:8000/"),
    ],
)
def test_the_address_that_a_browser_opens(host: str, shown: str) -> None:
    assert run._address(host, 8000) == shown


def test_tokens_are_cut_out_of_whatever_is_logged() -> None:
    token = new_token()
    assert redact(f"a {token}, b") == "a seat_…, b"
    try:
        raise ValueError(f"who has {token}")
    except ValueError as error:
        info = (type(error), error, error.__traceback__)
    record = logging.LogRecord("x", logging.ERROR, "", 0, "for %s", (token,), info)
    assert token not in Formatter("%(message)s").format(record)


def test_no_token_ends_up_in_the_servers_log(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0)
    tokens = [ticket["token"] for ticket in tickets]
    with server.player(tickets[0]) as ada:
        ada.do("say", said=tokens[1])
    with pytest.raises(Refused):
        server.spectator(tokens[0])
    server.get(f"/tables/{tokens[0]}")
    server.get(f"/tables/none/replay?at=0&token={tokens[1]}")
    server.post("/tables", {"game": tokens[2]})
    httpx.get(f"{server.address}/t/x?seat={tokens[0]}", headers={"authorization": tokens[1]})
    assert not any(token in server.log for token in tokens)
    assert "seat_" not in server.log.replace("seat_…", "")
