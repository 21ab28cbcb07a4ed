"""CC-6.10: cards that others answer: the Bribed Marshal."""

from __future__ import annotations

from typing import Any, ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Frame
from tatami.core.text import Seat
from tatami.games.dicium.crazy_cup.rules.names import MARSHAL
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.cards import CardReaction


def declare_card(race: Race, seat: int, effect: Frame[Any], chance: Chance) -> None:
    """A card is played and paid for: its effect follows unless a Marshal stops it. Asked are those
    who might hold one (CC-R31)."""
    race.push(effect)
    race.book.ask_holders(race, StopCard, race.opponents(seat), seat, chance)


class StopCard(CardReaction[Race]):
    """CC-3.4.4: the card, whose effect lies right below, has none. One Marshal is enough."""

    card: ClassVar[int] = MARSHAL

    def closed(self, race: Race, played: list[tuple[int, Move]], chance: Chance) -> None:
        if played:
            race.piles.play(race, played[0][0], MARSHAL)
            race.stack.pop()
            race.tell("stopped", {"player": Seat(self.about)})
