"""What the host of a server does with stored tables: look, export, remove, repair, tidy up.

None of it needs a running server, and none disturbs one, as long as nobody sits at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, Float, case, cast, delete, func, select

from tatami.table.clock import DAY, Outages
from tatami.table.founding import reopen
from tatami.table.refusal import NoSuchTable, Refusal
from tatami.table.schema import bot_leases, entries, reviews, tables
from tatami.table.store import Row, read_table
from tatami.table.table import Table

_STARTED: Final = '{"is":"start"%'


class Kept(msgspec.Struct):
    """A stored table at a glance."""

    id: str
    game: str
    created: float
    last: float
    entries: int
    started: bool


class Archive:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def all(self) -> list[Kept]:
        """Every table, the one last used first."""
        # SQLite would sort a word that stands in place of a time behind all times
        created, last = cast(tables.c.created, Float), func.max(cast(entries.c.at, Float))
        started = func.sum(case((entries.c.data.like(_STARTED), 1), else_=0))
        query = (
            select(
                tables.c.id,
                tables.c.game,
                created,
                last,
                func.count(),
                started,
            )
            .join(entries, entries.c.table_id == tables.c.id)
            .group_by(tables.c.id, tables.c.game, tables.c.created)
            .order_by(last.desc())
        )
        with self._engine.connect() as connection:
            return [
                Kept(id, game, created, last, count, begun > 0)
                for id, game, created, last, count, begun in connection.execute(query)
            ]

    def open(self, id: str) -> Table:
        """The table as a server would show it; `NoSuchTable` if there is none."""
        with self._engine.connect() as connection:
            stored = read_table(connection, id)
        if stored is None:
            raise NoSuchTable
        return reopen(*stored, Outages([]))

    def log(self, id: str) -> str:
        """Its whole log, one entry a line."""
        with self._engine.connect() as connection:
            return "".join(f"{data}\n" for data, _ in self._rows(connection, id))

    def remove(self, id: str) -> None:
        with self._engine.begin() as connection:
            if connection.execute(select(tables.c.id).where(tables.c.id == id)).first() is None:
                raise NoSuchTable
            _remove(connection, [id])

    def repair(self, id: str, keep: Callable[[str], object]) -> None:
        """Cut a damaged log off where it cannot be followed, once the rest is kept.

        A log of other rules is not damaged: a server that has them can follow it.
        """
        with self._engine.begin() as connection:
            stored = read_table(connection, id)
            if stored is None:
                raise NoSuchTable
            setup, rows = stored
            table = reopen(setup, [], Outages([]))
            if table.stopped is not None:
                raise Refusal(table.stopped)
            good = _readable(table, rows)
            if good == len(rows):
                raise Refusal("error-not-damaged")
            keep("".join(f"{data}\n" for data, _ in rows[good:]))
            connection.execute(delete(reviews).where(reviews.c.table_id == id))
            connection.execute(
                delete(entries).where(entries.c.table_id == id, entries.c.number >= good)
            )

    def tidy(self, unplayed_days: int, played_days: int, spare: set[str]) -> list[str]:
        """Remove tables unused for so many days, by whether a game was begun; 0 keeps for ever."""
        old = [
            kept.id
            for kept in self.all()
            if kept.id not in spare
            and (days := played_days if kept.started else unplayed_days)
            and kept.last < time() - days * DAY
        ]
        with self._engine.begin() as connection:
            _remove(connection, old)
        return old

    def _rows(self, connection: Connection, id: str) -> list[Row]:
        stored = read_table(connection, id)
        if stored is None:
            raise NoSuchTable
        return stored[1]


def _readable(table: Table, rows: list[Row]) -> int:
    """How many entries can be followed."""
    for number, (data, at) in enumerate(rows):
        table.read(data, at)
        if table.stopped is not None:
            return number
    return len(rows)


def _remove(connection: Connection, ids: list[str]) -> None:
    for id in ids:
        connection.execute(delete(bot_leases).where(bot_leases.c.table_id == id))
        connection.execute(delete(reviews).where(reviews.c.table_id == id))
        connection.execute(delete(entries).where(entries.c.table_id == id))
        connection.execute(delete(tables).where(tables.c.id == id))
