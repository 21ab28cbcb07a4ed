"""The plan of the strongest bot: whole plans, tried in imagined rounds, changed for the better.

A plan is judged by the chance to win that it leaves after the round, in worlds where the others
have sensible plans of their own. The champion has been tried in all of these worlds; a challenger,
the champion with a few cards laid otherwise, is tried in one world after the other with the same
luck, for as long as it keeps up. What is found depends on what the seat knows and nothing else, so
that asking again gives the same plan; unless time runs out: then the champion is taken as it is.
"""

from __future__ import annotations

from tatami.core.advisor import Thought
from tatami.core.chance import Chance
from tatami.games.shogun.bot.appraisal import all_rounds_left
from tatami.games.shogun.bot.plan_cards import PlanCards
from tatami.games.shogun.bot.plan_faults import PlanFaults, threatened
from tatami.games.shogun.bot.plan_sketch import Ideas, sketch
from tatami.games.shogun.bot.rehearsal import World, imagine_plans, outcome_of_plan
from tatami.games.shogun.bot.weights import (
    CAMPAIGN_NOISE,
    CAMPAIGN_SKETCHES,
    CAMPAIGN_WORLDS,
    CHANCE_OF_A_POINT,
    COMPARABLE,
    EPOCHS,
    FINALISTS,
    FIRST_WORLDS,
    POINTLESS,
    SECOND_LOOK,
    SKETCH_NOISE,
)
from tatami.games.shogun.rules.cards import CARDS, EMPTY, TAKE_RICE, TAX
from tatami.games.shogun.rules.provinces import CHESTS, PROVINCES, RICE
from tatami.games.shogun.rules.state import Shogun


class Attempt:
    """A plan, what speaks against it beforehand, and what came of it in each world."""

    def __init__(self, plan: list[int], fault: float) -> None:
        self.plan = plan
        self.fault = fault
        self.found: list[float] = []

    def worth(self) -> float:
        return sum(self.found) / len(self.found) - self.fault


class Campaign:
    """Looks for a plan for one seat in the position of a round that is about to be planned."""

    def __init__(
        self, state: Shogun, seat: int, rng: Chance, rehearsals: int, thought: Thought
    ) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.rehearsals = rehearsals
        self.thought = thought
        self.faults = PlanFaults(state, seat)
        self.cards = PlanCards(state, seat, rng)
        self.ideas = [Ideas(state, other) for other in range(state.players)]
        self.worlds = [self._world() for _ in range(CAMPAIGN_WORLDS)]
        self.left = rehearsals

    def _world(self) -> World:
        return imagine_plans(self.state, self.seat, self.ideas, CAMPAIGN_NOISE, self.rng)

    def best(self) -> list[int]:
        """The champions of some epochs, each with worlds of its own, are compared in fresh ones:
        what was only lucky drops out."""
        champion = self._first()
        champions: list[list[int]] = []
        for epoch in range(1, EPOCHS + 1):
            until = self.rehearsals - self.rehearsals * epoch // EPOCHS
            while self.left > until and not self.thought.over():
                plan = self.cards.vary(champion.plan)
                if plan != champion.plan:
                    champion = self._challenge(champion, self._attempt(plan))
            if self.thought.cut_short:
                return self._tidied(champion.plan)
            if champion.plan in champions:
                champions.remove(champion.plan)
            champions.append(champion.plan)
            self.worlds = [self._world() for _ in range(CAMPAIGN_WORLDS)]
            champion = self._attempt(champion.plan)
            self._go_on(champion, CAMPAIGN_WORLDS)
        for plan in champions[-FINALISTS:-1]:
            champion = self._challenge(champion, self._attempt(plan))
        return self._tidied(champion.plan)

    def _attempt(self, plan: list[int]) -> Attempt:
        fault = self.faults.about(plan)
        if self._needless_tax(plan):
            fault += POINTLESS
        return Attempt(plan, fault * CHANCE_OF_A_POINT)

    def _needless_tax(self, plan: list[int]) -> bool:
        """In the last round chests are only good for what is bought in it."""
        return (
            all_rounds_left(self.state) == 1
            and EMPTY < plan[TAX] < PROVINCES
            and self.faults.unspent(plan) >= 0
        )

    def _try(self, plan: list[int], world: int) -> float:
        self.left -= 1
        return outcome_of_plan(self.worlds[world], self.seat, plan)

    def _first(self) -> Attempt:
        """The best of some sketches: all in a few worlds, the better ones in more."""
        running: list[Attempt] = []
        for at in range(CAMPAIGN_SKETCHES):
            noise = SKETCH_NOISE * at / CAMPAIGN_SKETCHES
            running.append(self._attempt(sketch(self.ideas[self.seat], self.rng, noise)))
        until = FIRST_WORLDS
        while len(running) > 1:
            for attempt in running:
                self._go_on(attempt, until)
            running.sort(key=_by_worth)
            running = running[: max(1, len(running) // 4)]
            until = min(2 * until, CAMPAIGN_WORLDS)
        self._go_on(running[0], CAMPAIGN_WORLDS)
        return running[0]

    def _go_on(self, attempt: Attempt, until: int) -> None:
        while len(attempt.found) < until:
            attempt.found.append(self._try(attempt.plan, len(attempt.found)))

    def _challenge(self, champion: Attempt, challenger: Attempt) -> Attempt:
        """Whichever is better in all worlds; the challenger gives up when it falls behind."""
        behind = (challenger.fault - champion.fault) * CAMPAIGN_WORLDS
        found = [0.0] * CAMPAIGN_WORLDS
        first = self.rng.below(CAMPAIGN_WORLDS)
        lead = 0.0
        for number in range(CAMPAIGN_WORLDS):
            at = (first + number) % CAMPAIGN_WORLDS
            found[at] = self._try(challenger.plan, at)
            lead += found[at] - champion.found[at]
            tried = number + 1
            slow = lead <= behind * tried / CAMPAIGN_WORLDS
            if slow and tried in (FIRST_WORLDS, SECOND_LOOK):
                return champion
        if lead <= behind:
            return champion
        challenger.found = found
        return challenger

    def _tidied(self, champion: list[int]) -> list[int]:
        plan = champion[:]
        self._put_incomes_right(plan)
        idle = self.cards.in_hand(plan, PROVINCES, CARDS)
        if idle and self._needless_tax(plan):
            plan[TAX] = idle[-1]
        self.cards.spare(plan, self.faults)
        return plan

    def _put_incomes_right(self, plan: list[int]) -> None:
        """What another quiet province brings as well, or two that change places bring better."""
        state = self.state
        for space, yields, spared in ((TAX, CHESTS, RICE), (TAKE_RICE, RICE, CHESTS)):
            for other in self.cards.in_hand(plan, 0, PROVINCES):
                card = plan[space]
                if not EMPTY < card < PROVINCES or state.unrest[other]:
                    continue
                if threatened(state, self.seat, other) and not threatened(state, self.seat, card):
                    continue
                more = yields[other] > yields[card] and spared[other] <= spared[card]
                if more or (state.unrest[card] and yields[other] >= yields[card] - COMPARABLE):
                    plan[space] = other
        taxed, harvested = plan[TAX], plan[TAKE_RICE]
        if not (EMPTY < taxed < PROVINCES and EMPTY < harvested < PROVINCES):
            return
        chests, rice = CHESTS[harvested] - CHESTS[taxed], RICE[taxed] - RICE[harvested]
        quiet = not state.unrest[taxed] and not state.unrest[harvested]
        if quiet and min(chests, rice) >= 0 and chests + rice > 0:
            plan[TAX], plan[TAKE_RICE] = harvested, taxed


def _by_worth(attempt: Attempt) -> float:
    return -attempt.worth()
