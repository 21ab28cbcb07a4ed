"""Dicium: Crazy Cup as a game of the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.errors import BadOption, BadPosition
from tatami.core.event import Event
from tatami.core.game import Game, Option
from tatami.games.dicium.crazy_cup.bot.advisor import CupAdvisor
from tatami.games.dicium.crazy_cup.rules.content import Box, own_box, standard_box
from tatami.games.dicium.crazy_cup.rules.cup import CupState
from tatami.games.dicium.crazy_cup.rules.position import read_race
from tatami.games.dicium.crazy_cup.rules.state import Rules
from tatami.games.dicium.crazy_cup.rules.turn import SetUp

_LONGEST: Final = 1000
_NO_YES: Final = ("false", "true")


class CrazyCup(Game[CupState]):
    """Seat 0 is the first player: whoever seats people at the table draws who gets it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        super().__init__(
            id="dicium-crazy-cup",
            version=1,
            players=(1, 2, 3, 4),
            default_players=2,
            minutes=(30, 60),
            options=(
                Option("teams", _NO_YES, "false"),
                Option("young", _NO_YES, "false"),
                Option("boards", ("random", "choose"), "random"),
                Option("drone_pace", ("hand", "five"), "hand"),
                Option.number("round_limit", 0, _LONGEST, 100),
            ),
            catalogue=box.moves.catalogue,
            advisor=CupAdvisor(),
        )

    def check_options(self, players: int, options: dict[str, Any]) -> dict[str, str]:
        chosen = super().check_options(players, options)
        if chosen["teams"] == "true" and players != 4:
            raise BadOption(f"teams are for 4 players, not {players}")
        return chosen

    def begin(
        self, players: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> CupState:
        state = CupState(players, self.box, Rules(options))
        state.events = events
        state.push(SetUp())
        return state

    def load(self, data: Any) -> CupState:
        if not isinstance(data, dict):
            raise BadPosition("a position is an object with the fields that `dump` writes")
        players, options = data.get("players"), data.get("options")
        if not isinstance(players, int) or not isinstance(options, dict):
            raise BadPosition("'players' must be a number and 'options' an object")
        try:
            chosen = self.check_options(self.check_players(players), options)
        except BadOption as error:
            raise BadPosition(str(error)) from None
        state = CupState(players, self.box, Rules(chosen))
        read_race(state, data)
        return state


def with_content(path: Path) -> CrazyCup:
    """The game with the boards, cards and map of an own content file."""
    return CrazyCup(own_box(path))


GAME: Final = CrazyCup(standard_box())
