"""Quick, plausible moves: how bots think that a race goes on."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.dicium.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
)
from tatami.games.dicium.crazy_cup.actions import Improve, added_faces
from tatami.games.dicium.crazy_cup.driving import best_step
from tatami.games.dicium.crazy_cup.hooks import Follow, ThrowHook
from tatami.games.dicium.crazy_cup.movement import DriveStep
from tatami.games.dicium.crazy_cup.plans import best_stored
from tatami.games.dicium.crazy_cup.rivals import car_of
from tatami.games.dicium.crazy_cup.state import Race
from tatami.games.dicium.dice import BLUE, COLOUR_OF, DICIUM, ONE, showing, size
from tatami.games.dicium.moves import ColourMove, NumberMove
from tatami.games.dicium.state import LARGEST_HAND
from tatami.games.dicium.turn import Act, Keep, Reroll, Store

_NUMBER_STEPS: Final[dict[int, float]] = {
    PAIR: 2.0,
    STRAIGHT: 6.0,
    THREE: 1.5,
    DOUBLE_PAIR: 3.0,
    FOUR: 5.0,
    FULL_HOUSE: 4.5,
    FIVE: 7.0,
}
"""What combinations are worth, in steps."""
_COLOUR_STEPS: Final[tuple[float, ...]] = (2.4, 0.0, 3.0, 1.5)
_CARD_STEPS: Final = 1.0
_LATE_STRAIGHT: Final = 2.5


def quick_move(race: Race, seat: int, rng: Chance) -> Move:
    question = race.decision
    if isinstance(question, DriveStep):
        return best_step(race, seat, rng)
    if isinstance(question, Reroll):
        return _quick_reroll(race)
    if isinstance(question, Keep):
        return race.dice_moves.keep[_liked(race.stored[seat])]
    if isinstance(question, Store):
        return race.dice_moves.store[best_stored(race.dice, car_of(race, seat))]
    legal = race.legal(seat)
    if isinstance(question, Act):
        return max(legal, key=lambda move: _steps(race, seat, move))
    if isinstance(question, Improve) and race.hand[seat] < LARGEST_HAND:
        return legal[-1]
    if isinstance(question, (ThrowHook, Follow)):
        return rng.chooses(legal)
    return legal[0] if legal[-1] is race.box.moves.no else rng.chooses(legal)


def _liked(dice: int) -> int:
    """Dice that are kept without much thought: blue ones, Diciums and sets."""
    kept = 0
    for face in range(6):
        count = showing(dice, face)
        if count > 1 or face == DICIUM or COLOUR_OF[face] == BLUE:
            kept += count * ONE[face]
    return kept


def _quick_reroll(race: Race) -> Move:
    again = race.dice - _liked(race.dice)
    return race.dice_moves.reroll[again] if again else race.dice_moves.done


def _steps(race: Race, seat: int, move: Move) -> float:
    """About what an offer is worth, in steps."""
    if isinstance(move, NumberMove):
        if move.combination == STRAIGHT and race.hand[seat] == LARGEST_HAND:
            return _LATE_STRAIGHT
        return _NUMBER_STEPS[move.combination]
    if isinstance(move, ColourMove):
        if move.colour != BLUE:
            return _COLOUR_STEPS[move.colour]
        added = added_faces(race, seat, BLUE)
        dice = size(move.dice)
        # with bonuses two small movements lead further than one
        return added + (1.0 / dice if added and race.actions > 1 else dice)
    return _CARD_STEPS if move.kind == "card" else 0.0
