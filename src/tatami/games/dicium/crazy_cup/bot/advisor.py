"""How to drive well: plans with the dice, routes over shortcuts, cards at their moment."""

from __future__ import annotations

from math import exp
from typing import Final

from tatami.core.advisor import Advisor, Aid
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.standing import Chances, Standing, read_chances
from tatami.core.text import Seat, Text
from tatami.games.dicium.bot.dice_aids import dice_aids
from tatami.games.dicium.bot.plans import NOTHING
from tatami.games.dicium.bot.turn_search import turn_begins
from tatami.games.dicium.crazy_cup.bot.card_sense import (
    best_aim,
    best_bargain,
    best_card,
    best_payment,
    best_storm,
    best_turn,
    worth_stopping,
)
from tatami.games.dicium.crazy_cup.bot.driving import best_step, expected_path, tow_gain
from tatami.games.dicium.crazy_cup.bot.outlook import Car, Outlook
from tatami.games.dicium.crazy_cup.bot.reflexes import best_end, quick_move
from tatami.games.dicium.crazy_cup.bot.rivals import (
    finish_time,
    harm,
    planner_of,
    routes_of,
    savings,
)
from tatami.games.dicium.crazy_cup.bot.routes import WITH, tileset
from tatami.games.dicium.crazy_cup.bot.standing import NAMES, standing
from tatami.games.dicium.crazy_cup.bot.tempers import harms, traits
from tatami.games.dicium.crazy_cup.bot.weights import (
    CARD_WORTH,
    LEVELS,
    LIKING,
    STEEPNESS,
    SURE_TEST,
    TEMPERS,
    UNSEEN,
    WORTH_A_HOOK,
    WORTH_A_TILE,
)
from tatami.games.dicium.crazy_cup.rules.actions import PickTile, TakeCard
from tatami.games.dicium.crazy_cup.rules.entering import Bump
from tatami.games.dicium.crazy_cup.rules.mishaps import Loot
from tatami.games.dicium.crazy_cup.rules.movement import DriveStep
from tatami.games.dicium.crazy_cup.rules.reactions import StopCard
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.crazy_cup.rules.towing import Follow, ThrowHook
from tatami.games.dicium.rules.cards import CardChoice
from tatami.games.dicium.rules.dice import RED
from tatami.games.dicium.rules.fights import SpendRed
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.slots import Improve, PickSlot
from tatami.games.dicium.rules.state import ACTIONS, LARGEST_HAND
from tatami.games.dicium.rules.turn import Act, Keep, Reroll, Store

_CHANCES: Final = read_chances("tatami.games.dicium.crazy_cup.bot", NAMES)


class CupAdvisor(Advisor[Race]):
    def features(self, state: Race, seat: int) -> dict[str, float]:
        """The share that each driver's turns left give the seat of the victory."""
        return {"lead": self._chance(state, seat)}

    def _chance(self, state: Race, seat: int) -> float:
        if state.teams:
            mine = _time(state, seat) + _time(state, (seat + 2) % 4)
            other = _time(state, (seat + 1) % 4) + _time(state, (seat + 3) % 4)
            return 1.0 / (1.0 + exp(STEEPNESS * (mine - other) / 2))
        own = _time(state, seat)
        total = sum(
            exp(STEEPNESS * (own - _time(state, driver))) for driver in range(state.drivers)
        )
        return 1.0 / total

    def won(self, state: Race, seat: int) -> float:
        """Teams win together (CC-9.2)."""
        assert state.outcome is not None
        winners = state.outcome.winners
        if seat not in winners:
            return 0.0
        return (2.0 if state.teams else 1.0) / len(winners)

    def tempers(self) -> dict[str, dict[str, float]]:
        return TEMPERS

    def traits(self, state: Race, seat: int, move: Move, foe: int) -> list[str]:
        return traits(state, seat, move, foe)

    def harms(self, state: Race, seat: int, move: Move) -> int:
        return harms(state, move)

    def chances(self) -> Chances | None:
        return _CHANCES

    def aids(self, state: Race, seat: int) -> list[Aid]:
        return dice_aids(state, seat)

    def standing(self, state: Race) -> Standing:
        return standing(state)

    def level(self, name: str) -> str:
        """The advice looks through the whole turn: no search has beaten it."""
        return LEVELS[name]

    def settled(self, state: Race) -> bool:
        return turn_begins(state)

    def horizon(self) -> int:
        """To the end of the turn: the turns left are known better than reflexes would play them."""
        return 0

    def reflex(self, state: Race, seat: int, rng: Chance) -> Move:
        return quick_move(state, seat, rng)

    def goes_on(self, state: Race, seat: int, rng: Chance) -> Move:
        return self.advice(state, seat, rng) or state.legal(seat)[0]

    def aspects(self, state: Race, seat: int) -> dict[str, float]:
        """In turns."""
        rivals = state.targets(seat)
        return {
            "pace": -finish_time(state, seat),
            "rivals": min([_time(state, rival) for rival in rivals], default=0.0),
            "cards": CARD_WORTH * state.piles.count(seat),
            "stored": planner_of(state, seat).store.left(state.stored[seat]),
        }

    def hidden(self, state: Race, seat: int) -> list[Text]:
        """The cards of the others."""
        return [
            Text("hidden-hand", {"player": Seat(other), "cards": state.piles.held_texts(other)})
            for other in range(state.players)
            if other != seat and state.piles.count(other)
        ]

    def advice(self, state: Race, seat: int, rng: Chance) -> Move | None:
        legal = state.legal(seat)
        question = state.decision
        if len(legal) == 1:
            return legal[0]
        if isinstance(question, (Keep, Reroll)):
            return _best_roll(state, seat)
        if isinstance(question, Act):
            return _best_action(state, seat, legal)
        if isinstance(question, Store):
            return best_end(state, seat)
        if isinstance(question, DriveStep):
            return best_step(state, seat, rng)
        if isinstance(question, (Improve, PickSlot, PickTile, TakeCard)):
            return _best_gain(state, seat, legal)
        if isinstance(question, CardChoice):
            return _card_choice(state, seat, question, legal[0].kind)
        return _best_reaction(state, seat, legal, rng)


def _time(race: Race, driver: int) -> float:
    """When a driver will be over the line, with what cards and stored dice will save."""
    return finish_time(race, driver) - savings(race, driver)


def _best_roll(race: Race, seat: int) -> Move:
    """Which stored dice to keep, or which dice to roll again."""
    outlook = Outlook(race, seat)
    moves = race.kit.dice_moves
    if isinstance(race.decision, Keep):
        cards = race.book.beside_keep(race, seat)
        if cards:
            return cards[0]
        kept = outlook.best_keep(race.stored[seat], race.size, race.rerolls, ACTIONS)
        return moves.keep[kept]
    again = outlook.best_reroll(race.dice, race.rerolls, ACTIONS)
    return moves.reroll[again] if again else moves.done


def _best_action(race: Race, seat: int, legal: list[Move]) -> Move:
    outlook = Outlook(race, seat)
    now, plan = outlook.best_plan(race.dice, race.actions, race.whole)
    card = best_card(race, seat, legal, now, plan.first == NOTHING)
    if card is not None:
        return card
    return outlook.begin(plan, legal) or best_end(race, seat)


def _best_gain(race: Race, seat: int, legal: list[Move]) -> Move:
    """The best slot, tile, card, or the bigger hand."""
    if isinstance(race.decision, TakeCard):
        return max(legal, key=_liked)
    ways = routes_of(race, seat)
    tiles = tileset(race, seat)
    space = race.at[seat]
    if isinstance(race.decision, PickTile):
        return min(legal, key=lambda move: ways.left[WITH[tiles][_number(move)]][space])
    outlook = Outlook(race, seat)
    return max(legal, key=lambda move: -outlook.turns(_improved(outlook.start, move)))


def _improved(car: Car, move: Move) -> Car:
    improved = car.changed()
    if move.kind == "hand":
        improved.hand = min(LARGEST_HAND, improved.hand + 1)
    else:
        improved.slots |= 1 << _number(move)
    return improved


def _number(move: Move) -> int:
    assert isinstance(move, NumberedMove)
    return move.number


def _liked(move: Move) -> float:
    return LIKING[move.number] if isinstance(move, NumberedMove) else UNSEEN


def _card_choice(race: Race, seat: int, question: CardChoice, kind: str) -> Move:
    """What a card that is being played still asks: moves of this kind."""
    moves = race.box.moves
    if kind == "pay":
        return moves.pay[best_payment(race, Outlook(race, seat))[1]]
    if kind == "target":
        return moves.target[race.driver_move(best_aim(race, seat, question.card))]
    if kind == "tornado":
        return moves.tornado[best_storm(race, seat, question.card)]
    if kind == "turn":
        _, old, new = best_turn(race, Outlook(race, seat))
        return race.kit.dice_moves.turn[old * 6 + new]
    return best_bargain(race, seat)


def _best_reaction(race: Race, seat: int, legal: list[Move], rng: Chance) -> Move:
    """Everything that is not asked in the course of the own plan."""
    question = race.decision
    yes, no = legal[0], legal[-1]
    if isinstance(question, SpendRed):
        useful = max(0, SURE_TEST - race.bonuses(seat, RED))
        return race.kit.dice_moves.spend[min(len(legal) - 1, useful)]
    if isinstance(question, ThrowHook):
        return yes if tow_gain(race, seat, expected_path(race)) >= WORTH_A_HOOK else no
    if isinstance(question, Follow):
        return yes if tow_gain(race, seat, question.path) > 0 else no
    if isinstance(question, StopCard):
        return yes if worth_stopping(race, seat) else no
    if isinstance(question, Bump):
        worth = [harm(race, seat, race.driver_of(_number(m)), 3) for m in legal[:-1]]
        return legal[worth.index(max(worth))]
    if isinstance(question, Loot):
        return _best_loot(race, seat, legal)
    if legal[0].kind in ("board", "race", "lane"):
        return rng.chooses(legal)
    return yes


def _best_loot(race: Race, seat: int, legal: list[Move]) -> Move:
    ways = routes_of(race, seat)
    tiles = tileset(race, seat)
    space = race.at[seat]
    now = ways.left[tiles][space]
    for move in legal:
        if move.kind == "loot" and now - ways.left[WITH[tiles][_number(move)]][space] >= (
            WORTH_A_TILE
        ):
            return move
    return legal[-1]
