"""The state of a game: what lies on the table, with what may be known and written of it."""

from __future__ import annotations

from typing import Any

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.position import WrittenForm
from tatami.core.text import Text
from tatami.games.shogun.rules import check, view
from tatami.games.shogun.rules.determinize import redraw_plans
from tatami.games.shogun.rules.position import written_form
from tatami.games.shogun.rules.realm import Realm
from tatami.games.shogun.rules.refusal import reason
from tatami.games.shogun.rules.score import final_outcome


class Shogun(Realm):
    def copy(self) -> Shogun:
        new = Shogun(self.players)
        self.fill_copy(new)
        return new

    def determinize(self, seat: int, rng: Chance) -> Shogun:
        new = self.copy()
        redraw_plans(new, seat, rng)
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def open_view(self, seat: int | None) -> dict[str, Any]:
        return view.open_view(self, seat)

    def chapter(self) -> tuple[str, int] | None:
        return ("year", self.year + 1)

    def written_form(self) -> WrittenForm:
        return written_form(self.players)

    def derive(self) -> None:
        if self.phase == "over":
            self.outcome = final_outcome(self)

    def check(self) -> None:
        check.check(self)

    def why_not(self, seat: int, move: Move) -> Text:
        return reason(self, seat, move)
