"""The features of a position (`features.py` names them), quick to compute."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.odds import chance_to_beat
from tatami.games.dicium.rules.dice import BLUE, DICIUM, GREEN, RED, YELLOW, showing
from tatami.games.dicium.rules.player_board import REROLL
from tatami.games.dicium.shogun.bot.access import Access
from tatami.games.dicium.shogun.bot.chances import (
    LIGHT,
    NINJA_STEPS,
    SAMURAI_STEPS,
    TILE,
    chances_of,
)
from tatami.games.dicium.shogun.bot.features import LONG_WAY
from tatami.games.dicium.shogun.bot.geometry import FAR, distances, samurai_spaces
from tatami.games.dicium.shogun.bot.weights import FAR_AWAY, MANY_CARDS, MANY_FREE
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid

_WINS: Final = [chance_to_beat(difference) for difference in range(-6, 7)]
_RED_FACE: Final = 3
_FEW_CARDS: Final = 2
_NEAR: Final = 2
_NOT_FAR: Final = 4


class QuickFeatures:
    """A position in which pieces walk about; nothing else may change."""

    def __init__(self, raid: Raid, turn: int) -> None:
        players = raid.players
        self.raid = raid
        self.far = distances(raid.palace)
        self.ninja = turn if turn % 2 == 0 else (turn + 1) % players
        """The ninja player whose turn comes first."""
        self.samurai = turn if turn % 2 else (turn + 1) % players
        self.torii = raid.all_torii()
        self.few = 1.0 if raid.cards <= _FEW_CARDS else 0.0
        self.blue = [raid.bonuses(seat, BLUE) for seat in range(players)]
        self.yellow = [raid.bonuses(seat, YELLOW) for seat in range(players)]
        self.red = [raid.bonuses(seat, RED) for seat in range(players)]
        self.walks = [
            chances_of(SAMURAI_STEPS if seat % 2 else NINJA_STEPS, raid.hand[seat], blue, 0)
            for seat, blue in enumerate(self.blue)
        ]
        """For each player the chances to walk so many steps in a turn."""
        self.braziers = [
            space
            for garden, space in enumerate(raid.palace.brazier)
            if space != NOWHERE and not raid.lit[garden]
        ]
        self.lasting = self._lasting()
        """The features that no walk changes."""
        self._lights: dict[int, list[float]] = {}
        self._tile_ways: dict[int, int] = {}
        self._accesses: dict[int, Access] = {}

    def _lasting(self) -> list[float]:
        raid = self.raid
        cards = raid.cards
        ninja = self._side(0)
        samurai = self._side(1)
        return [
            1.0,
            cards / MANY_CARDS,
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

    def _side(self, side: int) -> list[float]:
        """Hand, four kinds of bonuses, five of stored dice, pieces and tiles of a side."""
        raid = self.raid
        hand = blue = red = yellow = other = pieces = tiles = 0
        blue_dice = yellow_dice = red_dice = joker_dice = green_dice = 0
        for seat in range(side, raid.players, 2):
            hand += raid.hand[seat] - 3
            blue += self.blue[seat]
            red += self.red[seat]
            yellow += self.yellow[seat]
            other += raid.bonuses(seat, GREEN) + raid.bonuses(seat, REROLL)
            stored = raid.stored[seat]
            if stored:
                blue_dice += showing(stored, 1) + showing(stored, 4)
                yellow_dice += showing(stored, 2)
                red_dice += showing(stored, _RED_FACE)
                joker_dice += showing(stored, DICIUM)
                green_dice += showing(stored, 0)
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                if raid.at[piece] != NOWHERE:
                    pieces += 1
            tiles += raid.tiles[seat]
        each = 2.0 / raid.players
        return [
            hand * each,
            blue * each,
            red * each,
            yellow * each,
            other * each,
            blue_dice * each,
            yellow_dice * each,
            red_dice * each,
            joker_dice * each,
            green_dice * each,
            pieces * each,
            tiles * each,
        ]

    def fleeting(self) -> list[float]:
        """The features that depend on where the pieces stand."""
        raid = self.raid
        guards = samurai_spaces(raid)
        danger = self._danger(self.samurai)
        later = self._danger((self.samurai + 2) % raid.players) if raid.players > 2 else 0.0
        light = self._light()
        free = raid.carrier == NOBODY
        altars = self._on_altars(0)
        guarded_altars = self._on_altars(1)
        found = [
            danger,
            later,
            danger * self.few,
            light[0],
            light[1],
            light[0] * self.few,
            light[2],
            1.0 if free and self._cornered(guards) else 0.0,
            altars,
            guarded_altars,
        ]
        if free:
            self._before(found, guards)
        else:
            self._after(found, guards)
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
        walks = self.walks[samurai]
        red = self.red[samurai]
        hunters: list[int] = []
        for piece in range(samurai * MEEPLES, (samurai + 1) * MEEPLES):
            space = raid.at[piece]
            if space != NOWHERE:
                hunters.append(space)
        expected = 0.0
        safe = raid.shogun if raid.carrier != NOBODY else NOWHERE
        for seat in range(0, raid.players, 2):
            stored = showing(raid.stored[seat], _RED_FACE)
            win = _WINS[max(-6, min(6, red - self.red[seat] - stored)) + 6]
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                space = raid.at[piece]
                if space == NOWHERE or space == safe:
                    continue
                nearest = FAR
                way = table[space]
                for hunter in hunters:
                    if way[hunter] < nearest:
                        nearest = way[hunter]
                expected += win * walks[nearest]
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
            found = [first, second, nearest / FAR_AWAY]
            self._lights[key] = found
        return found

    def _light_chance(self, samurai: int, nearest: int) -> float:
        hand = self.raid.hand[samurai]
        return chances_of(LIGHT, hand, self.blue[samurai], self.yellow[samurai])[nearest]

    def _brazier_way(self, samurai: int) -> int:
        raid = self.raid
        nearest = LONG_WAY
        for brazier in self.braziers:
            way = self.far.by_doors[brazier]
            for piece in range(samurai * MEEPLES, (samurai + 1) * MEEPLES):
                space = raid.at[piece]
                if space != NOWHERE and way[space] < nearest:
                    nearest = way[space]
            if raid.carrier == NOBODY and way[raid.shogun] < nearest:
                nearest = way[raid.shogun]
        return nearest

    def _cornered(self, guards: list[int]) -> bool:
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
            if space != last and space != raid.shogun and space not in guards:
                return False
        return True

    def _before(self, found: list[float], guards: list[int]) -> None:
        """The features before the capture."""
        raid = self.raid
        shogun = raid.shogun
        doors = self.far.by_doors[shogun]
        gaps = self.far.by_gaps[shogun]
        access = self._access(guards)
        first = second = FAR
        unguarded = open_way = FAR
        places: list[int] = []
        capture = later = 0.0
        for seat in range(0, raid.players, 2):
            walks = self.walks[seat]
            best = 0.0
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                space = raid.at[piece]
                if space == NOWHERE:
                    continue
                places.append(space)
                steps = doors[space]
                if steps < first:
                    second = first
                    first = steps
                elif steps < second:
                    second = steps
                if gaps[space] < unguarded:
                    unguarded = gaps[space]
                past = access.by_gaps.to(space)
                if past < open_way:
                    open_way = past
                best = self._chance(seat, access, space, max(best, walks[past]))
            if seat == self.ninja:
                capture = best
            else:
                later = best
        home = FAR
        for space in self.torii:
            home = min(home, doors[space])
        open_home = access.by_gaps.to_nearest(self.torii)
        near, not_far = _within(guards, doors)
        found.append(capture)
        found.append(later)
        found.append(min(first, LONG_WAY) / FAR_AWAY)
        found.append(min(second, LONG_WAY) / FAR_AWAY)
        found.append(1.0 if unguarded == FAR else 0.0)
        found.append(1.0 if open_way == FAR and unguarded < FAR else 0.0)
        past_guards = open_way if unguarded < FAR else access.by_doors.to_nearest(places)
        found.append(min(past_guards, LONG_WAY) / FAR_AWAY)
        found.append(min(home, LONG_WAY) / FAR_AWAY)
        found.append(1.0 if open_home == FAR else 0.0)
        found.append(min(self._tile_way(), LONG_WAY) / FAR_AWAY)
        found.append(float(near))
        found.append(float(not_far))
        found.append(capture * max(0.0, 1.0 - open_home / FAR_AWAY))

    def _access(self, guards: list[int]) -> Access:
        key = self.raid.shogun
        for guard in guards:
            key = key * 200 + guard + 1
        found = self._accesses.get(key)
        if found is None:
            found = Access(self.raid.palace, guards, self.raid.shogun)
            self._accesses[key] = found
        return found

    def _chance(self, seat: int, access: Access, space: int, best: float) -> float:
        hand = self.raid.hand[seat]
        return access.chance(space, hand, self.blue[seat], self.yellow[seat], best)

    def _after(self, found: list[float], guards: list[int]) -> None:
        """The features after the capture."""
        raid = self.raid
        shogun = raid.shogun
        access = self._access(guards)
        steps = access.by_gaps.to_nearest(self.torii)
        near, not_far = _within(guards, self.far.by_doors[shogun])
        free = 0
        for space in raid.palace.open_ways[shogun]:
            free += space not in guards
        owner = raid.carrier // MEEPLES
        company = 0
        comrade = FAR
        chance = later = 0.0
        for seat in range(0, raid.players, 2):
            nearest = FAR
            for piece in range(seat * MEEPLES, (seat + 1) * MEEPLES):
                space = raid.at[piece]
                if piece == raid.carrier:
                    nearest = 0
                elif space != NOWHERE:
                    way = self.far.by_gaps[shogun][space]
                    company += way == 0
                    comrade = min(comrade, way)
                    nearest = min(nearest, way)
            home = self.walks[seat][min(FAR, nearest + steps)]
            if seat == owner:
                for space in self.torii:
                    if space not in guards:
                        home = self._chance(seat, access, space, home)
            if seat == self.ninja:
                chance = home
            else:
                later = home
        tile = self._tile_way() if raid.tiles[owner] else FAR
        found.append(chance)
        found.append(later)
        way = steps if steps < FAR else access.by_doors.to_nearest(self.torii)
        found.append(min(way, LONG_WAY) / FAR_AWAY)
        found.append(1.0 if steps == FAR else 0.0)
        found.append(free / MANY_FREE)
        found.append(chances_of(TILE, raid.hand[owner], self.blue[owner], 0)[tile])
        found.append(min(tile, LONG_WAY) / FAR_AWAY)
        found.append(float(near))
        found.append(float(not_far))
        found.append(float(company))
        found.append(min(comrade, LONG_WAY) / FAR_AWAY)

    def _tile_way(self) -> int:
        """From the Shogun to the nearest space that would take a Torii tile if a ninja had him."""
        shogun = self.raid.shogun
        found = self._tile_ways.get(shogun)
        if found is None:
            found = self._find_tile_way(shogun)
            self._tile_ways[shogun] = found
        return found

    def _find_tile_way(self, shogun: int) -> int:
        raid = self.raid
        palace = raid.palace
        way = self.far.by_gaps[shogun]
        home = palace.garden[palace.torii]
        row = palace.row[shogun]
        base = palace.row[palace.torii]
        first, last = min(row, base), max(row, base)
        nearest = FAR
        for garden in range(GARDENS):
            if garden == home or raid.lit[garden] or raid.torii[garden] != NOWHERE:
                continue
            for space in palace.garden_spaces[garden]:
                if way[space] < nearest and first <= palace.row[space] <= last:
                    nearest = way[space]
        return nearest


def _within(guards: list[int], way: list[int]) -> tuple[int, int]:
    near = not_far = 0
    for space in guards:
        near += way[space] <= _NEAR
        not_far += way[space] <= _NOT_FAR
    return near, not_far
