"""HTTP connections that cannot be used to wear the server out.

uvicorn waits for ever for the rest of a request and takes headers of any size. Here a request has
some seconds and some kilobytes to be complete, and one address only so many that are not; a proxy
that was named has as many as it likes, because all its visitors come from there.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tatami.server.addresses import is_among, network

REQUEST_SECONDS: Final = 10.0
HEADER_BYTES: Final = 32_768
UNFINISHED: Final = 60
"""Unfinished requests from one address."""


class Connection(HttpToolsProtocol):
    unfinished: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._address = network(host)
        self._received = 0
        self._in_headers = True
        self._patience: asyncio.TimerHandle | None = None
        proxy = is_among(host, list(self.config.forwarded_allow_ips or ()))
        if self.unfinished[self._address] >= UNFINISHED and not proxy:
            transport.abort()
            return
        self._begin()

    def data_received(self, data: bytes) -> None:
        if self._patience is None:
            if self.transport.is_closing():
                return
            if self.cycle is None or self.cycle.response_complete:
                self._begin()
        if self._patience is not None and self._in_headers:
            self._received += len(data)
            if self._received > HEADER_BYTES:
                self.transport.abort()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        if self.parser.should_upgrade():
            self._finish()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._finish()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._finish()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._received = 0
        self._in_headers = True
        self.unfinished[self._address] += 1
        self._patience = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _finish(self) -> None:
        if self._patience is None:
            return
        self._patience.cancel()
        self._patience = None
        self.unfinished[self._address] -= 1
        if self.unfinished[self._address] <= 0:
            del self.unfinished[self._address]

    def _give_up(self) -> None:
        self.transport.abort()
