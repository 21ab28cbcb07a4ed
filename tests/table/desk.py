"""A table without a server: requests are checked, then written to a log that is kept here."""

from __future__ import annotations

from typing import Any

from tatami.core.game import Game
from tatami.core.move import Move
from tatami.table import requests as ask
from tatami.table.clock import ClockRule, NoClock, Outages
from tatami.table.log import AnyEntry
from tatami.table.permissions import entry_for
from tatami.table.setup import Setup
from tatami.table.table import Table
from tatami.table.watcher import Watcher

ID = "an id"
"""Of a message whose id plays no part."""


class Onlooker(Watcher):
    """Someone at a table who keeps what is told."""

    def __init__(
        self, seat: int | None, token: str | None = None, by_changes: bool = False
    ) -> None:
        super().__init__(seat, token, self, by_changes=by_changes)
        self._texts: list[bytes] = []

    def put(self, text: bytes) -> None:
        self._texts.append(text)

    def take(self) -> list[bytes]:
        """What was told since last asked."""
        taken, self._texts = self._texts, []
        return taken


class Desk:
    def __init__(
        self,
        game: Game[Any],
        players: int,
        clock: ClockRule | None = None,
        outages: Outages | None = None,
        seed: str = "a seed",
    ) -> None:
        setup = Setup(
            id="desk",
            game=game.id,
            rules=game.version,
            players=players,
            options=game.check_options(players, {}),
            clock=clock or NoClock(),
            host=0,
            seed=seed,
            created=0.0,
        )
        self.game = game
        self.now = 0.0
        self.log: list[tuple[AnyEntry, float]] = []
        self.table = Table(setup, game, outages or Outages([]))
        self._messages = 0

    def do(self, by: int | None, request: ask.Request, here: set[int] | None = None) -> None:
        """Do as a live table does: check, store, change."""
        entry = entry_for(self.table, by, request, self.now, here or set())
        self.log.append((entry, self.now))
        self.table.apply(entry, self.now)

    def sit(self, people: int, bots: int = 0) -> Desk:
        for seat in range(people):
            self.do(None, ask.Join(f"P{seat}", f"key {seat}", seat))
        for seat in range(people, people + bots):
            self.do(0, ask.SeatBot(seat, "easy", ""))
        return self

    def start(self) -> Desk:
        self.do(0, ask.Start("start"))
        return self

    def question(self, seat: int) -> int:
        """The number of the seat's question; 0 if it is asked nothing."""
        return self.table.asked[seat].number if seat in self.table.asked else 0

    def play(self, seat: int, move: Move, question: int | None = None, id: str = "") -> None:
        self._messages += 1
        answers = self.question(seat) if question is None else question
        self.do(seat, ask.Play(id or str(self._messages), answers, move.index))

    def bot_plays(self, seat: int, move: Move) -> None:
        self.do(seat, ask.BotPlay(self.question(seat), move))

    def again(self) -> Table:
        """The table as its log gives it back."""
        table = Table(self.table.setup, self.game, self.table.clocks.outages)
        for entry, at in self.log:
            table.apply(entry, at)
        return table
