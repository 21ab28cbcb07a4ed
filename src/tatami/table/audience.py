"""Who watches a table, and what each of them has been told."""

from __future__ import annotations

from time import monotonic, time
from typing import Final

from tatami.core.state import Scene, State
from tatami.table import messages
from tatami.table.seat import key_of
from tatami.table.sight import NOTHING, Sight
from tatami.table.table import Table
from tatami.table.watcher import Watcher

_OTHERS_SECONDS: Final = 25.0


class Audience:
    def __init__(self, table: Table) -> None:
        self.watchers: list[Watcher] = []
        self._connected: set[int] = set()
        self._counted = -1
        """Which seating they were counted for; -1 if somebody has come or gone since."""
        self._table = table
        self._elsewhere: dict[str, tuple[set[int], float]] = {}
        """By process: the seats that are connected there, and when it said so, by a clock that
        nobody sets: nobody is absent because the machine's has jumped."""
        self._common: messages.Parts = {}
        self._arranged: object = None
        self._own: dict[int | None, messages.Own] = {}
        self._mine: dict[int | None, bytes] = {}
        """Which seats each has been told to be its person's, in the seating `_mine_in`."""
        self._mine_in = table.seatings
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
            self._connected = {mine for seat in seats for mine in self._table.own_seats(seat)}
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
        late = monotonic() - _OTHERS_SECONDS
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
            self._mine.pop(watcher.seat, None)
            self._sight.forget(watcher.seat)
        self.tell_who_is_here()

    def others_are_here(self, worker: str, seats: set[int]) -> None:
        """Another process says who is connected there."""
        self._elsewhere[worker] = (seats, monotonic())
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
        """Send each seat the parts that changed; seats that are told the same share one text."""
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
        shared = self._common_news()
        if chat:
            shared["chat"] = messages.chat(chat)
        if log is not None:
            shared["from"] = messages.encode(first + 1)
        moved, self._told_moves = self._told_moves != table.moves, table.moves
        updates = _Updates(table.moves, messages.fields(shared), moved)

        turned = self._turn_to_questions() if everything else []
        seats = list({watcher.seat: None for watcher in self.watchers})
        own = self._own_news(seats) if everything else {}
        sight = self._look(seats, scenes) if everything and table.match is not None else None

        texts: dict[tuple[int | None, bool], bytes] = {}
        for watcher in self.watchers:
            seat, kind = watcher.seat, (watcher.seat, watcher.by_changes)
            text = texts.get(kind)
            if text is None or (turned and watcher in turned):
                events = b"" if log is None else log.field(seat)
                if turned and watcher in turned:
                    whole = messages.fields(messages.seen_from(table, seat, time()))
                    text = updates.text(events, whole, b"")
                else:
                    seen = b"" if sight is None else sight.fields(seat, watcher.by_changes)
                    text = texts[kind] = updates.text(own.get(seat, b""), events, seen)
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
        turned: list[Watcher] = []
        if not self._table.several:
            return turned
        for watcher in self.watchers:
            if watcher.seat is None or watcher.seat in self._table.asked:
                continue
            mine = self._table.own_seats(watcher.seat)
            asked = [seat for seat in mine if seat in self._table.asked]
            if asked:
                watcher.seat = asked[0]
                turned.append(watcher)
        return turned

    def _know(self, seat: int | None) -> None:
        """The seat is being told everything."""
        if self._table.match is not None:
            self._sight.show(self._table.match.state, seat)
        [self._own[seat]] = messages.own_of_each(self._table, [seat])
        self._mine[seat] = messages.mine(self._table, seat)
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

    def _own_news(self, seats: list[int | None]) -> dict[int | None, bytes]:
        """What has changed for each seat beside the view."""
        table = self._table
        found: dict[int | None, bytes] = {}
        for seat, own in zip(seats, messages.own_of_each(table, seats), strict=True):
            before = self._own.get(seat)
            found[seat] = messages.fields(own.parts()) if before is None else own.changed(before)
            self._own[seat] = own
        if table.seatings != self._mine_in:
            self._mine_in = table.seatings
            for seat in seats:
                mine = messages.mine(table, seat)
                if mine != self._mine.get(seat):
                    self._mine[seat] = mine
                    found[seat] += messages.fields({"mine": mine})
        if table.clocks.ticking:
            for seat in seats:
                faces = messages.clock_faces(table, seat)
                if self._faces.get(seat) != faces:
                    self._faces[seat] = faces
                    found[seat] += messages.fields({"clocks": messages.clocks(table, seat, time())})
        return found


class _Updates:
    """News for those who watch. Whoever is told the same gets the same text, made once."""

    def __init__(self, moves: int, shared: bytes, moved: bool) -> None:
        self._head = b'{"is":"update","move":%d' % moves
        self._shared = shared
        self._moved = moved
        self._texts: dict[tuple[bytes, bytes, bytes], bytes] = {}

    def text(self, own: bytes, events: bytes, seen: bytes) -> bytes:
        """The fields in a message; empty if there is nothing to tell."""
        told = (own, events, seen)
        text = self._texts.get(told)
        if text is None:
            news = b"%b%b%b%b" % (self._shared, own, events, seen)
            text = b"%b%b}" % (self._head, news) if news or self._moved else b""
            self._texts[told] = text
        return text


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

    def fields(self, seat: int | None, by_changes: bool) -> bytes:
        at = self._seats.index(seat)
        changed = self._changes[at]
        if changed is None or (changed != NOTHING and not by_changes):
            found = b',"view":%b' % messages.encode(self._state.view(seat))
        else:
            found = b',"changes":%b' % changed if changed != NOTHING else b""
        if not self._scenes:
            return found
        if by_changes:
            seen = messages.scenes_by_changes(self._scenes, seat, self._ways[at])
        else:
            seen = messages.scenes(self._scenes, seat)
        return b'%b,"scenes":%b' % (found, seen)


def _difference(old: messages.Parts, new: messages.Parts) -> messages.Parts:
    return {name: value for name, value in new.items() if old.get(name) != value}
