"""Both databases: an append-only log in which every number is taken once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import delete, text, update

from tatami.table.archive import Archive
from tatami.table.clock import GameClock
from tatami.table.database import (
    MIGRATIONS,
    REVISION,
    BadDatabase,
    connect,
    migrate,
    read_address,
)
from tatami.table.log import AnyEntry, Play, Say, Sit, Start, decode
from tatami.table.refusal import Refusal
from tatami.table.schema import entries, metadata, tables
from tatami.table.setup import Setup
from tatami.table.store import Founding, Store


def setup(id: str = "abc") -> Setup:
    return Setup(
        id=id,
        game="samurai-sword",
        rules=1,
        players=3,
        options={"reshuffle": "at_once"},
        clock=GameClock(600, 5),
        host=1,
        seed="f" * 64,
        created=1000.5,
    )


FIRST: list[AnyEntry] = [Sit(1, "person", "Ada", key="k"), Sit(0, "bot", "Aoi", "easy"), Start(1)]


def test_a_table_is_read_as_it_was_written(address: str) -> None:
    async def run() -> None:
        store = Store(address)
        await store.found(Founding(setup(), FIRST))
        assert await store.append("abc", 3, Play(1, "draw", "id-1"), 1001.25)
        assert await store.append("abc", 4, Say(1, "Bonjour à tous 🎴"), 1002.0)
        store.close()
        store = Store(address)
        stored = await store.load("abc")
        assert stored is not None
        found, entries = stored
        assert found == setup()
        assert [decode(data) for data, _ in entries] == [
            *FIRST,
            Play(1, "draw", "id-1"),
            Say(1, "Bonjour à tous 🎴"),
        ]
        assert [at for _, at in entries] == [1000.5, 1000.5, 1000.5, 1001.25, 1002.0]
        assert await store.tail("abc", 4) == entries[4:]
        assert await store.lengths(["abc", "none"]) == {"abc": 5}
        assert await store.load("none") is None
        store.close()

    asyncio.run(run())


def test_of_two_writers_one_wins(address: str) -> None:
    async def run() -> None:
        stores = [Store(address), Store(address)]
        await stores[0].found(Founding(setup(), FIRST))
        for number in range(3, 40):
            won = await asyncio.gather(
                *(
                    store.append("abc", number, Say(1, f"{number} by {who}"), 2000.0)
                    for who, store in enumerate(stores)
                )
            )
            assert sorted(won) == [False, True]
            (data, _), *more = await stores[0].tail("abc", number)
            assert decode(data) == Say(1, f"{number} by {won.index(True)}")
            assert not more
        for store in stores:
            store.close()

    asyncio.run(run())


def test_many_tables_are_written_at_once(address: str) -> None:
    async def run() -> None:
        stores = [Store(address), Store(address)]
        ids = [f"table-{n}" for n in range(30)]
        await asyncio.gather(*(stores[0].found(Founding(setup(id), FIRST)) for id in ids))
        for number in range(3, 10):
            won = await asyncio.gather(
                *(store.append(id, number, Say(1, "x"), 2000.0) for store in stores for id in ids)
            )
            assert sum(won) == len(ids)
        assert set((await stores[1].lengths(ids)).values()) == {10}
        for store in stores:
            store.close()

    asyncio.run(run())


def test_a_table_founded_by_a_lost_entry_does_not_exist(address: str) -> None:
    async def run() -> None:
        store = Store(address)
        await store.found(Founding(setup(), FIRST))
        assert await store.append("abc", 3, Say(1, "a"), 1.0, Founding(setup("won"), FIRST))
        assert not await store.append("abc", 3, Say(1, "b"), 1.0, Founding(setup("lost"), FIRST))
        assert await store.load("won") is not None
        assert await store.load("lost") is None
        store.close()

    asyncio.run(run())


def test_one_bad_entry_does_not_spoil_the_others(address: str) -> None:
    async def run() -> None:
        store = Store(address)
        await store.found(Founding(setup(), FIRST))
        good, bad = await asyncio.gather(
            store.append("abc", 3, Say(1, "a"), 1.0),
            store.append("no such table", 0, Say(1, "b"), 1.0),
            return_exceptions=True,
        )
        assert good is True
        assert isinstance(bad, Exception)
        store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("field", "damage"), [("options", "{"), ("clock", '{"kind":"sun"}'), ("created", 1e300)]
)
def test_a_table_that_cannot_be_read_is_set_aside(address: str, field: str, damage: object) -> None:
    async def run() -> None:
        store = Store(address)
        await store.found(Founding(setup("good"), [Sit(0, "person", "Ada")]))
        await store.found(Founding(setup("bad"), [Sit(0, "person", "Ada")]))
        with store.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == "bad").values({field: damage}))
        with pytest.raises(Refusal, match="stopped-unreadable"):
            await store.load("bad")
        assert await store.load("good") is not None
        archive = Archive(store.engine)
        assert {kept.id for kept in archive.all()} == {"good", "bad"}
        archive.remove("bad")
        assert await store.load("bad") is None
        store.close()

    asyncio.run(run())


def test_a_lost_entry_leaves_a_gap(address: str) -> None:
    async def run() -> None:
        store = Store(address)
        await store.found(Founding(setup(), FIRST))
        for number, said in enumerate(("one", "two", "three"), start=len(FIRST)):
            assert await store.append("abc", number, Say(1, said), 1001.0)
        lost = delete(entries).where(entries.c.number == len(FIRST) + 1)
        with store.engine.begin() as connection:
            connection.execute(lost)
        stored = await store.load("abc")
        assert stored is not None
        assert len(stored[1]) == len(FIRST) + 3
        assert stored[1][len(FIRST) + 1][0] == ""
        store.close()

    asyncio.run(run())


def test_time_without_a_server_is_kept(address: str) -> None:
    async def run() -> None:
        Store(address).close()
        store = Store(address)
        assert (await store.outages()).within(0, time()) < 30, "a slow machine at most"
        with store.engine.begin() as connection:
            connection.execute(text("UPDATE pulse SET at = at - 100"))
        store.close()
        stores = [Store(address), Store(address)]
        outages = await stores[0].outages()
        assert 100 <= outages.within(0, time()) < 160
        for store in stores:
            store.close()

    asyncio.run(run())


def test_migrations_lead_to_the_tables_that_the_store_uses(address: str) -> None:
    engine = connect(address)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_the_newest_migration_is_known() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [REVISION]


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("mysql://localhost/x", "take sqlite or postgresql"),
        ("sqlite://", "name of a file"),
        ("sqlite:///:memory:", "name of a file"),
        (":memory:", "name of a file"),
        ("", "name of a file"),
        ("sqlite:///tables.db?mode=ro", "name of a file"),
        ("postgresql://ada@127.0.0.1:port/tables", "looks like"),
        ("post gres://", "looks like"),
    ],
)
def test_a_wrong_address_is_explained(address: str, words: str) -> None:
    with pytest.raises(BadDatabase, match=words):
        read_address(address)


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(BadDatabase) as caught:
        connect("postgresql://ada:secret@127.0.0.1:1/none")
    assert "127.0.0.1" in str(caught.value)
    assert "secret" not in str(caught.value)


def test_a_database_of_a_later_version_is_refused(address: str) -> None:
    engine = connect(address)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadDatabase, match="a later version of Tatami"):
        connect(address)


def test_a_folder_is_made_for_the_database(tmp_path: Path) -> None:
    connect(str(tmp_path / "new" / "tables.db")).dispose()
    assert (tmp_path / "new" / "tables.db").exists()
