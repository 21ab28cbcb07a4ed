"""What the seats of a table have been shown, and what has changed since.

What all seats share is looked up and encoded once for all of them. Changes are objects to be
merged into the view one after the other: a field takes the place of the old one, but where the view
has a list, an object holds entries by their position, and their fields are merged.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from tatami.core.state import State

encode: Final = msgspec.json.Encoder().encode
NOTHING: Final = b"[]"
_parts: msgspec.json.Decoder[dict[str, msgspec.Raw]] = msgspec.json.Decoder(dict[str, msgspec.Raw])
_Shared: TypeAlias = dict[str, bytes | list[bytes]]


class Sight:
    def __init__(self) -> None:
        self._shared: _Shared = {}
        self._own: dict[int | None, bytes] = {}
        self._stamps: dict[int | None, Any] = {}

    def show(self, state: State, seat: int | None) -> None:
        """The seat is being shown everything. The others may still have to hear of changes: then
        the seat will hear of them, too, which does no harm."""
        if not self._own:
            self._shared = _shared_parts(state)
        self._own[seat] = encode(state.own_view(seat))
        self._stamps[seat] = state.own_stamp(seat)

    def forget(self, seat: int | None) -> None:
        self._own.pop(seat, None)
        self._stamps.pop(seat, None)

    def changes(self, state: State, seats: list[int | None]) -> list[bytes | None]:
        """For each seat what has changed, or `NOTHING`; None if it has to see all anew."""
        shared = _shared_parts(state)
        common = _changed_for_all(self._shared, shared)
        self._shared = shared
        of_most = None if common is None else b"[%b]" % common
        return [self._changes_of(state, seat, common, of_most) for seat in seats]

    def _changes_of(
        self, state: State, seat: int | None, common: bytes | None, of_most: bytes | None
    ) -> bytes | None:
        before = self._own.get(seat)
        stamp = state.own_stamp(seat)
        if before is not None and stamp is not None and stamp == self._stamps.get(seat):
            return of_most
        self._stamps[seat] = stamp
        now = self._own[seat] = encode(state.own_view(seat))
        if common is None or before is None:
            return None
        if now == before:
            return of_most
        own = _changed_fields(before, now)
        if own is None:
            return None
        return b"[%b,%b]" % (common, own) if common else b"[%b]" % own

    def scenes(self, states: list[State], seats: list[int | None]) -> list[list[bytes | None]]:
        """For each seat the changes from one to the other, beginning with what it has been shown
        last, which stays as it is."""
        way = Sight()
        way._shared, way._own = self._shared, self._own.copy()
        way._stamps = self._stamps.copy()
        steps = [way.changes(state, seats) for state in states]
        return [[step[at] for step in steps] for at in range(len(seats))]


def _shared_parts(state: State) -> _Shared:
    rows, lasting = state.rows, state.lasting
    return {
        name: [encode(entry) for entry in value] if name in rows else encode(value)
        for name, value in state.shared_view().items()
        if name not in lasting
    }


def _changed_for_all(before: _Shared, now: _Shared) -> bytes | None:
    if before.keys() != now.keys():
        return None
    changed: list[tuple[str, bytes]] = []
    for name, part in now.items():
        old = before[name]
        if part == old:
            continue
        if isinstance(part, list):
            if not isinstance(old, list) or len(part) != len(old):
                return None
            rows = [
                b'"%d":%b' % (at, _changed_fields(old[at], row) or row)
                for at, row in enumerate(part)
                if row != old[at]
            ]
            part = b"{%b}" % b",".join(rows)
        changed.append((name, part))
    return _joined(changed) if changed else b""


def _changed_fields(before: bytes, now: bytes) -> bytes | None:
    """Of an object what is another now; None if it has other fields."""
    old, new = _parts.decode(before), _parts.decode(now)
    if old.keys() != new.keys():
        return None
    return _joined([(name, bytes(part)) for name, part in new.items() if part != old[name]])


def _joined(parts: list[tuple[str, bytes]]) -> bytes:
    return b"{%b}" % b",".join([b'"%b":%b' % (name.encode(), part) for name, part in parts])
