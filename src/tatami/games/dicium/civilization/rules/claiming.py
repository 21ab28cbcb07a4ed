"""DC-6.4: Common Objectives are claimed at once, for their points or for a die."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.civilization.rules.objectives import common_text, objectives_met
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.slots import can_grow, grow_hand
from tatami.games.dicium.rules.turn import SeatStep


class Checkpoint(SeatStep[Civilization]):
    """After every action, card and redeployment of the active player."""

    def run(self, state: Civilization, chance: Chance) -> None:
        met = objectives_met(state, self.seat)
        if len(met) == 1 and not can_grow(state, self.seat):
            keep_objective(state, self.seat, met[0])
        elif met:
            state.push(Checkpoint(self.seat))
            state.push(Claim(self.seat))


def keep_objective(state: Civilization, seat: int, objective: int) -> None:
    state.open &= ~(1 << objective)
    state.kept[seat] |= 1 << objective
    if state.events is not None:
        state.tell("claim", {"player": Seat(seat), "objective": common_text(objective)})


class Claim(Decision[Civilization]):
    """DC-6.4.1: which objective first; DC-6.4.2: its card, or a die."""

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        moves = state.box.moves
        met = objectives_met(state, seat)
        found: list[Move] = [moves.claim[objective] for objective in met]
        if can_grow(state, seat):  # DC-R10
            found += [moves.trade[objective] for objective in met]
        return found

    def take(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        if move.kind == "claim":
            keep_objective(state, seat, move.number)
            return
        state.open &= ~(1 << move.number)
        state.traded[seat] |= 1 << move.number
        if state.events is not None:
            state.tell("trade", {"player": Seat(seat), "objective": common_text(move.number)})
        grow_hand(state, seat)

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-claim", rule="DC-6.4")
