"""SS-8.3: who knows what: cards seen on their way into another hand, and the roles.

`known[viewer * players + holder]` is a sorted tuple of cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.games.samurai_sword.rules.content import SHOGUN

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword


def learn_card(state: SamuraiSword, viewer: int, holder: int, card: int) -> None:
    """The viewer has seen this card go into the holder's hand."""
    if viewer != holder:
        at = viewer * state.players + holder
        state.known[at] = tuple(sorted((*state.known[at], card)))
        state.exposed |= 1 << holder


def forget_card(state: SamuraiSword, holder: int, card: int) -> None:
    """A card left the holder's hand for all to see."""
    n = state.players
    left = False
    for at in range(holder, n * n, n):
        if state.known[at]:
            _forget(state, at, card)
            left = left or bool(state.known[at])
    if not left:
        state.exposed &= ~(1 << holder)


def _forget(state: SamuraiSword, at: int, card: int) -> None:
    cards = state.known[at]
    if card in cards:
        where = cards.index(card)
        state.known[at] = cards[:where] + cards[where + 1 :]


def lose_unseen(state: SamuraiSword, holder: int, card: int, witness: int) -> None:
    """A card left the hand at random, seen by holder and witness only.

    Of each kind that another viewer knew of, one copy may be gone.
    """
    for viewer in range(state.players):
        at = viewer * state.players + holder
        if viewer == witness:
            _forget(state, at, card)
        elif state.known[at]:
            cards = state.known[at]
            state.known[at] = tuple(c for i, c in enumerate(cards) if i > 0 and cards[i - 1] == c)


def knows_role(state: SamuraiSword, seat: int | None, other: int) -> bool:
    """SS-7.1 with three players."""
    return seat == other or state.roles[other] == SHOGUN or state.players == 3
