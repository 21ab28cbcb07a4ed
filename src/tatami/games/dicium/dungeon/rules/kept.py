"""Adventure cards, and those that stay before their owners: scrolls and items."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.rows import Row
from tatami.core.text import Seat
from tatami.games.dicium.dungeon.rules.lasting import LASTING, NOTHING
from tatami.games.dicium.dungeon.rules.names import BLUE, CARDS
from tatami.games.dicium.dungeon.rules.state import NO_CARD, Dungeon


def card_text(card: int) -> str:
    return f"card-{CARDS[card]}"


def use_up(state: Dungeon, seat: int, card: int) -> None:
    """A scroll is used once and discarded."""
    state.held[seat] &= ~(1 << card)
    state.discard[card] += 1
    if state.events is not None:
        state.tell("scroll", {"player": Seat(seat), "card": card_text(card)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Row):
    """A row: the card's name, the rule that tells what it does, and what happens at once.

    This row itself is that of a card which only changes something while it lies there.
    """

    colour: ClassVar[int] = BLUE

    def __init__(self, id: str, rule: str) -> None:
        super().__init__(id)
        self.rule = rule

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        return

    def idle(self) -> bool:
        return not self.lasts() and type(self).revealed is Card.revealed

    def lasts(self) -> bool:
        """Whether it changes something for as long as it lies there."""
        return self.id in CARDS and LASTING[CARDS.index(self.id)] is not NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Kept(Card):
    """A scroll or an item: it lies before its owner from now on."""

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        state.held[seat] |= 1 << state.card
        state.card = NO_CARD

    def idle(self) -> bool:
        return not self.lasts()
