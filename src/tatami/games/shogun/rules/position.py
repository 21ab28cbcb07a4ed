"""The fields of a position: what is written, read and checked."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.core.errors import BadPosition
from tatami.core.position import (
    Bits,
    Field,
    Flag,
    Kind,
    List,
    Name,
    Number,
    Options,
    Part,
    Stack,
    Word,
    WrittenForm,
    entry,
    frames_of,
)
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
from tatami.games.shogun.rules.content import CUBES, EVENT_IDS, FAVOURS, PEASANTS, PRICES
from tatami.games.shogun.rules.provinces import NAMES, PROVINCES
from tatami.games.shogun.rules.realm import DEEDS, SCORED, Realm

YEARS = 2
SEASONS = 4


class Provinces(Part):
    """The provinces in play, each with all that lies there."""

    def __init__(self, players: int) -> None:
        self.kinds: dict[str, Kind] = {
            "owner": Number(NEUTRAL, players - 1),
            "armies": Number(0, CUBES),
            "buildings": Bits(BUILDING_IDS),
            "unrest": Number(),
            "gained": Flag(),
        }
        super().__init__(*self.kinds)

    def write(self, state: Realm) -> Any:
        lists = {name: getattr(state, name) for name in self.kinds}
        return {
            NAMES[p]: {name: kind.write(lists[name][p]) for name, kind in self.kinds.items()}
            for p in range(PROVINCES)
            if state.owner[p] != OUT_OF_PLAY
        }

    def read(self, state: Realm, data: Any, where: str) -> None:
        in_play = {NAMES[p] for p in range(PROVINCES) if state.owner[p] != OUT_OF_PLAY}
        if not isinstance(data, dict) or set(data) != in_play:
            raise BadPosition(f"'{where}' must hold exactly the provinces in play")
        for province, row in data.items():
            for name, kind in self.kinds.items():
                value = kind.read(entry(row, name, province), f"{where}.{province}.{name}")
                getattr(state, name)[NAMES.index(province)] = value


class Plans(Part):
    """By seat: the spaces that hold a card or are openly empty."""

    def __init__(self) -> None:
        super().__init__("plan", "shown")
        self.card = Name(CARD_IDS, none=EMPTY)
        self.flag = Flag()

    def write(self, state: Realm) -> Any:
        return [self._plan(state, seat * SPACES) for seat in range(state.players)]

    def _plan(self, state: Realm, first: int) -> dict[str, Any]:
        return {
            SPACE_IDS[at - first]: {
                "card": self.card.write(state.plan[at]),
                "shown": state.shown[at],
            }
            for at in range(first, first + SPACES)
            if state.plan[at] != EMPTY or state.shown[at]
        }

    def read(self, state: Realm, data: Any, where: str) -> None:
        spaces = SPACE_IDS[: state.spaces]
        if not isinstance(data, list) or len(data) != state.players:
            raise BadPosition(f"'{where}' must be a list of {state.players}")
        for seat, plan in enumerate(data):
            if not isinstance(plan, dict) or not set(plan) <= set(spaces):
                raise BadPosition(f"'{where}[{seat}]' must hold cards on the spaces of the board")
            for name, row in plan.items():
                at = seat * SPACES + spaces.index(name)
                place = f"{where}[{seat}].{name}"
                state.plan[at] = self.card.read(entry(row, "card", name), f"{place}.card")
                state.shown[at] = self.flag.read(entry(row, "shown", name), f"{place}.shown")


@cache
def written_form(players: int) -> WrittenForm:
    seat = Number(0, players - 1)
    seats = List(seat, distinct=True)
    by_seat = List(Number(), players)
    by_colour = List(Number(), COLOURS)
    action = Name(SPACE_IDS[:ACTIONS])
    pile = List(Name(EVENT_IDS), distinct=True, rising=True)
    provinces = List(Name(NAMES), distinct=True)
    return WrittenForm(
        {
            "options": Options(),
            "year": Number(0, YEARS - 1),
            "season": Number(0, SEASONS - 1),
            "phase": Word(PHASES),
            "provinces": Provinces(players),
            "supply": List(Number(), len(BUILDING_IDS)),
            "reserve": by_colour,
            "tower": List(Number(), 2 * COLOURS),
            "tray": by_colour,
            "chests": by_seat,
            "rice": by_seat,
            "points": by_seat,
            "tally": List(Number(), 2 * SCORED * players),
            "favour_points": by_seat,
            "deeds": List(Number(), len(DEEDS) * players),
            "plans": Plans(),
            "committed": List(Flag(), players),
            "order": Field("action_order", List(action, distinct=True)),
            "face_down": List(action, distinct=True, rising=True),
            "step": Field("actions_done", Number(0, ACTIONS)),
            "turn": Field("seats_done", Number(0, players)),
            "event": Name(EVENT_IDS, none=NO_EVENT),
            "event_row": pile,
            "event_pile": pile,
            "specials": Field("special_on_place", List(Name(SPECIAL_IDS), distinct=True)),
            "special": Field("special_of", List(Name(SPECIAL_IDS, none=EMPTY), players)),
            "choosing": seats,
            "turn_order": seats,
            "uprising": List(Name(NAMES), distinct=True, rising=True),
            "extra_peasants": Number(0, PEASANTS),
            "first": seat,
            "offer": provinces,
            "draft_pile": List(Name(NAMES), distinct=True, rising=True),
            "draft_under": provinces,
            "groups": List(List(Number(2, 5), falling=True), players),
            "seen_offer": List(List(Name(NAMES), rising=True), players),
            "officers": by_seat,
            "favours": List(Number(EMPTY, FAVOURS), len(PRICES)),
            "favour_pile": List(Number(1, FAVOURS), rising=True),
            "audience": seats,
            "calm": List(Number(0, FAVOURS), players),
            "shield": List(Number(0, 3), players),
            "revealed": Number(),
            "stack": Stack(
                frames_of("tatami.games.shogun"),
                {
                    "seat": seat,
                    "year": Number(0, YEARS - 1),
                    "season": Number(0, SEASONS - 2),
                    "province": Number(0, PROVINCES - 1),
                    "goal": Number(0, PROVINCES - 1),
                    "action": Number(0, ACTIONS - 1),
                    "favour": Number(1, FAVOURS),
                },
            ),
        },
        fixed=(
            "side",
            "region",
            "drafted",
            "court",
            "forced",
            "income_kept",
            "spaces",
            "tower_cards",
        ),
    )
