"""DC-6.3.2: what each Philosopher does. A card is one row: its price, what it needs and does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Seat, Text
from tatami.games.dicium.civilization.rules.building import HERO, ask_hero, can_place
from tatami.games.dicium.civilization.rules.fights import (
    CountAsSix,
    FearNoGod,
    StayNear,
    engage,
)
from tatami.games.dicium.civilization.rules.moves import StealMove
from tatami.games.dicium.civilization.rules.moving import Go, Stop
from tatami.games.dicium.civilization.rules.philosophers import (
    BETWEEN,
    MOMENTS,
    PHILOSOPHERS,
    WITH_NEXT,
)
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.civilization.rules.taking import TakePhilosopher, play_card
from tatami.games.dicium.rules.cards import (
    CardRow,
    Interjection,
    PayDice,
    ask_for_card,
    card_rows,
)
from tatami.games.dicium.rules.dice import COLOURS, ONE, colour_count, parts, showing, size
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.player_board import ALL_SLOTS
from tatami.games.dicium.rules.slots import take_slot

_ATTACHING: Final = ("illegal-attached", "illegal-no-action", "illegal-no-fit")


def rule_of(id: str) -> str:
    """DC-3.5.1 and those after it are the Philosophers, in their order."""
    return f"DC-3.5.{PHILOSOPHERS.index(id) + 1}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Philosopher(CardRow[Civilization]):
    """A Philosopher played between actions, if its whole effect is possible (DC-3.5.17)."""

    unpaid: ClassVar[str] = "illegal-dice"

    def __init__(self, id: str) -> None:
        super().__init__(id, rule_of(id))

    def asked_for(self) -> bool:
        return MOMENTS[self.id] == BETWEEN

    def refusal(self, state: Civilization, seat: int) -> str:
        if state.attached:
            return "illegal-attached"
        return self.obstacle(state, seat) if self.prices(state) else self.unpaid

    def refusal_rule(self, refusal: str) -> str:
        return "DC-3.5.18" if refusal in _ATTACHING else self.rule

    def prices(self, state: Civilization) -> list[int]:
        cost = state.box.card_dice[self.kind]
        return self.payments(state.dice, cost) if cost else [0]

    def payments(self, dice: int, cost: int) -> list[int]:
        """Which of the dice can be discarded for it: any, as many as it costs."""
        return [part for part in parts(dice, cost) if size(part) == cost]


class Companion(Philosopher):
    """DC-3.5.18: attached to the next action; its effect stands in `COMPANY`."""

    def asked_for(self) -> bool:
        return MOMENTS[self.id] == WITH_NEXT

    def refusal(self, state: Civilization, seat: int) -> str:
        """One action must fit all cards attached."""
        if state.actions == 0:
            return "illegal-no-action"
        attached = state.attached
        state.attached |= 1 << self.kind
        fits = len(state.box.actions.offers(state, seat)) > 0
        state.attached = attached
        return "" if fits else "illegal-no-fit"

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        state.attached |= 1 << self.kind


class MoreQuestions(Philosopher):
    """DC-3.5.1"""

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        state.actions += 1


class OutOfTheCave(Philosopher):
    """DC-3.5.2"""

    def obstacle(self, state: Civilization, seat: int) -> str:
        return "" if state.piles.on_offer() else "illegal-no-offer"

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        state.push(TakePhilosopher(seat, False))


class TeachAlexander(Philosopher):
    """DC-3.5.3"""

    def obstacle(self, state: Civilization, seat: int) -> str:
        return "" if can_place(state, seat, HERO) else "illegal-hero"

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        ask_hero(state, seat)


class NoRiverTwice(Philosopher):
    """DC-3.5.6: played before the dice lie still, see `rulebook`; never between actions."""

    def asked_for(self) -> bool:
        return MOMENTS[self.id] == "roll"

    def refusal(self, state: Civilization, seat: int) -> str:
        return "illegal-card-moment"

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        state.rerolls += 1


class FourElements(Philosopher):
    """DC-3.5.10"""

    unpaid: ClassVar[str] = "illegal-colours"

    def obstacle(self, state: Civilization, seat: int) -> str:
        return "" if state.slots[seat] != ALL_SLOTS else "illegal-no-slot"

    def payments(self, dice: int, cost: int) -> list[int]:
        return [part for part in super().payments(dice, cost) if _all_colours_differ(part)]

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        take_slot(state, seat)


def _all_colours_differ(dice: int) -> bool:
    return all(colour_count(dice, colour) <= 1 for colour in range(len(COLOURS)))


class Barrel(Philosopher):
    """DC-3.5.13: which stored die is taken."""

    ask: ClassVar[str] = "ask-steal"
    lacking: ClassVar[str] = "illegal-no-stored"

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        return [*stored_dice(state, seat)]

    def prompt(self, state: Civilization) -> Text:
        return Text(self.ask, rule="DC-3.5.13")

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        assert isinstance(choice, StealMove)
        state.stored[choice.seat] -= ONE[choice.face]
        state.dice += ONE[choice.face]
        state.size += 1
        if state.events is not None:
            die = choice.args["die"]
            state.tell("steal", {"player": Seat(seat), "target": Seat(choice.seat), "die": die})


def stored_dice(state: Civilization, seat: int) -> list[StealMove]:
    """The stored dice of opponents, by face."""
    return [
        move
        for move in state.box.moves.steal
        if move.seat != seat
        and move.seat < state.players
        and showing(state.stored[move.seat], move.face)
    ]


class BurningMirrors(Philosopher):
    """DC-3.5.14: whom the fight is with."""

    ask: ClassVar[str] = "ask-aim"
    lacking: ClassVar[str] = "illegal-no-enemy"

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        return [state.box.moves.aim[space] for space in enemies_near(state, seat)]

    def prompt(self, state: Civilization) -> Text:
        return Text(self.ask, rule="DC-3.5.14")

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        assert isinstance(choice, SpaceMove)
        engage(state, seat, choice.space, chance)


def enemies_near(state: Civilization, seat: int) -> list[int]:
    """Monsters, and opponents' meeples not on their own Capital, in the own region."""
    found = []
    for space in state.box.archipelago.spaces[state.region(seat)]:
        other = state.meeple_on(space, seat)
        if state.monster_on(space) >= 0 or (other >= 0 and state.capital(other) != space):
            found.append(space)
    return found


class FirstMap(Philosopher):
    """DC-3.5.15"""

    def played(self, state: Civilization, seat: int, choice: Move | None, chance: Chance) -> None:
        state.push(Go(seat, True))


CARDS: Final[list[CardRow[Any]]] = card_rows(
    "Philosopher",
    PHILOSOPHERS,
    [
        MoreQuestions("socrates"),
        OutOfTheCave("plato"),
        TeachAlexander("aristotle"),
        Companion("pythagoras"),
        Companion("thales"),
        NoRiverTwice("heraclitus"),
        Interjection("parmenides", rule_of("parmenides"), Stop),
        Interjection("zeno", rule_of("zeno"), CountAsSix),
        Companion("democritus"),
        FourElements("empedocles"),
        Companion("protagoras"),
        Interjection("epicurus", rule_of("epicurus"), StayNear, FearNoGod),
        Barrel("diogenes"),
        BurningMirrors("archimedes"),
        FirstMap("anaximander"),
        Companion("hypatia"),
    ],
)


def play_between(state: Civilization, seat: int, kind: int, chance: Chance) -> None:
    play_card(state, seat, kind)
    if state.box.card_dice[kind]:
        state.push(PayDice(seat, kind))
    else:
        ask_for_card(state, seat, kind, chance)
