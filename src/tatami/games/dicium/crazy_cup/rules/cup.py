"""The state of a race, put together: rules, views, knowledge and positions."""

from __future__ import annotations

from typing import Any, ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.actions import act, offered_actions
from tatami.games.dicium.crazy_cup.rules.piles import redeal
from tatami.games.dicium.crazy_cup.rules.position import dump_race
from tatami.games.dicium.crazy_cup.rules.reactions import Reaction
from tatami.games.dicium.crazy_cup.rules.refusal import why_not
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.crazy_cup.rules.turn import AskAct, end_turn
from tatami.games.dicium.crazy_cup.rules.view import race_view


class CupState(Race):
    game_id: ClassVar[str] = "dicium-crazy-cup"

    def copy(self) -> CupState:
        new = CupState(self.players, self.box, self.rules)
        self.copy_race(new)
        return new

    def determinize(self, seat: int, rng: Chance) -> CupState:
        new = self.copy()
        asked, needed = -1, -1
        if not self.over() and isinstance(self.decision, Reaction):
            asked, needed = self.decision.seat, self.decision.card
        redeal(new, seat, asked, needed, rng)
        return new

    def view(self, seat: int | None) -> dict[str, Any]:
        return race_view(self, seat)

    def dump(self) -> dict[str, Any]:
        return dump_race(self)

    def why_not(self, seat: int, move: Move) -> Text:
        return why_not(self, seat, move)

    def rolls_over(self, chance: Chance) -> None:
        self.push(AskAct(self.active))

    def offers(self, seat: int) -> list[Move]:
        return offered_actions(self, seat)

    def act(self, seat: int, move: Move, chance: Chance) -> None:
        self.push(AskAct(seat))
        act(self, seat, move, chance)

    def turn_over(self, seat: int, chance: Chance) -> None:
        end_turn(self, seat, chance)
