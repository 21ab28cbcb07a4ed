"""A table that somebody watches: takes acts, stores them, tells everyone, plays the bots.

What it holds in memory is a cache of its log. An act becomes an entry with the next number; only
once that is stored does the table change, and if another process was first, the table catches up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import Final, TypeAlias

from tatami.table import acts, messages
from tatami.table.entry import AnyEntry, Play, Rename, Say
from tatami.table.refusal import Refusal
from tatami.table.seat import key_of
from tatami.table.store import Founding, Store
from tatami.table.table import Table
from tatami.table.thinkers import Thinkers

Act: TypeAlias = Callable[[Table, float], AnyEntry]
"""Looks at the table at a moment and gives the entry to be stored, or refuses."""

_log = logging.getLogger(__name__)
_TRIES: Final = 20
_BACKLOG: Final = 500
_OTHERS_SECONDS: Final = 25.0


class Watcher:
    """Someone connected to the table. The connection sends what is put into the outbox."""

    def __init__(self, seat: int | None, token: str | None) -> None:
        self.seat = seat
        self.token = token
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._lost = False

    def send(self, text: str) -> None:
        """Too slow a listener is let go: it comes back and gets the whole table."""
        if self._lost:
            return
        self._lost = self.outbox.qsize() >= _BACKLOG
        self.outbox.put_nowait(None if self._lost else text)


class LiveTable:
    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        bot_delay: float,
        claim: Callable[[str], Awaitable[bool]],
        idle: Callable[[LiveTable], None],
    ) -> None:
        self.table = table
        self.id = table.setup.id
        self.watchers: list[Watcher] = []
        self.held = 0
        """How many requests and connections use this table now."""
        self._store = store
        self._thinkers = thinkers
        self._bot_delay = bot_delay
        self._claim = claim
        self._idle = idle
        self._lock = asyncio.Lock()
        self._elsewhere: dict[str, tuple[set[int], float]] = {}
        self._common: messages.Parts = {}
        self._own: dict[int | None, messages.Parts] = {}
        self._told_events = len(table.events)
        self._told_chat = len(table.chat)
        self._told_moves = table.moves
        self._told_rematch = table.rematch
        table.scenes = []
        self._told_here: set[int] = set()
        self._bots: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self._flagging: asyncio.Task[None] | None = None
        self.wake()

    # who is there

    @property
    def watched(self) -> set[int]:
        """The seats that are connected to this process."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    @property
    def here(self) -> set[int]:
        seats = self.watched
        late = time() - _OTHERS_SECONDS
        for others, heard in self._elsewhere.values():
            if heard > late:
                seats |= others
        return seats

    def enter(self, watcher: Watcher, have: int) -> None:
        """Tell the newcomer everything and the others that it is there."""
        self.watchers.append(watcher)
        if self.here != self._told_here:
            self._tell(everything=False, but=watcher)
        self._own.setdefault(watcher.seat, messages.own(self.table, watcher.seat))
        watcher.send(messages.whole(self.table, watcher.seat, self.here, time(), have))

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        if watcher.seat not in {other.seat for other in self.watchers}:
            self._own.pop(watcher.seat, None)
        self._tell_who_is_here()

    def others_are_here(self, worker: str, seats: set[int]) -> None:
        """Another process says who is connected there."""
        self._elsewhere[worker] = (seats, time())
        self._tell_who_is_here()

    def _tell_who_is_here(self) -> None:
        if self.here != self._told_here:
            self._tell(everything=False)

    # what is done

    async def act(self, act: Act, founding: Founding | None = None) -> None:
        """Do it: when this returns, it is stored durably. `Refusal` if it may not be done."""
        async with self._lock:
            for _ in range(_TRIES):
                now = max(time(), self.table.last_at)
                entry = act(self.table, now)
                number = self.table.length
                if await self._store.append(self.id, number, entry, now, founding):
                    self._apply(entry, now)
                    return
                await self._read_on()
        raise Refusal("error-busy")

    async def follow(self, number: int, entry: AnyEntry, at: float) -> None:
        """Another process has stored this entry."""
        async with self._lock:
            if number == self.table.length:
                self._apply(entry, at)
            elif number > self.table.length:
                await self._read_on()

    async def catch_up(self, length: int) -> None:
        """The log has this many entries now."""
        async with self._lock:
            if self.table.length < length:
                await self._read_on()

    def _apply(self, entry: AnyEntry, at: float) -> None:
        self.table.apply(entry, at)
        self._changed(everything=not isinstance(entry, Say | Rename))

    async def _read_on(self) -> None:
        for entry, at in await self._store.tail(self.id, self.table.length):
            self.table.apply(entry, at)
        self._changed(everything=True)

    # what everyone is told

    def _changed(self, *, everything: bool) -> None:
        if self.table.phase == "waiting":
            self._see_to_their_seats()
        self._tell(everything=everything)
        if self.table.rematch != self._told_rematch:
            self._told_rematch = self.table.rematch
            assert self.table.rematch is not None
            for watcher in self.watchers:
                watcher.send(messages.rematch(self.table.rematch, watcher.seat, watcher.token))
        self.wake()

    def _see_to_their_seats(self) -> None:
        """Whoever lost the seat to the host's wishes goes on as a spectator."""
        for watcher in self.watchers:
            if watcher.token is None or watcher.seat is None:
                continue
            if self.table.seats[watcher.seat].key != key_of(watcher.token):
                watcher.seat = watcher.token = None
                watcher.send(messages.whole(self.table, None, self.here, time(), 0))

    def _tell(self, *, everything: bool, but: Watcher | None = None) -> None:
        """Send each seat the parts that changed; `everything` if views may have."""
        table = self.table
        first = min(
            self._told_events, len(table.events) if table.rewound is None else table.rewound
        )
        rewound, table.rewound = table.rewound is not None, None
        log = _Log(table, first) if rewound or first < len(table.events) else None
        scenes, table.scenes = table.scenes, []
        chat = table.chat[self._told_chat :]
        self._told_events, self._told_chat = len(table.events), len(table.chat)

        self._told_here = self.here
        common = messages.common(table, self._told_here, time())
        shared = _difference(self._common, common)
        if chat:
            shared["chat"] = messages.chat(chat)
        self._common = common
        move = messages.encode(table.moves)
        moved, self._told_moves = self._told_moves != table.moves, table.moves

        texts: dict[int | None, str] = {}
        for watcher in self.watchers:
            seat = watcher.seat
            if seat not in texts:
                fields = {**shared, **(self._own_news(seat) if everything else {})}
                if log is not None:
                    fields |= log.fields(seat)
                if scenes:
                    fields["scenes"] = messages.scenes(scenes, seat)
                update = messages.message("update", {"move": move, **fields})
                texts[seat] = update if fields or moved else ""
            if texts[seat] and watcher is not but:
                watcher.send(texts[seat])

    def _own_news(self, seat: int | None) -> messages.Parts:
        own = messages.own(self.table, seat)
        news = _difference(self._own.get(seat, {}), own)
        self._own[seat] = own
        return news

    # what goes on by itself

    @property
    def busy(self) -> bool:
        return self._bots is not None or self._flagging is not None

    def wake(self) -> None:
        """See to bots, clocks and absences; the hall asks for it now and then, after failures."""
        self._tell_who_is_here()
        if self._bots is None and self.table.thinking():
            self._bots = asyncio.create_task(self._play_bots())
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        due = self.table.clocks.next_flag(time())
        if due is not None and self._flagging is None:
            seconds, seat = due
            self._flag = asyncio.get_running_loop().call_later(
                max(0.0, seconds) + 0.01, self._time_is_up, seat
            )

    def _time_is_up(self, seat: int) -> None:
        self._flagging = asyncio.create_task(self._flag_down(seat))

    async def _flag_down(self, seat: int) -> None:
        try:
            with suppress(Refusal):
                await self.act(lambda table, now: acts.flag(table, seat, now))
        except Exception:
            _log.exception("a flag at table %s could not be stored", self.id)
        finally:
            self._flagging = None
            self._idle(self)

    async def _play_bots(self) -> None:
        try:
            while (thinking := self.table.thinking()) and await self._claim(self.id):
                await self._play_bot(thinking[0])
        except Exception:
            _log.exception("a bot's move at table %s failed", self.id)
        finally:
            self._bots = None
            self._idle(self)

    async def _play_bot(self, seat: int) -> None:
        table = self.table
        question, level = table.asked[seat], table.seats[seat].bot
        assert table.match is not None
        assert level is not None
        thought = asyncio.create_task(
            self._thinkers.move(table.game, table.match.state, seat, level)
        )
        if table.people() and len(table.actors) == 1:
            await asyncio.sleep(self._bot_delay)  # so that people can follow
        move = await thought

        def answer(table: Table, _: float) -> Play:
            return acts.bot_play(table, seat, question, move)

        try:
            await self.act(answer)
        except Refusal:
            _log.debug("table %s went on without the bot on seat %d", self.id, seat)

    def stop(self) -> None:
        """Nobody needs this table here any more."""
        if self._flag is not None:
            self._flag.cancel()
        for task in (self._bots, self._flagging):
            if task is not None:
                task.cancel()


class _Log:
    """New events; encoded once for all if none of them has a secret."""

    def __init__(self, table: Table, first: int) -> None:
        self._table = table
        self._first = first
        secret = any(event.secret is not None for event in table.events[first:])
        self._public = None if secret else messages.events(table, None, first)

    def fields(self, seat: int | None) -> messages.Parts:
        news = self._public
        if news is None:
            news = messages.events(self._table, seat, self._first)
        return {"from": messages.encode(self._first + 1), "events": news}


def _difference(old: messages.Parts, new: messages.Parts) -> messages.Parts:
    return {name: value for name, value in new.items() if old.get(name) != value}
