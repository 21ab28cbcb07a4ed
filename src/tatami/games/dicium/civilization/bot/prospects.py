"""What a position holds for a seat: the worth of tiles, bonuses, objectives and places."""

from __future__ import annotations

from math import exp

from tatami.games.dicium.bot.odds import chance_to_beat, chance_to_reach
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE
from tatami.games.dicium.civilization.bot.aims import Aims
from tatami.games.dicium.civilization.bot.weights import (
    BONUS_A_ROUND,
    CARD_LIKED,
    CITY_ODDS,
    DIE_A_ROUND,
    HAVEN,
    HERO_ODDS,
    HUNT_NEXT,
    LAND_STEP,
    LAST_ROUND,
    NEXT_TURN,
    OTHER_PLANS,
    PACE,
    PLAYED_WELL,
    RED_DIE,
    REDEPLOY_A_ROUND,
    ROUNDS,
    SECOND_BONUS,
    SENT_HOME,
    SETBACK_AT_LEAST,
    SLANT_STEP,
    TEMPLE_ODDS,
    THREE_FACES,
    WATER_STEP,
    WONDER_ODDS,
)
from tatami.games.dicium.civilization.rules.archipelago import CORNERS, CRETE, SIDE
from tatami.games.dicium.civilization.rules.building import CITY, HERO, TEMPLE, WONDER, room_in
from tatami.games.dicium.civilization.rules.state import (
    HERO_COLOUR,
    HERO_KINDS,
    HERO_REROLL,
    Civilization,
)
from tatami.games.dicium.rules.dice import COLOURS, GREEN, RED
from tatami.games.dicium.rules.fights import AVOIDED
from tatami.games.dicium.rules.player_board import ALL_SLOTS, REROLL, free_slots, level_slots
from tatami.games.dicium.rules.state import FIRST_HAND, LARGEST_HAND


def rounds_left(state: Civilization) -> float:
    """How many rounds are still to come, this one included."""
    if state.players == 1:
        return float(state.settings.solo_turns - state.round + 1)
    if state.pool == 0:
        return LAST_ROUND
    gone = 1.0 - state.pool / state.settings.pool
    expected = ROUNDS[state.players]
    left: float = expected * (1.0 - gone**PACE)
    if state.settings.round_limit:
        left = min(left, float(state.settings.round_limit - state.round + 1))
    return max(1.0, left)


class Prospects:
    """Computed once for a seat in a position. Spaces are those of the map."""

    def __init__(self, state: Civilization, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.left = rounds_left(state)
        self.isles = state.box.archipelago
        self.tiles = state.tiles[seat]
        aims = Aims(state, seat, self.left)
        self.more = aims.more
        """What one more of a thing that objectives count is worth."""
        self.tile = [self._tile(space) for space in range(len(self.isles.grid))]
        """What a tile of any kind on a space is worth, beside its own points."""
        tiled = state.tiled()
        self.free = [
            not tiled >> space & 1
            and state.monster_on(space) < 0
            and state.meeple_on(space, seat) < 0
            for space in range(len(self.isles.grid))
        ]
        self.best_tile = [self._best_tile(region) for region in range(SIDE)]
        """The free space of each region most worth a tile; -1 if there is none."""
        self.slot = [self._slot(slot) for slot in range(8)]
        self.hero = self._best_hero()
        self.hand = DIE_A_ROUND * max(0.0, self.left - 1.0)
        """One more die in the hand."""
        self.card = state.box.philosopher_points + PLAYED_WELL + self.more["card"]
        self.card_lost = state.box.philosopher_points + aims.less_cards()
        """What a Philosopher that is played would have been worth."""
        self._places: list[float] = []
        self._rivals: dict[int, Prospects] = {}

    # tiles

    def new_region(self, region: int) -> bool:
        return self.tiles & self.isles.mask[region] == 0

    def _tile(self, space: int) -> float:
        region = self.isles.region[space]
        more = self.more
        worth = more["water"] if self.isles.water[space] else more["land"]
        if self.new_region(region):
            worth += self.state.box.region_points + more["region"]
            if region in CORNERS:
                worth += more["corner"]
        if region == CRETE:
            worth += more["crete"]
        for other in range(self.state.players):
            if other != self.seat and self.isles.region[self.state.capital(other)] == region:
                worth += more["colony"]
        return worth

    def _best_tile(self, region: int) -> int:
        best = -1
        for space in self.isles.spaces[region]:
            if self.free[space] and (best < 0 or self.tile[space] > self.tile[best]):
                best = space
        return best

    def room(self, region: int, tile: int) -> bool:
        """Whether the seat may have a tile of the kind in the region."""
        return room_in(self.state, self.seat, tile, region)

    def built(self, tile: int, space: int) -> float:
        """What placing a tile is worth, the slot of a City aside."""
        box = self.state.box
        worth = self.tile[space]
        if tile == CITY:
            return worth + box.city_points + self.more["city"]
        if tile == TEMPLE:
            return worth + box.temple_points + self.more["temple"]
        if tile == WONDER:
            return worth + box.wonder_points + self.more["wonder"]
        return worth + self.hero + HAVEN + self.more["hero"]

    def quarry_free(self, space: int) -> bool:
        """Whether a quarry is still open."""
        return not self.state.tiled() >> space & 1

    # bonuses

    def bonus(self, kind: int) -> float:
        """One more bonus of a kind."""
        held = self.state.bonuses(self.seat, kind)
        worth = BONUS_A_ROUND[kind] * max(0.0, self.left - LAST_ROUND)
        if held:
            return worth * SECOND_BONUS
        return worth + (self.more["colour"] if kind < len(COLOURS) else 0.0)

    def _slot(self, slot: int) -> float:
        board = self.state.boards[self.seat]
        return 0.0 if board is None else self.bonus(board.slots[slot])

    def best_slot(self, allowed: int = ALL_SLOTS) -> int:
        """The free slot most worth taking; -1 if none is free."""
        best = -1
        for slot in free_slots(self.state.slots[self.seat], allowed):
            if best < 0 or self.slot[slot] > self.slot[best]:
                best = slot
        return best

    def level(self, level: int) -> float:
        """The best free slot of a level; below 0 if none is free."""
        slot = self.best_slot(level_slots(level))
        return -1.0 if slot < 0 else self.slot[slot]

    def any_slot(self) -> float:
        slot = self.best_slot()
        return -1.0 if slot < 0 else self.slot[slot]

    def hero_worth(self, hero: int) -> float:
        """The bonus of a Hero."""
        if hero == HERO_REROLL:
            return self.bonus(REROLL)
        if hero == HERO_COLOUR:
            board = self.state.boards[self.seat]
            if board is None:
                return 0.0
            number = self.state.box.boards.index(board)
            colour = self.state.box.hero_colour[number]
            worth = self.bonus(colour)
            if self.state.box.hero_faces[number] > 1:
                worth += BONUS_A_ROUND[colour] * max(0.0, self.left - LAST_ROUND) * SECOND_BONUS
            return worth
        return REDEPLOY_A_ROUND * self.left

    def _best_hero(self) -> float:
        left = [h for h in range(HERO_KINDS) if not self.state.has_hero(self.seat, h)]
        return max([self.hero_worth(hero) for hero in left], default=0.0)

    def improved(self) -> float:
        """The effect of a straight."""
        slot = self.any_slot()
        return max(slot, self.hand) if self.state.hand[self.seat] < LARGEST_HAND else slot

    # cards

    def card_worth(self, kind: int) -> float:
        """A Philosopher in hand."""
        return self.card + CARD_LIKED[kind]

    # fights

    def red(self) -> int:
        return self.state.bonuses(self.seat, RED)

    def entering(self, space: int, spare: int = 0) -> float:
        """What a fight on entering a space is worth, with red dice to spare; 0 if nobody is
        there."""
        monster = self.state.monster_on(space)
        if monster >= 0:
            lead = self.red() - self.state.box.strength[monster]
            won = self.slain()
            lost = self.setback(space)
            best = IMPOSSIBLE
            for spent in range(spare + 1):
                odds = chance_to_reach(-(lead + spent))
                best = max(best, odds * won - (1.0 - odds) * lost - RED_DIE * spent)
            return best
        other = self.state.meeple_on(space, self.seat)
        if other < 0:
            return 0.0
        lead = self.red() - self.state.bonuses(other, RED) - self.state.red_dice(other)
        won = self.beaten(other)
        lost = self.setback(space)
        best = IMPOSSIBLE
        for spent in range(spare + 1):
            odds = chance_to_beat(lead + spent)
            best = max(best, odds * won - (1.0 - odds) * lost - RED_DIE * spent)
        return best

    def slain(self) -> float:
        """What a monster is worth."""
        return self.state.box.monster_points + self.more["monster"]

    def beaten(self, other: int) -> float:
        """What it is worth to win an attack on a rival."""
        return self.state.box.attack_points + self.more["attack"] + self.hurt(other)

    def struck(self, points: int) -> float:
        """What it costs to be sent home while a rival scores."""
        lost = max(0.0, self.stand(self.state.at[self.seat]) - self.home())
        return points / (self.state.players - 1) + NEXT_TURN * lost

    def home(self) -> float:
        """The best place to retreat to."""
        return max([self.stand(haven) for haven in self.state.havens(self.seat)])

    def setback(self, space: int) -> float:
        """What a retreat costs."""
        return max(SETBACK_AT_LEAST, NEXT_TURN * (self.stand(space) - self.home()))

    def wrath_on(self, other: int) -> float:
        """What Zeus's wrath on a rival is worth."""
        defence = self.state.bonuses(other, RED) + self.state.red_dice(other)
        odds = 1.0 - chance_to_reach(AVOIDED - defence)
        return odds * (self.state.box.wrath_points + self.hurt(other))

    def hurt(self, other: int) -> float:
        """What it is worth to send a rival home: what it could do from there, less what it can
        from its best retreat."""
        rival = self._rivals.get(other)
        if rival is None:
            rival = Prospects(self.state, other)
            self._rivals[other] = rival
        lost = max(0.0, rival.stand(self.state.at[other]) - rival.home())
        return SENT_HOME * lost / (self.state.players - 1)

    # places

    def stand(self, space: int) -> float:
        """What may be done from a space in later turns."""
        return self.place_worth(space)

    def place_worth(self, space: int) -> float:
        if not self._places:
            self._places = self._spread()
        return self._places[space]

    def _spread(self) -> list[float]:
        """What each space offers, carried on to the spaces from which one gets there."""
        grid = self.isles.grid
        worth = [self._offer(space) for space in range(len(grid))]
        fading = [WATER_STEP if water else LAND_STEP for water in self.isles.water]
        bars = self.state.box.bars[self.state.players][self.seat]
        order = list(range(len(grid)))
        for _ in range(3):
            order.reverse()
            for space in order:
                best = worth[space]
                for other in grid.neighbours[space]:
                    value = worth[other] * fading[other]
                    if value > best and not bars >> other & 1:
                        best = value
                for other in grid.around[space]:
                    value = worth[other] * SLANT_STEP
                    if value > best and not bars >> other & 1:
                        best = value
                worth[space] = best
        return worth

    def _offer(self, space: int) -> float:
        """What can be done on a space itself, by the chance that the dice allow it next turn."""
        state = self.state
        if self.left <= LAST_ROUND or (state.players > 1 and state.pool == 0):
            return 0.0
        hand = state.hand[self.seat] - FIRST_HAND
        region = self.isles.region[space]
        monster = state.monster_on(space)
        if monster >= 0:
            odds = chance_to_reach(state.box.strength[monster] - self.red())
            return HUNT_NEXT * odds * (state.box.monster_points + self.more["monster"])
        quarry = self.isles.quarry[space] and self.quarry_free(space)
        green = state.bonuses(self.seat, GREEN) + (1 if quarry else 0)
        best = 0.0
        others = 0.0
        if self.free[space] and self.room(region, CITY):
            slot = max(0.0, self.level(2), self.level(3) * THREE_FACES)
            best = (self.built(CITY, space) + slot) * CITY_ODDS[min(green, 2)][hand]
        place = self.best_tile[region]
        if place >= 0:
            for tile, odds in (
                (HERO, HERO_ODDS[hand]),
                (TEMPLE, TEMPLE_ODDS[min(green, 2)][hand]),
                (WONDER, WONDER_ODDS[hand]),
            ):
                if odds and self.room(region, tile):
                    value = odds * self.built(tile, place)
                    if value > best:
                        best, value = value, best
                    others += value
        return best + OTHER_PLANS * others


def chance_to_win(lead: float, spread: float) -> float:
    """From 0 to 1, by a lead in points."""
    return 1.0 / (1.0 + exp(-lead / spread))
