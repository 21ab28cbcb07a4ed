"""Litestar's channels on PostgreSQL: how processes that share a store hear from each other.

New entries are announced by the transaction that stores them, so that a process cannot die between
storing and telling.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Final

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

from tatami.table.database import in_brief
from tatami.table.store import Store

_log = logging.getLogger(__name__)
_PAUSE: Final = 1.0


class StoreChannels(PsycoPgChannelsBackend):
    """Publishes through the store's connections and comes back after a loss of its own."""

    def __init__(self, store: Store) -> None:
        url = store.engine.url.set(drivername="postgresql")
        super().__init__(url.render_as_string(hide_password=False))
        self._store = store

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """What cannot be told now is told again at the next roll call."""
        try:
            for channel in channels:
                await self._store.notify(channel, data.decode())
        except Exception as error:
            _log.warning("other processes cannot be told anything now: %s", in_brief(error))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except Exception as error:
                _log.warning("notices from other processes are interrupted: %s", in_brief(error))
            await self._listen_again()

    async def _listen_again(self) -> None:
        channels = set(self._subscribed_channels)
        while True:
            try:
                self._subscribed_channels.clear()
                await self.on_startup()
                await self.subscribe(channels)
            except Exception:
                await asyncio.sleep(_PAUSE)
            else:
                _log.warning("notices from other processes are heard again")
                return
