"""Taking Philosophers, and who might hold one (DC-3.5.17, DC-10)."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Text
from tatami.games.dicium.civilization.rules.scoring import score
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.moves import NumberedMove


def who_might(state: Civilization, seat: int, kind: int) -> tuple[int, ...]:
    """DC-R24: the seat, if it might hold the card as far as everybody knows."""
    return state.philosophers.who_might((seat,), kind)


def held(state: Civilization, seat: int, kind: int) -> list[Move]:
    """The move that plays the card, if the seat holds it; a new list."""
    return [state.box.moves.card[kind]] if state.philosophers.holds(seat, kind) else []


def play_card(state: Civilization, seat: int, kind: int) -> None:
    """DC-3.5.17, DC-3.5.20: it leaves the game, and scores what it is worth."""
    state.philosophers.play(state, seat, kind)
    points = state.box.card_points[kind]
    state.lessons[seat] += points
    score(state, seat, points)


class TakePhilosopher(Decision[Civilization]):
    """DC-7.4.3: a face-up card or the top of the deck; Plato takes face-up ones only."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "deck")

    def __init__(self, seat: int, deck: bool) -> None:
        super().__init__(seat)
        self.deck = deck

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        moves = state.box.moves
        found: list[Move] = [moves.take[kind] for kind in state.philosophers.on_offer()]
        if self.deck and state.philosophers.any_to_draw():
            found.append(moves.take_deck)
        return found

    def take(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, NumberedMove):
            state.philosophers.take_from_row(state, seat, move.number, chance)
        else:
            state.philosophers.take_from_deck(state, seat, chance)

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-take", rule="DC-7.4.3" if self.deck else "DC-3.5.2")
