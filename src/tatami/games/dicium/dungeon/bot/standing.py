"""What speaks for the company: the features that the chance of winning is made of."""

from __future__ import annotations

from typing import Final

from tatami.core.standing import Standing
from tatami.games.dicium.dungeon.bot.quest import Quest, danger, turns_left
from tatami.games.dicium.dungeon.bot.weights import WORK_POWER
from tatami.games.dicium.dungeon.rules.board import NOWHERE
from tatami.games.dicium.dungeon.rules.names import CROWN
from tatami.games.dicium.dungeon.rules.state import Dungeon

NAMES: Final = (
    "always",
    "slack",
    "slack late",
    "work late",
    "time",
    "chests",
    "crown",
    "bonuses",
    "dice",
    "goblins",
)
"""Slack: turns of the company that are left before the King sits, less those that the quest still
asks for; late: for each turn that is left. Chests that are still needed; the crown found; slots and
dice of an average player, for each turn left; the danger of being overrun by goblins."""


def standing(state: Dungeon) -> Standing:
    """At the beginning of a turn, with everybody in the dungeon."""
    seats = range(state.players)
    left = turns_left(state)
    needed = max(0, state.objective() - len(state.opened))
    slots = sum([state.slots[seat].bit_count() for seat in seats]) / state.players
    dice = sum([state.hand[seat] for seat in seats]) / state.players
    work = 0.0
    if NOWHERE not in state.at:
        work = Quest(state, state.active).work ** WORK_POWER
    slack = left - work
    company = [
        1.0,
        slack,
        slack / (1.0 + left),
        work / (1.0 + left),
        left,
        float(needed),
        1.0 if CROWN in state.opened else 0.0,
        slots,
        dice,
        danger(state, state.stock),
    ]
    return Standing(str(state.players), [tuple(seats), ()], [company, [0.0] * len(NAMES)])
