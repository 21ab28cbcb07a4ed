"""Who plays a table's bots when several processes share the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, text

LEASE_SECONDS: Final = 5.0
T = TypeVar("T")


class BotLeases:
    """The tables whose bots this process plays.

    A lease lasts some seconds and is renewed while the process is well: when it dies or hangs,
    its tables are free for the others. The database's clock counts.
    """

    def __init__(self, engine: Engine, worker: str, seconds: float = LEASE_SECONDS) -> None:
        self._engine = engine
        self._me = {"worker": worker, "seconds": seconds}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store-leases")
        self._mine: set[str] = set()

    async def claim(self, table: str) -> bool:
        """Whether this process plays the table's bots from now on."""
        won = await self._run(lambda connection: self._claim(connection, table))
        if won:
            self._mine.add(table)
        return won

    async def renew(self) -> None:
        if self._mine:
            kept = await self._run(self._renew)
            self._mine &= kept

    async def release(self, table: str) -> None:
        if table in self._mine:
            self._mine.discard(table)
            await self._run(lambda connection: self._release(connection, table))

    def close(self) -> None:
        self._thread.shutdown()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        def in_thread() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, in_thread)

    def _claim(self, connection: Connection, table: str) -> bool:
        found = connection.execute(
            text(
                "INSERT INTO bot_leases (table_id, worker, until) "
                "VALUES (:table, :worker, now() + make_interval(secs => :seconds)) "
                "ON CONFLICT (table_id) DO UPDATE "
                "SET worker = excluded.worker, until = excluded.until "
                "WHERE bot_leases.worker = :worker OR bot_leases.until < now() "
                "RETURNING table_id"
            ),
            {"table": table, **self._me},
        )
        return found.first() is not None

    def _renew(self, connection: Connection) -> set[str]:
        found = connection.execute(
            text(
                "UPDATE bot_leases SET until = now() + make_interval(secs => :seconds) "
                "WHERE worker = :worker RETURNING table_id"
            ),
            self._me,
        )
        return {row[0] for row in found}

    def _release(self, connection: Connection, table: str) -> None:
        connection.execute(
            text("DELETE FROM bot_leases WHERE table_id = :table AND worker = :worker"),
            {"table": table, **self._me},
        )
