"""What the seats of a table have been shown, and what has changed since.

What all seats share is looked up and encoded once for all of them. Changes are objects to be
merged into the view one after the other: a field takes the place of the old one, but where the view
has a list, an object holds entries by their position. Their fields are merged; entries behind the
end are new.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from tatami.core.state import State

encode: Final = msgspec.json.Encoder().encode
NOTHING: Final = b"[]"
_Shared: TypeAlias = dict[str, Any]
_Own: TypeAlias = dict[str, bytes]


class Sight:
    def __init__(self) -> None:
        self._shared: _Shared = {}
        self._own: dict[int | None, _Own] = {}
        self._stamps: dict[int | None, Any] = {}

    def show(self, state: State, seat: int | None) -> None:
        """The seat is being shown everything. The others may still have to hear of changes: then
        the seat will hear of them, too, which does no harm."""
        if state.outcome is not None:
            return
        if not self._own:
            self._shared = _shared_parts(state)
        self._own[seat] = _own_parts(state, seat)
        self._stamps[seat] = state.own_stamp(seat)

    def forget(self, seat: int | None) -> None:
        self._own.pop(seat, None)
        self._stamps.pop(seat, None)

    def changes(self, state: State, seats: list[int | None]) -> list[bytes | None]:
        """For each seat what has changed, or `NOTHING`; None if it has to see all anew."""
        shared = _shared_parts(state)
        common = _changed_for_all(self._shared, shared, state.rows)
        self._shared = shared
        of_most = None if common is None else b"[%b]" % common
        found = [self._changes_of(state, seat, common, of_most) for seat in seats]
        if state.outcome is not None:  # nothing changes any more
            self._shared, self._own, self._stamps = {}, {}, {}
        return found

    def _changes_of(
        self, state: State, seat: int | None, common: bytes | None, of_most: bytes | None
    ) -> bytes | None:
        before = self._own.get(seat)
        stamp = state.own_stamp(seat)
        if before is not None and stamp is not None and stamp == self._stamps.get(seat):
            return of_most
        self._stamps[seat] = stamp
        now = self._own[seat] = _own_parts(state, seat)
        if common is None or before is None:
            return None
        if now.keys() != before.keys():
            return None
        own = _changed_fields(before, now)
        if not own:
            return of_most
        return b"[%b,{%b}]" % (common, own) if common else b"[{%b}]" % own

    def scenes(self, states: list[State], seats: list[int | None]) -> list[list[bytes | None]]:
        """For each seat the changes from one to the other, beginning with what it has been shown
        last, which stays as it is."""
        way = Sight()
        way._shared, way._own = self._shared, self._own.copy()
        way._stamps = self._stamps.copy()
        steps = [way.changes(state, seats) for state in states]
        return [[step[at] for step in steps] for at in range(len(seats))]


def _shared_parts(state: State) -> _Shared:
    shared = state.shared_view()
    for name in state.lasting:
        shared.pop(name, None)
    return shared


def _changed_for_all(before: _Shared, now: _Shared, rows: tuple[str, ...]) -> bytes | None:
    if before.keys() != now.keys():
        return None
    changed: dict[str, Any] = {}
    for name, part in now.items():
        old = before[name]
        if name in rows:
            if len(part) != len(old):
                return None
            part = _changed_rows(old, part)
            if part:
                changed[name] = part
        elif part != old:
            changed[name] = _added(old, part) or part
    return encode(changed) if changed else b""


def _added(old: Any, part: Any) -> dict[int, Any] | None:
    """What a list has gained at its end, if nothing else has happened to it."""
    if not isinstance(old, list) or not isinstance(part, list) or not old:
        return None
    had = len(old)
    if len(part) <= had or part[:had] != old:
        return None
    return {had + at: entry for at, entry in enumerate(part[had:])}


def _changed_rows(
    before: list[dict[str, Any]], now: list[dict[str, Any]]
) -> dict[int, dict[str, Any]]:
    changed: dict[int, dict[str, Any]] = {}
    for at, row in enumerate(now):
        old = before[at]
        if row != old:
            same = row.keys() == old.keys()
            changed[at] = {n: part for n, part in row.items() if not same or part != old[n]}
    return changed


def _own_parts(state: State, seat: int | None) -> _Own:
    return {name: encode(part) for name, part in state.own_view(seat).items()}


def _changed_fields(before: _Own, now: _Own) -> bytes:
    """Of two objects with the same fields those that are others now."""
    changed = [
        b'"%b":%b' % (name.encode(), part) for name, part in now.items() if part != before[name]
    ]
    return b",".join(changed)
