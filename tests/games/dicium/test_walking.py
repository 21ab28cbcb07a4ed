"""DI-R02: walking, and the grid that it goes over."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.move import Move
from tatami.games.dicium.rules.grid import DOOR_EDGE, OPEN_EDGE, WALL_EDGE
from tatami.games.dicium.rules.walking import (
    Walk,
    announce_step,
    begin_walk,
    prevent_step,
    reach,
    walk_possible,
)
from tests.games.dicium.test_fights import Rest
from tests.games.dicium.toy import BOX, Toy

GRID = BOX.grid


class Stroll(Walk[Toy]):
    """Other pieces may be passed; a piece of the other seat ends the walk; nobody rests on b3."""

    def may_enter(self, state: Toy, space: int) -> bool:
        return GRID.names[space] not in state.forbidden

    def may_stop_on(self, state: Toy, space: int) -> bool:
        return GRID.names[space] != "b3"

    def ends_on(self, state: Toy, space: int) -> bool:
        return space in state.at[2:]

    def entered(self, state: Toy, space: int, chance: Chance) -> None:
        state.at[self.piece] = space
        state.notes.append((GRID.names[space], self.left))

    def over(self, state: Toy, chance: Chance) -> None:
        state.notes.append(("over", len(self.path) - 1))
        state.push(Rest(0))


class Once(Stroll):
    once = True


class Announced(Stroll):
    def step(self, state: Toy, move: Move, chance: Chance) -> None:
        super_space = GRID.space[move.text.split()[1]]
        announce_step(state, self, super_space)
        if "no" in state.forbidden:
            prevent_step(state, chance)


def stroll(at: str, left: int, edges: int = OPEN_EDGE, kind: type[Stroll] = Stroll) -> Stroll:
    return kind(0, 0, left, (GRID.space[at],), edges)


def walking(at: str, left: int, edges: int = OPEN_EDGE, kind: type[Stroll] = Stroll) -> Toy:
    toy = Toy()
    toy.at[0] = GRID.space[at]
    begin_walk(toy, stroll(at, left, edges, kind))
    return toy


def test_steps_cross_open_edges_and_the_first_one_must_be_made() -> None:
    toy = walking("b1", 2)
    assert toy.offered == ["step a1"]
    with pytest.raises(IllegalMove) as refusal:
        toy.play("stop")
    assert refusal.value.reason.id == "illegal-stop"
    with pytest.raises(IllegalMove) as refusal:
        toy.play("step c1")
    assert refusal.value.reason.id == "illegal-way"
    toy.play("step a1")
    assert toy.offered == ["step b1", "step a2", "stop"]
    toy.play("stop")
    assert toy.notes == [("a1", 1), ("over", 1)]


def test_walls_and_doors_for_those_who_may_cross_them() -> None:
    assert walking("b1", 1, WALL_EDGE).offered == ["step c1", "step b2"]
    assert walking("c2", 1, DOOR_EDGE).offered == ["step d2"]
    assert walking("c2", 1, OPEN_EDGE | DOOR_EDGE).offered == [
        "step c1",
        "step b2",
        "step d2",
        "step c3",
    ]
    assert not walk_possible(Toy(), stroll("a1", 1, DOOR_EDGE))
    assert not walk_possible(Toy(), stroll("a1", 0))


def test_the_last_step_ends_it_and_so_does_an_enemy() -> None:
    toy = walking("c1", 3)
    toy.play("step d1")
    assert toy.notes == [("d1", 2), ("over", 1)]
    toy = walking("a1", 1).play("step a2")
    assert toy.notes == [("a2", 0), ("over", 1)]


def test_a_step_is_legal_only_if_the_walk_can_still_stop() -> None:
    assert walking("b2", 1).offered == ["step a2", "step c2"]
    toy = walking("b2", 2)
    assert toy.offered == ["step a2", "step c2", "step b3"]
    toy.play("step b3")
    assert toy.offered == ["step b2", "step a3", "step c3"]
    with pytest.raises(IllegalMove) as refusal:
        toy.play("stop")
    assert refusal.value.reason.id == "illegal-stop-here"


def test_no_space_twice_counts_the_first_one() -> None:
    toy = walking("a1", 3, kind=Once).play("step b1")
    assert toy.notes == [("b1", 2), ("over", 1)]


def test_an_effect_may_halt_it() -> None:
    toy = walking("a2", 3)
    toy.forbidden = {"a1"}
    toy.play("step b2")
    toy.halted = True
    assert toy.offered[-1] == "stop"
    toy = walking("a2", 3, kind=Announced)
    toy.forbidden = {"no"}
    toy.play("step b2")
    assert toy.notes == [("over", 0)]
    assert toy.at[0] == GRID.space["a2"]
    toy = walking("a2", 3, kind=Announced).play("step b2")
    assert toy.notes == [("b2", 2)]


def test_reach_gives_the_shortest_way_to_every_space_to_end_on() -> None:
    toy = walking("c1", 2)
    found = reach(toy, stroll("c1", 2))
    assert {GRID.names[space]: toy.names(list(way)) for space, way in found.items()} == {
        "d1": ["d1"],
        "c2": ["c2"],
        "c1": ["c2", "c1"],
        "b2": ["c2", "b2"],
        "c3": ["c2", "c3"],
    }
    assert {GRID.names[space] for space in reach(toy, stroll("a1", 3, kind=Once))} == {
        "b1",
        "a2",
        "b2",
        "a3",
        "c2",
    }


def test_a_walk_is_written_by_its_fields() -> None:
    walk = stroll("c1", 2)
    assert [getattr(walk, name) for name in walk.fields] == [0, 0, 2, (2,), 1, 0]


def test_the_grid_knows_neighbours_of_every_kind() -> None:
    a1, b2, d3 = (GRID.space[name] for name in ("a1", "b2", "d3"))
    assert Toy().names(GRID.around[a1]) == ["b1", "a2", "b2"]
    assert len(GRID.around[b2]) == 8
    assert GRID.distance(a1, d3) == 5
    assert Toy().names(GRID.across(b2, WALL_EDGE)) == ["b1"]
