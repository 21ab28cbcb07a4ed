"""Who plays a table's bots when several processes share the store."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, text


class BotLeases:
    """The tables whose bots this process plays.

    A claim is a lock of PostgreSQL that lasts as long as the connection: when a process
    dies, its tables are free for the others at once.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="store-leases")
        self._connection: Connection | None = None
        self._mine: set[str] = set()

    async def claim(self, table: str) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._worker, self._claim, table)

    async def release(self, table: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._worker, self._release, table)

    def close(self) -> None:
        self._worker.shutdown()
        if self._connection is not None:
            self._connection.close()

    def _claim(self, table: str) -> bool:
        if table in self._mine:
            return True
        won = bool(self._ask("SELECT pg_try_advisory_lock(hashtextextended(:id, 0))", table))
        if won:
            self._mine.add(table)
        return won

    def _release(self, table: str) -> None:
        if table in self._mine:
            self._mine.discard(table)
            self._ask("SELECT pg_advisory_unlock(hashtextextended(:id, 0))", table)

    def _ask(self, query: str, table: str) -> Any:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(
                isolation_level="AUTOCOMMIT"
            )
        try:
            return self._connection.execute(text(query), {"id": table}).scalar()
        except Exception:
            self._connection.invalidate()
            self._connection = None
            self._mine.clear()
            raise
