"""Near the line it is the chance to win that counts, no longer the turns that are saved.

Whoever has to be further past the line than another needs a bold roll and no safe finish; whoever
finishes while nobody can answer has won however near. Where nobody has finished yet, a lead
counts the more the nearer the line is.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from tatami.games.dicium.bot.odds import hands, worth_of_rolls, worth_with_rerolls
from tatami.games.dicium.bot.plans import COLOUR, NUMBER, Planner, StoreWorth
from tatami.games.dicium.crazy_cup.bot.rivals import distance, savings, turns_of
from tatami.games.dicium.crazy_cup.bot.weights import (
    FAINT_HOPE,
    FINALE,
    FURTHER,
    LATE_LEAD,
    LEAD,
)
from tatami.games.dicium.crazy_cup.rules.actions import Drive, table
from tatami.games.dicium.crazy_cup.rules.ending import bonuses, score
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.dice import BLUE, parts, size
from tatami.games.dicium.rules.player_board import REROLL
from tatami.games.dicium.rules.state import ACTIONS

_STEPS: Final = {
    row.combination: row.use.steps
    for row in table().rows
    if row.colour < 0 and isinstance(row.use, Drive)
}
"""Of the combinations of numbers."""
_FARTHEST: Final = 24
"""Nobody makes so many steps in a turn."""


class Finale:
    """What ends of a turn are worth to a driver who would need so many turns from its beginning.

    In turns, as elsewhere: where it stands now, a turn saved is worth one.
    """

    def __init__(self, race: Race, seat: int, own: float) -> None:
        self.race = race
        rivals = [driver for driver in range(race.drivers) if driver != seat]
        self.over = [driver for driver in rivals if race.finished[driver]]
        self.answering = [
            driver
            for driver in rivals
            if driver > seat and not race.finished[driver] and not race.is_drone(driver)
        ]
        """Who still has a turn in this round."""
        self.rival = min(
            turns_of(race, driver) - savings(race, driver) + (1.0 if driver < seat else 0.0)
            for driver in rivals
        )
        first = max(0.0, min(own, self.rival))
        self.steepness = LEAD + LATE_LEAD / (1.0 + first)
        even = self._chance(own)
        self.scale = 1.0 / (self.steepness * max(FAINT_HOPE, even * (1.0 - even)))
        self._past: dict[int, float] = {}

    def _chance(self, own: float) -> float:
        return 1.0 / (1.0 + exp(self.steepness * (own - self.rival)))

    def short(self, turns: float) -> float:
        """Not over the line yet, with so many turns to go after this one."""
        return FURTHER * -turns if self.over else self.scale * self._chance(turns + 1.0)

    def past(self, miles: int, held: int) -> float:
        """So many miles past the line, with so many bonuses."""
        key = miles * 16 + held
        known = self._past.get(key)
        if known is None:
            known = self.scale * self._won(miles, held) + FURTHER * miles
            self._past[key] = known
        return known

    def _won(self, miles: int, held: int) -> float:
        race = self.race
        mine = miles + race.box.canyon.lap
        chance = 1.0
        for driver in self.over:
            chance *= _better(mine - score(race, driver), held - bonuses(race, driver))
        for driver in self.answering:
            steps = round(distance(race, driver)) + miles
            far = reach(race, driver, steps + 1)
            equal = reach(race, driver, steps) - far
            chance *= 1.0 - far - equal * (1.0 - _better(0, held - bonuses(race, driver)))
        return chance


def finale(race: Race, seat: int, own: float) -> Finale | None:
    """None while the line is far from everybody, and in teams, where nobody finishes."""
    if race.teams:
        return None
    near = min(turns_of(race, driver) for driver in range(race.drivers) if driver != seat)
    return Finale(race, seat, own) if min(own, near) < FINALE else None


def _better(miles: int, held: int) -> float:
    """The share of the victory with so many more miles, and bonuses, than a rival."""
    lead = miles or held
    return 0.5 if lead == 0 else float(lead > 0)


def reach(race: Race, driver: int, steps: int) -> float:
    """How likely a driver makes so many steps in the next turn if that is all that matters."""
    if steps <= 0:
        return 1.0
    if steps >= _FARTHEST:
        return 0.0
    blue, rerolls = race.bonuses(driver, BLUE), 1 + race.bonuses(driver, REROLL)
    return _reach(race.hand[driver], blue, rerolls, race.stored[driver], steps, race.young)


@cache
def _reach(hand: int, blue: int, rerolls: int, stored: int, steps: int, young: bool) -> float:
    farthest = _farthest(hand, blue, young)
    worth = {dice: float(far >= steps) for dice, far in farthest.items()}
    worth = worth_with_rerolls(worth, hand, rerolls)
    return max(worth_of_rolls(worth, kept, hand - size(kept)) for kept in parts(stored, hand))


@cache
def _farthest(hand: int, blue: int, young: bool) -> dict[int, int]:
    """How far every hand can drive on an open road."""
    planner = Planner(StoreWorth((0.0,) * 6), (1, hand, 1, 1), young)
    return {
        dice: max(
            _steps(plan.first, blue) + _steps(plan.second, blue)
            for plan in planner.plans(dice, ACTIONS, True)
        )
        for dice in hands(hand)
    }


def _steps(effect: int, blue: int) -> int:
    if effect < COLOUR:
        return _STEPS.get(effect - NUMBER, 0)
    colour, count = divmod(effect - COLOUR, 10)
    return count + blue if colour == BLUE else 0
