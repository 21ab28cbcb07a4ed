"""Where to drive: the best end of a movement, and what a tow is worth."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.dicium.crazy_cup.bot.rivals import routes_of
from tatami.games.dicium.crazy_cup.bot.routes import (
    FINISH,
    Node,
    Routes,
    reachable,
    steps_left,
    tileset,
)
from tatami.games.dicium.crazy_cup.rules.state import Race

_GARAGE_NOW: Final = 1.0
_GARAGE_LATER: Final = 0.7
"""Steps that a garage is worth for the second action, or for the next turn."""
_TARGET: Final = 1.5
"""Steps that it is worth to pass somebody who can be bumped."""
_IN_THE_ROUGH: Final = 0.8
"""Steps that it costs to stop on rough terrain, from where going back is dear."""


def best_step(race: Race, seat: int, rng: Chance) -> Move:
    """The next step towards the best place in reach, or the end of the movement."""
    legal = race.legal(seat)
    if race.way[seat] == 0:
        return rng.chooses([move for move in legal if move.kind != "stop"])
    storm = -1 if race.finished[seat] else race.tornado
    node = _best_node(race, seat, storm)
    if node.first == "":
        if race.path:
            return race.box.moves.walk.stop
        node = _best_node(race, seat, -1, moving=True)
    return next(move for move in legal if move.text == node.first)


def _best_node(race: Race, seat: int, avoid: int, moving: bool = False) -> Node:
    ways = routes_of(race, seat)
    nodes = reachable(
        ways,
        race.at[seat],
        tileset(race, seat),
        race.left,
        race.airship,
        race.dynamite,
        race.finished[seat],
        avoid,
    )
    if moving:
        nodes = nodes[1:]
    return min(nodes, key=lambda node: _cost(race, seat, ways, node))


def _cost(race: Race, seat: int, ways: Routes, node: Node) -> float:
    """Steps left, with what the place itself is worth."""
    canyon = race.box.canyon
    cost = float(steps_left(ways, node))
    if node.past:
        return cost
    if canyon.garage[node.space]:
        cost -= _GARAGE_NOW if race.actions and race.dice else _GARAGE_LATER
    if not canyon.road[node.space]:
        cost += _IN_THE_ROUGH
    if race.may_bump and any(race.at[t] == node.space for t in race.targets(seat)):
        cost -= _TARGET
    return cost + node.made * 0.001


def tow_gain(race: Race, seat: int, path: tuple[int, ...] | None) -> float:
    """Steps that a tow brings; None: the mover is expected to drive straight on."""
    canyon = race.box.canyon
    ways = routes_of(race, seat)
    rope = canyon.grid.way(race.at[seat], race.set_out)
    if rope is None:
        return 0.0
    if path is None:
        path = _straight_on(race)
    tiles = tileset(race, seat)
    start = ways.left[tiles][race.at[seat]]
    at, past = race.at[seat], False
    for space in (*rope, *path)[: len(path)]:
        if canyon.against_traffic(at, space, ways.way):
            break
        if ways.goal == FINISH and space == canyon.start and canyon.enters_forwards(at, ways.way):
            past = True
        at = space
    end = -canyon.mile(at, ways.way) if past and canyon.road[at] else ways.left[tiles][at]
    return float(start - end)


def _straight_on(race: Race) -> tuple[int, ...]:
    """The road ahead of the mover."""
    path: list[int] = []
    at = race.at[race.mover]
    way = race.way[race.mover] or 1
    for _ in range(race.left):
        if not race.box.canyon.road[at]:
            break
        at = race.box.canyon.forward(at, way)[0]
        path.append(at)
    return tuple(path)
