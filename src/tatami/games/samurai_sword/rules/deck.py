"""Drawing, and what happens when the deck runs out."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.samurai_sword.rules.content import card_text
from tatami.games.samurai_sword.rules.ending import honour_gone
from tatami.games.samurai_sword.rules.state import SamuraiSword


def draw(state: SamuraiSword, seat: int, count: int, chance: Chance) -> None:
    """Up to `count` cards into the hand; fewer if there are none (SS-R14) or the game ends, the
    card before that included (SS-R19)."""
    while count > 0:
        if not state.deck and not renew(state):
            return
        cards = chance.deals(state.deck, min(count, len(state.deck)))
        count -= len(cards)
        state.receive(seat, cards)
        if state.events is not None:
            state.tell(
                "draw",
                {"who": Seat(seat), "count": len(cards)},
                {"cards": [card_text(card) for card in cards]},
                (seat,),
            )
        if not state.deck and state.reshuffle_at_once:
            renew(state)
            if state.over():
                return


def turn_over(state: SamuraiSword, seat: int, chance: Chance) -> int | None:
    """SS-R18: the top card of the deck onto the discard pile, for the Bushido before a seat.

    None if there is none.
    """
    if not state.deck and not renew(state):
        return None
    card = chance.takes(state.deck)
    state.discard.append(card)
    if state.events is not None:
        state.tell("bushido-turned", {"who": Seat(seat), "card": card_text(card)})
    if not state.deck and state.reshuffle_at_once:
        renew(state)
    return card


def renew(state: SamuraiSword) -> bool:
    """The discard pile becomes the deck and everyone loses honour; False if no draw can follow.

    SS-4.5, SS-R14: with an empty discard pile nothing happens. Cards are drawn from anywhere in
    the deck, so that it needs no shuffling.
    """
    if not state.discard:
        return False
    state.deck = sorted(state.discard)
    state.discard = []
    for seat in range(state.players):
        state.honour[seat] -= 1
    state.box += state.players
    if state.events is not None:
        state.tell("reshuffle", {})
    return not honour_gone(state)
