"""What a plan costs and yields, and what is likely to go wrong with it, for its player.

Events and special cards are not known while planning, so printed values are used.
"""

from __future__ import annotations

from typing import Any

from tatami.core.text import Text
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BID,
    CHEST_0,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    PROVINCE_TEXTS,
    SPACE_TEXTS,
    SPACES,
    TAKE_RICE,
    TAX,
    THEATRE,
    TOWER_CARD,
)
from tatami.games.shogun.rules.content import COSTS, OFFICERS
from tatami.games.shogun.rules.court import CONVERSIONS
from tatami.games.shogun.rules.provinces import CHESTS, PROVINCES, RICE
from tatami.games.shogun.rules.realm import Realm


def forecast(realm: Realm, seat: int) -> dict[str, Any]:
    plan = realm.plan[seat * SPACES : (seat + 1) * SPACES]
    bid = plan[BID]
    taxed = plan[TAX]
    harvested = plan[TAKE_RICE]
    return {
        "bid": bid - CHEST_0 if CHEST_0 <= bid < TOWER_CARD else 0,
        "cost": sum(COSTS[a] for a in range(ACTIONS) if EMPTY < plan[a] < PROVINCES),
        "tax": CHESTS[taxed] if EMPTY < taxed < PROVINCES else 0,
        "rice": RICE[harvested] if EMPTY < harvested < PROVINCES else 0,
        "warnings": [warning.json() for warning in warnings(realm, seat, plan)],
    }


def warnings(realm: Realm, seat: int, plan: list[int]) -> list[Text]:
    found = [
        *_builds(realm, plan),
        *_revolts(realm, seat, plan),
        *_marches(realm, plan),
        *_conversions(realm, seat, plan),
    ]
    short = sum([missing for _, missing in unpayable(realm, seat, plan)])
    if short:
        found.append(Text("warn-chests", {"chests": short}))
    if plan[BID] == EMPTY:
        found.append(Text("warn-bid"))
    return found


def _builds(realm: Realm, plan: list[int]) -> list[Text]:
    return [
        Text("warn-build", {"action": SPACE_TEXTS[a], "province": PROVINCE_TEXTS[plan[a]]})
        for a in range(THEATRE + 1)
        if EMPTY < plan[a] < PROVINCES and not realm.can_build(plan[a], a)
    ]


def _revolts(realm: Realm, seat: int, plan: list[int]) -> list[Text]:
    """A favour that was kept cancels the first marker: no revolt where that is certain."""
    incomes = [a for a in realm.action_order if a in (TAKE_RICE, TAX)]
    incomes += [a for a in (TAKE_RICE, TAX) if a not in incomes]
    incomes = [a for a in incomes if EMPTY < plan[a] < PROVINCES]
    calm = realm.calm[seat]
    if len(incomes) == 2 and incomes[0] not in realm.action_order:
        calm = 0 if calm < 2 else calm
    return [
        Text(
            "warn-revolt",
            {
                "province": PROVINCE_TEXTS[plan[a]],
                "armies": realm.armies[plan[a]],
                "peasants": realm.unrest[plan[a]] + 1,
            },
        )
        for a in incomes[calm:]
        if realm.unrest[plan[a]]
    ]


def _marches(realm: Realm, plan: list[int]) -> list[Text]:
    """Each province has one action, so no armies can be placed there before it marches."""
    return [
        Text("warn-march", {"action": SPACE_TEXTS[a], "province": PROVINCE_TEXTS[plan[a]]})
        for a in (COMBAT_A, COMBAT_B)
        if EMPTY < plan[a] < PROVINCES and realm.armies[plan[a]] < 2
    ]


def _conversions(realm: Realm, seat: int, plan: list[int]) -> list[Text]:
    found: list[Text] = []
    officers = realm.officers[seat]
    tray = realm.tray[seat]
    for space, cubes in CONVERSIONS:
        card = plan[space]
        if card == TOWER_CARD:
            done = tray >= cubes
        elif EMPTY < card < PROVINCES:
            done = realm.armies[card] > cubes
        else:
            continue
        if not done or officers + cubes > OFFICERS:
            found.append(Text("warn-convert", {"space": SPACE_TEXTS[space]}))
            continue
        officers += cubes
        if card == TOWER_CARD:
            tray -= cubes
    return found


def unpayable(realm: Realm, seat: int, plan: list[int]) -> list[tuple[int, int]]:
    """The actions that cannot be paid when they are due, each with the chests that are missing.

    Of the hidden actions tax is taken to come first: a plan that is short even so cannot be
    paid whatever the order.
    """
    bid = plan[BID]
    chests = realm.chests[seat] - (bid - CHEST_0 if CHEST_0 <= bid < TOWER_CARD else 0)
    found: list[tuple[int, int]] = []
    hidden = sorted(set(range(ACTIONS)) - set(realm.action_order), key=_tax_first)
    for action in [*realm.action_order, *hidden]:
        card = plan[action]
        if not EMPTY < card < PROVINCES:
            continue
        if action == TAX:
            chests += CHESTS[card]
        elif COSTS[action] > chests:
            found.append((action, COSTS[action] - chests))
        else:
            chests -= COSTS[action]
    return found


def _tax_first(action: int) -> int:
    return 0 if action == TAX else action + 1
