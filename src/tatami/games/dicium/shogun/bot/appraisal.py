"""What a position is worth: the ninja's chance to win, from named features.

Positions are looked at between two turns. Their features are few and quick to compute; weights for
them are learned by self-play, apart for two and four players, before and after the capture, and for
the side that is next (`weights.py`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from tatami.games.dicium.bot.odds import chance_to_beat
from tatami.games.dicium.rules.dice import BLUE, DICIUM, GREEN, RED, YELLOW, showing
from tatami.games.dicium.rules.player_board import REROLL
from tatami.games.dicium.shogun.bot.chances import (
    DOOR,
    LIGHT,
    NINJA_STEPS,
    SAMURAI_STEPS,
    TILE,
    chance_of,
)
from tatami.games.dicium.shogun.bot.geometry import FAR, Distances, distances, way_home
from tatami.games.dicium.shogun.bot.weights import FREE_WEIGHTS, HELD_WEIGHTS
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid

COMMON: Final[tuple[str, ...]] = (
    "always",
    "cards left",
    "one card left",
    "two cards left",
    "ninja hands",
    "samurai hands",
    "ninja blue bonuses",
    "ninja red bonuses",
    "ninja yellow bonuses",
    "ninja other bonuses",
    "samurai blue bonuses",
    "samurai red bonuses",
    "samurai yellow bonuses",
    "samurai other bonuses",
    "ninja stored blue",
    "ninja stored red",
    "ninja stored Dicium",
    "ninja stored other",
    "samurai stored yellow",
    "samurai stored red",
    "samurai stored Dicium",
    "samurai stored other",
    "ninja in play",
    "samurai in play",
    "ninja tiles",
    "samurai tiles",
    "torii",
    "danger next",
    "danger later",
    "danger, few cards",
    "light next",
    "light later",
    "light, few cards",
    "way to a brazier",
    "last ninja without refuge",
    "ninja on altars",
    "samurai on altars",
)
FREE: Final[tuple[str, ...]] = (
    *COMMON,
    "capture next",
    "capture later",
    "way to the Shogun",
    "way of the second ninja",
    "door before the Shogun",
    "way without doors",
    "Shogun's way home",
    "door on the way home",
    "guards near",
    "guards not far",
    "capture near home",
)
HELD: Final[tuple[str, ...]] = (
    *COMMON,
    "home next",
    "home later",
    "way home",
    "walled in",
    "free neighbours",
    "tile under the carrier",
    "hunters near",
    "hunters not far",
    "company",
)
_WINS: Final = [chance_to_beat(difference) for difference in range(-6, 7)]
_FEW_CARDS: Final = 2
_NEAR: Final = 2
_NOT_FAR: Final = 4
_LONG_WAY: Final = 15
_TEN: Final = 10.0


def read_weights(tables: tuple[dict[str, tuple[float, ...]], ...]) -> list[list[float]]:
    """Weights by name as lists in the order of the features, one for each `weight_set`."""
    rows: list[list[float]] = []
    for column in (0, 2):
        for names, table in zip((FREE, HELD), tables, strict=True):
            for turn in (0, 1):
                rows.append([table[name][column + turn] for name in names])
    return rows


_weights: Final = read_weights((FREE_WEIGHTS, HELD_WEIGHTS))


def replace_weights(rows: list[list[float]]) -> None:
    """Judge by other weights: for those who learn them."""
    for old, new in zip(_weights, rows, strict=True):
        old[:] = new


def current_weights() -> list[list[float]]:
    return _weights


def weight_set(raid: Raid, turn: int) -> int:
    """Which weights judge the position: players, captured or not, who is next."""
    return (4 if raid.players > 2 else 0) + (2 if raid.carrier != NOBODY else 0) + turn % 2


def ninja_chance(raid: Raid, turn: int) -> float:
    """The ninja's chance to win if the seat `turn` is next to move."""
    weights = _weights[weight_set(raid, turn)]
    total = 0.0
    for at, feature in enumerate(features(raid, turn)):
        total += weights[at] * feature
    return 1.0 / (1.0 + exp(-total))


def features(raid: Raid, turn: int) -> list[float]:
    """The features of a position in the order of `FREE` or `HELD`."""
    far = distances(raid.palace)
    ninja = turn if turn % 2 == 0 else (turn + 1) % raid.players
    samurai = turn if turn % 2 else (turn + 1) % raid.players
    torii = raid.all_torii()
    found = _common(raid, far, ninja, samurai, torii)
    if raid.carrier == NOBODY:
        _before(raid, far, ninja, torii, found)
    else:
        _after(raid, far, ninja, torii, found)
    return found


def _common(raid: Raid, far: Distances, ninja: int, samurai: int, torii: list[int]) -> list[float]:
    cards = raid.cards
    few = 1.0 if cards <= _FEW_CARDS else 0.0
    each = 2.0 / raid.players
    ninja_side = _side(raid, 0, each)
    samurai_side = _side(raid, 1, each)
    danger = _danger(raid, far, samurai)
    light = _light(raid, far, samurai)
    later_danger = later_light = 0.0
    if raid.players > 2:
        later = (samurai + 2) % raid.players
        later_danger = _danger(raid, far, later)
        later_light = _light(raid, far, later)
    in_play = 0
    for seat in range(0, raid.players, 2):
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            in_play += raid.at[piece] != NOWHERE
    alone = 1.0 if in_play == 1 and raid.carrier == NOBODY and _cornered(raid, torii) else 0.0
    return [
        1.0,
        cards / 5.0,
        1.0 if cards == 1 else 0.0,
        1.0 if cards == 2 else 0.0,
        ninja_side[0],
        samurai_side[0],
        *ninja_side[1:5],
        *samurai_side[1:5],
        ninja_side[5],
        ninja_side[7],
        ninja_side[8],
        ninja_side[6] + ninja_side[9],
        samurai_side[6],
        samurai_side[7],
        samurai_side[8],
        samurai_side[5] + samurai_side[9],
        ninja_side[10],
        samurai_side[10],
        ninja_side[11],
        samurai_side[11],
        float(len(torii) - 1),
        danger,
        later_danger,
        danger * few,
        light,
        later_light,
        light * few,
        _brazier_way(raid, far) / _TEN,
        alone,
        ninja_side[12],
        samurai_side[12],
    ]


def _side(raid: Raid, side: int, each: float) -> list[float]:
    """Hand, four kinds of bonuses, five of stored dice, pieces, tiles and altars of a side."""
    found = [0.0] * 13
    for seat in range(side, raid.players, 2):
        found[0] += (raid.hand[seat] - 3) * each
        found[1] += raid.bonuses(seat, BLUE) * each
        found[2] += raid.bonuses(seat, RED) * each
        found[3] += raid.bonuses(seat, YELLOW) * each
        found[4] += (raid.bonuses(seat, GREEN) + raid.bonuses(seat, REROLL)) * each
        stored = raid.stored[seat]
        if stored:
            found[5] += (showing(stored, 1) + showing(stored, 4)) * each
            found[6] += showing(stored, 2) * each
            found[7] += showing(stored, 3) * each
            found[8] += showing(stored, DICIUM) * each
            found[9] += showing(stored, 0) * each
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            space = raid.at[piece]
            if space != NOWHERE:
                found[10] += each
                if raid.palace.altar[space]:
                    found[12] += each
        found[11] += raid.tiles[seat] * each
    return found


def _danger(raid: Raid, far: Distances, samurai: int) -> float:
    """How many ninja the samurai may expect to beat in the next turn, one by one."""
    hand = raid.hand[samurai]
    blue = raid.bonuses(samurai, BLUE)
    red = raid.bonuses(samurai, RED)
    expected = 0.0
    safe = raid.shogun if raid.carrier != NOBODY else NOWHERE
    for seat in range(0, raid.players, 2):
        win = -1.0
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            space = raid.at[piece]
            if space == NOWHERE or space == safe:
                continue
            nearest = FAR
            way = far.by_doors[space]
            for hunter in range(samurai * MEEPLES, (samurai + 1) * MEEPLES):
                other = raid.at[hunter]
                if other != NOWHERE and way[other] < nearest:
                    nearest = way[other]
            if nearest < FAR:
                if win < 0.0:
                    win = _wins(red - raid.bonuses(seat, RED) - showing(raid.stored[seat], 3))
                expected += win * chance_of(SAMURAI_STEPS, hand, blue, 0, nearest)
    return expected


def _wins(difference: int) -> float:
    return _WINS[max(-6, min(6, difference)) + 6]


def _light(raid: Raid, far: Distances, samurai: int) -> float:
    """The chance that the samurai lights a brazier in the next turn."""
    nearest = _brazier_way_of(raid, far, samurai)
    if nearest > 5:
        return 0.0
    blue = raid.bonuses(samurai, BLUE)
    return chance_of(LIGHT, raid.hand[samurai], blue, raid.bonuses(samurai, YELLOW), nearest)


def _brazier_way_of(raid: Raid, far: Distances, samurai: int) -> int:
    nearest = _LONG_WAY
    palace = raid.palace
    for garden in range(GARDENS):
        brazier = palace.brazier[garden]
        if brazier == NOWHERE or raid.lit[garden]:
            continue
        way = far.by_doors[brazier]
        for piece in range(samurai * MEEPLES, (samurai + 1) * MEEPLES):
            space = raid.at[piece]
            if space != NOWHERE and way[space] < nearest:
                nearest = way[space]
        if raid.carrier == NOBODY and way[raid.shogun] < nearest:
            nearest = way[raid.shogun]
    return nearest


def _brazier_way(raid: Raid, far: Distances) -> int:
    return min([_brazier_way_of(raid, far, seat) for seat in range(1, raid.players, 2)])


def _cornered(raid: Raid, torii: list[int]) -> bool:
    """Whether the last ninja would have no torii to retreat to."""
    last = NOWHERE
    for seat in range(0, raid.players, 2):
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            if raid.at[piece] != NOWHERE:
                last = raid.at[piece]
    return all(space == last or _held_by_samurai(raid, space) for space in torii)


def _held_by_samurai(raid: Raid, space: int) -> bool:
    for seat in range(1, raid.players, 2):
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            if raid.at[piece] == space:
                return True
    return raid.carrier == NOBODY and raid.shogun == space


def _samurai_within(raid: Raid, way: list[int]) -> tuple[int, int]:
    near = not_far = 0
    for seat in range(1, raid.players, 2):
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            space = raid.at[piece]
            if space != NOWHERE:
                near += way[space] <= _NEAR
                not_far += way[space] <= _NOT_FAR
    return near, not_far


def _before(raid: Raid, far: Distances, ninja: int, torii: list[int], found: list[float]) -> None:
    """The features before the capture."""
    doors = far.by_doors[raid.shogun]
    gaps = far.by_gaps[raid.shogun]
    first = second = FAR
    open_way = FAR
    for seat in range(0, raid.players, 2):
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            space = raid.at[piece]
            if space == NOWHERE:
                continue
            steps = doors[space]
            if steps < first:
                first, second = steps, first
            elif steps < second:
                second = steps
            if gaps[space] < open_way:
                open_way = gaps[space]
    capture = _capture(raid, doors, gaps, ninja)
    later = _capture(raid, doors, gaps, (ninja + 2) % raid.players) if raid.players > 2 else 0.0
    home = min([doors[space] for space in torii])
    open_home = min([gaps[space] for space in torii])
    near, not_far = _samurai_within(raid, doors)
    found.append(capture)
    found.append(later)
    found.append(min(first, _LONG_WAY) / _TEN)
    found.append(min(second, _LONG_WAY) / _TEN)
    found.append(1.0 if open_way == FAR else 0.0)
    found.append(min(open_way, _LONG_WAY) / _TEN)
    found.append(min(home, _LONG_WAY) / _TEN)
    found.append(1.0 if open_home == FAR else 0.0)
    found.append(float(near))
    found.append(float(not_far))
    found.append(capture * max(0.0, 1.0 - open_home / _TEN))


def _capture(raid: Raid, doors: list[int], gaps: list[int], ninja: int) -> float:
    """The chance of a capture in the ninja's next turn, samurai in the way left aside."""
    hand = raid.hand[ninja]
    blue = raid.bonuses(ninja, BLUE)
    yellow = raid.bonuses(ninja, YELLOW)
    best = 0.0
    for piece in range(ninja * MEEPLES, (ninja + 1) * MEEPLES):
        space = raid.at[piece]
        if space == NOWHERE:
            continue
        best = max(best, chance_of(NINJA_STEPS, hand, blue, 0, gaps[space]))
        if doors[space] < gaps[space] and doors[space] <= 6:
            best = max(best, chance_of(DOOR, hand, blue, yellow, doors[space] - 1))
    return best


def _after(raid: Raid, far: Distances, ninja: int, torii: list[int], found: list[float]) -> None:
    """The features after the capture."""
    owner = raid.carrier // MEEPLES
    hand = raid.hand[owner]
    blue = raid.bonuses(owner, BLUE)
    steps = way_home(raid, torii)
    chance = chance_of(NINJA_STEPS, hand, blue, 0, steps)
    near, not_far = _samurai_within(raid, far.by_doors[raid.shogun])
    free = 0
    for space in raid.palace.open_ways[raid.shogun]:
        free += not _held_by_samurai(raid, space)
    company = -1
    for seat in range(0, raid.players, 2):
        for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
            company += raid.at[piece] == raid.shogun
    found.append(chance if owner == ninja else 0.0)
    found.append(chance if owner != ninja else 0.0)
    found.append(min(steps, _LONG_WAY) / _TEN)
    found.append(1.0 if steps == FAR else 0.0)
    found.append(free / 4.0)
    found.append(_tile_chance(raid, far, owner, hand, blue))
    found.append(float(near))
    found.append(float(not_far))
    found.append(float(company))


def _tile_chance(raid: Raid, far: Distances, owner: int, hand: int, blue: int) -> float:
    """The chance to lay a Torii tile and be on it with the Shogun in one turn."""
    if raid.tiles[owner] == 0:
        return 0.0
    palace = raid.palace
    way = far.by_gaps[raid.shogun]
    home = palace.garden[palace.torii]
    row = palace.row[raid.shogun]
    base = palace.row[palace.torii]
    first, last = min(row, base), max(row, base)
    nearest = FAR
    for space in range(palace.size):
        if (
            way[space] < nearest
            and palace.garden_space[space]
            and first <= palace.row[space] <= last
        ):
            garden = palace.garden[space]
            if garden != home and not raid.lit[garden] and raid.torii[garden] == NOWHERE:
                nearest = way[space]
    return 0.0 if nearest > 5 else chance_of(TILE, hand, blue, 0, nearest)
