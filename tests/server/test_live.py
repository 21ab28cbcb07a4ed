"""Playing over sockets, as browsers do."""

from __future__ import annotations

import json
import socket
from time import monotonic

import pytest
from websockets.sync.client import connect

import tatami
from tatami.core.record import commitment, verify
from tests.server.serving import Player, Refused, Server, play_together


def test_a_whole_game_against_bots(server: Server) -> None:
    (ticket,) = server.open_table(people=1, bots=4, level="medium")
    with server.player(ticket) as ada:
        assert ada.table["you"] == 0
        assert ada.table["host"] is True
        promised = ada.table["commitment"]
        assert not ada.table["seed"]
        assert server.get(f"/tables/{ticket['table']}/record").status_code == 409
        ada.play_on()
        assert commitment(ada.table["seed"]) == promised
        assert ada.table["table"]["phase"] == "over"
        moves = ada.moves
    record = server.get(f"/tables/{ticket['table']}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert len(verify(record.text, tatami.game).moves) == moves


def test_people_come_and_go_and_find_everything_as_it_is(server: Server) -> None:
    players = [server.player(ticket) for ticket in server.open_table(people=3, bots=0)]
    ada, bea, cid = players
    play_together(players, lambda: ada.moves >= 10)
    bea.catch_up(ada.moves)
    before = bea.events[:]
    bea.go()
    ada.hear(lambda: not ada.table["table"]["seats"][1]["here"])
    bea.come()
    ada.hear(lambda: ada.table["table"]["seats"][1]["here"])
    assert bea.events == before
    with Player(server, bea.id, bea.token) as fresh:
        assert fresh.events == before
        assert fresh.table["view"] == bea.table["view"]
    play_together(players, lambda: False)
    for player in players:
        player.catch_up(1_000_000)
        player.go()
    assert ada.table["outcome"] == bea.table["outcome"] == cid.table["outcome"]


def test_both_connections_of_a_seat_hear_everything(server: Server) -> None:
    (ticket,) = server.open_table(people=1, bots=2)
    with server.player(ticket) as desk, server.player(ticket) as phone:
        desk.play_on(3)
        desk.hear(lambda: desk.table["legal"] or desk.over)
        phone.catch_up(desk.moves)
        assert phone.moves == desk.moves
        assert phone.table["view"] == desk.table["view"]
        assert phone.table["legal"] == desk.table["legal"]


def test_who_asks_for_changes_sees_what_everybody_sees(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0)
    ada, bea, cid = [server.player(ticket) for ticket in tickets]
    with Player(server, tickets[0]["table"], tickets[0]["token"], changes=True) as brief:
        play_together([ada, bea, cid], lambda: ada.moves >= 40)
        for player in (ada, brief):
            player.catch_up(ada.moves)
        assert brief.table["view"] == ada.table["view"]
        assert sum(map(len, brief.heard)) < sum(map(len, ada.heard)) / 2
    for player in (ada, bea, cid):
        player.go()


def test_everyone_hears_only_what_they_may(server: Server) -> None:
    tickets = server.open_table(people=3, bots=2)
    players = [server.player(ticket) for ticket in tickets]
    watcher = server.spectator(tickets[0]["table"])
    play_together(players, lambda: players[0].moves >= 30)
    for listener in (*players, watcher):
        listener.catch_up(30)
    hidden = [ticket["token"] for ticket in tickets]
    for listener in (*players, watcher):
        traffic = "".join(listener.heard)
        assert not any(token in traffic for token in hidden)
        for text in listener.heard:
            message = json.loads(text)
            if message.get("view") and not message.get("outcome"):
                assert message["view"]["you"] == listener.table["you"]
                check_view(message["view"], listener.table["you"])
            if listener is watcher:
                assert not message.get("legal")
                assert not message.get("prompt")
                assert "-secret" not in text
    for player in (*players, watcher):
        player.go()


def check_view(view: dict[str, object], you: int | None) -> None:
    if view["over"]:
        return
    players = view["players"]
    assert isinstance(players, list)
    for player in players:
        if player["seat"] != you:
            assert player["hand"] is None
            assert player["role"] in (None, "shogun")


def test_without_a_token_the_cookie_says_whose_seat_it_is(server: Server) -> None:
    (ticket,) = server.open_table()
    live = f"ws://127.0.0.1:{server.port}/api/tables/{ticket['table']}/live"
    cookie = {"cookie": f"seat={ticket['token']}"}
    for hello, you in [({"do": "hello"}, 0), ({"do": "hello", "token": None}, None)]:
        with connect(live, additional_headers=cookie) as socket:
            socket.send(json.dumps(hello))
            assert json.loads(socket.recv())["you"] == you


def test_chat_names_and_notes(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bea:
        views = len([text for text in bea.heard if '"view"' in text])
        ada.do("say", said="Hello <b>there</b>")
        ada.do("rename", name="Ada")
        line = bea.hear(lambda: bea.table["chat"])[0]
        assert (line["n"], line["seat"], line["name"]) == (1, 0, "P0")
        assert line["said"] == "Hello <b>there</b>"
        bea.hear(lambda: bea.table["table"]["seats"][0]["name"] == "Ada")
        assert len([text for text in bea.heard if '"view"' in text]) == views
        with pytest.raises(Refused, match="error-long-text"):
            ada.do("say", said="x" * 600)


def test_the_host_arranges_the_table(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0, start=False)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bea:
        assert ada.table["view"] is None
        with pytest.raises(Refused, match="error-host-only"):
            bea.do("start")
        ada.do("sit", seat=2, kind="open")
        with pytest.raises(Refused, match="error-seats-open"):
            ada.do("start")
        ada.do("sit", seat=2, kind="bot", level="easy")
        ada.do("start")
        bea.hear(lambda: bea.table["view"] is not None)
        with pytest.raises(Refused, match="error-bad-token"):
            server.player(tickets[2])


def test_whoever_is_sent_from_the_seat_watches_on_and_sees_nothing(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0, start=False)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bea:
        ada.do("sit", seat=1, kind="bot", level="easy")
        bea.hear(lambda: bea.table["you"] is None)
        ada.do("start")
        bea.hear(lambda: bea.table["view"] is not None)
        assert bea.table["view"]["you"] is None
        with pytest.raises(Refused, match="error-not-seated"):
            bea.do("say", said="But I sat here")


def test_undo_over_the_socket(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0)
    players = [server.player(ticket) for ticket in tickets]

    def can() -> list[Player]:
        same = len({player.moves for player in players}) == 1
        return [player for player in players if same and player.table["undo"]["can"]]

    play_together(players, lambda: bool(can()))
    asked = can()[0]
    for other in players:
        if other is not asked:
            assert other.table["undo"]["why"]["id"].startswith("illegal-undo")
            with pytest.raises(Refused, match="illegal-undo"):
                other.do("undo")
    moves = asked.moves
    asked.do("undo")
    assert asked.moves < moves
    assert asked.table["chat"][-1]["note"]["id"] == "note-undo"
    assert all(event["move"] <= asked.moves for event in asked.events)
    again = server.player(tickets[0])
    again.hear(lambda: again.moves == asked.moves)
    assert len(again.events) == len(asked.events)
    for player in (*players, again):
        player.go()


def test_a_stand_in_and_the_way_back(server: Server) -> None:
    tickets = server.open_table(people=3, bots=0)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bea:
        with pytest.raises(Refused, match="error-not-absent"):
            ada.do("takeover", seat=1)
        ada.do("takeover", seat=2)
        bea.hear(lambda: bea.table["takeover"])
        assert bea.table["takeover"] == {"seat": 2, "asked_by": 0, "needs": [1]}
        bea.do("consent", to="takeover", yes=True)
        ada.hear(lambda: ada.table["table"]["seats"][2]["stand_in"] == "agreed")
        play_together([ada, bea], lambda: ada.moves >= 25)
        with server.player(tickets[2]) as cid:
            if not cid.over:
                cid.do("handback")
                assert cid.table["table"]["seats"][2]["stand_in"] is None


def test_who_resigns_lets_a_bot_finish(server: Server) -> None:
    (ticket,) = server.open_table(people=1, bots=2)
    with server.player(ticket) as ada:
        ada.do("resign")
        ada.hear(lambda: ada.over)
        assert ada.table["table"]["seats"][0]["stand_in"] == "resigned"
    verify(server.get(f"/tables/{ticket['table']}/record").text, tatami.game)


def test_when_time_is_up_a_bot_goes_on(server: Server) -> None:
    (ticket,) = server.open_table(people=1, bots=2, clock={"kind": "game", "seconds": 1})
    with server.player(ticket) as ada:
        ada.hear(lambda: ada.over)
        assert ada.table["table"]["seats"][0]["stand_in"] == "flag"
        assert ada.table["clocks"] == []


def test_clocks_are_told(server: Server) -> None:
    clock = {"kind": "move", "seconds": 600}
    (ticket,) = server.open_table(people=1, bots=2, clock=clock)
    with server.player(ticket) as ada:
        ada.hear(lambda: ada.table["legal"])
        (mine,) = ada.table["clocks"]
        assert mine["seat"] == 0
        assert mine["running"] is True
        assert 590 < mine["left"] <= 600


def test_a_rematch_keeps_everyones_seat(server: Server) -> None:
    tickets = server.open_table(people=2, bots=1)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bea:
        with pytest.raises(Refused, match="error-not-over"):
            ada.do("rematch")
        ada.do("resign")
        bea.do("resign")
        bea.hear(lambda: bea.over)
        bea.do("rematch")
        ada.hear(lambda: ada.rematch)
        assert bea.rematch is not None
        assert ada.rematch is not None
        assert ada.rematch["token"] == tickets[0]["token"]
        with server.player(ada.rematch) as again:
            assert again.table["you"] == 0
            assert again.table["host"] is False
            assert again.table["table"]["phase"] == "waiting"
        with server.player(bea.rematch) as host:
            host.do("start")
            assert host.table["commitment"] != bea.table["commitment"]


def test_alone_against_bots_a_rematch_begins_at_once(server: Server) -> None:
    (ticket,) = server.open_table(people=1, bots=2)
    with server.player(ticket) as ada:
        ada.do("resign")
        ada.hear(lambda: ada.over)
        ada.do("rematch")
        assert ada.rematch is not None
        with server.player(ada.rematch) as again:
            assert again.table["table"]["phase"] == "playing"


def test_a_refused_move_names_its_rule(server: Server) -> None:
    (ticket,) = server.open_table()
    player = server.player(ticket)
    while not player.table["legal"]:
        player.receive()
    assert player.table["prompt"]["rule"].startswith("SS-")
    held = {f"card-{card}" for card in player.table["view"]["hand"]}
    moves = tatami.game("samurai-sword").moves
    wrong = next(m for m in moves if m.kind == "play" and m.args["card"] not in held)
    with pytest.raises(Refused):
        player.play(wrong.index)
    refusals = [json.loads(text) for text in player.heard if '"is":"error"' in text]
    assert refusals[-1]["error"]["rule"].startswith("SS-")
    player.go()


def test_a_dead_line_is_noticed(server: Server) -> None:
    """A client that is frozen, or cut off without a word, does not count as being here."""
    tickets = server.open_table(people=3, bots=0)
    with server.player(tickets[0]) as ada:
        line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
        table = tickets[1]["table"]
        line.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 101 " in line.recv(1000)
        hello = json.dumps({"do": "hello", "token": tickets[1]["token"]}).encode()
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        ada.hear(lambda: ada.table["table"]["seats"][1]["here"])
        began = monotonic()
        ada.hear(lambda: not ada.table["table"]["seats"][1]["here"])  # it answers no ping
        assert monotonic() - began < 40
        line.close()


def test_a_plan_is_suggested_to_whoever_is_asked(server: Server) -> None:
    (ticket,) = server.open_table(people=1, bots=2, game="shogun")
    with server.player(ticket) as ada:
        ada.do("suggest")
        assert ada.suggestion is not None
        plan = ada.suggestion["moves"]
        assert {move.split()[1] for move in plan} == set(ada.table["view"]["players"][0]["plan"])
        for notation in plan:
            ada.play(next(m["index"] for m in ada.table["legal"] if m["text"] == notation))
        ada.do("suggest")
        assert ada.suggestion["moves"] == []
    with server.spectator(ticket["table"]) as guest, pytest.raises(Refused, match="not-seated"):
        guest.do("suggest")


def notes(player: Player) -> list[str]:
    return [line["note"]["id"] for line in player.table["chat"] if line["note"]]


def test_advice_goes_to_the_seat_alone_and_everybody_hears_that_it_was_asked_for(
    server: Server,
) -> None:
    tickets = server.open_table(people=2, bots=2, advice=True)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bea:
        play_together([ada, bea], lambda: len(ada.table["legal"]) > 1)
        assert ada.table["table"]["advice"] is True
        assert "note-advice-allowed" in notes(bea), "everybody sees that it is on"
        question = ada.question
        ada.do("advise", question=question)
        ada.hear(lambda: ada.advice)
        assert ada.advice is not None
        assert ada.advice["question"] == question
        legal = [move["index"] for move in ada.table["legal"]]
        for one in ada.advice["considered"]:
            assert one["moves"][0]["index"] in legal
            odds = one["odds"]
            assert 0.0 <= odds["low"] <= odds["chance"] <= odds["high"] <= 1.0
        assert 1 <= len(ada.advice["considered"]) <= 3
        first, ada.advice = ada.advice, None
        ada.do("advise", question=question)
        ada.hear(lambda: ada.advice)
        assert ada.advice == first, "the same question has the same answer"
        bea.hear(lambda: "note-advice" in notes(bea))
        assert notes(bea).count("note-advice") == 1
        bea.do("ping")
        assert bea.advice is None


def test_without_leave_there_is_no_advice(server: Server) -> None:
    tickets = server.open_table(people=2, bots=2)
    with server.player(tickets[0]) as ada, server.player(tickets[1]) as bea:
        play_together([ada, bea], lambda: bool(ada.table["legal"]))
        assert ada.table["table"]["advice"] is False
        assert "note-advice-allowed" not in notes(bea)
        with pytest.raises(Refused, match="error-no-advice"):
            ada.do("advise", question=ada.question)


def test_no_plan_is_suggested_among_friends_unless_the_host_allows_advice(server: Server) -> None:
    for advice in (False, True):
        tickets = server.open_table(people=2, bots=1, game="shogun", advice=advice)
        with server.player(tickets[0]) as ada:
            if advice:
                ada.do("suggest")
                assert ada.suggestion is not None
            else:
                with pytest.raises(Refused, match="no-advice"):
                    ada.do("suggest")
