"""Ways through the dungeon, in turns of a particular player: steps, doors, walls and fights."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from tatami.games.dicium.bot.odds import chance_to_reach
from tatami.games.dicium.dungeon.bot.weights import (
    DEAR,
    FIGHT_TURN,
    HOPELESS,
    LEAST_CHANCE,
    LOCK_SHARE,
    MAGIC_SHARE,
    RETRY,
    RING_STEPS,
    SPARE_RED,
    STEPS_A_BLUE,
    STEPS_A_HAND,
    STEPS_A_REROLL,
)
from tatami.games.dicium.dungeon.rules.names import LOCKPICK, RING
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.rules.grid import DOOR, EDGES, OPEN
from tatami.games.dicium.rules.player_board import REROLL
from tatami.games.dicium.rules.state import FIRST_HAND

_SHOWN: Final = {GREEN: 2, YELLOW: 1}
"""Faces of a colour on a die."""
_SIDES: Final = 6
_LONGEST_WALK: Final = 8
_GROUNDS: Final = 64
"""Grounds that are remembered."""


@cache
def chance_of_faces(colour: int, dice: int, hand: int, rolls: int) -> float:
    """At least so many dice of a colour, when every roll is made for it."""
    one = 1.0 - ((_SIDES - _SHOWN[colour]) / _SIDES) ** rolls
    chance = 0.0
    for n in range(dice, hand + 1):
        chance += comb(hand, n) * one**n * (1.0 - one) ** (hand - n)
    return chance


class Pace:
    """What things on the way cost a player, in turns, with these bonuses and so many dice."""

    def __init__(self, bonus: list[int], hand: int, lockpick: bool, ring: bool) -> None:
        self.bonus = bonus
        self.hand = hand
        self.lockpick = lockpick
        self.ring = ring
        rolls = 2 + bonus[REROLL]
        steps = STEPS_A_HAND[hand - FIRST_HAND]
        steps += STEPS_A_BLUE * bonus[BLUE] + STEPS_A_REROLL * bonus[REROLL]
        self.step = 1.0 / steps
        self.door = _tries(YELLOW, 1 - bonus[YELLOW], hand, rolls)
        if ring:
            self.door = min(self.door, RING_STEPS * self.step)
        self.wall = _tries(YELLOW, 3 - bonus[YELLOW], hand, rolls)
        green = bonus[GREEN] + (1 if lockpick else 0)
        self.treasure = _tries(GREEN, 2 - green, hand, rolls)
        self.relic = _tries(GREEN, 3 - green, hand, rolls)
        self.red = bonus[RED] + SPARE_RED * hand

    def with_bonus(self, kind: int) -> Pace:
        more = self.bonus[:]
        more[kind] += 1
        return Pace(more, self.hand, self.lockpick, self.ring)

    def with_die(self) -> Pace:
        return Pace(self.bonus, self.hand + 1, self.lockpick, self.ring)

    def key(self) -> tuple[object, ...]:
        return (*self.bonus, self.hand, self.lockpick, self.ring)

    def crossing(self, edge: int) -> float:
        if edge == OPEN:
            return self.step
        return self.door if edge == DOOR else self.wall

    def fight(self, needed: int) -> float:
        """Turns that an enemy is in the way who asks for so much without red dice and bonuses."""
        asked = needed - self.red
        low = int(asked)
        share = asked - low
        chance = (1.0 - share) * chance_to_reach(low) + share * chance_to_reach(low + 1)
        return FIGHT_TURN + (1.0 / max(HOPELESS, chance) - 1.0) * RETRY


def pace_of(state: Dungeon, seat: int) -> Pace:
    board = state.boards[seat]
    slots = state.slots[seat]
    bonus = [0] * 5 if board is None else [board.bonuses(slots, kind) for kind in range(5)]
    return Pace(bonus, state.hand[seat], LOCKPICK in state.opened, state.holds(seat, RING))


def _tries(colour: int, dice: int, hand: int, rolls: int) -> float:
    needed = max(1, dice)
    if needed > hand:
        return DEAR
    share = LOCK_SHARE if colour == GREEN else MAGIC_SHARE
    return share / max(LEAST_CHANCE, chance_of_faces(colour, needed, hand, rolls))


def asked_by(state: Dungeon, seat: int, space: int) -> int:
    """What the enemy on a space asks for beside red dice and bonuses."""
    return state.strength_at(space) - state.fight_bonus(seat, state.enemy_at(space))


class Way:
    """What lies on the best way to a chest: its cost for any pace."""

    def __init__(self, relic: bool) -> None:
        self.relic = relic
        self.steps = 0
        self.doors = 0
        self.walls = 0
        self.asked: list[int] = []

    def cost(self, pace: Pace) -> float:
        cost = pace.relic if self.relic else pace.treasure
        cost += self.steps * pace.step + self.doors * pace.door + self.walls * pace.wall
        for asked in self.asked:
            cost += pace.fight(asked)
        return cost


class Ground:
    """The dungeon with its enemies as they stand, for one pace: most of a turn changes neither."""

    def __init__(self, state: Dungeon, pace: Pace, fights: dict[int, float]) -> None:
        self.grid = state.labyrinth.grid
        self.pace = pace
        self.fights = [0.0] * len(self.grid)
        for space, cost in fights.items():
            self.fights[space] = cost
        self._turns: dict[int, list[float]] = {}
        self._reach: dict[int, list[list[int]]] = {}

    def reach(self, start: int, ring: bool) -> list[list[int]]:
        """The spaces that a walk enters first with 1, 2 … steps; enemies end it, and the Ring opens
        one door."""
        key = start * 2 + ring
        known = self._reach.get(key)
        if known is None:
            known = self._walk_on(start, ring)
            self._reach[key] = known
        return known

    def _walk_on(self, start: int, ring: bool) -> list[list[int]]:
        spaces = len(self.fights)
        edge = [start if ring else start + spaces]
        """Above the number of spaces: the Ring is used, or there is none."""
        seen = set(edge)
        found = {start}
        rings: list[list[int]] = []
        for _ in range(_LONGEST_WALK):
            following: list[int] = []
            entered: list[int] = []
            for at in edge:
                space = at % spaces
                if space != start and self.fights[space] > 0:
                    continue
                for other, between in self.grid.adjacent[space]:
                    if between == OPEN:
                        there = other + at - space
                    elif between == DOOR and at < spaces:
                        there = other + spaces
                    else:
                        continue
                    if there not in seen:
                        seen.add(there)
                        following.append(there)
                        if other not in found:
                            found.add(other)
                            entered.append(other)
            if not following:
                break
            rings.append(entered)
            edge = following
        return rings

    def turns_to(self, goal: int, last: float) -> list[float]:
        """From every space the turns to the goal, and what is to be done there."""
        known = self._turns.get(goal)
        if known is None:
            known = self._spread(goal, last)
            self._turns[goal] = known
        return known

    def _spread(self, goal: int, last: float) -> list[float]:
        crossing = [self.pace.crossing(edge) for edge in range(len(EDGES))]
        adjacent = self.grid.adjacent
        fights = self.fights
        cost = [DEAR] * len(fights)
        cost[goal] = last
        waiting = [False] * len(fights)
        queue = [goal]
        for space in queue:
            waiting[space] = False
            entry = cost[space] + fights[space]
            for other, edge in adjacent[space]:
                there = entry + crossing[edge]
                if there < cost[other]:
                    cost[other] = there
                    if not waiting[other]:
                        waiting[other] = True
                        queue.append(other)
        return cost


class LastGrounds:
    """The grounds that were last asked for."""

    def __init__(self) -> None:
        self.grounds: dict[tuple[object, ...], Ground] = {}


_MEMORY: Final = LastGrounds()


def ground_of(state: Dungeon, pace: Pace, asked: dict[int, int]) -> Ground:
    """The ground for these enemies, by what each asks for."""
    key: tuple[object, ...] = (state.box, pace.key(), tuple(asked.items()))
    ground = _MEMORY.grounds.get(key)
    if ground is None:
        if len(_MEMORY.grounds) >= _GROUNDS:
            _MEMORY.grounds.clear()
        fights = {space: pace.fight(needed) for space, needed in asked.items()}
        ground = Ground(state, pace, fights)
        _MEMORY.grounds[key] = ground
    return ground


def way_from(
    ground: Ground, start: int, goal: int, turns: list[float], relic: bool, asked: dict[int, int]
) -> Way:
    """The way that `turns` describe, taken apart."""
    way = Way(relic)
    pace = ground.pace
    space = start
    while space != goal and turns[space] < DEAR:
        best, following, crossed = DEAR * 9, goal, OPEN
        for other, edge in ground.grid.adjacent[space]:
            cost = pace.crossing(edge) + turns[other] + ground.fights[other]
            if cost < best:
                best, following, crossed = cost, other, edge
        if crossed == OPEN:
            way.steps += 1
        elif crossed == DOOR:
            way.doors += 1
        else:
            way.walls += 1
        if following in asked:
            way.asked.append(asked[following])
        space = following
    return way
