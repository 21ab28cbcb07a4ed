"""The plan of a bot: whole plans, varied and tried in imagined rounds, the better ones kept.

Every plan is tried in the same worlds, where the others have sensible plans of their own and
the tower has the same luck. What is found depends on what the seat knows and nothing else, so
that asking again gives the same plan.
"""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.games.shogun.bot.answers import answer
from tatami.games.shogun.bot.appraisal import advantage
from tatami.games.shogun.bot.plan_cards import PlanCards
from tatami.games.shogun.bot.plan_faults import PlanFaults
from tatami.games.shogun.bot.plan_sketch import Ideas, install, sketch
from tatami.games.shogun.bot.weights import (
    CHILDREN,
    FINAL_WORLDS,
    FINALISTS,
    KEPT,
    LONGEST_ROUND,
    PARENTS,
    SKETCH_NOISE,
    SKETCHES,
    WORLDS,
)
from tatami.games.shogun.rules.cards import (
    AUTUMN,
    EMPTY,
    PLACE_1,
    PLACE_3,
    PLACE_5,
    TAKE_RICE,
)
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.state import Shogun

LEVIES: Final = (PLACE_5, PLACE_3, PLACE_1)


class RoundAhead:
    """What the others plan, and the luck of the round."""

    def __init__(self, state: Shogun, seat: int, ideas: list[Ideas], rng: Chance) -> None:
        self.state = state.copy()
        for other in range(state.players):
            if other != seat:
                install(self.state, other, sketch(ideas[other], rng, SKETCH_NOISE))
        self.luck = rng.below(1 << 60)


class Candidate:
    def __init__(self, plan: list[int], worth: float) -> None:
        self.plan = plan
        self.worth = worth


class Planner:
    """Looks for a plan for one seat in the position of a round that is about to be planned."""

    def __init__(self, state: Shogun, seat: int, rng: Chance) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.faults = PlanFaults(state, seat)
        self.cards = PlanCards(state, seat, rng)
        self.ideas = [Ideas(state, other) for other in range(state.players)]
        self.worlds = [self._world() for _ in range(WORLDS)]

    def _world(self) -> RoundAhead:
        return RoundAhead(self.state, self.seat, self.ideas, self.rng)

    def best(self) -> list[int]:
        pool = [self._try(self._sketch(at)) for at in range(SKETCHES)]
        self._keep_best(pool)
        for _ in range(CHILDREN):
            parent = pool[self.rng.below(len(pool))]
            pool.append(self._try(self.cards.vary(parent.plan)))
            self._keep_best(pool)
        plan = self._final(pool[:FINALISTS])
        self.cards.spare(plan, self.faults)
        self.harvest(plan)
        self._levy(plan)
        self.cards.spare(plan, self.faults)
        return plan

    def _sketch(self, at: int) -> list[int]:
        return sketch(self.ideas[self.seat], self.rng, SKETCH_NOISE * at / SKETCHES)

    def _try(self, plan: list[int]) -> Candidate:
        total = 0.0
        for world in self.worlds:
            total += self.outcome(world, plan)
        return Candidate(plan, total / len(self.worlds) - self.faults.about(plan))

    def _keep_best(self, pool: list[Candidate]) -> None:
        """Insert the newest where it belongs; equal plans take up one place."""
        newest = pool[-1]
        for other in pool[:-1]:
            if other.plan == newest.plan:
                pool.pop()
                return
        pool.sort(key=_by_worth)
        del pool[PARENTS:]

    def _final(self, pool: list[Candidate]) -> list[int]:
        """The best few once more, in fresh worlds: what was only lucky drops out."""
        fresh = [self._world() for _ in range(FINAL_WORLDS)]
        best, chosen = -999.0, pool[0].plan
        for candidate in pool:
            total = candidate.worth * WORLDS - self.faults.about(candidate.plan) * len(fresh)
            for world in fresh:
                total += self.outcome(world, candidate.plan)
            if total > best:
                best, chosen = total, candidate.plan
        return chosen[:]

    def outcome(self, world: RoundAhead, plan: list[int]) -> float:
        """The advantage after the round (and the winter, if that follows)."""
        state = world.state.copy()
        install(state, self.seat, plan)
        return advantage(play_round(state, Chance(world.luck)), self.seat)

    def harvest(self, plan: list[int]) -> None:
        """While hunger threatens, a quiet province in hand or on a levy is harvested instead."""
        if plan[TAKE_RICE] < PROVINCES or not self.faults.hunger_threatens(plan[TAKE_RICE]):
            return
        levied = [plan[space] for space in LEVIES if EMPTY < plan[space] < PROVINCES]
        for cards in (self.cards.in_hand(plan, 0, PROVINCES), levied):
            quiet = [province for province in cards if not self.state.unrest[province]]
            if quiet:
                province = self.ideas[self.seat].best(TAKE_RICE, quiet)
                if province in levied:
                    plan[plan.index(province)] = plan[TAKE_RICE]
                plan[TAKE_RICE] = province
                return

    def _levy(self, plan: list[int]) -> None:
        """Before a winter that may be hungry, chests to spare become armies."""
        if self.state.season != AUTUMN or not self.faults.hunger_threatens(plan[TAKE_RICE]):
            return
        free = self.cards.in_hand(plan, 0, PROVINCES)
        for space in LEVIES:
            if free and plan[space] >= PROVINCES and self.faults.unspent(plan) > KEPT:
                plan[space] = self.ideas[self.seat].best(space, free)
                free.remove(plan[space])


def _by_worth(candidate: Candidate) -> float:
    return -candidate.worth


def play_round(state: Shogun, chance: Chance) -> Shogun:
    """All plans are laid: play on by quick answers until the next plans, or the end."""
    top = state.stack.pop()
    assert isinstance(top, Plan)
    for seat in range(state.players):
        state.committed[seat] = True
    state.settle(chance)
    for _ in range(LONGEST_ROUND):
        if state.over() or state.phase == "plan":
            break
        seat = state.actors[0]
        state.apply(seat, answer(state, seat, chance), chance)
    return state


def fingerprint(state: Shogun, seat: int) -> str:
    """All that a seat knows while it plans, but for what it has laid itself."""
    known = [
        [seat, state.players, state.side, state.year, state.season],
        [int(state.court), int(state.forced), int(state.income_kept)],
        state.owner,
        state.armies,
        state.buildings,
        state.unrest,
        state.reserve,
        state.tower,
        state.tray,
        state.chests,
        state.rice,
        state.points,
        state.action_order,
        state.special_on_place,
        state.event_row,
        state.event_pile,
        state.favours,
        state.officers,
        state.calm,
    ]
    return str(known)
