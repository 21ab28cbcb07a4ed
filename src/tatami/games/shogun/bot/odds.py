"""How a throw will probably go: close enough to the tower to choose a battle by.

Every cube that falls comes out with a probability that depends on how full the floors are;
every resting cube is freed with a probability that grows with the size of the throw. Sums of
many such cubes are nearly normal.
"""

from __future__ import annotations

import math

from tatami.games.shogun.rules.cards import (
    CASTLE,
    COLOURS,
    GREEN,
    NEUTRAL,
)
from tatami.games.shogun.rules.content import CAPACITY, FREE, STICK
from tatami.games.shogun.rules.event_cards import EVENT
from tatami.games.shogun.rules.realm import Realm
from tatami.games.shogun.rules.special_cards import SPECIAL


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
    armies += min(SPECIAL[realm.special_of[seat]].attack, realm.reserve[seat])
    if defender == NEUTRAL:
        peasants = EVENT[realm.event].neutral_peasants
        fall = Throw(realm, armies + peasants)
        return Odds(
            fall.mean(seat, armies) - fall.mean(GREEN, peasants),
            fall.variance(seat, armies) + fall.variance(GREEN, peasants),
        )
    defenders = realm.armies[goal]
    defenders += SPECIAL[realm.special_of[defender]].defence
    if realm.buildings[goal] >> CASTLE & 1:
        defenders += EVENT[realm.event].castle_guards
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
