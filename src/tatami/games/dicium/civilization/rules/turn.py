"""The turn around the dice: redeployment, cards, the next player, the end (DC-6, DC-8)."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Seat
from tatami.games.dicium.civilization.rules.ending import end_game
from tatami.games.dicium.civilization.rules.state import HERO_REDEPLOY, Civilization
from tatami.games.dicium.rules.turn import SeatStep, begin_rolls


class BeginTurn(SeatStep[Civilization]):
    def run(self, state: Civilization, chance: Chance) -> None:
        state.active = self.seat
        state.acted = False
        state.redeployed = False
        if state.events is not None:
            state.tell("turn", {"player": Seat(self.seat), "round": state.round})
        begin_rolls(state, self.seat, state.hand[self.seat], 0, chance)


def redeployments(state: Civilization, seat: int) -> list[Move]:
    """DC-3.2.3, DC-6.3.1: once, before the first action, with the Hero for it."""
    if state.acted or state.redeployed or not state.has_hero(seat, HERO_REDEPLOY):
        return []
    here = state.at[seat]
    return [state.box.moves.redeploy[space] for space in state.havens(seat) if space != here]


def redeploy(state: Civilization, seat: int, space: int) -> None:
    """DC-R12: neither an action nor a move."""
    state.redeployed = True
    state.at[seat] = space
    if state.events is not None:
        state.tell("redeploy", {"player": Seat(seat), **state.place(space)})


def end_turn(state: Civilization, seat: int) -> None:
    """DC-8.1: the game ends with a round; DC-8.4: the solo game with a turn."""
    following = (seat + 1) % state.players
    if following == state.first:
        if state.pool == 0:
            end_game(state, "reason-pool")
            return
        if state.players == 1:
            if state.round == state.settings.solo_turns:
                end_game(state, "reason-turns")
                return
        elif state.round == state.settings.round_limit:
            end_game(state, "reason-limit")
            return
        state.round += 1
    state.push(BeginTurn(following))
