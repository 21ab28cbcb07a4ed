"""Dicium: Shogun as a game of the table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.encoding import Fields
from tatami.core.game import Option
from tatami.games.dicium.rules.dice_game import DiceGame
from tatami.games.dicium.shogun.bot.advisor import RaidAdvisor
from tatami.games.dicium.shogun.rules.catalogue import fill_catalogue
from tatami.games.dicium.shogun.rules.content import Box, open_box
from tatami.games.dicium.shogun.rules.encoding import encoding
from tatami.games.dicium.shogun.rules.rulebook import BOOK
from tatami.games.dicium.shogun.rules.setup import SetUp
from tatami.games.dicium.shogun.rules.state import Raid, Settings

_LONGEST: Final = 200


class DiciumShogun(DiceGame[Raid]):
    """Seats are in the order of play: ninja and samurai in turn, a ninja first (DS-5.2)."""

    def __init__(self, box: Box) -> None:
        self.box = box
        super().__init__(
            id="dicium-shogun",
            version=5,
            players=(2, 4),
            options=(
                Option("alert_cards", ("5", "6"), "5"),  # DS-2.1, DS-R01, DS-R02
                Option("ninja_board", ("blue", "green"), "blue"),
                Option("samurai_board", ("yellow", "red"), "yellow"),
                Option("first_ninja", ("blue", "green", "random"), "blue"),
                Option("left_of_blue", ("yellow", "red"), "yellow"),
                Option("great_door", ("auto", "closed", "open"), "auto"),
                Option.number("round_limit", 0, _LONGEST, 40),  # DS-2.7
            ),
            catalogue=fill_catalogue(box),
            advisor=RaidAdvisor(),
            set_up=SetUp(),
        )

    def empty(self, players: int, options: dict[str, str]) -> Raid:
        return Raid(players, self.box, Settings(players, options), BOOK)

    def encoding(self, players: int) -> Fields | None:
        return encoding(players, self.box)


def with_content(path: Path) -> DiciumShogun:
    """The game with the boards and the map of an own content file."""
    return DiciumShogun(open_box(path))


GAME: Final = DiciumShogun(open_box())
