"""Shogun: the game as everything else sees it. The rules, in the order of the rulebook:

provinces, content, cards   the map, the printed values, the names of things
moves, realm                what players answer; what lies on the table
setup                       draft or preset, the tower is filled
rounds, planning            a year, a round, secret plans and bids, the order of play
court                       Tenno's Court: officers and favours
actions, battle, revolt     the ten actions and the tower's judgements
winter, score               hunger, points, the end
"""

from __future__ import annotations

from typing import Any

from tatami.core.chance import Chance
from tatami.core.encoding import Fields
from tatami.core.event import Event
from tatami.core.game import Game, Option
from tatami.core.measurement import Distribution
from tatami.games.shogun.bot.advisor import ShogunAdvisor
from tatami.games.shogun.rules.encoding import encoding
from tatami.games.shogun.rules.moves import CATALOGUE
from tatami.games.shogun.rules.rounds import Year
from tatami.games.shogun.rules.score import EndGame
from tatami.games.shogun.rules.setup import BeginDraft, DealPreset, SeedTower
from tatami.games.shogun.rules.state import Shogun
from tatami.games.shogun.rules.tower_measured import measure


class ShogunGame(Game[Shogun]):
    def __init__(self) -> None:
        super().__init__(
            id="shogun",
            version=2,
            players=(3, 4, 5),
            default_players=4,
            minutes=(60, 150),
            options=(
                Option("board", ("sun", "moon"), "sun"),  # SH-1.1
                Option("setup", ("draft", "preset"), "preset"),  # SH-1.2
                Option("court", ("off", "on"), "off"),  # SH-1.3
                Option("forced_actions", ("on", "off"), "on"),  # SH-1.4
                Option("income_on_lost_revolt", ("keep", "lose"), "keep"),  # SH-1.5
            ),
            catalogue=CATALOGUE,
            advisor=ShogunAdvisor(),
            for_points=True,
            includes=(1,),  # which limited how often a plan is changed (SH-R02)
        )

    def check_options(self, players: int, options: dict[str, Any]) -> dict[str, str]:
        chosen = super().check_options(players, options)
        if chosen["board"] == "moon":  # no preset is printed for the Moon side
            chosen["setup"] = "draft"
        return chosen

    def empty(self, players: int, options: dict[str, str]) -> Shogun:
        state = Shogun(players)
        state.lay_out(options)
        return state

    def begin(
        self, players: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> Shogun:
        state = self.empty(players, options)
        state.events = events
        state.push(EndGame())
        state.push(Year(1))
        state.push(Year(0))
        state.push(SeedTower())
        if state.drafted:
            state.push(BeginDraft())
        else:
            state.push(DealPreset())
        return state

    def hides(self, players: int) -> bool:
        return True

    def encoding(self, players: int) -> Fields | None:
        return encoding(players)

    def measurements(self, samples: int, seed: str) -> tuple[Distribution, ...]:
        return measure(samples, seed)


GAME = ShogunGame()
