"""The turn of a seat: which dice to roll again, which actions to take, where to go.

Actions are looked at by what they lead to: points and prospects gained, the space where the
meeple then stands, and what was built on the way, so that a second action of the turn does not
count the same region twice.
"""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.bot.odds import worth_of_rolls
from tatami.games.dicium.bot.plans import COLOUR, NOTHING, NUMBER, Plan, Planner, StoreWorth
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE, TurnSearch
from tatami.games.dicium.civilization.bot.prospects import Prospects
from tatami.games.dicium.civilization.bot.weights import (
    CARD_MARGIN,
    NEXT_TURN,
    PLAYED_WELL,
    STORED,
    STORED_PAIR,
)
from tatami.games.dicium.civilization.rules.archipelago import ANYWHERE, LAND, SEA
from tatami.games.dicium.civilization.rules.building import CITY, HERO, TEMPLE, WONDER
from tatami.games.dicium.civilization.rules.moving import AROUND
from tatami.games.dicium.civilization.rules.philosophers import (
    HYPATIA,
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
from tatami.games.dicium.rules.dice import BLUE, GREEN, YELLOW, size

STORE: Final = StoreWorth(STORED, STORED_PAIR)
PLANS: Final = Planner(STORE, (5, 6, 6, 0))
_REGIONS: Final = 9
UNBUILT: Final = -1
"""Nothing has been built this turn; else the tile times nine plus the region."""


class Outcome:
    """What an action leads to."""

    def __init__(self, gain: float, space: int, built: int) -> None:
        self.gain = gain
        self.space = space
        self.built = built


class Turn(TurnSearch):
    """For the active player in one position."""

    def __init__(self, state: Civilization, seat: int) -> None:
        super().__init__(PLANS)
        self.state = state
        self.seat = seat
        self.prospects = Prospects(state, seat)
        self.isles = state.box.archipelago
        self.thales = state.is_attached(THALES)
        self.any_slot = state.is_attached(PROTAGORAS)
        self._known: dict[int, list[Outcome]] = {}
        self._best: dict[int, float] = {}
        self._reach: dict[int, list[int]] = {}
        self._hands: dict[int, dict[int, float]] = {}

    # effects

    def judge(self, plan: Plan) -> float:
        """Two effects; a third action is rare and looked at when it can be taken."""
        if plan.third != NOTHING:
            return IMPOSSIBLE
        if plan.first == NOTHING:
            return self.standing(self.state.at[self.seat])
        best = IMPOSSIBLE
        for outcome in self.outcomes(plan.first, self.state.at[self.seat], UNBUILT):
            value = outcome.gain + self.going_on(plan.second, outcome.space, outcome.built)
            if value > best:
                best = value
        return best

    def worth_of_hands(self, count: int, actions: int) -> dict[int, float]:
        key = count * 4 + actions
        found = self._hands.get(key)
        if found is None:
            found = super().worth_of_hands(count, actions)
            self._hands[key] = found
        return found

    def going_on(self, effect: int, space: int, built: int) -> float:
        """The best that comes of one more effect, or of none."""
        if effect == NOTHING:
            return self.standing(space)
        key = (effect * 81 + space) * 64 + built + 1
        found = self._best.get(key)
        if found is None:
            found = IMPOSSIBLE
            for outcome in self.outcomes(effect, space, built):
                value = outcome.gain + self.standing(outcome.space)
                if value > found:
                    found = value
            self._best[key] = found
        return found

    def standing(self, space: int) -> float:
        return NEXT_TURN * self.prospects.stand(space)

    def outcomes(self, effect: int, space: int, built: int) -> list[Outcome]:
        key = (effect * 81 + space) * 64 + built + 1
        found = self._known.get(key)
        if found is None:
            found = self._outcomes(effect, space, built)
            self._known[key] = found
        return found

    def _outcomes(self, effect: int, space: int, built: int) -> list[Outcome]:
        if effect >= COLOUR:
            colour, dice = divmod(effect - COLOUR, 10)
            added = self.state.bonuses(self.seat, colour)
            if colour == BLUE:
                return self.travel(space, dice + added, SEA, built)
            if colour == YELLOW:
                return self.travel(space, dice + added, LAND, built)
            if colour == GREEN:
                return self.green(space, dice, dice + added, built)
            return []
        return self.number(effect - NUMBER, space, built)

    def number(self, combination: int, space: int, built: int) -> list[Outcome]:
        prospects = self.prospects
        if combination == PAIR:
            return self.travel(space, 1, ANYWHERE | AROUND, built)
        if combination == STRAIGHT:
            gain = prospects.improved()
            return [] if gain < 0 else [Outcome(gain, space, built)]
        if combination == THREE:
            if not self.state.philosophers.any_left():
                return []
            return [Outcome(prospects.card + 0.4, space, built)]
        if combination == DOUBLE_PAIR:
            return self.tile(HERO, space, built)
        if combination == FOUR:
            found: list[Outcome] = []
            if self.state.philosophers.holds(self.seat, HYPATIA):
                found = self.tile(WONDER, space, built, -self.price())
            if self.state.players > 1:
                found.append(Outcome(self.wrath(), space, built))
            return found
        if combination == FULL_HOUSE:
            slot = prospects.any_slot()
            return [] if slot < 0 else self.tile(CITY, space, built, slot)
        assert combination == FIVE
        return self.tile(WONDER, space, built) + self.leap(space, built)

    def travel(self, space: int, steps: int, manner: int, built: int) -> list[Outcome]:
        """A walk to any space in reach; fights on the way end it."""
        prospects = self.prospects
        return [
            Outcome(prospects.entering(end), end, built) for end in self.reach(space, steps, manner)
        ]

    def leap(self, space: int, built: int) -> list[Outcome]:
        bars = self.state.box.bars[self.state.players][self.seat]
        prospects = self.prospects
        return [
            Outcome(prospects.entering(end), end, built)
            for end in range(len(self.isles.grid))
            if end != space and not bars >> end & 1
        ]

    def reach(self, space: int, steps: int, manner: int) -> list[int]:
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

    def green(self, space: int, dice: int, faces: int, built: int) -> list[Outcome]:
        """A City of some level, or a Temple."""
        prospects = self.prospects
        if self.isles.quarry[space] and prospects.quarry_free(space):
            faces += 1
        found: list[Outcome] = []
        if prospects.free[space]:
            best = -1.0
            for level in range(max(2, dice), min(5, faces) + 1):
                best = max(best, prospects.level(level))
            if best >= 0:
                found += self.city_here(space, built, best)
        if faces >= 5 and dice <= 5:
            found += self.tile(TEMPLE, space, built)
        return found

    def city_here(self, space: int, built: int, slot: float) -> list[Outcome]:
        region = self.isles.region[space]
        if built == CITY * _REGIONS + region or not self.prospects.room(region, CITY):
            return []
        gain = self.prospects.built(CITY, space) + slot - self.counted(region, built)
        return [Outcome(gain, space, CITY * _REGIONS + region)]

    def tile(self, tile: int, space: int, built: int, more: float = 0.0) -> list[Outcome]:
        """A tile on the best free space of the region."""
        region = self.isles.region[space]
        place = self.prospects.best_tile[region]
        if place < 0 or built == tile * _REGIONS + region:
            return []
        if not self.prospects.room(region, tile):
            return []
        gain = self.prospects.built(tile, place) + more - self.counted(region, built)
        return [Outcome(gain, space, tile * _REGIONS + region)]

    def counted(self, region: int, built: int) -> float:
        """What a tile built before in the same region this turn has already brought."""
        if built >= 0 and built % _REGIONS == region and self.prospects.new_region(region):
            return float(self.state.box.region_points)
        return 0.0

    def price(self) -> float:
        """What playing a Philosopher gives away."""
        return self.prospects.card - PLAYED_WELL + CARD_MARGIN

    def wrath(self) -> float:
        best = 0.0
        for other in range(self.state.players):
            if other != self.seat:
                best = max(best, self.prospects.wrath_on(other))
        return best

    # real moves

    def value_of(self, move: ActionMove) -> float:
        """What a legal action leads to, with the best that can follow it."""
        left = self.state.dice - move.dice
        actions = self.state.actions - 1
        best = IMPOSSIBLE
        for outcome in self.outcomes_of(move):
            value = outcome.gain + self.after(left, outcome.space, outcome.built, actions)
            if value > best:
                best = value
        return best

    def rest(self, left: int, space: int, built: int) -> float:
        """The best action still possible with the dice left over, seen from a space."""
        return self.after(left, space, built, self.state.actions)

    def rest_of_turn(self, left: int) -> float:
        return self.rest(left, self.state.at[self.seat], UNBUILT)

    def elsewhere(self, space: int) -> float:
        """What the turn is worth from another space."""
        best = self.after(self.state.dice, space, UNBUILT, 0)
        if self.state.actions:
            for effect, used in PLANS.singles(self.state.dice, self.state.whole):
                for outcome in self.outcomes(effect, space, UNBUILT):
                    left = self.state.dice - used
                    value = outcome.gain + self.after(
                        left, outcome.space, outcome.built, self.state.actions - 1
                    )
                    if value > best:
                        best = value
        return best

    def hero_then(self, left: int) -> float:
        """A Hero placed by a card, then the dice left."""
        space = self.state.at[self.seat]
        best = IMPOSSIBLE
        for outcome in self.tile(HERO, space, UNBUILT):
            best = max(best, outcome.gain + self.rest(left, space, outcome.built))
        return best

    def map_then(self, left: int) -> float:
        """A move by a card to somewhere near, then the dice left."""
        bars = self.state.box.bars[self.state.players][self.seat]
        here = self.state.at[self.seat]
        best = IMPOSSIBLE
        for region in self.isles.nearby[self.isles.region[here]]:
            for space in self.isles.spaces[region]:
                if space != here and not bars >> space & 1:
                    value = self.prospects.entering(space) + self.rest(left, space, UNBUILT)
                    if value > best:
                        best = value
        return best

    def with_dice(self, state: Civilization) -> float:
        """What the turn is worth with other dice in the same position."""
        kept = self.state
        self.state = state
        worth = self.elsewhere(state.at[self.seat])
        self.state = kept
        return worth

    def reroll_worth(self, kept: int, dice: int, actions: int) -> float:
        """What one more roll of the dice that are not kept is worth."""
        count = size(dice)
        after = self.worth_of_hands(count, actions)
        return worth_of_rolls(after, kept, count - size(kept))

    def after(self, left: int, space: int, built: int, actions: int) -> float:
        """The best single action with these dice, or none, and what is then stored."""
        best = self.standing(space) + STORE.left(left)
        if actions > 0:
            for effect, used in PLANS.singles(left, False):
                value = self.going_on(effect, space, built)
                if value > IMPOSSIBLE:
                    value += STORE.left(left - used)
                    if value > best:
                        best = value
        return best

    def outcomes_of(self, move: ActionMove) -> list[Outcome]:
        row = move.row
        space = self.state.at[self.seat]
        faces = move.faces(self.state, self.seat)
        if row.kind == "blue":
            return self.travel(space, faces, ANYWHERE if self.thales else SEA, UNBUILT)
        if row.kind == "yellow":
            return self.travel(space, faces, LAND, UNBUILT)
        if row.kind == "city":
            slot = self.prospects.any_slot() if self.any_slot else self.prospects.level(row.level)
            return self.city_here(space, UNBUILT, slot)
        if row.kind == "temple":
            return self.tile(TEMPLE, space, UNBUILT)
        if row.kind in ("wonder", "wonder4"):
            return self.tile(WONDER, space, UNBUILT)
        if row.kind == "four":
            return [Outcome(self.wrath(), space, UNBUILT)]
        if row.kind in ("leap", "leap4"):
            return self.leap(space, UNBUILT)
        return self.number(row.combination, space, UNBUILT)

    def best_action(self, legal: list[Move]) -> tuple[float, Move | None]:
        """The best action to begin with; doing nothing more is worth what the rest is."""
        space = self.state.at[self.seat]
        best = self.standing(space) + STORE.left(self.state.dice)
        found: Move | None = None
        for move in legal:
            if isinstance(move, ActionMove):
                value = self.value_of(move)
                if value > best + CARD_MARGIN * 0.1:
                    best = value
                    found = move
        return best, found
