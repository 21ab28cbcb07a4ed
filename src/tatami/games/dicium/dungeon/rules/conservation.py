"""Nothing appears or vanishes: tiles, goblins, chests and cards are counted."""

from __future__ import annotations

from tatami.core.errors import BadPosition
from tatami.games.dicium.dungeon.rules.board import NOWHERE
from tatami.games.dicium.dungeon.rules.names import (
    COLOURS_OF_CARDS,
    EMPTY,
    FIRST_RELIC,
    MONSTERS,
    NOBODY,
    TREASURES,
    colour_of,
    is_kept,
)
from tatami.games.dicium.dungeon.rules.state import COLOURS, TRACK, Dungeon


def check_dungeon(state: Dungeon) -> None:
    if state.at[0] != NOWHERE:
        _check_monsters(state)
    _check_goblins(state)
    _check_chests(state)
    _check_cards(state)


def _check_monsters(state: Dungeon) -> None:
    for monster, id in enumerate(MONSTERS):
        if (state.lairs.count(monster) == 1) != (state.slain[monster] == NOBODY):
            raise BadPosition(f"the {id} must be in one lair, or be slain")
    if any(state.trophies(seat) > TRACK for seat in range(state.players)):
        raise BadPosition(f"a Trophy track has {TRACK} spots")


def _check_goblins(state: Dungeon) -> None:
    """DD-1.3: at most one enemy is on a space."""
    given = state.box.player_counts[state.settings.difficulty][state.players - 1]
    goblins = given.stock + (1 if state.young else 0)
    if state.stock < 0 or state.stock + len(state.goblins) != goblins:
        raise BadPosition(f"there must be {goblins} goblins on the board and in the stock")
    lairs = state.labyrinth.lairs
    taken = {lairs[lair] for lair, monster in enumerate(state.lairs) if monster != NOBODY}
    if len(set(state.goblins) - taken) != len(state.goblins):
        raise BadPosition("at most one enemy is on a space")


def _check_chests(state: Dungeon) -> None:
    """DD-1.4: every chest is closed on the map or open on the Chest board."""
    treasures = {chest for chest in state.opened if chest < FIRST_RELIC}
    relics = {chest - FIRST_RELIC for chest in state.opened if chest >= FIRST_RELIC}
    if len(treasures) + len(relics) != len(state.opened):
        raise BadPosition("a chest is opened once")
    if sum(state.treasuries) + len(treasures) != len(TREASURES):
        raise BadPosition("every treasure is closed in a treasury or open on the Chest board")
    shown = [relic for relic in state.crypts if relic >= 0]
    if state.crypts.count(EMPTY) != len(relics) or len(relics | set(shown)) != len(relics) + len(
        shown
    ):
        raise BadPosition("every relic is closed in a crypt or open on the Chest board")


def _check_cards(state: Dungeon) -> None:
    for kind, count in enumerate(state.box.counts):
        there = state.unseen[kind] + state.discard[kind] + (state.card == kind)
        there += sum(held >> kind & 1 for held in state.held)
        if there != count:
            raise BadPosition(f"{there} cards of kind {kind}; the game has {count}")
        if not is_kept(kind) and any(held >> kind & 1 for held in state.held):
            raise BadPosition("only scrolls and items are kept")
    for colour, name in enumerate(COLOURS_OF_CARDS):
        unseen = sum(n for kind, n in enumerate(state.unseen) if colour_of(kind) == colour)
        if sum(state.decks[colour::COLOURS]) > unseen:
            raise BadPosition(f"there are more {name} cards in the decks than in the game")
