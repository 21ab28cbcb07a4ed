"""At the door: security headers on every answer, foreign pages and floods turned away."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from tatami.server.addresses import address_of
from tatami.server.failures import failure
from tatami.server.handshake import line_of
from tatami.server.limits import Buckets

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
_OF_PARTS: Final = (
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
)
"""For what a page consists of: nothing runs or is framed there by itself, and on a slow line every
header of every part counts."""
_PARTS: Final = (b"text/javascript", b"text/css", b"font/")
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        origins: frozenset[str],
        requests_per_minute: int,
        connections_per_address: int,
    ) -> None:
        self.app = app
        self._origins = origins
        self._buckets = Buckets(requests_per_minute / 60, requests_per_minute / 3)
        self._most = connections_per_address
        self._connected: Counter[str] = Counter()
        """Open sockets of each address."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, _with_headers(send))
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        bad = "\x00" in scope["path"] or self._connected[address] >= self._most
        if bad or self._is_foreign(scope) or not self._may_ask(scope):
            await receive()
            close: Any = {"type": "websocket.close", "code": 1008, "reason": ""}
            await send(close)
            return
        self._connected[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            line = line_of(scope)
            if line is None:
                self._leave(address)
            else:
                line.when_lost(partial(self._leave, address))

    def _leave(self, address: str) -> None:
        self._connected[address] -= 1
        if not self._connected[address]:
            del self._connected[address]

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        if "\x00" in scope["path"]:
            await _refuse(send, 400, "error-bad-request")
        elif scope["method"] not in _SAFE and self._is_foreign(scope):
            await _refuse(send, 403, "error-foreign-origin")
        elif scope["path"].startswith("/api/") and not self._may_ask(scope):
            await _refuse(send, 429, "error-too-fast")
        else:
            await self.app(scope, receive, send)

    def _is_foreign(self, scope: Scope) -> bool:
        """A browser says which page asks; other programs say nothing and are not its victims."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return False
        text = origin.decode("latin-1").rstrip("/")
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            place = urlsplit(text).netloc
        except ValueError:
            return True
        return place != host and text not in self._origins

    def _may_ask(self, scope: Scope) -> bool:
        return self._buckets.take(address_of(scope))


async def _refuse(send: Send, status: int, id: str) -> None:
    body = msgspec.json.encode(failure(status, id).content)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    rest: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def _with_headers(send: Send) -> Send:
    async def wrapped(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message["headers"]
            kind = dict(headers).get(b"content-type", b"")
            message["headers"] = [*headers, *(_OF_PARTS if kind.startswith(_PARTS) else HEADERS)]
        await send(message)

    return wrapped
