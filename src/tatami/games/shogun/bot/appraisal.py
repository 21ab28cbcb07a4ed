"""What a position is worth to each seat: named features, in victory points at the end."""

from __future__ import annotations

from math import exp
from typing import Final

from tatami.games.shogun.bot.weights import (
    ALL_RIVALS,
    ARMIES_OF_USE,
    ARMY,
    ARMY_IN_TOWER,
    BEST_RIVAL,
    BUILDING_IN_PROVINCE,
    CALM,
    CHEST_IN_USE,
    CHEST_LATER,
    CHEST_LEFT,
    CHESTS_A_ROUND,
    DANGER_MARGIN,
    HARVEST,
    HUNGER_COST,
    MOST_DANGER,
    OFFICER,
    OFFICERS_OF_USE,
    SECOND_WINTER,
    UNREST,
)
from tatami.games.shogun.rules.cards import COLOURS, WINTER
from tatami.games.shogun.rules.content import WINTER_LOSS
from tatami.games.shogun.rules.provinces import NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.realm import BIT_COUNT, Realm
from tatami.games.shogun.rules.score import winter_points

FEATURES: Final = (
    "points",
    "provinces",
    "buildings",
    "majorities",
    "rice",
    "chests",
    "borders",
    "armies",
    "unrest",
    "officers",
)
POINTS, PROVINCE, BUILDING, MAJORITY, FOOD, CHEST, BORDER, ARMIES, MARKERS, COURT = range(10)


def rounds_left(realm: Realm) -> int:
    """Rounds of this year still to be played, the present one too while it is planned."""
    if realm.season == WINTER:
        return 0
    return 3 - realm.season if realm.phase == "plan" else 2 - realm.season


def all_rounds_left(realm: Realm) -> int:
    return rounds_left(realm) + (3 if realm.year == 0 else 0)


def scoring_weight(realm: Realm) -> float:
    """How often something that would score now will score."""
    if realm.phase == "over":
        return 0.0
    return 1 + SECOND_WINTER if realm.year == 0 else 1.0


def chest_value(realm: Realm, chests: int) -> float:
    """What so many chests are good for in the rounds that are left."""
    rounds = all_rounds_left(realm)
    if not rounds:
        return CHEST_LEFT * chests
    useful = min(chests, CHESTS_A_ROUND * rounds)
    first = min(useful, CHESTS_A_ROUND)
    later = CHEST_LATER * (useful - first)
    return CHEST_IN_USE * first + later + CHEST_LEFT * (chests - useful)


def rice_value(realm: Realm, seat: int, provinces: float) -> float:
    """Points lost to hunger, as far as can be foreseen: 0 or less.

    Each event in the row may be the one left for winter; one harvest a round can still be
    brought in, from provinces that are quiet.
    """
    row = realm.event_row
    if not row:
        return 0.0
    missing = provinces - realm.rice[seat] - HARVEST * harvest_left(realm, seat)
    total = 0.0
    for event in row:
        total += hunger_cost(missing + WINTER_LOSS[event])
    return -total * scoring_weight(realm) / len(row)


def harvest_left(realm: Realm, seat: int) -> int:
    """The rice of the richest quiet provinces, one for each round of the year still to come."""
    rounds = rounds_left(realm)
    if not rounds:
        return 0
    found = [
        RICE[province]
        for province in range(PROVINCES)
        if realm.owner[province] == seat and not realm.unrest[province]
    ]
    found.sort(reverse=True)
    return sum(found[:rounds])


def hunger_cost(missing: float) -> float:
    """Points that so much missing rice costs; being just short of enough is felt already."""
    if missing <= -2:
        return 0.0
    if missing <= 0:
        return HUNGER_COST * (missing + 2) / 2
    return HUNGER_COST * (missing + 1)


def danger(realm: Realm, province: int) -> float:
    """The chance, roughly, that the province is lost to a neighbour before winter."""
    owner = realm.owner[province]
    strongest = 0
    for near in NEIGHBOURS[province]:
        other = realm.owner[near]
        if other >= 0 and other != owner and realm.armies[near] > strongest:
            strongest = realm.armies[near]
    if strongest < 2:
        return 0.0
    return MOST_DANGER / (1 + exp(realm.armies[province] - strongest + DANGER_MARGIN))


def worth(realm: Realm, province: int) -> float:
    """Points that a province brings whoever owns it at the scorings to come."""
    return (1 + BUILDING_IN_PROVINCE * BIT_COUNT[realm.buildings[province]]) * scoring_weight(realm)


def appraise(realm: Realm) -> list[float]:
    """The features of each seat, one seat after the other."""
    players = realm.players
    size = len(FEATURES)
    found = [0.0] * (size * players)
    scored = winter_points(realm)
    weight = scoring_weight(realm)
    rounds = all_rounds_left(realm)
    yearly = rounds_left(realm)
    for seat in range(players):
        at = seat * size
        provinces = scored[seat]
        found[at + POINTS] = float(realm.points[seat])
        found[at + PROVINCE] = provinces * weight
        found[at + BUILDING] = scored[players + seat] * weight
        found[at + MAJORITY] = sum(scored[seat + 2 * players :: players]) * weight
        found[at + CHEST] = chest_value(realm, realm.chests[seat])
        if realm.phase != "over":
            found[at + FOOD] = rice_value(realm, seat, provinces)
        if rounds:
            returning = realm.tray[seat] + realm.tower[seat] + realm.tower[COLOURS + seat]
            found[at + ARMIES] = ARMY_IN_TOWER * returning
            officers = min(realm.officers[seat], OFFICERS_OF_USE)
            found[at + COURT] = OFFICER * officers + CALM * realm.calm[seat]
    if rounds:
        _appraise_map(realm, found, yearly)
    return found


def _appraise_map(realm: Realm, found: list[float], yearly: int) -> None:
    size = len(FEATURES)
    for province in range(PROVINCES):
        seat = realm.owner[province]
        if seat >= 0:
            at = seat * size
            found[at + ARMIES] += ARMY * min(realm.armies[province], ARMIES_OF_USE)
            found[at + BORDER] -= danger(realm, province) * worth(realm, province)
            if yearly:
                found[at + MARKERS] -= UNREST * realm.unrest[province]


def prospects(realm: Realm) -> list[float]:
    """The points that each seat may expect at the end."""
    size = len(FEATURES)
    found = appraise(realm)
    return [sum(found[seat * size : (seat + 1) * size]) for seat in range(realm.players)]


def advantage(realm: Realm, seat: int) -> float:
    """How far ahead the seat is: of the best of the others, and of all of them."""
    expected = prospects(realm)
    mine = expected.pop(seat)
    return mine - BEST_RIVAL * max(expected) - ALL_RIVALS * sum(expected) / len(expected)
