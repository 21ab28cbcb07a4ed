"""The view of Shogun as a row of numbers. The map, which never changes, is left out."""

from __future__ import annotations

from typing import Any, Final

from tatami.core.encoding import Fields, Flag, Items, Number, Part, Pile, Round, Row, Seat, Word
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BUILDING_IDS,
    CARD_IDS,
    PLACES,
    SEASON_IDS,
    SPACE_IDS,
    SPECIAL_IDS,
)
from tatami.games.shogun.rules.content import (
    BUILDINGS,
    CUBES,
    EVENT_IDS,
    FAVOURS,
    OFFICERS,
    PEASANTS,
    PRICES,
    TOWER_CARDS,
    WINTER_LOSS,
)
from tatami.games.shogun.rules.favours import KINDS
from tatami.games.shogun.rules.provinces import PROVINCES, REGIONS
from tatami.games.shogun.rules.view import HIDDEN, QUESTIONS

MOST_ARMIES: Final = 20
MOST_UNREST: Final = 6
MOST_CHESTS: Final = 30
MOST_RICE: Final = 30
MOST_POINTS: Final = 100
MOST_IN_TRAY: Final = 12
GROUPS_OF_A_SEAT: Final = 9


class Cubes(Part):
    """Cubes by colour: the own ones, those of the next seats, the peasants."""

    def __init__(self, players: int, most: int) -> None:
        super().__init__(players + 1)
        self.players = players
        self.most = most

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        if isinstance(value, list):
            for colour, cubes in enumerate(value):
                step = (colour - seat) % self.players if colour < self.players else colour
                row[at + step] = min(1.0, cubes / self.most)

    def meaning(self) -> str:
        return f"cubes (of {self.most}) from the own colour on, then the peasants"


class Which(Part):
    """Numbered things, each with a place of its own."""

    def __init__(self, things: int) -> None:
        super().__init__(things)

    def fill(self, value: Any, row: Row[float], at: int, seat: int) -> None:
        numbers = value if isinstance(value, list) else [value]
        for number in numbers:
            row[at + number] = 1.0

    def meaning(self) -> str:
        return f"which of {self.size}, by number"


def encoding(players: int) -> Fields:
    seats = Items(Seat(players), players)
    return Fields(
        {
            "asking": _asking(),
            "year": Number(2, 1),
            "season": Word([*SEASON_IDS]),
            "phase": Word(
                ["setup", "draft", "plan", "order", "court", "actions", "winter", "over"]
            ),
            "provinces": Items(_province(players), PROVINCES),
            "supply": Fields(
                {name: Number(count) for name, count in zip(BUILDING_IDS, BUILDINGS, strict=True)}
            ),
            "tower": Fields(
                {"upper": Cubes(players, MOST_IN_TRAY), "lower": Cubes(players, MOST_IN_TRAY)}
            ),
            "tray": Cubes(players, MOST_IN_TRAY),
            "reserve": Cubes(players, CUBES),
            "actions": Items(
                Fields({"action": Word([*SPACE_IDS[:ACTIONS]]), "done": Flag(), "now": Flag()}),
                ACTIONS,
            ),
            "event": Word([*EVENT_IDS]),
            "events": Items(
                Fields({"id": Word([*EVENT_IDS]), "loss": Number(max(WINTER_LOSS))}), 4
            ),
            "places": Items(
                Fields({"special": Word([*SPECIAL_IDS]), "seat": Seat(players)}), PLACES
            ),
            "choosing": seats,
            "order": seats,
            "players": Round(_player(), players),
            "hand": Fields({"cards": Pile([*CARD_IDS], TOWER_CARDS)}),
            "forecast": _forecast(),
            "draft": Fields(
                {"first": Seat(players), "offer": Which(PROVINCES), "pile": Number(PROVINCES)}
            ),
            "court": _court(players),
            "revolts": Fields({"provinces": Which(PROVINCES), "peasants": Number(PEASANTS)}),
            "majorities": Items(_majority(players), len(REGIONS) * len(BUILDING_IDS)),
        },
        without=("you", "map", "costs", "refused"),
    )


def _asking() -> Fields:
    return Fields(
        {
            "question": Word([*QUESTIONS]),
            "province": Which(PROVINCES),
            "goal": Which(PROVINCES),
            "action": Word([*SPACE_IDS[:ACTIONS]]),
            "favour": Which(FAVOURS + 1),
        }
    )


def _province(players: int) -> Fields:
    return Fields(
        {
            "owner": Seat(players),
            "in_play": Flag(),
            "armies": Number(MOST_ARMIES),
            "buildings": Pile([*BUILDING_IDS], 1),
            "unrest": Number(MOST_UNREST),
            "gained": Flag(),
        }
    )


def _player() -> Fields:
    return Fields(
        {
            "chests": Number(MOST_CHESTS),
            "rice": Number(MOST_RICE),
            "points": Number(MOST_POINTS),
            "winter": Number(MOST_POINTS),
            "favour_points": Number(MOST_POINTS),
            "provinces": Number(PROVINCES),
            "committed": Flag(),
            "special": Word([*SPECIAL_IDS]),
            "plan": Fields({space: Word([*CARD_IDS, HIDDEN]) for space in SPACE_IDS}),
            "groups": Items(Number(5), GROUPS_OF_A_SEAT),
            "officers": Number(OFFICERS),
            "officers_left": Number(OFFICERS),
            "calm": Number(1),
            "shield": Pile(["a", "b"], 1),
        }
    )


def _forecast() -> Fields:
    return Fields(
        {
            "bid": Number(4),
            "cost": Number(MOST_CHESTS),
            "tax": Number(MOST_CHESTS),
            "rice": Number(MOST_RICE),
        },
        without=("warnings",),
    )


def _court(players: int) -> Fields:
    favour = Fields(
        {
            "number": Number(FAVOURS),
            "kind": Word([*[kind.id for kind in KINDS]]),
            "amount": Number(6),
            "price": Number(max(PRICES)),
        }
    )
    return Fields(
        {
            "favours": Items(favour, len(PRICES)),
            "pile": Number(FAVOURS),
            "audience": Items(Seat(players), players),
        },
        without=("spaces",),
    )


def _majority(players: int) -> Fields:
    """The region and the building are known by the place in the list."""
    return Fields(
        {"counts": Round(Number(9), players), "points": Round(Number(3), players)},
        without=("region", "building"),
    )
