"""What actions are worth from where a meeple stands, one after the other; fights by their odds."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.odds import chance_to_reach
from tatami.games.dicium.bot.plans import COLOUR, NOTHING, NUMBER
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE
from tatami.games.dicium.dungeon.bot.quest import Chest, Quest
from tatami.games.dicium.dungeon.bot.weights import (
    CHEST,
    COMPANY_PORTAL,
    FIREBALL_CLEARED,
    HELP_NEAR,
    IN_HIS_WAY,
    LOOK,
    MIGHT_SPENT,
    PORTAL_TILE,
    SPARE_CHEST,
    WON,
)
from tatami.games.dicium.dungeon.rules.board import NOWHERE
from tatami.games.dicium.dungeon.rules.fights import BY_THREE, FIREBALL, MELEE
from tatami.games.dicium.dungeon.rules.names import (
    CROWN,
    FIRST_RELIC,
    FOOT,
    GOBLIN,
    MIGHT,
    NOBODY,
    RING,
    UNKNOWN,
)
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.dungeon.rules.walking import boots
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
from tatami.games.dicium.rules.grid import DOOR_EDGE, WALL_EDGE
from tatami.games.dicium.rules.player_board import ALL_SLOTS, level_slots

NO_CHEST: Final = -1


class Outlook:
    """Judges effects for the active seat. Everything is in turns saved."""

    def __init__(self, state: Dungeon, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.quest = Quest(state, seat)
        self.enemy = [NOBODY] * len(state.labyrinth.grid)
        for space in state.enemies():
            self.enemy[space] = state.enemy_at(space)
        self._arrival: dict[int, float] = {}
        self._portal: dict[int, float] = {}
        self._sight: dict[int, list[int]] = {}
        self.home = max(self.arrival(place, NO_CHEST) for place in self.quest.places)
        """What it is worth to be at the best portal place."""
        self._worth: dict[int, float] = {}
        self._walks: dict[int, list[float]] = {}
        """The best that a walk leads to, by its length."""

    def look_at(self, state: Dungeon) -> None:
        """The same position, with other dice."""
        self.state = state
        self.quest.state = state

    # places

    def arrival(self, space: int, without: int) -> float:
        """What it is worth to be there at the end of the turn, one chest being open by then."""
        key = space * 32 + without + 1
        known = self._arrival.get(key)
        if known is None:
            known = self._arrive(space, without)
            self._arrival[key] = known
        return known

    def _arrive(self, space: int, without: int) -> float:
        best = 0.0
        for at, chest in enumerate(self.quest.chests):
            if at != without and self.quest.mine(chest):
                saved = chest.from_portal - chest.turns[space]
                if not chest.needed:
                    saved *= SPARE_CHEST
                best = max(best, saved)
        for prey in self.quest.preys:
            if self.quest.prey_at[prey.space] != without:
                best = max(best, prey.pull * (prey.from_portal - prey.turns[space]))
        state = self.state
        if state.king >= 0:
            ahead = state.labyrinth.hallway[state.king + 1 : state.king + 2 * state.players]
            if space in ahead:
                best *= IN_HIS_WAY
        for other in range(state.players):
            if other != self.seat and self._near(space, state.at[other]):
                return best + HELP_NEAR
        return best

    def _near(self, space: int, other: int) -> bool:
        return self.state.labyrinth.grid.distance(space, other) <= self.state.box.help

    def reach(self, start: int) -> list[list[int]]:
        """The spaces that a walk enters first with 1, 2 … steps; enemies end it."""
        state = self.state
        ring = state.holds(self.seat, RING) and not state.ring_used
        return self.quest.ground.reach(start, ring)

    # effects

    def worth(
        self, space: int, first: int, second: int, reds: int, without: int = NO_CHEST
    ) -> float:
        """Two effects one after the other, from a space, with red dice left for fights."""
        key = ((((space * 100) + first) * 100 + second) * 8 + reds) * 32 + without + 1
        known = self._worth.get(key)
        if known is None:
            known = self._judge(space, first, second, reds, without)
            self._worth[key] = known
        return known

    def then(self, space: int, effect: int, reds: int, without: int) -> float:
        """Where a plan stands after its first effect."""
        value = self.arrival(space, without)
        if effect != NOTHING:
            value = max(value, self.worth(space, effect, NOTHING, reds, without))
        return value

    def _judge(self, space: int, first: int, second: int, reds: int, without: int) -> float:
        if first == NOTHING:
            return self.then(space, second, reds, without)
        if first < COLOUR:
            return self._number(space, first - NUMBER, second, reds, without)
        colour, count = divmod(first - COLOUR, 10)
        if colour == BLUE:
            steps = count + self.state.added_faces(self.seat, BLUE)
            return self._walk(space, steps, MELEE, second, reds, without)
        if colour == YELLOW:
            return self._magic(space, count, second, reds, without)
        if colour == GREEN:
            return self._scout(space, count, second, reds, without)
        return IMPOSSIBLE

    def _number(self, space: int, combination: int, second: int, reds: int, without: int) -> float:
        more = boots(self.state, self.seat)
        if combination == PAIR:
            return self._walk(space, 2 + more, MELEE, second, reds, without)
        if combination == THREE:
            return self._walk(space, 3 + more, BY_THREE, second, reds, without)
        if combination == FULL_HOUSE:
            return self._rampage(space, 3 + more, second, reds, without)
        if combination == STRAIGHT:
            gain = max(self.quest.die_worth(), self.quest.best_slot(ALL_SLOTS))
            return gain + self.then(space, second, reds, without) if gain > 0 else IMPOSSIBLE
        if combination == DOUBLE_PAIR:
            return self.portal_gain(space) + self.then(space, second, reds, without)
        if combination == FOUR:
            return self._banish(space, second, reds, without)
        assert combination == FIVE
        return self._jump(second, reds, without)

    def _walk(
        self, space: int, steps: int, manner: int, second: int, reds: int, without: int
    ) -> float:
        state = self.state
        if not state.may_move(self.seat):
            return IMPOSSIBLE
        key = (((space * 4 + manner) * 100 + second) * 8 + reds) * 32 + without + 1
        best = self._walks.get(key)
        if best is None:
            best = [IMPOSSIBLE]
            self._walks[key] = best
        rings = self.reach(space)
        length = min(len(rings), state.walk_length(self.seat, steps))
        while len(best) <= length:
            value = best[-1]
            for other in rings[len(best) - 1]:
                value = max(value, self.enter(other, manner, second, reds, without))
            best.append(value)
        return best[length]

    def enter(self, space: int, manner: int, second: int, reds: int, without: int) -> float:
        """Being there, after the fight if there is one to fight."""
        if self.enemy[space] == NOBODY:
            return self.then(space, second, reds, without)
        lost = self.home
        if second != NOTHING:
            lost = max(self.then(p, second, 0, without) for p in self.quest.places)
        won = self.kill_gain(space)
        won += self.then(space, second, 0, self.quest.prey_at.get(space, without))
        return self.fought(space, manner, reds, won, lost)

    def fought(self, space: int, manner: int, reds: int, won: float, lost: float) -> float:
        """A fight between what it is worth to win and to lose it, with the scroll if that pays."""
        chance = self.win_chance(space, manner, reds)
        value = chance * won + (1.0 - chance) * lost
        if self.state.holds(self.seat, MIGHT):
            more = self.win_chance(space, manner, reds, self.state.box.numbers[MIGHT])
            value = max(value, more * won + (1.0 - more) * lost - MIGHT_SPENT)
        return value

    def win_chance(self, space: int, manner: int, reds: int, might: int = 0) -> float:
        state = self.state
        bonus = state.red_strength(self.seat) + reds + might
        bonus += state.fight_bonus(self.seat, self.enemy[space])
        if manner != MELEE:
            bonus += 1
        chance = chance_to_reach(state.strength_at(space) - bonus)
        if state.holds(self.seat, FOOT) and not state.foot_used:
            chance += (1.0 - chance) * chance
        return chance

    def kill_gain(self, space: int) -> float:
        if self.enemy[space] == GOBLIN:
            return self.quest.goblin_worth
        return self.quest.kill_worth()

    def _rampage(self, space: int, steps: int, second: int, reds: int, without: int) -> float:
        """The best way of so many steps that enters no space twice."""
        if not self.state.may_move(self.seat):
            return IMPOSSIBLE
        length = self.state.walk_length(self.seat, steps)
        return self._rampage_on((space,), length, second, reds, without)

    def _rampage_on(
        self, path: tuple[int, ...], left: int, second: int, reds: int, without: int
    ) -> float:
        best = IMPOSSIBLE if len(path) == 1 else self.then(path[-1], second, reds, without)
        if left == 0:
            return best
        for other in self.state.labyrinth.grid.neighbours[path[-1]]:
            if other not in path:
                gain = self.kill_gain(other) if self.enemy[other] != NOBODY else 0.0
                on = self._rampage_on((*path, other), left - 1, second, reds, without)
                best = max(best, gain + on)
        return best

    def _jump(self, second: int, reds: int, without: int) -> float:
        if not self.state.may_move(self.seat):
            return IMPOSSIBLE
        best = IMPOSSIBLE
        for space in self._landmarks():
            best = max(best, self.enter(space, MELEE, second, reds, without))
        return best

    def _landmarks(self) -> list[int]:
        """The spaces that somebody who may go anywhere would go to."""
        return [chest.space for chest in self.quest.chests] + self.state.enemies()

    def _banish(self, space: int, second: int, reds: int, without: int) -> float:
        if not self.state.goblins:
            return IMPOSSIBLE
        return self.quest.goblin_worth + self.then(space, second, reds, without)

    def _magic(self, space: int, count: int, second: int, reds: int, without: int) -> float:
        state = self.state
        if state.revealed_effect().no_magic:
            return IMPOSSIBLE
        added = state.bonuses(self.seat, YELLOW)
        grid = state.labyrinth.grid
        best = IMPOSSIBLE
        if count == max(1, 1 - added) and state.may_move(self.seat):
            for other in grid.across(space, DOOR_EDGE):
                best = max(best, self.enter(other, MELEE, second, reds, without))
        if count == max(1, 2 - added):
            best = max(best, self._fireball(space, second, reds, without))
        if count == max(1, 3 - added) and state.may_move(self.seat):
            for other in grid.across(space, WALL_EDGE):
                best = max(best, self.enter(other, MELEE, second, reds, without))
        if count == max(1, 4 - added):
            best = max(best, self._banish(space, second, reds, without))
            best = max(best, self.portal_gain(space) + self.then(space, second, reds, without))
        return best

    def _fireball(self, space: int, second: int, reds: int, without: int) -> float:
        best = IMPOSSIBLE
        for target in self.in_sight(space):
            best = max(best, self.burn_gain(target, reds))
        return best if best == IMPOSSIBLE else best + self.then(space, second, 0, without)

    def burn_gain(self, target: int, reds: int) -> float:
        gain = self.kill_gain(target)
        if self.enemy[target] != GOBLIN:
            gain += FIREBALL_CLEARED * max(0.0, self.arrival(target, NO_CHEST) - self.home)
        return self.fought(target, FIREBALL, reds, gain, 0.0)

    def in_sight(self, space: int) -> list[int]:
        """Enemies in line of sight from a space where the own meeple would stand."""
        known = self._sight.get(space)
        if known is not None:
            return known
        state = self.state
        grid = state.labyrinth.grid
        found = []
        here = state.at[self.seat]
        for enemy in state.enemies():
            way = grid.way(space, enemy)
            if way is not None and not any(
                state.occupied(between) for between in way[:-1] if between != here
            ):
                found.append(enemy)
        self._sight[space] = found
        return found

    def _scout(self, space: int, count: int, second: int, reds: int, without: int) -> float:
        state = self.state
        if state.revealed_effect().no_chests:
            return IMPOSSIBLE
        added = self.green_added(space)
        best = IMPOSSIBLE
        for at, chest in enumerate(self.quest.chests):
            cost = 3 if chest.relic else 2
            if chest.space == space and at != without and count == max(1, cost - added):
                best = self.chest_gain(chest) + self.then(space, second, reds, at)
        for level in range(2, 6):
            if count == max(1, level - added):
                gain = self.quest.best_slot(level_slots(level))
                if gain > 0:
                    best = max(best, gain + self.then(space, second, reds, without))
        return best

    def green_added(self, space: int) -> int:
        state = self.state
        here = state.at[self.seat]
        rooms = state.labyrinth.guard_room
        return state.added_faces(self.seat, GREEN) + int(rooms[space]) - int(rooms[here])

    def chest_gain(self, chest: Chest) -> float:
        state = self.state
        crown = chest.relic and state.crypts[chest.number] == CROWN - FIRST_RELIC
        have = CROWN in state.opened or crown
        if have and len(state.opened) + 1 >= state.objective():
            return WON
        gain = chest.from_portal + CHEST
        if not chest.needed:
            gain *= SPARE_CHEST
        if chest.relic and not have and len(state.opened) + 1 >= state.objective():
            hidden = len(state.hidden_relics())
            if hidden and state.crypts[chest.number] == UNKNOWN:
                gain += WON / hidden
        return gain

    def portal_gain(self, space: int) -> float:
        """What the best place for the Portal tile saves."""
        known = self._portal.get(space)
        if known is not None:
            return known
        best = 0.0
        for place in self.state.labyrinth.near[space]:
            if not self.state.occupied(place):
                best = max(best, self.place_gain(place))
        self._portal[space] = best
        return best

    def place_gain(self, place: int) -> float:
        """Chests that are nearer by the Portal tile on this space."""
        state = self.state
        saved = 0.0
        portals = state.labyrinth.portals
        for chest in self.quest.chests:
            if chest.needed:
                without = min(chest.turns[portal] for portal in portals)
                saved += max(0.0, without - chest.turns[place])
                if state.portal != NOWHERE:
                    saved -= max(0.0, without - chest.turns[state.portal])
        share = PORTAL_TILE + COMPANY_PORTAL * (state.players - 1)
        return saved * min(1.0, share)

    def look_gain(self) -> float:
        return LOOK if CROWN not in self.state.opened else 0.0
