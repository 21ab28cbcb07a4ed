"""The client's types are the server's, and what is sent is what they say."""

from __future__ import annotations

import json

import msgspec
import wire_types

from tatami.table import wire
from tests.server.serving import Server, play_together


def test_the_clients_types_are_written_from_the_servers() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.typescript(), (
        "python tools/wire_types.py"
    )


def fits(text: str) -> None:
    """The message has the declared fields, no others, with the declared types."""
    kinds = {kind.__struct_config__.tag: kind for kind in wire_types.UNIONS["Message"]}
    said = json.loads(text)
    kind = kinds[said["is"]]
    assert said.keys() - {"is"} <= set(kind.__struct_encode_fields__)
    msgspec.convert(said, kind)


def test_what_is_sent_has_the_declared_types(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0, clock={"kind": "game", "seconds": 600})
    players = [server.player(ticket) for ticket in tickets]
    watcher = server.spectator(tickets[0]["table"])
    play_together(players, lambda: players[0].moves >= 10)
    players[0].do("say", said="hello")
    for player in players:
        if not player.over:
            player.do("resign")
    players[0].hear(lambda: players[0].over)
    players[0].do("rematch")
    players[1].hear(lambda: players[1].rematch)
    heard = [text for player in (*players, watcher) for text in player.heard]
    for text in heard:
        fits(text)
    assert {json.loads(text)["is"] for text in heard} >= {"table", "update", "ok", "rematch"}
    watcher.go()
    for player in players:
        player.go()
    summary = server.get(f"/tables/{tickets[0]['table']}").json()
    assert set(summary) == set(wire.PublicTable.__struct_encode_fields__)
    msgspec.convert(summary, wire.Summary)
    ended = summary["ended"]
    assert sorted(seat for group in ended["ranking"] for seat in group) == [0, 1, 2]
    assert (ended["sides"], ended["points"]) == (True, None)
