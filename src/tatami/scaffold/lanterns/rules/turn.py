"""The turn: light one of your cards."""

from __future__ import annotations

from bisect import insort

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.scaffold.lanterns.rules.ending import finish
from tatami.scaffold.lanterns.rules.moves import LIGHT, Light
from tatami.scaffold.lanterns.rules.state import Lanterns


class LightOne(Decision[Lanterns]):
    """LA-2.1: which card of the hand is lit."""

    def choices(self, state: Lanterns, seat: int) -> list[Move]:
        return [LIGHT[card - 1] for card in state.hands[seat]]

    def take(self, state: Lanterns, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, Light)
        state.hands[seat].remove(move.card)
        if move.card == state.hour():  # LA-2.2
            insort(state.put_out, move.card)
            state.tell("put-out", {"who": Seat(seat), "card": move.card})
        else:
            insort(state.lit[seat], move.card)
            state.tell("light", {"who": Seat(seat), "card": move.card})
        after = (seat + 1) % state.players
        if state.hands[after]:
            state.push(LightOne(after))
        else:
            finish(state)

    def prompt(self, state: Lanterns, seat: int) -> Text:
        return Text("ask-light", {"number": state.hour()}, rule="LA-2.1")
