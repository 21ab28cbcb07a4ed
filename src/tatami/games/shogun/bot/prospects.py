"""What a position before a round is worth: the points that each seat may expect at the end.

Every seat has a few named features of the position, each times a weight that was fitted to games
(`FITTED`, by the rounds that are left). Their sum is the number of points that the seat may expect
at the end, up to what is the same for all. `chance_to_win` is a logistic of that: the share of
each seat in the sum of the exponentials of all, on a scale that was fitted to who won.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tatami.games.shogun.bot.appraisal import all_rounds_left, harvest_left, rounds_left
from tatami.games.shogun.bot.weights import (
    AMPLE_CHESTS,
    ARMIES_OF_USE,
    BUILDING_IN_PROVINCE,
    FALL_MARGIN,
    FITTED,
    HARVEST,
    MOST_MISSING,
    OFFICERS_OF_USE,
    SPREAD,
)
from tatami.games.shogun.rules.cards import COLOURS
from tatami.games.shogun.rules.content import WINTER_LOSS
from tatami.games.shogun.rules.provinces import CHESTS, NEIGHBOURS, PROVINCES
from tatami.games.shogun.rules.realm import BIT_COUNT, Realm
from tatami.games.shogun.rules.score import winter_points

FEATURES: Final = (
    "points",
    "provinces",
    "buildings",
    "majorities",
    "rice",
    "chests",
    "income",
    "borders",
    "armies",
    "tower",
    "unrest",
    "officers",
)
POINTS: Final = 0
PROVINCE: Final = 1
BUILDING: Final = 2
MAJORITY: Final = 3
FOOD: Final = 4
CHEST: Final = 5
INCOME: Final = 6
BORDER: Final = 7
ARMIES: Final = 8
TOWER: Final = 9
MARKERS: Final = 10
COURT: Final = 11
SIZE: Final = 12


def measure(realm: Realm) -> list[float]:
    """The features as they are counted, without weights: one seat after the other."""
    players = realm.players
    found = [0.0] * (SIZE * players)
    scored = winter_points(realm)
    for seat in range(players):
        at = seat * SIZE
        found[at + POINTS] = float(realm.points[seat])
        found[at + PROVINCE] = float(scored[seat])
        found[at + BUILDING] = float(scored[players + seat])
        majorities = 0
        for row in range(seat + 2 * players, len(scored), players):
            majorities += scored[row]
        found[at + MAJORITY] = float(majorities)
        found[at + FOOD] = -_missing_rice(realm, seat, scored[seat])
        found[at + CHEST] = float(min(realm.chests[seat], AMPLE_CHESTS))
        found[at + INCOME] = _tax_to_come(realm, seat)
        returning = realm.tray[seat] + realm.tower[seat] + realm.tower[COLOURS + seat]
        found[at + TOWER] = float(returning)
        found[at + COURT] = float(min(realm.officers[seat], OFFICERS_OF_USE) + realm.calm[seat])
    _measure_map(realm, found)
    return found


def _missing_rice(realm: Realm, seat: int, provinces: int) -> float:
    """The rice that will be missing in winter, as an average of the events that may be left."""
    row = realm.event_row
    if not row:
        return 0.0
    short = provinces - realm.rice[seat] - HARVEST * harvest_left(realm, seat)
    total = 0.0
    for event in row:
        total += min(max(short + WINTER_LOSS[event], 0.0), MOST_MISSING)
    return total / len(row)


def _tax_to_come(realm: Realm, seat: int) -> float:
    """The chests of the richest quiet provinces, one for each round of the year still to come."""
    rounds = rounds_left(realm)
    found: list[int] = []
    for province in range(PROVINCES):
        if realm.owner[province] == seat and not realm.unrest[province]:
            found.append(CHESTS[province])
    found.sort(reverse=True)
    return float(sum(found[:rounds]))


def _measure_map(realm: Realm, found: list[float]) -> None:
    """Borders in danger, armies, unrest."""
    owner, armies = realm.owner, realm.armies
    for province in range(PROVINCES):
        seat = owner[province]
        if seat < 0:
            continue
        strongest = 0
        for near in NEIGHBOURS[province]:
            other = owner[near]
            if other >= 0 and other != seat and armies[near] > strongest:
                strongest = armies[near]
        held = armies[province]
        at = seat * SIZE
        found[at + ARMIES] += min(held, ARMIES_OF_USE)
        found[at + MARKERS] -= realm.unrest[province]
        if strongest > 1:
            worth = 1 + BUILDING_IN_PROVINCE * BIT_COUNT[realm.buildings[province]]
            found[at + BORDER] -= worth * _falls(held, strongest)


_FAR: Final = 9
"""A lead of so many armies is as good as any."""
_FALLS: Final = [1 / (1 + exp(by)) for by in range(-_FAR, _FAR + 1)]


def _falls(held: int, force: int) -> float:
    """How likely, roughly, so many armies are to lose a province to the force beside it."""
    by = held - force + FALL_MARGIN
    return _FALLS[min(max(by, -_FAR), _FAR) + _FAR]


def expected(realm: Realm) -> list[float]:
    """What each feature brings each seat in points, one seat after the other."""
    found = measure(realm)
    weights = FITTED[min(all_rounds_left(realm), len(FITTED) - 1)]
    for at in range(len(found)):
        found[at] *= weights[at % SIZE]
    return found


def chance_to_win(realm: Realm, seat: int) -> float:
    """The chance of the seat to win: what it is after the end, otherwise as fitted."""
    if realm.outcome is not None:
        winners = realm.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    return promise(realm, seat)


def promise(realm: Realm, seat: int) -> float:
    """The fitted chance; after the end, too, a narrow result counts as one that might have been
    otherwise, so that a few imagined games say more."""
    found = expected(realm)
    scale = SPREAD[min(all_rounds_left(realm), len(SPREAD) - 1)]
    mine = 0.0
    for at in range(seat * SIZE, (seat + 1) * SIZE):
        mine += found[at]
    total = 1.0
    for other in range(realm.players):
        if other != seat:
            theirs = 0.0
            for at in range(other * SIZE, (other + 1) * SIZE):
                theirs += found[at]
            total += exp((theirs - mine) / scale)
    return 1 / total
