"""The tower, measured: what seeding leaves inside, and what throws let out in the long run."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.measurement import Distribution
from tatami.core.text import Text
from tatami.games.shogun.rules.cards import COLOURS
from tatami.games.shogun.rules.realm import Realm
from tatami.games.shogun.rules.tower import seed, throw

SMALLEST: Final = 6
LARGEST: Final = 12
WARM_UP: Final = 40
"""Throws before the tower has forgotten how it was filled."""
DEFAULTS: Final = {
    "board": "sun",
    "setup": "preset",
    "court": "off",
    "forced_actions": "on",
    "income_on_lost_revolt": "keep",
}


def measure(samples: int, luck: str) -> tuple[Distribution, ...]:
    """Seeding with 3, 4 and 5 players, what rests inside, and what each size of throw lets out."""
    chance = Chance(luck)
    seeded = [_seeding(players, samples, chance) for players in (3, 4, 5)]
    return (*seeded, *_long_run(samples, chance))


def _seeding(players: int, samples: int, chance: Chance) -> Distribution:
    found = Distribution(Text("measure-seeded", {"players": players}))
    for _ in range(samples):
        realm = _seeded(players, chance)
        found.add(sum(realm.tower))
    return found


def _long_run(samples: int, chance: Chance) -> list[Distribution]:
    """Throws of 6 to 12 cubes, one after the other; each size about `samples` times."""
    sizes = range(SMALLEST, LARGEST + 1)
    inside = Distribution(Text("measure-inside"))
    out = [Distribution(Text("measure-out", {"cubes": size})) for size in sizes]
    realm = _seeded(4, chance)
    for number in range(WARM_UP + samples * len(sizes)):
        size = SMALLEST + chance.below(len(sizes))
        throw(realm, [size] + [0] * (COLOURS - 1), chance)
        if number >= WARM_UP:
            inside.add(sum(realm.tower))
            out[size - SMALLEST].add(sum(realm.tray))
        realm.tray = [0] * COLOURS
    return [inside, *out]


def _seeded(players: int, chance: Chance) -> Realm:
    realm = Realm(players)
    realm.lay_out(DEFAULTS)
    seed(realm, chance)
    return realm
