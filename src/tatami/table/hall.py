"""All tables that this process serves: opened when somebody comes, closed when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from secrets import choice, token_hex
from time import time
from typing import Any, Final, Literal

import msgspec

from tatami.core.errors import UnknownName
from tatami.core.game import Game
from tatami.games import game as find_game
from tatami.table import acts
from tatami.table.claims import Claims
from tatami.table.clock import ClockRule, Outages
from tatami.table.entry import AnyEntry, Sit, Start, decode
from tatami.table.live import LiveTable
from tatami.table.refusal import NoSuchTable, Refusal
from tatami.table.seat import key_of, new_token
from tatami.table.store import PULSE_SECONDS, Founding, Store
from tatami.table.table import Setup, Table
from tatami.table.thinkers import Thinkers

_log = logging.getLogger(__name__)
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH: Final = 12
_ROUND_SECONDS: Final = 1.0
_ROLL_CALL_SECONDS: Final = 10.0
_ROLL_CALL_TABLES: Final = 150


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: str = "medium"


class Wish(msgspec.Struct, frozen=True):
    """A new table as its host wants it."""

    game: str
    players: int
    name: str
    seats: list[SeatWish]
    options: dict[str, str]
    clock: ClockRule
    start: bool


class Ticket(msgspec.Struct, frozen=True):
    """A seat and the secret that proves it."""

    table: str
    seat: int
    token: str


class Notice(msgspec.Struct, omit_defaults=True):
    """What processes that share a store tell each other."""

    stored: list[tuple[str, int, float, str]] = []
    """Entries that were stored: table, number, time and the entry itself."""
    worker: str = ""
    here: dict[str, list[int]] = {}
    """Tables and the seats that are connected to this worker."""
    ask: list[str] = []
    """Tables of which the worker wants to know who is there."""


class Hall:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bot_delay: float,
        publish: Callable[[bytes], None] | None,
    ) -> None:
        self.store = store
        self._thinkers = thinkers
        self._bot_delay = bot_delay
        self._publish = publish
        self._claims = Claims(store.engine) if store.shared else None
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._moved: set[str] = set()
        """Tables where somebody came or went since the last round."""
        self._worker = token_hex(8)
        self._chores: set[asyncio.Task[Any]] = set()

    # tables

    async def found(self, wish: Wish) -> Ticket:
        """Make a table; its host gets the ticket."""
        game = find_game(wish.game)
        token = new_token()
        if len(wish.seats) != wish.players:
            raise Refusal("error-seat-count", players=wish.players)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        if len(mine) != 1:
            raise Refusal("error-one-host")
        host = mine[0]
        setup = _setup(game, wish.players, wish.options, wish.clock, host)
        scratch = _Scratch(setup, game)
        scratch.add(acts.join(scratch.table, host, wish.name, key_of(token)))
        for number, seat in enumerate(wish.seats):
            if seat.kind == "bot":
                scratch.add(acts.seat_bot(scratch.table, number, seat.level))
        if wish.start:
            scratch.add(acts.start(scratch.table, host))
        await self.store.found(Founding(setup, scratch.entries))
        return Ticket(setup.id, host, token)

    async def rematch(self, live: LiveTable, seat: int) -> None:
        """The same people and bots at a new table; everybody's token stays the same."""
        old = live.table
        setup = _setup(old.game, old.setup.players, old.setup.options, old.setup.clock, seat)
        scratch = _Scratch(setup, old.game)
        for number, place in enumerate(old.seats):
            scratch.add(Sit(number, place.kind, place.name, place.level, place.key))
        if sum(place.kind == "person" for place in old.seats) == 1:
            scratch.add(Start(seat))
        founding = Founding(setup, scratch.entries)
        await live.act(lambda table, _: acts.rematch(table, seat, setup.id), founding)

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[LiveTable]:
        """The table with this id, for as long as it is needed."""
        while (live := self._live.get(id)) is None:
            await self._open(id)
        live.held += 1
        try:
            yield live
        finally:
            live.held -= 1
            self._close_if_idle(live)

    async def _open(self, id: str) -> None:
        opening = self._opening.get(id)
        if opening is None:
            opening = asyncio.create_task(self._load(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        await asyncio.shield(opening)

    async def _load(self, id: str) -> None:
        stored = await self.store.load(id)
        if stored is None:
            raise NoSuchTable
        setup, entries = stored
        outages = await self.store.outages(setup.created)
        table = await asyncio.to_thread(_replay, setup, entries, outages)
        self._live[id] = LiveTable(
            table, self.store, self._thinkers, self._bot_delay, self._claim, self._close_if_idle
        )
        self._tell_others(Notice(worker=self._worker, ask=[id]))

    def _close_if_idle(self, live: LiveTable) -> None:
        if live.held or live.busy or self._live.get(live.id) is not live:
            return
        del self._live[live.id]
        live.stop()
        if self._claims is not None:
            self._do(self._claims.release(live.id))

    # other processes

    def came_or_went(self, live: LiveTable) -> None:
        self._moved.add(live.id)

    def hear(self, data: bytes) -> None:
        """A notice from another process, or from this one itself."""
        notice = msgspec.json.decode(data, type=Notice)
        for id, number, at, entry in notice.stored:
            live = self._live.get(id)
            if live is not None and live.table.length <= number:
                self._do(live.follow(number, decode(entry), at))
        if notice.worker == self._worker:
            return
        for id, seats in notice.here.items():
            if id in self._live:
                self._live[id].others_are_here(notice.worker, set(seats))
        self._moved.update(id for id in notice.ask if id in self._live)

    def _tell_others(self, notice: Notice) -> None:
        if self._publish is not None:
            self._publish(msgspec.json.encode(notice))

    async def _claim(self, id: str) -> bool:
        return self._claims is None or await self._claims.claim(id)

    async def rounds(self) -> None:
        """Now and then: show that a server is alive, and repair what was missed."""
        beaten = called = time()
        while True:
            await asyncio.sleep(_ROUND_SECONDS)
            try:
                if time() - beaten >= PULSE_SECONDS:
                    beaten = time()
                    await self.store.beat()
                if self._publish is not None:
                    roll_call = time() - called >= _ROLL_CALL_SECONDS
                    if roll_call:
                        called = time()
                    self._call_the_roll(self._moved | set(self._live if roll_call else ()))
                    await self._look_for_missed()
                for live in list(self._live.values()):
                    live.wake()
            except Exception:
                _log.exception("the store does not answer")

    def _call_the_roll(self, ids: set[str]) -> None:
        self._moved.clear()
        names = sorted(ids)
        for at in range(0, len(names), _ROLL_CALL_TABLES):
            some = {id: self._watched(id) for id in names[at : at + _ROLL_CALL_TABLES]}
            self._tell_others(Notice(worker=self._worker, here=some))

    def _watched(self, id: str) -> list[int]:
        return sorted(self._live[id].watched) if id in self._live else []

    async def _look_for_missed(self) -> None:
        """Notices may get lost."""
        lengths = await self.store.lengths(list(self._live)) if self._live else {}
        for id, length in lengths.items():
            live = self._live.get(id)
            if live is not None:
                await live.catch_up(length)

    def _do(self, chore: Any) -> None:
        task = asyncio.ensure_future(chore)
        self._chores.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._chores.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a chore failed", exc_info=task.exception())

    async def close(self) -> None:
        for live in self._live.values():
            live.stop()
        for chore in list(self._chores):
            with suppress(Exception):
                await chore
        if self._claims is not None:
            self._claims.close()


class _Scratch:
    """A table in the making, so that its first entries pass the same checks as all others."""

    def __init__(self, setup: Setup, game: Game[Any]) -> None:
        self.table = Table(setup, game, Outages([]))
        self.entries: list[AnyEntry] = []

    def add(self, entry: AnyEntry) -> None:
        self.table.apply(entry, self.table.setup.created)
        self.entries.append(entry)


def _setup(
    game: Game[Any], players: int, options: dict[str, str], clock: ClockRule, host: int
) -> Setup:
    return Setup(
        id="".join(choice(_LETTERS) for _ in range(_ID_LENGTH)),
        game=game.id,
        rules=game.version,
        players=game.check_players(players),
        options=game.check_options(players, dict(options)),
        clock=clock,
        host=host,
        seed=token_hex(32),
        created=time(),
    )


def _replay(setup: Setup, entries: list[tuple[AnyEntry, float]], outages: Outages) -> Table:
    try:
        game = find_game(setup.game)
    except UnknownName:
        raise Refusal("error-other-rules") from None
    if game.version != setup.rules:
        raise Refusal("error-other-rules")
    table = Table(setup, game, outages)
    for entry, at in entries:
        table.apply(entry, at)
    return table
