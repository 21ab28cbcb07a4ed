"""The fields of a position: what is written, read and checked."""

from __future__ import annotations

from functools import cache

from tatami.core.position import (
    MANY,
    Field,
    List,
    Name,
    Number,
    Result,
    Stack,
    Switch,
    Tuple,
    WrittenForm,
    frames_of,
)
from tatami.games.samurai_sword.rules.content import (
    ARMOUR,
    BY_PLAYERS,
    CARDS,
    CHARACTERS,
    COUNTS,
    FOCUS,
    LIFE,
    NO_CARD,
    QUICK_DRAW,
    ROLES,
)
from tatami.games.samurai_sword.rules.memory import ACTS, SINCE

RESHUFFLE = ("at_once", "when_needed")


@cache
def written_form(players: int) -> WrittenForm:
    seat = Number(0, players - 1)
    honour = Number(0, BY_PLAYERS[players].total_honour(players))
    hand = List(Name(CARDS))
    return WrittenForm(
        {
            "reshuffle": Field("reshuffle_at_once", Switch(*RESHUFFLE)),
            "roles": List(Name(ROLES), players),
            "removed": Name(ROLES, none=NO_CARD),
            "characters": List(Name(CHARACTERS), players),
            "life": List(Number(0, max(LIFE)), players),
            "honour": List(honour, players),
            "box": honour,
            "hands": List(hand, players),
            "armour": List(Number(0, COUNTS[ARMOUR]), players),
            "quick_draw": List(Number(0, COUNTS[QUICK_DRAW]), players),
            "focus": List(Number(0, COUNTS[FOCUS]), players),
            "bushido": Number(-1, players - 1),
            "deck": hand,
            "discard": hand,
            "shown": Name(CARDS, none=NO_CARD),
            "turn": seat,
            "weapons_played": Number(),
            "known": List(Tuple(Name(CARDS)), players * players),
            "hostility": List(Number(-MANY), players * players),
            "acts": List(Number(), len(ACTS) * players * players),
            "cards_since": List(Number(), len(SINCE) * players),
            "revealed": Number(),
            "stack": Stack(
                frames_of("tatami.games.samurai_sword"), {"seat": seat, "attacker": seat}
            ),
            "outcome": Result(),
        },
        derived=("fighting", "exposed"),
    )
