"""A table in use: its log, its audience, and what goes on at it by itself.

What it holds in memory is a cache of its log. A request becomes an entry with the next number; only
once that is stored does the table change, and if another process was first, the table catches up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time
from typing import Final

from tatami.table.audience import Audience
from tatami.table.autoplay import Autoplay
from tatami.table.bot_workers import BotWorkers
from tatami.table.log import Rename, Say
from tatami.table.permissions import entry_for
from tatami.table.refusal import Refusal
from tatami.table.requests import Request
from tatami.table.store import Founding, Store
from tatami.table.table import Table

_TRIES: Final = 20


class LiveTable:
    def __init__(
        self,
        table: Table,
        store: Store,
        workers: BotWorkers,
        bot_delay: float,
        may_play: Callable[[str], Awaitable[bool]],
        done: Callable[[LiveTable], None],
    ) -> None:
        self.table = table
        self.id = table.setup.id
        self.audience = Audience(table)
        self.held = 0
        """How many requests and connections use this table now."""
        self._autoplay = Autoplay(self, workers, bot_delay, may_play, done)
        self._store = store
        self._lock = asyncio.Lock()
        self._autoplay.wake()

    @property
    def busy(self) -> bool:
        return self._autoplay.busy

    async def do(self, by: int | None, request: Request, founding: Founding | None = None) -> None:
        """Do it: when this returns, it is stored durably. `Refusal` if it may not be done."""
        async with self._lock:
            for _ in range(_TRIES):
                now = max(time(), self.table.last_at)
                entry = entry_for(self.table, by, request, now, self.audience.here)
                number = self.table.length
                if await self._store.append(self.id, number, entry, now, founding):
                    self.table.apply(entry, now)
                    self._changed(everything=not isinstance(entry, Say | Rename))
                    return
                await self._read_on()
        raise Refusal("error-busy")

    async def follow(self, number: int, data: str, at: float) -> None:
        """Another process has stored this entry."""
        async with self._lock:
            if number == self.table.length:
                self.table.read(data, at)
                self._changed(everything=True)
            elif number > self.table.length:
                await self._read_on()

    async def catch_up(self, length: int) -> None:
        """The log has this many entries now."""
        async with self._lock:
            if self.table.length < length:
                await self._read_on()

    def wake(self) -> None:
        """See to what may have been missed: who is here, bots, clocks."""
        self.audience.tell_who_is_here()
        self._autoplay.wake()

    def stop(self) -> None:
        """Nobody needs this table here any more."""
        self._autoplay.stop()

    async def _read_on(self) -> None:
        for data, at in await self._store.tail(self.id, self.table.length):
            self.table.read(data, at)
        self._changed(everything=True)

    def _changed(self, *, everything: bool) -> None:
        self.audience.tell(everything=everything)
        self.wake()
