"""All tables that this process serves: opened when somebody comes, closed when nobody is left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from time import time
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tatami.table.bot_leases import BotLeases
from tatami.table.bot_workers import BotWorkers
from tatami.table.clock import Outages
from tatami.table.database import in_brief
from tatami.table.founding import new_lesson, new_table, rematch, reopen
from tatami.table.live import LiveTable
from tatami.table.refusal import NoSuchTable
from tatami.table.requests import RematchReady
from tatami.table.reviews import Reviews
from tatami.table.seat import new_token
from tatami.table.store import PULSE_SECONDS, Store
from tatami.table.wire import NewLesson, NewTable, Ticket

_log = logging.getLogger(__name__)
_ROUND_SECONDS: Final = 1.0
_ARRIVAL_SECONDS: Final = 0.02
"""Those who come within so short a time are told of together."""
_ROLL_CALL_SECONDS: Final = 10.0
_ROLL_CALL_TABLES: Final = 150
_TABLES_AT_ONCE: Final = 20
"""So many tables are seen to before somebody's move gets its turn."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What processes that share a store tell each other."""

    stored: list[tuple[str, int, float, str]] = []
    """Entries that were stored: table, number, time and the entry itself."""
    worker: str = ""
    here: dict[str, list[int]] = {}
    """Tables and the seats that are connected to this worker."""
    ask: list[str] = []
    """Tables of which the worker wants to know who is there."""


class Tables:
    def __init__(
        self,
        store: Store,
        reviews: Reviews,
        workers: BotWorkers,
        bot_delay: float,
        publish: Callable[[bytes], None] | None,
    ) -> None:
        self.store = store
        self.reviews = reviews
        self._workers = workers
        self._bot_delay = bot_delay
        self._publish = publish
        self._worker = token_hex(8)
        self._leases = BotLeases(store.engine, self._worker) if store.shared else None
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._moved: set[str] = set()
        """Tables where somebody went, or was asked for, since the last round."""
        self._arrived: set[str] = set()
        """Tables where somebody has just come."""
        self._outages: Outages | None = None
        """Shared by the clocks of all tables."""
        self._chores: set[asyncio.Task[Any]] = set()

    @property
    def open_ids(self) -> set[str]:
        return set(self._live)

    # tables

    async def found(self, wanted: NewTable | NewLesson) -> Ticket:
        """Make a table; its host gets the ticket."""
        token = new_token()
        if isinstance(wanted, NewTable):
            founding, seat = new_table(wanted, token)
        else:
            founding, seat = new_lesson(wanted, token)
        await self.store.found(founding)
        return Ticket(founding.setup.id, seat, token)

    async def rematch(self, live: LiveTable, seat: int) -> None:
        founding = rematch(live.table, seat)
        await live.do(seat, RematchReady(founding.setup.id), founding)

    @asynccontextmanager
    async def table(self, id: str) -> AsyncIterator[LiveTable]:
        """The table with this id, for as long as it is needed."""
        live = await self.hold(id)
        try:
            yield live
        finally:
            self.release(live)

    async def hold(self, id: str) -> LiveTable:
        """The same until it is released."""
        while (live := self._live.get(id)) is None:
            await self._open(id)
        live.held += 1
        return live

    def release(self, live: LiveTable) -> None:
        live.held -= 1
        self._close_if_idle(live)

    def game_of(self, id: str) -> str | None:
        """What is played at a table that is open here."""
        live = self._live.get(id)
        return None if live is None else live.table.setup.game

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
        setup, rows = stored
        if self._outages is None:
            self._outages = await self.store.outages()
            self._outages.beat(time())
        outages = self._outages
        table = await asyncio.to_thread(reopen, setup, rows, outages)
        self._live[id] = LiveTable(
            table,
            self.store,
            self._workers,
            self._bot_delay,
            self._may_play_bots,
            self._close_if_idle,
        )
        self._tell_others(Notice(worker=self._worker, ask=[id]))

    def _close_if_idle(self, live: LiveTable) -> None:
        if live.held or live.busy or self._live.get(live.id) is not live:
            return
        del self._live[live.id]
        live.stop()
        if self._leases is not None:
            self._do(self._leases.release(live.id))

    # other processes

    def came(self, live: LiveTable) -> None:
        """Somebody is here who plays: others hear of it at once, and let no bot take over."""
        live.wake()
        if self._publish is not None:
            if not self._arrived:
                asyncio.get_running_loop().call_later(_ARRIVAL_SECONDS, self._tell_arrivals)
            self._arrived.add(live.id)

    def went(self, live: LiveTable) -> None:
        self._moved.add(live.id)

    def _tell_arrivals(self) -> None:
        arrived, self._arrived = self._arrived, set()
        self._call_the_roll(arrived)

    def hear(self, data: bytes) -> None:
        """A notice from another process, or from this one itself."""
        notice = msgspec.json.decode(data, type=Notice)
        for id, number, at, entry in notice.stored:
            live = self._live.get(id)
            if live is not None and live.table.length <= number:
                self._do(live.follow(number, entry, at))
        if notice.worker == self._worker:
            return
        for id, seats in notice.here.items():
            if id in self._live:
                self._live[id].audience.others_are_here(notice.worker, set(seats))
        self._moved.update(id for id in notice.ask if id in self._live)

    def _tell_others(self, notice: Notice) -> None:
        if self._publish is not None:
            self._publish(msgspec.json.encode(notice))

    async def _may_play_bots(self, id: str) -> bool:
        return self._leases is None or await self._leases.claim(id)

    async def rounds(self) -> None:
        """Now and then: show that a server is alive, and repair what was missed."""
        beaten = called = 0.0
        while True:
            await asyncio.sleep(_ROUND_SECONDS)
            try:
                if abs(time() - beaten) >= PULSE_SECONDS:
                    await self.store.beat()
                    beaten = time()
                    if self._outages is not None:
                        self._outages.beat(beaten)
                if self._leases is not None:
                    await self._leases.renew()
                if self._publish is not None:
                    roll_call = abs(time() - called) >= _ROLL_CALL_SECONDS
                    if roll_call:
                        called = time()
                    moved, self._moved = self._moved, set()
                    self._call_the_roll(moved | set(self._live if roll_call else ()))
                    await self._look_for_missed()
            except SQLAlchemyError as error:
                _log.error("the store does not answer: %s", in_brief(error))
            except Exception:
                _log.exception("a round of the tables failed")
            for number, live in enumerate(list(self._live.values()), start=1):
                live.wake()
                if number % _TABLES_AT_ONCE == 0:
                    await asyncio.sleep(0)

    def _call_the_roll(self, ids: set[str]) -> None:
        names = sorted(ids)
        for at in range(0, len(names), _ROLL_CALL_TABLES):
            some = {id: self._watched(id) for id in names[at : at + _ROLL_CALL_TABLES]}
            self._tell_others(Notice(worker=self._worker, here=some))

    def _watched(self, id: str) -> list[int]:
        return sorted(self._live[id].audience.connected) if id in self._live else []

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
        error = None if task.cancelled() else task.exception()
        if isinstance(error, SQLAlchemyError):
            _log.error("a chore is not stored: %s", in_brief(error))
        elif error is not None:
            _log.error("a chore failed", exc_info=error)

    async def close(self) -> None:
        await self.reviews.close()
        for live in self._live.values():
            live.stop()
        for chore in list(self._chores):
            with suppress(Exception):
                await chore
        if self._leases is not None:
            self._leases.close()
