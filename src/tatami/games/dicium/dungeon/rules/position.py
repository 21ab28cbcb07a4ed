"""Positions as data: what a written game of Dungeon holds."""

from __future__ import annotations

from functools import cache

from tatami.core.position import Flag, Kind, List, Number, Part, Tuple, WrittenForm
from tatami.games.dicium.dungeon.rules.content import PACKAGE, Box
from tatami.games.dicium.dungeon.rules.names import (
    CHESTS,
    COLOURS_OF_CARDS,
    EMPTY,
    KINDS,
    KING,
    MONSTERS,
    RELICS,
    TREASURES,
)
from tatami.games.dicium.rules.position import dice_form


@cache
def written_form(players: int, box: Box) -> WrittenForm:
    spaces = len(box.grid)
    space = Number(0, spaces - 1)
    place = Number(-1, spaces - 1)
    cards = Number(0, sum(box.counts))
    entries: dict[str, Kind | Part] = {
        "turn": Number(),
        "at": List(place, players),
        "lairs": List(Number(-1, len(MONSTERS) - 1), len(MONSTERS)),
        "slain": List(Number(-1, players), len(MONSTERS)),
        "goblins": Tuple(space, distinct=True),
        "stock": Number(0, box.tiles),
        "treasuries": List(Flag(), len(TREASURES)),
        "crypts": List(Number(EMPTY, len(RELICS) - 1), len(RELICS)),
        "opened": Tuple(Number(0, len(CHESTS) - 1), distinct=True),
        "portal": place,
        "king": Number(-1, box.labyrinth.throne),
        "decks": List(cards, players * len(COLOURS_OF_CARDS)),
        "king_card": Flag(),
        "unseen": List(cards, KINDS),
        "discard": List(cards, KINDS),
        "held": List(Number(0, (1 << KINDS) - 1), players),
        "card": Number(-1, KING),
        "spared": Flag(),
        "may_teleport": Flag(),
        "ring_used": Flag(),
        "foot_used": Flag(),
    }
    fields: dict[str, Kind] = {
        "near": space,
        "distance": Number(1, 3),
        "edge": Number(1, 2),
        "treasure": Number(0, len(TREASURES) - 1),
        "might": Number(),
    }
    fixed = ("settings", "goblin_strength", "king_entry")
    return dice_form(PACKAGE, players, box, box.moves.catalogue, entries, fields, fixed)
