"""DD-6: the turn around the dice."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.dicium.dungeon.rules.cards import Reveal, put_away
from tatami.games.dicium.dungeon.rules.king import KingsDie
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.dungeon.rules.windows import Window
from tatami.games.dicium.rules.turn import SeatStep, begin_rolls

_NO_REROLL: Final = -99


class BeginTurn(SeatStep[Dungeon]):
    """DD-6.1 to the first roll, step by step."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        state.active = self.seat
        state.turn += 1
        state.may_teleport = True
        state.ring_used = False
        state.foot_used = False
        if state.events is not None:
            state.tell("turn", {"player": Seat(self.seat), "turn": state.turn})
        state.push(Roll(self.seat))
        state.push(Window(self.seat))  # DD-6.4
        state.push(Reveal(self.seat))
        state.push(KingsDie())
        state.push(Window(self.seat))


class Roll(SeatStep[Dungeon]):
    """DD-6.5, DD-6.6: how many dice, and how many re-rolls."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        rerolls = 0
        effect = state.revealed_effect()
        if effect.sets_rerolls:
            rerolls = state.box.numbers[state.card]
        elif effect.no_rerolls:
            rerolls = _NO_REROLL
        begin_rolls(state, self.seat, state.hand_this_turn(), rerolls, chance)


def end_turn(state: Dungeon, seat: int) -> None:
    """DD-6.9: the revealed card goes, the next seat has its turn."""
    put_away(state)
    state.push(BeginTurn((seat + 1) % state.players))
