"""The plan of a bot: whole plans, varied and tried in imagined rounds, the better ones kept.

Every plan is tried in the same worlds, where the others have sensible plans of their own and
the tower has the same luck. What is found depends on what the seat knows and nothing else, so
that asking again gives the same plan.
"""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.games.shogun.appraisal import advantage
from tatami.games.shogun.cards import (
    ACTIONS,
    BID,
    COMBAT_A,
    EMPTY,
    TAKE_RICE,
    TAX,
    THEATRE,
)
from tatami.games.shogun.odds import revolt_odds
from tatami.games.shogun.planning import Plan, cards_of, may_bid
from tatami.games.shogun.provinces import PROVINCES
from tatami.games.shogun.realm import Realm
from tatami.games.shogun.state import Shogun
from tatami.games.shogun.strategy import Ideas, install, sketch
from tatami.games.shogun.tactics import answer

SKETCHES: Final = 24
CHILDREN: Final = 84
PARENTS: Final = 6
WORLDS: Final = 3
FINALISTS: Final = 4
FINAL_WORLDS: Final = 8
NOISE: Final = 0.5
HOPELESS: Final = 0.25
LONGEST_ROUND: Final = 200


class World:
    """What the others plan, and the luck of the round."""

    def __init__(self, state: Shogun, seat: int, ideas: list[Ideas], rng: Chance) -> None:
        self.state = state.copy()
        for other in range(state.players):
            if other != seat:
                install(self.state, other, sketch(ideas[other], rng, NOISE))
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
        self.ideas = [Ideas(state, other) for other in range(state.players)]
        self.worlds = [self._world() for _ in range(WORLDS)]

    def _world(self) -> World:
        return World(self.state, self.seat, self.ideas, self.rng)

    def best(self) -> list[int]:
        pool = [self._try(self._sketch(at)) for at in range(SKETCHES)]
        self._keep_best(pool)
        for _ in range(CHILDREN):
            parent = pool[self.rng.below(len(pool))]
            pool.append(self._try(self._vary(parent.plan)))
            self._keep_best(pool)
        return tidy(self.state, self.seat, self._final(pool[:FINALISTS]))

    def _sketch(self, at: int) -> list[int]:
        return sketch(self.ideas[self.seat], self.rng, NOISE * at / SKETCHES)

    def _try(self, plan: list[int]) -> Candidate:
        total = 0.0
        for world in self.worlds:
            total += self.outcome(world, plan)
        return Candidate(plan, total / len(self.worlds))

    def _keep_best(self, pool: list[Candidate]) -> None:
        """Insert the newest where it belongs; equal plans take up one place."""
        newest = pool[-1]
        for other in pool[:-1]:
            if other.plan == newest.plan:
                pool.pop()
                return
        pool.sort(key=_by_worth)
        del pool[PARENTS:]

    def _vary(self, plan: list[int]) -> list[int]:
        child = plan[:]
        for _ in range(1 + self.rng.below(3)):
            self._vary_once(child)
        return child

    def _vary_once(self, plan: list[int]) -> None:
        """Exchange two spaces, or a space and a card in hand, if the plan stays legal."""
        rng = self.rng
        spaces = self.state.spaces
        one = rng.below(spaces)
        hand = self.state.hand(self.seat)
        for card in plan:
            if card != EMPTY:
                hand.remove(card)
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

    def _final(self, pool: list[Candidate]) -> list[int]:
        """The best few once more, in fresh worlds: what was only lucky drops out."""
        fresh = [self._world() for _ in range(FINAL_WORLDS)]
        best, chosen = -999.0, pool[0].plan
        for candidate in pool:
            total = candidate.worth * WORLDS
            for world in fresh:
                total += self.outcome(world, candidate.plan)
            if total > best:
                best, chosen = total, candidate.plan
        return chosen

    def outcome(self, world: World, plan: list[int]) -> float:
        """The advantage after the round (and the winter, if that follows)."""
        state = world.state.copy()
        install(state, self.seat, plan)
        return advantage(play_round(state, Chance(world.luck)), self.seat)


def tidy(realm: Realm, seat: int, plan: list[int]) -> list[int]:
    """Idle cards left in hand replace provinces whose action would fail or end in disaster."""
    idle = [card for card in realm.hand(seat) if card >= PROVINCES]
    for card in plan:
        if card >= PROVINCES:
            idle.remove(card)
    found = plan[:]
    for action in range(ACTIONS):
        card = plan[action]
        if idle and EMPTY < card < PROVINCES and _pointless(realm, seat, action, card):
            found[action] = idle.pop()
    return found


def _pointless(realm: Realm, seat: int, action: int, province: int) -> bool:
    if action <= THEATRE:
        return not realm.can_build(province, action)
    if action in (TAX, TAKE_RICE):
        markers = realm.unrest[province]
        if not markers or realm.calm[seat]:
            return False
        return revolt_odds(realm, seat, province, markers + 1) < HOPELESS
    return action >= COMBAT_A and realm.armies[province] < 2


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
        state.order,
        state.specials,
        state.event_row,
        state.event_pile,
        state.favours,
        state.officers,
        state.calm,
    ]
    return str(known)
