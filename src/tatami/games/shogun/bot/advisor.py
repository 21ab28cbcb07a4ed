"""What bots are told about playing Shogun well.

prospects    the points that each seat may expect, and its chance to win, fitted to games
rehearsal    a round imagined to its end
campaign     whole plans, tried in imagined rounds and changed for the better
reactions    answers during a round, tried to its end
appraisal    features of a position, in victory points, as quick plans judge it
odds         how a throw will probably go
answers      quick answers during a round
plan_sketch  sensible plans from what each card is worth on each space
plan_faults  what speaks against a plan before it is tried
plan_search  whole plans, with little search: those of the advice
drafting     the choice of the first provinces
"""

from __future__ import annotations

from typing import Final

from tatami.core.advisor import Advisor, Aid, Thought
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing, read_chances
from tatami.core.text import Text
from tatami.games.shogun.bot.answers import answer
from tatami.games.shogun.bot.battle_aids import battle_aids
from tatami.games.shogun.bot.campaign import Campaign
from tatami.games.shogun.bot.drafting import choose_group, choose_province
from tatami.games.shogun.bot.plan_search import Planner, fingerprint
from tatami.games.shogun.bot.plan_sketch import Ideas, install, sketch
from tatami.games.shogun.bot.prospects import FEATURES, SIZE, chance_to_win, expected
from tatami.games.shogun.bot.reactions import react
from tatami.games.shogun.bot.reasons import about_the_march, about_the_winter, hidden_combats
from tatami.games.shogun.bot.standing import NAMES, standing
from tatami.games.shogun.bot.tempers import harms, traits
from tatami.games.shogun.bot.weights import (
    LEVELS,
    MEMORY,
    MISJUDGED,
    OTHERS_NOISE,
    REHEARSALS,
    SLIPS,
    TEMPERS,
)
from tatami.games.shogun.rules.cards import (
    BID,
    CHEST_0,
    COMBAT_A,
    COMBAT_B,
    EMPTY,
    SPACES,
    TOWER_CARD,
)
from tatami.games.shogun.rules.moves import CLEAR, COMMIT, PLAN, PlanMove
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.setup import DraftProvince, PlaceGroup
from tatami.games.shogun.rules.state import Shogun

_REASONS: Final = 3
_CHANCES: Final = read_chances("tatami.games.shogun.bot", NAMES)


_FIRST: Final = [BID, COMBAT_A, COMBAT_B]
_IN_ORDER: Final = _FIRST + [space for space in range(SPACES) if space not in _FIRST]
"""How a plan is laid: while tempers choose what fights, all provinces are still in hand."""


class ShogunAdvisor(Advisor[Shogun]):
    def __init__(self) -> None:
        self._plans: dict[str, list[int]] = {}
        self._campaigns: dict[str, list[int]] = {}

    def likely(self, world: Shogun, seat: int, rng: Chance) -> Shogun:
        """While all plan, the others are imagined with sensible plans."""
        if world.phase == "plan":
            for other in range(world.players):
                if other != seat:
                    install(world, other, sketch(Ideas(world, other), rng, OTHERS_NOISE))
        return world

    def features(self, state: Shogun, seat: int) -> dict[str, float]:
        """How far the seat is ahead of the average of the others, in points, by reason."""
        found = expected(state)
        others = state.players - 1
        named: dict[str, float] = {}
        for at in range(SIZE):
            column = found[at::SIZE]
            mine = column.pop(seat)
            named[FEATURES[at]] = mine - sum(column) / others
        return named

    def value(self, state: Shogun, seat: int) -> float:
        """The chance to win, fitted to games between bots (`prospects`)."""
        return chance_to_win(state, seat)

    def tempers(self) -> dict[str, dict[str, float]]:
        return TEMPERS

    def traits(self, state: Shogun, seat: int, move: Move, foe: int) -> list[str]:
        return traits(state, seat, move, foe)

    def instead(self, state: Shogun, seat: int, move: Move) -> list[Move]:
        """Of a plan, other cards for the same space. All chest cards but the bid mean the same."""
        legal = state.legal(seat)
        if not isinstance(move, PlanMove):
            return legal
        found: list[Move] = []
        idle: list[Move] = []
        for other in legal:
            if isinstance(other, PlanMove) and other.space == move.space:
                chest = move.space != BID and CHEST_0 <= other.card < TOWER_CARD
                (idle if chest else found).append(other)
        if idle:
            found.append(move if move in idle else idle[-1])
        return found

    def amended(self, state: Shogun, seat: int, line: list[Move], move: Move) -> list[Move]:
        """Of a plan, the two cards change places."""
        if not isinstance(move, PlanMove):
            return [move]
        whole, begun = state.copy(), state.copy()
        for card in line:
            if card is not COMMIT:
                whole.apply(seat, card, Chance("none is needed"))
        begun.apply(seat, move, Chance("none is needed"))
        plan = _around(begun, seat, whole.plan[seat * SPACES : (seat + 1) * SPACES])
        return [move, *_steps_to(begun, seat, plan)]

    def harms(self, state: Shogun, seat: int, move: Move) -> int:
        return harms(state, seat, move)

    def chances(self) -> Chances | None:
        return _CHANCES

    def aids(self, state: Shogun, seat: int) -> list[Aid]:
        return battle_aids(state, seat)

    def hidden(self, state: Shogun, seat: int) -> list[Text]:
        return hidden_combats(state, seat)

    def standing(self, state: Shogun) -> Standing:
        return standing(state)

    def settled(self, state: Shogun) -> bool:
        """Before anybody has planned the round."""
        return state.phase == "plan" and True not in state.committed

    def horizon(self) -> int:
        """To the next plans: those are worth more than reflexes would make of them."""
        return 0

    def level(self, name: str) -> str:
        """The game's own ways decide every question, so that no search adds to them."""
        return LEVELS[name]

    def reflex(self, state: Shogun, seat: int, rng: Chance) -> Move:
        asked = state.decision
        if isinstance(asked, Plan):
            return _lay_next(state, seat, _filled(state, seat))
        if isinstance(asked, DraftProvince):
            return choose_province(state, seat)
        if isinstance(asked, PlaceGroup):
            return choose_group(state, seat, asked.province)
        return answer(state, seat, rng)

    def naive(self, state: Shogun, seat: int, rng: Chance) -> Move:
        """A plan by what each card seems to be worth, and now and then any answer at all."""
        asked = state.decision
        if isinstance(asked, Plan):
            plan = sketch(Ideas(state, seat), rng, MISJUDGED, keep=True)
            return _lay_next(state, seat, plan)
        if isinstance(asked, (DraftProvince, PlaceGroup)) or not rng.happens(SLIPS):
            return self.reflex(state, seat, rng)
        return rng.chooses(state.legal(seat))

    def advice(self, state: Shogun, seat: int, rng: Chance) -> Move | None:
        if isinstance(state.decision, Plan):
            return _lay_next(state, seat, _around(state, seat, self._plan(state, seat)))
        return self.reflex(state, seat, rng)

    def ponder(self, state: Shogun, seat: int, rng: Chance, thought: Thought) -> Move | None:
        asked = state.decision
        if isinstance(asked, Plan):
            plan = self._campaign(state, seat, thought)
            return _lay_next(state, seat, _around(state, seat, plan))
        if isinstance(asked, (DraftProvince, PlaceGroup)):
            return self.reflex(state, seat, rng)
        return react(state, seat, rng, thought)

    def lines(self, state: Shogun, seat: int, rng: Chance, thought: Thought) -> list[list[Move]]:
        """While plans are made: the whole plan, to where it is committed."""
        if not isinstance(state.decision, Plan):
            return []
        plan = self._campaign(state, seat, thought)
        return [_steps_to(state, seat, plan)]

    def in_parts(self, state: Shogun, seat: int) -> bool:
        return isinstance(state.decision, Plan)

    def without_detours(self, state: Shogun, seat: int, line: list[Move]) -> list[Move]:
        trial = state.copy()
        for move in line[:-1]:
            trial.apply(seat, move, Chance("none is needed"))
        plan = trial.plan[seat * SPACES : (seat + 1) * SPACES]
        return _steps_to(state, seat, plan)

    def goes_on(self, state: Shogun, seat: int, rng: Chance) -> Move:
        if isinstance(state.decision, Plan) and COMMIT in state.legal(seat):
            return COMMIT
        return self.reflex(state, seat, rng)

    def reasons(
        self, state: Shogun, seat: int, line: list[Move], gains: dict[str, float]
    ) -> list[Text]:
        """The differences that matter most, after what is known for sure."""
        found = super().reasons(state, seat, line, gains)
        known = [about_the_march(state, seat, line[0]), about_the_winter(state, seat)]
        sure = [one for one in known if one is not None]
        return [*found[: _REASONS - len(sure)], *sure]

    def suggestion(self, state: Shogun, seat: int) -> list[Move]:
        """Cards for the spaces that are still empty."""
        found: list[Move] = []
        if isinstance(state.decision, Plan) and seat in state.actors:
            plan = _filled(state, seat)
            world = state.copy()
            while (move := _lay_next(world, seat, plan)) is not COMMIT:
                found.append(move)
                world.apply(seat, move, Chance("none is needed"))
        return found

    def _plan(self, state: Shogun, seat: int) -> list[int]:
        """A function of what the seat knows; remembered only to save time."""
        known = fingerprint(state, seat)
        plan = self._plans.get(known)
        if plan is None:
            clean = state.copy()
            install(clean, seat, [EMPTY] * SPACES)
            plan = Planner(clean, seat, Chance(known)).best()
            _remember(self._plans, known, plan)
        return plan

    def _campaign(self, state: Shogun, seat: int, thought: Thought) -> list[int]:
        """Likewise, with far more thought. What was cut short is remembered, too: the cards of one
        plan belong together."""
        rehearsals = round(REHEARSALS * thought.effort)
        known = f"{rehearsals} {fingerprint(state, seat)}"
        plan = self._campaigns.get(known)
        if plan is None:
            clean = state.copy()
            install(clean, seat, [EMPTY] * SPACES)
            plan = Campaign(clean, seat, Chance(known), rehearsals, thought).best()
            _remember(self._campaigns, known, plan)
        return plan


def _remember(plans: dict[str, list[int]], known: str, plan: list[int]) -> None:
    if len(plans) >= MEMORY:
        plans.pop(next(iter(plans)))
    plans[known] = plan


def _filled(state: Shogun, seat: int) -> list[int]:
    """A sensible plan without search, around the cards that lie already."""
    return sketch(Ideas(state, seat), Chance("the same every time"), 0.0, keep=True)


def _around(state: Shogun, seat: int, plan: list[int]) -> list[int]:
    """The plan with what somebody else laid otherwise: the cards change places in it."""
    changed = plan[:]
    for space in range(state.spaces):
        laid = state.plan[seat * SPACES + space]
        if laid not in (EMPTY, changed[space]):
            if laid in changed:
                changed[changed.index(laid)] = changed[space]
            changed[space] = laid
    return changed


def _steps_to(state: Shogun, seat: int, plan: list[int]) -> list[Move]:
    """Move by move to a whole plan, and to where it is committed."""
    trial = state.copy()
    line: list[Move] = []
    while len(line) <= 2 * SPACES and COMMIT not in line:
        line.append(_put_right(trial, seat, plan))
        trial.apply(seat, line[-1], Chance("none is needed"))
    return line


def _put_right(state: Shogun, seat: int, plan: list[int]) -> Move:
    """The next step to the plan; what somebody else laid otherwise is taken back first."""
    for space in range(state.spaces):
        if state.plan[seat * SPACES + space] not in (EMPTY, plan[space]):
            return CLEAR[space]
    return _lay_next(state, seat, plan)


def _lay_next(state: Shogun, seat: int, plan: list[int]) -> Move:
    """The next card of the plan."""
    laid = state.plan[seat * SPACES : (seat + 1) * SPACES]
    legal = state.legal(seat)
    for space in _IN_ORDER:
        if laid[space] == EMPTY and plan[space] != EMPTY and PLAN[space][plan[space]] in legal:
            return PLAN[space][plan[space]]
    return legal[-1] if COMMIT in legal else legal[0]
