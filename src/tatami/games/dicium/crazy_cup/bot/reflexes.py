"""Quick, plausible moves: how bots think that a race goes on."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.dicium.crazy_cup.bot.driving import best_step
from tatami.games.dicium.crazy_cup.bot.outlook import Outlook
from tatami.games.dicium.crazy_cup.bot.rivals import planner_of
from tatami.games.dicium.crazy_cup.rules.movement import DriveStep
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.crazy_cup.rules.towing import Follow, ThrowHook
from tatami.games.dicium.rules.dice import BLUE, COLOUR_OF, DICIUM, ONE, showing
from tatami.games.dicium.rules.slots import Improve
from tatami.games.dicium.rules.state import LARGEST_HAND
from tatami.games.dicium.rules.turn import Act, Keep, Reroll, Store


def quick_move(race: Race, seat: int, rng: Chance) -> Move:
    question = race.decision
    if isinstance(question, DriveStep):
        return best_step(race, seat, rng)
    if isinstance(question, Reroll):
        return _quick_reroll(race)
    if isinstance(question, Keep):
        return race.kit.dice_moves.keep[_liked(race.stored[seat])]
    if isinstance(question, Store):
        return best_end(race, seat)
    legal = race.legal(seat)
    if isinstance(question, Act):
        outlook = Outlook(race, seat)
        plan = outlook.best_plan(race.dice, race.actions, race.whole)[1]
        return outlook.begin(plan, legal) or best_end(race, seat)
    if isinstance(question, Improve) and race.hand[seat] < LARGEST_HAND:
        return legal[-1]
    if isinstance(question, (ThrowHook, Follow)):
        return rng.chooses(legal)
    return legal[0] if legal[-1] is race.box.moves.no else rng.chooses(legal)


def best_end(race: Race, seat: int) -> Move:
    """How to end the turn: which dice to store, where that is asked."""
    moves = race.kit.dice_moves
    if moves.end in race.legal(seat):
        return moves.end
    return moves.store[planner_of(race, seat).store.best(race.dice)]


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
    return race.kit.dice_moves.reroll[again] if again else race.kit.dice_moves.done
