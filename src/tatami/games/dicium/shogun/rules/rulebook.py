"""The chapters of the rules, put together."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.rules.actions import Actions
from tatami.games.dicium.rules.rulebook import Rulebook
from tatami.games.dicium.shogun.rules.actions import NINJA_ACTIONS, SAMURAI_ACTIONS
from tatami.games.dicium.shogun.rules.check import check_raid
from tatami.games.dicium.shogun.rules.refusal import why_not
from tatami.games.dicium.shogun.rules.state import Raid
from tatami.games.dicium.shogun.rules.turn import next_turn
from tatami.games.dicium.shogun.rules.view import raid_view


class RaidBook(Rulebook[Raid]):
    """Nothing is hidden (DS-10.1), so there is nothing to draw anew for a seat."""

    def actions(self, raid: Raid, seat: int) -> Actions:
        return SAMURAI_ACTIONS if seat % 2 else NINJA_ACTIONS

    def turn_over(self, raid: Raid, seat: int, chance: Chance) -> None:
        next_turn(raid, seat)

    def view(self, raid: Raid, seat: int | None) -> dict[str, Any]:
        return raid_view(raid, seat)

    def why_not(self, raid: Raid, seat: int, move: Move) -> Text:
        return why_not(raid, seat, move)

    def check(self, raid: Raid) -> None:
        check_raid(raid)


BOOK: Final = RaidBook()
