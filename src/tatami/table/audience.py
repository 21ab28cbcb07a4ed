"""Who watches a table, and what each of them has been told."""

from __future__ import annotations

from time import time
from typing import Final, Protocol

from tatami.core.state import Scene, State
from tatami.table import messages
from tatami.table.seat import key_of
from tatami.table.sight import NOTHING, Sight
from tatami.table.table import Table

_OTHERS_SECONDS: Final = 25.0
_NOTHING: Final[messages.Parts] = {}


class Outbox(Protocol):
    """Where texts go that are meant for one connection."""

    def put(self, text: bytes) -> None: ...


class Watcher:
    """Someone connected to the table."""

    def __init__(
        self,
        seat: int | None,
        token: str | None,
        outbox: Outbox,
        address: str = "",
        by_changes: bool = False,
    ) -> None:
        self.seat = seat
        self.token = token
        self.outbox = outbox
        self.address = address
        self.by_changes = by_changes
        """Whether it is sent of a view what has changed, and not all of it."""

    def send(self, text: bytes) -> None:
        self.outbox.put(text)


class Audience:
    def __init__(self, table: Table) -> None:
        self.watchers: list[Watcher] = []
        self._connected: set[int] = set()
        self._counted = -1
        """Which seating they were counted for; -1 if somebody has come or gone since."""
        self._table = table
        self._elsewhere: dict[str, tuple[set[int], float]] = {}
        """By process: the seats that are connected there, and when it said so."""
        self._common: messages.Parts = {}
        self._arranged: object = None
        self._own: dict[int | None, messages.Parts] = {}
        self._sight = Sight()
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
        if self._counted != self._table.seatings:
            seats = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
            self._connected = {mine for seat in seats for mine in self._table.together(seat)}
            self._counted = self._table.seatings
        return self._connected

    @property
    def address(self) -> str:
        """From where the table is played: that of its first person here."""
        seated = [watcher.address for watcher in self.watchers if watcher.seat is not None]
        return min(seated, default="")

    @property
    def here(self) -> set[int]:
        """Those, and the ones of whom other processes say that they are connected there."""
        if not self._elsewhere:
            return self.connected
        late = time() - _OTHERS_SECONDS
        elsewhere = [seats for seats, heard in self._elsewhere.values() if heard > late]
        return self.connected.union(*elsewhere)

    def enter(self, watcher: Watcher, have: int) -> None:
        """Tell the newcomer everything and the others that it is there."""
        self.watchers.append(watcher)
        self._counted = -1
        if self.here != self._told_here:
            self._tell(everything=False, but=watcher)
        self._know(watcher.seat)
        watcher.send(messages.whole(self._table, watcher.seat, self.here, time(), have))

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        self._counted = -1
        if watcher.seat not in {other.seat for other in self.watchers}:
            self._own.pop(watcher.seat, None)
            self._sight.forget(watcher.seat)
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
                self._counted = -1
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
        log = messages.News(table, first) if rewound or first < len(table.events) else None
        scenes, table.scenes = table.scenes, []
        chat = table.chat[self._told_chat :]
        self._told_events, self._told_chat = len(table.events), len(table.chat)

        self._told_here = self.here
        shared = {"move": messages.encode(table.moves), **self._common_news()}
        if chat:
            shared["chat"] = messages.chat(chat)
        moved, self._told_moves = self._told_moves != table.moves, table.moves

        turned = self._turn_to_questions() if everything else []
        seats = list({watcher.seat: None for watcher in self.watchers})
        if log is not None:
            shared["from"] = messages.encode(first + 1)
        news = {seat: shared.copy() for seat in seats}
        sight = None
        if everything:
            self._add_own_news(news)
            sight = self._look(seats, scenes) if table.match is not None else None
        if log is not None:
            for seat in seats:
                news[seat]["events"] = log.events(seat)

        texts: dict[tuple[int | None, bool], bytes] = {}
        for watcher in self.watchers:
            seat, kind = watcher.seat, (watcher.seat, watcher.by_changes)
            if turned and watcher in turned:
                whole = {"you": messages.encode(seat), "view": messages.view(table, seat)}
                watcher.send(messages.message("update", news[seat] | self._own[seat] | whole))
                continue
            text = texts.get(kind)
            if text is None:
                fields = news[seat]
                if sight is not None:
                    fields = fields | sight.fields(seat, watcher.by_changes)
                text = messages.message("update", fields) if moved or len(fields) > 1 else b""
                texts[kind] = text
            if text and watcher is not but:
                watcher.send(text)

    def _look(self, seats: list[int | None], scenes: list[Scene]) -> _Sights:
        assert self._table.match is not None
        state = self._table.match.state
        ways = self._sight.scenes([scene.state for scene in scenes], seats) if scenes else []
        changes = self._sight.changes(state, seats)
        return _Sights(state, seats, changes, scenes, ways)

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
        if self._table.match is not None:
            self._sight.show(self._table.match.state, seat)
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

    def _add_own_news(self, news: dict[int | None, messages.Parts]) -> None:
        table = self._table
        owns = messages.own_of_each(table, list(news))
        for (seat, fields), own in zip(news.items(), owns, strict=True):
            before = self._own.get(seat, _NOTHING)
            if own != before:
                self._own[seat] = own
                fields |= _difference(before, own)
            if table.clocks.ticking:
                faces = messages.clock_faces(table, seat)
                if self._faces.get(seat) != faces:
                    self._faces[seat] = faces
                    fields["clocks"] = messages.clocks(table, seat, time())


class _Sights:
    """What the seats see now, and saw on the way: as changes, or whole for those who want it so."""

    def __init__(
        self,
        state: State,
        seats: list[int | None],
        changes: list[bytes | None],
        scenes: list[Scene],
        ways: list[list[bytes | None]],
    ) -> None:
        self._state = state
        self._seats = seats
        self._changes = changes
        self._scenes = scenes
        self._ways = ways

    def fields(self, seat: int | None, by_changes: bool) -> messages.Parts:
        at = self._seats.index(seat)
        changed = self._changes[at]
        found: messages.Parts = {}
        if changed is None or (changed != NOTHING and not by_changes):
            found["view"] = messages.encode(self._state.view(seat))
        elif changed != NOTHING:
            found["changes"] = changed
        if self._scenes and by_changes:
            found["scenes"] = messages.scenes_by_changes(self._scenes, seat, self._ways[at])
        elif self._scenes:
            found["scenes"] = messages.scenes(self._scenes, seat)
        return found


def _difference(old: messages.Parts, new: messages.Parts) -> messages.Parts:
    return {name: value for name, value in new.items() if old.get(name) != value}
