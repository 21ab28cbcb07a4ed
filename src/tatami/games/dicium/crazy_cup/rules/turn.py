"""Setup, and the turns of the race around the dice."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.actions import anything_to_do
from tatami.games.dicium.crazy_cup.rules.cards import PlainCard
from tatami.games.dicium.crazy_cup.rules.cheats import KINDS, STEAM
from tatami.games.dicium.crazy_cup.rules.course import set_direction
from tatami.games.dicium.crazy_cup.rules.ending import end_race, somebody_finished
from tatami.games.dicium.crazy_cup.rules.mishaps import lift_tornado
from tatami.games.dicium.crazy_cup.rules.movement import begin_movement
from tatami.games.dicium.crazy_cup.rules.piles import draw_card, fill_row
from tatami.games.dicium.crazy_cup.rules.reactions import Reaction, asked_for, declare_card
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.state import LARGEST_HAND
from tatami.games.dicium.rules.turn import Act, ask_store, begin_rolls

DEALT: Final = 3
"""Cheat cards that each player begins with."""


class SetUp(Step[Race]):
    """Section 5: boards, cards, the row, and in the solo game the direction."""

    def run(self, race: Race, chance: Chance) -> None:
        race.push(BeginTurn(0))
        if race.players == 1:
            race.push(PickDirection(0))
        race.push(Deal())
        if race.rules.choose_boards:
            race.push(PickBoard(0))
        else:
            boards = list(race.box.boards)
            for seat in range(race.players):
                race.boards[seat] = chance.takes(boards)


class PickBoard(Decision[Race]):
    """Which player board a player takes."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [
            race.box.moves.board[at]
            for at, board in enumerate(race.box.boards)
            if board not in race.boards
        ]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        race.boards[seat] = race.box.boards[move.number]
        if race.events is not None:
            race.tell("board", {"player": Seat(seat), **move.args})
        if seat + 1 < race.players:
            race.push(PickBoard(seat + 1))

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-board")


class Deal(Step[Race]):
    def run(self, race: Race, chance: Chance) -> None:
        for seat in range(race.players):
            for _ in range(DEALT):
                race.cards[seat * KINDS + draw_card(race, chance)] += 1
        fill_row(race, chance)


class PickDirection(Decision[Race]):
    """Solo: which way the race goes."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        found: list[Move] = []
        found += race.box.moves.race
        return found

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        set_direction(race, seat, move.number)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-direction")


class BeginTurn(Step[Race]):
    """The drone moves, before all else of the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, chance: Chance) -> None:
        race.active = self.seat
        if race.events is not None:
            race.tell("turn", {"player": Seat(self.seat), "round": race.round})
        race.push(CalmTornado(self.seat))
        if race.players == 1:
            pace = LARGEST_HAND if race.rules.fast_drone else race.hand[0]
            begin_movement(race, 1, pace)


class CalmTornado(Step[Race]):
    """The player's own tornado returns beside the deck."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, chance: Chance) -> None:
        if race.tornado_owner == self.seat:
            lift_tornado(race)
        race.push(Warm(self.seat))


class Warm(Step[Race]):
    """Full Steam before the first roll, as long as the player holds and plays it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, chance: Chance) -> None:
        if asked_for(race, self.seat, STEAM):
            race.push(StartCard(self.seat))
        else:
            _roll(race, self.seat, chance)


def _roll(race: Race, seat: int, chance: Chance) -> None:
    dice = race.hand[seat] + race.more_dice
    begin_rolls(race, seat, dice, race.more_rerolls - race.sand[seat], chance)


class StartCard(Reaction):
    """Play Full Steam, or go on."""

    card: ClassVar[int] = STEAM

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [race.box.moves.card[STEAM], race.box.moves.go]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if move is race.box.moves.go:
            _roll(race, seat, chance)
        else:
            super().take(race, seat, move, chance)

    def played(self, race: Race, chance: Chance) -> None:
        race.push(Warm(self.seat))
        declare_card(race, self.seat, PlainCard(self.seat, STEAM))

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-start")


class AskAct(Step[Race]):
    """The next action or card, if there is anything but the end to choose."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, chance: Chance) -> None:
        if anything_to_do(race, self.seat):
            race.push(Act(self.seat))
        else:
            ask_store(race, self.seat, chance)


def end_turn(race: Race, seat: int, chance: Chance) -> None:
    """Section 6, step 8."""
    fill_row(race, chance)
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
        if race.round == race.rules.round_limit:
            end_race(race, "reason-limit")
            return
        race.round += 1
    race.push(BeginTurn(following))
