"""Whatever is thrown at a socket: the answer is an error, and the table stays as it is."""

from __future__ import annotations

import json
import random
import socket
from contextlib import suppress
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.serving import ConnectionClosed, Player, Refused, Server

WORDS = ["hello", "play", "undo", "consent", "say", "start", "sit", "rename", "resign"]
WORDS += [
    "takeover",
    "handback",
    "rematch",
    "ping",
    "allow",
    "advise",
    "shutdown",
    "",
    "__proto__",
    "chat",
    "move",
]
KEYS = [
    "do",
    "id",
    "question",
    "index",
    "seat",
    "kind",
    "level",
    "to",
    "yes",
    "said",
    "name",
    "token",
]
VALUES: list[Any] = [
    None,
    True,
    0,
    -1,
    17,
    10**30,
    1.5,
    "",
    "x",
    "\u0000",
    "é" * 300,
    [],
    [[]],
    {},
    {"a": {"b": 1}},
    "undo",
    "bot",
]


def nonsense(rng: random.Random) -> str | bytes:
    """Something that no client of ours would send."""
    kind = rng.randrange(6)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(32, 0x3000)) for _ in range(rng.randrange(100)))
    if kind == 2:
        return rng.choice(["", "null", "[]", "{", '"do"', "1e999", "[" * 2000, '{"do":"play"'])
    message = {rng.choice(KEYS): rng.choice(VALUES) for _ in range(rng.randrange(6))}
    message["do"] = rng.choice([*WORDS, *VALUES])
    if kind == 5:
        message["padding"] = "x" * rng.choice([10, 17_000, 30_000])
    return json.dumps(message)


HARMLESS = {"ping", "say", "rename", "resign", "undo", "takeover", "handback", "rematch"}


def is_nonsense(text: str | bytes) -> bool:
    """Left out: what happens to be a proper wish that a player may have."""
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return True
    return not (isinstance(message, dict) and message.get("do") in list(HARMLESS))


def facts(server: Server, ticket: dict[str, Any]) -> list[Any]:
    """All that a newcomer to the seat is told, and to every other one."""
    with server.player(ticket) as fresh, server.spectator(ticket["table"]) as watcher:
        return [fresh.table | {"table": 0}, fresh.events, watcher.table["view"], watcher.events]


@pytest.mark.parametrize("seed", range(3))
def test_nonsense_changes_nothing(server: Server, seed: int) -> None:
    tickets = server.open_table(people=3, bots=0)
    with server.player(tickets[0]) as ada:
        before = facts(server, tickets[0])
        rng = random.Random(seed)
        for n in range(300):
            text = nonsense(rng)
            if not is_nonsense(text):
                continue
            try:
                ada.send(text)
                with pytest.raises(Refused):
                    _next_answer(ada)
                ada.do("ping", id=f"after {n}")
            except ConnectionClosed:
                ada.come()
        assert facts(server, tickets[0]) == before
        ada.do("say", said="still here")


def _next_answer(player: Player) -> None:
    while True:
        message = player.receive()
        if "error" in message:
            raise Refused(message["error"]["id"])


def test_too_long_a_message_is_refused_and_far_too_long_a_one_ends_the_connection(
    server: Server,
) -> None:
    (ticket,) = server.open_table()
    with server.player(ticket) as ada:
        ada.send(json.dumps({"do": "say", "id": "1", "said": "x" * 20_000}))
        with pytest.raises(Refused, match="error-long-message"):
            _next_answer(ada)
        ada.do("ping")
        ada.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            _next_answer(ada)


def test_out_of_turn_replayed_and_foreign_moves_change_nothing(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0)
    players = [server.player(ticket) for ticket in tickets]
    asked = next(player for player in players if player.table["legal"])
    others = [player for player in players if player is not asked]
    watcher = server.spectator(tickets[0]["table"])
    index = asked.choose()
    for other in others:
        with pytest.raises(Refused, match="illegal-not-asked"):
            other.do("play", question=1, index=index)
    with pytest.raises(Refused, match="error-not-seated"):
        watcher.do("play", question=1, index=index)
    for question, wrong, why in [
        (0, index, "error-other-move"),
        (2, index, "error-other-move"),
        (1, 10**6, "error-no-such-move"),
        (1, -1, "error-no-such-move"),
    ]:
        with pytest.raises(Refused, match=why):
            asked.do("play", question=question, index=wrong)
    legal = {move["index"] for move in asked.table["legal"]}
    illegal = next(n for n in range(1000) if n not in legal)
    with pytest.raises(Refused):
        asked.do("play", question=1, index=illegal)
    assert asked.moves == 0
    asked.do("play", id="once", question=1, index=index)
    with pytest.raises(Refused):
        asked.do("play", id="once", question=1, index=index)
    with pytest.raises(Refused):
        asked.do("play", id="once", question=2, index=index)
    watcher.catch_up(1)
    assert watcher.moves == 1
    for player in (*players, watcher):
        player.go()


def test_a_seat_needs_its_own_tables_token(server: Server) -> None:
    (mine,), (other,) = server.open_table(), server.open_table()
    for token in (other["token"], "", "seat_", mine["token"][:-1], mine["token"] + "A"):
        with pytest.raises(Refused, match=r"error-bad-token|error-hello-first"):
            server.player({**mine, "token": token or "x"})


@pytest.mark.parametrize("first", ['{"do":"ping","id":"1"}', "x", '{"do":"hello","token":7}'])
def test_the_first_message_is_a_greeting(server: Server, first: str) -> None:
    (ticket,) = server.open_table()
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/live") as line:
        line.send(first)
        assert json.loads(line.recv())["error"]["id"] == "error-hello-first"
        with pytest.raises(ConnectionClosed):
            line.recv()


def test_no_such_table_is_said_on_the_socket_too(server: Server) -> None:
    with pytest.raises(Refused, match="error-no-such-table"):
        server.spectator("none")


def test_floods_are_refused_and_then_cut_off(strict_server: Server) -> None:
    (ticket,) = strict_server.open_table()
    with strict_server.player(ticket) as ada:
        for _ in range(30):
            ada.send('{"do":"ping","id":"p"}')
        with pytest.raises(Refused, match="error-too-fast"):
            _next_answer(ada)
        with pytest.raises(ConnectionClosed):
            _flood(ada)


def test_a_flood_in_one_go_is_cut_off(server: Server) -> None:
    (ticket,) = server.open_table()
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(
            f"GET /api/tables/{ticket['table']}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 101 " in line.recv(1000)
        with suppress(ConnectionError):
            line.sendall(b"\x81\x80\0\0\0\0" * 20_000)
            while line.recv(65_536):
                pass
    with server.player(ticket) as ada:
        ada.do("ping")


def _flood(player: Player) -> None:
    for _ in range(300):
        player.send("nonsense")
        with suppress(Refused):
            player.receive()
