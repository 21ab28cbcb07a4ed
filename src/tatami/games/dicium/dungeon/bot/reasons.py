"""What is good for the company in a position, in turns that it is about worth."""

from __future__ import annotations

from tatami.games.dicium.dungeon.bot.quest import Quest
from tatami.games.dicium.dungeon.bot.weights import (
    A_CHEST,
    BONUS_A_TURN,
    DIE_A_TURN,
    THE_CROWN,
    TROPHY_STEP,
)
from tatami.games.dicium.dungeon.rules.board import NOWHERE
from tatami.games.dicium.dungeon.rules.names import CROWN
from tatami.games.dicium.dungeon.rules.state import Dungeon


def aspects(state: Dungeon, seat: int) -> dict[str, float]:
    if NOWHERE in state.at:
        return {}
    quest = Quest(state, seat)
    here = state.at[seat]
    ways = [
        min(chest.turns[here], chest.from_portal)
        for chest in quest.chests
        if chest.needed and quest.mine(chest)
    ]
    board = state.boards[seat]
    growth = DIE_A_TURN * state.hand[seat]
    if board is not None:
        for kind in range(len(BONUS_A_TURN)):
            growth += BONUS_A_TURN[kind] * board.bonuses(state.slots[seat], kind)
    return {
        "chests": A_CHEST * len(state.opened),
        "crown": THE_CROWN if CROWN in state.opened else 0.0,
        "goal": -min(ways, default=0.0),
        "growth": growth * quest.own_turns,
        "trophies": TROPHY_STEP * state.trophies(seat),
        "time": quest.turns_left / state.players,
        "danger": -quest.danger,
    }
