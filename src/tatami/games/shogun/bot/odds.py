"""How a throw will probably go: close enough to the tower to choose a battle by.

Every cube that falls comes out with a probability that depends on how full the floors are;
every resting cube is freed with a probability that grows with the size of the throw. Sums of
many such cubes are nearly normal.
"""

from __future__ import annotations

import math

from tatami.games.shogun.rules.cards import (
    CASTLE,
    CASTLE_GUARD,
    COLOURS,
    GREEN,
    NEUTRAL,
    PLUS_ATTACK,
    PLUS_DEFENCE,
    STUBBORN_PEASANTS,
)
from tatami.games.shogun.rules.content import CAPACITY, FREE, STICK
from tatami.games.shogun.rules.realm import Realm


class Throw:
    """A throw of so many cubes (with the tray) into the tower as it stands."""

    def __init__(self, realm: Realm, cubes: int) -> None:
        tower = realm.tower
        upper = lower = 0
        for colour in range(COLOURS):
            upper += tower[colour]
            lower += tower[COLOURS + colour]
            cubes += realm.tray[colour]
        on: float = 1 - STICK * (1 - upper / CAPACITY)
        out: float = 1 - STICK * (1 - lower / CAPACITY)
        self.realm = realm
        self.through = on * out
        self.freed_above = (1 - math.pow(1 - FREE, cubes)) * out
        self.freed_below = 1 - math.pow(1 - FREE, cubes * on)

    def mean(self, colour: int, cubes: int) -> float:
        """How many of a colour come out when so many are thrown."""
        tower = self.realm.tower
        return (
            (cubes + self.realm.tray[colour]) * self.through
            + tower[colour] * self.freed_above
            + tower[COLOURS + colour] * self.freed_below
        )

    def variance(self, colour: int, cubes: int) -> float:
        tower = self.realm.tower
        return (
            (cubes + self.realm.tray[colour]) * self.through * (1 - self.through)
            + tower[colour] * self.freed_above * (1 - self.freed_above)
            + tower[COLOURS + colour] * self.freed_below * (1 - self.freed_below)
        )


class Odds:
    """Chances that the first side has more in the tray, fewer, or as many."""

    def __init__(self, lead: float, variance: float) -> None:
        spread = math.sqrt(variance) + 1e-9
        self.lead = lead
        self.more = _below((lead - 0.5) / spread)
        self.fewer = _below((-lead - 0.5) / spread)
        self.tie = max(0.0, 1 - self.more - self.fewer)


def _below(deviations: float) -> float:
    return 0.5 * (1 + math.erf(deviations / 1.4142135623730951))


def battle_odds(realm: Realm, seat: int, goal: int, armies: int) -> Odds:
    """An attack by the seat on a province of another player, or a neutral one."""
    defender = realm.owner[goal]
    if realm.special[seat] == PLUS_ATTACK and realm.reserve[seat]:
        armies += 1
    if defender == NEUTRAL:
        peasants = 2 if realm.event == STUBBORN_PEASANTS else 1
        fall = Throw(realm, armies + peasants)
        return Odds(
            fall.mean(seat, armies) - fall.mean(GREEN, peasants),
            fall.variance(seat, armies) + fall.variance(GREEN, peasants),
        )
    defenders = realm.armies[goal]
    if realm.special[defender] == PLUS_DEFENCE:
        defenders += 1
    if realm.event in CASTLE_GUARD and realm.buildings[goal] >> CASTLE & 1:
        defenders += 1
    fall = Throw(realm, armies + defenders)
    lead = fall.mean(seat, armies) - fall.mean(defender, defenders)
    variance = fall.variance(seat, armies) + fall.variance(defender, defenders)
    if not realm.unrest[goal]:
        lead -= fall.mean(GREEN, 0)
        variance += fall.variance(GREEN, 0)
    return Odds(lead, variance)


def revolt_odds(realm: Realm, seat: int, province: int, peasants: int) -> float:
    """The chance to put a revolt down."""
    armies = realm.armies[province]
    fall = Throw(realm, armies + peasants)
    return Odds(
        fall.mean(seat, armies) - fall.mean(GREEN, peasants),
        fall.variance(seat, armies) + fall.variance(GREEN, peasants),
    ).more
