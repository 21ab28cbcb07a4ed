"""One search for the bots of all Dicium games: keep, re-roll, act, store, with exact odds.

A game derives its own from `TurnSearch` for one seat in one turn and says what effects are worth to
it. From that follow the best plan for any dice, and from the plans for all hands what to keep and
what to roll again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tatami.core.move import Move
from tatami.games.dicium.bot.odds import hands, keepable, worth_of_rolls, worth_with_rerolls
from tatami.games.dicium.bot.plans import NOTHING, Plan, Planner, effect_of
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.dice import parts, size
from tatami.games.dicium.rules.player_board import REROLL
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.turn import Keep, Reroll

IMPOSSIBLE: Final = -99.0
"""Less than anything that can be done is worth."""


def turn_begins(state: DiceState) -> bool:
    """Before the first roll is used: within a turn a value leaves out what the dice may do."""
    if isinstance(state.decision, Reroll):
        return state.rerolls > state.bonuses(state.active, REROLL)
    return isinstance(state.decision, Keep)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnSearch:
    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self._judged: dict[int, float] = {}

    # what a game fills in

    def judge(self, plan: Plan) -> float:
        """What the effects of a plan are worth one after the other, `IMPOSSIBLE` if they cannot be
        had. It depends on the effects and what is to spare alone, never on the dice, and is asked
        once for each."""
        raise NotImplementedError  # pragma: no cover

    def liking(self, move: ActionMove) -> float:
        """Which of the moves that begin a plan is best: they differ in their use."""
        return 0.0

    def total(self, judged: float, plan: Plan) -> float:
        """The worth of a plan with the dice that it leaves to store."""
        return judged + plan.stored

    # what follows from it

    def worth(self, plan: Plan) -> float:
        key = plan.key
        known = self._judged.get(key)
        if known is None:
            known = self.judge(plan)
            self._judged[key] = known
        return known

    def best_plan(self, dice: int, actions: int, whole: bool) -> tuple[float, Plan]:
        """The best that the dice can do, and how."""
        best = IMPOSSIBLE * 2
        found: Plan | None = None
        judged = self._judged
        for plan in self.planner.plans(dice, actions, whole):
            known = judged.get(plan.key)
            if known is None:
                known = self.worth(plan)
            value = self.total(known, plan)
            if value > best:
                best, found = value, plan
        assert found is not None
        return best, found

    def worth_of_hands(self, count: int, actions: int) -> dict[int, float]:
        """What every hand of so many dice is worth once the rolls are over."""
        return {dice: self.best_plan(dice, actions, True)[0] for dice in hands(count)}

    def best_keep(self, stored: int, count: int, rerolls: int, actions: int) -> int:
        """Which stored dice to keep in a hand of so many."""
        worth = worth_with_rerolls(self.worth_of_hands(count, actions), count, rerolls)
        best = IMPOSSIBLE * 2
        found = 0
        for kept in parts(stored, count):
            value = worth_of_rolls(worth, kept, count - size(kept))
            if value > best:
                best, found = value, kept
        return found

    def best_reroll(self, dice: int, rerolls: int, actions: int) -> int:
        """Which dice to roll again while so many re-rolls are left; 0: none."""
        count = size(dice)
        worth = self.worth_of_hands(count, actions)
        after = worth_with_rerolls(worth, count, rerolls - 1)
        best, found = worth[dice], 0
        for kept in keepable(dice):
            value = worth_of_rolls(after, kept, count - size(kept))
            if value > best:
                best, found = value, dice - kept
        return found

    def begin(self, plan: Plan, legal: list[Move]) -> Move | None:
        """The move that begins a plan; None if the plan is to do nothing."""
        if plan.first == NOTHING:
            return None
        best: Move | None = None
        liked = 0.0
        for move in legal:
            if not isinstance(move, ActionMove) or move.dice != plan.used:
                continue
            if effect_of(move) == plan.first:
                liking = self.liking(move)
                if best is None or liking > liked:
                    best, liked = move, liking
        return best
