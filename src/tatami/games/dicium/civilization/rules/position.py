"""The fields of a position: what is written, read and checked."""

from __future__ import annotations

from functools import cache

from tatami.core.position import Bits, Flag, Kind, List, Name, Number, Part, WrittenForm
from tatami.games.dicium.civilization.rules.archipelago import SIDE
from tatami.games.dicium.civilization.rules.content import MONSTERS, PACKAGE, Box
from tatami.games.dicium.civilization.rules.moves import COMMON_IDS, HEROES, SECRET_IDS
from tatami.games.dicium.civilization.rules.philosophers import FACE_UP, KINDS, PHILOSOPHERS
from tatami.games.dicium.rules.position import PilesPart, dice_form


@cache
def written_form(players: int, box: Box) -> WrittenForm:
    spaces = box.grid.names
    seat = Number(0, players - 1)
    tiles = List(Bits(spaces), players)
    common = List(Bits(COMMON_IDS), players)
    counts = List(Number(), players)
    entries: dict[str, Kind | Part] = {
        "first": seat,
        "round": Number(1),
        "pool": Number(),
        "at": List(Name(spaces), players),
        "tiles": tiles,
        "heroes": List(Name(spaces, none=-1), players * len(HEROES)),
        "cities": tiles,
        "temples": tiles,
        "wonders": tiles,
        "lairs": List(Name(MONSTERS, none=-1), len(box.archipelago.lairs)),
        "trophies": List(Bits(MONSTERS), players),
        "attacks": counts,
        "wraths": counts,
        "lessons": counts,
        "points": counts,
        "philosophers": PilesPart("piles", PHILOSOPHERS, players, FACE_UP),
        "open": Bits(COMMON_IDS),
        "kept": common,
        "traded": common,
        "dealt": List(Bits(SECRET_IDS), players),
        "secret": List(Name(SECRET_IDS, none=-1), players),
        "acted": Flag(),
        "redeployed": Flag(),
        "attached": Bits(PHILOSOPHERS),
    }
    fields: dict[str, Kind] = {
        **dict.fromkeys(("by", "target"), seat),
        "near": Flag(),
        "lost": Number(-1, len(spaces) - 1),
        "region": Number(0, SIDE - 1),
        "tile": Number(0, 2 + len(HEROES)),
        "card": Number(0, KINDS - 1),
    }
    fixed = ("card_moves", "settings")
    return dice_form(PACKAGE, players, box, box.moves.catalogue, entries, fields, fixed)
