"""Killed at any moment, a server has lost nothing that it acknowledged."""

from __future__ import annotations

import random
from pathlib import Path
from threading import Timer
from typing import Any

import tatami
from tatami.core.record import read, verify
from tests.server.serving import ConnectionClosed, Player, Refused, Server

KILLS = 4


class Ledger:
    """All moves that the server said yes to."""

    def __init__(self) -> None:
        self.moves: dict[int, tuple[int, str]] = {}

    def play(self, player: Player) -> None:
        number, move = player.moves, player.rng.choice(player.table["legal"])
        try:
            player.play(move["index"])
        except Refused as refused:
            # stored before the crash, but the yes was lost with the connection
            if refused.id not in ("error-other-move", "illegal-not-asked"):
                raise
        else:
            assert number not in self.moves, f"move {number} was acknowledged twice"
            self.moves[number] = (player.table["you"], move["text"])

    def check(self, record: str) -> None:
        written = [(seat, text) for _, seat, text in read(record).moves]
        for number, move in self.moves.items():
            assert written[number] == move


def play_until_cut_off(players: list[Player], ledger: Ledger) -> None:
    """Play on; returns when the game is over, raises when the server is gone."""
    while not players[0].over:
        latest = max(player.moves for player in players)
        for player in players:
            player.catch_up(latest)
        asked = [player for player in players if player.table["legal"]]
        if asked:
            ledger.play(asked[0])
        elif not players[0].over:
            players[0].receive()


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    rng = random.Random(1)
    ledger = Ledger()
    kills = 0
    server = Server(tmp_path, str(tmp_path / "tables.db"))
    server.start()
    try:
        tickets = server.open_table(people=5, bots=0)
        players = [server.player(ticket) for ticket in tickets]
        while not players[0].over:
            timer = Timer(rng.uniform(0.05, 0.4), server.kill)
            if kills < KILLS:
                timer.start()
                kills += 1
            try:
                play_until_cut_off(players, ledger)
                timer.cancel()
            except ConnectionClosed:
                timer.join()
                server.start()
                acknowledged = max(ledger.moves, default=-1) + 1
                for player in players:
                    player.come()
                    assert player.moves >= acknowledged
        record = _record(server, tickets)
        ledger.check(record)
        assert ledger.moves
        verify(record, tatami.game)
    finally:
        server.stop()


def _record(server: Server, tickets: list[dict[str, Any]]) -> str:
    return server.get(f"/tables/{tickets[0]['table']}/record").text


def test_a_restarted_server_goes_on_with_bots_and_clocks(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db")) as server:
        clock = {"kind": "game", "seconds": 3000, "increment": 0}
        (ticket,) = server.open_table(people=1, bots=4, clock=clock)
        with server.player(ticket) as ada:
            ada.play_on(2)
            ada.hear(lambda: ada.table["legal"] or ada.over)
            moves, left = ada.moves, ada.table["clocks"][0]["left"]
            view = ada.table["view"]
            server.kill()
            server.start()
            ada.come()
            assert ada.moves == moves
            assert ada.table["view"] == view
            assert left - 60 < ada.table["clocks"][0]["left"] <= left
            ada.play_on()
        verify(_record(server, [ticket]), tatami.game)
