"""Fights and harmful events: the combat die, red dice spent before it, red bonuses."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Frame
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.dice import RED
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.state import DiceState

AVOIDED: Final = 6
"""The strength that avoids a harmful event."""
_SIDES: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class SpendRed(Decision[DiceState]):
    """How many red dice a seat spends before its combat die is rolled. Games say what for."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        spend: list[Move] = []
        spend += state.dice_moves.spend[: state.red_dice(seat) + 1]
        return spend

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        self.committed(state, move.number, chance)

    def committed(self, state: DiceState, spent: int, chance: Chance) -> None:
        """Go on with that many red dice."""
        raise AssertionError("a game says what the dice are for")  # pragma: no cover

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-spend")


def ask_red(state: DiceState, question: SpendRed, chance: Chance) -> None:
    """Ask for red dice, or go on without if there are none."""
    if state.red_dice(question.seat):
        state.push(question)
    else:
        question.committed(state, 0, chance)


def fight_strength(state: DiceState, seat: int, spent: int, situation: int, chance: Chance) -> int:
    """Roll the combat die and add everything up. The red dice are gone."""
    die = chance.die(_SIDES)
    bonuses = state.bonuses(seat, RED)
    state.spend_red(seat, spent)
    total = die + spent + bonuses + situation
    if state.events is not None:
        state.tell(
            "strength",
            {"player": Seat(seat), "die": die, "spent": spent, "bonuses": bonuses, "total": total},
        )
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class FightOver(Frame[DiceState]):
    """What a game does after a fight between players. It waits below the fight on the stack."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender

    def decided(self, state: DiceState, won: bool, chance: Chance) -> None:
        """The attacker won or lost."""
        raise AssertionError("a game says what a fight decides")  # pragma: no cover


class Attack(SpendRed):
    """The attacker's red dice, with what the situation gives."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "defender", "situation")

    def __init__(self, seat: int, defender: int, situation: int) -> None:
        super().__init__(seat)
        self.defender = defender
        self.situation = situation

    def committed(self, state: DiceState, spent: int, chance: Chance) -> None:
        attack = fight_strength(state, self.seat, spent, self.situation, chance)
        ask_red(state, Defence(self.defender, attack), chance)


class Defence(SpendRed):
    """The defender's stored red dice, the attack being known."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "attack")

    def __init__(self, seat: int, attack: int) -> None:
        super().__init__(seat)
        self.attack = attack

    def committed(self, state: DiceState, spent: int, chance: Chance) -> None:
        defence = fight_strength(state, self.seat, spent, 0, chance)
        result = state.stack.pop()
        assert isinstance(result, FightOver)
        result.decided(state, self.attack >= defence, chance)


def attack(state: DiceState, result: FightOver, situation: int, chance: Chance) -> None:
    """A fight between two players; `result` says what comes of it."""
    state.push(result)
    ask_red(state, Attack(result.attacker, result.defender, situation), chance)
