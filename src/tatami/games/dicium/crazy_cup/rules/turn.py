"""CC-6: the turns of the race around the dice."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.dicium.crazy_cup.rules.ending import end_race
from tatami.games.dicium.crazy_cup.rules.mishaps import lift_tornado
from tatami.games.dicium.crazy_cup.rules.movement import begin_movement
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.state import LARGEST_HAND
from tatami.games.dicium.rules.turn import SeatStep, begin_rolls


class BeginTurn(SeatStep[Race]):
    """CC-6.1: the drone moves, before all else of the turn (CC-R14)."""

    def run(self, race: Race, chance: Chance) -> None:
        race.active = self.seat
        if race.events is not None:
            race.tell("turn", {"player": Seat(self.seat), "round": race.round})
        race.push(Warm(self.seat))
        if race.players == 1:
            fast = race.options["drone_pace"] == "five"
            begin_movement(race, 1, LARGEST_HAND if fast else race.hand[0])


class Warm(SeatStep[Race]):
    """The own tornado returns (CC-6.2); then the rolls (CC-6.4, CC-6.5), before which the player
    may play Full Steam (CC-6.3)."""

    def run(self, race: Race, chance: Chance) -> None:
        if race.tornado_owner == self.seat:
            lift_tornado(race)
        dice = race.hand[self.seat] + race.more_dice
        begin_rolls(race, self.seat, dice, race.more_rerolls - race.sand[self.seat], chance)


def end_turn(race: Race, seat: int, chance: Chance) -> None:
    """CC-6.8."""
    race.piles.fill_row(race, chance)
    race.sand[seat] = 0
    race.more_dice = race.more_rerolls = race.dynamite = 0
    race.pit = False
    following = (seat + 1) % race.players
    if following == 0:
        if True in race.finished:
            end_race(race, "reason-finish")
            return
        if race.round == int(race.options["round_limit"]):
            end_race(race, "reason-limit")
            return
        race.round += 1
    race.push(BeginTurn(following))
