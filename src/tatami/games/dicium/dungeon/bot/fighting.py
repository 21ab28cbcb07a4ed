"""Red dice, the Scroll of Might and the Rabbit's Foot: how much a fight is worth."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.bot.odds import chance_to_reach
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE
from tatami.games.dicium.dungeon.bot.outlook import NO_CHEST, Outlook
from tatami.games.dicium.dungeon.bot.weights import MIGHT_SPENT, RED_SPENT, REROLL_KEPT
from tatami.games.dicium.dungeon.rules.fights import FIREBALL, Battle
from tatami.games.dicium.dungeon.rules.names import MIGHT
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.fights import Rolled, Threshold, contest_under_way
from tatami.games.dicium.rules.moves import NumberedMove

_NEARLY: Final = 1e-9


def best_red(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    """How many red dice to spend, and whether to use the scroll."""
    contest = contest_under_way(state)
    assert isinstance(contest, Threshold)
    gain = REROLL_KEPT
    if isinstance(contest, Battle):
        outlook = Outlook(state, seat)
        gain = outlook.kill_gain(contest.space)
        if contest.manner != FIREBALL:
            gain += max(0.0, outlook.arrival(contest.space, NO_CHEST) - outlook.home)
    has = state.red_strength(seat) + contest.situation(state, seat)
    needed = contest.strength(state) - has
    best, chosen = IMPOSSIBLE, legal[0]
    for move in legal:
        assert isinstance(move, NumberedMove)
        might = state.box.numbers[MIGHT] if move.kind == "might" else 0
        value = chance_to_reach(needed - move.number - might) * gain - RED_SPENT * move.number
        if might:
            value -= MIGHT_SPENT
        if value > best + _NEARLY:
            best, chosen = value, move
    return chosen


def best_luck(state: Dungeon, seat: int, legal: list[Move]) -> Move:
    """Roll again what has not won."""
    contest = contest_under_way(state)
    rolled = state.stack[-2]
    assert isinstance(contest, Threshold)
    assert isinstance(rolled, Rolled)
    has = state.red_strength(seat) + contest.situation(state, seat)
    total = rolled.die + rolled.spent + has
    return legal[-1] if total >= contest.strength(state) else legal[0]
