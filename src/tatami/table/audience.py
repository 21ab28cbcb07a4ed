"""Who watches a table, and what each of them has been told."""

from __future__ import annotations

import asyncio
from time import time
from typing import Final

from tatami.table import messages
from tatami.table.seat import key_of
from tatami.table.table import Table

_BACKLOG: Final = 500
_OTHERS_SECONDS: Final = 25.0


class Watcher:
    """Someone connected to the table. The connection sends what is put into the outbox."""

    def __init__(self, seat: int | None, token: str | None, address: str = "") -> None:
        self.seat = seat
        self.token = token
        self.address = address
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._lost = False

    def send(self, text: str) -> None:
        """Too slow a listener is let go: it comes back and gets the whole table."""
        if self._lost:
            return
        self._lost = self.outbox.qsize() >= _BACKLOG
        self.outbox.put_nowait(None if self._lost else text)


class Audience:
    def __init__(self, table: Table) -> None:
        self.watchers: list[Watcher] = []
        self._table = table
        self._elsewhere: dict[str, tuple[set[int], float]] = {}
        """By process: the seats that are connected there, and when it said so."""
        self._common: messages.Parts = {}
        self._own: dict[int | None, messages.Parts] = {}
        self._faces: dict[int | None, object] = {}
        self._told_events = len(table.events)
        self._told_chat = len(table.chat)
        self._told_moves = table.moves
        self._told_rematch = table.rematch
        self._told_here: set[int] = set()
        self._seatings = table.seatings
        table.scenes = []

    # who is there

    @property
    def connected(self) -> set[int]:
        """The seats that are connected to this process."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    @property
    def address(self) -> str:
        """From where the table is played: that of its first person here."""
        seated = [watcher.address for watcher in self.watchers if watcher.seat is not None]
        return min(seated, default="")

    @property
    def here(self) -> set[int]:
        seats = self.connected
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
        self._know(watcher.seat)
        watcher.send(messages.whole(self._table, watcher.seat, self.here, time(), have))

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        if watcher.seat not in {other.seat for other in self.watchers}:
            self._own.pop(watcher.seat, None)
        self.tell_who_is_here()

    def others_are_here(self, worker: str, seats: set[int]) -> None:
        """Another process says who is connected there."""
        self._elsewhere[worker] = (seats, time())
        self.tell_who_is_here()

    # what they are told

    def tell_who_is_here(self) -> None:
        if self.here != self._told_here:
            self._tell(everything=False)

    def tell(self, *, everything: bool) -> None:
        """The table has changed; `everything`: views and questions may have, too."""
        if self._table.seatings != self._seatings:
            self._see_to_their_seats()
        self._tell(everything=everything)
        rematch = self._table.rematch
        if rematch is not None and rematch != self._told_rematch:
            self._told_rematch = rematch
            for watcher in self.watchers:
                watcher.send(messages.rematch(rematch, watcher.seat, watcher.token))

    def _see_to_their_seats(self) -> None:
        """Seats were given away, or drawn: everybody learns where they sit now."""
        self._seatings = self._table.seatings
        for watcher in self.watchers:
            if watcher.token is None:
                continue
            seat = self._table.seat_of(key_of(watcher.token))
            if seat != watcher.seat:
                watcher.seat = seat
                if seat is None:
                    watcher.token = None
                self._know(seat)
                watcher.send(messages.whole(self._table, seat, self.here, time(), 0))

    def _tell(self, *, everything: bool, but: Watcher | None = None) -> None:
        """Send each seat the parts that changed."""
        table = self._table
        first = min(
            self._told_events, len(table.events) if table.rewound is None else table.rewound
        )
        rewound, table.rewound = table.rewound is not None, None
        log = _News(table, first) if rewound or first < len(table.events) else None
        scenes, table.scenes = table.scenes, []
        chat = table.chat[self._told_chat :]
        self._told_events, self._told_chat = len(table.events), len(table.chat)

        self._told_here = self.here
        common = messages.common(table, self._told_here)
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

    def _know(self, seat: int | None) -> None:
        """The seat is being told everything."""
        self._own[seat] = messages.own(self._table, seat)
        self._faces[seat] = messages.clock_faces(self._table, seat)

    def _own_news(self, seat: int | None) -> messages.Parts:
        own = messages.own(self._table, seat)
        news = _difference(self._own.get(seat, {}), own)
        self._own[seat] = own
        faces = messages.clock_faces(self._table, seat)
        if self._faces.get(seat) != faces:
            self._faces[seat] = faces
            news["clocks"] = messages.clocks(self._table, seat, time())
        return news


class _News:
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
