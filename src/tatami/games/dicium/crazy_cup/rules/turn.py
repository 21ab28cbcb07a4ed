"""CC-6: the turns of the race around the dice."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.cards import PlainCard
from tatami.games.dicium.crazy_cup.rules.cheats import STEAM
from tatami.games.dicium.crazy_cup.rules.ending import end_race, somebody_finished
from tatami.games.dicium.crazy_cup.rules.mishaps import lift_tornado
from tatami.games.dicium.crazy_cup.rules.movement import begin_movement
from tatami.games.dicium.crazy_cup.rules.reactions import CardQuestion, asked_for, declare_card
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.state import LARGEST_HAND
from tatami.games.dicium.rules.turn import begin_rolls


class BeginTurn(Step[Race]):
    """CC-6.1: the drone moves, before all else of the turn (CC-R14)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, chance: Chance) -> None:
        race.active = self.seat
        if race.events is not None:
            race.tell("turn", {"player": Seat(self.seat), "round": race.round})
        race.push(CalmTornado(self.seat))
        if race.players == 1:
            fast = race.options["drone_pace"] == "five"
            begin_movement(race, 1, LARGEST_HAND if fast else race.hand[0])


class CalmTornado(Step[Race]):
    """CC-6.2: the player's own tornado returns beside the deck."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, chance: Chance) -> None:
        if race.tornado_owner == self.seat:
            lift_tornado(race)
        race.push(Warm(self.seat))


class Warm(Step[Race]):
    """CC-6.3: Full Steam before the first roll, as long as the player holds and plays it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, chance: Chance) -> None:
        if asked_for(race, self.seat, STEAM):
            race.push(StartCard(self.seat))
        else:
            _roll(race, self.seat, chance)


def _roll(race: Race, seat: int, chance: Chance) -> None:
    """CC-6.4 and CC-6.5."""
    dice = race.hand[seat] + race.more_dice
    begin_rolls(race, seat, dice, race.more_rerolls - race.sand[seat], chance)


class StartCard(CardQuestion):
    """Play Full Steam, or go on."""

    card: ClassVar[int] = STEAM

    def no(self, race: Race) -> Move:
        return race.box.moves.go

    def played(self, race: Race, chance: Chance) -> None:
        race.push(Warm(self.seat))
        declare_card(race, self.seat, PlainCard(self.seat, STEAM))

    def passed(self, race: Race, chance: Chance) -> None:
        _roll(race, self.seat, chance)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-start", rule="CC-6.3")


def end_turn(race: Race, seat: int, chance: Chance) -> None:
    """CC-6.8."""
    race.piles.fill_row(race, chance)
    race.sand[seat] = 0
    race.more_dice = 0
    race.more_rerolls = 0
    race.pit = False
    race.dynamite = 0
    following = (seat + 1) % race.players
    if following == 0:
        if somebody_finished(race):
            end_race(race, "reason-finish")
            return
        if race.round == int(race.options["round_limit"]):
            end_race(race, "reason-limit")
            return
        race.round += 1
    race.push(BeginTurn(following))
