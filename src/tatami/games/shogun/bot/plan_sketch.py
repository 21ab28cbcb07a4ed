"""Sensible plans without search: what each card is worth on each space, then the best fit.

`Ideas` holds the worth of every card on every space for one seat, from what is public.
`sketch` turns it into a whole plan; a little noise gives as many different plans as wanted.
`guess` and `guess_hidden` are sketches of somebody else, who fights as often as players do.
"""

from __future__ import annotations

from math import exp, log

from tatami.core.chance import Chance
from tatami.games.shogun.bot.answers import Stakes, best_march, building_gain
from tatami.games.shogun.bot.appraisal import (
    all_rounds_left,
    danger,
    rice_value,
    worth,
)
from tatami.games.shogun.bot.odds import revolt_odds
from tatami.games.shogun.bot.weights import (
    ARMY_AT_A_BORDER,
    ARMY_INLAND,
    ARMY_WORTH,
    CHEST_AT_THE_END,
    CHEST_LATE,
    CHEST_WORTH,
    FIGHT,
    FIGHT_ARMIES,
    FIGHT_GAIN,
    FIGHT_LAST,
    FINE,
    LEAST_GAIN,
    LOST_REVOLT_COST,
    MOST_GAIN,
    NO_ARMY,
    OFFICER_WORTH,
    OFFICERS_OF_USE,
    QUIET_INCOME,
    REVOLT_COST,
    RICE_WORTH,
    TRAY_WORTH,
    TYPICAL_HARVEST,
)
from tatami.games.shogun.rules.battle import targets
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BID,
    CARDS,
    CHEST_0,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    OUT_OF_PLAY,
    PLACE_1,
    PLACE_3,
    PLACE_5,
    SPACES,
    TAKE_RICE,
    TAX,
    THEATRE,
    TOWER_CARD,
)
from tatami.games.shogun.rules.content import COSTS, OFFICERS
from tatami.games.shogun.rules.court import CONVERSIONS
from tatami.games.shogun.rules.determinize import unseen_cards
from tatami.games.shogun.rules.planning import may_bid
from tatami.games.shogun.rules.provinces import CHESTS, NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.realm import Realm
from tatami.games.shogun.rules.score import counts


class Ideas:
    """`worth[space * CARDS + card]` for the cards of one seat."""

    def __init__(self, realm: Realm, seat: int) -> None:
        self.realm = realm
        self.seat = seat
        self.provinces = realm.provinces_of(seat)
        self.worth = [0.0] * (SPACES * CARDS)
        self.fights = [0.0] * PROVINCES
        """How often somebody fights from each province, as odds against no combat."""
        self.chest = CHEST_WORTH if all_rounds_left(realm) > 1 else CHEST_WORTH * CHEST_LATE
        self._build()
        self._income()
        self._levy()
        self._march()
        if realm.court:
            self._convert()

    def of(self, space: int, card: int) -> float:
        return self.worth[space * CARDS + card]

    def best(self, space: int, cards: list[int]) -> int:
        """The card that is worth most on the space."""
        found = cards[0]
        for card in cards:
            if self.of(space, card) > self.of(space, found):
                found = card
        return found

    def _set(self, space: int, card: int, gain: float) -> None:
        self.worth[space * CARDS + card] = gain

    def _build(self) -> None:
        realm = self.realm
        found = counts(realm)
        for kind in range(THEATRE + 1):
            for province in self.provinces:
                if realm.can_build(province, kind):
                    gain = building_gain(realm, self.seat, province, kind, found)
                    gain *= 1 - danger(realm, province)
                    self._set(kind, province, gain - COSTS[kind] * self.chest)

    def _income(self) -> None:
        """Tax and rice where the peasants are quiet; a revolt only if it can be won."""
        realm, seat = self.realm, self.seat
        unfed = len(self.provinces) + TYPICAL_HARVEST
        hungry = rice_value(realm, seat, unfed)
        chest_worth = self.chest if all_rounds_left(realm) > 1 else CHEST_AT_THE_END
        for province in self.provinces:
            risk = QUIET_INCOME
            if realm.unrest[province] and not realm.calm[seat]:
                lost = 1 - revolt_odds(realm, seat, province, realm.unrest[province] + 1)
                risk = REVOLT_COST + lost * (worth(realm, province) + LOST_REVOLT_COST)
            self._set(TAX, province, CHESTS[province] * chest_worth - risk)
            fed = rice_value(realm, seat, unfed - RICE[province])
            self._set(TAKE_RICE, province, fed - hungry + RICE_WORTH * RICE[province] - risk)

    def _levy(self) -> None:
        realm = self.realm
        for space, armies in ((PLACE_5, 5), (PLACE_3, 3), (PLACE_1, 1)):
            placed = min(armies, realm.reserve[self.seat])
            for province in self.provinces:
                gain = _safety(realm, province, placed) - COSTS[space] * self.chest
                if all_rounds_left(realm) > 1:
                    near = ARMY_AT_A_BORDER if self._border(province) else ARMY_INLAND
                    gain += ARMY_WORTH * placed * near
                self._set(space, province, gain if placed else NO_ARMY)

    def _border(self, province: int) -> bool:
        inside = (self.seat, OUT_OF_PLAY)
        return any(self.realm.owner[near] not in inside for near in NEIGHBOURS[province])

    def _march(self) -> None:
        realm = self.realm
        stakes = Stakes(realm, self.seat)
        last = 1 if realm.phase == "plan" else 0
        for province in self.provinces:
            gain = 0.0
            if realm.armies[province] > 1:
                goals = targets(realm, self.seat, province, COMBAT_A)
                if goals:
                    gain = best_march(realm, self.seat, province, goals, stakes)[0]
            self._set(COMBAT_A, province, gain)
            self._set(COMBAT_B, province, gain)
            if realm.armies[province] > 1:
                liking = FIGHT + FIGHT_ARMIES * log(realm.armies[province])
                liking += FIGHT_GAIN * min(max(gain, LEAST_GAIN), MOST_GAIN)
                if all_rounds_left(realm) == last:
                    liking += FIGHT_LAST
                self.fights[province] = exp(liking)

    def _convert(self) -> None:
        realm = self.realm
        officers = realm.officers[self.seat]
        for space, cubes in CONVERSIONS:
            useful = max(0, min(cubes, OFFICERS_OF_USE - officers)) * OFFICER_WORTH
            if cubes + officers > OFFICERS:
                useful = 0.0
            for province in self.provinces:
                if realm.armies[province] > cubes:
                    loss = cubes * ARMY_WORTH - _safety(realm, province, -cubes)
                    self._set(space, province, useful - loss)
            if realm.tray[self.seat] >= cubes:
                self._set(space, TOWER_CARD, useful - TRAY_WORTH * cubes)


def _safety(realm: Realm, province: int, armies: int) -> float:
    """What so many more (or fewer) armies change in a province's danger, in points."""
    before = danger(realm, province)
    realm.armies[province] += armies
    after = danger(realm, province)
    realm.armies[province] -= armies
    return (before - after) * worth(realm, province)


def sketch(ideas: Ideas, rng: Chance, noise: float, keep: bool = False) -> list[int]:
    """A whole plan: the bid, then the best fits as far as chests reach, then fillers.

    `keep`: the cards that lie already stay where they are.
    """
    realm, seat = ideas.realm, ideas.seat
    plan = [EMPTY] * SPACES
    spare = realm.hand(seat)
    if keep:
        plan = realm.plan[seat * SPACES : (seat + 1) * SPACES]
        for card in plan:
            if card != EMPTY:
                spare.remove(card)
    if plan[BID] == EMPTY:
        plan[BID] = _sketch_bid(realm, seat, spare, rng)
        if plan[BID] != EMPTY:
            spare.remove(plan[BID])
    _complete(ideas, plan, spare, rng, noise)
    return plan


def guess(ideas: Ideas, rng: Chance, noise: float) -> list[int]:
    """A whole plan that somebody else may have."""
    spare = ideas.realm.hand(ideas.seat)
    plan = [EMPTY] * SPACES
    plan[BID] = _sketch_bid(ideas.realm, ideas.seat, spare, rng)
    if plan[BID] != EMPTY:
        spare.remove(plan[BID])
    _fight(ideas, plan, [COMBAT_A, COMBAT_B], spare, rng)
    _complete(ideas, plan, spare, rng, noise)
    return plan


def _complete(ideas: Ideas, plan: list[int], spare: list[int], rng: Chance, noise: float) -> None:
    """What is still empty, with what the cards that lie leave of the chests."""
    realm = ideas.realm
    bid = plan[BID]
    budget = realm.chests[ideas.seat] - max(0, bid - CHEST_0 if bid < TOWER_CARD else 0)
    for space in range(ACTIONS):
        if EMPTY < plan[space] < PROVINCES:
            budget -= COSTS[space]
    spaces = [space for space in range(realm.spaces) if space != BID]
    _fit(ideas, plan, spaces, spare, budget, rng, noise)
    _fill(ideas, plan, spaces, spare)


def guess_hidden(realm: Realm, ideas: Ideas, rng: Chance, noise: float) -> None:
    """During a round: what may lie on the spaces that somebody else has not shown yet."""
    start = ideas.seat * SPACES
    plan = realm.plan[start : start + SPACES]
    spaces = [
        space for space in range(realm.spaces) if space != BID and not realm.shown[start + space]
    ]
    for space in spaces:
        plan[space] = EMPTY
    spare = unseen_cards(realm, ideas.seat)
    _fight(ideas, plan, [s for s in (COMBAT_A, COMBAT_B) if s in spaces], spare, rng)
    _fit(ideas, plan, spaces, spare, realm.chests[ideas.seat], rng, noise)
    _fill(ideas, plan, spaces, spare)
    install(realm, ideas.seat, plan)


def _fight(ideas: Ideas, plan: list[int], spaces: list[int], spare: list[int], rng: Chance) -> None:
    """From where combats are led, if any are, drawn by how often players do so."""
    for space in spaces:
        fighting = [card for card in spare if card < PROVINCES]
        odds = sum([ideas.fights[card] for card in fighting])
        drawn = (1 + odds) * rng.below(FINE) / FINE
        chosen = spare[-1]
        for card in fighting:
            drawn -= ideas.fights[card]
            if drawn < 0:
                chosen = card
                break
        plan[space] = chosen
        spare.remove(chosen)


def _fit(
    ideas: Ideas,
    plan: list[int],
    spaces: list[int],
    spare: list[int],
    budget: int,
    rng: Chance,
    noise: float,
) -> None:
    """Lay what is worth most where it is worth most, as far as cards and chests reach."""
    fits: list[tuple[float, int, int]] = []
    for space in spaces:
        for card in ideas.provinces:
            fits.append((ideas.of(space, card) + noise * rng.below(1000) / 1000, space, card))
        fits.append((ideas.of(space, TOWER_CARD), space, TOWER_CARD))
    fits.sort(reverse=True)
    for gain, space, card in fits:
        if gain <= 0:
            break
        if plan[space] != EMPTY or card not in spare:
            continue
        cost = COSTS[space] if space < ACTIONS and card < PROVINCES else 0
        if cost > budget:
            continue
        budget -= cost
        if space == TAX:
            budget += CHESTS[card] * 2 // 3
        plan[space] = card
        spare.remove(card)


def _sketch_bid(realm: Realm, seat: int, spare: list[int], rng: Chance) -> int:
    """Mostly little: a chest card of 0 to 2 that can be paid, or what is left for it."""
    few = CHEST_0 + rng.below(3)
    for card in [few, CHEST_0, *reversed(spare)]:
        if card in spare and may_bid(realm, seat, card):
            return card
    return EMPTY


def _fill(ideas: Ideas, plan: list[int], spaces: list[int], spare: list[int]) -> None:
    """Cards that do nothing go where a province would do most harm, provinces to the rest."""
    idle = [card for card in spare if card >= PROVINCES]
    left = [card for card in spare if card < PROVINCES]
    open_spaces = [space for space in spaces if plan[space] == EMPTY]
    harm: list[tuple[float, int]] = []
    for space in open_spaces:
        best = -99.0
        for card in left:
            best = max(best, ideas.of(space, card))
        harm.append((best, space))
    harm.sort()
    for _, space in harm:
        if idle:
            plan[space] = idle.pop()
        elif left:
            plan[space] = ideas.best(space, left)
            left.remove(plan[space])


def install(realm: Realm, seat: int, plan: list[int]) -> None:
    """Lay a whole plan."""
    realm.plan[seat * SPACES : (seat + 1) * SPACES] = plan
