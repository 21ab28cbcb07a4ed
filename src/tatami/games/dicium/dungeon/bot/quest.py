"""What the company still has to do, who does what, and how great the danger is."""

from __future__ import annotations

from tatami.games.dicium.dungeon.bot.ways import Pace, fight_cost, turns_to
from tatami.games.dicium.dungeon.bot.weights import (
    BEST_TROPHY,
    BONUS_A_TURN,
    DIE_A_TURN,
    LATER_ROUND,
    MOST_TURNS,
    OVERRUN,
    SECOND_OF_A_KIND,
    TROPHY_STEP,
    TURNS_A_TROPHY,
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
from tatami.games.dicium.rules.state import LARGEST_HAND

_CROWN_RELIC = CROWN - FIRST_RELIC
_GREEN_CARDS = 2
_KINGS_PACE = 1.45
"""Steps of the King in a turn, a little less than his average."""
_KINGS_GOBLIN = 0.5
_ROUNDS_AHEAD = 4
_NEAR = 0.3
"""Turns that somebody must be ahead of the portals to have a claim on a chest."""


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


class Quest:
    """The plan of the company as one seat sees it; all seats see the same."""

    def __init__(self, state: Dungeon, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.pace = Pace(state, seat)
        self.places = state.portal_places(without=NOWHERE)
        fights = {s: fight_cost(state, seat, s, self.pace) for s in state.enemies()}
        self.chests = _closed(state)
        for chest in self.chests:
            last = self.pace.relic if chest.relic else self.pace.treasure
            chest.turns = turns_to(state, chest.space, last, self.pace, fights)
            chest.from_portal = min(chest.turns[place] for place in self.places)
        self._choose_needed()
        self._claim()
        self.turns_left = turns_left(state)
        """Turns of the whole company before the King sits."""
        own = max(1.0, self.turns_left / state.players)
        self.own_turns = min(MOST_TURNS, own)
        self.danger = danger(state, state.stock)

    def _choose_needed(self) -> None:
        """The cheapest chests that fulfil the quest: the crown, or wherever it may be, first.

        Trophies that are still to be won count as won: what they spare are the dearest chests.
        """
        state = self.state
        fullest = max([state.trophies(seat) for seat in range(state.players)])
        hoped = min(TRACK - fullest, int(turns_left(state) / TURNS_A_TROPHY))
        left = max(1, state.objective() - hoped - len(state.opened))
        must: list[Chest] = []
        if CROWN not in state.opened:
            shown = [c for c in self.chests if c.relic and state.crypts[c.number] == _CROWN_RELIC]
            hidden = [c for c in self.chests if c.relic and state.crypts[c.number] == UNKNOWN]
            must = shown or hidden
        for chest in must:
            chest.needed = True
        others = sorted((c for c in self.chests if not c.needed), key=_from_portal)
        for chest in others[: max(0, left - len(must))]:
            chest.needed = True

    def _claim(self) -> None:
        """Who is nearest to a chest goes for it; a player goes for one at a time."""
        state = self.state
        pairs = sorted(
            (chest.turns[state.at[seat]], seat, at)
            for at, chest in enumerate(self.chests)
            for seat in range(state.players)
            if chest.needed
            and state.at[seat] != NOWHERE
            and chest.turns[state.at[seat]] < chest.from_portal - _NEAR
        )
        busy: set[int] = set()
        for _, seat, at in pairs:
            if seat not in busy and self.chests[at].claimed_by == NOWHERE:
                self.chests[at].claimed_by = seat
                busy.add(seat)

    def mine(self, chest: Chest) -> bool:
        return chest.claimed_by in (NOWHERE, self.seat)

    def bonus_worth(self, kind: int) -> float:
        state = self.state
        board = state.boards[self.seat]
        held = 0 if board is None else board.bonuses(state.slots[self.seat], kind)
        worth = BONUS_A_TURN[kind] * self.own_turns
        return worth * SECOND_OF_A_KIND if held else worth

    def slot_worth(self, slot: int) -> float:
        board = self.state.boards[self.seat]
        return 0.0 if board is None else self.bonus_worth(board.slots[slot])

    def best_slot(self, allowed: int) -> float:
        """What the best free slot of those allowed is worth; 0 if there is none."""
        free = allowed & ~self.state.slots[self.seat]
        return max((self.slot_worth(s) for s in range(8) if free >> s & 1), default=0.0)

    def die_worth(self) -> float:
        if self.state.hand[self.seat] >= LARGEST_HAND:
            return 0.0
        return DIE_A_TURN * self.own_turns

    def trophy_worth(self) -> float:
        """A chest less to open if the own track becomes the fullest; some hope otherwise."""
        state = self.state
        own = state.trophies(self.seat)
        if own >= TRACK:
            return 0.0
        fullest = max(state.trophies(s) for s in range(state.players))
        if own < fullest:
            return TROPHY_STEP * 0.5
        needed = [chest.from_portal for chest in self.chests if chest.needed]
        return TROPHY_STEP + min(BEST_TROPHY, max(needed, default=0.0))


def _from_portal(chest: Chest) -> float:
    return chest.from_portal


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
        return (throne - state.king) / _KINGS_PACE
    cards = sum(state.decks)
    return cards + (throne - state.rules.king_step) / _KINGS_PACE


def goblin_chances(state: Dungeon, rounds: int) -> list[float]:
    """The chance of a goblin in each of the turns to come, the next one first."""
    chances = []
    decks = [state.decks[seat * COLOURS : (seat + 1) * COLOURS] for seat in range(state.players)]
    marching = state.king >= 0
    for turn in range(1, rounds * state.players + 1):
        seat = (state.active + turn) % state.players
        deck = decks[seat]
        size = sum(deck)
        if size:
            chances.append(deck[_GREEN_CARDS] / size)
        elif marching or seat == 0:
            chances.append(_KINGS_GOBLIN)
            marching = True
        else:
            chances.append(0.0)
    return chances


def danger(state: Dungeon, stock: int) -> float:
    """What it costs in turns to have only so many goblins in the stock."""
    total = 0.0
    weight = OVERRUN
    before = 0.0
    for rounds in range(1, _ROUNDS_AHEAD + 1):
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
