"""How to raid and how to guard: plans for the whole turn, judged by a learned appraisal."""

from __future__ import annotations

from typing import Final

from tatami.core.advisor import Advisor, Aid
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing, read_chances
from tatami.core.text import Text
from tatami.games.dicium.bot.dice_aids import dice_aids
from tatami.games.dicium.bot.odds import chance_to_beat, chance_to_reach
from tatami.games.dicium.bot.turn_search import turn_begins
from tatami.games.dicium.rules.dice import size
from tatami.games.dicium.rules.fights import Attacked, SpendRed, contest_under_way
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.turn import Act, Keep, Reroll, Store
from tatami.games.dicium.shogun.bot.appraisal import (
    current_weights,
    features,
    ninja_chance,
    weight_set,
)
from tatami.games.dicium.shogun.bot.deed import Deed, by_worth
from tatami.games.dicium.shogun.bot.features import FREE, HELD
from tatami.games.dicium.shogun.bot.outlook import Outlook
from tatami.games.dicium.shogun.bot.planning import (
    RaidSearch,
    best_deed,
    best_store,
    to_the_end,
)
from tatami.games.dicium.shogun.bot.reasons import grouped
from tatami.games.dicium.shogun.bot.standing import NAMES, standing
from tatami.games.dicium.shogun.bot.tempers import harms, traits
from tatami.games.dicium.shogun.bot.weights import FIGHT_STAKE, LEVELS, RED_DIE, REFINED, TEMPERS
from tatami.games.dicium.shogun.rules.combat import PickTarget
from tatami.games.dicium.shogun.rules.content import NOBODY, SHOGUN
from tatami.games.dicium.shogun.rules.errands import Go, PickPiece
from tatami.games.dicium.shogun.rules.movement import BRAZIER, movable, spaces_for
from tatami.games.dicium.shogun.rules.state import Raid

SIDES: Final = ("ninja", "samurai")
_CHANCES: Final = read_chances("tatami.games.dicium.shogun.bot", NAMES)


class RaidAdvisor(Advisor[Raid]):
    def __init__(self) -> None:
        self._key = ""
        self._search: RaidSearch | None = None

    def features(self, state: Raid, seat: int) -> dict[str, float]:
        """What speaks for and against the ninja; the rest of the way to certainty is `value`'s."""
        turn = _next_turn(state)
        names = FREE if state.carrier == NOBODY else HELD
        weights = current_weights()[weight_set(state, turn)]
        sign = -1.0 if seat % 2 else 1.0
        return {
            name: sign * weights[at] * amount
            for at, (name, amount) in enumerate(zip(names, features(state, turn), strict=True))
        }

    def value(self, state: Raid, seat: int) -> float:
        if state.outcome is not None:
            return 1.0 if seat in state.outcome.winners else 0.0
        chance = ninja_chance(state, _next_turn(state))
        return 1.0 - chance if seat % 2 else chance

    def tempers(self) -> dict[str, dict[str, float]]:
        return TEMPERS

    def traits(self, state: Raid, seat: int, move: Move, foe: int) -> list[str]:
        return traits(state, seat, move, foe)

    def harms(self, state: Raid, seat: int, move: Move) -> int:
        return harms(state, seat, move)

    def chances(self) -> Chances | None:
        return _CHANCES

    def aids(self, state: Raid, seat: int) -> list[Aid]:
        return dice_aids(state, seat)

    def standing(self, state: Raid) -> Standing:
        return standing(state, _next_turn(state))

    def level(self, name: str) -> str:
        return LEVELS[name]

    def settled(self, state: Raid) -> bool:
        return turn_begins(state)

    def horizon(self) -> int:
        return 0

    def goes_on(self, state: Raid, seat: int, rng: Chance) -> Move:
        return self.advice(state, seat, rng) or state.legal(seat)[0]

    def aspects(self, state: Raid, seat: int) -> dict[str, float]:
        return grouped(self.features(state, seat))

    def reasons(
        self, state: Raid, seat: int, line: list[Move], gains: dict[str, float]
    ) -> list[Text]:
        """For whom a reason is good news is part of it."""
        found = super().reasons(state, seat, line, gains)
        return [Text(f"{reason.id}-{SIDES[_gainer(reason, seat)]}") for reason in found]

    def advice(self, state: Raid, seat: int, rng: Chance) -> Move | None:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        question = state.decision
        if isinstance(question, Keep):
            kept = self._turn(state).best_keep(state.stored[seat], state.size, state.rerolls, 2)
            return state.box.dice_moves.keep[kept]
        if isinstance(question, Reroll):
            again = self._turn(state).best_reroll(state.dice, state.rerolls, 2)
            return state.box.dice_moves.reroll[again] if again else state.box.dice_moves.done
        if isinstance(question, Act):
            search = self._turn(state)
            plan = search.best_plan(state.dice, state.actions, state.whole)[1]
            return search.begin(plan, legal) or state.box.dice_moves.end
        if isinstance(question, Store):
            return state.box.dice_moves.store[best_store(seat, state.dice)]
        if isinstance(question, SpendRed):
            return _best_spending(state, seat, legal)
        if isinstance(question, PickPiece):
            return _best_piece(state, question)
        if isinstance(question, Go):
            pieces = [question.piece]
            return state.box.go[_best_walk(state, seat, pieces, question.how, question.steps).space]
        if isinstance(question, PickTarget):
            outlook = _within_action(state, seat)
            return state.box.target[best_deed(state, outlook, outlook.shuriken()).space]
        if isinstance(legal[0], NumberedMove) and legal[0].kind == "enemy":
            return legal[0]
        return _best_answer(state, seat, legal, rng)

    def _turn(self, state: Raid) -> RaidSearch:
        """The search through this turn; the questions of one turn share it.

        It keeps its palace alive, so no other one, of other doors or another map, has its id.
        """
        stored = [0 if seat == state.active else dice for seat, dice in enumerate(state.stored)]
        boards = [board.id for board in state.boards if board is not None]
        key = (
            f"{state.active} {state.round} {state.at} {state.shogun} {state.carrier} {state.slots}"
            f" {state.hand} {state.torii} {state.garrisons} {state.lit} {state.cards}"
            f" {state.tiles} {stored} {state.players} {boards} {id(state.palace)}"
        )
        if self._search is None or key != self._key:
            position = state.copy()
            position.stored[state.active] = 0
            dice = size(state.dice) if state.dice else state.size
            self._search = RaidSearch(Outlook(position, state.active, dice))
            self._key = key
        return self._search


def _gainer(reason: Text, seat: int) -> int:
    """The side, 0 or 1, that a reason for or against a move of the seat is good for."""
    return seat % 2 if reason.id.startswith("why-") else 1 - seat % 2


def _next_turn(state: Raid) -> int:
    """Whose turn is looked at: the active player's before the first roll, else the next one's."""
    return (state.active + 1) % state.players if state.rolled else state.active


def _within_action(state: Raid, seat: int) -> Outlook:
    """The outlook with an action begun: its dice are used already."""
    return Outlook(state.copy(), seat, size(state.dice) + 1)


def _best_walk(state: Raid, seat: int, pieces: list[int], how: int, steps: int) -> Deed:
    outlook = _within_action(state, seat)
    deeds = [
        Deed("", how, piece, space, steps, outlook.after_move(piece, space, how))
        for piece in pieces
        for space in spaces_for(state, piece, how, steps)
    ]
    deeds.sort(key=by_worth)
    return best_deed(state, outlook, deeds)


def _best_piece(state: Raid, question: PickPiece) -> Move:
    seat = question.seat
    pieces = movable(state, seat, question.how, question.steps)
    if question.how & BRAZIER:
        outlook = _within_action(state, seat)
        deeds = outlook.lights()
        deeds.sort(key=by_worth)
        piece = best_deed(state, outlook, deeds).piece
    else:
        piece = _best_walk(state, seat, pieces, question.how, question.steps).piece
    if piece == SHOGUN:
        return state.box.shogun
    if piece == state.carrier:
        return state.box.carrier
    return state.box.piece[state.at[piece]]


def _best_spending(state: Raid, seat: int, legal: list[Move]) -> Move:
    """Red dice as long as each one adds more to the chance to win than it is worth."""
    own = state.red_strength(seat) + contest_under_way(state).situation(state, seat)
    top = state.stack[-2]
    best = -1.0
    found = legal[0]
    for move in legal:
        assert isinstance(move, NumberedMove)
        if isinstance(top, Attacked):
            chance = chance_to_reach(top.attack + 1 - own - move.number)
        else:
            contest = contest_under_way(state)
            defender = getattr(contest, "defender", seat)
            other = state.red_strength(defender) + state.red_dice(defender)
            chance = chance_to_beat(own + move.number - other)
        worth = chance * FIGHT_STAKE - move.number * RED_DIE
        if worth > best:
            best = worth
            found = move
    return found


def _best_answer(state: Raid, seat: int, legal: list[Move], rng: Chance) -> Move:
    """Slots, tiles, refuges, the steps of a Banzai: by what they leave, the best few to the end."""
    tried: list[tuple[float, int]] = []
    after: list[Raid] = []
    for at, move in enumerate(legal):
        copy = state.copy()
        copy.apply(seat, move, rng)
        after.append(copy)
        tried.append((-_glance(copy, seat), at))
    tried.sort()
    best = -1.0
    found = legal[tried[0][1]]
    if not state.rolled or seat != state.active or state.actions == 0:
        return found
    for _, at in tried[:REFINED]:
        copy = after[at]
        worth = _glance(copy, seat)
        if copy.outcome is None and copy.active == seat and copy.rolled:
            worth = to_the_end(copy, Outlook(copy.copy(), seat, size(copy.dice)))
        if worth > best:
            best = worth
            found = legal[at]
    return found


def _glance(state: Raid, seat: int) -> float:
    """What a position looks like, whatever is being asked in it."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else 0.0
    turn = state.active if not state.rolled or seat != state.active else state.active + 1
    chance = ninja_chance(state, turn % state.players)
    return 1.0 - chance if seat % 2 else chance
