"""DD-7.1: walks, with all that enters an enemy's space."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.text import Seat, Text
from tatami.games.dicium.dungeon.rules.fights import BY_THREE, MELEE, attack, enemy_text, kill
from tatami.games.dicium.dungeon.rules.lasting import BOOTS, RINGS
from tatami.games.dicium.dungeon.rules.names import NOBODY
from tatami.games.dicium.dungeon.rules.portals import put
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.actions import Use
from tatami.games.dicium.rules.grid import DOOR_EDGE, OPEN_EDGE, Grid
from tatami.games.dicium.rules.walking import Walk, begin_walk, walk_possible


class Adventure(Walk[Dungeon]):
    """A walk that ends with a fight where it meets an enemy; `manner` is that of the fight."""

    def neighbours(self, state: Dungeon, at: int) -> list[int]:
        return ways_on(state, self.seat, self.path)

    def ends_on(self, state: Dungeon, space: int) -> bool:
        return state.enemy_at(space) != NOBODY

    def entered(self, state: Dungeon, space: int, chance: Chance) -> None:
        step(state, self.seat, space)
        if state.enemy_at(space) != NOBODY:
            attack(state, self.seat, space, self.manner, chance)


class Rampage(Walk[Dungeon]):
    """DD-7.4.6, DD-R10: a full house kills whatever it enters and enters no space twice."""

    once: ClassVar[bool] = True

    def neighbours(self, state: Dungeon, at: int) -> list[int]:
        return ways_on(state, self.seat, self.path)

    def entered(self, state: Dungeon, space: int, chance: Chance) -> None:
        step(state, self.seat, space)
        enemy = state.enemy_at(space)
        if enemy != NOBODY:
            if state.events is not None:
                state.tell("won", {"player": Seat(self.seat), "enemy": enemy_text(enemy)})
            kill(state, self.seat, space)


class Parade(Walk[Dungeon]):
    """DD-3.4.6: the walk of a Marching Song enters no space with an enemy, and may be left out."""

    def may_stop(self, state: Dungeon) -> bool:
        return True

    def neighbours(self, state: Dungeon, at: int) -> list[int]:
        return ways_on(state, self.seat, self.path)

    def may_enter(self, state: Dungeon, space: int) -> bool:
        return state.enemy_at(space) == NOBODY

    def entered(self, state: Dungeon, space: int, chance: Chance) -> None:
        step(state, self.seat, space)


def ways_on(state: Dungeon, seat: int, path: tuple[int, ...]) -> list[int]:
    """DD-7.1.1: across open edges; DD-3.4.15: with the Ring, once a turn, across a door.

    The way may be one that is only thought of: a door on it uses up the Ring, too.
    """
    grid = state.labyrinth.grid
    at = path[-1]
    ring = seat == state.active and state.holds_any(seat, RINGS) and not state.ring_used
    if ring and not _crosses_door(grid, path):
        return grid.across(at, OPEN_EDGE | DOOR_EDGE)
    return grid.neighbours[at]


def _crosses_door(grid: Grid, path: tuple[int, ...]) -> bool:
    return any(path[at] not in grid.neighbours[path[at - 1]] for at in range(1, len(path)))


def step(state: Dungeon, seat: int, space: int) -> None:
    if space not in state.labyrinth.grid.neighbours[state.at[seat]]:
        state.ring_used = True
    put(state, seat, space, "step")


def walk(state: Dungeon, seat: int, steps: int, manner: int) -> Adventure:
    length = state.walk_length(seat, steps)
    return Adventure(seat, seat, length, (state.at[seat],), OPEN_EDGE, manner)


def can_walk(state: Dungeon, seat: int, steps: int) -> bool:
    """DD-7.1.1: whether a first step is possible."""
    if not state.may_move(seat) or state.walk_length(seat, steps) == 0:
        return False
    return walk_possible(state, walk(state, seat, steps, MELEE))


def why_no_walk(state: Dungeon, seat: int, steps: int) -> str:
    if not state.may_move(seat):
        return "illegal-trapped"
    if state.walk_length(seat, steps) == 0:
        return "illegal-sand"
    return "" if can_walk(state, seat, steps) else "illegal-no-way"


class Walking(Use[Dungeon]):
    """DD-7.3.1, DD-7.4.1, DD-7.4.3: blue, pair, three of a kind. 0 steps: as many as faces."""

    def __init__(self, steps: int = 0, manner: int = MELEE) -> None:
        self.steps = steps
        self.manner = manner

    def length(self, state: Dungeon, seat: int, faces: int) -> int:
        if self.steps == 0:
            return faces
        return self.steps + boots(state, seat)

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        return why_no_walk(state, seat, self.length(state, seat, faces))

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        begin_walk(state, walk(state, seat, self.length(state, seat, faces), self.manner))

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        length = state.walk_length(seat, self.length(state, seat, faces))
        return Text("use-charge" if self.manner == BY_THREE else "use-walk", {"count": length})


class Rampaging(Use[Dungeon]):
    """DD-7.4.6: full house."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        return why_no_walk(state, seat, self.steps + boots(state, seat))

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        length = state.walk_length(seat, self.steps + boots(state, seat))
        begin_walk(state, Rampage(seat, seat, length, (state.at[seat],)))

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        length = state.walk_length(seat, self.steps + boots(state, seat))
        return Text("use-rampage", {"count": length})


def boots(state: Dungeon, seat: int) -> int:
    """DD-3.4.14: steps that the Seven-League Boots add."""
    return state.numbers_of(seat, BOOTS)
