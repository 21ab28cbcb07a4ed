"""Dicium: Civilization as a game of the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tatami.core.encoding import Fields
from tatami.core.errors import BadOption
from tatami.core.game import Option
from tatami.games.dicium.civilization.bot.advisor import CivilizationAdvisor
from tatami.games.dicium.civilization.rules.actions import table
from tatami.games.dicium.civilization.rules.content import BOARDS, Box, open_box
from tatami.games.dicium.civilization.rules.encoding import encoding
from tatami.games.dicium.civilization.rules.philosophers import (
    FACE_UP,
    KINDS,
    NOT_SOLO,
    PHILOSOPHERS,
)
from tatami.games.dicium.civilization.rules.rulebook import BOOK
from tatami.games.dicium.civilization.rules.setup import CHOOSE, RANDOM, SetUp
from tatami.games.dicium.civilization.rules.state import Civilization, Settings
from tatami.games.dicium.rules.dice_game import DiceGame
from tatami.games.dicium.rules.piles import Piles

_MOST_PLAYERS: Final = 4
_LONGEST: Final = 1000
_LONGEST_SOLO: Final = 100
_LARGEST_POOL: Final = 200
_ROUND_LIMIT: Final = 300


class BoardsOption(Option):
    """DC-2.2: chosen, dealt, or a list of boards by seat: `athens,sparta`."""

    def __init__(self) -> None:
        super().__init__("boards", (CHOOSE, RANDOM), CHOOSE)

    def read(self, value: object) -> str:
        given = ",".join(value) if isinstance(value, (list, tuple)) else str(value)
        ids = [id.strip() for id in given.split(",")]
        if given in self.values:
            return given
        if len(set(ids)) != len(ids) or any(id not in BOARDS for id in ids):
            raise BadOption(
                f"option boards cannot be {value!r}; it is {CHOOSE}, {RANDOM}, or a list of"
                f" different boards, one for each seat: {', '.join(BOARDS)}"
            )
        return ",".join(ids)


class CivilizationGame(DiceGame[Civilization]):
    def __init__(self, box: Box) -> None:
        self.box = box
        super().__init__(
            id="dicium-civilization",
            version=3,
            players=(1, 2, 3, 4),
            options=(
                Option("first_player", (RANDOM, *map(str, range(_MOST_PLAYERS))), RANDOM),
                BoardsOption(),
                Option("monsters", ("fixed", RANDOM), "fixed"),
                Option.number("vp_deck", 0, _LARGEST_POOL, 0),
                Option.number("solo_turns", 1, _LONGEST_SOLO, box.solo_turns),
                Option.number("round_limit", 0, _LONGEST, _ROUND_LIMIT),
            ),
            catalogue=box.moves.catalogue,
            advisor=CivilizationAdvisor(),
            set_up=SetUp(),
            for_points=True,
        )

    def check_options(self, players: int, options: dict[str, Any]) -> dict[str, str]:
        chosen = super().check_options(players, options)
        first, boards = chosen["first_player"], chosen["boards"]
        if first != RANDOM and int(first) >= players:
            raise BadOption(f"first_player is {RANDOM} or a seat from 0 to {players - 1}")
        if boards not in (CHOOSE, RANDOM) and boards.count(",") + 1 != players:
            raise BadOption(f"boards must name {players} boards, one for each seat")
        return chosen

    def encoding(self, players: int) -> Fields | None:
        return encoding(players, self.box)

    def hides(self, players: int) -> bool:
        return players > 1

    def empty(self, players: int, options: dict[str, str]) -> Civilization:
        piles = Piles(PHILOSOPHERS, players, FACE_UP, False)
        piles.deck = [0 if players == 1 and kind in NOT_SOLO else 1 for kind in range(KINDS)]
        return Civilization(players, self.box, Settings(players, options, self.box), BOOK, piles)


def with_content(path: Path) -> CivilizationGame:
    """The game with the map, boards and cards of an own content file."""
    return CivilizationGame(open_box(table(), path))


GAME: Final = CivilizationGame(open_box(table()))
