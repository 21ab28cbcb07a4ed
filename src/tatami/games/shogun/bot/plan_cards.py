"""The cards of a seat as its plans use them: what stays in hand, what may change places."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.games.shogun.bot.plan_faults import PlanFaults
from tatami.games.shogun.bot.weights import POINTLESS, RECKLESS
from tatami.games.shogun.rules.cards import ACTIONS, BID, CARDS, EMPTY
from tatami.games.shogun.rules.forecast import unpayable
from tatami.games.shogun.rules.planning import cards_of, may_bid
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.state import Shogun


class PlanCards:
    def __init__(self, state: Shogun, seat: int, rng: Chance) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng

    def in_hand(self, plan: list[int], lowest: int, end: int) -> list[int]:
        """The cards of these numbers that the plan leaves in hand."""
        cards = self.state.hand(self.seat)
        for card in plan:
            if card != EMPTY:
                cards.remove(card)
        return [card for card in cards if lowest <= card < end]

    def vary(self, plan: list[int]) -> list[int]:
        child = plan[:]
        for _ in range(1 + self.rng.below(3)):
            self._vary_once(child)
        return child

    def _vary_once(self, plan: list[int]) -> None:
        """Exchange two spaces, or a space and a card in hand, if the plan stays legal."""
        rng = self.rng
        spaces = self.state.spaces
        one = rng.below(spaces)
        hand = self.in_hand(plan, 0, CARDS)
        at = rng.below(spaces + len(hand))
        if at < spaces:
            if not self._legal(one, plan[at]) or not self._legal(at, plan[one]):
                return
            plan[one], plan[at] = plan[at], plan[one]
        elif plan[one] != EMPTY and self._legal(one, hand[at - spaces]):
            plan[one] = hand[at - spaces]

    def _legal(self, space: int, card: int) -> bool:
        if space != BID:
            return True
        if card == EMPTY:
            return cards_of(self.state, self.seat) < self.state.spaces
        return may_bid(self.state, self.seat, card)

    def spare(self, plan: list[int], faults: PlanFaults) -> None:
        """Idle cards left in hand replace provinces whose action would fail or end in disaster."""
        idle = self.in_hand(plan, PROVINCES, CARDS)
        for action in range(ACTIONS):
            if idle and faults.of(plan, action) in (POINTLESS, RECKLESS):
                plan[action] = idle.pop()
        for action, _ in unpayable(self.state, self.seat, plan):
            if idle:
                plan[action] = idle.pop()
