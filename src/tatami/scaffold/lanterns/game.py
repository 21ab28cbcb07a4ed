"""Lanterns as a game of the table."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.encoding import Fields
from tatami.core.event import Event
from tatami.core.game import Game
from tatami.scaffold.lanterns.bot.advisor import LanternsAdvisor
from tatami.scaffold.lanterns.rules.content import PLAYERS
from tatami.scaffold.lanterns.rules.encoding import encoding
from tatami.scaffold.lanterns.rules.moves import CATALOGUE
from tatami.scaffold.lanterns.rules.setup import deal, empty_table
from tatami.scaffold.lanterns.rules.state import Lanterns


class LanternsGame(Game[Lanterns]):
    def __init__(self) -> None:
        super().__init__(
            id="lanterns",
            version=1,
            players=PLAYERS,
            default_players=PLAYERS[0],
            minutes=(1, 2),
            options=(),
            catalogue=CATALOGUE,
            advisor=LanternsAdvisor(),
        )

    def empty(self, players: int, options: dict[str, str]) -> Lanterns:
        return empty_table(players)

    def begin(
        self, players: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> Lanterns:
        state = self.empty(players, options)
        state.events = events
        deal(state, chance)
        return state

    def hides(self, players: int) -> bool:
        return True

    def encoding(self, players: int) -> Fields | None:
        return encoding(players)


GAME: Final = LanternsGame()
