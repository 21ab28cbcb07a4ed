"""What speaks against a plan before it is tried: what anybody at the table would shake a head at.

A plan is tried in a few imagined rounds, which do not show every misfortune. What can be
foreseen to fail, or to end badly, is therefore counted against it, in points.
"""

from __future__ import annotations

from tatami.games.shogun.bot.appraisal import scoring_weight
from tatami.games.shogun.bot.odds import battle_odds, revolt_odds
from tatami.games.shogun.bot.weights import (
    CARELESS,
    FEW,
    HOPELESS,
    HOPELESS_REVOLT,
    HUNGER,
    KEPT,
    MARGIN,
    POINTLESS,
    RECKLESS,
    RISKY,
    SPARE,
)
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    AUTUMN,
    BID,
    CHEST_0,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    NEUTRAL,
    OUT_OF_PLAY,
    TAKE_RICE,
    TAX,
    THEATRE,
    TOWER_CARD,
)
from tatami.games.shogun.rules.content import COSTS, WINTER_LOSS
from tatami.games.shogun.rules.provinces import CHESTS, NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.realm import Realm


class PlanFaults:
    """Those of one seat about to plan a round."""

    def __init__(self, realm: Realm, seat: int) -> None:
        self.realm = realm
        self.seat = seat
        self.cost = [0.0] * (ACTIONS * PROVINCES)
        self.quiet = False
        self.worst_loss = max([WINTER_LOSS[event] for event in realm.event_row])
        for province in realm.provinces_of(seat):
            for kind in range(THEATRE + 1):
                if not realm.can_build(province, kind):
                    self._set(kind, province, POINTLESS)
            if not realm.unrest[province]:
                self.quiet = True
            revolt = _revolt_qualm(realm, seat, province)
            self._set(TAX, province, revolt)
            self._set(TAKE_RICE, province, revolt)
            march = _march_qualm(realm, seat, province)
            self._set(COMBAT_A, province, march)
            self._set(COMBAT_B, province, march)

    def _set(self, action: int, province: int, cost: float) -> None:
        self.cost[action * PROVINCES + province] = cost

    def of(self, plan: list[int], action: int) -> float:
        """About one action of a plan. What calms the peasants comes to the first income taken."""
        card = plan[action]
        if not _is_province(card):
            return 0.0
        if action in (TAX, TAKE_RICE):
            incomes = int(_is_province(plan[TAX])) + int(_is_province(plan[TAKE_RICE]))
            if incomes <= self.realm.calm[self.seat]:
                return 0.0
        return self.cost[action * PROVINCES + card]

    def about(self, plan: list[int]) -> float:
        total = 0.0
        for action in range(ACTIONS):
            total += self.of(plan, action)
        bid = _bid(plan)
        if bid > 1 and bid * 2 >= self.realm.chests[self.seat]:
            total += CARELESS
        chests = self.unspent(plan)
        if _is_province(plan[TAX]):
            chests += CHESTS[plan[TAX]]
        if chests < 0:
            total += POINTLESS
        return total + self._about_winter(plan[TAKE_RICE], chests)

    def unspent(self, plan: list[int]) -> int:
        """The chests that the plan leaves, without the tax; below 0 if there are too few."""
        chests = self.realm.chests[self.seat] - _bid(plan)
        for action in range(ACTIONS):
            card = plan[action]
            if _is_province(card) and (action > THEATRE or self.realm.can_build(card, action)):
                chests -= COSTS[action]
        return chests

    def hunger_threatens(self, harvested: int) -> bool:
        """Whether rice may be missing in winter, if this is the only harvest still to come."""
        needed = self.realm.owner.count(self.seat) - self.realm.rice[self.seat]
        if _is_province(harvested):
            needed -= RICE[harvested]
        return needed + MARGIN + self.worst_loss > 0

    def _about_winter(self, harvested: int, chests: int) -> float:
        """The rice that may be missing, whichever event is left."""
        realm = self.realm
        needed = realm.owner.count(self.seat) - realm.rice[self.seat]
        omitted = 0.0
        if _is_province(harvested):
            needed -= RICE[harvested]
        elif self.quiet and self.hunger_threatens(harvested):
            omitted = RECKLESS
        if realm.season != AUTUMN:
            return omitted
        found = 0.0
        for event in realm.event_row:
            missing = needed + WINTER_LOSS[event]
            if missing > 0:
                found += HUNGER * missing + SPARE * max(0, chests - KEPT)
        return omitted + found * scoring_weight(realm) / len(realm.event_row)


def _revolt_qualm(realm: Realm, seat: int, province: int) -> float:
    """Tax or rice where the peasants will rise."""
    if not realm.unrest[province]:
        return 0.0
    armies = realm.armies[province]
    if _weakest_odds(realm, seat, province, armies) < HOPELESS_REVOLT:
        return RECKLESS
    if not threatened(realm, seat, province):
        return 0.0
    thinned = _weakest_odds(realm, seat, province, (armies + 1) // 2)
    return RISKY if thinned < HOPELESS_REVOLT else 0.0


def _weakest_odds(realm: Realm, seat: int, province: int, armies: int) -> float:
    """The chance to put a revolt down with so many armies, and without help from the tray."""
    stationed, lying = realm.armies[province], realm.tray[seat]
    realm.armies[province], realm.tray[seat] = armies, 0
    odds = revolt_odds(realm, seat, province, realm.unrest[province] + 1)
    realm.armies[province], realm.tray[seat] = stationed, lying
    return odds


def threatened(realm: Realm, seat: int, province: int) -> bool:
    for near in NEIGHBOURS[province]:
        if realm.owner[near] >= 0 and realm.owner[near] != seat and realm.armies[near] > 1:
            return True
    return False


def _march_qualm(realm: Realm, seat: int, province: int) -> float:
    """A march must be made if it can be: into what, if nothing weak is near?

    Own and neutral neighbours are open to everybody. Others may be closed by an event or a
    favour, so that only the strongest is left.
    """
    armies = realm.armies[province]
    if armies < 2:
        return POINTLESS
    best, worst = 0.0, 1.0
    for near in NEIGHBOURS[province]:
        owner = realm.owner[near]
        if owner == seat:
            return 0.0
        if owner == OUT_OF_PLAY:
            continue
        odds = battle_odds(realm, seat, near, armies - 1).more
        if owner == NEUTRAL and odds >= HOPELESS:
            return 0.0
        best = max(best, odds)
        worst = min(worst, odds)
    if best < HOPELESS:
        return RECKLESS
    return RISKY if worst < HOPELESS and armies <= FEW else 0.0


def _is_province(card: int) -> bool:
    return EMPTY < card < PROVINCES


def _bid(plan: list[int]) -> int:
    return max(0, plan[BID] - CHEST_0) if plan[BID] < TOWER_CARD else 0
