"""Positions as data: writing, reading, and checking that nothing was lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tatami.core.errors import BadPosition
from tatami.core.position import dump_frame
from tatami.games.samurai_sword.rules.content import (
    BUSHIDO,
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
from tatami.games.samurai_sword.rules.secrets import laid_out

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword

RESHUFFLE = ("at_once", "when_needed")


def dump(state: SamuraiSword) -> dict[str, Any]:
    return {
        "game": state.game_id,
        "players": state.players,
        "reshuffle": RESHUFFLE[0 if state.reshuffle_at_once else 1],
        "roles": [ROLES[role] for role in state.roles],
        "removed": ROLES[state.removed] if state.removed != NO_CARD else None,
        "characters": [CHARACTERS[character] for character in state.characters],
        "life": state.life[:],
        "honour": state.honour[:],
        "box": state.box,
        "hands": [names(hand) for hand in state.hands],
        "armour": state.armour[:],
        "quick_draw": state.quick_draw[:],
        "focus": state.focus[:],
        "bushido": state.bushido,
        "deck": names(state.deck),
        "discard": names(state.discard),
        "shown": CARDS[state.shown] if state.shown != NO_CARD else None,
        "turn": state.turn,
        "weapons_played": state.weapons_played,
        "known": [names(list(cards)) for cards in state.known],
        "hostility": state.hostility[:],
        "revealed": state.revealed,
        "stack": [dump_frame(frame) for frame in state.stack],
        "outcome": state.outcome.json() if state.outcome is not None else None,
    }


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def check(state: SamuraiSword) -> None:
    """Cards, honour and roles are all there, and nothing is out of its bounds."""
    n = state.players
    table = TABLES[n]
    if state.box + sum(state.honour) != table.total_honour(n):
        raise BadPosition(f"honour and box must add up to {table.total_honour(n)}")
    left = COUNTS[:]
    for card in _all_cards(state):
        left[card] -= 1
    for card, count in enumerate(left):
        if count:
            raise BadPosition(f"there must be {COUNTS[card]} cards {CARDS[card]}")
    _check_roles(state)
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
    table = TABLES[state.players]
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
    if not -1 <= state.bushido < state.players:
        raise BadPosition(f"'{CARDS[BUSHIDO]}' must be a seat, or -1 if it is not in play")
