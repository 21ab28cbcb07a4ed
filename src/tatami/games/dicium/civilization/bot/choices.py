"""What bots answer to the questions of the game, one after the other."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.bot.odds import chance_to_beat, chance_to_reach
from tatami.games.dicium.bot.plans import Plan
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE
from tatami.games.dicium.civilization.bot.aims import secret_worth
from tatami.games.dicium.civilization.bot.card_plans import by_card, red_to_spare
from tatami.games.dicium.civilization.bot.prospects import Prospects
from tatami.games.dicium.civilization.bot.turn import STORE, Turn
from tatami.games.dicium.civilization.bot.weights import (
    BOARD_LIKED,
    CARD_LIKED,
    CARD_MARGIN,
    CHEAP_FIRST,
    DEAR_OBJECTIVE,
    NEXT_TURN,
    PLAYED_WELL,
    QUARRY_COVERED,
    RED_DIE,
)
from tatami.games.dicium.civilization.rules.building import PickHero, PlaceTile
from tatami.games.dicium.civilization.rules.cards import (
    CARDS,
    stored_dice,
)
from tatami.games.dicium.civilization.rules.claiming import Claim
from tatami.games.dicium.civilization.rules.fights import (
    Battle,
    CountAsSix,
    FearNoGod,
    FindHaven,
    Hunt,
    PickTarget,
    Retreat,
    StayNear,
    Wrath,
)
from tatami.games.dicium.civilization.rules.moves import StealMove
from tatami.games.dicium.civilization.rules.moving import Go, Stop, Voyage
from tatami.games.dicium.civilization.rules.philosophers import (
    DIOGENES,
    EPICURUS,
    HERACLITUS,
    PARMENIDES,
    PLATO,
    SOCRATES,
    ZENO,
)
from tatami.games.dicium.civilization.rules.setup import KeepSecret
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.civilization.rules.taking import TakePhilosopher
from tatami.games.dicium.rules.boards import PickBoard
from tatami.games.dicium.rules.cards import CardChoice, PayDice
from tatami.games.dicium.rules.dice import ONE
from tatami.games.dicium.rules.fights import (
    AVOIDED,
    Attacked,
    Rolled,
    SpendRed,
    contest_under_way,
)
from tatami.games.dicium.rules.moves import DiceMove, NumberedMove, SpaceMove
from tatami.games.dicium.rules.slots import Improve, PickSlot
from tatami.games.dicium.rules.turn import Act, Keep, Reroll, Store
from tatami.games.dicium.rules.walking import reach

_SIX: Final = 6


def answer(state: Civilization, seat: int, turn: Turn) -> Move:
    """The move that the turn of the seat prefers now."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    question = state.decision
    if isinstance(question, Keep):
        actions = state.turn_actions(seat)
        kept = turn.best_keep(state.stored[seat], state.size, state.rerolls, actions)
        return state.kit.dice_moves.keep[kept]
    if isinstance(question, Reroll):
        return _reroll(state, seat, turn, legal)
    if isinstance(question, Act):
        return _act(state, seat, turn, legal)
    if isinstance(question, Store):
        return state.kit.dice_moves.store[STORE.best(state.dice)]
    if isinstance(question, Voyage):
        return _step(state, seat, question, turn)
    if isinstance(question, SpendRed):
        return _spend(state, seat, turn.prospects, legal)
    return _other(state, seat, turn, legal)


def _other(state: Civilization, seat: int, turn: Turn, legal: list[Move]) -> Move:
    question = state.decision
    if isinstance(question, (CountAsSix, StayNear, FearNoGod, Stop)):
        return legal[0] if _reacts(state, seat, turn) else legal[-1]
    worth = [_liking(state, seat, move, turn) for move in legal]
    return legal[worth.index(max(worth))]


def _liking(state: Civilization, seat: int, move: Move, turn: Turn) -> float:
    """How good an answer is to a question that has no better way to look at it."""
    question = state.decision
    prospects = turn.prospects
    if isinstance(move, SpaceMove):
        if isinstance(question, PlaceTile):
            return prospects.tile[move.space] - QUARRY_COVERED * prospects.isles.quarry[move.space]
        if isinstance(question, Go):
            return _entering(state, turn, move.space)
        if isinstance(question, CardChoice):
            return prospects.entering(move.space, red_to_spare(state.dice))
        if isinstance(question, (Retreat, FindHaven)):
            return prospects.stand(move.space)
    if isinstance(move, StealMove):
        return _with_die(state, turn, move.face)
    if isinstance(move, DiceMove) and isinstance(question, PayDice):
        if question.card == PLATO:
            return STORE.left(state.dice - move.dice)
        return turn.after_card(question.card, state.dice - move.dice)
    if isinstance(move, NumberedMove):
        return _numbered(state, seat, move, prospects)
    if isinstance(question, Improve):
        return prospects.hand
    if isinstance(question, TakePhilosopher):
        return prospects.card + PLAYED_WELL
    return 0.0


def _numbered(state: Civilization, seat: int, move: NumberedMove, prospects: Prospects) -> float:
    question = state.decision
    number = move.number
    if isinstance(question, (PickSlot, Improve)):
        return prospects.slot[number]
    if isinstance(question, PickHero):
        return prospects.hero_worth(number)
    if isinstance(question, TakePhilosopher):
        return prospects.card_worth(number)
    if isinstance(question, PickTarget):
        return prospects.wrath_on(number)
    if isinstance(question, KeepSecret):
        return secret_worth(state, number)
    if isinstance(question, PickBoard):
        return BOARD_LIKED[number]
    assert isinstance(question, Claim)
    points = float(state.box.common_points[number])
    return (
        points if move.kind == "claim" else prospects.hand + CHEAP_FIRST * (DEAR_OBJECTIVE - points)
    )


# rolling


def _reroll(state: Civilization, seat: int, turn: Turn, legal: list[Move]) -> Move:
    moves = state.kit.dice_moves
    if state.rerolls:
        again = turn.best_reroll(state.dice, state.rerolls, state.actions)
        return moves.reroll[again] if again else moves.done
    card = legal[-1]
    if not isinstance(card, NumberedMove):
        return moves.done
    return (
        card
        if turn.one_more_roll(state.dice, state.actions) > turn.price(HERACLITUS)
        else moves.done
    )


# acting


def _act(state: Civilization, seat: int, turn: Turn, legal: list[Move]) -> Move:
    best, found = turn.best_action(legal)
    if state.attached:
        return found if found is not None else legal[0]
    chosen: Move = found if found is not None else state.kit.dice_moves.end
    for kind in turn.cards:
        value, plan = turn.plan_with(kind, state.dice, state.actions, state.whole)
        if plan is not None and value > best:
            move = _begin(state, turn, kind, plan, legal)
            if move is not None:
                best = value
                chosen = move
    for move in legal:
        value = IMPOSSIBLE
        if isinstance(move, NumberedMove) and move.kind == "card":
            if move.number == DIOGENES:
                value = max([_with_die(state, turn, m.face) for m in stored_dice(state, seat)])
                value -= turn.price(DIOGENES)
        elif isinstance(move, SpaceMove) and move.kind == "redeploy":
            value = turn.elsewhere(move.space)
        if value > best:
            best = value
            chosen = move
    plato = state.box.moves.card[PLATO]
    if chosen is state.kit.dice_moves.end and plato in legal and _plato(state) > 0.0:
        return plato
    return chosen


def _begin(
    state: Civilization, turn: Turn, kind: int, plan: Plan, legal: list[Move]
) -> Move | None:
    """The move that begins a plan with a card: an action before it, or the card itself."""
    card = state.box.moves.card[kind]
    if by_card(plan.first):
        return card if card in legal else None
    if kind == SOCRATES and state.actions < 2:
        return card
    return turn.begin(plan, legal)


def _plato(state: Civilization) -> float:
    """What the card on offer that is most to be liked adds, instead of this one and of the dice."""
    liked = max([CARD_LIKED[kind] for kind in state.piles.on_offer()])
    left = max([STORE.left(state.dice - paid) for paid in CARDS[PLATO].prices(state)])
    gained = liked + state.box.card_points[PLATO] + left
    return gained - CARD_LIKED[PLATO] - STORE.left(state.dice) - CARD_MARGIN


def _with_die(state: Civilization, turn: Turn, face: int) -> float:
    ahead = state.copy()
    ahead.dice += ONE[face]
    return turn.with_dice(ahead)


# walking and fighting


def _step(state: Civilization, seat: int, walk: Voyage, turn: Turn) -> Move:
    """Towards the best space in reach."""
    moves = state.kit.dice_moves
    best = IMPOSSIBLE
    if walk.may_stop(state):
        best = turn.rest(state.dice, state.at[seat])
    chosen: Move = moves.stop
    for space, way in reach(state, walk).items():
        value = _entering(state, turn, space)
        if value > best + 1e-9:
            best = value
            chosen = moves.step[way[0]]
    return chosen


def _entering(state: Civilization, turn: Turn, space: int) -> float:
    """A space to stand on, whom to fight there, and the rest of the turn."""
    fight = turn.prospects.entering(space, red_to_spare(state.dice))
    return fight + turn.rest(state.dice, space)


def _spend(state: Civilization, seat: int, prospects: Prospects, legal: list[Move]) -> Move:
    """As many red dice as their part in the victory is worth."""
    contest = contest_under_way(state)
    own = state.red_strength(seat)
    best = IMPOSSIBLE
    chosen = legal[0]
    for move in legal:
        assert isinstance(move, NumberedMove)
        spent = move.number
        if isinstance(contest, Hunt):
            odds = chance_to_reach(contest.strength(state) - (own + spent))
            stake = prospects.slain() + prospects.setback(contest.space)
        elif isinstance(contest, Wrath):
            odds = chance_to_reach(AVOIDED - (own + spent))
            stake = prospects.struck(state.box.wrath_points)
        else:
            assert isinstance(contest, Battle)
            attacked = state.stack[-2]
            if isinstance(attacked, Attacked):
                odds = chance_to_reach(attacked.attack + 1 - (own + spent))
                stake = prospects.struck(state.box.attack_points)
            else:
                other = contest.defender
                rival = state.red_strength(other) + state.red_dice(other)
                odds = chance_to_beat(own + spent - rival)
                stake = prospects.beaten(other) + prospects.setback(contest.space)
        value = odds * stake - RED_DIE * spent
        if value > best:
            best = value
            chosen = move
    return chosen


def _reacts(state: Civilization, seat: int, turn: Turn) -> bool:
    """Whether a card in hand is played inside another step."""
    prospects = turn.prospects
    question = state.decision
    if isinstance(question, CountAsSix):
        return _zeno(state, seat, question.about, prospects) > turn.price(ZENO)
    if isinstance(question, StayNear):
        region = prospects.isles.spaces[question.about]
        free = [prospects.stand(space) for space in region if prospects.free[space]]
        return NEXT_TURN * (max(free, default=0.0) - prospects.home()) > turn.price(EPICURUS)
    own = state.red_strength(seat) + state.red_dice(seat)
    if isinstance(question, FearNoGod):
        odds = 1.0 - chance_to_reach(AVOIDED - own)
        return odds * prospects.struck(state.box.wrath_points) > turn.price(EPICURUS)
    assert isinstance(question, Stop)
    mover = question.about
    odds = chance_to_beat(state.red_strength(mover) + state.red_dice(mover) - own)
    return odds * prospects.struck(state.box.attack_points) > turn.price(PARMENIDES)


def _zeno(state: Civilization, seat: int, die: int, prospects: Prospects) -> float:
    """What a six instead of the die is worth."""
    contest = contest_under_way(state)
    rolled = state.stack[-2]
    assert isinstance(rolled, Rolled)
    own = state.red_strength(seat) + rolled.spent
    if isinstance(contest, Hunt):
        saved = own + die < contest.strength(state) <= own + _SIX
        return prospects.slain() + prospects.setback(contest.space) if saved else 0.0
    if isinstance(contest, Wrath):
        return prospects.struck(state.box.wrath_points) if own + die < AVOIDED else 0.0
    assert isinstance(contest, Battle)
    if seat == contest.attacker:
        rival = state.red_strength(contest.defender) + state.red_dice(contest.defender)
        better = _meets(own + _SIX, rival) - _meets(own + die, rival)
        return better * (prospects.beaten(contest.defender) + prospects.setback(contest.space))
    attacked = state.stack[-3]
    assert isinstance(attacked, Attacked)
    saved = own + die <= attacked.attack < own + _SIX
    return prospects.struck(state.box.attack_points) if saved else 0.0


def _meets(attack: int, defence: int) -> float:
    """The chance that a defence with its combat die does not exceed an attack."""
    return min(_SIX, max(0, attack - defence)) / _SIX
