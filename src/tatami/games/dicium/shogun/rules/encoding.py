"""The view as a row of numbers."""

from __future__ import annotations

from typing import Final

from tatami.core.encoding import Fields, Flag, Items, Number, Pile, Round, Seat, Word
from tatami.games.dicium.rules.encoding import board_parts, dice_part
from tatami.games.dicium.rules.state import ACTIONS, LARGEST_HAND
from tatami.games.dicium.rules.view import FOR_PEOPLE
from tatami.games.dicium.shogun.rules.content import BOARDS, MEEPLES, TILES, Box
from tatami.games.dicium.shogun.rules.palace import BRAZIER_TILES, GARDENS
from tatami.games.dicium.shogun.rules.view import WAYS_TO_GO

MOST_REROLLS: Final = 2
MOST_ADDED: Final = 6
LONGEST_WAY: Final = 20
LONGEST_WALK: Final = 7
MANY_ROUNDS: Final = 40
MOST_REFUGES: Final = 6
STRONGEST: Final = 14
"""Combat die, all dice of a hand but those of the action, two bonuses, an assault."""


def encoding(players: int, box: Box) -> Fields:
    names = box.grid.names
    refuge = Fields({"at": Word(names), "tile": Flag(), "available": Flag()})
    board = Fields(
        {
            **board_parts(list(BOARDS), MOST_ADDED),
            "tiles": Number(TILES),
            "stock": Number(MEEPLES),
        },
        without=("seat", "side", "colour"),
    )
    return Fields(
        {
            "active": Seat(players),
            "deciding": Items(Seat(players), 1),
            "dice": dice_part(LARGEST_HAND, MOST_REROLLS, ACTIONS),
            "boards": Round(board, players),
            "round": Fields({"number": Number(MANY_ROUNDS), "limit": Number(MANY_ROUNDS)}),
            "alert": Fields({"left": Number(BRAZIER_TILES), "of": Number(BRAZIER_TILES)}),
            "pieces": Items(
                Fields({"at": Word(names), "carrier": Flag()}, ("id", "kind", "seat", "colour")),
                players * MEEPLES + 1,
            ),
            "shogun": Fields({"free": Flag(), "home": Number(LONGEST_WAY)}, ("at", "carrier")),
            "gardens": Items(
                Fields(
                    {"lit": Flag(), "torii": Word(names), "showing": Flag()},
                    ("garden", "brazier"),
                ),
                GARDENS,
            ),
            "torii": Items(refuge, MOST_REFUGES),
            "garrisons": Items(refuge, MOST_REFUGES),
            "choosing": Fields(
                {
                    "how": Word(list(WAYS_TO_GO.values())),
                    "steps": Number(LONGEST_WALK),
                    "way": Pile(names, 1),
                },
                without=("pieces",),
            ),
            "fight": Fields(
                {
                    "kind": Word(["attack", "shuriken"]),
                    "attacker": Seat(players),
                    "defender": Seat(players),
                    "at": Word(names),
                    "bonus": Number(1),
                    "attack": Number(STRONGEST),
                },
                without=("place",),
            ),
            "lifted": Word(names),
        },
        without=(*FOR_PEOPLE, "meets", "sole"),
    )
