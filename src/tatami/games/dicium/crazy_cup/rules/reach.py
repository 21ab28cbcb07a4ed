"""How far a driver can come: for the picture of the board, never for the rules."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.crazy_cup.rules.movement import drive_steps, pay_step
from tatami.games.dicium.crazy_cup.rules.state import TILE_KINDS, Race
from tatami.games.dicium.rules.moves import SpaceMove

FARTHEST: Final = 8
"""The longest movement: five blue dice, two bonuses and a garage."""


def reach(race: Race, driver: int, steps: int, airship: bool) -> dict[int, int]:
    """The spaces that the driver can enter, with the fewest steps that it takes.

    What waits on the way, a tornado or another driver's oil, is not looked at.
    """
    ahead = race.copy()
    own = slice(driver * TILE_KINDS, (driver + 1) * TILE_KINDS)
    start = (race.at[driver], tuple(race.tiles[own]), race.dynamite)
    found: dict[int, int] = {}
    seen = {start}
    edge = [start]
    for count in range(1, steps + 1):
        onward = []
        for space, tiles, dynamite in edge:
            ahead.at[driver], ahead.tiles[own], ahead.dynamite = space, list(tiles), dynamite
            for move in drive_steps(ahead, driver, airship):
                assert isinstance(move, SpaceMove)
                ahead.at[driver], ahead.tiles[own], ahead.dynamite = space, list(tiles), dynamite
                pay_step(ahead, driver, move, airship)
                place = (move.space, tuple(ahead.tiles[own]), ahead.dynamite)
                if place not in seen:
                    seen.add(place)
                    onward.append(place)
                    found.setdefault(move.space, count)
        edge = onward
    return found
