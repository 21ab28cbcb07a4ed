"""The turn of a seat: which dice to roll again, which actions to take, which card to play.

Actions are looked at by what they lead to: points and prospects gained, the space where the
meeple then stands, and what was built on the way, so that a second action of the turn does not
count the same region twice. A Philosopher in hand is part of the plan from the first roll on: what
it adds is weighed against what it is worth unplayed.
"""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.bot.odds import hands, keepable, worth_of_rolls, worth_with_rerolls
from tatami.games.dicium.bot.plans import NOTHING, Plan, StoreWorth
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE, TurnSearch
from tatami.games.dicium.civilization.bot.card_plans import (
    BY_CARD,
    PLANNED,
    CardPlanner,
    DicePlanner,
    red_to_spare,
)
from tatami.games.dicium.civilization.bot.effects import UNBUILT, Effects
from tatami.games.dicium.civilization.bot.weights import (
    ALIKE,
    CARD_MARGIN,
    NEXT_TURN,
    STORED,
    STORED_PAIR,
)
from tatami.games.dicium.civilization.rules.philosophers import HERACLITUS
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.dice import size

_MOST: Final = (5, 6, 6, 0)
STORE: Final = StoreWorth(STORED, STORED_PAIR)
PLANS: Final = DicePlanner(STORE, _MOST)
_PLANNERS: Final[dict[int, CardPlanner]] = {}


def card_planner(kind: int, cost: int) -> CardPlanner:
    """The plans with a card, which are the same in all games with its cost."""
    key = kind * 8 + cost
    found = _PLANNERS.get(key)
    if found is None:
        found = CardPlanner(STORE, _MOST, PLANS, kind, cost)
        _PLANNERS[key] = found
    return found


class Turn(TurnSearch):
    """For the active player in one position."""

    def __init__(self, state: Civilization, seat: int) -> None:
        super().__init__(PLANS)
        self.state = state
        self.seat = seat
        self.effects = Effects(state, seat)
        self.prospects = self.effects.prospects
        holds = state.piles.holds
        self.cards = [kind for kind in PLANNED if holds(seat, kind) and not state.attached]
        self._going_on: dict[int, float] = {}
        self._rolled: dict[int, dict[int, float]] = {}
        self._hands: dict[int, dict[int, float]] = {}

    def meet(self, state: Civilization) -> None:
        """The same position again, perhaps with other dice."""
        self.state = state
        self.effects.state = state
        self.prospects.state = state

    # plans

    def judge(self, plan: Plan) -> float:
        return self.going_on(
            plan.first, plan.second, plan.third, self.state.at[self.seat], UNBUILT, plan.spare
        )

    def going_on(
        self, effect: int, second: int, third: int, space: int, built: int, spare: int
    ) -> float:
        """The best that comes of effects one after the other, or of none."""
        if effect == NOTHING:
            return self.standing(space)
        key = (effect * 100 + second) * 100 + third
        key = ((key * 81 + space) * 64 + built + 1) * 4 + spare
        found = self._going_on.get(key)
        if found is None:
            found = IMPOSSIBLE
            for outcome in self.effects.outcomes(effect, space, built, spare):
                value = outcome.gain + self.going_on(
                    second, third, NOTHING, outcome.space, outcome.built, spare
                )
                if value > found:
                    found = value
            self._going_on[key] = found
        return found

    def standing(self, space: int) -> float:
        return NEXT_TURN * self.prospects.stand(space)

    def price(self, kind: int) -> float:
        """What playing a Philosopher gives away, less what it scores."""
        return self.prospects.card_lost + CARD_MARGIN - self.state.box.card_points[kind]

    def worth_of_hands(self, count: int, actions: int) -> dict[int, float]:
        """With the cards in hand."""
        key = count * 4 + actions
        found = self._hands.get(key)
        if found is None:
            found = self._once_rolled(count, actions)
            if self.state.piles.holds(self.seat, HERACLITUS):
                price = self.price(HERACLITUS)
                again = worth_with_rerolls(found, count, 1)
                found = {dice: max(worth, again[dice] - price) for dice, worth in found.items()}
            self._hands[key] = found
        return found

    def _once_rolled(self, count: int, actions: int) -> dict[int, float]:
        """What hands are worth when the rolls are really over."""
        key = count * 4 + actions
        found = self._rolled.get(key)
        if found is None:
            found = {}
            for dice in hands(count):
                best = self.best_plan(dice, actions, True)[0]
                for kind in self.cards:
                    best = max(best, self.plan_with(kind, dice, actions, True)[0])
                found[dice] = best
            self._rolled[key] = found
        return found

    def one_more_roll(self, dice: int, actions: int) -> float:
        """What another re-roll would add."""
        count = size(dice)
        worth = self._once_rolled(count, actions)
        best = worth[dice]
        for kept in keepable(dice):
            best = max(best, worth_of_rolls(worth, kept, count - size(kept)))
        return best - worth[dice]

    def plan_with(
        self, kind: int, dice: int, actions: int, whole: bool
    ) -> tuple[float, Plan | None]:
        """The best that the dice can do if the card is played, less what the card is worth."""
        best = IMPOSSIBLE
        found: Plan | None = None
        planner = card_planner(kind, self.state.box.card_dice[kind])
        for plan in planner.plans(dice, actions, whole):
            value = self.total(self.worth(plan), plan)
            if value > best:
                best, found = value, plan
        return best - self.price(kind), found

    # what is left of a turn

    def rest(self, left: int, space: int, built: int = UNBUILT) -> float:
        """The best still possible with the dice left over, seen from a space."""
        return self.after(left, space, built, self.state.actions)

    def after(self, left: int, space: int, built: int, actions: int) -> float:
        """The best actions with these dice, or none, and what is then stored."""
        best = self.standing(space) + STORE.left(left)
        if actions <= 0:
            return best
        for effect, used in PLANS.singles(left, False):
            dice = left - used
            spare = red_to_spare(dice)
            if actions == 1:
                value = self.going_on(effect, NOTHING, NOTHING, space, built, spare)
                best = max(best, value + STORE.left(dice))
                continue
            for outcome in self.effects.outcomes(effect, space, built, spare):
                value = self.after(dice, outcome.space, outcome.built, actions - 1)
                best = max(best, outcome.gain + value)
        return best

    def after_card(self, kind: int, left: int) -> float:
        """What a card does that has been paid for, and the best that follows."""
        best = IMPOSSIBLE
        space = self.state.at[self.seat]
        for outcome in self.effects.outcomes(BY_CARD[kind], space, UNBUILT, red_to_spare(left)):
            best = max(best, outcome.gain + self.rest(left, outcome.space, outcome.built))
        return best

    def elsewhere(self, space: int) -> float:
        """What the turn is worth from another space, a straight included."""
        state = self.state
        best = self.rest(state.dice, space)
        if state.whole and state.actions:
            for effect, used in PLANS.singles(state.dice, True):
                if used == state.dice:
                    value = self.going_on(effect, NOTHING, NOTHING, space, UNBUILT, 0)
                    best = max(best, value)
        return best

    def with_dice(self, state: Civilization) -> float:
        """What the turn is worth with other dice in the same position."""
        kept = self.state
        self.meet(state)
        worth = self.elsewhere(state.at[self.seat])
        self.meet(kept)
        return worth

    # real moves

    def value_of(self, move: ActionMove) -> float:
        """What a legal action leads to, with the best that can follow it."""
        left = self.state.dice - move.dice
        actions = self.state.actions - 1
        best = IMPOSSIBLE
        for outcome in self.effects.outcomes_of(move, red_to_spare(left)):
            value = outcome.gain + self.after(left, outcome.space, outcome.built, actions)
            if value > best:
                best = value
        return best

    def best_action(self, legal: list[Move]) -> tuple[float, Move | None]:
        """The best action to begin with; doing nothing more is worth what the rest is."""
        space = self.state.at[self.seat]
        best = self.standing(space) + STORE.left(self.state.dice)
        found: Move | None = None
        for move in legal:
            if isinstance(move, ActionMove):
                value = self.value_of(move)
                if value > best + ALIKE:
                    best = value
                    found = move
        return best, found
