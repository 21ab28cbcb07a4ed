"""Before the first turn: roles, characters, honour and hands."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.samurai_sword.rules.content import (
    BY_PLAYERS,
    CHARACTERS,
    COUNTS,
    HANDS,
    LIFE,
    NINJA,
    NO_CARD,
    RONIN,
    SAMURAI,
    SHOGUN,
)
from tatami.games.samurai_sword.rules.deck import draw
from tatami.games.samurai_sword.rules.memory import ACTS, SINCE
from tatami.games.samurai_sword.rules.position import RESHUFFLE
from tatami.games.samurai_sword.rules.state import SamuraiSword
from tatami.games.samurai_sword.rules.turn import Recover

DECK: Final[list[int]] = [card for card, count in enumerate(COUNTS) for _ in range(count)]


def empty_table(players: int, reshuffle: str) -> SamuraiSword:
    """A table with all cards in the deck and nothing dealt."""
    state = SamuraiSword(players)
    state.reshuffle_at_once = reshuffle == RESHUFFLE[0]  # SS-1.7
    state.removed = NO_CARD
    state.box = 0
    state.fighting = 0
    state.hands = [[] for _ in range(players)]
    state.armour = [0] * players
    state.quick_draw = [0] * players
    state.focus = [0] * players
    state.bushido = -1
    state.deck = DECK[:]
    state.discard = []
    state.shown = NO_CARD
    state.turn = 0
    state.weapons_played = 0
    state.known = [()] * (players * players)
    state.exposed = 0
    state.hostility = [0] * (players * players)
    state.acts = [0] * (len(ACTS) * players * players)
    state.cards_since = [0] * (len(SINCE) * players)
    return state


def deal(state: SamuraiSword, chance: Chance) -> None:
    """Everything that is dealt; the shogun begins."""
    players = state.players
    deal_roles(state, chance)
    shogun = state.roles.index(SHOGUN)
    characters = list(range(len(CHARACTERS)))  # SS-1.3
    state.characters = [chance.takes(characters) for _ in range(players)]
    state.life = [LIFE[character] for character in state.characters]
    table = BY_PLAYERS[players]  # SS-1.4
    state.honour = [table.honour] * players
    state.honour[shogun] = table.shogun_honour
    state.tell("begin", {"shogun": Seat(shogun)})
    for step in range(players):  # SS-1.5
        draw(state, (shogun + step) % players, HANDS[step], chance)
    state.turn = shogun  # SS-1.6
    state.push(Recover(shogun))


def deal_roles(state: SamuraiSword, chance: Chance) -> None:
    """SS-1.1, SS-1.2"""
    table = BY_PLAYERS[state.players]
    ninja = NINJA[:]
    while len(ninja) > table.ninja:
        state.removed = chance.takes(ninja)
    roles = [SHOGUN, *[SAMURAI] * table.samurai, *[RONIN] * table.ronin, *ninja]
    chance.shuffle(roles)
    state.roles = roles
