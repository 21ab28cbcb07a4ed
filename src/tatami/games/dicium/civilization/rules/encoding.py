"""The view as a row of numbers."""

from __future__ import annotations

from typing import Final

from tatami.core.encoding import Fields, Flag, Items, Number, Pile, Round, Seat, Word
from tatami.games.dicium.civilization.rules.archipelago import REGIONS
from tatami.games.dicium.civilization.rules.content import MONSTERS, Box
from tatami.games.dicium.civilization.rules.moves import COMMON_IDS, HEROES, SECRET_IDS
from tatami.games.dicium.civilization.rules.philosophers import FACE_UP, KINDS, PHILOSOPHERS
from tatami.games.dicium.rules.encoding import board_parts, dice_part
from tatami.games.dicium.rules.state import LARGEST_HAND
from tatami.games.dicium.rules.view import FOR_PEOPLE

MANY_ROUNDS: Final = 40
MANY_POINTS: Final = 80
MANY_ATTACKS: Final = 8
MOST_REROLLS: Final = 4
MOST_ACTIONS: Final = 3
MOST_ADDED: Final = 5
MOST_NEEDED: Final = 6
MOST_WORTH: Final = 6
LONGEST_WALK: Final = 12
STRONGEST: Final = 16
_TILES: Final = ("capital", "hero", "city", "temple", "wonder", "monster", "meeple")
_FIGHTS: Final = ("monster", "battle", "wrath")


def encoding(players: int, box: Box) -> Fields:
    names = box.grid.names
    cards = list(PHILOSOPHERS)
    return Fields(
        {
            "active": Seat(players),
            "deciding": Items(Seat(players), 1),
            "dice": dice_part(LARGEST_HAND + 1, MOST_REROLLS, MOST_ACTIONS),
            "boards": Round(_board(box), players),
            "pieces": Items(_piece(players, names), players * _most_tiles(box) + len(MONSTERS)),
            "round": Number(MANY_ROUNDS),
            "turns": Number(MANY_ROUNDS),
            "first": Seat(players),
            "last_round": Flag(),
            "pool": Fields({"left": Number(MANY_POINTS), "size": Number(MANY_POINTS)}),
            "philosophers": Fields(
                {
                    "row": Items(Word(cards), FACE_UP),
                    "deck": Number(KINDS),
                    "discard": Pile(cards, 1),
                    "own": Pile(cards, 1),
                    "known": Items(
                        Fields({"card": Word(cards), "seats": Items(Seat(players), 1)}), KINDS
                    ),
                },
                without=("held",),
            ),
            "attached": Pile(cards, 1),
            "common": Items(_common(players), players + 1),
            "secrets": Round(_secret(), players),
            "dealt": Items(
                Fields(
                    {"objective": Word(list(SECRET_IDS)), "points": Number(MOST_WORTH)}, ("need",)
                ),
                2,
            ),
            "movement": Fields(
                {"seat": Seat(players), "from": Word(names), "left": Number(LONGEST_WALK)},
                without=("path",),
            ),
            "fight": _fight(players, names),
            "acted": Flag(),
            "redeployed": Flag(),
        },
        without=(
            *FOR_PEOPLE,
            "limit",
            "worth",
            "windows",
            "costs",
            "scores",
            "reach",
        ),
    )


def _most_tiles(box: Box) -> int:
    """Tiles of a player, Capital and Heroes included, and the meeple."""
    return box.cities + box.temples + box.wonders + len(HEROES) + 2


def _board(box: Box) -> Fields:
    return Fields(
        {
            **board_parts([board.id for board in box.boards], MOST_ADDED),
            "region": Word(list(REGIONS)),
            "points": Number(MANY_POINTS),
            "standing": Number(MANY_POINTS),
            "supply": Fields(
                {
                    "city": Number(box.cities),
                    "temple": Number(box.temples),
                    "wonder": Number(box.wonders),
                    "hero": Number(len(HEROES)),
                }
            ),
            "heroes": Pile(list(HEROES), 1),
            "trophies": Pile(list(MONSTERS), 1),
            "attacks": Number(MANY_ATTACKS),
            "wraths": Number(MANY_ATTACKS),
            "cards": Number(KINDS),
            "kept": Pile(list(COMMON_IDS), 1),
            "traded": Pile(list(COMMON_IDS), 1),
            "regions": Pile(list(REGIONS), 1),
        },
        without=("seat", "order", "capital", "hero"),
    )


def _piece(players: int, names: list[str]) -> Fields:
    return Fields(
        {
            "kind": Word(list(_TILES)),
            "at": Word(names),
            "seat": Seat(players),
            "hero": Word(list(HEROES)),
            "monster": Word(list(MONSTERS)),
            "strength": Number(STRONGEST),
        }
    )


def _common(players: int) -> Fields:
    return Fields(
        {
            "objective": Word(list(COMMON_IDS)),
            "need": Number(MOST_NEEDED),
            "points": Number(MOST_WORTH),
            "progress": Round(Number(MOST_NEEDED), players),
            "seat": Seat(players),
            "traded": Flag(),
        }
    )


def _secret() -> Fields:
    return Fields(
        {
            "objective": Word(list(SECRET_IDS)),
            "need": Number(MOST_NEEDED),
            "points": Number(MOST_WORTH),
            "progress": Number(MOST_NEEDED),
            "met": Flag(),
        }
    )


def _fight(players: int, names: list[str]) -> Fields:
    side = Fields(
        {
            "seat": Seat(players),
            "spent": Number(LARGEST_HAND),
            "die": Number(6),
            "bonuses": Number(MOST_ADDED),
            "total": Number(STRONGEST),
        }
    )
    return Fields(
        {
            "kind": Word(list(_FIGHTS)),
            "attacker": Seat(players),
            "defender": Seat(players),
            "at": Word(names),
            "strength": Number(STRONGEST),
            "sides": Items(side, 2),
        },
        without=("monster",),
    )
