"""SH-9.1: the tower: cubes that fall in may stay inside, and push out others that stayed before.

Two floors. A cube that arrives at a floor first frees each cube resting there with
probability FREE (these fall on at once), then sticks with probability
STICK * (1 - resting / CAPACITY) or falls on: to the lower floor, then into the tray.
Colour plays no part.
"""

from __future__ import annotations

from math import comb
from typing import Final

from tatami.core.chance import Chance
from tatami.games.shogun.rules.cards import COLOURS, GREEN
from tatami.games.shogun.rules.content import CAPACITY, FREE, SEED_ARMIES, SEED_PEASANTS, STICK
from tatami.games.shogun.rules.realm import Realm

_GRAIN: Final = 1 << 24


def _sticking(resting: int) -> int:
    return round(STICK * max(0.0, 1 - resting / CAPACITY) * _GRAIN)


def _freeing(resting: int) -> list[int]:
    """Thresholds: a draw below the first frees none, below the second one, and so on."""
    found: list[int] = []
    below = 0.0
    for freed in range(resting):
        below += comb(resting, freed) * FREE**freed * (1 - FREE) ** (resting - freed)
        found.append(round(below * _GRAIN))
    return found


_STICKING: Final = [_sticking(resting) for resting in range(CAPACITY + 1)]
_FREEING: Final = [_freeing(resting) for resting in range(CAPACITY + 1)]


def throw(realm: Realm, cubes: list[int], chance: Chance) -> None:
    """Throw the cubes, by colour, with what lies in the tray; what comes out lies in the tray."""
    fallen = cubes[:]
    for colour in range(COLOURS):
        fallen[colour] += realm.tray[colour]
        realm.tray[colour] = 0
    thrown = fallen[:]
    left = sum(fallen)
    while left:
        colour = _pick(fallen, 0, left, chance)
        fallen[colour] -= 1
        left -= 1
        _arrive(realm.tower, realm.tray, 0, colour, chance)
    if realm.events is not None:
        realm.tell(
            "throw",
            {
                "thrown": sum(thrown),
                "fallen": sum(realm.tray),
                "in": realm.by_colour(thrown),
                "out": realm.by_colour(realm.tray),
            },
        )


def _arrive(tower: list[int], tray: list[int], floor: int, colour: int, chance: Chance) -> None:
    resting = 0
    for at in range(floor, floor + COLOURS):
        resting += tower[at]
    if resting:
        drawn = chance.below(_GRAIN)
        for threshold in _FREEING[resting]:
            if drawn < threshold:
                break
            freed = _pick(tower, floor, resting, chance)
            tower[floor + freed] -= 1
            resting -= 1
            _fall_on(tower, tray, floor, freed, chance)
    if chance.below(_GRAIN) < _STICKING[resting]:
        tower[floor + colour] += 1
    else:
        _fall_on(tower, tray, floor, colour, chance)


def _fall_on(tower: list[int], tray: list[int], floor: int, colour: int, chance: Chance) -> None:
    if floor == 0:
        _arrive(tower, tray, COLOURS, colour, chance)
    else:
        tray[colour] += 1


def _pick(cubes: list[int], start: int, total: int, chance: Chance) -> int:
    """The colour of one of the cubes, all equally likely."""
    at = chance.below(total)
    for colour in range(COLOURS):
        at -= cubes[start + colour]
        if at < 0:
            return colour
    raise AssertionError(f"{total} cubes were counted, but there are fewer")


def seed(realm: Realm, chance: Chance) -> list[int]:
    """Fill the tower before the game. What comes out goes back; returns it, by colour."""
    cubes = [0] * COLOURS
    for seat in range(realm.players):
        cubes[seat] = realm.from_reserve(seat, SEED_ARMIES)
    cubes[GREEN] = realm.from_reserve(GREEN, SEED_PEASANTS)
    throw(realm, cubes, chance)
    out = realm.tray[:]
    for colour in range(COLOURS):
        realm.tray_to_reserve(colour)
    return out
