"""The live table over a WebSocket."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from tatami.core.text import Text
from tatami.server.addresses import address_of
from tatami.server.failures import in_english
from tatami.server.http import COOKIE
from tatami.server.limits import Buckets
from tatami.server.settings import Settings
from tatami.table import messages, requests
from tatami.table.audience import Watcher
from tatami.table.database import in_brief
from tatami.table.live import LiveTable
from tatami.table.refusal import NotYours, Refusal
from tatami.table.seat import key_of
from tatami.table.tables import Tables

LONGEST: Final = 16_384
_HELLO_SECONDS: Final = 20.0
_SEATS_PER_ADDRESS: Final = 10
"""So many play from one address without getting into each other's way."""
_PATIENCE: Final = 100
"""So many refused messages in a row, and the connection is closed."""

_log = logging.getLogger(__name__)


class Allowance:
    """How many messages are heard: from one seat, however many sockets it has, and one address."""

    def __init__(self, per_second: int) -> None:
        self._seats = Buckets(per_second, 4 * per_second)
        self._addresses = Buckets(
            _SEATS_PER_ADDRESS * per_second, 4 * _SEATS_PER_ADDRESS * per_second
        )

    def take(self, table: str, watcher: Watcher) -> bool:
        seat = watcher.address if watcher.seat is None else str(watcher.seat)
        return self._seats.take(f"{table} {seat}") and self._addresses.take(watcher.address)


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    table: str,
    tables: Tables,
    settings: Settings,
    allowance: Allowance,
) -> None:
    await socket.accept()
    try:
        async with tables.table(table) as live:
            watcher, have = await _greet(socket, live, settings)
            connection = _Connection(socket, tables, live, watcher, allowance)
            await connection.run(have)
    except Refusal as refusal:
        await _say_no(socket, refusal.reason)
    except TimeoutError:
        await _say_no(socket, Text("error-hello-first"))
    except SQLAlchemyError as error:
        _log.error("the store does not answer: %s", in_brief(error))
        await _say_no(socket, Text("error-storage"))
    except WebSocketDisconnect:
        pass


async def _say_no(socket: WebSocket[Any, Any, Any], reason: Text) -> None:
    """A connection that cannot be used: say why, and close it."""
    try:
        await socket.send_text(messages.refused(None, reason, in_english(reason)))
        await socket.close(code=1008)
    except WebSocketDisconnect:
        pass


async def _greet(
    socket: WebSocket[Any, Any, Any], live: LiveTable, settings: Settings
) -> tuple[Watcher, int]:
    """The first message says who it is."""
    async with asyncio.timeout(_HELLO_SECONDS):
        text = await _receive(socket)
    try:
        hello = requests.read_hello(text or "")
    except msgspec.MsgspecError:
        raise Refusal("error-hello-first") from None
    address = address_of(socket.scope)
    token = socket.cookies.get(COOKIE) if hello.token is msgspec.UNSET else hello.token
    if not isinstance(token, str):
        spectators = sum(one.seat is None for one in live.audience.watchers)
        if spectators >= settings.spectators_per_table:
            raise Refusal("error-too-many")
        return Watcher(None, None, address), hello.have
    seat = live.table.seat_of(key_of(token))
    if seat is None:
        raise Refusal("error-bad-token")
    return Watcher(seat, token, address), hello.have


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | None:
    """The next text, or None for something else."""
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text: str | None = message.get("text")
    return text


class _Connection:
    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        tables: Tables,
        live: LiveTable,
        watcher: Watcher,
        allowance: Allowance,
    ) -> None:
        self._socket = socket
        self._tables = tables
        self._live = live
        self._watcher = watcher
        self._allowance = allowance
        self._refused = 0

    async def run(self, have: int) -> None:
        self._live.audience.enter(self._watcher, have)
        self._tables.came_or_went(self._live)
        sender = asyncio.create_task(self._send())
        try:
            while self._refused < _PATIENCE:
                await self._hear(await _receive(self._socket))
            self._watcher.outbox.put(None)
            await sender
        finally:
            sender.cancel()
            self._live.audience.leave(self._watcher)
            self._tables.came_or_went(self._live)

    async def _send(self) -> None:
        try:
            while True:
                for text in await self._watcher.outbox.take():
                    if text is None:
                        await self._socket.close(code=1013)
                        return
                    await self._socket.send_text(text)
        except WebSocketDisconnect:
            _log.debug("somebody left table %s in the middle of a message", self._live.id)

    async def _hear(self, text: str | None) -> None:
        id = None
        try:
            if text is None:
                raise Refusal("error-bad-request")
            if len(text) > LONGEST:
                raise Refusal("error-long-message")
            if not self._allowance.take(self._live.id, self._watcher):
                id = requests.id_of(text)
                raise Refusal("error-too-fast")
            request = requests.read(text)
            id = request.id
            await self._do(request)
        except Refusal as refusal:
            self._refuse(id, refusal.reason)
        except msgspec.MsgspecError as error:
            self._refused += 1
            reason = Text("error-bad-request")
            self._watcher.send(messages.refused(requests.id_of(text or ""), reason, str(error)))
        except SQLAlchemyError as error:
            _log.error("the store does not answer: %s", in_brief(error))
            self._refuse(id, Text("error-storage"))
        except Exception:
            _log.exception("a message at table %s failed", self._live.id)
            self._refuse(id, Text("error-server-fault"))
        else:
            self._refused = 0
            self._watcher.send(messages.done(request.id))

    def _refuse(self, id: str | None, reason: Text) -> None:
        self._refused += 1
        self._watcher.send(messages.refused(id, reason, in_english(reason)))

    async def _do(self, request: requests.ClientRequest) -> None:
        seat = self._watcher.seat
        if isinstance(request, requests.Ping):
            return
        if isinstance(request, requests.Rematch) and seat is not None:
            await self._tables.rematch(self._live, seat)
        elif isinstance(request, requests.Suggest):
            if seat is None:
                raise Refusal("error-not-seated")
            if not self._live.table.advice:
                raise NotYours("error-no-advice")
            self._watcher.send(messages.suggestion(self._live.table, seat))
        elif isinstance(request, requests.Advise) and seat is not None:
            await self._live.advise(seat, request)
        else:
            await self._live.do(seat, request)
