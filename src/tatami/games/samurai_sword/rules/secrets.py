"""Who knows what: the view of a seat, and drawing anew what a seat does not know."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Any

from tatami.core.chance import Chance
from tatami.games.samurai_sword.rules import refusal
from tatami.games.samurai_sword.rules.content import (
    CARDS,
    CHARACTERS,
    COUNTS,
    NINJA,
    NO_CARD,
    ROLES,
    RONIN,
    SAMURAI,
    SHOGUN,
    TABLES,
)

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword


# what is known of other players' hands: `known[viewer * players + holder]`, a sorted tuple


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


# the view


def view(state: SamuraiSword, seat: int | None) -> dict[str, Any]:
    """Everything the seat (None: a spectator) may know.

    `difficulty` is from the viewer to that player; `known` are cards that the viewer knows
    in the other hand; `unplayable` says why a card of the own hand cannot be played now;
    `attack` is the weapon question that waits for an answer; roles are shown when known.
    """
    over = state.outcome is not None
    result: dict[str, Any] = {
        "game": state.game_id,
        "you": seat,
        "over": over,
        "turn": state.turn,
        "weapons_left": max(0, state.weapons_left(state.turn)),
        "deck": len(state.deck),
        "discard": [CARDS[card] for card in state.discard],
        "shown": CARDS[state.shown] if state.shown != NO_CARD else None,
        "box": state.box,
        "asking": type(state.decision).__name__ if state.actors else None,
        "players": [_player(state, seat, other) for other in range(state.players)],
    }
    if seat is not None:
        result["hand"] = [CARDS[card] for card in state.hands[seat]]
        result["unplayable"] = refusal.unplayable(state, seat)
    return result


def _player(state: SamuraiSword, seat: int | None, other: int) -> dict[str, Any]:
    over = state.outcome is not None
    known_role = over or knows_role(state, seat, other)
    return {
        "seat": other,
        "character": CHARACTERS[state.characters[other]],
        "life": state.life[other],
        "max_life": state.max_life(other),
        "honour": state.honour[other],
        "role": ROLES[state.roles[other]] if known_role else None,
        "hand_size": len(state.hands[other]),
        "hand": [CARDS[card] for card in state.hands[other]] if over else None,
        "known": []
        if seat is None or over
        else [CARDS[card] for card in state.known[seat * state.players + other]],
        "armour": state.armour[other],
        "quick_draw": state.quick_draw[other],
        "focus": state.focus[other],
        "bushido": state.bushido == other,
        "harmless": state.harmless(other),
        "defence": state.defence(other),
        "difficulty": None if seat is None or seat == other else state.difficulty(seat, other),
        "hostility": state.hostility[other * state.players : (other + 1) * state.players],
    }


def knows_role(state: SamuraiSword, seat: int | None, other: int) -> bool:
    return seat == other or state.roles[other] == SHOGUN or state.players == 3


# determinization


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
    unseen = _unseen(new, seat, held)
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


def _unseen(state: SamuraiSword, seat: int, held: dict[int, tuple[int, ...]]) -> list[int]:
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
    first = CARDS.index("armour")
    return [
        (first, sum(state.armour)),
        (first + 1, sum(state.quick_draw)),
        (first + 2, sum(state.focus)),
        (first + 3, 0 if state.bushido < 0 else 1),
    ]


def hidden_sides(state: SamuraiSword, seat: int) -> list[int]:
    """What the seats whose role the seat does not know are, sorted; any ninja is `NINJA[0]`."""
    table = TABLES[state.players]
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
