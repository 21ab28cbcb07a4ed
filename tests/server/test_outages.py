"""The database goes away and comes back, workers hang or die: the server heals by itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import monotonic

import pytest

from tests.postgres import Cluster, cluster
from tests.server.serving import Player, Refused, Server, play_together, wait_for


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
        alone = [server.player(server.open_table()[0]) for server in (one, two)]
        for player in alone:
            player.play_on(2)  # so that its server plays the bots there
        own_postgres.stop()
        for player in alone:
            player.go()
        for server, ticket in ((one, tickets[0]), (two, tickets[1])):
            server.player(ticket).go()  # who comes now cannot be told to the other server
            wait_for("that", lambda server=server: "cannot be told" in server.log)  # type: ignore[misc]
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
    assert "Traceback" not in one.log + two.log


def test_a_notice_that_nobody_understands_does_not_end_listening(
    own_postgres: Cluster, tmp_path: Path
) -> None:
    import psycopg

    db = own_postgres.database()
    with Server(tmp_path, db) as one, Server(tmp_path, db) as two:
        tickets = one.open_table(people=3, bots=0)
        ada = one.player(tickets[0])
        with psycopg.connect(db, autocommit=True) as connection:
            for nonsense in ("", "nonsense", '{"stored":[["x"]]}', '{"here":{"y":3}}'):
                connection.execute("SELECT pg_notify('tatami', %s)", (nonsense,))
        wait_for("the nonsense", lambda: "is not understood" in one.log)
        with two.player(tickets[1]):  # that somebody came is told by notices alone
            ada.hear(lambda: ada.table["table"]["seats"][1]["here"], 60)
        ada.go()


def test_a_full_disk_is_said_and_costs_nothing(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.db")) as server:
        tickets = server.open_table(people=3, bots=0)
        players = [server.player(ticket) for ticket in tickets]
        play_together(players, lambda: players[0].moves >= 3)
        everything = server.limit_files((tmp_path / "tables.db-wal").stat().st_size)
        with pytest.raises(Refused, match="error-storage"):
            _talk_on(players[0])
        said = [line["said"] for line in players[0].table["chat"]]
        moves = players[0].moves
        server.limit_files(everything)
        wait_for("room", lambda: _says(players[0], "there is room again"), 60)
        play_together(players, lambda: players[0].moves >= moves + 3)
        for player in players:
            player.go()
        server.kill()
        server.start()
        with server.player(tickets[0]) as ada:
            assert ada.moves >= moves + 3
            assert [line["said"] for line in ada.table["chat"]][: len(said)] == said


def _talk_on(player: Player) -> None:
    for n in range(200):
        player.do("say", said=f"{n} " + 400 * "x")


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
