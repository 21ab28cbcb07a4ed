"""Taking and playing Philosophers (DC-3.5.17)."""

from __future__ import annotations

from tatami.core.text import Text
from tatami.games.dicium.civilization.rules.scoring import score
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.cards import PickCard


def play_card(state: Civilization, seat: int, kind: int) -> None:
    """DC-3.5.17, DC-3.5.20: it leaves the game, and scores what it is worth."""
    state.piles.play(state, seat, kind)
    points = state.box.card_points[kind]
    state.lessons[seat] += points
    score(state, seat, points)


class TakePhilosopher(PickCard[Civilization]):
    """DC-7.4.3: a face-up card or the top of the deck; Plato takes face-up ones only."""

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-take", rule="DC-7.4.3" if self.deck else "DC-3.5.2")
