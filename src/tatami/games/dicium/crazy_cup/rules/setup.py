"""CC-5: boards, cards, the row, and in the solo game the direction."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.canyon import ANTICLOCKWISE, CLOCKWISE
from tatami.games.dicium.crazy_cup.rules.content import DEALT
from tatami.games.dicium.crazy_cup.rules.course import set_direction
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.crazy_cup.rules.turn import BeginTurn
from tatami.games.dicium.rules.boards import choose_boards, deal_boards
from tatami.games.dicium.rules.moves import NumberedMove


class SetUp(Step[Race]):
    """CC-5.2, and what follows."""

    def run(self, race: Race, chance: Chance) -> None:
        race.push(BeginTurn(0))
        if race.players == 1:
            race.push(PickDirection(0))
        race.push(Deal())
        order = tuple(range(race.players))
        if race.options["boards"] == "choose":
            choose_boards(race, order)
        else:
            deal_boards(race, order, chance)


class Deal(Step[Race]):
    """CC-5.5."""

    def run(self, race: Race, chance: Chance) -> None:
        for seat in range(race.players):
            race.piles.deal(race, seat, DEALT, chance)
        race.piles.fill_row(race, chance)


class PickDirection(Decision[Race]):
    """CC-5.6: solo, which way the race goes."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [*race.box.moves.race]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        set_direction(race, seat, ANTICLOCKWISE if move.number else CLOCKWISE)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-direction", rule="CC-5.6")
