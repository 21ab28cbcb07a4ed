"""`tatami tables`: what a host does with stored tables."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from time import time

import pytest

from tatami.core.record import verify
from tatami.games import game
from tatami.server.settings import Settings
from tatami.table.archive import Archive
from tatami.table.database import connect
from tests.cli.conftest import Tatami
from tests.table.test_old_stores import STORES, expected

RELEASE = "release-0.1"


@pytest.fixture
def db(tmp_path: Path) -> str:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((STORES / f"{RELEASE}.sql").read_text(encoding="utf-8"))
    return str(file)


def with_phase(phase: str, id_of: str = "samurai-sword") -> str:
    return next(
        id
        for id, facts in expected(RELEASE).items()
        if facts["phase"] == phase and facts["game"] == id_of
    )


def test_tables_are_listed_shown_exported_and_removed(tatami: Tatami, db: str) -> None:
    out = tatami("tables", "--db", db).out
    assert all(id in out for id in expected(RELEASE))
    over = with_phase("over")
    assert "over" in tatami("tables", "show", over, "--db", db).out
    verify(tatami("tables", "export", over, "--db", db).out, game)
    waiting = with_phase("waiting")
    assert '"is":"sit"' in tatami("tables", "export", waiting, "--db", db).out
    tatami("tables", "remove", waiting, "--db", db)
    assert waiting not in tatami("tables", "--db", db).out
    refused = tatami("tables", "show", waiting, "--db", db)
    assert refused.code == 2
    assert "no such table" in refused.err.lower()


def test_a_damaged_table_is_repaired(tatami: Tatami, db: str, tmp_path: Path) -> None:
    over = with_phase("over")
    whole = tatami("tables", "repair", over, "--db", db)
    assert whole.code == 2
    with sqlite3.connect(db) as connection:
        connection.execute(
            "UPDATE entries SET data = '{' WHERE table_id = ? AND number = 60", (over,)
        )
    assert "damaged" in tatami("tables", "show", over, "--db", db).out
    cut = tmp_path / "cut"
    nowhere = str(tmp_path / "nowhere" / "cut")
    assert tatami("tables", "repair", over, "--db", db, "--out", nowhere).code == 2
    assert "damaged" in tatami("tables", "show", over, "--db", db).out
    assert tatami("tables", "repair", over, "--db", db, "--out", str(cut)).code == 0
    assert cut.read_text().startswith("{\n")
    assert "being played" in tatami("tables", "show", over, "--db", db).out


def test_a_log_with_a_gap_is_damaged_there(tatami: Tatami, db: str, tmp_path: Path) -> None:
    over = with_phase("over")
    with sqlite3.connect(db) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = ? AND number = 60", (over,))
    assert "damaged" in tatami("tables", "show", over, "--db", db).out
    cut = tmp_path / "cut"
    assert tatami("tables", "repair", over, "--db", db, "--out", str(cut)).code == 0
    assert "being played" in tatami("tables", "show", over, "--db", db).out


@pytest.mark.parametrize("at", ["soon", 1e300])
def test_a_time_that_is_none_hides_no_table(tatami: Tatami, db: str, at: object) -> None:
    over, waiting = with_phase("over"), with_phase("waiting")
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE entries SET at = ? WHERE table_id = ?", (at, over))
        connection.execute("UPDATE tables SET created = ? WHERE id = ?", (at, over))
    listed = tatami("tables", "--db", db)
    assert listed.code == 0
    assert over in listed.out
    assert waiting in listed.out
    engine = connect(db)
    assert over not in Archive(engine).tidy(30, 0, set())
    engine.dispose()


def test_the_database_of_the_server_is_looked_at(
    tatami: Tatami, db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TATAMI_DB", db)
    assert with_phase("over") in tatami("tables").out


def test_the_log_of_another_version_is_not_cut_off(tatami: Tatami, db: str) -> None:
    over = with_phase("over")
    with sqlite3.connect(db) as connection:
        begun = "UPDATE tables SET rules = 999 WHERE id = ?"
        connection.execute(begun, (over,))
    before = tatami("tables", "export", over, "--db", db).out
    refused = tatami("tables", "repair", over, "--db", db)
    assert refused.code == 2
    assert "version 999 of its rules" in refused.err
    assert tatami("tables", "export", over, "--db", db).out == before


def test_old_tables_go_as_the_host_has_set_it(db: str) -> None:
    engine = connect(db)
    archive = Archive(engine)
    waiting = with_phase("waiting")
    with sqlite3.connect(db) as connection:
        connection.execute("UPDATE entries SET at = ?", (time() - 40 * 86_400,))
    assert archive.tidy(0, 0, set()) == []
    assert archive.tidy(30, 0, {waiting}) == []
    usual = Settings()
    assert archive.tidy(usual.keep_unplayed_days, usual.keep_played_days, set()) == [waiting]
    assert len(archive.tidy(30, 30, set())) == len(expected(RELEASE)) - 1
    assert archive.all() == []
    engine.dispose()
