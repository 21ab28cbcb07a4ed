"""What the company still has to do, who does what, and how great the danger is."""

from __future__ import annotations

from math import ceil, exp
from typing import Final

from tatami.games.dicium.dungeon.bot.ways import (
    Ground,
    Pace,
    asked_by,
    ground_of,
    pace_of,
    way_from,
)
from tatami.games.dicium.dungeon.bot.weights import (
    BEST_TROPHY,
    BONUS_SHARE,
    CAUTION,
    DIE_SHARE,
    GOBLIN_PULL,
    GOOD_KILL,
    GREEN_CARDS,
    HUNT,
    KINGS_GOBLIN,
    KINGS_PACE,
    LATER_ROUND,
    LEAST_PULL,
    MOST_PREY,
    MOST_SLACK,
    NEARER,
    OVERRUN,
    ROUNDS_AHEAD,
    TROPHY_BEHIND,
    TROPHY_PULL,
    TROPHY_STEP,
    TURNS_A_TROPHY,
    WON,
    WORK_POWER,
)
from tatami.games.dicium.dungeon.rules.board import NOWHERE
from tatami.games.dicium.dungeon.rules.names import (
    CROWN,
    EMPTY,
    FIRST_RELIC,
    TREASURES,
    UNKNOWN,
)
from tatami.games.dicium.dungeon.rules.state import COLOURS, TRACK, Dungeon
from tatami.games.dicium.rules.player_board import ALL_SLOTS
from tatami.games.dicium.rules.state import LARGEST_HAND

_CROWN_RELIC = CROWN - FIRST_RELIC
_DIE = 5
"""Behind the five kinds of bonuses: one more die."""
FIRST_PREY: Final = 10
"""Prey is numbered behind the chests."""


class Chest:
    """A closed chest: its space, and how far it is from everywhere."""

    def __init__(self, number: int, space: int, relic: bool) -> None:
        self.number = number
        self.space = space
        self.relic = relic
        self.turns: list[float] = []
        self.from_portal = 0.0
        self.needed = False
        self.claimed_by = NOWHERE


class Prey:
    """An enemy worth a walk: how far it is from everywhere, and how much that counts."""

    def __init__(self, space: int, turns: list[float], from_portal: float, pull: float) -> None:
        self.space = space
        self.turns = turns
        self.from_portal = from_portal
        self.pull = pull


class Quest:
    """The plan of the company as one seat sees it; all seats see the same."""

    def __init__(self, state: Dungeon, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.pace = pace_of(state, seat)
        self.places = state.portal_places(without=NOWHERE)
        asked = {space: asked_by(state, seat, space) for space in state.enemies()}
        ground = ground_of(state, self.pace, asked)
        self.ground = ground
        self.chests = _closed(state)
        for chest in self.chests:
            last = self.pace.relic if chest.relic else self.pace.treasure
            chest.turns = ground.turns_to(chest.space, last)
            chest.from_portal = min(chest.turns[place] for place in self.places)
        self.turns_left = turns_left(state)
        """Turns of the whole company before the King sits."""
        self._choose_needed()
        self.ways = [
            way_from(
                ground,
                min(self.places, key=chest.turns.__getitem__),
                chest.space,
                chest.turns,
                chest.relic,
                asked,
            )
            for chest in self.chests
            if chest.needed
        ]
        """The ways to the chests that the quest needs."""
        self._claim()
        self._find_something_to_do()
        self.hunts = max(0.0, expected_goblins(state) - state.stock)
        """Goblins that must still be killed, about."""
        self.work = self._work(self.pace)
        own = max(1.0, self.turns_left / state.players)
        self.own_turns = own
        share = self.work / state.players
        self.shares = min(1.0, own / max(own, share)) / state.players
        """The part of the work that falls to this seat, and for which there is time."""
        self._worths: dict[int, float] = {}
        self._trophy = -1.0
        self._slots: dict[int, float] = {}
        slack = self.turns_left - self.work**WORK_POWER
        self.caution = exp(CAUTION * min(MOST_SLACK, max(-MOST_SLACK, slack)))
        """Who has time looks after goblins, who has none runs for the chests."""
        self.danger = self.caution * danger(state, state.stock)
        self.goblin_worth = self.danger - self.caution * danger(state, state.stock + 1)
        """One goblin more in the stock."""
        self.preys: list[Prey] = []
        self.prey_at: dict[int, int] = {}
        self._hunt(asked, ground)

    def _choose_needed(self) -> None:
        """The cheapest chests that fulfil the quest: the crown, or wherever it may be, first.

        Trophies that are still to be won count as won: what they spare are the dearest chests.
        """
        state = self.state
        fullest = max([state.trophies(seat) for seat in range(state.players)])
        hoped = min(TRACK - fullest, int(self.turns_left / TURNS_A_TROPHY))
        left = max(1, state.objective() - hoped - len(state.opened))
        must: list[Chest] = []
        if CROWN not in state.opened:
            shown = [c for c in self.chests if c.relic and state.crypts[c.number] == _CROWN_RELIC]
            hidden = [c for c in self.chests if c.relic and state.crypts[c.number] == UNKNOWN]
            must = shown or hidden
        for chest in must:
            chest.needed = True
        others = sorted((c for c in self.chests if not c.needed), key=self._nearest)
        for chest in others[: max(0, left - len(must))]:
            chest.needed = True

    def _nearest(self, chest: Chest) -> float:
        """Turns for whoever is nearest, or from the portals."""
        spaces = [space for space in self.state.at if space != NOWHERE]
        return min([chest.turns[space] for space in spaces] + [chest.from_portal])

    def _claim(self) -> None:
        """Who is nearest to a chest goes for it; a player goes for one at a time."""
        state = self.state
        pairs = sorted(
            (chest.turns[state.at[seat]], seat, at)
            for at, chest in enumerate(self.chests)
            for seat in range(state.players)
            if chest.needed
            and state.at[seat] != NOWHERE
            and chest.turns[state.at[seat]] < chest.from_portal - NEARER
        )
        busy: set[int] = set()
        for _, seat, at in pairs:
            if seat not in busy and self.chests[at].claimed_by == NOWHERE:
                self.chests[at].claimed_by = seat
                busy.add(seat)

    def _find_something_to_do(self) -> None:
        """Whoever has no chest left to go for races for the next one."""
        if any(chest.needed and self.mine(chest) for chest in self.chests):
            return
        here = self.state.at[self.seat]
        best: Chest | None = None
        least = 0.0
        for chest in self.chests:
            if not chest.needed and here != NOWHERE:
                turns = min(chest.turns[here], chest.from_portal)
                if best is None or turns < least:
                    best, least = chest, turns
        if best is not None:
            best.needed = True

    def _hunt(self, asked: dict[int, int], ground: Ground) -> None:
        """The weakest monsters, and the goblins while they are a danger."""
        goblins = GOBLIN_PULL * min(1.0, self.goblin_worth)
        monsters = TROPHY_PULL * min(1.0, self.kill_worth() / GOOD_KILL)
        lairs = [space for space in asked if space not in self.state.goblins]
        lairs.sort(key=asked.__getitem__)
        for space in lairs[:MOST_PREY]:
            self._add_prey(space, monsters, ground)
        if goblins > LEAST_PULL:
            for space in self.state.goblins:
                self._add_prey(space, goblins, ground)

    def _add_prey(self, space: int, pull: float, ground: Ground) -> None:
        turns = ground.turns_to(space, 0.0)
        from_portal = min([turns[place] for place in self.places])
        self.prey_at[space] = FIRST_PREY + len(self.preys)
        self.preys.append(Prey(space, turns, from_portal, pull))

    def kill_worth(self) -> float:
        """A monster killed: a trophy and a slot."""
        return self.best_slot(ALL_SLOTS) + self.trophy_worth()

    def _work(self, pace: Pace) -> float:
        """Turns of one player with this pace for all that the company has to do."""
        total = self.hunts * (HUNT + pace.fight(self.state.goblin_strength))
        for way in self.ways:
            total += way.cost(pace)
        return total

    def mine(self, chest: Chest) -> bool:
        return chest.claimed_by in (NOWHERE, self.seat)

    def bonus_worth(self, kind: int) -> float:
        """What a bonus saves of the work that is left."""
        known = self._worths.get(kind)
        if known is None:
            saved = self.work - self._work(self.pace.with_bonus(kind))
            known = BONUS_SHARE[kind] * saved * self.shares
            self._worths[kind] = known
        return known

    def slot_worth(self, slot: int) -> float:
        board = self.state.boards[self.seat]
        return 0.0 if board is None else self.bonus_worth(board.slots[slot])

    def best_slot(self, allowed: int) -> float:
        """What the best free slot of those allowed is worth; 0 if there is none."""
        known = self._slots.get(allowed)
        if known is None:
            free = allowed & ~self.state.slots[self.seat]
            known = max([self.slot_worth(s) for s in range(8) if free >> s & 1], default=0.0)
            self._slots[allowed] = known
        return known

    def die_worth(self) -> float:
        if self.state.hand[self.seat] >= LARGEST_HAND:
            return 0.0
        known = self._worths.get(_DIE)
        if known is None:
            known = DIE_SHARE * (self.work - self._work(self.pace.with_die())) * self.shares
            self._worths[_DIE] = known
        return known

    def trophy_worth(self) -> float:
        """A chest less to open if the own track becomes the fullest; some hope otherwise."""
        if self._trophy < 0:
            self._trophy = self._judge_trophy()
        return self._trophy

    def _judge_trophy(self) -> float:
        state = self.state
        own = state.trophies(self.seat)
        if own >= TRACK:
            return 0.0
        fullest = max(state.trophies(s) for s in range(state.players))
        if own < fullest:
            return TROPHY_STEP * TROPHY_BEHIND
        if CROWN in state.opened and len(state.opened) >= state.objective() - 1:
            return WON
        needed = [chest.from_portal for chest in self.chests if chest.needed]
        return TROPHY_STEP + min(BEST_TROPHY, max(needed, default=0.0))


def _closed(state: Dungeon) -> list[Chest]:
    labyrinth = state.labyrinth
    found = [
        Chest(at, labyrinth.treasuries[at], False)
        for at in range(len(TREASURES))
        if state.treasuries[at]
    ]
    for at, relic in enumerate(state.crypts):
        if relic != EMPTY:
            found.append(Chest(at, labyrinth.crypts[at], True))
    return found


def turns_left(state: Dungeon) -> float:
    """Turns of all players before the King is on his throne, about."""
    throne = state.labyrinth.throne
    if state.king >= 0:
        return (throne - state.king) / KINGS_PACE
    cards = sum(state.decks)
    return cards + (throne - state.king_entry) / KINGS_PACE


def goblin_chances(state: Dungeon, rounds: int) -> list[float]:
    """The chance of a goblin in each of the turns to come, the next one first; none after the
    King has sat down."""
    chances: list[float] = []
    most = min(rounds * state.players, ceil(turns_left(state)))
    decks = [state.decks[seat * COLOURS : (seat + 1) * COLOURS] for seat in range(state.players)]
    marching = state.king >= 0
    for turn in range(1, most + 1):
        seat = (state.active + turn) % state.players
        deck = decks[seat]
        size = sum(deck)
        if size:
            chances.append(deck[GREEN_CARDS] / size)
        elif marching or seat == 0:
            chances.append(KINGS_GOBLIN)
            marching = True
        else:
            chances.append(0.0)
    return chances


def expected_goblins(state: Dungeon) -> float:
    """Goblins that are still to come."""
    cards = [state.decks[seat * COLOURS + GREEN_CARDS] for seat in range(state.players)]
    march = turns_left(state) - sum(state.decks)
    return sum(cards) + KINGS_GOBLIN * march


def danger(state: Dungeon, stock: int) -> float:
    """What it costs in turns to have only so many goblins in the stock."""
    total = 0.0
    weight = OVERRUN
    before = 0.0
    for rounds in range(1, ROUNDS_AHEAD + 1):
        lost = _more_than(goblin_chances(state, rounds), stock)
        total += weight * (lost - before)
        before = lost
        weight *= LATER_ROUND
    return total


def _more_than(chances: list[float], stock: int) -> float:
    """The chance of more goblins than that."""
    if len(chances) <= stock:
        return 0.0
    come = [1.0] + [0.0] * (stock + 1)
    for chance in chances:
        for n in range(stock + 1, 0, -1):
            stay = 0.0 if n == stock + 1 else chance
            come[n] = come[n] * (1.0 - stay) + come[n - 1] * chance
        come[0] *= 1.0 - chance
    return come[stock + 1]
