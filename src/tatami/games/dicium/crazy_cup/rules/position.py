"""The fields of a position: what is written, read and checked."""

from __future__ import annotations

from functools import cache

from tatami.core.position import Flag, Kind, List, Maybe, MoveText, Number, Part, Tuple, WrittenForm
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES
from tatami.games.dicium.crazy_cup.rules.content import PACKAGE, ROW, Box
from tatami.games.dicium.crazy_cup.rules.names import CAUSES, CHEATS
from tatami.games.dicium.rules.position import PilesPart, dice_form


@cache
def written_form(players: int, box: Box) -> WrittenForm:
    drivers = 2 if players == 1 else players
    driver = Number(0, drivers - 1)
    spaces = len(box.grid)
    space = List(Number(0, spaces - 1), drivers)
    tiles = len(TECHNOLOGIES)
    entries: dict[str, Kind | Part] = {
        "round": Number(1),
        "at": space,
        "road": space,
        "finished": List(Flag(), drivers),
        "way": List(Number(-1, 1), drivers),
        "tiles": List(Number(0, 2), players * tiles),
        "supply": List(Number(0, 2), tiles),
        "tornado": Number(-1, spaces - 1),
        "tornado_owner": Number(-1, players - 1),
        "piles": PilesPart("piles", CHEATS, players, ROW),
        "sand": List(Number(), players),
        **dict.fromkeys(("more_dice", "more_rerolls", "dynamite"), Number()),
        **dict.fromkeys(("pit", "swept", "may_bump"), Flag()),
        "hooks": Tuple(Number(0, spaces - 1)),
    }
    fields: dict[str, Kind] = {
        **dict.fromkeys(("driver", "mover", "by", "about"), driver),
        "victim": Number(0, players - 1),
        **dict.fromkeys(("asked", "miles"), Number()),
        "card": Number(0, len(CHEATS) - 1),
        "cause": Number(0, len(CAUSES) - 1),
        "own": Flag(),
        "choice": Maybe(MoveText(box.moves.catalogue)),
    }
    fixed = ("card_moves", "teams", "_opponents")
    return dice_form(PACKAGE, players, box, box.moves.catalogue, entries, fields, fixed)
