"""How a WebSocket begins: uvicorn and its library shake hands, then a `Line` takes over."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)

from tatami.server.lines import Line

_EXTENSION: Final = "tatami.line"


class Handshake(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, until it is accepted and a `Line` takes its place."""

    line: Line | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Each text is packed by itself: a line keeps no window of what was said before.
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True
            )
        ]

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_EXTENSION] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a connection failed")
            self.send_500_response()
        if self.line is None and self.close_timer is None:
            self.transport.close()

    def start_keepalive(self) -> None:
        """The line looks after that."""

    def hand_over(self) -> Line:
        self.connections.discard(self)
        agreed = [one for one in self.conn.extensions if isinstance(one, PerMessageDeflate)]
        window = agreed[0].local_max_window_bits if agreed else 0
        self.line = Line(self.transport, self.connections, window)
        self.transport.set_protocol(cast(asyncio.BaseProtocol, self.line))
        return self.line


def take_line(scope: Any) -> Line:
    """The connection that has just been accepted, as a line."""
    handshake: Handshake = scope["extensions"][_EXTENSION]
    return handshake.hand_over()


def line_of(scope: Any) -> Line | None:
    """The line that the connection has become, if it has."""
    handshake: Handshake | None = scope.get("extensions", {}).get(_EXTENSION)
    return handshake.line if handshake is not None else None
