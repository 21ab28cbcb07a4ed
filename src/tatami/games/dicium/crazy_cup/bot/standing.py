"""What speaks for each driver or team: the features that the chance of winning is made of."""

from __future__ import annotations

from typing import Final

from tatami.core.standing import Standing
from tatami.games.dicium.crazy_cup.bot.rivals import distance, planner_of, turns_of
from tatami.games.dicium.crazy_cup.bot.weights import CARD_WORTH, LAST_STEPS
from tatami.games.dicium.crazy_cup.rules.state import Race

NAMES: Final = ("turns", "turns late", "cards", "stored", "drone")
"""Turns that the driver still needs, less is better; the same against the turns that the first one
needs; turns that cards and stored dice save; being the drone of the solo race."""


def standing(race: Race) -> Standing:
    """At the beginning of a turn."""
    drivers = range(race.drivers)
    times = [time(race, driver) for driver in drivers]
    first = max(0.0, min(times))
    found = [_features(race, driver, times[driver], first) for driver in drivers]
    if race.teams:
        return Standing(
            "teams",
            [(0, 2), (1, 3)],
            [[(a + b) / 2 for a, b in zip(found[s], found[s + 2], strict=True)] for s in (0, 1)],
        )
    sides: list[tuple[int, ...]] = []
    for driver in drivers:
        sides.append(() if race.is_drone(driver) else (driver,))
    return Standing(str(race.players), sides, found)


def time(race: Race, driver: int) -> float:
    """When a driver will be over the line, in rounds, the turn that begins not yet made."""
    moved = race.is_drone(driver) or driver < race.active
    return turns_of(race, driver) + (1.0 if moved else 0.0)


def _features(race: Race, driver: int, time: float, first: float) -> list[float]:
    late = 1.0 / (1.0 + first)
    if race.is_drone(driver):
        return [-time, -time * late, 0.0, 0.0, 1.0]
    use = min(1.0, max(0.0, distance(race, driver)) / LAST_STEPS)
    cards = 0.0 if race.finished[driver] else CARD_WORTH * race.piles.count(driver) * use
    stored = 0.0
    if not race.finished[driver]:
        stored = use * planner_of(race, driver).store.left(race.stored[driver])
    return [-time, -time * late, cards, stored, 0.0]
