"""DC-6.3.2: Philosophers between actions. A card is one row: what it costs, needs and does."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.civilization.rules.building import HERO, ask_hero, can_place
from tatami.games.dicium.civilization.rules.cards import TakePhilosopher
from tatami.games.dicium.civilization.rules.fights import engage
from tatami.games.dicium.civilization.rules.moves import StealMove
from tatami.games.dicium.civilization.rules.moving import Go
from tatami.games.dicium.civilization.rules.philosophers import (
    ACT_CARDS,
    ANAXIMANDER,
    ARCHIMEDES,
    ARISTOTLE,
    DEMOCRITUS,
    DIOGENES,
    EMPEDOCLES,
    EPICURUS,
    HERACLITUS,
    HYPATIA,
    KINDS,
    NEXT_CARDS,
    PARMENIDES,
    PLATO,
    PROTAGORAS,
    PYTHAGORAS,
    SOCRATES,
    THALES,
    WINDOWS,
    ZENO,
)
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.rules.dice import (
    COLOURS,
    ONE,
    colour_count,
    parts,
    showing,
    size,
)
from tatami.games.dicium.rules.moves import DiceMove, SpaceMove, dice_args
from tatami.games.dicium.rules.player_board import ALL_SLOTS
from tatami.games.dicium.rules.slots import take_slot
from tatami.games.dicium.rules.walking import PickSpace


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesson:
    """What a Philosopher does when it is played between actions."""

    def obstacle(self, state: Civilization, seat: int) -> str:
        """The message why the whole effect is not possible now; empty if it is (DC-3.5.17)."""
        return ""

    def payments(self, state: Civilization, cost: int) -> list[int]:
        """The dice that can be discarded for it: any, as many as it costs."""
        return [part for part in parts(state.dice, cost) if size(part) == cost]

    def too_few(self) -> str:
        return "illegal-dice"

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        """The card is played and paid for: what happens now."""
        raise NotImplementedError  # pragma: no cover


class MoreQuestions(Lesson):
    """DC-3.5.1"""

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        state.actions += 1


class OutOfTheCave(Lesson):
    """DC-3.5.2"""

    def obstacle(self, state: Civilization, seat: int) -> str:
        return "" if state.philosophers.on_offer() else "illegal-no-offer"

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        state.push(TakePhilosopher(seat, False))


class TeachAlexander(Lesson):
    """DC-3.5.3"""

    def obstacle(self, state: Civilization, seat: int) -> str:
        return "" if can_place(state, seat, HERO) else "illegal-hero"

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        ask_hero(state, seat)


class FourElements(Lesson):
    """DC-3.5.10"""

    def obstacle(self, state: Civilization, seat: int) -> str:
        return "" if state.slots[seat] != ALL_SLOTS else "illegal-no-slot"

    def payments(self, state: Civilization, cost: int) -> list[int]:
        return [part for part in super().payments(state, cost) if _all_colours_differ(part)]

    def too_few(self) -> str:
        return "illegal-colours"

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        take_slot(state, seat)


def _all_colours_differ(dice: int) -> bool:
    return all(colour_count(dice, colour) <= 1 for colour in range(len(COLOURS)))


class Barrel(Lesson):
    """DC-3.5.13"""

    def obstacle(self, state: Civilization, seat: int) -> str:
        return "" if stored_dice(state, seat) else "illegal-no-stored"

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        dice = stored_dice(state, seat)
        if len(dice) == 1:
            steal(state, seat, dice[0])
        else:
            state.push(StealDie(seat))


def stored_dice(state: Civilization, seat: int) -> list[StealMove]:
    """The stored dice of opponents, by face."""
    return [
        move
        for move in state.box.moves.steal
        if move.seat != seat
        and move.seat < state.players
        and showing(state.stored[move.seat], move.face)
    ]


def steal(state: Civilization, seat: int, move: StealMove) -> None:
    state.stored[move.seat] -= ONE[move.face]
    state.dice += ONE[move.face]
    state.size += 1
    if state.events is not None:
        state.tell(
            "steal",
            {"player": Seat(seat), "target": Seat(move.seat), "die": move.args["die"]},
        )


class StealDie(Decision[Civilization]):
    """Diogenes: which stored die."""

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = []
        found += stored_dice(state, seat)
        return found

    def take(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, StealMove)
        steal(state, seat, move)

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-steal", rule="DC-3.5.13")


class BurningMirrors(Lesson):
    """DC-3.5.14"""

    def obstacle(self, state: Civilization, seat: int) -> str:
        return "" if enemies_near(state, seat) else "illegal-no-enemy"

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        spaces = enemies_near(state, seat)
        if len(spaces) == 1:
            engage(state, seat, spaces[0], chance)
        else:
            state.push(Aim(seat))


def enemies_near(state: Civilization, seat: int) -> list[int]:
    """Monsters, and opponents' meeples not on their own Capital, in the own region."""
    found = []
    for space in state.box.archipelago.spaces[state.region(seat)]:
        other = state.meeple_on(space, seat)
        if state.monster_on(space) >= 0 or (other >= 0 and state.capital(other) != space):
            found.append(space)
    return found


class Aim(PickSpace[Civilization]):
    """Archimedes: whom the fight is with."""

    def moves(self, state: Civilization) -> list[SpaceMove]:
        return state.box.moves.aim

    def spaces(self, state: Civilization) -> list[int]:
        return enemies_near(state, self.seat)

    def picked(self, state: Civilization, space: int, chance: Chance) -> None:
        engage(state, self.seat, space, chance)

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-aim", rule="DC-3.5.14")


class FirstMap(Lesson):
    """DC-3.5.15"""

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        state.push(Go(seat, True))


LESSONS: Final[dict[int, Lesson]] = {
    SOCRATES: MoreQuestions(),
    PLATO: OutOfTheCave(),
    ARISTOTLE: TeachAlexander(),
    EMPEDOCLES: FourElements(),
    DIOGENES: Barrel(),
    ARCHIMEDES: BurningMirrors(),
    ANAXIMANDER: FirstMap(),
}
ATTACHED: Final[tuple[int, ...]] = (PYTHAGORAS, THALES, DEMOCRITUS, PROTAGORAS, HYPATIA)
"""Played with the next action: their effects stand in the table of actions."""
REACTIONS: Final[tuple[int, ...]] = (HERACLITUS, PARMENIDES, ZENO, EPICURUS)
"""Played inside other steps: their effects stand there."""
assert sorted(WINDOWS) == list(range(KINDS)), "every Philosopher has its moment"
assert sorted(LESSONS) == list(ACT_CARDS), "every Philosopher between actions does something"
assert ATTACHED == NEXT_CARDS, "every Philosopher with an action is in the table of actions"
assert sorted((*LESSONS, *ATTACHED, *REACTIONS)) == list(range(KINDS)), "no Philosopher is idle"


def card_obstacle(state: Civilization, seat: int, kind: int) -> str:
    """The message why a card that the seat holds cannot be played between actions now."""
    if kind in REACTIONS:
        return "illegal-card-moment"
    if kind in NEXT_CARDS:
        return _attaching_obstacle(state, seat, kind)
    if state.attached:
        return "illegal-attached"
    lesson = LESSONS[kind]
    cost = state.box.card_dice[kind]
    if cost and not lesson.payments(state, cost):
        return lesson.too_few()
    return lesson.obstacle(state, seat)


def _attaching_obstacle(state: Civilization, seat: int, kind: int) -> str:
    """DC-3.5.18: one action must fit all cards attached."""
    if state.actions == 0:
        return "illegal-no-action"
    attached = state.attached
    state.attached |= 1 << kind
    fits = len(state.box.actions.offers(state, seat)) > 0
    state.attached = attached
    return "" if fits else "illegal-no-fit"


def playable_cards(state: Civilization, seat: int) -> list[Move]:
    """The cards that may be played between actions, by rising index."""
    moves = state.box.moves.card
    return [
        moves[kind]
        for kind, count in enumerate(state.philosophers.hand(seat))
        if count and not card_obstacle(state, seat, kind)
    ]


def play_between(state: Civilization, seat: int, kind: int, chance: Chance) -> None:
    state.philosophers.play(state, seat, kind)
    if kind in NEXT_CARDS:
        state.attached |= 1 << kind
    elif state.box.card_dice[kind]:
        state.push(PayDice(seat, kind))
    else:
        LESSONS[kind].begin(state, seat, chance)


class PayDice(Decision[Civilization]):
    """Which unused dice are discarded for a card."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def choices(self, state: Civilization, seat: int) -> list[Move]:
        cost = state.box.card_dice[self.card]
        moves = state.box.moves.pay
        return [moves[dice] for dice in LESSONS[self.card].payments(state, cost)]

    def take(self, state: Civilization, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, DiceMove)
        state.use(move.dice)
        if state.events is not None:
            args = dice_args(move.dice)
            args["player"] = Seat(seat)
            state.tell("pay", args)
        LESSONS[self.card].begin(state, seat, chance)

    def prompt(self, state: Civilization, seat: int) -> Text:
        card = state.philosophers.text(self.card)
        return Text("ask-pay", {"card": card}, "DC-3.5.17")
