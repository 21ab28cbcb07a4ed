"""Clocks: how long a person may think. All times are seconds of the server's wall clock."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

DAY = 86_400
LONGEST_GAP = 3.0
"""A server that has not shown for so many seconds that it can store, could not."""
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=30 * DAY)]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none"):
    """Everyone may think for days."""


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """Every move has the same time."""

    seconds: Seconds


class GameClock(msgspec.Struct, frozen=True, tag_field="kind", tag="game"):
    """One account for the whole game; each move earns an increment."""

    seconds: Seconds
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0


ClockRule: TypeAlias = NoClock | MoveClock | GameClock


class Outages:
    """When nobody could play: no server ran, or it could not store anything.

    That time is on nobody's clock. `beat` is called whenever the server has shown that it can;
    if it has not for a while, the time since then does not count either, be it that the process was
    suspended, the database away, or that the machine's clock has jumped.
    """

    def __init__(self, spans: list[tuple[float, float]]) -> None:
        self._spans = spans
        self._beaten: float | None = None

    def beat(self, now: float) -> None:
        if self._beaten is not None and now - self._beaten > LONGEST_GAP:
            self._spans.append((self._beaten, now))
        self._beaten = now

    def within(self, began: float, ended: float) -> float:
        spans = self._spans
        if self._beaten is not None and ended - self._beaten > LONGEST_GAP:
            spans = [*spans, (self._beaten, ended)]
        return sum(max(0.0, min(ended, end) - max(began, start)) for start, end in spans)


class Clocks:
    """The accounts of all seats. A clock runs from the moment its seat is asked."""

    def __init__(self, rule: ClockRule, players: int, outages: Outages) -> None:
        self.rule = rule
        self.outages = outages
        seconds = 0 if isinstance(rule, NoClock) else rule.seconds
        self._left = [float(seconds)] * players
        self._since: list[float | None] = [None] * players
        self._last = [float(seconds)] * players
        """What was left when the seat last answered."""
        self._hidden: dict[int, tuple[float, float | None]] = {}
        """Of seats that have answered in secret: what the others see, as if they had not."""

    @property
    def ticking(self) -> bool:
        return not isinstance(self.rule, NoClock)

    def left(self, seat: int, now: float) -> float:
        since = self._since[seat]
        if since is None:
            return self._left[seat]
        return self._left[seat] - self._elapsed(since, now)

    def _elapsed(self, since: float, now: float) -> float:
        return max(0.0, now - since - self.outages.within(since, now))

    def running(self, seat: int) -> bool:
        return self._since[seat] is not None

    def moved(self, seat: int, now: float, *, hidden: bool = False) -> None:
        """The seat has answered; if the others may not know, they see its clock run on."""
        since = self._since[seat]
        if since is None:
            return
        if hidden:
            self._hidden.setdefault(seat, (self._left[seat], since))
        self._last[seat] = self.left(seat, now)
        self._since[seat] = None
        if isinstance(self.rule, GameClock):
            self._left[seat] = max(0.0, self._last[seat]) + self.rule.increment
        elif isinstance(self.rule, MoveClock):
            self._left[seat] = self.rule.seconds

    def unmoved(self, seat: int) -> None:
        """An answer was taken back, and with it what it earned: its clock goes on. Of a secret
        answer the others do not see that either."""
        if isinstance(self.rule, GameClock):
            self._left[seat] -= self.rule.increment
        elif isinstance(self.rule, MoveClock):
            self._left[seat] = self._last[seat]
            self._since[seat] = None

    def change_hands(self, seat: int) -> None:
        """Somebody else will play the seat: with a time for each move, with all of it."""
        if isinstance(self.rule, MoveClock):
            self._left[seat] = self._last[seat] = self.rule.seconds
            self._since[seat] = None
            if seat in self._hidden:
                self._hidden[seat] = (self.rule.seconds, None)

    def reveal(self) -> None:
        """All secret answers are in."""
        self._hidden.clear()

    def face(self, seat: int, viewer: int | None) -> tuple[float, float | None]:
        """What a viewer may know of a clock: what was left, and since when it has been running."""
        if seat == viewer or seat not in self._hidden:
            return self._left[seat], self._since[seat]
        return self._hidden[seat]

    def shown(self, seat: int, viewer: int | None, now: float) -> tuple[float, bool]:
        """What is left to a seat now and whether its clock runs, as far as a viewer may know."""
        left, since = self.face(seat, viewer)
        if since is None:
            return left, False
        return left - self._elapsed(since, now), True

    def run(self, seats: set[int], asked: set[int], now: float) -> None:
        """From now on exactly these seats' clocks run; those that ran already go on. All who were
        `asked` seem to think."""
        for seat, since in enumerate(self._since):
            self._left[seat], self._since[seat] = self._go_on(
                self._left[seat], since, now, runs=seat in seats
            )
        for seat, (left, since) in self._hidden.items():
            self._hidden[seat] = self._go_on(left, since, now, runs=seat in asked)

    def _go_on(
        self, left: float, since: float | None, now: float, *, runs: bool
    ) -> tuple[float, float | None]:
        if runs:
            return left, now if since is None else since
        if since is not None and isinstance(self.rule, GameClock):
            left -= self._elapsed(since, now)
        return left, None

    def next_flag(self, now: float) -> tuple[float, int] | None:
        """In how many seconds the next time runs out, and whose."""
        if not self.ticking:
            return None
        due = [
            (self.left(seat, now), seat)
            for seat, since in enumerate(self._since)
            if since is not None
        ]
        return min(due, default=None)
