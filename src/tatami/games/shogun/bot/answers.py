"""Quick answers to every question but the plan: how bots go on, and think that others do."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.shogun.bot.appraisal import (
    all_rounds_left,
    danger,
    rice_value,
    rounds_left,
    scoring_weight,
    worth,
)
from tatami.games.shogun.bot.odds import battle_odds
from tatami.games.shogun.bot.weights import (
    ARMIES_SAVED,
    ARMY_COST,
    ARMY_COST_AT_THE_END,
    BUILDING_IN_PROVINCE,
    EARLY,
    FAVOUR_CALM,
    FAVOUR_CALM_AT_THE_END,
    FAVOUR_CHEST,
    FAVOUR_CHESTS_AT_THE_END,
    FAVOUR_EVENT,
    FAVOUR_LEVY,
    FAVOUR_LEVY_ARMIES,
    FAVOUR_POINT,
    FAVOUR_RICE,
    FAVOUR_RICE_IF_SHORT,
    FAVOUR_SMALL_LEVY,
    FAVOUR_TRAY,
    FOREIGN_NEIGHBOUR,
    FORLORN,
    FORLORN_COST,
    FULL_SHIELD,
    HOPELESS,
    HOPELESS_COST,
    LEADER,
    MAJORITY_TAKEN,
    MOST_ARMIES,
    MOST_PLUS_DEFENCE,
    MOVE_AT_LEAST,
    NEAR_THE_LEAD,
    NO_MAJORITY,
    OFFICER_PRICE,
    OUTNUMBERED,
    PLUS_ATTACK,
    PLUS_CHEST,
    PLUS_DEFENCE,
    PRIZE_NARROW,
    PRIZE_SECURE,
    RICE_SHORT,
    RIVAL,
    SHARE_TAKEN,
    SHIELD,
    SHORT_OF_RICE,
    SIX_ARMIES,
    SIX_OF_WEAK_LEVIES,
    UPKEEP,
)
from tatami.games.shogun.rules.actions import HowMany, March, own_neighbours
from tatami.games.shogun.rules.battle import targets
from tatami.games.shogun.rules.cards import (
    AUTUMN,
    BUILDING_IDS,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    NEUTRAL,
    PLACE_1,
    PLACE_5,
    PLACES,
    SPACES,
    TAKE_RICE,
    TAX,
)
from tatami.games.shogun.rules.content import FAVOUR, PRICES, WINTER_LOSS
from tatami.games.shogun.rules.court import ChooseFavour
from tatami.games.shogun.rules.event_cards import EVENT, LEVIES, UNLIMITED
from tatami.games.shogun.rules.favours import ChooseProvince, RemoveEvent
from tatami.games.shogun.rules.moves import (
    CHOOSE,
    KEEP_EVENT,
    MARCH,
    NO_FAVOUR,
    PLACE,
    REMOVE_EVENT,
    REVOLT,
    STAY,
    TAKE_FAVOUR,
    WITH,
)
from tatami.games.shogun.rules.provinces import NEIGHBOURS, PROVINCES, RICE
from tatami.games.shogun.rules.realm import BIT_COUNT, Realm
from tatami.games.shogun.rules.rounds import ChoosePlace, free_places
from tatami.games.shogun.rules.score import MOST, counts
from tatami.games.shogun.rules.special_cards import SPECIAL
from tatami.games.shogun.rules.winter import NameRevolt


def answer(realm: Realm, seat: int, rng: Chance) -> Move:
    """A quick and sensible move, for every question of a round but the plan."""
    asked = realm.decision
    if isinstance(asked, March):
        return _march(realm, seat, asked)
    if isinstance(asked, HowMany):
        return WITH[_how_many(realm, seat, asked) - 1]
    if isinstance(asked, ChoosePlace):
        return _place(realm, seat)
    if isinstance(asked, ChooseFavour):
        return _favour(realm, seat)
    if isinstance(asked, ChooseProvince):
        return _favoured(realm, seat, asked)
    if isinstance(asked, RemoveEvent):
        event = EVENT[realm.event]
        hurts = event.tax_at_most < UNLIMITED or event.levies < LEVIES
        return REMOVE_EVENT if hurts else KEEP_EVENT
    if isinstance(asked, NameRevolt):
        return REVOLT[_strongest(realm, realm.uprising)]
    return rng.chooses(realm.legal(seat))


def _strongest(realm: Realm, provinces: list[int]) -> int:
    best = provinces[0]
    for province in provinces:
        if realm.armies[province] > realm.armies[best]:
            best = province
    return best


# marching


class Stakes:
    """What a conquest by the seat is about, beside the province.

    `rivals`: how much a point taken from each of the others is worth. `upkeep`: what feeding
    one province more costs.
    """

    def __init__(self, realm: Realm, seat: int) -> None:
        self.rivals = _rivalry(realm, seat)
        self.upkeep = 0.0 if rice_enough(realm, seat) else UPKEEP


def _rivalry(realm: Realm, seat: int) -> list[float]:
    """More for a point taken from those who lead."""
    weight = scoring_weight(realm)
    held = [float(points) for points in realm.points]
    for province in range(PROVINCES):
        owner = realm.owner[province]
        if owner >= 0:
            held[owner] += (
                1 + BUILDING_IN_PROVINCE * BIT_COUNT[realm.buildings[province]]
            ) * weight
    best = max(held)
    return [
        0.0 if other == seat else RIVAL + LEADER * (held[other] >= best - NEAR_THE_LEAD)
        for other in range(realm.players)
    ]


def march_gain(
    realm: Realm, seat: int, source: int, goal: int, armies: int, stakes: Stakes
) -> float:
    """Points that a march with so many armies is likely to bring."""
    if realm.owner[goal] == seat:
        return _move_gain(realm, source, goal, armies)
    odds = battle_odds(realm, seat, goal, armies)
    prize = worth(realm, goal) * (PRIZE_NARROW if odds.lead < 1 else PRIZE_SECURE)
    gain = odds.more * (prize - stakes.upkeep)
    owner = realm.owner[goal]
    if owner >= 0:
        gain += (odds.more + odds.tie) * worth(realm, goal) * stakes.rivals[owner]
    if realm.armies[goal] >= OUTNUMBERED * armies:
        gain -= HOPELESS_COST
    if odds.more < HOPELESS:
        gain -= HOPELESS_COST
    elif odds.more < FORLORN:
        gain -= FORLORN_COST
    return gain - _losses(realm, seat, odds.more, armies) - _exposure(realm, source, armies)


def rice_enough(realm: Realm, seat: int) -> bool:
    """With the harvest that is still to come in this round, if one is planned."""
    harvested = planned_harvest(realm, seat)
    coming = RICE[harvested] if harvested != EMPTY else 0
    return rice_value(realm, seat, realm.owner.count(seat) - coming) > RICE_SHORT


def planned_harvest(realm: Realm, seat: int) -> int:
    """The province whose rice the seat has planned to take and not yet taken, or EMPTY."""
    at = seat * SPACES + TAKE_RICE
    card = realm.plan[at]
    return card if card < PROVINCES and not realm.shown[at] else EMPTY


def _losses(realm: Realm, seat: int, win: float, armies: int) -> float:
    """Most of a beaten force is gone; armies are of no use after the last round."""
    price = ARMY_COST if all_rounds_left(realm) else ARMY_COST_AT_THE_END
    return price * armies * (1 - ARMIES_SAVED * win)


def _exposure(realm: Realm, source: int, armies: int) -> float:
    """The added danger for the province that the armies leave."""
    before = danger(realm, source)
    realm.armies[source] -= armies
    after = danger(realm, source)
    realm.armies[source] += armies
    return (after - before) * worth(realm, source)


def _move_gain(realm: Realm, source: int, goal: int, armies: int) -> float:
    before = danger(realm, goal)
    realm.armies[goal] += armies
    after = danger(realm, goal)
    realm.armies[goal] -= armies
    return (before - after) * worth(realm, goal) - _exposure(realm, source, armies)


def best_march(
    realm: Realm, seat: int, source: int, goals: list[int], stakes: Stakes
) -> tuple[float, int]:
    """The gain of the best march, and where it leads."""
    best, chosen = -99.0, goals[0]
    for goal in goals:
        gain = best_amount(realm, seat, source, goal, stakes)[0]
        if gain > best:
            best, chosen = gain, goal
    return best, chosen


def best_amount(
    realm: Realm, seat: int, source: int, goal: int, stakes: Stakes
) -> tuple[float, int]:
    most = min(realm.armies[source] - 1, MOST_ARMIES)
    best, chosen = -99.0, 1
    step = 1 if most <= 5 else 2
    amount = most
    while amount > 0:
        gain = march_gain(realm, seat, source, goal, amount, stakes)
        if gain > best:
            best, chosen = gain, amount
        amount -= step
    return best, chosen


def _march(realm: Realm, seat: int, asked: March) -> Move:
    if asked.action == PLACE_1:
        return _move_on(realm, seat, asked.province)
    goals = targets(realm, seat, asked.province, asked.action)
    gain, goal = best_march(realm, seat, asked.province, goals, Stakes(realm, seat))
    if gain <= 0 and not realm.forced:
        return STAY
    return MARCH[goal]


def _move_on(realm: Realm, seat: int, source: int) -> Move:
    best, chosen = MOVE_AT_LEAST, EMPTY
    for goal in own_neighbours(realm, seat, source):
        for armies in (realm.armies[source] - 1, realm.armies[source] // 2):
            gain = _move_gain(realm, source, goal, armies)
            if gain > best:
                best, chosen = gain, goal
    return STAY if chosen == EMPTY else MARCH[chosen]


def _how_many(realm: Realm, seat: int, asked: HowMany) -> int:
    return best_amount(realm, seat, asked.province, asked.goal, Stakes(realm, seat))[1]


# places


def _place(realm: Realm, seat: int) -> Move:
    plan = realm.plan[seat * SPACES : (seat + 1) * SPACES]
    attacks = _is_province(plan[COMBAT_A]) + _is_province(plan[COMBAT_B])
    weak_levies = EVENT[realm.event].levies < LEVIES
    threats = 0.0
    for province in range(PROVINCES):
        if realm.owner[province] == seat:
            threats += danger(realm, province)
    value = [0.0] * PLACES
    for number in range(PLACES):
        card = SPECIAL[number]
        if card.chests:
            value[number] = PLUS_CHEST * _is_province(plan[TAX])
        elif card.rice:
            value[number] = _one_more_rice(realm, seat)
        elif card.place_5:
            times = SIX_OF_WEAK_LEVIES if weak_levies else 1
            value[number] = SIX_ARMIES * _is_province(plan[PLACE_5]) * times
        elif card.attack:
            value[number] = PLUS_ATTACK * attacks
        else:
            value[number] = min(MOST_PLUS_DEFENCE, PLUS_DEFENCE * threats)
    best, chosen = -1.0, EMPTY
    for place in free_places(realm):
        early = EARLY * (4 - place) * (1 + attacks)
        gain = value[realm.special_on_place[place]] + early
        if gain > best:
            best, chosen = gain, place
    return PLACE[chosen][realm.special_on_place[chosen]]


def _one_more_rice(realm: Realm, seat: int) -> float:
    """In autumn the winter's loss is known: who will be short of rice takes what there is."""
    harvested = planned_harvest(realm, seat)
    if harvested == EMPTY:
        return 0.0
    needed = realm.owner.count(seat) - RICE[harvested]
    gain = rice_value(realm, seat, needed - 1) - rice_value(realm, seat, needed)
    if realm.season == AUTUMN and needed + WINTER_LOSS[realm.event_row[0]] > realm.rice[seat]:
        gain += SHORT_OF_RICE
    return gain


def _is_province(card: int) -> int:
    return 1 if 0 <= card < PROVINCES else 0


# the court


def favour_value(realm: Realm, seat: int, favour: int) -> float:
    kind, amount = FAVOUR[favour]
    if kind == "points":
        return FAVOUR_POINT * amount
    if kind == "chests":
        return FAVOUR_CHEST * amount if all_rounds_left(realm) else FAVOUR_CHESTS_AT_THE_END
    if kind == "rice":
        return (FAVOUR_RICE if rice_enough(realm, seat) else FAVOUR_RICE_IF_SHORT) * amount
    if kind == "tray":
        return FAVOUR_TRAY * min(amount, realm.reserve[seat])
    if kind == "levy":
        if realm.reserve[seat] < FAVOUR_LEVY_ARMIES:
            return FAVOUR_SMALL_LEVY
        return FAVOUR_LEVY * scoring_weight(realm)
    if kind in BUILDING_IDS:
        return _best_site(realm, seat, BUILDING_IDS.index(kind))[0]
    if kind == "calm":
        if rounds_left(realm) or realm.year == 0:
            return FAVOUR_CALM
        return FAVOUR_CALM_AT_THE_END
    if kind == "event":
        return FAVOUR_EVENT
    threats = 0.0
    for province in range(PROVINCES):
        if realm.owner[province] == seat:
            threats += danger(realm, province)
    return threats * (FULL_SHIELD if kind == "shield-ab" else SHIELD)


def _favour(realm: Realm, seat: int) -> Move:
    best, chosen = 0.0, EMPTY
    for place, favour in enumerate(realm.favours):
        if favour == EMPTY or PRICES[place] > realm.officers[seat]:
            continue
        price = OFFICER_PRICE * PRICES[place] if all_rounds_left(realm) else 0.0
        gain = favour_value(realm, seat, favour) - price
        if gain > best:
            best, chosen = gain, favour
    return NO_FAVOUR if chosen == EMPTY else TAKE_FAVOUR[chosen - 1]


def building_gain(realm: Realm, seat: int, province: int, kind: int, found: list[int]) -> float:
    """Points that a building brings: one for itself, and what changes in the majorities."""
    start = (realm.region[province] * 3 + kind) * realm.players
    mine = found[start + seat]
    others = 0
    sharing = 0
    for other in range(realm.players):
        if other != seat:
            number = found[start + other]
            if number > others:
                others, sharing = number, 1
            elif number == others and number:
                sharing += 1
    before = 0.0
    if mine and mine >= others:
        before = float(MOST[kind] - (mine == others))
    after = NO_MAJORITY
    if mine + 1 >= others:
        after = float(MOST[kind] - (mine + 1 == others))
    taken = 0.0
    if others and mine == others:
        taken = SHARE_TAKEN * (MOST[kind] - 1)
    elif others and mine + 1 == others and sharing == 1:
        taken = SHARE_TAKEN
    return (1 + max(0.0, after - before) + taken * MAJORITY_TAKEN) * scoring_weight(realm)


def _best_site(realm: Realm, seat: int, kind: int) -> tuple[float, int]:
    found = counts(realm)
    best, chosen = 0.0, EMPTY
    for province in range(PROVINCES):
        if realm.owner[province] == seat and realm.can_build(province, kind):
            gain = building_gain(realm, seat, province, kind, found)
            gain *= 1 - danger(realm, province)
            if gain > best:
                best, chosen = gain, province
    return best, chosen


def _favoured(realm: Realm, seat: int, asked: ChooseProvince) -> Move:
    kind = FAVOUR[asked.favour][0]
    if kind in BUILDING_IDS:
        return CHOOSE[_best_site(realm, seat, BUILDING_IDS.index(kind))[1]]
    best, chosen = -99.0, EMPTY
    for province in range(PROVINCES):
        if realm.owner[province] == seat:
            gain = danger(realm, province) * worth(realm, province)
            if kind == "calm":
                gain = float(realm.unrest[province])
        elif kind == "levy" and realm.owner[province] == NEUTRAL:
            gain = worth(realm, province) - FOREIGN_NEIGHBOUR * _foreign(realm, seat, province)
        else:
            continue
        if gain > best:
            best, chosen = gain, province
    return CHOOSE[chosen]


def _foreign(realm: Realm, seat: int, province: int) -> int:
    found = 0
    for near in NEIGHBOURS[province]:
        if realm.owner[near] >= 0 and realm.owner[near] != seat:
            found += 1
    return found
