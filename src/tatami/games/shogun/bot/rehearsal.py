"""A round imagined to its end: everybody goes on by quick answers, with luck for every moment.

The luck of a moment (an action and whose turn it is) is the same whatever happened before, so that
two plans that are tried in the same world differ by what they do and by little else.
"""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Step
from tatami.games.shogun.bot.answers import Stakes, answer, best_amount, march_gain
from tatami.games.shogun.bot.plan_sketch import Ideas, guess, guess_hidden, install
from tatami.games.shogun.bot.prospects import promise
from tatami.games.shogun.bot.weights import LONGEST_ROUND, MOST_ARMIES
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.battle import targets
from tatami.games.shogun.rules.cards import PHASES, PLACE_1
from tatami.games.shogun.rules.moves import MARCH, WITH
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.state import Shogun


class World:
    """A position with plans that the others may have, and the luck of the round."""

    def __init__(self, state: Shogun, luck: str) -> None:
        self.state = state
        self.luck = luck


def imagine_plans(state: Shogun, seat: int, ideas: list[Ideas], noise: float, rng: Chance) -> World:
    """While plans are made: the others have sensible ones."""
    world = state.copy()
    for other in range(state.players):
        if other != seat:
            install(world, other, guess(ideas[other], rng, noise))
    return World(world, _luck(rng))


def imagine_rest(state: Shogun, seat: int, ideas: list[Ideas], noise: float, rng: Chance) -> World:
    """During a round: what the others have not shown yet fits what they have."""
    world = state.copy()
    for other in range(state.players):
        if other != seat:
            guess_hidden(world, ideas[other], rng, noise)
    return World(world, _luck(rng))


def _luck(rng: Chance) -> str:
    return str(rng.below(1 << 30))


class Rehearsal:
    """The rest of a round in one world."""

    def __init__(self, state: Shogun, luck: str) -> None:
        self.state = state
        self.luck = luck
        self.moment = -1
        self.chance = Chance(luck)
        self.marching = 0
        """How many armies go, decided together with where they go; 0 if it is not."""

    def lay(self) -> None:
        """All plans are laid: what comes next runs by itself."""
        top = self.state.stack.pop()
        assert isinstance(top, Plan)
        for seat in range(self.state.players):
            self.state.committed[seat] = True

    def take(self, move: Move) -> None:
        """An answer to the question that is put, without running on."""
        state = self.state
        self._now()
        decision = state.decision
        state.stack.pop()
        state.forget_answers()
        decision.take(state, decision.seat, move, self.chance)

    def decided(self, province: int, armies: int) -> None:
        """So many will go; of two armies one goes, and nobody is asked."""
        self.marching = armies if self.state.armies[province] > 2 else 0

    def play(self) -> Shogun:
        """To the next plans, or the end of the game."""
        state = self.state
        for _ in range(LONGEST_ROUND):
            if state.over():
                break
            top = state.stack[-1]
            if isinstance(top, Step):
                self._now()
                state.stack.pop()
                top.run(state, self.chance)
            elif isinstance(top, Plan):
                break
            else:
                self.take(self._answer())
        return state

    def _now(self) -> None:
        state = self.state
        phase = PHASES.index(state.phase)
        moment = (phase * 16 + state.actions_done) * 16 + state.seats_done
        if moment != self.moment:
            self.moment = moment
            self.chance = Chance(f"{self.luck}/{moment}")

    def _answer(self) -> Move:
        state = self.state
        asked = state.decision
        seat = asked.seat
        if isinstance(asked, March) and asked.action != PLACE_1 and state.forced:
            source = asked.province
            stakes = Stakes(state, seat)
            most = min(state.armies[source] - 1, MOST_ARMIES)
            best = -99.0
            chosen = -1
            for goal in targets(state, seat, source, asked.action):
                gain = march_gain(state, seat, source, goal, most, stakes)
                if gain > best:
                    best, chosen = gain, goal
            self.decided(source, best_amount(state, seat, source, chosen, stakes)[1])
            return MARCH[chosen]
        if isinstance(asked, HowMany) and self.marching:
            armies, self.marching = self.marching, 0
            return WITH[armies - 1]
        return answer(state, seat, self.chance)


def outcome_of_plan(world: World, seat: int, plan: list[int]) -> float:
    """The chance to win that a plan leaves after the round, or the winter that follows."""
    state = world.state.copy()
    install(state, seat, plan)
    round_ = Rehearsal(state, world.luck)
    round_.lay()
    return promise(round_.play(), seat)
