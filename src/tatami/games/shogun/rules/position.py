"""Positions as text: the whole truth of a game as readable JSON, and back.

Reading checks first that everything has its form, then that nothing was lost or made.
"""

from __future__ import annotations

from typing import Any, Final

from tatami.core.errors import BadPosition
from tatami.core.position import FrameReader, dump_frame
from tatami.core.state import Decision, Frame
from tatami.games.shogun.rules.actions import Act, HowMany, March
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BUILDING_IDS,
    CARD_IDS,
    COLOURS,
    EMPTY,
    NEUTRAL,
    NO_EVENT,
    OUT_OF_PLAY,
    PHASES,
    SPACE_IDS,
    SPACES,
    SPECIAL_IDS,
)
from tatami.games.shogun.rules.content import CUBES, EVENT_IDS, FAVOURS, PEASANTS
from tatami.games.shogun.rules.court import (
    Audience,
    ChooseFavour,
    ChooseProvince,
    Convert,
    LayFavours,
    OpenAudience,
    RemoveEvent,
)
from tatami.games.shogun.rules.moves import CATALOGUE
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.provinces import NAMES, PROVINCES
from tatami.games.shogun.rules.realm import Realm
from tatami.games.shogun.rules.rounds import (
    ChoosePlace,
    DecideOrder,
    DrawEvent,
    EndRound,
    LayCards,
    Round,
    TakePlaces,
    Year,
)
from tatami.games.shogun.rules.score import EndGame, Score
from tatami.games.shogun.rules.setup import (
    BeginDraft,
    DealPreset,
    DraftProvince,
    NextToDraft,
    PlaceGroup,
    SeedTower,
)
from tatami.games.shogun.rules.view import building_names
from tatami.games.shogun.rules.winter import ClearYear, Feed, NameRevolt, Starve, Winter

FRAMES: Final = FrameReader(
    (
        DealPreset,
        BeginDraft,
        NextToDraft,
        DraftProvince,
        PlaceGroup,
        SeedTower,
        Year,
        Round,
        LayCards,
        LayFavours,
        Plan,
        DrawEvent,
        DecideOrder,
        TakePlaces,
        ChoosePlace,
        Convert,
        OpenAudience,
        Audience,
        ChooseFavour,
        RemoveEvent,
        ChooseProvince,
        Act,
        March,
        HowMany,
        EndRound,
        Winter,
        Feed,
        Starve,
        NameRevolt,
        Score,
        ClearYear,
        EndGame,
    ),
    CATALOGUE,
)


def dump(realm: Realm) -> dict[str, Any]:
    return {
        "game": realm.game_id,
        "players": realm.players,
        "options": dict(realm.options),
        "year": realm.year,
        "season": realm.season,
        "phase": realm.phase,
        "provinces": {
            NAMES[p]: {
                "owner": realm.owner[p],
                "armies": realm.armies[p],
                "buildings": building_names(realm.buildings[p]),
                "unrest": realm.unrest[p],
                "gained": realm.gained[p],
            }
            for p in range(PROVINCES)
            if realm.owner[p] != OUT_OF_PLAY
        },
        "supply": realm.supply[:],
        "reserve": realm.reserve[:],
        "tower": realm.tower[:],
        "tray": realm.tray[:],
        "chests": realm.chests[:],
        "rice": realm.rice[:],
        "points": realm.points[:],
        "tally": realm.tally[:],
        "favour_points": realm.favour_points[:],
        "deeds": realm.deeds[:],
        "plans": [_dump_plan(realm, seat) for seat in range(realm.players)],
        "committed": realm.committed[:],
        "clears": realm.clears[:],
        "order": [SPACE_IDS[action] for action in realm.order],
        "face_down": [SPACE_IDS[action] for action in realm.face_down],
        "step": realm.step,
        "turn": realm.turn,
        "event": EVENT_IDS[realm.event] if realm.event != NO_EVENT else None,
        "event_row": [EVENT_IDS[event] for event in realm.event_row],
        "event_pile": [EVENT_IDS[event] for event in realm.event_pile],
        "specials": [SPECIAL_IDS[special] for special in realm.specials],
        "special": [SPECIAL_IDS[s] if s != EMPTY else None for s in realm.special],
        "choosing": realm.choosing[:],
        "turn_order": realm.turn_order[:],
        "uprising": [NAMES[p] for p in realm.uprising],
        "extra_peasants": realm.extra_peasants,
        "first": realm.first,
        "offer": [NAMES[p] for p in realm.offer],
        "draft_pile": [NAMES[p] for p in realm.draft_pile],
        "draft_under": [NAMES[p] for p in realm.draft_under],
        "groups": [sizes[:] for sizes in realm.groups],
        "seen_offer": [[NAMES[p] for p in offer] for offer in realm.seen_offer],
        "officers": realm.officers[:],
        "favours": realm.favours[:],
        "favour_pile": realm.favour_pile[:],
        "audience": realm.audience[:],
        "calm": realm.calm[:],
        "shield": realm.shield[:],
        "revealed": realm.revealed,
        "stack": [dump_frame(frame) for frame in realm.stack],
    }


def _dump_plan(realm: Realm, seat: int) -> dict[str, dict[str, Any]]:
    """The spaces that hold a card or are openly empty."""
    found: dict[str, dict[str, Any]] = {}
    for space in range(SPACES):
        at = seat * SPACES + space
        card = realm.plan[at]
        if card != EMPTY or realm.shown[at]:
            name = CARD_IDS[card] if card != EMPTY else None
            found[SPACE_IDS[space]] = {"card": name, "shown": realm.shown[at]}
    return found


class Reader:
    """Takes values out of the data of a position; what has the wrong form is refused."""

    def __init__(self, data: Any, where: str = "the position") -> None:
        if not isinstance(data, dict):
            raise BadPosition(f"{where} must be an object")
        self.data: dict[str, Any] = data
        self.where = where

    def get(self, key: str) -> Any:
        if key not in self.data:
            raise BadPosition(f"{self.where} has no {key!r}")
        return self.data[key]

    def number(self, key: str, low: int, high: int) -> int:
        return whole(self.get(key), key, low, high)

    def flag(self, key: str) -> bool:
        return truth(self.get(key), key)

    def rows(self, key: str, length: int = -1) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list) or length not in (-1, len(value)):
            size = "" if length == -1 else f" of {length}"
            raise BadPosition(f"{key!r} must be a list{size}")
        return value

    def numbers(self, key: str, length: int, low: int, high: int) -> list[int]:
        return [whole(value, key, low, high) for value in self.rows(key, length)]

    def flags(self, key: str, length: int) -> list[bool]:
        return [truth(value, key) for value in self.rows(key, length)]

    def seats(self, key: str, players: int) -> list[int]:
        found = self.numbers(key, -1, 0, players - 1)
        if len(set(found)) != len(found):
            raise BadPosition(f"{key!r} names a seat twice")
        return found

    def names(self, key: str, known: tuple[str, ...], *, sort: bool = False) -> list[int]:
        found = [named(value, key, known) for value in self.rows(key)]
        if len(set(found)) != len(found):
            raise BadPosition(f"{key!r} names something twice")
        return sorted(found) if sort else found

    def name_or_none(self, key: str, known: tuple[str, ...]) -> int:
        value = self.get(key)
        return EMPTY if value is None else named(value, key, known)


def whole(value: Any, key: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(f"{key!r} must hold whole numbers from {low} to {high}, not {value!r}")
    return value


def truth(value: Any, key: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{key!r} must hold true or false, not {value!r}")
    return value


def named(value: Any, key: str, known: tuple[str, ...]) -> int:
    if value not in known:
        raise BadPosition(f"{key!r}: there is no {value!r}")
    return known.index(value)


MANY: Final = 999


def fill(realm: Realm, data: Any) -> None:
    """Put a dumped position on a fresh table with the same players and options."""
    read = Reader(data)
    n = realm.players
    realm.year = read.number("year", 0, 1)
    realm.season = read.number("season", 0, 3)
    phase = read.get("phase")
    if phase not in PHASES:
        raise BadPosition(f"'phase' is one of {', '.join(PHASES)}")
    realm.phase = phase
    _fill_provinces(realm, Reader(read.get("provinces"), "'provinces'"))
    realm.supply = read.numbers("supply", 3, 0, MANY)
    realm.reserve = read.numbers("reserve", COLOURS, 0, MANY)
    realm.tower = read.numbers("tower", 2 * COLOURS, 0, MANY)
    realm.tray = read.numbers("tray", COLOURS, 0, MANY)
    realm.chests = read.numbers("chests", n, 0, MANY)
    realm.rice = read.numbers("rice", n, 0, MANY)
    realm.points = read.numbers("points", n, 0, MANY)
    realm.tally = read.numbers("tally", len(realm.tally), 0, MANY)
    realm.favour_points = read.numbers("favour_points", n, 0, MANY)
    realm.deeds = read.numbers("deeds", len(realm.deeds), 0, MANY)
    for seat, plan in enumerate(read.rows("plans", n)):
        _fill_plan(realm, seat, Reader(plan, f"the plan of seat {seat}"))
    realm.committed = read.flags("committed", n)
    realm.clears = read.numbers("clears", n, 0, MANY)
    actions = SPACE_IDS[:ACTIONS]
    realm.order = read.names("order", actions)
    realm.face_down = read.names("face_down", actions, sort=True)
    realm.step = read.number("step", 0, ACTIONS)
    realm.turn = read.number("turn", 0, n)
    realm.event = read.name_or_none("event", EVENT_IDS)
    realm.event_row = read.names("event_row", EVENT_IDS, sort=True)
    realm.event_pile = read.names("event_pile", EVENT_IDS, sort=True)
    realm.specials = read.names("specials", SPECIAL_IDS)
    realm.special = [
        EMPTY if value is None else named(value, "special", SPECIAL_IDS)
        for value in read.rows("special", n)
    ]
    realm.choosing = read.seats("choosing", n)
    realm.turn_order = read.seats("turn_order", n)
    realm.uprising = read.names("uprising", NAMES, sort=True)
    realm.extra_peasants = read.number("extra_peasants", 0, PEASANTS)
    realm.first = read.number("first", 0, n - 1)
    realm.offer = read.names("offer", NAMES)
    realm.draft_pile = read.names("draft_pile", NAMES, sort=True)
    realm.draft_under = read.names("draft_under", NAMES)
    realm.groups = [
        sorted((whole(size, "groups", 2, 5) for size in _list(row, "groups")), reverse=True)
        for row in read.rows("groups", n)
    ]
    realm.seen_offer = [
        sorted(named(name, "seen_offer", NAMES) for name in _list(row, "seen_offer"))
        for row in read.rows("seen_offer", n)
    ]
    realm.officers = read.numbers("officers", n, 0, MANY)
    realm.favours = read.numbers("favours", len(realm.favours), EMPTY, FAVOURS)
    realm.favour_pile = sorted(read.numbers("favour_pile", -1, 1, FAVOURS))
    realm.audience = read.seats("audience", n)
    realm.calm = read.numbers("calm", n, 0, FAVOURS)
    realm.shield = read.numbers("shield", n, 0, 3)
    realm.revealed = read.number("revealed", 0, 10**9)
    realm.stack = FRAMES.stack(read.get("stack"))
    for frame in realm.stack:
        _check_frame(realm, frame)
    if (not realm.stack) != (realm.phase == "over"):
        raise BadPosition("the stack is empty exactly when the game is over")
    if realm.stack and not isinstance(realm.stack[-1], Decision):
        raise BadPosition("the last frame of the stack must be a question to a seat")


def _list(value: Any, key: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadPosition(f"{key!r} must hold lists")
    return value


def _fill_provinces(realm: Realm, read: Reader) -> None:
    in_play = {NAMES[p] for p in range(PROVINCES) if realm.owner[p] != OUT_OF_PLAY}
    if set(read.data) != in_play:
        raise BadPosition("'provinces' must hold exactly the provinces in play")
    for name in read.data:
        p = NAMES.index(name)
        row = Reader(read.data[name], name)
        realm.owner[p] = row.number("owner", NEUTRAL, realm.players - 1)
        realm.armies[p] = row.number("armies", 0, CUBES)
        realm.buildings[p] = sum(1 << kind for kind in row.names("buildings", BUILDING_IDS))
        realm.unrest[p] = row.number("unrest", 0, MANY)
        realm.gained[p] = row.flag("gained")


def _fill_plan(realm: Realm, seat: int, read: Reader) -> None:
    for name in read.data:
        at = seat * SPACES + named(name, "plans", SPACE_IDS[: realm.spaces])
        row = Reader(read.data[name], f"space {name}")
        realm.plan[at] = row.name_or_none("card", CARD_IDS)
        realm.shown[at] = row.flag("shown")


LIMITS: Final = {
    "year": 2,
    "season": 3,
    "province": PROVINCES,
    "goal": PROVINCES,
    "action": ACTIONS,
}


def _check_frame(realm: Realm, frame: Frame[Any]) -> None:
    for name in type(frame).fields:
        value = getattr(frame, name)
        if name == "seat":
            whole(value, name, 0, realm.players - 1)
        elif name == "favour":
            whole(value, name, 1, FAVOURS)
        else:
            whole(value, name, 0, LIMITS[name] - 1)
