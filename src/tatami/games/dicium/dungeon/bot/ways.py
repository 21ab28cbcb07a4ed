"""Ways through the dungeon, in turns of a particular player: steps, doors, walls and fights."""

from __future__ import annotations

from functools import cache
from heapq import heappop, heappush
from math import comb
from typing import Final

from tatami.games.dicium.bot.odds import chance_to_reach
from tatami.games.dicium.dungeon.bot.weights import (
    DEAR,
    FIGHT_TURN,
    HOPELESS,
    LOCK_SHARE,
    MAGIC_SHARE,
    RETRY,
    SPARE_RED,
    STEPS_A_BLUE,
    STEPS_A_HAND,
    STEPS_A_REROLL,
)
from tatami.games.dicium.dungeon.rules.names import LOCKPICK
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.rules.grid import DOOR, OPEN
from tatami.games.dicium.rules.player_board import REROLL
from tatami.games.dicium.rules.state import FIRST_HAND

_SHOWN: Final = {GREEN: 2, YELLOW: 1}
"""Faces of a colour on a die."""
_SIDES: Final = 6


@cache
def chance_of_faces(colour: int, dice: int, hand: int, rolls: int) -> float:
    """At least so many dice of a colour, when every roll is made for it."""
    one = 1.0 - ((_SIDES - _SHOWN[colour]) / _SIDES) ** rolls
    chance = 0.0
    for n in range(dice, hand + 1):
        chance += comb(hand, n) * one**n * (1.0 - one) ** (hand - n)
    return chance


class Pace:
    """What things on the way cost a player."""

    def __init__(self, state: Dungeon, seat: int) -> None:
        board = state.boards[seat]
        slots = state.slots[seat]
        hand = state.hand[seat]
        bonus = [0] * 5 if board is None else [board.bonuses(slots, kind) for kind in range(5)]
        rolls = 2 + bonus[REROLL]
        steps = STEPS_A_HAND[hand - FIRST_HAND]
        steps += STEPS_A_BLUE * bonus[BLUE] + STEPS_A_REROLL * bonus[REROLL]
        self.step = 1.0 / steps
        self.door = _tries(YELLOW, 1 - bonus[YELLOW], hand, rolls)
        self.wall = _tries(YELLOW, 3 - bonus[YELLOW], hand, rolls)
        green = bonus[GREEN] + (1 if LOCKPICK in state.opened else 0)
        self.treasure = _tries(GREEN, 2 - green, hand, rolls)
        self.relic = _tries(GREEN, 3 - green, hand, rolls)
        self.red = bonus[RED] + SPARE_RED * hand


def _tries(colour: int, dice: int, hand: int, rolls: int) -> float:
    needed = max(1, dice)
    if needed > hand:
        return DEAR
    share = LOCK_SHARE if colour == GREEN else MAGIC_SHARE
    return share / max(0.01, chance_of_faces(colour, needed, hand, rolls))


def fight_cost(state: Dungeon, seat: int, space: int, pace: Pace) -> float:
    """Turns that the enemy on the space is in the way."""
    enemy = state.enemy_at(space)
    bonus = pace.red + state.fight_bonus(seat, enemy)
    needed = state.strength_at(space) - bonus
    low = int(needed)
    share = needed - low
    chance = (1.0 - share) * chance_to_reach(low) + share * chance_to_reach(low + 1)
    chance = max(HOPELESS, chance)
    return FIGHT_TURN + (1.0 / chance - 1.0) * RETRY


def turns_to(
    state: Dungeon, goal: int, last: float, pace: Pace, fights: dict[int, float]
) -> list[float]:
    """From every space the turns to the goal, and what is to be done there."""
    grid = state.labyrinth.grid
    cost = [DEAR] * len(grid)
    cost[goal] = last
    queue = [(last, goal)]
    while queue:
        here, space = heappop(queue)
        if here > cost[space]:
            continue
        entry = here + fights.get(space, 0.0)
        for other, edge in grid.adjacent[space]:
            if edge == OPEN:
                there = entry + pace.step
            else:
                there = entry + (pace.door if edge == DOOR else pace.wall)
            if there < cost[other]:
                cost[other] = there
                heappush(queue, (there, other))
    return cost
