"""Turns and rounds (DS-5.6, DS-6), also of who has no piece in play (DS-R11)."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.dicium.rules.turn import SeatStep, begin_rolls
from tatami.games.dicium.shogun.rules.ending import dawn
from tatami.games.dicium.shogun.rules.state import Raid


class BeginTurn(SeatStep[Raid]):
    def run(self, raid: Raid, chance: Chance) -> None:
        raid.active = self.seat
        if raid.events is not None:
            raid.tell("turn", {"player": Seat(self.seat), "round": raid.round})
        begin_rolls(raid, self.seat, raid.hand[self.seat], 0, chance)


def next_turn(raid: Raid, seat: int) -> None:
    following = (seat + 1) % raid.players
    if following == 0:
        if raid.round == raid.settings.round_limit:
            dawn(raid)
            return
        raid.round += 1
    raid.push(BeginTurn(following))
