"""How players move, as far as it can be foreseen: the hard bot guesses the turns of others so.

Every move is worth the sum of a few features, each times a weight (`habits.toml`) that was fitted
to what `medium` chose; the more a move is worth, the likelier it is made.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.rows import of_each
from tatami.games.samurai_sword.bot.weights import DANGER, GUARD
from tatami.games.samurai_sword.rules.cards import Withstand
from tatami.games.samurai_sword.rules.combat import Parry, weapon_damage
from tatami.games.samurai_sword.rules.content import (
    ANSWERED_BY_ALL,
    BUSHIDO,
    CARDS,
    DAMAGE,
    MEDITATION,
    NO_CARD,
    PARRY,
    WEAPONS,
)
from tatami.games.samurai_sword.rules.moves import BLEED, NO_SEAT, TAKE_DISCARD, OfCard, Play
from tatami.games.samurai_sword.rules.state import SamuraiSword

BY_CARD: Final = ("play", "at foe", "discard")
"""For each kind of card: playing it, playing it at a foe rather than a friend, giving it up."""
OTHERS: Final = (
    "last card",
    "cry at foes",
    "cry at friends",
    "blow",
    "blow at foe",
    "strong weapon",
    "deadly blow at foe",
    "honour of the defeated foe",
    "wound of a foe",
    "cards of a foe",
    "free from bushido",
    "free a friend",
    "strip",
    "strip a foe",
    "strip oneself",
    "health regained",
    "bushido before oneself",
    "rob a full hand",
    "prove honour",
    "give up a strong weapon",
    "answer with a parry",
    "answer with a weapon",
    "saved from defeat",
    "saved from a wound",
    "parries left",
    "bleed",
    "wound by bleeding",
    "take the discard",
)
"""Wounds count by how dangerous life becomes. A foe counts as far as the player believes in one."""
KINDS: Final = len(CARDS)
AT_FOE: Final = KINDS
DISCARDED: Final = 2 * KINDS
LAST: Final = 3 * KINDS
CRY_AT_FOES: Final = LAST + 1
CRY_AT_FRIENDS: Final = LAST + 2
BLOW: Final = LAST + 3
BLOW_AT_FOE: Final = LAST + 4
STRONG: Final = LAST + 5
DEADLY: Final = LAST + 6
DEFEATED: Final = LAST + 7
WOUND: Final = LAST + 8
CARDS_OF_FOE: Final = LAST + 9
FREE: Final = LAST + 10
FREE_FRIEND: Final = LAST + 11
STRIP: Final = LAST + 12
STRIP_FOE: Final = LAST + 13
STRIP_ONESELF: Final = LAST + 14
HEALTH: Final = LAST + 15
BUSHIDO_ONESELF: Final = LAST + 16
ROB: Final = LAST + 17
PROVE: Final = LAST + 18
GIVE_UP_STRONG: Final = LAST + 19
WITH_PARRY: Final = LAST + 20
WITH_WEAPON: Final = LAST + 21
SAVED: Final = LAST + 22
UNHURT: Final = LAST + 23
PARRIES_LEFT: Final = LAST + 24
BLED: Final = LAST + 25
BLED_WOUND: Final = LAST + 26
TAKEN: Final = LAST + 27
SIZE: Final = LAST + len(OTHERS)

PARTS: Final = 1 << 30
"""Of a whole, when one of several moves is drawn."""

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (files("tatami.games.samurai_sword.bot") / "habits.toml").read_text(encoding="utf-8")
)


def _fitted() -> list[float]:
    found: list[float] = []
    for table in BY_CARD:
        found += of_each(f"bot/habits.toml: [{table}]", "card", CARDS, _DATA[table])
    return found + of_each("bot/habits.toml: [others]", "habit", OTHERS, _DATA["others"])


FITTED: Final[list[float]] = _fitted()


def habitual(
    state: SamuraiSword, seat: int, moves: list[Move], friends: list[float], chance: Chance
) -> Move:
    """One of the moves, drawn by how likely each of them is. `friends`: by player, how likely they
    are of the same team."""
    marks: list[float] = []
    total = 0.0
    for move in moves:
        total += exp(habit(state, seat, move, friends, FITTED))
        marks.append(total)
    drawn = (chance.below(PARTS) + 0.5) / PARTS * total
    at = 0
    while marks[at] < drawn:
        at += 1
    return moves[at]


def habit(
    state: SamuraiSword, seat: int, move: Move, friends: list[float], weights: list[float]
) -> float:
    if isinstance(move, Play):
        last = weights[LAST] if len(state.hands[seat]) == 1 else 0.0
        if move.target == NO_SEAT:
            return last + _openly(state, seat, move.card, friends, weights)
        if move.card < WEAPONS:
            return last + _blow(state, seat, move, friends[move.target], weights)
        if move.permanent != NO_CARD:
            return _taken_away(seat, move, friends[move.target], weights)
        return last + _at(state, seat, move, friends[move.target], weights)
    if isinstance(move, OfCard):
        if move.kind == "discard":
            return weights[DISCARDED + move.card]
        return _answer(state, seat, move.card, weights)
    if move is BLEED:
        hurt = _hurt(state, seat, state.life[seat], 1)
        return weights[BLED] + hurt * weights[BLED_WOUND]
    return weights[TAKEN] if move is TAKE_DISCARD else 0.0


def _hurt(state: SamuraiSword, seat: int, life: int, damage: int) -> float:
    """How much more dangerous life becomes."""
    more = DANGER[life - damage] - DANGER[life]
    return more / (1.0 + GUARD * state.defence(seat))


def _openly(
    state: SamuraiSword, seat: int, card: int, friends: list[float], weights: list[float]
) -> float:
    worth = weights[card]
    if card in ANSWERED_BY_ALL:
        for other in range(state.players):
            if other != seat and not state.harmless(other):
                life = state.life[other]
                hurt = _hurt(state, other, life, 1) if life > 1 else 1.0
                worth += hurt * (1.0 - friends[other]) * weights[CRY_AT_FOES]
                worth += hurt * friends[other] * weights[CRY_AT_FRIENDS]
    return worth


def _blow(state: SamuraiSword, seat: int, move: Play, friend: float, weights: list[float]) -> float:
    card, target = move.card, move.target
    damage, life = weapon_damage(state, card, seat, target), state.life[target]
    foe = 1.0 - 2.0 * friend
    at_foe = weights[BLOW_AT_FOE] + len(state.hands[target]) * weights[CARDS_OF_FOE]
    if damage >= life:
        at_foe += weights[DEADLY] + state.honour[target] * weights[DEFEATED]
    else:
        at_foe += _hurt(state, target, life, damage) * weights[WOUND]
    return weights[BLOW] + DAMAGE[card] * weights[STRONG] + foe * at_foe


def _taken_away(seat: int, move: Play, friend: float, weights: list[float]) -> float:
    """A geisha against a permanent."""
    if move.permanent == BUSHIDO:
        return weights[FREE] + friend * weights[FREE_FRIEND]
    worth = weights[STRIP] + (1.0 - 2.0 * friend) * weights[STRIP_FOE]
    return worth + weights[STRIP_ONESELF] if move.target == seat else worth


def _at(state: SamuraiSword, seat: int, move: Play, friend: float, weights: list[float]) -> float:
    card, target = move.card, move.target
    foe = 1.0 - 2.0 * friend
    worth = weights[card] + foe * weights[AT_FOE + card]
    if card == MEDITATION:
        full = state.max_life(seat)
        return worth + _hurt(state, seat, full, full - state.life[seat]) * weights[HEALTH]
    if card == BUSHIDO:
        return worth + weights[BUSHIDO_ONESELF] if target == seat else worth
    return worth + foe * len(state.hands[target]) * weights[ROB]


def _answer(state: SamuraiSword, seat: int, card: int, weights: list[float]) -> float:
    decision = state.stack[-1]
    strong = weights[GIVE_UP_STRONG]
    life, damage = state.life[seat], 1
    if isinstance(decision, Parry):
        damage = weapon_damage(state, state.shown, decision.attacker, seat)
    elif not isinstance(decision, Withstand):
        return weights[PROVE] + DAMAGE[card] * strong
    worth = weights[WITH_PARRY]
    if card != PARRY:
        worth = weights[WITH_WEAPON] + DAMAGE[card] * strong
    if damage >= life:
        worth += weights[SAVED]
    else:
        worth += _hurt(state, seat, life, damage) * weights[UNHURT]
    return worth + state.hands[seat].count(PARRY) * weights[PARRIES_LEFT]
