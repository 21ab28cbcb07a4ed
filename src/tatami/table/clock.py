"""Clocks: how long a person may think. All times are seconds of the server's wall clock."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

DAY = 86_400
LONGEST_GAP = 3.0
"""A server that has not shown for so many seconds that it can store, could not."""
QUICKLY: Final = 10.0
"""An answer about hidden cards that takes no longer costs nothing: nobody sees on an account
whether somebody had to think it over or had none to choose from."""
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
    """The accounts of all seats. A clock runs from the moment its seat is asked.

    While several decide in secret the others see each clock as if its seat went on thinking, and
    stand at nothing once its time is used up, whether it has answered, runs late or thinks.
    """

    def __init__(self, rule: ClockRule, players: int, outages: Outages) -> None:
        self.rule = rule
        self.outages = outages
        seconds = 0 if isinstance(rule, NoClock) else rule.seconds
        self._left = [float(seconds)] * players
        self._since: list[float | None] = [None] * players
        self._last = [float(seconds)] * players
        """What was left when the seat last answered."""
        self._earned = [0.0] * players
        """What its last answer added to its account."""
        self._outside: dict[int, tuple[float, float | None]] = {}
        """Of all who were asked in secret: what the others see until the question closes."""
        self.late: set[int] = set()
        """Those of them whose time has run out. They alone know."""

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

    def moved(self, seat: int, now: float, *, free: float = 0.0) -> None:
        """The seat has answered; the first `free` seconds of its thought cost nothing."""
        since = self._since[seat]
        if since is None:
            self._earned[seat] = 0.0
            return
        self._last[seat] = self.left(seat, now)
        self._since[seat] = None
        if isinstance(self.rule, GameClock):
            self._earned[seat] = self.rule.increment + min(free, self._elapsed(since, now))
            self._left[seat] = max(0.0, self._last[seat]) + self._earned[seat]
        elif isinstance(self.rule, MoveClock):
            self._left[seat] = self.rule.seconds

    def unmoved(self, seat: int) -> None:
        """An answer was taken back, and with it what it earned: its clock goes on. After an answer
        in secret it has gone on all the while, as the others have seen."""
        if seat in self._outside:
            self._left[seat], self._since[seat] = self._outside[seat]
        elif isinstance(self.rule, GameClock):
            self._left[seat] -= self._earned[seat]
            self._earned[seat] = self.rule.increment
        elif isinstance(self.rule, MoveClock):
            self._left[seat] = self._last[seat]
            self._since[seat] = None

    def run_out(self, seat: int) -> None:
        """The time of a seat that decides in secret is over."""
        self._left[seat], self._since[seat] = 0.0, None
        self.late.add(seat)

    def change_hands(self, seat: int) -> None:
        """Somebody else will play the seat: with a time for each move, with all of it."""
        if isinstance(self.rule, MoveClock):
            self._left[seat] = self._last[seat] = self.rule.seconds
            self._since[seat] = None
            self.late.discard(seat)
            if seat in self._outside:
                self._outside[seat] = (self.rule.seconds, None)

    def reveal(self) -> list[int]:
        """All secret answers are in: who was late?"""
        late = sorted(self.late)
        for seat in late:
            self.change_hands(seat)
        self.late.clear()
        self._outside.clear()
        return late

    def face(self, seat: int, viewer: int | None) -> tuple[float, float | None]:
        """What a viewer may know of a clock: what was left, and since when it has been running."""
        if seat == viewer or seat not in self._outside:
            return self._left[seat], self._since[seat]
        return self._outside[seat]

    def shown(self, seat: int, viewer: int | None, now: float) -> tuple[float, bool]:
        """What is left to a seat now and whether its clock runs, as far as a viewer may know."""
        left, since = self.face(seat, viewer)
        if since is None:
            return left, False
        return left - self._elapsed(since, now), True

    def run(self, seats: set[int], now: float) -> None:
        """From now on exactly these seats' clocks run; those that ran already go on."""
        for seat, since in enumerate(self._since):
            runs = seat in seats and seat not in self.late
            self._left[seat], self._since[seat] = self._go_on(
                self._left[seat], since, now, runs=runs
            )

    def seem_to_run(self, asked: tuple[int, ...], people: set[int], now: float) -> None:
        """These seats are asked in secret: those of people seem to think. Whoever has openly
        answered is asked no more."""
        before, self._outside = self._outside, {}
        for seat in asked:
            left, since = before.get(seat, (self._left[seat], self._since[seat]))
            self._outside[seat] = self._go_on(left, since, now, runs=seat in people)

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
