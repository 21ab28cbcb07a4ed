"""What a seat, or a spectator, may know (SH-10.1): plain data for a drawn board.

The map itself never changes and stands in every view under `map`: for each province its
name, region, chests, rice, sites and centre (x 0-1000, y 0-340); the land and sea routes as
pairs of province numbers; and for each card of a plan the message that names it, with its
province or the chests that it bids. Everything else names provinces by
number (their place in `map.provinces` and in `provinces`), cards, actions and events by the
words of the notation ("Settsu", "chest-3", "tower", "tax", "tax-cap"). Lists of cubes by
colour have one entry for each seat, then one for the peasants. `asking` is the question that
the rules put now and what it is about; `players` holds what is known of each seat, its plan
too, in which a card not yet shown is "hidden"; `forecast` is for the viewer's own plan.
`refused` says why the viewer, who is asked where armies go, cannot choose a neighbouring province
(by its number) or one `far` away; who plans is told of a card why it cannot be bid, or why it can
only be bid.
"""

from __future__ import annotations

from typing import Any, Final

from tatami.core.text import Text
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BUILDING_IDS,
    CARD_IDS,
    CARD_TEXTS,
    CHEST_0,
    COLOURS,
    CONVERT_3,
    EMPTY,
    NO_EVENT,
    OUT_OF_PLAY,
    PROVINCE_TEXTS,
    SEASON_IDS,
    SPACE_IDS,
    SPACES,
    SPECIAL_IDS,
    TOWER_CARD,
)
from tatami.games.shogun.rules.content import (
    COSTS,
    EVENT_IDS,
    FAVOUR,
    OFFICERS,
    PRICES,
    WINTER_LOSS,
)
from tatami.games.shogun.rules.determinize import PLANNED_PHASES
from tatami.games.shogun.rules.favours import ChooseProvince
from tatami.games.shogun.rules.forecast import forecast
from tatami.games.shogun.rules.moves import MARCH
from tatami.games.shogun.rules.planning import Plan, cards_left, kept_for_bid, may_bid
from tatami.games.shogun.rules.provinces import (
    ATLAS,
    LAND,
    MOON,
    NEIGHBOURS,
    PROVINCES,
    REGIONS,
    SEA,
    SUN,
)
from tatami.games.shogun.rules.realm import BUILDING_KINDS, Realm
from tatami.games.shogun.rules.score import counts, majority, totals, winter_points
from tatami.games.shogun.rules.setup import PlaceGroup

HIDDEN: Final = "hidden"
QUESTIONS: Final = (
    "DraftProvince",
    "PlaceGroup",
    "Plan",
    "ChoosePlace",
    "ChooseFavour",
    "RemoveEvent",
    "ChooseProvince",
    "March",
    "HowMany",
    "NameRevolt",
)
"""What `asking.question` can be."""
ACTION_COSTS: Final = dict(zip(SPACE_IDS, COSTS, strict=False))
"""What each action costs, in chests."""


def view(realm: Realm, seat: int | None) -> dict[str, Any]:
    return {
        "you": seat,
        "asking": _asking(realm),
        "refused": _refused(realm, seat),
        "year": realm.year + 1,
        "season": SEASON_IDS[realm.season],
        "phase": realm.phase,
        "map": MAPS[realm.side],
        "provinces": [_province(realm, province) for province in range(PROVINCES)],
        "supply": dict(zip(BUILDING_IDS, realm.supply, strict=True)),
        "tower": {
            "upper": realm.by_colour(realm.tower[:COLOURS]),
            "lower": realm.by_colour(realm.tower[COLOURS:]),
        },
        "tray": realm.by_colour(realm.tray),
        "reserve": realm.by_colour(realm.reserve),
        "actions": _actions(realm),
        "costs": ACTION_COSTS,
        "event": EVENT_IDS[realm.event] if realm.event != NO_EVENT else None,
        "events": [{"id": EVENT_IDS[e], "loss": WINTER_LOSS[e]} for e in realm.event_row],
        "places": _places(realm),
        "choosing": realm.choosing[:],
        "order": realm.turn_order[:],
        "players": [_seat(realm, other, seat) for other in range(realm.players)],
        "hand": _hand(realm, seat),
        "forecast": _forecast(realm, seat),
        "draft": _draft(realm),
        "court": _court(realm),
        "revolts": {
            "provinces": realm.uprising[:],
            "peasants": realm.extra_peasants if realm.phase == "winter" else 0,
        },
        "majorities": _majorities(realm),
    }


def open_view(realm: Realm, seat: int | None) -> dict[str, Any]:
    """With every plan as its own seat sees it, and marked as `open`."""
    found = view(realm, seat) | {"open": True}
    for other, lord in enumerate(found["players"]):
        lord["plan"] = _plan(realm, other, other)
    return found


def _asking(realm: Realm) -> dict[str, Any] | None:
    """The question that the rules put now, and what it is about."""
    if not realm.actors:
        return None
    asked = realm.decision
    about: dict[str, Any] = {"province": None, "goal": None, "action": None, "favour": None}
    if isinstance(asked, (March, HowMany)):
        about["province"] = asked.province
        about["action"] = SPACE_IDS[asked.action]
        if isinstance(asked, HowMany):
            about["goal"] = asked.goal
    elif isinstance(asked, PlaceGroup):
        about["province"] = asked.province
    elif isinstance(asked, ChooseProvince):
        about["favour"] = asked.favour
    return {"question": type(asked).__name__, **about}


def _refused(realm: Realm, seat: int | None) -> dict[str, Any]:
    if seat is None or seat not in realm.actors:
        return {}
    asked = realm.decision
    if isinstance(asked, Plan):
        return _kept_from_spaces(realm, seat)
    if not isinstance(asked, March):
        return {}
    province = asked.province
    legal = realm.legal(seat)
    refused = {
        str(goal): realm.refusal(seat, MARCH[goal]).json()
        for goal in NEIGHBOURS[province]
        if MARCH[goal] not in legal
    }
    refused["far"] = Text("illegal-far", {"province": PROVINCE_TEXTS[province]}, "SH-2.2").json()
    return refused


def _kept_from_spaces(realm: Realm, seat: int) -> dict[str, Any]:
    refused = {
        CARD_IDS[card]: Text("illegal-bid", {"chests": realm.chests[seat]}, "SH-5.3.3").json()
        for card in range(CHEST_0, TOWER_CARD)
        if not may_bid(realm, seat, card)
    }
    only_bid = kept_for_bid(realm, seat, cards_left(realm, seat))
    if only_bid != EMPTY:
        text = Text("illegal-last-bid", {"card": CARD_TEXTS[only_bid]}, "SH-R01")
        refused[CARD_IDS[only_bid]] = text.json()
    return refused


def _map(side: int) -> dict[str, Any]:
    return {
        "side": ("sun", "moon")[side],
        "regions": list(REGIONS),
        "provinces": [
            {
                "name": province.name,
                "region": REGIONS[province.regions[side]],
                "chests": province.chests,
                "rice": province.rice,
                "sites": province.sites,
                "x": province.centre[0],
                "y": province.centre[1],
            }
            for province in ATLAS.provinces
        ],
        "cards": {
            card: {
                "text": CARD_TEXTS[number],
                "province": number if number < PROVINCES else None,
                "chests": number - CHEST_0 if CHEST_0 <= number < TOWER_CARD else None,
            }
            for number, card in enumerate(CARD_IDS)
        },
        "land": [[a, b] for a in range(PROVINCES) for b in LAND[a] if a < b],
        "sea": [[a, b] for a in range(PROVINCES) for b in SEA[a] if a < b],
    }


MAPS: Final = [_map(SUN), _map(MOON)]


def _province(realm: Realm, province: int) -> dict[str, Any]:
    owner = realm.owner[province]
    return {
        "owner": owner if owner >= 0 else None,
        "in_play": owner != OUT_OF_PLAY,
        "armies": realm.armies[province],
        "buildings": building_names(realm.buildings[province]),
        "unrest": realm.unrest[province],
        "gained": realm.gained[province],
    }


def building_names(mask: int) -> list[str]:
    return [BUILDING_IDS[kind] for kind in range(BUILDING_KINDS) if mask >> kind & 1]


def _actions(realm: Realm) -> list[dict[str, Any]]:
    """The ten action cards in their order; a face-down one has no name."""
    if realm.phase not in PLANNED_PHASES:
        return []
    known: list[str | None] = [SPACE_IDS[action] for action in realm.action_order]
    known += [None] * (ACTIONS - len(known))
    return [
        {
            "action": action,
            "done": at < realm.actions_done,
            "now": _acting(realm) and at == realm.actions_done,
        }
        for at, action in enumerate(known)
    ]


def _acting(realm: Realm) -> bool:
    return realm.phase == "actions"


def _places(realm: Realm) -> list[dict[str, Any]]:
    return [
        {
            "special": SPECIAL_IDS[special],
            "seat": realm.special_of.index(special) if special in realm.special_of else None,
        }
        for special in realm.special_on_place
    ]


def _seat(realm: Realm, seat: int, viewer: int | None) -> dict[str, Any]:
    special = realm.special_of[seat]
    scored = totals(realm, winter_points(realm))
    return {
        "chests": realm.chests[seat],
        "rice": realm.rice[seat],
        "points": realm.points[seat],
        "winter": scored[seat],
        "favour_points": realm.favour_points[seat],
        "provinces": realm.owner.count(seat),
        "committed": realm.committed[seat],
        "special": SPECIAL_IDS[special] if special != EMPTY else None,
        "plan": _plan(realm, seat, viewer),
        "groups": realm.groups[seat][:],
        "officers": realm.officers[seat],
        "officers_left": OFFICERS - realm.officers[seat] if realm.court else 0,
        "calm": realm.calm[seat],
        "shield": [letter for letter, bit in (("a", 1), ("b", 2)) if realm.shield[seat] & bit],
    }


def _plan(realm: Realm, seat: int, viewer: int | None) -> dict[str, str | None]:
    """Each space: its card, None if it is empty, or "hidden"."""
    if realm.phase not in PLANNED_PHASES:
        return {}
    found: dict[str, str | None] = {}
    for space in range(realm.spaces):
        at = seat * SPACES + space
        if seat != viewer and not realm.shown[at]:
            found[SPACE_IDS[space]] = HIDDEN
        else:
            card = realm.plan[at]
            found[SPACE_IDS[space]] = CARD_IDS[card] if card != EMPTY else None
    return found


def _hand(realm: Realm, seat: int | None) -> dict[str, Any] | None:
    """While planning: the viewer's cards that lie on no space yet."""
    if seat is None or realm.phase != "plan":
        return None
    return {"cards": [CARD_IDS[card] for card in cards_left(realm, seat)]}


def _forecast(realm: Realm, seat: int | None) -> dict[str, Any] | None:
    if seat is None or realm.phase != "plan":
        return None
    return forecast(realm, seat)


def _draft(realm: Realm) -> dict[str, Any] | None:
    if realm.phase != "draft":
        return None
    return {
        "first": realm.first,
        "offer": sorted(realm.offer),
        "pile": len(realm.draft_pile) + len(realm.draft_under),
    }


def _court(realm: Realm) -> dict[str, Any] | None:
    if not realm.court:
        return None
    return {
        "spaces": list(SPACE_IDS[CONVERT_3:]),
        "favours": [
            {"number": n, "kind": FAVOUR[n][0], "amount": FAVOUR[n][1], "price": price}
            if n != EMPTY
            else None
            for n, price in zip(realm.favours, PRICES, strict=True)
        ],
        "pile": len(realm.favour_pile),
        "audience": realm.audience[:],
    }


def _majorities(realm: Realm) -> list[dict[str, Any]]:
    """By region and building: how many each seat has, and the points for it in winter."""
    found = counts(realm)
    n = realm.players
    return [
        {
            "region": REGIONS[region],
            "building": BUILDING_IDS[kind],
            "counts": found[(region * BUILDING_KINDS + kind) * n :][:n],
            "points": majority(realm, found, region, kind),
        }
        for region in range(len(REGIONS))
        for kind in range(BUILDING_KINDS)
    ]
