"""Dicium: Crazy Cup as a game of the table. The rules, in the order of the page:

canyon, names, content    the course, the cards by name, what lies in the box
moves, state, position    what players answer; the whole truth, and how it is written
setup, turn, actions      CC-5 to CC-7: the turn, and what each combination does
movement, entering        CC-6.9: steps, and what waits on a space
towing, cards, reactions  CC-3.4: Cheat cards in the own turn and in others'
mishaps, course           CC-7.4 and CC-7.5: driving tests, and going back
ending, rulebook          CC-10: the end; all of it put together
first_version             how version 1 asked, for races begun by it
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tatami.core.errors import BadOption
from tatami.core.game import Game, Option
from tatami.games.dicium.crazy_cup.bot.advisor import CupAdvisor
from tatami.games.dicium.crazy_cup.rules.actions import table
from tatami.games.dicium.crazy_cup.rules.content import ROW, Box, open_box
from tatami.games.dicium.crazy_cup.rules.first_version import FIRST_BOOK
from tatami.games.dicium.crazy_cup.rules.names import CHEATS
from tatami.games.dicium.crazy_cup.rules.rulebook import BOOK
from tatami.games.dicium.crazy_cup.rules.setup import SetUp
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.dice_game import NO_YES, DiceGame
from tatami.games.dicium.rules.piles import Piles
from tatami.games.dicium.rules.view import FOR_PEOPLE

_LONGEST: Final = 1000


class CrazyCup(DiceGame[Race]):
    """Seat 0 is the first player: whoever seats people at the table draws who gets it (CC-5.1)."""

    def __init__(self, box: Box, own: Path | None = None) -> None:
        self.box = box
        self._own = own
        self._first: CrazyCup | None = None
        super().__init__(
            id="dicium-crazy-cup",
            version=1 if box.first else 2,
            players=(1, 2, 3, 4),
            options=(
                Option("teams", NO_YES, "false"),  # CC-2.1
                Option("young", NO_YES, "false"),  # CC-2.2
                Option("boards", ("random", "choose"), "random"),  # CC-2.3
                Option("drone_pace", ("hand", "five"), "hand"),  # CC-2.4
                Option.number("round_limit", 0, _LONGEST, 100),  # CC-2.5, CC-R33
            ),
            catalogue=box.moves.catalogue,
            advisor=CupAdvisor(),
            set_up=SetUp(),
        )

    def check_options(self, players: int, options: dict[str, Any]) -> dict[str, str]:
        chosen = super().check_options(players, options)
        if chosen["teams"] == "true" and players != 4:
            raise BadOption(f"teams are for 4 players, not {players}")
        return chosen

    def unobserved(self) -> tuple[str, ...]:
        return (*FOR_PEOPLE, "reach", "numbers", "moments", "passes")

    def hides(self, players: int) -> bool:
        return players > 1

    def empty(self, players: int, options: dict[str, str]) -> Race:
        piles = Piles(CHEATS, players, ROW, True)
        piles.deck = list(self.box.cards(players))
        return Race(players, options, self.box, FIRST_BOOK if self.box.first else BOOK, piles)

    def begun_by(self, version: int) -> Game[Race] | None:
        if version != 1 or self.box.first:
            return super().begun_by(version)
        if self._first is None:
            self._first = CrazyCup(open_box(table(), self._own, first=True))
            self._first.content = self.content
        return self._first


def with_content(path: Path) -> CrazyCup:
    """The game with the boards, cards and map of an own content file."""
    return CrazyCup(open_box(table(), path), path)


GAME: Final = CrazyCup(open_box(table()))
