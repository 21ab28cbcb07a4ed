"""Objectives: what each asks for, and how far a player has come (DC-3.6, DC-3.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tatami.core.rows import Row, complete
from tatami.games.dicium.civilization.rules.archipelago import CORNERS, CRETE, SIDE
from tatami.games.dicium.civilization.rules.moves import COMMON_IDS, SECRET_IDS
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.dice import COLOURS

NOT_SOLO_COMMON: Final = 9
NOT_SOLO_SECRET: Final = 9


def common_text(objective: int) -> str:
    return f"common-{COMMON_IDS[objective]}"


def secret_text(objective: int) -> str:
    return f"secret-{SECRET_IDS[objective]}"


def regions_of(state: Civilization, seat: int) -> int:
    """Regions with at least one tile of the seat."""
    tiles = state.tiles[seat]
    mask = state.box.archipelago.mask
    return sum([1 for region in range(SIDE) if tiles & mask[region]])


def _cities(state: Civilization, seat: int) -> int:
    return state.cities[seat].bit_count()


def _water(state: Civilization, seat: int) -> int:
    return (state.tiles[seat] & state.box.archipelago.water_mask).bit_count()


def _land(state: Civilization, seat: int) -> int:
    return (state.tiles[seat] & state.box.archipelago.land_mask).bit_count()


def _heroes(state: Civilization, seat: int) -> int:
    return state.heroes_placed(seat)


def _monsters(state: Civilization, seat: int) -> int:
    return state.trophies[seat].bit_count()


def _philosophers(state: Civilization, seat: int) -> int:
    return state.cards_of(seat)


def _temples(state: Civilization, seat: int) -> int:
    return state.temples[seat].bit_count()


def _wonders(state: Civilization, seat: int) -> int:
    return state.wonders[seat].bit_count()


def _colours(state: Civilization, seat: int) -> int:
    return sum([1 for colour in range(len(COLOURS)) if state.bonuses(seat, colour)])


def _colonies(state: Civilization, seat: int) -> int:
    archipelago = state.box.archipelago
    found = 0
    for other in range(state.players):
        if other != seat:
            home = archipelago.region[state.capital(other)]
            found += (state.tiles[seat] & archipelago.mask[home]).bit_count()
    return found


def _corners(state: Civilization, seat: int) -> int:
    mask = state.box.archipelago.mask
    return sum([1 for corner in CORNERS if state.tiles[seat] & mask[corner]])


def _crete(state: Civilization, seat: int) -> int:
    return (state.tiles[seat] & state.box.archipelago.mask[CRETE]).bit_count()


def _attacks(state: Civilization, seat: int) -> int:
    return state.attacks[seat]


class Objective(Row):
    """What of a player is counted for an objective."""

    def __init__(self, id: str, count: Callable[[Civilization, int], int]) -> None:
        super().__init__(id)
        self.count = count


COMMON: Final[list[Objective]] = complete(
    "the Common Objective",
    COMMON_IDS,
    [
        Objective("c01", _cities),  # DC-3.6.1
        Objective("c02", _water),  # DC-3.6.2
        Objective("c03", _land),  # DC-3.6.3
        Objective("c04", _heroes),  # DC-3.6.4
        Objective("c05", _monsters),  # DC-3.6.5
        Objective("c06", _philosophers),  # DC-3.6.6
        Objective("c07", _temples),  # DC-3.6.7
        Objective("c08", regions_of),  # DC-3.6.8
        Objective("c09", _colours),  # DC-3.6.9
        Objective("c10", _colonies),  # DC-3.6.10
    ],
)
SECRET: Final[list[Objective]] = complete(
    "the Secret Objective",
    SECRET_IDS,
    [
        Objective("s01", _philosophers),  # DC-3.7.1
        Objective("s02", _monsters),  # DC-3.7.2
        Objective("s03", _wonders),  # DC-3.7.3
        Objective("s04", _temples),  # DC-3.7.4
        Objective("s05", _heroes),  # DC-3.7.5
        Objective("s06", _water),  # DC-3.7.6
        Objective("s07", _land),  # DC-3.7.7
        Objective("s08", _corners),  # DC-3.7.8
        Objective("s09", _crete),  # DC-3.7.9
        Objective("s10", _attacks),  # DC-3.7.10
    ],
)
COMMON_COUNTS: Final = [row.count for row in COMMON]
SECRET_COUNTS: Final = [row.count for row in SECRET]


def common_progress(state: Civilization, seat: int, objective: int) -> int:
    return COMMON_COUNTS[objective](state, seat)


def secret_progress(state: Civilization, seat: int, objective: int) -> int:
    return SECRET_COUNTS[objective](state, seat)


def secret_met(state: Civilization, seat: int) -> bool:
    """Whether the seat's Secret Objective is met now."""
    secret = state.secret[seat]
    return secret >= 0 and secret_progress(state, seat, secret) >= state.box.secret_need[secret]


def objectives_met(state: Civilization, seat: int) -> list[int]:
    """The open Common Objectives that the seat meets now."""
    need = state.box.common_need
    return [
        objective
        for objective in range(len(COMMON_COUNTS))
        if state.open >> objective & 1 and COMMON_COUNTS[objective](state, seat) >= need[objective]
    ]
