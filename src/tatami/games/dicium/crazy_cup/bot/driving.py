"""Where to drive: the best end of a movement, and what a tow is worth."""

from __future__ import annotations

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
from tatami.games.dicium.crazy_cup.bot.weights import (
    GARAGE_LATER,
    GARAGE_NOW,
    IN_THE_ROUGH,
    STEP,
    TARGET,
)
from tatami.games.dicium.crazy_cup.rules.movement import AIRSHIP, DriveStep
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.walking import walk_under_way


def best_step(race: Race, seat: int, rng: Chance) -> Move:
    """The next step towards the best place in reach, or the end of the movement."""
    legal = race.legal(seat)
    walk = race.decision
    assert isinstance(walk, DriveStep)
    if race.way[seat] == 0:
        return rng.chooses([move for move in legal if move.kind != "stop"])
    storm = -1 if race.finished[seat] else race.tornado
    node = _best_node(race, walk, storm)
    if node.first == "":
        if len(walk.path) > 1:
            return race.kit.dice_moves.stop
        node = _best_node(race, walk, -1, moving=True)
    return next(move for move in legal if move.text == node.first)


def _best_node(race: Race, walk: DriveStep, avoid: int, moving: bool = False) -> Node:
    seat = walk.seat
    ways = routes_of(race, seat)
    nodes = reachable(
        ways,
        race.at[seat],
        tileset(race, seat),
        walk.left,
        walk.manner == AIRSHIP,
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
        cost -= GARAGE_NOW if race.actions and race.dice else GARAGE_LATER
    if not canyon.road[node.space]:
        cost += IN_THE_ROUGH
    if race.may_bump and any(race.at[t] == node.space for t in race.targets(seat)):
        cost -= TARGET
    return cost + node.made * STEP


def tow_gain(race: Race, seat: int, mover: tuple[int, ...]) -> float:
    """Steps that it brings to be towed by a mover who goes that way, its first space included."""
    canyon = race.box.canyon
    ways = routes_of(race, seat)
    rope = canyon.grid.way(race.at[seat], mover[0])
    if rope is None:
        return 0.0
    path = mover[1:]
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


def expected_path(race: Race) -> tuple[int, ...]:
    """The way of the mover whose first step is still to come: straight on along the road."""
    walk = walk_under_way(race)
    assert walk is not None
    at = walk.path[0]
    path = [at]
    way = race.way[walk.piece] or 1
    for _ in range(walk.left):
        if not race.box.canyon.road[at]:
            break
        at = race.box.canyon.forward(at, way)[0]
        path.append(at)
    return tuple(path)
