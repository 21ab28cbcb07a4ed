"""Adventure cards, and those that stay before their owners: scrolls and items."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.dicium.dungeon.rules.names import CARDS
from tatami.games.dicium.dungeon.rules.state import NO_CARD, Dungeon


def card_text(card: int) -> str:
    return f"card-{CARDS[card]}"


def use_up(state: Dungeon, seat: int, card: int) -> None:
    """A scroll is used once and discarded."""
    state.held[seat] &= ~(1 << card)
    state.discard[card] += 1
    if state.events is not None:
        state.tell("scroll", {"player": Seat(seat), "card": card_text(card)})


class Card:
    """A row: the card's name, the rule that tells what it does, and what happens at once.

    This row itself is that of a card whose effect is only asked for later in the turn.
    """

    def __init__(self, id: str, rule: str) -> None:
        self.id = id
        self.rule = rule

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        return


class Kept(Card):
    """A scroll or an item: it lies before its owner from now on."""

    def revealed(self, state: Dungeon, seat: int, chance: Chance) -> None:
        state.held[seat] |= 1 << state.card
        state.card = NO_CARD
