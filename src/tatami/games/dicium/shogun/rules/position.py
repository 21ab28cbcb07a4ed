"""The fields of a position: what is written, read and checked."""

from __future__ import annotations

from functools import cache

from tatami.core.position import Flag, Kind, List, Number, Part, WrittenForm
from tatami.games.dicium.rules.position import dice_form
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, PACKAGE, SHOGUN, TILES, Box
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE


@cache
def written_form(players: int, box: Box) -> WrittenForm:
    space = Number(0, len(box.grid) - 1)
    maybe = Number(NOWHERE, len(box.grid) - 1)
    pieces = players * MEEPLES
    entries: dict[str, Kind | Part] = {
        "round": Number(1),
        "cards": Number(),
        "beaten": Number(),
        "lit": List(Flag(), GARDENS),
        "torii": List(maybe, GARDENS),
        "garrisons": List(space, distinct=True),
        "tiles": List(Number(0, TILES), players),
        "at": List(maybe, pieces),
        "shogun": space,
        "carrier": Number(NOBODY, pieces - 1),
    }
    fields: dict[str, Kind] = {
        "piece": Number(SHOGUN, pieces - 1),
        "victim": Number(0, pieces - 1),
        "lifted": maybe,
        "how": Number(),
        "steps": Number(),
    }
    fixed = ("settings", "palace")
    return dice_form(PACKAGE, players, box, box.catalogue, entries, fields, fixed)
