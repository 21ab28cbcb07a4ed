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
    """Play the card now, or pass. Everyone sees that the seat is asked: it holds the card.

    `about` is the driver who has given the occasion.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "about")
    card: ClassVar[int] = -1

    def __init__(self, seat: int, about: int) -> None:
        super().__init__(seat)
        self.about = about

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
    """Whether a seat that could play the card now holds it, and so is asked. Everyone sees whether
    it is, and learns from that, unless its hand is empty anyway."""
    if race.is_drone(seat) or race.piles.count(seat) == 0:
        return False
    race.revealed += 1
    return race.piles.holds(seat, card)


def declare_card(race: Race, seat: int, effect: Frame[Any]) -> None:
    """A card is played and paid for: its effect follows unless a Marshal stops it."""
    race.push(effect)
    race.push(AskMarshal(seat, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class AskRound(Step[Race]):
    """The opponents of a driver who hold a card are asked for it, clockwise."""

    fields: ClassVar[tuple[str, ...]] = ("about", "asked")
    card: ClassVar[int] = -1

    def __init__(self, about: int, asked: int) -> None:
        self.about = about
        self.asked = asked

    def run(self, race: Race, chance: Chance) -> None:
        opponents = race.opponents(self.about)
        for at in range(self.asked, len(opponents)):
            seat = opponents[at]
            if self.may(race, seat) and asked_for(race, seat, self.card):
                race.push(type(self)(self.about, at + 1))
                race.push(self.question(seat))
                return

    def may(self, race: Race, seat: int) -> bool:
        """Whether the seat could play the card now, as everyone sees."""
        return True

    def question(self, seat: int) -> CardQuestion:
        raise NotImplementedError  # pragma: no cover


class AskMarshal(AskRound):
    """Whoever may stop a card. The effect lies right below."""

    card: ClassVar[int] = MARSHAL

    def question(self, seat: int) -> CardQuestion:
        return StopCard(seat, self.about)


class StopCard(CardQuestion):
    """CC-3.4.4: the card has no effect."""

    card: ClassVar[int] = MARSHAL

    def played(self, race: Race, chance: Chance) -> None:
        race.stack.pop()
        race.stack.pop()
        race.tell("stopped", {"player": Seat(self.about)})
