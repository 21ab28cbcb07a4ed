"""The position: what lies where, and the questions that the rules ask of it."""

from __future__ import annotations

from typing import Any, ClassVar

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.core.move import Move
from tatami.core.position import WrittenForm
from tatami.core.state import State
from tatami.core.text import Text
from tatami.scaffold.lanterns.rules import determinize, refusal, view
from tatami.scaffold.lanterns.rules.content import CARDS
from tatami.scaffold.lanterns.rules.position import written_form


class Lanterns(State):
    """Cards are their numbers. Hands, rows and the box are sorted: their order tells nothing."""

    game_id: ClassVar[str] = "lanterns"

    box: list[int]
    hands: list[list[int]]
    lit: list[list[int]]
    put_out: list[int]

    def hour(self) -> int:
        """LA-2.2: the number that would be put out now."""
        return sum(len(row) for row in self.lit) + len(self.put_out) + 1

    def copy(self) -> Lanterns:
        new = Lanterns(self.players)
        self.copy_base(new)
        new.box = self.box[:]
        new.hands = [hand[:] for hand in self.hands]
        new.lit = [row[:] for row in self.lit]
        new.put_out = self.put_out[:]
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def open_view(self, seat: int | None) -> dict[str, Any]:
        return view.open_view(self, seat)

    def determinize(self, seat: int, rng: Chance) -> Lanterns:
        new = self.copy()
        determinize.redraw(new, seat, rng)
        return new

    def written_form(self) -> WrittenForm:
        return written_form(self.players)

    def check(self) -> None:
        cards = self.put_out + self.box + [card for row in self.hands + self.lit for card in row]
        if sorted(cards) != list(range(1, CARDS + 1)):
            raise BadPosition(f"there must be one card of each number from 1 to {CARDS}")

    def why_not(self, seat: int, move: Move) -> Text:
        return refusal.why_not(self, seat, move)
