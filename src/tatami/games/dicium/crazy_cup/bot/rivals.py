"""Where the drivers stand: steps and turns that each still needs, and what setbacks cost them."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.plans import Planner
from tatami.games.dicium.crazy_cup.bot.pace import car_turns, kind_of_car, planner
from tatami.games.dicium.crazy_cup.bot.routes import FINISH, Routes, routes, tileset
from tatami.games.dicium.crazy_cup.bot.weights import BYSTANDER, CARD_WORTH, LAST_STEPS, RIVAL
from tatami.games.dicium.crazy_cup.rules.canyon import CLOCKWISE
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.dice import BLUE, RED, showing

_RED_FACE: Final = 3


def goal_of(race: Race, driver: int) -> int:
    """Where a driver wants to go: over the line, or to the teammate.

    A teammate on the start can only be met by entering it forwards, one on rough terrain is
    best awaited on the road.
    """
    if not race.teams:
        return FINISH
    mate = race.road[(driver + 2) % 4]
    return FINISH if mate == race.box.canyon.start else mate


def routes_of(race: Race, driver: int) -> Routes:
    way = race.way[driver] or CLOCKWISE
    return routes(race.box.canyon, way, goal_of(race, driver))


def car_of(race: Race, seat: int) -> int:
    """The kind of a driver's car in the tables of `pace` and `plans`."""
    return kind_of_car(race.hand[seat], race.bonuses(seat, BLUE))


def planner_of(race: Race, seat: int) -> Planner:
    return planner(car_of(race, seat), race.young)


def distance(race: Race, driver: int) -> float:
    """Steps that a driver still has to make; negative past the line."""
    if race.finished[driver]:
        return float(-race.mile(driver))
    ways = routes_of(race, driver)
    tiles = 0 if race.is_drone(driver) else tileset(race, driver)
    left = ways.left[tiles][race.at[driver]]
    # teammates come to meet each other, so each has about half the way
    return left / 2 if race.teams else float(left)


def distance_from(race: Race, driver: int, space: int) -> float:
    """Steps that a driver would have to make from another space."""
    tiles = 0 if race.is_drone(driver) else tileset(race, driver)
    left = routes_of(race, driver).left[tiles][space]
    return left / 2 if race.teams else float(left)


def turns_of(race: Race, driver: int, back: float = 0.0) -> float:
    """Turns that a driver still needs, once sent back so many miles."""
    steps = distance(race, driver) + back
    if race.is_drone(driver):
        return steps / race.hand[0]
    return car_turns(race.boards[driver], race.slots[driver], race.hand[driver], steps)


def finish_time(race: Race, driver: int) -> float:
    """When a driver will be over the line, in rounds: who has had the turn of this round is a
    turn behind who still has it to come."""
    moved = race.is_drone(driver) or driver <= race.active
    return turns_of(race, driver) + (1.0 if moved else 0.0)


def savings(race: Race, driver: int) -> float:
    """Turns that a driver's cards and stored dice will save."""
    if race.is_drone(driver) or race.finished[driver]:
        return 0.0
    saved = CARD_WORTH * race.piles.count(driver)
    saved += planner_of(race, driver).store.left(race.stored[driver])
    return saved * min(1.0, distance(race, driver) / LAST_STEPS)


def fail_chance(race: Race, driver: int) -> float:
    if race.is_drone(driver):
        return 4 / 6
    red = showing(race.stored[driver], _RED_FACE) + race.bonuses(driver, RED)
    return max(0, 5 - red) / 6


def weight(race: Race, seat: int, target: int) -> float:
    """How much a loss of the target helps the seat."""
    rivals = race.targets(seat)
    if len(rivals) < 2:
        return RIVAL
    best = min(rivals, key=lambda driver: finish_time(race, driver))
    return RIVAL if target == best else BYSTANDER


def harm(race: Race, seat: int, target: int, miles: float) -> float:
    """Own turns that it is worth to send a target back, if the test fails."""
    lost = turns_of(race, target, miles) - turns_of(race, target)
    return lost * weight(race, seat, target) * fail_chance(race, target)
