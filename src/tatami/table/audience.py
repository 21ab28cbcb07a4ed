"""Who watches a table, and what each of them has been told."""

from __future__ import annotations

from time import time
from typing import Final, Protocol

from tatami.table import messages
from tatami.table.seat import key_of
from tatami.table.table import Table

_OTHERS_SECONDS: Final = 25.0


class Outbox(Protocol):
    """Where texts go that are meant for one connection."""

    def put(self, text: bytes) -> None: ...


class Watcher:
    """Someone connected to the table."""

    def __init__(self, seat: int | None, token: str | None, outbox: Outbox, address: str) -> None:
        self.seat = seat
        self.token = token
        self.outbox = outbox
        self.address = address

    def send(self, text: bytes) -> None:
        self.outbox.put(text)


class Audience:
    def __init__(self, table: Table) -> None:
        self.watchers: list[Watcher] = []
        self._table = table
        self._elsewhere: dict[str, tuple[set[int], float]] = {}
        """By process: the seats that are connected there, and when it said so."""
        self._common: messages.Parts = {}
        self._arranged: object = None
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
        seats = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        return {mine for seat in seats for mine in self._table.together(seat)}

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

    def tell_seat(self, seat: int, text: bytes) -> None:
        """What is meant for one seat alone, wherever it is connected here."""
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.send(text)

    def _see_to_their_seats(self) -> None:
        """Seats were given away, or drawn: everybody learns where they sit now."""
        self._seatings = self._table.seatings
        for watcher in self.watchers:
            if watcher.token is None:
                continue
            key = key_of(watcher.token)
            if watcher.seat in self._table.seats_of(key):
                continue
            seat = self._table.seat_of(key)
            if seat != watcher.seat:
                watcher.seat = seat
                if seat is None:
                    watcher.token = None
                if seat not in self._own:
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
        shared = self._common_news()
        if chat:
            shared["chat"] = messages.chat(chat)
        move = messages.encode(table.moves)
        moved, self._told_moves = self._told_moves != table.moves, table.moves

        turned = self._turn_to_questions() if everything else []
        seats = list({watcher.seat: None for watcher in self.watchers})
        owns = messages.own_of_each(table, seats) if everything else [None] * len(seats)
        seen = messages.scenes(scenes, seats)
        texts: dict[int | None, bytes] = {}
        for at, (seat, own) in enumerate(zip(seats, owns, strict=True)):
            fields = {"move": move, **shared}
            if own is not None:
                self._add_own_news(seat, own, fields)
            if log is not None:
                fields |= log.fields(seat)
            if seen:
                fields["scenes"] = seen[at]
            texts[seat] = messages.message("update", fields) if moved or len(fields) > 1 else b""
            for watcher in turned:
                if watcher.seat == seat and own is not None:
                    fields |= {"you": messages.encode(seat), **own}
                    watcher.send(messages.message("update", fields))
        for watcher in self.watchers:
            if texts[watcher.seat] and watcher is not but and watcher not in turned:
                watcher.send(texts[watcher.seat])

    def _turn_to_questions(self) -> list[Watcher]:
        """Who has several seats is shown the one that is asked something."""
        turned = []
        for watcher in self.watchers:
            if watcher.seat is None or watcher.seat in self._table.asked:
                continue
            mine = self._table.together(watcher.seat)
            asked = [seat for seat in mine if seat in self._table.asked]
            if asked:
                watcher.seat = asked[0]
                turned.append(watcher)
        return turned

    def _know(self, seat: int | None) -> None:
        """The seat is being told everything."""
        self._own[seat] = messages.own(self._table, seat)
        self._faces[seat] = messages.clock_faces(self._table, seat)

    def _common_news(self) -> messages.Parts:
        """What has changed for everybody; looked at only when something may have."""
        table = self._table
        state = (table.arrangement, table.phase, table.hurried, self._told_here)
        if state == self._arranged:
            return {}
        self._arranged = state
        common = messages.common(table, self._told_here)
        news = _difference(self._common, common)
        self._common = common
        return news

    def _add_own_news(self, seat: int | None, own: messages.Parts, news: messages.Parts) -> None:
        before = self._own.get(seat, {})
        self._own[seat] = own
        for name, value in own.items():
            if before.get(name) != value:
                news[name] = value
        if not self._table.clocks.ticking:
            return
        faces = messages.clock_faces(self._table, seat)
        if self._faces.get(seat) != faces:
            self._faces[seat] = faces
            news["clocks"] = messages.clocks(self._table, seat, time())


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
