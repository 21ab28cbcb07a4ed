"""What the seats of a table have been shown, and what has changed since.

What all seats share is looked up and encoded once for all of them. Changes are objects to be
merged into the view one after the other: a field takes the place of the old one, but where the view
has a list, an object holds entries by their position, and their fields are merged.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from tatami.core.state import State

encode = msgspec.json.Encoder().encode
NOTHING: Final = b"[]"
_Parts: TypeAlias = dict[str, bytes]
_Shared: TypeAlias = dict[str, bytes | list[bytes]]


class Sight:
    def __init__(self) -> None:
        self._shared: _Shared = {}
        self._own: dict[int | None, _Parts] = {}

    def show(self, state: State, seat: int | None) -> None:
        """The seat is being shown everything. The others may still have to hear of changes: then
        the seat will hear of them, too, which does no harm."""
        if not self._own:
            self._shared = _shared_parts(state)
        self._own[seat] = _own_parts(state, seat)

    def forget(self, seat: int | None) -> None:
        self._own.pop(seat, None)

    def changes(self, state: State, seats: list[int | None]) -> list[bytes | None]:
        """For each seat what has changed, or `NOTHING`; None if it has to see all anew."""
        shared = _shared_parts(state)
        common = _changed_for_all(self._shared, shared)
        self._shared = shared
        return [self._changes_of(state, seat, common) for seat in seats]

    def _changes_of(self, state: State, seat: int | None, common: bytes | None) -> bytes | None:
        own = _own_parts(state, seat)
        before = self._own.get(seat)
        self._own[seat] = own
        if common is None or before is None or before.keys() != own.keys():
            return None
        changed = [b'"%b":%b' % (k.encode(), own[k]) for k in own if before[k] != own[k]]
        if not changed:
            return b"[%b]" % common
        if not common:
            return b"[{%b}]" % b",".join(changed)
        return b"[%b,{%b}]" % (common, b",".join(changed))

    def scenes(self, states: list[State], seats: list[int | None]) -> list[list[bytes | None]]:
        """For each seat the changes from one to the other, beginning with what it has been shown
        last, which stays as it is."""
        way = Sight()
        way._shared, way._own = self._shared, self._own.copy()
        steps = [way.changes(state, seats) for state in states]
        return [[step[at] for step in steps] for at in range(len(seats))]


def _own_parts(state: State, seat: int | None) -> _Parts:
    return {name: encode(value) for name, value in state.own_view(seat).items()}


def _shared_parts(state: State) -> _Shared:
    rows = state.rows
    return {
        name: [encode(entry) for entry in value] if name in rows else encode(value)
        for name, value in state.shared_view().items()
    }


def _changed_for_all(before: _Shared, now: _Shared) -> bytes | None:
    if before.keys() != now.keys():
        return None
    changed: list[bytes] = []
    for name, part in now.items():
        old = before[name]
        if part == old:
            continue
        if isinstance(part, list):
            if len(part) != len(old):
                return None
            rows = [b'"%d":%b' % (at, one) for at, one in enumerate(part) if one != old[at]]
            part = b"{%b}" % b",".join(rows)
        changed.append(b'"%b":%b' % (name.encode(), part))
    return b"{%b}" % b",".join(changed) if changed else b""
