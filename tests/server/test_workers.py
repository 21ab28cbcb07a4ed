"""Several processes on one PostgreSQL: any of them serves any table, and none is missed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

import tatami
from tatami.core.record import verify
from tests.postgres import Cluster
from tests.server.serving import ConnectionClosed, Player, Refused, Server, wait_for
from tests.server.test_durability import Ledger, play_until_cut_off


@pytest.fixture
def workers(postgres: Cluster, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, postgres.database(), workers=2) as server:
        yield server


def test_one_of_two_workers_is_killed_in_the_middle_of_a_game(workers: Server) -> None:
    tickets = workers.open_table(people=4, bots=1)
    players = [workers.player(ticket) for ticket in tickets]
    ledger = Ledger()
    wait_for("two workers", lambda: len(workers.worker_processes()) == 2)
    first = workers.worker_processes()
    while players[0].moves < 12 and not players[0].over:
        _step(players, ledger)
    os.kill(first[0], signal.SIGKILL)
    while not players[0].over:
        _step(players, ledger)
    record = workers.get(f"/tables/{tickets[0]['table']}/record").text
    ledger.check(record)
    verify(record, tatami.game)
    wait_for("a new worker", lambda: len(set(workers.worker_processes()) | set(first)) == 3)


def _step(players: list[Player], ledger: Ledger) -> None:
    """One move; whoever has lost the connection comes back, perhaps to a worker that lags."""
    latest = max(player.moves for player in players)
    for player in players:
        while player.moves < latest and not player.over:
            try:
                player.catch_up(latest)
            except ConnectionClosed:
                player.come()
    asked = [player for player in players if player.table["legal"]]
    if players[0].over:
        return
    try:
        if asked:
            ledger.play(asked[0])
        else:
            players[0].receive()
    except ConnectionClosed:
        (asked or players)[0].come()


def test_two_servers_share_their_tables(postgres: Cluster, tmp_path: Path) -> None:
    db = postgres.database()
    with Server(tmp_path, db) as one, Server(tmp_path, db) as two:
        tickets = one.open_table(people=3, bots=2)
        ada, bea = one.player(tickets[0]), two.player(tickets[1])
        ada.hear(lambda: ada.table["table"]["seats"][1]["here"])
        bea.hear(lambda: bea.table["table"]["seats"][0]["here"])
        ada.do("takeover", seat=2)
        bea.hear(lambda: bea.table["takeover"])
        with (
            one.player(tickets[2]),
            suppress(Refused),
        ):  # whoever is back there is not replaced here
            bea.do("consent", to="takeover", yes=True)
        bea.hear(lambda: not bea.table["takeover"])
        bea.hear(lambda: bea.table["table"]["seats"][2]["stand_in"] is None)
        cid = two.player(tickets[2])
        ada.do("say", said="from one")
        cid.hear(lambda: "from one" in [line["said"] for line in cid.table["chat"]])
        cid.do("say", said="from two")
        ada.hear(lambda: "from two" in [line["said"] for line in ada.table["chat"]])
        players, ledger = [ada, bea, cid], Ledger()
        while ada.moves < 15 and not ada.over:
            _step(players, ledger)
        one.kill()
        ada.server = two
        with pytest.raises(ConnectionClosed):
            ada.hear(lambda: False)
        ada.come()
        play_until_cut_off(players, ledger)
        record = two.get(f"/tables/{tickets[0]['table']}/record").text
        ledger.check(record)
        verify(record, tatami.game)
