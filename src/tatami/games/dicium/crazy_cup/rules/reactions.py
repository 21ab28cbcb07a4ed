"""CC-6.10: questions that only the holder of a card is asked; the Bribed Marshal is one of them."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Frame, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.cheats import CHEATS, MARSHAL
from tatami.games.dicium.crazy_cup.rules.state import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class CardQuestion(Decision[Race]):
    """Play the card now, or pass. Everyone sees that the seat is asked: it holds the card."""

    card: ClassVar[int] = -1

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [race.box.moves.card[self.card], self.no(race)]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if move is self.no(race):
            self.passed(race, chance)
        else:
            race.piles.play(race, seat, self.card)
            self.played(race, chance)

    def no(self, race: Race) -> Move:
        return race.box.moves.no

    def played(self, race: Race, chance: Chance) -> None:
        raise NotImplementedError  # pragma: no cover

    def passed(self, race: Race, chance: Chance) -> None:
        """What is waiting below on the stack goes on."""

    def prompt(self, race: Race, seat: int) -> Text:
        return Text(f"ask-{CHEATS[self.card]}", rule=f"CC-3.4.{self.card + 1}")


def asked_for(race: Race, seat: int, card: int) -> bool:
    """Whether a seat that could play the card now holds it, and so is asked.

    Everyone sees whether it is, and learns from that, unless its hand is empty anyway.
    """
    if race.is_drone(seat) or race.piles.count(seat) == 0:
        return False
    race.revealed += 1
    return race.piles.holds(seat, card)


def declare_card(race: Race, seat: int, effect: Frame[Any]) -> None:
    """A card is played and paid for: its effect follows unless a Marshal stops it."""
    race.push(effect)
    race.push(AskMarshal(seat, 0))


class AskMarshal(Step[Race]):
    """Opponents who hold a Marshal are asked, clockwise. The effect lies right below."""

    fields: ClassVar[tuple[str, ...]] = ("player", "asked")

    def __init__(self, player: int, asked: int) -> None:
        self.player = player
        self.asked = asked

    def run(self, race: Race, chance: Chance) -> None:
        opponents = race.opponents(self.player)
        for at in range(self.asked, len(opponents)):
            if asked_for(race, opponents[at], MARSHAL):
                race.push(AskMarshal(self.player, at + 1))
                race.push(StopCard(opponents[at], self.player))
                return


class StopCard(CardQuestion):
    """CC-3.4.4: the card has no effect."""

    card: ClassVar[int] = MARSHAL
    fields: ClassVar[tuple[str, ...]] = ("seat", "player")

    def __init__(self, seat: int, player: int) -> None:
        super().__init__(seat)
        self.player = player

    def played(self, race: Race, chance: Chance) -> None:
        race.stack.pop()
        race.stack.pop()
        if race.events is not None:
            race.tell("stopped", {"player": Seat(self.player)})
