"""The view as a row of numbers."""

from __future__ import annotations

from typing import Final

from tatami.core.encoding import Fields, Flag, Items, Number, Part, Pile, Round, Seat, Word
from tatami.games.dicium.dungeon.rules.content import Box
from tatami.games.dicium.dungeon.rules.names import (
    CARDS,
    CHARACTERS,
    CHESTS,
    COLOURS_OF_CARDS,
    FIRST_TRAP,
    FOOT,
    KINDS,
    MONSTERS,
    RELICS,
    RING,
    TREASURES,
)
from tatami.games.dicium.dungeon.rules.state import TRACK
from tatami.games.dicium.rules.encoding import board_parts, dice_part
from tatami.games.dicium.rules.state import LARGEST_HAND
from tatami.games.dicium.rules.view import FOR_PEOPLE

MANY_TURNS: Final = 50
MOST_CARDS: Final = 16
MOST_REROLLS: Final = 4
MOST_ACTIONS: Final = 3
MOST_ADDED: Final = 6
LONGEST_WALK: Final = 8
STRONGEST: Final = 20
_PIECES: Final = ("adventurer", "king", "portal", "monster", "goblin", "treasure", "relic")


def encoding(players: int, box: Box) -> Fields:
    names = box.grid.names
    throne = box.labyrinth.throne
    deck: dict[str, Part] = {colour: Number(MOST_CARDS) for colour in COLOURS_OF_CARDS}
    board = Fields(
        {
            **board_parts(list(CHARACTERS), MOST_ADDED),
            "cards": Pile(list(CARDS[:FIRST_TRAP]), 1),
            "trophies": Number(TRACK),
            "deck": Fields({**deck, "king": Flag(), "size": Number(MOST_CARDS)}),
        },
        without=("seat",),
    )
    piece = Fields(
        {
            "kind": Word(list(_PIECES)),
            "at": Word(names),
            "seat": Seat(players),
            "strength": Number(STRONGEST),
            "monster": Word(list(MONSTERS)),
            "chest": Word(list(RELICS)),
        }
    )
    most_pieces = players + 2 + len(MONSTERS) + box.tiles + len(TREASURES) + len(RELICS)
    return Fields(
        {
            "active": Seat(players),
            "deciding": Items(Seat(players), 1),
            "dice": dice_part(LARGEST_HAND, MOST_REROLLS, MOST_ACTIONS),
            "boards": Round(board, players),
            "pieces": Items(piece, most_pieces),
            "quest": Fields(
                {
                    "turn": Number(MANY_TURNS),
                    "opened": Pile(list(CHESTS), 1),
                    "objective": Number(len(CHESTS)),
                    "crown": Flag(),
                },
                without=("chests",),
            ),
            "king": Fields(
                {
                    "marches": Flag(),
                    "step": Number(throne),
                    "left": Number(throne),
                    "turns": Number(MANY_TURNS),
                },
                without=("throne", "entry"),
            ),
            "stock": Number(box.tiles),
            "goblin_strength": Number(STRONGEST),
            "card": Fields({"card": Word(list(CARDS)), "spared": Flag()}, ("colour",)),
            "teleport": Pile(names, 1),
            "walk": Fields(
                {"seat": Seat(players), "left": Number(LONGEST_WALK)}, ("path", "reach")
            ),
            "fight": Fields(
                {
                    "at": Word(names),
                    "strength": Number(STRONGEST),
                    "bonus": Number(STRONGEST, -STRONGEST),
                    "spent": Number(LARGEST_HAND),
                    "die": Number(6),
                },
                without=("seat", "enemy"),
            ),
            "test": Fields(
                {"bonus": Number(STRONGEST), "spent": Number(LARGEST_HAND), "die": Number(6)},
                without=("seat", "card", "strength"),
            ),
            "used": Pile([CARDS[RING], CARDS[FOOT]], 1),
            "discard": Pile(list(CARDS[:KINDS]), 4),
        },
        without=(*FOR_PEOPLE, "numbers", "chests", "kept"),
    )
