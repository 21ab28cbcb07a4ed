"""Who will win? What a position is worth at the beginning of a turn, all cards and roles known.

Every team has a few named features, each times a weight that was fitted to games
(`prospects.toml`, by `bench/samurai_prospects.py`); the chance of a team is its share in the sum of
the exponentials of all. Points count the more, the nearer the end is.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Any, Final

from tatami.games.samurai_sword.bot.weights import DECK, ENOUGH, GUARD, LATEST, MOST_CARDS, WOUND
from tatami.games.samurai_sword.rules.content import (
    DAMAGE,
    PARRY,
    RONIN_TEAM,
    SHOGUN_TEAM,
    TEAMS,
    WEAPONS,
)
from tatami.games.samurai_sword.rules.ending import courtiers, multiplier
from tatami.games.samurai_sword.rules.state import SamuraiSword

FEATURES: Final = (
    "shogun",
    "ronin",
    "points",
    "points late",
    "one life",
    "two lives",
    "three lives",
    "one life late",
    "two lives late",
    "three lives late",
    "down",
    "empty hand",
    "cards",
    "parries",
    "weapons",
    "best weapon",
    "actions",
    "armour",
    "quick draw",
    "focus",
    "bushido",
    "on turn",
)
"""Shogun and ronin: being that team. Lives left, for as often as the honour counts, less behind
armour; down: none left. Actions: all other cards, but for a daimyo that is a point."""
SHOGUN_SIDE: Final = 0
RONIN_SIDE: Final = 1
POINTS: Final = 2
POINTS_LATE: Final = 3
ONE_LIFE: Final = 4
ONE_LIFE_LATE: Final = 7
DOWN: Final = 10
EMPTY: Final = 11
CARDS: Final = 12
PARRIES: Final = 13
WEAPON_CARDS: Final = 14
BEST_WEAPON: Final = 15
ACTIONS: Final = 16
ARMOUR: Final = 17
QUICK_DRAW: Final = 18
FOCUS: Final = 19
BUSHIDO: Final = 20
ON_TURN: Final = 21
SIZE: Final = 22

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (files("tatami.games.samurai_sword.bot") / "prospects.toml").read_text(encoding="utf-8")
)
FITTED: Final[dict[int, list[float]]] = {
    int(players): [float(table[name]) for name in FEATURES] for players, table in _DATA.items()
}


def lateness(state: SamuraiSword) -> float:
    """How near somebody is to losing the last honour point, by blows or with the deck (SS-4.5)."""
    nearest = 100.0
    for seat in range(state.players):
        life = state.life[seat]
        left = state.honour[seat] - 1 + (life / WOUND if life else 1.0)
        if left < nearest:
            nearest = left
    nearest -= max(0.0, 1.0 - len(state.deck) / (DECK * state.players))
    return 1.0 / (LATEST + max(0.0, nearest))


def features(state: SamuraiSword) -> list[list[float]]:
    """By team; of one that nobody plays all are nought."""
    late = lateness(state)
    found = [[0.0] * SIZE for _ in TEAMS]
    found[SHOGUN_TEAM][SHOGUN_SIDE] = 1.0
    found[RONIN_TEAM][RONIN_SIDE] = 1.0
    for seat in range(state.players):
        _add(state, seat, found[state.team(seat)], late)
    return found


def _add(state: SamuraiSword, seat: int, row: list[float], late: float) -> None:
    times = multiplier(state, seat)
    points = state.honour[seat] * times + courtiers(state, seat)
    row[POINTS] += points
    row[POINTS_LATE] += points * late
    life = state.life[seat]
    if life == 0:
        row[DOWN] += 1.0
    elif life <= ONE_LIFE_LATE - ONE_LIFE:
        risk = times / (1.0 + GUARD * state.defence(seat))
        row[ONE_LIFE + life - 1] += risk
        row[ONE_LIFE_LATE + life - 1] += risk * late
    row[ARMOUR] += state.armour[seat]
    row[QUICK_DRAW] += state.quick_draw[seat]
    row[FOCUS] += state.focus[seat]
    if state.bushido == seat:
        row[BUSHIDO] += times
    if state.turn == seat:
        row[ON_TURN] += 1.0
    _add_hand(state.hands[seat], row)


def _add_hand(hand: list[int], row: list[float]) -> None:
    held = len(hand)
    if held == 0:
        row[EMPTY] += 1.0
        return
    parries, weapons, best, actions = 0, 0, 0, 0
    for card in hand:
        if card < WEAPONS:
            weapons += 1
            best = max(best, DAMAGE[card])
        elif card == PARRY:
            parries += 1
        else:
            actions += 1
    row[CARDS] += min(MOST_CARDS, held)
    row[PARRIES] += min(ENOUGH, parries)
    row[WEAPON_CARDS] += min(ENOUGH, weapons)
    row[BEST_WEAPON] += best
    row[ACTIONS] += actions


def prospect(state: SamuraiSword, seat: int) -> float:
    """The seat's chance to win, as the whole position has it."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else 0.0
    weights = FITTED[state.players]
    own = state.team(seat)
    mine, total = 0.0, 0.0
    present = 0
    for other in range(state.players):
        present |= 1 << state.team(other)
    for team, row in enumerate(features(state)):
        if present >> team & 1:
            score = 0.0
            for at in range(SIZE):
                score += weights[at] * row[at]
            share = exp(score)
            total += share
            if team == own:
                mine = share
    return mine / total
