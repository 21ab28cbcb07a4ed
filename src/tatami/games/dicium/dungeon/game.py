"""Dicium: Dungeon as a game of the table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tatami.core.encoding import Fields
from tatami.core.game import Option
from tatami.games.dicium.dungeon.bot.advisor import DungeonAdvisor
from tatami.games.dicium.dungeon.rules.actions import table
from tatami.games.dicium.dungeon.rules.board import LATEST_ENTRY
from tatami.games.dicium.dungeon.rules.content import DIFFICULTIES, Box, open_box
from tatami.games.dicium.dungeon.rules.encoding import encoding
from tatami.games.dicium.dungeon.rules.rulebook import BOOK
from tatami.games.dicium.dungeon.rules.setup import SetUp
from tatami.games.dicium.dungeon.rules.state import Dungeon, Settings
from tatami.games.dicium.rules.dice_game import NO_YES, DiceGame


class DungeonGame(DiceGame[Dungeon]):
    """Seat 0 is the first player: whoever seats people at the table draws who gets it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        super().__init__(
            id="dicium-dungeon",
            version=3,
            players=(1, 2, 3, 4),
            options=(
                Option("difficulty", DIFFICULTIES, "normal"),
                Option("young", NO_YES, "false"),
                Option("characters", ("choose", "random"), "choose"),
                Option.number("king_step", 0, LATEST_ENTRY, 0),
            ),
            catalogue=box.moves.catalogue,
            advisor=DungeonAdvisor(),
            set_up=SetUp(),
            cooperative=True,
        )

    def empty(self, players: int, options: dict[str, str]) -> Dungeon:
        return Dungeon(players, self.box, Settings(options), BOOK)

    def encoding(self, players: int) -> Fields | None:
        return encoding(players, self.box)


def with_content(path: Path) -> DungeonGame:
    """The game with the map, characters and cards of an own content file."""
    return DungeonGame(open_box(table(), path))


GAME: Final = DungeonGame(open_box(table()))
