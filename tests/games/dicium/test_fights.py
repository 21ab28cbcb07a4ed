"""DI-5: fights between players, against a number, in a row, and harmful events."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Text
from tatami.games.dicium.rules.dice import group, written
from tatami.games.dicium.rules.fights import (
    Duel,
    HarmfulEvent,
    Series,
    Threshold,
    end_series,
    fight,
    turn_die,
)
from tatami.games.dicium.rules.moves import NumberedMove
from tests.games.dicium.crazy_cup.tables import luck
from tests.games.dicium.toy import BOX, Toy


class Brawl(Duel[Toy]):
    def decided(self, state: Toy, won: bool, chance: Chance) -> None:
        state.notes.append(("won" if won else "lost", self.defender))
        state.push(Rest(0))


class Rest(Decision[Toy]):
    """Something to wait at."""

    def choices(self, state: Toy, seat: int) -> list[Move]:
        return [BOX.dice_moves.no]

    def take(self, state: Toy, seat: int, move: Move, chance: Chance) -> None:
        pass

    def prompt(self, state: Toy, seat: int) -> Text:
        return Text("ask-step")


def brawl(dice: str = "", stored: str = "", slots: tuple[int, int] = (0, 0)) -> Toy:
    toy = Toy(dice)
    toy.stored[1] = group(stored)
    toy.slots = list(slots)
    return toy


def begin(toy: Toy, chance: Chance) -> Toy:
    fight(toy, Brawl(0, 1), 0, chance)
    toy.settle(chance)
    return toy


def test_6_equal_strength_wins_for_the_attacker() -> None:
    chance = luck(3, 3)
    toy = begin(brawl(stored="4", slots=(3, 1)), chance)
    assert toy.actors == (1,)
    assert toy.offered == ["spend 0", "spend 1"]
    toy.play("spend 1", chance)
    assert toy.notes == [("won", 1)]
    assert toy.stored[1] == 0
    assert [event.args["total"] for event in toy.events or []] == [5, 5]


@pytest.mark.parametrize(
    ("rolls", "spend", "result"),
    [((3, 3), 0, "won"), ((3, 4), 1, "lost"), ((3, 4), 0, "won")],
)
def test_6_the_stored_die_counts_once_spent(
    rolls: tuple[int, int], spend: int, result: str
) -> None:
    chance = luck(*rolls)
    toy = begin(brawl(stored="4", slots=(3, 1)), chance)
    toy.play(f"spend {spend}", chance)
    assert toy.notes == [(result, 1)]


def test_6_the_attacker_spends_unused_red_dice() -> None:
    chance = luck(1, 3)
    toy = begin(brawl("4 4 1"), chance)
    assert toy.offered == ["spend 0", "spend 1", "spend 2"]
    toy.play("spend 2", chance)
    assert written(toy.dice) == "1"
    assert not toy.whole
    assert toy.notes == [("won", 1)]


def test_nobody_is_asked_without_a_red_die() -> None:
    toy = begin(brawl("1 D 5"), luck(2, 3))
    assert toy.notes == [("lost", 1)]


class Ogre(Threshold[Toy]):
    fields: ClassVar[tuple[str, ...]] = ("number", "bonus")

    def __init__(self, number: int, bonus: int = 0) -> None:
        self.number = number
        self.bonus = bonus

    def strength(self, state: Toy) -> int:
        return 5

    def situation(self, state: Toy, seat: int) -> int:
        return self.bonus

    def after_die(self, state: Toy, seat: int, die: int, chance: Chance) -> None:
        if "luck" in state.forbidden:
            state.push(Lucky(seat))

    def decided(self, state: Toy, seat: int, won: bool, chance: Chance) -> None:
        state.notes.append(("won" if won else "lost", self.number))
        if won:
            state.at[2 + self.number] = -1
        elif state.stack and isinstance(state.stack[-1], Row):
            end_series(state)
        if not state.stack:
            state.push(Rest(0))


class Lucky(Decision[Toy]):
    """Whether the combat die counts as a six."""

    def choices(self, state: Toy, seat: int) -> list[Move]:
        return [BOX.dice_moves.hand, BOX.dice_moves.no]

    def take(self, state: Toy, seat: int, move: Move, chance: Chance) -> None:
        if move is BOX.dice_moves.hand:
            turn_die(state, 6)

    def prompt(self, state: Toy, seat: int) -> Text:
        return Text("ask-step")


@pytest.mark.parametrize(("die", "bonus", "result"), [(5, 0, "won"), (4, 0, "lost"), (4, 1, "won")])
def test_against_a_number_equal_strength_wins(die: int, bonus: int, result: str) -> None:
    toy = Toy("1")
    chance = luck(die)
    fight(toy, Ogre(0, bonus), 0, chance)
    toy.settle(chance)
    assert toy.notes == [(result, 0)]
    assert toy.told == ["strength-situation" if bonus else "strength"]


@pytest.mark.parametrize(("answer", "result"), [("hand", "won"), ("pass", "lost")])
def test_after_the_die_something_may_turn_it(answer: str, result: str) -> None:
    toy = Toy("1")
    toy.forbidden = {"luck"}
    chance = luck(2)
    fight(toy, Ogre(0), 0, chance)
    toy.settle(chance)
    assert toy.told == []
    toy.play(answer, chance)
    assert toy.notes == [(result, 0)]


class Row(Series[Toy]):
    def enemies(self, state: Toy) -> list[Move]:
        return [BOX.enemy[n] for n in (0, 1) if state.at[2 + n] >= 0]

    def engage(self, state: Toy, enemy: Move, chance: Chance) -> None:
        assert isinstance(enemy, NumberedMove)
        fight(state, Ogre(enemy.number), 0, chance)

    def cleared(self, state: Toy, chance: Chance) -> None:
        state.notes.append(("cleared", 0))
        state.push(Rest(0))


def test_several_enemies_are_fought_one_by_one_in_the_movers_order() -> None:
    toy = Toy("4 1")
    chance = luck(4, 5)
    toy.push(Row(0, 0))
    toy.settle(chance)
    assert toy.offered == ["enemy 0", "enemy 1"]
    toy.play("enemy 1", chance)
    assert toy.offered == ["spend 0", "spend 1"]
    toy.play("spend 1", chance)
    assert toy.notes == [("won", 1), ("won", 0), ("cleared", 0)]


def test_a_lost_fight_ends_the_series() -> None:
    toy = Toy("1")
    chance = luck(1)
    toy.push(Row(0, 0))
    toy.settle(chance)
    toy.play("enemy 0", chance)
    assert toy.notes == [("lost", 0)]
    assert toy.at[2] >= 0


class Curse(HarmfulEvent[Toy]):
    def decided(self, state: Toy, seat: int, won: bool, chance: Chance) -> None:
        state.notes.append(("avoided" if won else "struck", seat))
        state.push(Rest(0))


@pytest.mark.parametrize(("die", "result"), [(5, "avoided"), (4, "struck")])
def test_a_harmful_event_is_avoided_with_six(die: int, result: str) -> None:
    toy = Toy("1")
    toy.stored[1] = group("4")
    chance = luck(die)
    fight(toy, Curse(), 1, chance)
    toy.play("spend 1", chance)
    assert toy.notes == [(result, 1)]
    assert toy.stored[1] == 0
