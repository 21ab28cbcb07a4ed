"""DC-6.3.2: what each Philosopher does. A card is one row: its price, what it needs and does."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.rows import Row, complete
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.civilization.rules.building import HERO, ask_hero, can_place
from tatami.games.dicium.civilization.rules.cards import TakePhilosopher, play_card
from tatami.games.dicium.civilization.rules.fights import engage
from tatami.games.dicium.civilization.rules.moves import StealMove
from tatami.games.dicium.civilization.rules.moving import Go
from tatami.games.dicium.civilization.rules.philosophers import PHILOSOPHERS
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
class Lesson(Row):
    """A Philosopher played between actions."""

    def idle(self) -> bool:
        return type(self).begin is Lesson.begin

    def refusal(self, state: Civilization, seat: int) -> str:
        """The message why the card cannot be played between actions now; empty if it can."""
        if state.attached:
            return "illegal-attached"
        cost = state.box.card_dice[PHILOSOPHERS.index(self.id)]
        if cost and not self.payments(state.dice, cost):
            return self.too_few()
        return self.obstacle(state, seat)

    def obstacle(self, state: Civilization, seat: int) -> str:
        """The message why the whole effect is not possible now; empty if it is (DC-3.5.17)."""
        return ""

    def payments(self, dice: int, cost: int) -> list[int]:
        """Which of the dice can be discarded for it: any, as many as it costs."""
        return [part for part in parts(dice, cost) if size(part) == cost]

    def too_few(self) -> str:
        return "illegal-dice"

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        """The card is played and paid for: what happens now."""
        raise NotImplementedError  # pragma: no cover


class Companion(Lesson):
    """DC-3.5.18: attached to the next action, in whose row of the table its effect stands."""

    def refusal(self, state: Civilization, seat: int) -> str:
        """One action must fit all cards attached."""
        if state.actions == 0:
            return "illegal-no-action"
        attached = state.attached
        state.attached |= 1 << PHILOSOPHERS.index(self.id)
        fits = len(state.box.actions.offers(state, seat)) > 0
        state.attached = attached
        return "" if fits else "illegal-no-fit"

    def begin(self, state: Civilization, seat: int, chance: Chance) -> None:
        state.attached |= 1 << PHILOSOPHERS.index(self.id)


class Interjection(Lesson):
    """Played inside another step, which asks for it: never between actions."""

    def idle(self) -> bool:
        return False

    def refusal(self, state: Civilization, seat: int) -> str:
        return "illegal-card-moment"


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

    def payments(self, dice: int, cost: int) -> list[int]:
        return [part for part in super().payments(dice, cost) if _all_colours_differ(part)]

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


LESSONS: Final[list[Lesson]] = complete(
    "Philosopher",
    PHILOSOPHERS,
    [
        MoreQuestions("socrates"),
        OutOfTheCave("plato"),
        TeachAlexander("aristotle"),
        Companion("pythagoras"),
        Companion("thales"),
        Interjection("heraclitus"),
        Interjection("parmenides"),
        Interjection("zeno"),
        Companion("democritus"),
        FourElements("empedocles"),
        Companion("protagoras"),
        Interjection("epicurus"),
        Barrel("diogenes"),
        BurningMirrors("archimedes"),
        FirstMap("anaximander"),
        Companion("hypatia"),
    ],
)


def playable_cards(state: Civilization, seat: int) -> list[Move]:
    """The cards that may be played between actions, by rising index."""
    moves = state.box.moves.card
    return [
        moves[kind]
        for kind, count in enumerate(state.philosophers.hand(seat))
        if count and not LESSONS[kind].refusal(state, seat)
    ]


def play_between(state: Civilization, seat: int, kind: int, chance: Chance) -> None:
    play_card(state, seat, kind)
    if state.box.card_dice[kind]:
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
        return [moves[dice] for dice in LESSONS[self.card].payments(state.dice, cost)]

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
