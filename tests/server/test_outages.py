"""The database goes away and comes back, workers hang or die: the server heals by itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from tests.postgres import Cluster, cluster
from tests.server.serving import Player, Refused, Server, wait_for


@pytest.fixture
def own_postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


def test_two_servers_outlast_their_database(own_postgres: Cluster, tmp_path: Path) -> None:
    db = own_postgres.database()
    with Server(tmp_path, db) as one, Server(tmp_path, db) as two:
        tickets = one.open_table(people=3, bots=0)
        ada, bea = one.player(tickets[0]), two.player(tickets[1])
        ada.hear(lambda: ada.table["table"]["seats"][1]["here"])
        own_postgres.stop()
        sleep(3)
        with pytest.raises(Refused, match="error-storage"):
            ada.do("say", said="is anybody there?")
        own_postgres.start()
        wait_for("storage", lambda: _says(ada, "I am"), 60)
        bea.hear(lambda: any(line["said"] == "I am" for line in bea.table["chat"]), 60)
        # who is there is told between the servers as before
        cid = two.player(tickets[2])
        ada.hear(lambda: ada.table["table"]["seats"][2]["here"], 60)
        with pytest.raises(Refused, match="error-not-absent"):
            ada.do("takeover", seat=2)
        cid.go()
        began = monotonic()
        for player in (ada, bea):
            player.go()
    assert monotonic() - began < 60
    assert "Traceback" not in two.log.split("the store does not answer")[0]


def _says(player: Player, said: str) -> bool:
    try:
        player.do("say", said=said)
    except Refused:
        return False
    return True


def test_a_worker_that_dies_without_a_database_does_not_take_the_server_down(
    own_postgres: Cluster, tmp_path: Path
) -> None:
    with Server(tmp_path, own_postgres.database(), workers=2) as server:
        wait_for("two workers", lambda: len(server.worker_processes()) == 2)
        (ticket, *_) = server.open_table(people=3, bots=0)
        own_postgres.stop()
        victim = server.worker_processes()[0]
        os.kill(victim, signal.SIGKILL)
        ended = f"worker {victim} is replaced: it was ended by SIGKILL"
        wait_for("its end in the log", lambda: ended in server.log)
        wait_for("a new worker that waits", lambda: "waiting: the database" in server.log)
        own_postgres.start()
        wait_for("service", lambda: server.get(f"/tables/{ticket['table']}").status_code == 200, 90)
        assert len(server.worker_processes()) == 2


def test_a_server_waits_for_its_database(own_postgres: Cluster, tmp_path: Path) -> None:
    db = own_postgres.database()
    own_postgres.stop()
    server = Server(tmp_path, db)
    try:
        starting = Thread(target=server.start)
        starting.start()
        wait_for("the log", server.log_file.exists)
        wait_for("its waiting", lambda: "waiting: the database" in server.log)
        own_postgres.start()
        starting.join(120)
        assert server.get("/games").status_code == 200
    finally:
        server.stop()
