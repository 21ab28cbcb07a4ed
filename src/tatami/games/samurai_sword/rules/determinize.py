"""What a seat does not know (SS-8.2), drawn anew."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from tatami.core.chance import Chance
from tatami.games.samurai_sword.rules.content import (
    ARMOUR,
    BUSHIDO,
    BY_PLAYERS,
    COUNTS,
    FOCUS,
    NINJA,
    NO_CARD,
    QUICK_DRAW,
    RONIN,
    SAMURAI,
    SHOGUN,
)
from tatami.games.samurai_sword.rules.knowledge import knows_role

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword


def determinize(state: SamuraiSword, seat: int, rng: Chance) -> SamuraiSword:
    new = state.copy()
    if new.outcome is None:
        deal_hands(new, seat, rng)
        if new.players > 3:
            sides = hidden_sides(new, seat)
            rng.shuffle(sides)
            deal_roles(new, seat, sides, rng)
    return new


def deal_hands(new: SamuraiSword, seat: int, rng: Chance) -> None:
    """Draw every hand but the seat's own anew, around the cards that the seat knows there."""
    others = [other for other in range(new.players) if other != seat]
    held = {other: new.known[seat * new.players + other] for other in others}
    unseen = unseen_cards(new, seat, held)
    rng.shuffle(unseen)
    for other in others:
        hand = list(held[other])
        for _ in range(len(new.hands[other]) - len(hand)):
            insort(hand, unseen.pop())
        new.hands[other] = hand
        # What they know of each other's hands is theirs: they are taken to know no more.
        for viewer in others:
            if viewer != other:
                new.known[viewer * new.players + other] = ()
    new.deck = sorted(unseen)


def unseen_cards(state: SamuraiSword, seat: int, held: dict[int, tuple[int, ...]]) -> list[int]:
    left = COUNTS[:]
    for card in state.hands[seat]:
        left[card] -= 1
    for card in state.discard:
        left[card] -= 1
    for cards in held.values():
        for card in cards:
            left[card] -= 1
    if state.shown != NO_CARD:
        left[state.shown] -= 1
    for card, laid in laid_out(state):
        left[card] -= laid
    return [card for card, count in enumerate(left) for _ in range(count)]


def laid_out(state: SamuraiSword) -> list[tuple[int, int]]:
    """Permanents in play, by kind."""
    return [
        (ARMOUR, sum(state.armour)),
        (QUICK_DRAW, sum(state.quick_draw)),
        (FOCUS, sum(state.focus)),
        (BUSHIDO, 0 if state.bushido < 0 else 1),
    ]


def hidden_sides(state: SamuraiSword, seat: int) -> list[int]:
    """What the seats whose role the seat does not know are, sorted; any ninja is `NINJA[0]`."""
    table = BY_PLAYERS[state.players]
    sides = [SAMURAI] * table.samurai + [NINJA[0]] * table.ninja + [RONIN] * table.ronin
    own = state.roles[seat]
    if own != SHOGUN:
        sides.remove(NINJA[0] if own in NINJA else own)
    return sides


def deal_roles(new: SamuraiSword, seat: int, sides: list[int], rng: Chance) -> None:
    """Give the sides, in seat order, to those whose role the seat does not know."""
    ninja = [role for role in NINJA if role != new.roles[seat]]
    rng.shuffle(ninja)
    roles = new.roles[:]
    dealt = iter(sides)
    for other in range(new.players):
        if not knows_role(new, seat, other):
            side = next(dealt)
            roles[other] = ninja.pop() if side == NINJA[0] else side
    new.removed = ninja[0] if ninja else NO_CARD
    new.roles = roles
