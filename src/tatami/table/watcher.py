"""Someone who watches a table, and where that is told."""

from __future__ import annotations

from typing import Protocol


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
