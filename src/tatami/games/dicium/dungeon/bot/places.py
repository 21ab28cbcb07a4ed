"""Where things go: goblins, the Portal tile, meeples; and which scroll is used when."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE
from tatami.games.dicium.dungeon.bot.hand import Hand, hand_of
from tatami.games.dicium.dungeon.bot.outlook import NO_CHEST, Outlook
from tatami.games.dicium.dungeon.bot.quest import Chest, Quest
from tatami.games.dicium.dungeon.bot.weights import (
    CLEAR_BANISH,
    GOBLIN_FAR,
    GOBLIN_IN_THE_WAY,
    SCROLL_SPENT,
)
from tatami.games.dicium.dungeon.rules.fights import MELEE
from tatami.games.dicium.dungeon.rules.names import BANISH, GATE, RECALL, SIGHT, TURN
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.dice import ONE, showing
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove

_FACES: Final = 6
_FAR: Final = 30


def space_of(move: Move) -> int:
    assert isinstance(move, SpaceMove)
    return move.space


def best_goblin_space(state: Dungeon, legal: list[Move]) -> Move:
    """Near the company, so that it can be killed, but in nobody's way."""
    quest = Quest(state, state.active)
    needed = [chest for chest in quest.chests if chest.needed]
    in_the_way: set[int] = set()
    for chest in needed:
        in_the_way |= way_to(state, chest, _nearest(chest, quest.places))
    for space in state.at:
        if needed:
            in_the_way |= way_to(state, _nearest_chest(needed, space), space)
    distances = [state.labyrinth.grid.distances(at, _FAR) for at in {*state.at, *quest.places}]
    best, chosen = float(_FAR), legal[0]
    for move in legal:
        space = space_of(move)
        cost = GOBLIN_FAR * min([far[space] for far in distances])
        if space in in_the_way:
            cost += GOBLIN_IN_THE_WAY
        if cost < best:
            best, chosen = cost, move
    return chosen


def _nearest(chest: Chest, spaces: list[int]) -> int:
    return min(spaces, key=chest.turns.__getitem__)


def _nearest_chest(chests: list[Chest], space: int) -> Chest:
    best = chests[0]
    for chest in chests:
        if chest.turns[space] < best.turns[space]:
            best = chest
    return best


def way_to(state: Dungeon, chest: Chest, start: int) -> set[int]:
    """The spaces on the best way to a chest."""
    found: set[int] = set()
    space = start
    while space != chest.space and space not in found:
        found.add(space)
        around = [other for other, _ in state.labyrinth.grid.adjacent[space]]
        space = _nearest(chest, around)
    found.add(space)
    return found


def best_portal(outlook: Outlook, legal: list[Move]) -> Move:
    best, chosen = IMPOSSIBLE, legal[0]
    for move in legal:
        gain = outlook.place_gain(space_of(move))
        if gain > best:
            best, chosen = gain, move
    return chosen


def best_banished(outlook: Outlook, legal: list[Move]) -> Move:
    """The goblin that is hardest to reach, or stands in the way."""
    state = outlook.state
    grid = state.labyrinth.grid
    best, chosen = -1.0, legal[0]
    for move in legal:
        space = space_of(move)
        worth = GOBLIN_FAR * min([grid.distance(space, at) for at in state.at])
        for chest in outlook.quest.chests:
            start = _nearest(chest, outlook.quest.places)
            if chest.needed and space in way_to(state, chest, start):
                worth += GOBLIN_IN_THE_WAY
        if worth > best:
            best, chosen = worth, move
    return chosen


def best_target(outlook: Outlook, legal: list[Move]) -> Move:
    reds = outlook.state.red_dice(outlook.seat)
    best, chosen = IMPOSSIBLE, legal[0]
    for move in legal:
        gain = outlook.burn_gain(space_of(move), reds)
        if gain > best:
            best, chosen = gain, move
    return chosen


def best_landing(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    """Where the meeple is put: a portal, or behind a door."""
    best, chosen = IMPOSSIBLE, legal[0]
    acting = state.rolled and seat == state.active
    hand = hand_of(state, seat)
    for move in legal:
        space = space_of(move)
        if acting:
            value = hand.enter(space, MELEE, state.dice, state.actions)
        else:
            value = hand.outlook.arrival(space, NO_CHEST)
        if value > best:
            best, chosen = value, move
    return chosen


def scroll_gain(hand: Hand, move: Move) -> float:
    """What using a scroll now brings beyond keeping it."""
    assert isinstance(move, NumberedMove)
    state, outlook = hand.state, hand.outlook
    here = state.at[hand.seat]
    scroll = move.number
    if scroll == BANISH:
        return outlook.quest.goblin_worth - CLEAR_BANISH
    if scroll == GATE:
        return outlook.portal_gain(here) - 2 * SCROLL_SPENT
    if scroll == SIGHT:
        return outlook.look_gain()
    if scroll == RECALL and state.rolled and not state.may_teleport:
        there = [*outlook.quest.places, *state.at]
        best = max([hand.rest(space, state.dice, state.actions) for space in there])
        return best - hand.rest(here, state.dice, state.actions) - SCROLL_SPENT
    if scroll == TURN:
        now = hand.best(state.dice, state.whole)
        return best_turn(hand)[0] - now - SCROLL_SPENT
    return IMPOSSIBLE


def best_turn(hand: Hand) -> tuple[float, int, int]:
    """The best die to turn: the worth of the hand then, the old and the new face."""
    state = hand.state
    best = (IMPOSSIBLE * 2, 0, 0)
    for old in range(_FACES):
        if showing(state.dice, old):
            for new in range(_FACES):
                if new != old:
                    value = hand.best(state.dice - ONE[old] + ONE[new], state.whole)
                    if value > best[0]:
                        best = (value, old, new)
    return best
