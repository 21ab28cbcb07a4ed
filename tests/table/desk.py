"""A table without a server: acts are checked, then written to a log that is kept here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tatami.core.game import Game
from tatami.core.move import Move
from tatami.table import acts
from tatami.table.clock import ClockRule, NoClock, Outages
from tatami.table.entry import AnyEntry
from tatami.table.table import Setup, Table


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

    def do(self, act: Callable[..., AnyEntry], *args: Any) -> None:
        """Do as a live table does: check, store, change."""
        entry = act(self.table, *args)
        self.log.append((entry, self.now))
        self.table.apply(entry, self.now)

    def sit(self, people: int, bots: int = 0) -> Desk:
        for seat in range(people):
            self.do(acts.join, seat, f"P{seat}", f"key {seat}")
        for seat in range(people, people + bots):
            self.do(acts.seat_bot, seat, "easy")
        return self

    def start(self) -> Desk:
        self.do(acts.start, 0)
        return self

    def play(self, seat: int, move: Move, number: int | None = None, id: str = "") -> None:
        self._messages += 1
        answers = self.table.moves if number is None else number
        self.do(acts.play, seat, answers, move.index, id or str(self._messages), self.now)

    def bot_plays(self, seat: int, move: Move) -> None:
        self.do(acts.bot_play, seat, self.table.asked[seat], move)

    def again(self) -> Table:
        """The table as its log gives it back."""
        table = Table(self.table.setup, self.game, self.table.clocks.outages)
        for entry, at in self.log:
            table.apply(entry, at)
        return table
