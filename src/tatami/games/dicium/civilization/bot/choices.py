"""What bots answer to the questions of the game, one after the other."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.bot.odds import chance_to_beat, chance_to_reach
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE
from tatami.games.dicium.civilization.bot.prospects import Prospects
from tatami.games.dicium.civilization.bot.turn import STORE, UNBUILT, Turn
from tatami.games.dicium.civilization.bot.weights import (
    BOARD_LIKED,
    CARD_LIKED,
    PLAYED_WELL,
    RED_DIE,
    SECRET_LIKED,
)
from tatami.games.dicium.civilization.rules.building import PickHero, PlaceTile
from tatami.games.dicium.civilization.rules.cards import TakePhilosopher
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
from tatami.games.dicium.civilization.rules.lessons import LESSONS, Aim, PayDice, StealDie
from tatami.games.dicium.civilization.rules.moves import StealMove
from tatami.games.dicium.civilization.rules.moving import Go, Stop, Voyage
from tatami.games.dicium.civilization.rules.philosophers import (
    ANAXIMANDER,
    ARCHIMEDES,
    ARISTOTLE,
    DIOGENES,
    EMPEDOCLES,
    NEXT_CARDS,
    PHILOSOPHERS,
    PLATO,
    SOCRATES,
)
from tatami.games.dicium.civilization.rules.setup import KeepSecret
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.boards import PickBoard
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
            return prospects.tile[move.space] - 0.3 * prospects.isles.quarry[move.space]
        if isinstance(question, Go):
            return prospects.entering(move.space) + turn.rest(state.dice, move.space, UNBUILT)
        if isinstance(question, Aim):
            return prospects.entering(move.space)
        if isinstance(question, (Retreat, FindHaven)):
            return prospects.stand(move.space)
    if isinstance(move, StealMove):
        assert isinstance(question, StealDie)
        return _with_die(state, seat, turn, move.face)
    if isinstance(move, DiceMove) and isinstance(question, PayDice):
        return turn.rest_of_turn(state.dice - move.dice)
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
        return SECRET_LIKED[number]
    if isinstance(question, PickBoard):
        return BOARD_LIKED[state.box.boards[number].id]
    assert isinstance(question, Claim)
    points = float(state.box.common_points[number])
    return points if move.kind == "claim" else prospects.hand + 0.01 * (6.0 - points)


# rolling


def _reroll(state: Civilization, seat: int, turn: Turn, legal: list[Move]) -> Move:
    moves = state.kit.dice_moves
    if state.rerolls:
        again = turn.best_reroll(state.dice, state.rerolls, state.actions)
        return moves.reroll[again] if again else moves.done
    card = legal[-1]
    if not isinstance(card, NumberedMove):
        return moves.done
    now = turn.best_plan(state.dice, state.actions, True)[0]
    again = turn.best_reroll(state.dice, 1, state.actions)
    if not again:
        return moves.done
    better = turn.reroll_worth(state.dice - again, state.dice, state.actions)
    return card if better - now > turn.price() else moves.done


# acting


def _act(state: Civilization, seat: int, turn: Turn, legal: list[Move]) -> Move:
    best, found = turn.best_action(legal)
    if state.attached:
        return found if found is not None else legal[0]
    chosen: Move = found if found is not None else state.kit.dice_moves.end
    for move in legal:
        if move.kind == "card":
            assert isinstance(move, NumberedMove)
            value = _card(state, seat, turn, move, best)
            value -= turn.price()
        elif move.kind == "redeploy":
            assert isinstance(move, SpaceMove)
            value = turn.elsewhere(move.space)
        else:
            continue
        if value > best:
            best = value
            chosen = move
    return chosen


def _card(state: Civilization, seat: int, turn: Turn, move: NumberedMove, best: float) -> float:
    """What the turn is worth after the card is played, the card itself left out."""
    kind = move.number
    prospects = turn.prospects
    if kind in NEXT_CARDS:
        ahead = state.copy()
        ahead.philosophers.hands[seat * len(PHILOSOPHERS) + kind] -= 1
        ahead.attached |= 1 << kind
        return Turn(ahead, seat).best_action(ahead.book.offers(ahead, seat))[0]
    if kind == SOCRATES:
        if state.actions > 1:
            return IMPOSSIBLE
        ahead = state.copy()
        ahead.actions += 1
        return Turn(ahead, seat).best_action(ahead.book.offers(ahead, seat))[0]
    if kind == PLATO:
        liked = max([CARD_LIKED[PHILOSOPHERS[k]] for k in state.philosophers.on_offer()])
        return best + prospects.card + liked - PLAYED_WELL
    if kind == ARCHIMEDES:
        spaces = [
            space
            for space in prospects.isles.spaces[state.region(seat)]
            if state.monster_on(space) >= 0 or state.meeple_on(space, seat) >= 0
        ]
        return best + max([prospects.entering(space) for space in spaces], default=0.0)
    if kind == DIOGENES:
        return max(
            [
                _with_die(state, seat, turn, steal.face)
                for steal in state.box.moves.steal
                if steal.seat != seat
                and steal.seat < state.players
                and state.stored[steal.seat] >> 4 * steal.face & 15
            ]
        )
    gain = IMPOSSIBLE
    for dice in LESSONS[kind].payments(state, state.box.card_dice[kind]):
        left = state.dice - dice
        if kind == ARISTOTLE:
            worth = turn.hero_then(left)
        elif kind == EMPEDOCLES:
            worth = prospects.any_slot() + turn.rest_of_turn(left)
        else:
            assert kind == ANAXIMANDER
            worth = turn.map_then(left)
        gain = max(gain, worth)
    return gain


def _with_die(state: Civilization, seat: int, turn: Turn, face: int) -> float:
    ahead = state.copy()
    ahead.dice += ONE[face]
    return turn.with_dice(ahead)


# walking and fighting


def _step(state: Civilization, seat: int, walk: Voyage, turn: Turn) -> Move:
    """Towards the best space in reach."""
    moves = state.kit.dice_moves
    best = IMPOSSIBLE
    if walk.may_stop(state):
        best = turn.rest(state.dice, state.at[seat], UNBUILT)
    chosen: Move = moves.stop
    for space, way in reach(state, walk).items():
        value = turn.prospects.entering(space) + turn.rest(state.dice, space, UNBUILT)
        if value > best + 1e-9:
            best = value
            chosen = moves.step[way[0]]
    return chosen


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
            stake = state.box.monster_points + prospects.more["monster"] + 1.0
        elif isinstance(contest, Wrath):
            odds = chance_to_reach(AVOIDED - (own + spent))
            stake = state.box.wrath_points + 1.0
        else:
            assert isinstance(contest, Battle)
            attacked = state.stack[-2]
            if isinstance(attacked, Attacked):
                odds = chance_to_reach(attacked.attack + 1 - (own + spent))
                stake = state.box.attack_points + 1.0
            else:
                other = contest.defender
                rival = state.red_strength(other) + state.red_dice(other)
                odds = chance_to_beat(own + spent - rival)
                stake = state.box.attack_points + prospects.more["attack"] + 1.5
        value = odds * stake - RED_DIE * spent
        if value > best:
            best = value
            chosen = move
    return chosen


def _reacts(state: Civilization, seat: int, turn: Turn) -> bool:
    """Whether a card in hand is played inside another step."""
    prospects = turn.prospects
    question = state.decision
    price = turn.price()
    if isinstance(question, CountAsSix):
        return _zeno(state, seat, question.die, prospects) > price
    home = max([prospects.stand(haven) for haven in state.havens(seat)])
    if isinstance(question, StayNear):
        region = prospects.isles.spaces[question.region]
        free = [prospects.stand(space) for space in region if prospects.free[space]]
        return max(free, default=0.0) - home > price
    if isinstance(question, FearNoGod):
        odds = 1.0 - chance_to_reach(AVOIDED - (state.red_strength(seat) + state.red_dice(seat)))
        lost = max(0.0, prospects.stand(state.at[seat]) - home)
        return odds * (lost + 0.5 * state.box.wrath_points) > price
    assert isinstance(question, Stop)
    own = state.red_strength(seat) + state.red_dice(seat)
    odds = chance_to_beat(state.red_strength(question.mover) + state.red_dice(question.mover) - own)
    lost = max(0.0, prospects.stand(state.at[seat]) - home)
    return odds * (lost + 0.5 * state.box.attack_points) > price


def _zeno(state: Civilization, seat: int, die: int, prospects: Prospects) -> float:
    """What a six instead of the die is worth."""
    contest = contest_under_way(state)
    rolled = state.stack[-2]
    assert isinstance(rolled, Rolled)
    own = state.red_strength(seat) + rolled.spent
    if isinstance(contest, Hunt):
        need = contest.strength(state)
        stake = state.box.monster_points + prospects.more["monster"] + 0.5
        return stake if own + die < need <= own + _SIX else 0.0
    if isinstance(contest, Wrath):
        return state.box.wrath_points + 0.5 if own + die < AVOIDED else 0.0
    assert isinstance(contest, Battle)
    if seat == contest.attacker:
        rival = state.red_strength(contest.defender) + state.red_dice(contest.defender)
        better = _meets(own + _SIX, rival) - _meets(own + die, rival)
        return better * (state.box.attack_points + prospects.more["attack"] + 1.0)
    attacked = state.stack[-3]
    assert isinstance(attacked, Attacked)
    saved = own + die <= attacked.attack < own + _SIX
    return state.box.attack_points + 1.0 if saved else 0.0


def _meets(attack: int, defence: int) -> float:
    """The chance that a defence with its combat die does not exceed an attack."""
    return min(_SIX, max(0, attack - defence)) / _SIX
