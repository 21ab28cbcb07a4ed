"""How much one client may ask for."""

from __future__ import annotations

from time import monotonic
from typing import Final

from tatami.table.watcher import Watcher

_MANY: Final = 10_000
_SEATS_PER_ADDRESS: Final = 10
"""So many play from one address without getting into each other's way."""


class Bucket:
    """Allows `burst` at once and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """One bucket for each address, seat or whatever else it is asked for."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = max(1.0, burst)
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= _MANY:
                self._buckets = {a: b for a, b in self._buckets.items() if not b.full}
            bucket = Bucket(self._rate, self._burst)
            self._buckets[name] = bucket
        return bucket.take()


class Allowance:
    """How many messages are heard: from one seat, however many sockets it has, and one address."""

    def __init__(self, per_second: int) -> None:
        self._seats = Buckets(per_second, 4 * per_second)
        self._addresses = Buckets(
            _SEATS_PER_ADDRESS * per_second, 4 * _SEATS_PER_ADDRESS * per_second
        )

    def take(self, table: str, watcher: Watcher) -> bool:
        seat = watcher.address if watcher.seat is None else str(watcher.seat)
        return self._seats.take(f"{table} {seat}") and self._addresses.take(watcher.address)
