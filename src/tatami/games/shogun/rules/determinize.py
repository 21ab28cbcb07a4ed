"""What a seat cannot know, drawn anew: the cards that the others have laid and not yet shown.

Everything else that nobody knows (face-down actions, piles) is kept in sorted lists from
which chance picks when the time comes, so there is nothing in the state to redraw.
"""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.games.shogun.rules.cards import (
    BID,
    CHEST_0,
    CHEST_CARDS,
    EMPTY,
    SPACES,
    TOWER_CARD,
)
from tatami.games.shogun.rules.planning import may_bid
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.realm import Realm

PLANNED_PHASES: Final = ("plan", "order", "court", "actions")
"""When cards lie on the player boards."""


def redraw_plans(realm: Realm, seat: int, rng: Chance) -> None:
    """Give every other seat a plan that fits all that has been seen of it."""
    if realm.phase not in PLANNED_PHASES:
        return
    for other in range(realm.players):
        if other != seat:
            _redraw(realm, other, rng)


def unseen_cards(realm: Realm, seat: int) -> list[int]:
    """The cards of a seat that may lie on its covered spaces: neither shown nor won since."""
    start = seat * SPACES
    seen = [realm.plan[at] for at in range(start, start + SPACES) if realm.shown[at]]
    cards = [
        province
        for province in range(PROVINCES)
        if realm.owner[province] == seat and not realm.gained[province] and province not in seen
    ]
    cards += [c for c in range(CHEST_0, CHEST_0 + CHEST_CARDS) if c not in seen]
    return cards + [TOWER_CARD] * (realm.tower_cards - seen.count(TOWER_CARD))


def _redraw(realm: Realm, seat: int, rng: Chance) -> None:
    start = seat * SPACES
    cards = unseen_cards(realm, seat)
    hidden = [at for at in range(start, start + realm.spaces) if not realm.shown[at]]
    if start + BID in hidden:
        hidden.remove(start + BID)
        bid = _redraw_bid(realm, seat, cards, len(hidden) + 1, rng)
        realm.plan[start + BID] = bid
        if bid != EMPTY:
            cards.remove(bid)
    cards += [EMPTY] * (len(hidden) - len(cards))
    rng.shuffle(cards)
    for at, card in zip(hidden, cards, strict=False):
        realm.plan[at] = card


def _redraw_bid(realm: Realm, seat: int, cards: list[int], spaces: int, rng: Chance) -> int:
    """With too few cards for all spaces the bid may be one of those that stay empty."""
    if len(cards) < spaces and rng.below(spaces) >= len(cards):
        return EMPTY
    return rng.chooses([card for card in cards if may_bid(realm, seat, card)])
