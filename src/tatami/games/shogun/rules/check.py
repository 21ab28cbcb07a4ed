"""Conservation: cubes, buildings and cards are counted; none appear and none vanish."""

from __future__ import annotations

from tatami.core.errors import BadPosition
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    CHEST_0,
    COLOURS,
    EMPTY,
    EVENTS,
    GREEN,
    NO_EVENT,
    PLACES,
    SPACES,
    TOWER_CARD,
)
from tatami.games.shogun.rules.content import (
    BUILDINGS,
    CAPACITY,
    CUBES,
    FAVOURS,
    OFFICERS,
    PEASANTS,
)
from tatami.games.shogun.rules.provinces import NAMES, PROVINCES, SITES
from tatami.games.shogun.rules.realm import BIT_COUNT, BUILDING_KINDS, SCORED, Realm


def check(realm: Realm) -> None:
    _check_cubes(realm)
    _check_provinces(realm)
    _check_plans(realm)
    _check_decks(realm)
    _check_points(realm)


def _check_cubes(realm: Realm) -> None:
    for colour in range(COLOURS):
        found = realm.reserve[colour] + realm.tray[colour]
        found += realm.tower[colour] + realm.tower[COLOURS + colour]
        for province in range(PROVINCES):
            if realm.owner[province] == colour:
                found += realm.armies[province]
        if colour == GREEN:
            wanted, whose = PEASANTS, "the peasants"
        else:
            wanted, whose = (CUBES if colour < realm.players else 0), f"seat {colour}"
        if found != wanted:
            raise BadPosition(f"{whose} must have {wanted} cubes in all, not {found}")
    for floor in (0, COLOURS):
        if sum(realm.tower[floor : floor + COLOURS]) > CAPACITY:
            raise BadPosition(f"a floor of the tower holds at most {CAPACITY} cubes")


def _check_provinces(realm: Realm) -> None:
    built = [0] * BUILDING_KINDS
    for province in range(PROVINCES):
        mask = realm.buildings[province]
        owned = realm.owner[province] >= 0
        if owned != (realm.armies[province] > 0):
            raise BadPosition(f"{NAMES[province]} must have armies exactly if somebody owns it")
        if not owned and (mask or realm.unrest[province] or realm.gained[province]):
            raise BadPosition(f"{NAMES[province]} is neutral: nothing can lie there")
        if BIT_COUNT[mask] > SITES[province]:
            raise BadPosition(f"{NAMES[province]} has {SITES[province]} building sites")
        for kind in range(BUILDING_KINDS):
            built[kind] += mask >> kind & 1
    for kind in range(BUILDING_KINDS):
        if built[kind] + realm.supply[kind] != BUILDINGS[kind]:
            raise BadPosition("buildings on the map and in 'supply' do not add up")


def _check_plans(realm: Realm) -> None:
    for seat in range(realm.players):
        laid = [card for card in realm.plan[seat * SPACES : (seat + 1) * SPACES] if card != EMPTY]
        if laid.count(TOWER_CARD) > realm.tower_cards:
            raise BadPosition(f"seat {seat} has {realm.tower_cards} tower cards")
        single = [card for card in laid if card != TOWER_CARD]
        if len(set(single)) != len(single):
            raise BadPosition(f"seat {seat} has planned a card twice")
    for at, card in enumerate(realm.plan):
        seat = at // SPACES
        if realm.shown[at] or not EMPTY < card < CHEST_0:
            continue
        if realm.owner[card] != seat or realm.gained[card]:
            raise BadPosition(f"seat {seat} has planned {NAMES[card]}, which is not in hand")


def _check_decks(realm: Realm) -> None:
    actions = sorted(realm.action_order + realm.face_down)
    if actions and actions != list(range(ACTIONS)):
        raise BadPosition("'order' and 'face_down' must hold each action once")
    if actions and len(realm.action_order) != min(ACTIONS, realm.actions_done + ACTIONS // 2):
        raise BadPosition("five actions that are not yet done lie face up, as long as there are")
    events = realm.event_row + realm.event_pile
    if realm.event != NO_EVENT:
        events.append(realm.event)
    if len(set(events)) != len(events) or len(events) > EVENTS:
        raise BadPosition("an event card lies in two places")
    if realm.special_on_place and sorted(realm.special_on_place) != list(range(PLACES)):
        raise BadPosition("'specials' must hold each special card once")
    held = [special for special in realm.special_of if special != EMPTY]
    if len(set(held)) != len(held) or not set(held) <= set(realm.special_on_place):
        raise BadPosition("'special' must name different cards of 'specials'")
    favours = realm.favour_pile + [favour for favour in realm.favours if favour != EMPTY]
    if len(set(favours)) != len(favours) or len(favours) > FAVOURS or 0 in favours:
        raise BadPosition("a favour lies in two places")
    if favours and not realm.court:
        raise BadPosition("there are no favours without the court")
    if max(realm.officers) > (OFFICERS if realm.court else 0):
        raise BadPosition("a seat has more officers than there are")
    drafted = realm.offer + realm.draft_pile + realm.draft_under
    if len(set(drafted)) != len(drafted) or any(realm.owner[p] >= 0 for p in drafted):
        raise BadPosition("a province card of the draft lies in two places")
    if any(realm.owner[province] < 0 for province in realm.uprising):
        raise BadPosition("only a player's province can revolt")


def _check_points(realm: Realm) -> None:
    n = realm.players
    for seat in range(n):
        scored = sum(realm.tally[seat + row * n] for row in range(2 * SCORED))
        if realm.points[seat] != scored + realm.favour_points[seat]:
            raise BadPosition(f"the points of seat {seat} are not the sum of what they were for")
