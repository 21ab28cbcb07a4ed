"""Nothing is lost and nothing is out of its bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.core.errors import BadPosition
from tatami.games.samurai_sword.rules.content import (
    ANSWERED_BY_ALL,
    BY_PLAYERS,
    CARDS,
    COUNTS,
    NINJA,
    NO_CARD,
    RONIN,
    SAMURAI,
    SHOGUN,
    WEAPONS,
)
from tatami.games.samurai_sword.rules.determinize import laid_out

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword


def check(state: SamuraiSword) -> None:
    """Cards, honour and roles are all there, and nothing is out of its bounds."""
    n = state.players
    table = BY_PLAYERS[n]
    if state.box + sum(state.honour) != table.total_honour(n):
        raise BadPosition(f"honour and box must add up to {table.total_honour(n)}")
    left = COUNTS[:]
    for card in _all_cards(state):
        left[card] -= 1
    for card, count in enumerate(left):
        if count:
            raise BadPosition(f"there must be {COUNTS[card]} cards {CARDS[card]}")
    _check_roles(state)
    _check_question(state)
    for seat in range(n):
        if not 0 <= state.life[seat] <= state.max_life(seat):
            raise BadPosition(f"seat {seat} cannot have {state.life[seat]} life")
        if state.honour[seat] < 0 or (state.honour[seat] == 0 and state.outcome is None):
            raise BadPosition(f"seat {seat} cannot have {state.honour[seat]} honour")
        if state.harmless(seat) != (state.life[seat] == 0 or not state.hands[seat]):
            raise BadPosition(f"seat {seat} is harmless only without life or cards")
        if state.hands[seat] != sorted(state.hands[seat]):
            raise BadPosition(f"the hand of seat {seat} must be sorted")
        for viewer in range(n):
            hand = state.hands[seat][:]
            if state.known[viewer * n + seat] and not state.exposed >> seat & 1:
                raise BadPosition(f"a card of seat {seat} is known that nobody may know")
            for card in state.known[viewer * n + seat]:
                if card not in hand:
                    raise BadPosition(f"seat {viewer} cannot know {CARDS[card]} of seat {seat}")
                hand.remove(card)


def _all_cards(state: SamuraiSword) -> list[int]:
    cards = [*state.deck, *state.discard]
    for hand in state.hands:
        cards += hand
    for card, count in laid_out(state):
        cards += [card] * count
    if state.shown != NO_CARD:
        cards.append(state.shown)
    return cards


def _check_roles(state: SamuraiSword) -> None:
    table = BY_PLAYERS[state.players]
    ninja = [role for role in state.roles if role in NINJA]
    removed = [state.removed] if state.removed != NO_CARD else []
    all_there = (
        state.roles.count(SHOGUN) == 1
        and state.roles.count(SAMURAI) == table.samurai
        and state.roles.count(RONIN) == table.ronin
        and len(ninja) == table.ninja
        and sorted(ninja + removed) == NINJA
    )
    if not all_there:
        raise BadPosition(f"these are not the roles of {state.players} players")
    if len(set(state.characters)) != state.players:
        raise BadPosition("every player has another character")


def _check_question(state: SamuraiSword) -> None:
    """What is asked can be asked."""
    asking = state.asking()
    if asking == "Parry" and not 0 <= state.shown < WEAPONS:
        raise BadPosition("'shown' must be the weapon to parry")
    if asking == "Withstand" and state.shown not in ANSWERED_BY_ALL:
        names = " or ".join(CARDS[card] for card in ANSWERED_BY_ALL)
        raise BadPosition(f"'shown' must be {names}")
    if asking == "FirstCard" and not state.discard:
        raise BadPosition("'discard' must hold the card that may be taken")
