"""What happens once: making a table, joining it, reading its record and its replay."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from tatami.bots.registry import LEVELS
from tatami.bots.temper import TEMPERS
from tatami.games import game as find_game
from tatami.games import games as all_games
from tatami.server.addresses import address_of
from tatami.server.limits import Buckets
from tatami.table import messages, permissions, replay
from tatami.table.lesson import lesson_of
from tatami.table.live import LiveTable
from tatami.table.refusal import TooMany
from tatami.table.requests import Join
from tatami.table.seat import key_of, new_token
from tatami.table.tables import Tables
from tatami.table.wire import (
    Failure,
    GameInfo,
    Joining,
    NewLesson,
    NewTable,
    Option,
    PublicTable,
    Replay,
    Review,
    Step,
    Ticket,
    Why,
)

COOKIE: Final = "seat"
_YEAR: Final = 365 * 86_400


def _says(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(Failure, description="Refused") for status in statuses}


@get("/api/games", sync_to_thread=False, summary="The games that can be played here")
def list_games() -> list[GameInfo]:
    return [_game_info(id) for id in all_games()]


@post("/api/tables", responses=_says(400, 403, 409, 413, 429), summary="Make a table")
async def make_table(
    data: NewTable, tables: Tables, request: Request[Any, Any, Any], new_tables: Buckets
) -> Response[Ticket]:
    return await _found(data, tables, request, new_tables)


@post("/api/lessons", responses=_says(400, 403, 409, 413, 429), summary="Begin a guided first game")
async def make_lesson(
    data: NewLesson, tables: Tables, request: Request[Any, Any, Any], new_tables: Buckets
) -> Response[Ticket]:
    return await _found(data, tables, request, new_tables)


@get("/api/tables/{table:str}", responses=_says(400, 404, 429), summary="What everyone may know")
async def show_table(table: str, tables: Tables) -> PublicTable:
    async with tables.table(table) as live:
        return messages.public_table(live.table, live.audience.here)


@post(
    "/api/tables/{table:str}/join",
    responses=_says(400, 403, 404, 409, 413, 429),
    summary="Take a free seat",
)
async def join_table(
    table: str, data: Joining, tables: Tables, request: Request[Any, Any, Any]
) -> Response[Ticket]:
    token = new_token()
    async with tables.table(table) as live:
        await live.do(None, Join(data.name, key_of(token), data.seat))
        seat = permissions.seat_with(live.table, token)
    return _hand_out(Ticket(table, seat, token), request)


@get(
    "/api/tables/{table:str}/record",
    media_type="text/plain",
    responses=_says(400, 404, 409, 429),
    summary="The record of a finished game",
)
async def read_record(table: str, tables: Tables) -> Response[str]:
    async with tables.table(table) as live:
        permissions.finished(live.table)
        text = live.table.record()
    name = f'attachment; filename="{live.table.game.id}-{table}.tatami"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name})


@get(
    "/api/tables/{table:str}/replay",
    responses=_says(400, 403, 404, 409, 429),
    summary="The table after each move, as a seat saw it",
)
async def read_replay(
    table: str,
    tables: Tables,
    request: Request[Any, Any, Any],
    at: Annotated[int, Parameter(ge=0, le=1_000_000)],
    count: Annotated[int, Parameter(ge=1, le=replay.LONGEST)] = 1,
    seat: Annotated[int | None, Parameter(ge=0, le=20)] = None,
    opened: Annotated[bool, Parameter(query="open")] = False,
) -> Replay:
    async with tables.table(table) as live:
        eyes = permissions.eyes_for(live.table, _own_seat(live, request), seat)
        everything = permissions.laid_open(live.table, opened)
        work = replay.steps(live.table, eyes, at, count, everything)
        total = live.table.moves
    return Replay(total, msgspec.convert(await asyncio.to_thread(work), list[Step]))


@get(
    "/api/tables/{table:str}/review",
    responses=_says(400, 403, 404, 409, 429),
    summary="What a seat can learn from its finished game; asking begins it",
)
async def read_review(
    table: str,
    tables: Tables,
    request: Request[Any, Any, Any],
    seat: Annotated[int | None, Parameter(ge=0, le=20)] = None,
) -> Review:
    async with tables.table(table) as live:
        own = permissions.reviewed(live.table, _own_seat(live, request), seat)
        return await tables.reviews.look(live.table, own)


@get(
    "/api/tables/{table:str}/why",
    responses=_says(400, 404, 409, 429),
    summary="Why the bots moved as they did at a step of a finished game",
)
async def read_why(
    table: str, tables: Tables, at: Annotated[int, Parameter(ge=0, le=1_000_000)]
) -> Why:
    async with tables.table(table) as live:
        return await tables.reviews.why(live.table, at)


def _own_seat(live: LiveTable, request: Request[Any, Any, Any]) -> int | None:
    """That of the token in the header or the cookie; spectators have none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        token = request.cookies.get(COOKIE, "")
    return permissions.seat_with(live.table, token) if token else None


async def _found(
    wanted: NewTable | NewLesson, tables: Tables, request: Request[Any, Any, Any], quota: Buckets
) -> Response[Ticket]:
    if not quota.take(address_of(request.scope)):
        raise TooMany("error-too-many-tables")
    return _hand_out(await tables.found(wanted), request)


def _hand_out(ticket: Ticket, request: Request[Any, Any, Any]) -> Response[Ticket]:
    cookie = Cookie(
        key=COOKIE,
        value=ticket.token,
        path=f"/api/tables/{ticket.table}",
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(
        ticket, status_code=201, cookies=[cookie], headers={"cache-control": "no-store"}
    )


def _game_info(id: str) -> GameInfo:
    game = find_game(id)
    return GameInfo(
        id=game.id,
        players=list(game.players),
        default_players=game.default_players,
        minutes=game.minutes,
        options=[Option(o.name, list(o.values), o.default) for o in game.options],
        levels=list(LEVELS),
        tempers=list(TEMPERS),
        cooperative=game.cooperative,
        lesson=lesson_of(id) is not None,
    )


ROUTES: Final = [
    list_games,
    make_table,
    make_lesson,
    show_table,
    join_table,
    read_record,
    read_replay,
    read_review,
    read_why,
]
