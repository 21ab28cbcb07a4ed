"""Samurai Sword as a game of the table."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.encoding import Fields
from tatami.core.event import Event
from tatami.core.game import Game, Option
from tatami.core.position import entry
from tatami.games.samurai_sword.bot.advisor import SamuraiAdvisor
from tatami.games.samurai_sword.rules.catalogue import CATALOGUE
from tatami.games.samurai_sword.rules.encoding import encoding
from tatami.games.samurai_sword.rules.position import RESHUFFLE
from tatami.games.samurai_sword.rules.setup import deal, empty_table
from tatami.games.samurai_sword.rules.state import SamuraiSword


class SamuraiSwordGame(Game[SamuraiSword]):
    def __init__(self) -> None:
        super().__init__(
            id="samurai-sword",
            version=1,
            players=(3, 4, 5, 6, 7),
            default_players=5,
            minutes=(20, 40),
            options=(Option("reshuffle", RESHUFFLE, RESHUFFLE[0]),),
            catalogue=CATALOGUE,
            advisor=SamuraiAdvisor(),
        )

    def empty(self, players: int, options: dict[str, str]) -> SamuraiSword:
        return empty_table(players, options["reshuffle"])

    def begin(
        self, players: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> SamuraiSword:
        state = self.empty(players, options)
        state.events = events
        deal(state, chance)
        return state

    def hides(self, players: int) -> bool:
        return True

    def encoding(self, players: int) -> Fields | None:
        return encoding(players)

    def written_options(self, data: Any) -> Any:
        return {"reshuffle": entry(data, "reshuffle")}


GAME: Final = SamuraiSwordGame()
