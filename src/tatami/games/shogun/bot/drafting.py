"""Which provinces to take before the game, and how many armies to put there."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.games.shogun.bot.weights import (
    DRAFT_CHEST,
    DRAFT_FOREIGN_ARMY,
    DRAFT_FOREIGN_NEIGHBOUR,
    DRAFT_OWN_NEIGHBOUR,
    DRAFT_RICE,
    DRAFT_SAME_REGION,
    DRAFT_SITE,
    PRESSURE_ARMY,
    PRESSURE_ENEMY,
    PRESSURE_FULL,
    PRESSURE_MOST,
    PRESSURE_NEUTRAL,
)
from tatami.games.shogun.rules.cards import NEUTRAL
from tatami.games.shogun.rules.moves import GROUP, TAKE, TAKE_HIDDEN
from tatami.games.shogun.rules.provinces import CHESTS, NEIGHBOURS, PROVINCES, RICE, SITES
from tatami.games.shogun.rules.realm import Realm


def appeal(realm: Realm, seat: int, province: int) -> float:
    """Rich provinces with sites, beside own ones, in a region where one is already strong."""
    found = (
        DRAFT_CHEST * CHESTS[province] + DRAFT_RICE * RICE[province] + DRAFT_SITE * SITES[province]
    )
    for near in NEIGHBOURS[province]:
        owner = realm.owner[near]
        if owner == seat:
            found += DRAFT_OWN_NEIGHBOUR
        elif owner >= 0:
            found += DRAFT_FOREIGN_NEIGHBOUR + DRAFT_FOREIGN_ARMY * realm.armies[near]
    for other in range(PROVINCES):
        if realm.owner[other] == seat and realm.region[other] == realm.region[province]:
            found += DRAFT_SAME_REGION
    return found


def choose_province(realm: Realm, seat: int) -> Move:
    """The better of the two on offer, unless the hidden card is likely to be better still."""
    unseen = realm.draft_pile or realm.draft_under
    hidden = sum([appeal(realm, seat, province) for province in unseen]) / len(unseen)
    best, chosen = hidden, -1
    for province in sorted(realm.offer):
        gain = appeal(realm, seat, province)
        if gain > best:
            best, chosen = gain, province
    return TAKE_HIDDEN if chosen < 0 else TAKE[chosen]


def choose_group(realm: Realm, seat: int, province: int) -> Move:
    """Many armies where foreign and neutral land is near, few where there is none."""
    sizes = sorted(realm.groups[seat])
    pressure = 0.0
    for near in NEIGHBOURS[province]:
        owner = realm.owner[near]
        if owner >= 0 and owner != seat:
            pressure += PRESSURE_ENEMY + PRESSURE_ARMY * realm.armies[near]
        elif owner == NEUTRAL:
            pressure += PRESSURE_NEUTRAL
    share = min(PRESSURE_MOST, pressure / PRESSURE_FULL)
    return GROUP[sizes[int(share * len(sizes))] - 2]
