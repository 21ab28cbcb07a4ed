"""DI-5: fights, in separate steps: red dice committed, the combat die, what turns it, judgement.

What is fought about is a `Contest`. It waits on the stack below the steps and judges in the end.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Frame, Step
from tatami.core.text import Arguments, Seat, Text
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.state import DiceState

S = TypeVar("S", bound=DiceState)

AVOIDED: Final = 6
"""DI-5.3: the strength that avoids a harmful event."""
_SIDES: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest(Step[S]):
    """A fight or a test. A game says what is added, and what follows.

    It begins when it comes to lie on top of the stack, or at once by `fight`.
    """

    def roller(self, state: S) -> int:
        """Who rolls first, if it begins by itself."""
        raise NotImplementedError  # pragma: no cover

    def run(self, state: S, chance: Chance) -> None:
        fight(state, self, self.roller(state), chance)

    def spends(self, state: S, seat: int) -> list[Move]:
        """How a seat may commit red dice before its roll; nothing is asked if there is one way."""
        found: list[Move] = []
        found += state.kit.dice_moves.spend[: state.red_dice(seat) + 1]
        return found

    def committed(self, state: S, seat: int, move: Move) -> None:
        """Pay for whatever the seat commits beside red dice."""

    def situation(self, state: S, seat: int) -> int:
        """What the situation adds to the strength of a seat."""
        return 0

    def after_die(self, state: S, seat: int, die: int, chance: Chance) -> None:
        """Ask about cards that turn the combat die: they call `turn_die`."""

    def judged(self, state: S, seat: int, total: int, chance: Chance) -> None:
        """A seat has reached this strength. The contest has left the stack."""
        raise NotImplementedError  # pragma: no cover

    def prompt(self, state: S, seat: int) -> Text:
        return Text("ask-spend", rule="DI-5.4")


def fight(state: DiceState, contest: Contest[Any], seat: int, chance: Chance) -> None:
    """Begin a contest with the red dice of this seat."""
    state.push(contest)
    ask_red(state, contest, seat, chance)


def ask_red(state: DiceState, contest: Contest[Any], seat: int, chance: Chance) -> None:
    """Ask a seat for red dice, or roll without if there is nothing to choose."""
    ways = contest.spends(state, seat)
    if len(ways) > 1:
        state.push(SpendRed(seat))
    else:
        _commit(state, contest, seat, ways[0], chance)


class SpendRed(Decision[DiceState]):
    """DI-R05: how many red dice a seat spends before its combat die is rolled."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        return contest_under_way(state).spends(state, seat)

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        _commit(state, contest_under_way(state), seat, move, chance)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return contest_under_way(state).prompt(state, seat)


def contest_under_way(state: DiceState) -> Contest[Any]:
    """The contest on top of the stack, below the steps that it takes."""
    for frame in state.stack[::-1]:
        if isinstance(frame, Contest):
            return frame
    raise AssertionError("nothing is fought about")


def _commit(state: DiceState, contest: Contest[Any], seat: int, move: Move, chance: Chance) -> None:
    assert isinstance(move, NumberedMove)
    contest.committed(state, seat, move)
    state.spend_red(seat, move.number)
    die = chance.die(_SIDES)
    state.push(Rolled(seat, move.number, die))
    contest.after_die(state, seat, die, chance)


class Rolled(Step[DiceState]):
    """The combat die as it counts, once nobody turns it any more."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "spent", "die")

    def __init__(self, seat: int, spent: int, die: int) -> None:
        self.seat = seat
        self.spent = spent
        self.die = die

    def run(self, state: DiceState, chance: Chance) -> None:
        contest = contest_under_way(state)
        bonuses = state.red_strength(self.seat)
        situation = contest.situation(state, self.seat)
        total = self.die + self.spent + bonuses + situation
        if state.events is not None:
            args: Arguments = {"player": Seat(self.seat), "die": self.die, "spent": self.spent}
            args["bonuses"] = bonuses
            args["total"] = total
            if situation:
                args["situation"] = situation
            state.tell("strength-situation" if situation else "strength", args)
        state.push(Judged(self.seat, total))  # a step of its own: both are seen as they stood


class Judged(Step[DiceState]):
    """What a strength leads to."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "total")

    def __init__(self, seat: int, total: int) -> None:
        self.seat = seat
        self.total = total

    def run(self, state: DiceState, chance: Chance) -> None:
        contest = contest_under_way(state)
        top = state.stack.pop()
        if isinstance(top, Attacked):
            duel = state.stack.pop()
            assert isinstance(duel, Duel)
            duel.decided(state, top.attack >= self.total, chance)
        else:
            contest.judged(state, self.seat, self.total, chance)


def turn_die(state: DiceState, die: int) -> None:
    """The combat die that lies on top of the stack counts as this."""
    rolled = state.stack.pop()
    assert isinstance(rolled, Rolled)
    state.push(Rolled(rolled.seat, rolled.spent, die))


@mypyc_attr(allow_interpreted_subclasses=True)
class Threshold(Contest[S]):
    """DI-5.2: against a number: a monster, a goblin."""

    def strength(self, state: S) -> int:
        raise NotImplementedError  # pragma: no cover

    def decided(self, state: S, seat: int, won: bool, chance: Chance) -> None:
        raise NotImplementedError  # pragma: no cover

    def judged(self, state: S, seat: int, total: int, chance: Chance) -> None:
        self.decided(state, seat, total >= self.strength(state), chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class HarmfulEvent(Threshold[S]):
    """DI-5.3: won means that the effect is avoided."""

    def strength(self, state: S) -> int:
        return AVOIDED


@mypyc_attr(allow_interpreted_subclasses=True)
class Duel(Contest[S]):
    """DI-5.1: between two players: the attacker rolls first, and wins a draw."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender")

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker = attacker
        self.defender = defender

    def roller(self, state: S) -> int:
        return self.attacker

    def decided(self, state: S, won: bool, chance: Chance) -> None:
        """The attacker won or lost."""
        raise NotImplementedError  # pragma: no cover

    def judged(self, state: S, seat: int, total: int, chance: Chance) -> None:
        state.push(self)
        state.push(Attacked(total))
        ask_red(state, self, self.defender, chance)


class Attacked(Frame[DiceState]):
    """The strength of an attack that the defender still answers. Its duel lies right below."""

    fields: ClassVar[tuple[str, ...]] = ("attack",)

    def __init__(self, attack: int) -> None:
        self.attack = attack


@mypyc_attr(allow_interpreted_subclasses=True)
class Series(Step[S]):
    """DI-5.5: several enemies on one space, one by one in the mover's order, until a fight is
    lost. Each fight lies above it on the stack; after a loss `end_series` takes it away."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "piece")

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, state: S, chance: Chance) -> None:
        enemies = self.enemies(state)
        if not enemies:
            self.cleared(state, chance)
            return
        state.push(self)
        if len(enemies) == 1:
            self.engage(state, enemies[0], chance)
        else:
            state.push(PickEnemy(self.seat))

    def enemies(self, state: S) -> list[Move]:
        """The enemies still there, as moves that name them, by rising index."""
        raise NotImplementedError  # pragma: no cover

    def engage(self, state: S, enemy: Move, chance: Chance) -> None:
        """Begin the fight against this one."""
        raise NotImplementedError  # pragma: no cover

    def cleared(self, state: S, chance: Chance) -> None:
        """No enemy is left and the piece is still there."""


class PickEnemy(Decision[DiceState]):
    """Which of several enemies is fought next."""

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        series = state.stack[-2]
        assert isinstance(series, Series)
        return series.enemies(state)

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        series = state.stack[-1]
        assert isinstance(series, Series)
        series.engage(state, move, chance)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-enemy", rule="DI-5.5")


def end_series(state: DiceState) -> None:
    """The piece has lost: whoever is left on the space stays."""
    series = state.stack.pop()
    assert isinstance(series, Series)
