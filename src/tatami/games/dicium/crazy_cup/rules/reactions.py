"""CC-6.10: questions about cards in hidden hands; the Bribed Marshal answers one of them."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.reaction import Reaction, ask
from tatami.core.state import Frame
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.cheats import CHEATS, MARSHAL
from tatami.games.dicium.crazy_cup.rules.state import Race


def held(race: Race, seat: int, card: int) -> list[Move]:
    """The move that plays the card, if the seat holds it; a new list."""
    return [race.box.moves.card[card]] if race.piles.holds(seat, card) else []


@mypyc_attr(allow_interpreted_subclasses=True)
class CardReaction(Reaction[Race]):
    """Play the card now, or pass. `about` is the driver who has given the occasion."""

    fields: ClassVar[tuple[str, ...]] = ("seats", "answers", "about")
    card: ClassVar[int] = -1

    def __init__(
        self, seats: tuple[int, ...], answers: tuple[Move | None, ...], about: int
    ) -> None:
        super().__init__(seats, answers)
        self.about = about

    def plays(self, race: Race, seat: int) -> list[Move]:
        return held(race, seat, self.card)

    def no(self, race: Race) -> Move:
        return race.box.moves.no

    def prompt(self, race: Race, seat: int) -> Text:
        return Text(f"ask-{CHEATS[self.card]}", rule=f"CC-3.4.{self.card + 1}")


def declare_card(race: Race, seat: int, effect: Frame[Any], chance: Chance) -> None:
    """A card is played and paid for: its effect follows unless a Marshal stops it. Asked are those
    who might hold one (CC-R31)."""
    race.push(effect)
    seats = race.piles.who_might(race.opponents(seat), MARSHAL)
    ask(race, StopCard(seats, (), seat), chance)


class StopCard(CardReaction):
    """CC-3.4.4: the card, whose effect lies right below, has none. One Marshal is enough."""

    card: ClassVar[int] = MARSHAL

    def closed(self, race: Race, played: list[tuple[int, Move]], chance: Chance) -> None:
        if played:
            race.piles.play(race, played[0][0], MARSHAL)
            race.stack.pop()
            race.tell("stopped", {"player": Seat(self.about)})
