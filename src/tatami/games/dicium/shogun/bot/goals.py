"""Where it may be worth going: of the many spaces within reach those nearest to some goal."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.shogun.bot.geometry import FAR, distances
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, SHOGUN
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid
from tatami.games.dicium.shogun.rules.tiles import garrison_spaces, torii_spaces

_BANZAI_STEPS: Final = 3


def worth_visiting(raid: Raid, seat: int, piece: int, cells: dict[int, int]) -> list[int]:
    """For each number of steps and each goal the space nearest to the goal, and the safest."""
    far = distances(raid.palace)
    goals = goals_of(raid, seat, piece)
    order = sorted(cells, key=cells.__getitem__)
    found: dict[int, bool] = {}
    for goal in goals:
        _nearest(far.by_doors[goal], order, cells, found)
    if seat % 2 == 0:
        for goal in goals:
            _nearest(far.by_gaps[goal], order, cells, found)
    _safest(far.by_doors, enemies_of(raid, seat), order, cells, found)
    return list(found)


def _nearest(
    way: list[int], order: list[int], cells: dict[int, int], found: dict[int, bool]
) -> None:
    nearest = FAR + 1
    kept = NOWHERE
    steps = 0
    for space in order:
        if cells[space] > steps:
            if kept != NOWHERE:
                found[kept] = True
            steps = cells[space]
        if way[space] < nearest:
            nearest = way[space]
            kept = space
    if kept != NOWHERE:
        found[kept] = True


def _safest(
    table: list[list[int]],
    threats: list[int],
    order: list[int],
    cells: dict[int, int],
    found: dict[int, bool],
) -> None:
    safest = -1
    kept = NOWHERE
    steps = 0
    for space in order:
        if cells[space] > steps:
            if kept != NOWHERE:
                found[kept] = True
            steps = cells[space]
        nearest = FAR
        for enemy in threats:
            if table[enemy][space] < nearest:
                nearest = table[enemy][space]
        if nearest > safest:
            safest = nearest
            kept = space
    if kept != NOWHERE:
        found[kept] = True


def goals_of(raid: Raid, seat: int, piece: int) -> list[int]:
    palace = raid.palace
    if piece == raid.carrier and piece != NOBODY:
        found = raid.all_torii()
        for torii in raid.all_torii():
            found += palace.door_ways[torii] + palace.wall_ways[torii]
        return found + torii_spaces(raid, NOWHERE)[:8]
    found = [raid.shogun]
    for space in range(palace.size):
        if palace.altar[space]:
            found.append(space)
    if palace.great_door is not None:
        found.append(palace.great_door[1])
    if seat % 2:
        for garden in range(GARDENS):
            if palace.brazier[garden] != NOWHERE and not raid.lit[garden]:
                found.append(palace.brazier[garden])
        if piece != SHOGUN:
            found += enemies_of(raid, seat)
            found += raid.all_torii()
            if raid.carrier != NOBODY:
                found += palace.open_ways[raid.shogun]
    else:
        found.append(palace.torii)
        if raid.carrier == NOBODY:
            found += palace.door_ways[raid.shogun] + palace.wall_ways[raid.shogun]
    return found


def enemies_of(raid: Raid, seat: int) -> list[int]:
    """The spaces with pieces of the other side."""
    found: list[int] = []
    for other in range(1 - seat % 2, raid.players, 2):
        for piece in range(other * MEEPLES, (other + 1) * MEEPLES):
            if raid.at[piece] != NOWHERE and raid.at[piece] not in found:
                found.append(raid.at[piece])
    return found


def garrison_goals(raid: Raid, seat: int) -> list[int]:
    """The hallway spaces nearest to braziers, ninja, torii and the Shogun."""
    table = distances(raid.palace).by_doors
    spaces = garrison_spaces(raid)
    found: list[int] = []
    for goal in goals_of(raid, seat, seat * MEEPLES):
        way = table[goal]
        nearest = spaces[0]
        for space in spaces:
            if way[space] < way[nearest]:
                nearest = space
        if nearest not in found:
            found.append(nearest)
    return found


def banzai_ways(raid: Raid, piece: int) -> list[tuple[int, list[int]]]:
    """Where a Banzai over some ninja may end, and the spaces where it meets them."""
    found: list[tuple[int, list[int]]] = []
    _charge_on(raid, (raid.at[piece],), found)
    return found


def _charge_on(raid: Raid, path: tuple[int, ...], found: list[tuple[int, list[int]]]) -> None:
    if len(path) > _BANZAI_STEPS:
        return
    for space in raid.palace.all_ways[path[-1]]:
        if space in path or (raid.carrier != NOBODY and space == raid.shogun):
            continue
        onward = (*path, space)
        met = [s for s in onward[1:] if raid.owners_on(s, 0)]
        if met and space != raid.shogun:
            found.append((space, met))
        _charge_on(raid, onward, found)
