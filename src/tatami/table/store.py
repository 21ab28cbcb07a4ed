"""Storage of tables: an append-only log for each, in SQLite or PostgreSQL.

One thread writes. It puts all entries that wait for it into one transaction, so that many
tables share the cost of making them durable. If two processes write the same number of a
table's log, the database's unique key lets one of them win.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from time import time
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.pool import PoolProxiedConnection

from tatami.table.clock import LONGEST_GAP, ClockRule, Outages
from tatami.table.database import connect
from tatami.table.log import AnyEntry, encode
from tatami.table.refusal import Refusal
from tatami.table.schema import entries, outages, pulse, reviews, tables
from tatami.table.setup import Setup

_log = logging.getLogger(__name__)
CHANNEL: Final = "tatami"
PULSE_SECONDS: Final = 1.0
_LONGEST_BATCH: Final = 500
_NOTICE_BYTES: Final = 3_500

T = TypeVar("T")
Row: TypeAlias = tuple[str, float]
"""An entry as it is stored, and when it happened."""
_Moment: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1e11)]
_LOST: Final = ""
"""In place of entries that the store has lost: the log cannot be followed beyond them."""


class Founding(msgspec.Struct):
    """A table to be made, with the first entries of its log."""

    setup: Setup
    entries: list[AnyEntry]


_Stored: TypeAlias = tuple[str, int, float, str]
"""A row of `entries`: table, number, time and the entry."""


class _Job:
    def __init__(
        self,
        done: asyncio.Future[bool],
        row: _Stored | None,
        founding: Founding | None,
    ) -> None:
        self.done = done
        self.row = row
        self.founding = founding


class Store:
    def __init__(self, address: str) -> None:
        self.engine: Engine = connect(address)
        self.shared = self.engine.dialect.name == "postgresql"
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._gathered: list[_Job] = []
        """What is asked for in this round of the loop: the writer is woken once for all of it."""
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        dialect = postgresql if self.shared else sqlite
        self._append = (
            dialect.insert(entries)
            .on_conflict_do_nothing()
            .returning(entries.c.table_id, entries.c.number)
        )
        self._file: PoolProxiedConnection | None = None
        """The writer's own connection to a SQLite file."""
        self._writer = Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()
        self.note_outage()

    def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    # writing

    def append(
        self,
        table: str,
        number: int,
        entry: AnyEntry,
        at: float,
        founding: Founding | None = None,
    ) -> asyncio.Future[bool]:
        """Store an entry durably; false if the log already has this number.

        A table founded by the entry comes to be together with it, or not at all.
        """
        return self._asked_for((table, number, at, encode(entry)), founding)

    async def found(self, founding: Founding) -> None:
        await self._asked_for(None, founding)

    def _asked_for(self, row: _Stored | None, founding: Founding | None) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._gathered.append(_Job(done, row, founding))
        if len(self._gathered) == 1:
            loop.call_soon(self._hand_over)
        return done

    def _hand_over(self) -> None:
        jobs, self._gathered = self._gathered, []
        self._jobs.put(jobs)

    def _write(self) -> None:
        self._write_batches()
        if self._file is not None:
            self._file.close()

    def _write_batches(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            batch = jobs
            while len(batch) < _LONGEST_BATCH and not self._jobs.empty():
                jobs = self._jobs.get()
                if jobs is None:
                    self._jobs.put(None)
                    break
                batch += jobs
            if batch:
                self._store(batch)

    def _store(self, batch: list[_Job]) -> None:
        try:
            _answer(batch, self._commit(batch))
        except Exception as error:
            if len(batch) == 1:
                _answer(batch, error)
            else:
                for job in batch:
                    self._store([job])

    def _commit(self, batch: list[_Job]) -> set[_Job]:
        """Store what can be stored; returns the jobs that were first with their numbers."""
        first: dict[tuple[str, int], _Job] = {}
        for job in batch:
            if job.row is not None:
                first.setdefault(job.row[:2], job)
        # in order of their keys, so that two processes cannot wait for each other
        rows = [row for key in sorted(first) if (row := first[key].row) is not None]
        if not self.shared and self._append_quickly(batch, rows):
            return set(batch)
        won = {job for job in batch if job.row is None}
        with self.engine.begin() as connection:
            if rows:
                won |= {first[table, number] for table, number in self._insert(connection, rows)}
            for job in won:
                if job.founding is not None:
                    _insert_table(connection, job.founding)
            if self.shared:
                self._announce(connection, [job.row for job in won if job.row is not None])
        return won

    def _append_quickly(self, batch: list[_Job], rows: list[_Stored]) -> bool:
        """Mostly there are only moves with numbers that nobody else has: no need to look at each.

        The driver alone takes a third of the time. Whatever fails is tried again, and explained,
        the other way.
        """
        if len(rows) < len(batch) or any(job.founding is not None for job in batch):
            return False
        if self._file is None:
            self._file = self.engine.raw_connection()
        try:
            driver: Any = self._file.driver_connection
            driver.execute(_insertion(len(rows)), tuple(chain.from_iterable(rows)))
            driver.commit()
        except sqlite3.Error:
            self._file.close()
            self._file = None
            return False
        return True

    def _insert(self, connection: Connection, rows: list[_Stored]) -> list[tuple[str, int]]:
        named = [dict(zip(entries.c.keys(), row, strict=True)) for row in rows]
        return [(table, number) for table, number in connection.execute(self._append, named)]

    def _announce(self, connection: Connection, rows: list[_Stored]) -> None:
        """Part of the transaction: other processes hear of what was stored, and of nothing else."""
        notice: list[bytes] = []
        for row in rows:
            news = msgspec.json.encode(row)
            if notice and sum(map(len, notice)) + len(news) > _NOTICE_BYTES:
                _notify(connection, CHANNEL, _stored(notice))
                notice = []
            notice.append(news)
        if notice:
            _notify(connection, CHANNEL, _stored(notice))

    # reading

    async def load(self, table: str) -> tuple[Setup, list[Row]] | None:
        return await self._read(lambda connection: read_table(connection, table))

    async def tail(self, table: str, after: int) -> list[Row]:
        """The entries from number `after` on."""
        return await self._read(lambda connection: _entries(connection, table, after))

    async def lengths(self, ids: list[str]) -> dict[str, int]:
        """How many entries the logs of these tables have."""
        last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id)
        query = select(tables.c.id, last.scalar_subquery() + 1).where(
            tables.c.id.in_(bindparam("ids", expanding=True))
        )
        rows = await self._read(lambda connection: connection.execute(query, {"ids": ids}).all())
        return {row[0]: row[1] for row in rows}

    async def notify(self, channel: str, notice: str) -> None:
        """Tell the other processes something that is not stored."""

        def work() -> None:
            with self.engine.begin() as connection:
                _notify(connection, channel, notice)

        await asyncio.get_running_loop().run_in_executor(self._readers, work)

    async def _read(self, query: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self.engine.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    # reviews

    async def review(self, table: str, seat: int) -> str | None:
        """What was kept of the seat's review, if it was worked out."""
        query = select(reviews.c.data).where(reviews.c.table_id == table, reviews.c.seat == seat)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def keep_review(self, table: str, seat: int, data: str) -> None:
        """The first one stays."""
        dialect = postgresql if self.shared else sqlite
        row = dialect.insert(reviews).values(table_id=table, seat=seat, data=data)

        def work() -> None:
            with self.engine.begin() as connection:
                connection.execute(row.on_conflict_do_nothing())

        await asyncio.get_running_loop().run_in_executor(self._readers, work)

    # when servers were alive

    async def beat(self) -> None:
        """Note that a server is alive."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._beat)

    def _beat(self) -> None:
        self.note_outage()

    def note_outage(self) -> None:
        """Note that a server is alive; if none has been for a while, keep from when to when."""
        now = time()
        with self.engine.begin() as connection:
            last = connection.execute(select(pulse.c.at)).scalar()
            if last is None:
                dialect = postgresql if self.shared else sqlite
                first = dialect.insert(pulse).values(id=1, at=now)
                connection.execute(first.on_conflict_do_nothing())
                return
            mine = connection.execute(update(pulse).where(pulse.c.at == last).values(at=now))
            if mine.rowcount == 1 and now - last > LONGEST_GAP:
                connection.execute(insert(outages).values(began=last, ended=now))

    async def outages(self) -> Outages:
        query = select(outages.c.began, outages.c.ended)
        rows = await self._read(lambda connection: connection.execute(query).all())
        return Outages([(row[0], row[1]) for row in rows])


@cache
def _insertion(rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?)"] * rows)
    return f"INSERT INTO entries (table_id, number, at, data) VALUES {values}"


def _stored(notice: list[bytes]) -> str:
    return '{"stored":[' + b",".join(notice).decode() + "]}"


def _notify(connection: Connection, channel: str, notice: str) -> None:
    connection.execute(select(func.pg_notify(channel, notice)))


def _answer(batch: list[_Job], result: set[_Job] | Exception) -> None:
    def settle() -> None:
        for job in batch:
            if job.done.done():
                continue
            if isinstance(result, Exception):
                job.done.set_exception(result)
            else:
                job.done.set_result(job in result)

    batch[0].done.get_loop().call_soon_threadsafe(settle)


def _insert_table(connection: Connection, founding: Founding) -> None:
    setup = founding.setup
    row = msgspec.structs.asdict(setup)
    row["options"] = msgspec.json.encode(setup.options).decode()
    row["clock"] = msgspec.json.encode(setup.clock).decode()
    connection.execute(insert(tables).values(row))
    rows = [
        {"table_id": setup.id, "number": number, "at": setup.created, "data": encode(entry)}
        for number, entry in enumerate(founding.entries)
    ]
    connection.execute(insert(entries), rows)


def read_table(connection: Connection, table: str) -> tuple[Setup, list[Row]] | None:
    row = connection.execute(select(tables).where(tables.c.id == table)).mappings().first()
    if row is None:
        return None
    data = dict(row)
    try:
        data["options"] = msgspec.json.decode(data["options"], type=dict[str, str])
        data["clock"] = msgspec.json.decode(data["clock"], type=ClockRule)
        data["created"] = msgspec.convert(data["created"], _Moment)
    except msgspec.MsgspecError as error:
        _log.error("table %s cannot be read: %s", table, error)
        raise Refusal("stopped-unreadable") from None
    return Setup(**data), _entries(connection, table, 0)


def _entries(connection: Connection, table: str, after: int) -> list[Row]:
    query = (
        select(entries.c.number, entries.c.data, entries.c.at)
        .where(entries.c.table_id == table, entries.c.number >= after)
        .order_by(entries.c.number)
    )
    found: list[Row] = []
    expected = after
    for number, data, at in connection.execute(query):
        if number != expected:
            found.append((_LOST, at))
        found.append((data, at))
        expected = number + 1
    return found
