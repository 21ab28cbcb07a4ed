"""What people may be told about their dice: the exact odds of every keep and every re-roll."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.core.advisor import Aid
from tatami.core.state import State
from tatami.core.text import Arguments, Text
from tatami.games.dicium.bot.odds import rolls
from tatami.games.dicium.rules.combinations import NUMBERS, groupings
from tatami.games.dicium.rules.dice import size
from tatami.games.dicium.rules.moves import DiceMove
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.turn import Keep, Reroll


@cache
def formed(dice: int) -> frozenset[int]:
    """The number combinations that some of the dice form."""
    return frozenset(grouping.combination for grouping in groupings(dice))


@cache
def odds_of_combinations(kept: int, count: int) -> tuple[float, ...]:
    """How likely each combination can be formed once `count` dice are rolled beside the kept."""
    found = [0.0] * len(NUMBERS)
    for rolled, chance in rolls(count):
        for combination in formed(kept + rolled):
            found[combination] += chance
    return tuple(found)


def dice_aids(state: State, seat: int) -> list[Aid]:
    """For every keep or re-roll that may be chosen now: what the roll after it may form."""
    if not isinstance(state, DiceState) or seat not in state.actors:
        return []
    question: Any = state.decision
    if not isinstance(question, (Keep, Reroll)):
        return []
    aids: list[Aid] = []
    legal = state.legal(seat)
    if len(legal) == 1:
        return aids
    for move in legal:
        if move is state.kit.dice_moves.done:
            aids.append(Aid(_told(state.dice, 0), move))
        elif isinstance(move, DiceMove):
            if isinstance(question, Keep):
                aids.append(Aid(_told(move.dice, state.size - size(move.dice)), move))
            else:
                aids.append(Aid(_told(state.dice - move.dice, size(move.dice)), move))
    return aids


def _told(kept: int, count: int) -> Text:
    odds = odds_of_combinations(kept, count)
    if not any(odds):
        return Text("aid-dice-nothing")
    args: Arguments = {name: round(100 * odds[at]) for at, name in enumerate(NUMBERS)}
    return Text("aid-dice", args)
