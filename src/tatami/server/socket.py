"""The live table over a WebSocket."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket

from tatami.server.addresses import address_of
from tatami.server.handshake import take_line
from tatami.server.http import COOKIE
from tatami.server.limits import Allowance
from tatami.server.settings import Settings
from tatami.server.visitor import Visitor
from tatami.table.tables import Tables


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    table: str,
    tables: Tables,
    settings: Settings,
    allowance: Allowance,
) -> None:
    """Accept the connection and find the table; the connection then lives on by itself."""
    await socket.accept()
    line = take_line(socket.scope)
    cookie = socket.cookies.get(COOKIE)
    spectators = settings.spectators_per_table
    visitor = Visitor(line, address_of(socket.scope), cookie, tables, spectators, allowance)
    await visitor.open(table)
