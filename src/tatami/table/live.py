"""A table in use: its log, its audience, and what goes on at it by itself.

What it holds in memory is a cache of its log. A request becomes an entry with the next number; only
once that is stored does the table change, and if another process was first, the table catches up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import time
from typing import Final

from tatami.table import log, messages
from tatami.table.audience import Audience
from tatami.table.autoplay import Autoplay
from tatami.table.bot_workers import BotWorkers
from tatami.table.permissions import entry_for
from tatami.table.refusal import Refusal
from tatami.table.requests import Advise, Request
from tatami.table.store import Founding, Store
from tatami.table.table import Table

_TRIES: Final = 20
_BESIDE_THE_GAME: Final = (log.Say, log.Point, log.Rename, log.Advise)


class Advice:
    """What a seat is told about a question, once it is found."""

    def __init__(self, question: int) -> None:
        self.question = question
        self.answer = b""
        self.task: asyncio.Task[None] | None = None


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
        self._workers = workers
        self._advised: dict[int, Advice] = {}
        """By seat: the advice about its last question that it asked about."""
        self._lock = asyncio.Lock()
        self._autoplay.wake()

    @property
    def busy(self) -> bool:
        return self._autoplay.busy

    async def do(
        self,
        by: int | None,
        request: Request,
        founding: Founding | None = None,
        stored: Callable[[], None] | None = None,
    ) -> None:
        """Do it: when this returns, it is stored durably. `Refusal` if it may not be done.

        `stored` is called before anybody is told; after that nothing is waited for.
        """
        async with self._lock:
            for _ in range(_TRIES):
                now = max(time(), self.table.last_at)
                entry = entry_for(self.table, by, request, now, self.audience.here)
                number = self.table.length
                if await self._store.append(self.id, number, entry, now, founding):
                    if stored is not None:
                        stored()
                    self.table.apply(entry, now)
                    self._changed(everything=not isinstance(entry, _BESIDE_THE_GAME))
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

    async def advise(self, seat: int, request: Advise) -> None:
        """Ask for advice: everybody learns that, the seat alone gets the answer when it is found.

        Asking again about the same question gives the same answer, and nobody hears of it; an
        answer that was hurried is looked for once more.
        """
        advice = self._advised.get(seat)
        if advice is None or advice.question != request.question:
            await self.do(seat, request)
            advice = Advice(request.question)
            self._advised[seat] = advice
            advice.task = asyncio.create_task(self._find_advice(seat, advice))
        elif advice.answer:
            self.audience.tell_seat(seat, advice.answer)

    async def _find_advice(self, seat: int, advice: Advice) -> None:
        match = self.table.match
        assert match is not None
        address = self.audience.address
        found = await self._workers.advise(self.table.game, match.state, seat, address)
        if found.hurried and self._advised.get(seat) is advice:
            del self._advised[seat]
        advice.answer = messages.advice(self.table.game, advice.question, found)
        self.audience.tell_seat(seat, advice.answer)

    def wake(self) -> None:
        """See to what may have been missed: who is here, bots, clocks."""
        self.audience.tell_who_is_here()
        self._autoplay.wake()

    def stop(self) -> None:
        """Nobody needs this table here any more."""
        self._autoplay.stop()
        for advice in self._advised.values():
            if advice.task is not None:
                advice.task.cancel()

    async def _read_on(self) -> None:
        for data, at in await self._store.tail(self.id, self.table.length):
            self.table.read(data, at)
        self._changed(everything=True)

    def _changed(self, *, everything: bool) -> None:
        self.audience.tell(everything=everything)
        self.wake()
