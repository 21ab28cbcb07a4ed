"""What the effects of dice and cards lead to from a space: what is gained, and where one stands."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.plans import COLOUR, NUMBER
from tatami.games.dicium.civilization.bot.card_plans import (
    BY_CARD,
    BY_DEMOCRITUS,
    BY_HYPATIA,
    BY_PROTAGORAS,
    BY_PYTHAGORAS,
    BY_THALES,
)
from tatami.games.dicium.civilization.bot.prospects import Prospects
from tatami.games.dicium.civilization.bot.weights import TAKEN_CARD
from tatami.games.dicium.civilization.rules.archipelago import ANYWHERE, LAND, SEA
from tatami.games.dicium.civilization.rules.building import CITY, HERO, TEMPLE, WONDER
from tatami.games.dicium.civilization.rules.moving import AROUND
from tatami.games.dicium.civilization.rules.philosophers import (
    ANAXIMANDER,
    ARCHIMEDES,
    ARISTOTLE,
    EMPEDOCLES,
    PROTAGORAS,
    THALES,
)
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
)
from tatami.games.dicium.rules.dice import BLUE, GREEN, YELLOW

_REGIONS: Final = 9
UNBUILT: Final = -1
"""Nothing has been built this turn; else the tile times nine plus the region."""


class Outcome:
    """What an action leads to."""

    def __init__(self, gain: float, space: int, built: int) -> None:
        self.gain = gain
        self.space = space
        self.built = built


class Effects:
    """For a seat in one position. `spare` are red dice that a fight may take."""

    def __init__(self, state: Civilization, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.prospects = Prospects(state, seat)
        self.isles = state.box.archipelago
        self._known: dict[int, list[Outcome]] = {}
        self._reach: dict[int, list[int]] = {}

    def outcomes(self, effect: int, space: int, built: int, spare: int) -> list[Outcome]:
        key = ((effect * 81 + space) * 64 + built + 1) * 4 + spare
        found = self._known.get(key)
        if found is None:
            found = self._outcomes(effect, space, built, spare)
            self._known[key] = found
        return found

    def _outcomes(self, effect: int, space: int, built: int, spare: int) -> list[Outcome]:
        if effect < NUMBER:
            return self._number(effect - BY_PYTHAGORAS, space, built, spare)
        if effect < COLOUR:
            return self._number(effect - NUMBER, space, built, spare)
        if effect <= BY_THALES:
            colour, dice = divmod(effect - COLOUR, 10)
            return self._colour(colour, dice, 1, space, built, spare)
        if effect <= BY_PROTAGORAS:
            steps = effect - BY_THALES + self.state.bonuses(self.seat, BLUE)
            return self._travel(space, steps, ANYWHERE, built, spare)
        if effect <= BY_DEMOCRITUS:
            slot = self.prospects.any_slot()
            dice = effect - BY_PROTAGORAS
            if slot < 0 or dice + self._green_added(space) < 2:
                return []
            return self._city_here(space, built, slot)
        if effect < BY_HYPATIA:
            colour, dice = divmod(effect - BY_DEMOCRITUS, 7)
            return self._colour(colour, dice, 2, space, built, spare)
        return self._card(effect, space, built, spare)

    def _colour(
        self, colour: int, dice: int, each: int, space: int, built: int, spare: int
    ) -> list[Outcome]:
        if colour == GREEN:
            return self._green(space, dice, dice * each + self._green_added(space), built)
        steps = dice * each + self.state.bonuses(self.seat, colour)
        if colour == BLUE:
            return self._travel(space, steps, SEA, built, spare)
        if colour == YELLOW:
            return self._travel(space, steps, LAND, built, spare)
        return []

    def _green_added(self, space: int) -> int:
        """Green faces that no die has to show."""
        added = self.state.bonuses(self.seat, GREEN)
        if self.isles.quarry[space] and self.prospects.quarry_free(space):
            added += 1
        return added

    def _number(self, combination: int, space: int, built: int, spare: int) -> list[Outcome]:
        prospects = self.prospects
        if combination == PAIR:
            return self._travel(space, 1, ANYWHERE | AROUND, built, spare)
        if combination == STRAIGHT:
            gain = prospects.improved()
            return [] if gain < 0 else [Outcome(gain, space, built)]
        if combination == THREE:
            if not self.state.piles.any_left():
                return []
            return [Outcome(prospects.card + TAKEN_CARD, space, built)]
        if combination == DOUBLE_PAIR:
            return self.tile(HERO, space, built)
        if combination == FOUR:
            return [Outcome(self.wrath(), space, built)] if self.state.players > 1 else []
        if combination == FULL_HOUSE:
            slot = prospects.any_slot()
            return [] if slot < 0 else self.tile(CITY, space, built, slot)
        assert combination == FIVE
        return self.tile(WONDER, space, built) + self._leap(space, built, spare)

    def _card(self, effect: int, space: int, built: int, spare: int) -> list[Outcome]:
        """What a card does by itself, or with four of a kind."""
        prospects = self.prospects
        if effect == BY_HYPATIA:
            return self.tile(WONDER, space, built) + self._leap(space, built, spare)
        if effect == BY_CARD[ARISTOTLE]:
            return self.tile(HERO, space, built)
        if effect == BY_CARD[EMPEDOCLES]:
            slot = prospects.any_slot()
            return [] if slot < 0 else [Outcome(slot, space, built)]
        if effect == BY_CARD[ARCHIMEDES]:
            region = self.isles.region[space]
            gain = max([prospects.entering(at, spare) for at in self.enemies(region)], default=0.0)
            return [Outcome(gain, space, built)] if gain > 0.0 else []
        assert effect == BY_CARD[ANAXIMANDER]
        bars = self.state.box.bars[self.state.players][self.seat]
        return [
            Outcome(prospects.entering(end, spare), end, built)
            for region in self.isles.nearby[self.isles.region[space]]
            for end in self.isles.spaces[region]
            if end != space and not bars >> end & 1
        ]

    def enemies(self, region: int) -> list[int]:
        """Where somebody can be fought in a region."""
        state = self.state
        found = []
        for space in self.isles.spaces[region]:
            other = state.meeple_on(space, self.seat)
            if state.monster_on(space) >= 0 or (other >= 0 and state.capital(other) != space):
                found.append(space)
        return found

    # moving

    def _travel(self, space: int, steps: int, manner: int, built: int, spare: int) -> list[Outcome]:
        """A walk to any space in reach; fights on the way end it."""
        prospects = self.prospects
        return [
            Outcome(prospects.entering(end, spare), end, built)
            for end in self._in_reach(space, steps, manner)
        ]

    def _leap(self, space: int, built: int, spare: int) -> list[Outcome]:
        bars = self.state.box.bars[self.state.players][self.seat]
        prospects = self.prospects
        return [
            Outcome(prospects.entering(end, spare), end, built)
            for end in range(len(self.isles.grid))
            if end != space and not bars >> end & 1
        ]

    def _in_reach(self, space: int, steps: int, manner: int) -> list[int]:
        key = (space * 16 + min(steps, 15)) * 8 + manner
        found = self._reach.get(key)
        if found is None:
            found = self._walk(space, steps, manner)
            self._reach[key] = found
        return found

    def _walk(self, space: int, steps: int, manner: int) -> list[int]:
        state, seat = self.state, self.seat
        grid = self.isles.grid
        beside = grid.around if manner & AROUND else grid.neighbours
        bars = state.box.bars[state.players][seat]
        found: list[int] = []
        seen = 1 << space
        edge = [space]
        for _ in range(steps):
            ahead: list[int] = []
            for at in edge:
                for other in beside[at]:
                    if seen >> other & 1 or bars >> other & 1:
                        continue
                    if not self.isles.terrain[other] & manner:
                        continue
                    seen |= 1 << other
                    found.append(other)
                    if state.monster_on(other) < 0 and state.meeple_on(other, seat) < 0:
                        ahead.append(other)
            edge = ahead
        return found

    # building

    def _green(self, space: int, dice: int, faces: int, built: int) -> list[Outcome]:
        """A City of some level, or a Temple."""
        prospects = self.prospects
        found: list[Outcome] = []
        if prospects.free[space]:
            best = -1.0
            for level in range(max(2, dice), min(5, faces) + 1):
                best = max(best, prospects.level(level))
            if best >= 0:
                found += self._city_here(space, built, best)
        if faces >= 5 and dice <= 5:
            found += self.tile(TEMPLE, space, built)
        return found

    def _city_here(self, space: int, built: int, slot: float) -> list[Outcome]:
        region = self.isles.region[space]
        prospects = self.prospects
        if built == CITY * _REGIONS + region or not prospects.free[space]:
            return []
        if not prospects.room(region, CITY):
            return []
        gain = prospects.built(CITY, space) + slot - self._counted(region, built)
        return [Outcome(gain, space, CITY * _REGIONS + region)]

    def tile(self, tile: int, space: int, built: int, more: float = 0.0) -> list[Outcome]:
        """A tile on the best free space of the region."""
        region = self.isles.region[space]
        place = self.prospects.best_tile[region]
        if place < 0 or built == tile * _REGIONS + region:
            return []
        if not self.prospects.room(region, tile):
            return []
        gain = self.prospects.built(tile, place) + more - self._counted(region, built)
        return [Outcome(gain, space, tile * _REGIONS + region)]

    def _counted(self, region: int, built: int) -> float:
        """What a tile built before in the same region this turn has already brought."""
        if built >= 0 and built % _REGIONS == region and self.prospects.new_region(region):
            return float(self.state.box.region_points)
        return 0.0

    def wrath(self) -> float:
        best = 0.0
        for other in range(self.state.players):
            if other != self.seat:
                best = max(best, self.prospects.wrath_on(other))
        return best

    # real moves

    def outcomes_of(self, move: ActionMove, spare: int) -> list[Outcome]:
        """Of a legal action, with the cards that are attached."""
        row = move.row
        state = self.state
        space = state.at[self.seat]
        if row.kind == "blue":
            manner = ANYWHERE if state.is_attached(THALES) else SEA
            return self._travel(space, move.faces(state, self.seat), manner, UNBUILT, spare)
        if row.kind == "yellow":
            return self._travel(space, move.faces(state, self.seat), LAND, UNBUILT, spare)
        if row.kind == "city":
            any_slot = state.is_attached(PROTAGORAS)
            slot = self.prospects.any_slot() if any_slot else self.prospects.level(row.level)
            return self._city_here(space, UNBUILT, slot)
        if row.kind == "temple":
            return self.tile(TEMPLE, space, UNBUILT)
        if row.kind in ("wonder", "wonder4"):
            return self.tile(WONDER, space, UNBUILT)
        if row.kind == "four":
            return [Outcome(self.wrath(), space, UNBUILT)]
        if row.kind in ("leap", "leap4"):
            return self._leap(space, UNBUILT, spare)
        return self._number(row.combination, space, UNBUILT, spare)
