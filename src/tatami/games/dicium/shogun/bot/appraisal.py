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
    LONGEST,
    NINJA_STEPS,
    SAMURAI_STEPS,
    TILE,
    chance_of,
)
from tatami.games.dicium.shogun.bot.geometry import FAR, distances, way_home
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
    return Appraiser(raid, turn).ninja_chance()


def features(raid: Raid, turn: int) -> list[float]:
    """The features of a position in the order of `FREE` or `HELD`."""
    appraiser = Appraiser(raid, turn)
    return appraiser.lasting + appraiser.fleeting()


class Appraiser:
    """Judges a position again and again while pieces walk about in it; nothing else may change."""

    def __init__(self, raid: Raid, turn: int) -> None:
        self.raid = raid
        self.far = distances(raid.palace)
        self.turn = turn
        self.ninja = turn if turn % 2 == 0 else (turn + 1) % raid.players
        self.samurai = turn if turn % 2 else (turn + 1) % raid.players
        self.torii = raid.all_torii()
        self.few = 1.0 if raid.cards <= _FEW_CARDS else 0.0
        self.blue = [raid.bonuses(seat, BLUE) for seat in range(raid.players)]
        self.yellow = [raid.bonuses(seat, YELLOW) for seat in range(raid.players)]
        self.red = [raid.bonuses(seat, RED) for seat in range(raid.players)]
        self.stored_red = [showing(stored, 3) for stored in raid.stored]
        self.braziers = [
            space
            for garden, space in enumerate(raid.palace.brazier)
            if space != NOWHERE and not raid.lit[garden]
        ]
        self.lasting = self._lasting()
        """The features that no walk changes."""
        self._sums = [-1.0e9, -1.0e9]
        self._lights: dict[int, list[float]] = {}

    def ninja_chance(self) -> float:
        held = self.raid.carrier != NOBODY
        weights = _weights[weight_set(self.raid, self.turn)]
        total = self._sums[held]
        if total < -1.0e8:
            total = 0.0
            for at, feature in enumerate(self.lasting):
                total += weights[at] * feature
            self._sums[held] = total
        at = len(self.lasting)
        for feature in self.fleeting():
            total += weights[at] * feature
            at += 1
        return 1.0 / (1.0 + exp(-total))

    def _lasting(self) -> list[float]:
        raid = self.raid
        cards = raid.cards
        each = 2.0 / raid.players
        ninja = _side(raid, 0, each)
        samurai = _side(raid, 1, each)
        return [
            1.0,
            cards / 5.0,
            1.0 if cards == 1 else 0.0,
            1.0 if cards == 2 else 0.0,
            ninja[0],
            samurai[0],
            *ninja[1:5],
            *samurai[1:5],
            ninja[5],
            ninja[7],
            ninja[8],
            ninja[6] + ninja[9],
            samurai[6],
            samurai[7],
            samurai[8],
            samurai[5] + samurai[9],
            ninja[10],
            samurai[10],
            ninja[11],
            samurai[11],
            float(len(self.torii) - 1),
        ]

    def fleeting(self) -> list[float]:
        """The features that depend on where the pieces stand."""
        raid = self.raid
        danger = self._danger(self.samurai)
        later = self._danger((self.samurai + 2) % raid.players) if raid.players > 2 else 0.0
        light = self._light()
        found = [
            danger,
            later,
            danger * self.few,
            light[0],
            light[1],
            light[0] * self.few,
            light[2],
            1.0 if raid.carrier == NOBODY and self._cornered() else 0.0,
            self._on_altars(0),
            self._on_altars(1),
        ]
        if raid.carrier == NOBODY:
            self._before(found)
        else:
            self._after(found)
        return found

    def _on_altars(self, side: int) -> float:
        raid = self.raid
        altar = raid.palace.altar
        count = 0
        for seat in range(side, raid.players, 2):
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                space = raid.at[piece]
                if space != NOWHERE and altar[space]:
                    count += 1
        return count * 2.0 / raid.players

    def _danger(self, samurai: int) -> float:
        """How many ninja the samurai may expect to beat in the next turn, one by one."""
        raid = self.raid
        table = self.far.by_doors
        hand = raid.hand[samurai]
        blue = self.blue[samurai]
        red = self.red[samurai]
        expected = 0.0
        safe = raid.shogun if raid.carrier != NOBODY else NOWHERE
        for seat in range(0, raid.players, 2):
            win = _WINS[max(-6, min(6, red - self.red[seat] - self.stored_red[seat])) + 6]
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                space = raid.at[piece]
                if space == NOWHERE or space == safe:
                    continue
                nearest = LONGEST
                way = table[space]
                for hunter in range(samurai * MEEPLES, (samurai + 1) * MEEPLES):
                    other = raid.at[hunter]
                    if other != NOWHERE and way[other] < nearest:
                        nearest = way[other]
                if nearest < LONGEST:
                    expected += win * chance_of(SAMURAI_STEPS, hand, blue, 0, nearest)
        return expected

    def _light(self) -> list[float]:
        """The chance of a light by the next samurai and by the one after, and the way there."""
        raid = self.raid
        key = -1 if raid.carrier != NOBODY else raid.shogun
        for seat in range(1, raid.players, 2):
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                key = key * 200 + raid.at[piece] + 1
        found = self._lights.get(key)
        if found is None:
            nearest = self._brazier_way(self.samurai)
            first = self._light_chance(self.samurai, nearest)
            second = 0.0
            if raid.players > 2:
                later = (self.samurai + 2) % raid.players
                way = self._brazier_way(later)
                second = self._light_chance(later, way)
                nearest = min(nearest, way)
            found = [first, second, nearest / _TEN]
            self._lights[key] = found
        return found

    def _light_chance(self, samurai: int, nearest: int) -> float:
        if nearest > 5:
            return 0.0
        hand = self.raid.hand[samurai]
        return chance_of(LIGHT, hand, self.blue[samurai], self.yellow[samurai], nearest)

    def _brazier_way(self, samurai: int) -> int:
        raid = self.raid
        nearest = _LONG_WAY
        for brazier in self.braziers:
            way = self.far.by_doors[brazier]
            for piece in range(samurai * MEEPLES, (samurai + 1) * MEEPLES):
                space = raid.at[piece]
                if space != NOWHERE and way[space] < nearest:
                    nearest = way[space]
            if raid.carrier == NOBODY and way[raid.shogun] < nearest:
                nearest = way[raid.shogun]
        return nearest

    def _cornered(self) -> bool:
        """Whether there is one ninja alone who would have no torii to retreat to."""
        raid = self.raid
        last = NOWHERE
        for seat in range(0, raid.players, 2):
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                if raid.at[piece] != NOWHERE:
                    if last != NOWHERE:
                        return False
                    last = raid.at[piece]
        for space in self.torii:
            if space != last and not _held_by_samurai(raid, space):
                return False
        return True

    def _before(self, found: list[float]) -> None:
        """The features before the capture."""
        raid = self.raid
        doors = self.far.by_doors[raid.shogun]
        gaps = self.far.by_gaps[raid.shogun]
        first = second = FAR
        open_way = FAR
        for seat in range(0, raid.players, 2):
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                space = raid.at[piece]
                if space == NOWHERE:
                    continue
                steps = doors[space]
                if steps < first:
                    second = first
                    first = steps
                elif steps < second:
                    second = steps
                if gaps[space] < open_way:
                    open_way = gaps[space]
        capture = self._capture(doors, gaps, self.ninja)
        later = 0.0
        if raid.players > 2:
            later = self._capture(doors, gaps, (self.ninja + 2) % raid.players)
        home = open_home = FAR
        for space in self.torii:
            home = min(home, doors[space])
            open_home = min(open_home, gaps[space])
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

    def _capture(self, doors: list[int], gaps: list[int], ninja: int) -> float:
        """The chance of a capture in the ninja's next turn, samurai in the way left aside."""
        raid = self.raid
        hand = raid.hand[ninja]
        blue = self.blue[ninja]
        best = 0.0
        for piece in range(ninja * MEEPLES, (ninja + 1) * MEEPLES):
            space = raid.at[piece]
            if space == NOWHERE:
                continue
            best = max(best, chance_of(NINJA_STEPS, hand, blue, 0, gaps[space]))
            if doors[space] < gaps[space] and doors[space] <= 6:
                chance = chance_of(DOOR, hand, blue, self.yellow[ninja], doors[space] - 1)
                best = max(best, chance)
        return best

    def _after(self, found: list[float]) -> None:
        """The features after the capture."""
        raid = self.raid
        owner = raid.carrier // MEEPLES
        steps = way_home(raid, self.torii)
        chance = chance_of(NINJA_STEPS, raid.hand[owner], self.blue[owner], 0, steps)
        near, not_far = _samurai_within(raid, self.far.by_doors[raid.shogun])
        free = 0
        for space in raid.palace.open_ways[raid.shogun]:
            free += not _held_by_samurai(raid, space)
        company = -1
        for seat in range(0, raid.players, 2):
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                company += raid.at[piece] == raid.shogun
        found.append(chance if owner == self.ninja else 0.0)
        found.append(chance if owner != self.ninja else 0.0)
        found.append(min(steps, _LONG_WAY) / _TEN)
        found.append(1.0 if steps == FAR else 0.0)
        found.append(free / 4.0)
        found.append(self._tile_chance(owner))
        found.append(float(near))
        found.append(float(not_far))
        found.append(float(company))

    def _tile_chance(self, owner: int) -> float:
        """The chance to lay a Torii tile and be on it with the Shogun in one turn."""
        raid = self.raid
        if raid.tiles[owner] == 0:
            return 0.0
        palace = raid.palace
        way = self.far.by_gaps[raid.shogun]
        home = palace.garden[palace.torii]
        row = palace.row[raid.shogun]
        base = palace.row[palace.torii]
        first, last = min(row, base), max(row, base)
        nearest = FAR
        for garden in range(GARDENS):
            if garden == home or raid.lit[garden] or raid.torii[garden] != NOWHERE:
                continue
            for space in palace.garden_spaces[garden]:
                if way[space] < nearest and first <= palace.row[space] <= last:
                    nearest = way[space]
        if nearest > 5:
            return 0.0
        return chance_of(TILE, raid.hand[owner], self.blue[owner], 0, nearest)


def _side(raid: Raid, side: int, each: float) -> list[float]:
    """Hand, four kinds of bonuses, five of stored dice, pieces and tiles of a side."""
    found = [0.0] * 12
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
            if raid.at[piece] != NOWHERE:
                found[10] += each
        found[11] += raid.tiles[seat] * each
    return found


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
