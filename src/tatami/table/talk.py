"""What is said at a table: by its people, by its bots, and by the table itself."""

from __future__ import annotations

import msgspec

from tatami.core.text import Text


class ChatLine(msgspec.Struct, frozen=True):
    """Something said by a seat, or a note of the table itself."""

    n: int
    seat: int | None
    name: str
    said: str
    note: Text | None
    at: float
    after: int = 0
    """How many events of the game had been told."""
    thing: str = ""
    """What the seat points at."""


class Talk:
    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self._plans: dict[int, Text] = {}
        """What bots have said that they are about."""

    def say(self, seat: int, name: str, said: str, at: float, after: int) -> None:
        self.lines.append(ChatLine(self._next, seat, name, said, None, at, after))

    def point(self, seat: int, name: str, thing: str, note: Text, at: float, after: int) -> None:
        self.lines.append(ChatLine(self._next, seat, name, "", note, at, after, thing))

    def note(self, note: Text, at: float, after: int) -> None:
        self.lines.append(ChatLine(self._next, None, "", "", note, at, after))

    def hear_plan(self, seat: int, plan: Text, at: float, after: int) -> None:
        """A bot tells its comrades what it is about, once for every change of plan."""
        if plan != self._plans.get(seat):
            self._plans[seat] = plan
            self.note(plan, at, after)

    def draw_seats(self, drawn: list[int]) -> None:
        """Who has spoken sits elsewhere now."""
        self.lines = [
            line
            if line.seat is None
            else msgspec.structs.replace(line, seat=drawn.index(line.seat))
            for line in self.lines
        ]

    @property
    def _next(self) -> int:
        return len(self.lines) + 1
