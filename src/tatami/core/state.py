"""A game in progress: the whole truth, and the questions that the rules put to the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.encoding import Fields, Row
from tatami.core.errors import IllegalMove
from tatami.core.event import Event, shared
from tatami.core.move import Move
from tatami.core.outcome import Outcome
from tatami.core.text import Arguments, Text

if TYPE_CHECKING:
    from tatami.core.position import WrittenForm

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """What is still to be done, on the stack of a state.

    Frames never change once they are made, so copies of a state share them: a question
    that goes on pushes itself, or its successor, again. `fields` names the attributes (and
    arguments of `__init__`) that a written position keeps.
    """

    fields: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """A rule that runs by itself as soon as it lies on top of the stack."""

    def run(self, state: S, chance: Chance) -> None:
        raise NotImplementedError  # pragma: no cover


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """A question that the rules put to a seat, named after the rule.

    `seat` is below 0 if several seats are asked at once: then `actors` tells which.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actors(self, state: S) -> tuple[int, ...]:
        """Who must answer; several seats when the question is simultaneous."""
        return (self.seat,)

    def asked(self, state: S) -> tuple[int, ...]:
        """To whom everybody may know that the question is put.

        The same as `actors`, unless the answers are secret: then all who were asked, until the
        last answer is in, so that nobody learns who has answered, how soon, or had a choice.
        """
        return self.actors(state)

    def choices(self, state: S, seat: int) -> list[Move]:
        """The legal answers, by rising index; never empty."""
        raise NotImplementedError  # pragma: no cover

    def take_backs(self, state: S, seat: int) -> list[Move]:
        """Moves that only take back a part of an answer that is not finished, by rising index.

        A person may make them as often as they like; they lead nowhere, so they are not among the
        choices of bots and environments, and whoever moves at random comes to an end.
        """
        return []

    def take(self, state: S, seat: int, move: Move, chance: Chance) -> None:
        """Carry out a legal answer or take-back. The question has left the stack."""
        raise NotImplementedError  # pragma: no cover

    def prompt(self, state: S, seat: int) -> Text:
        """What the seat is asked. Public: it must not show more than others may know."""
        raise NotImplementedError  # pragma: no cover

    def why_not(self, state: S, seat: int, move: Move) -> Text:
        """Why a move is no legal answer; questions that can be answered wrongly say it better."""
        return Text("illegal-now")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Mutable, quick to copy. A game derives its own and adds its fields.

    `events` is a list while somebody listens and None in simulations. So is `scenes`: the
    positions on the way, for those who are told step by step what the rules did by themselves.
    `revealed` counts how often something hidden from the seat that moved came to light without
    a draw of chance.
    """

    game_id: ClassVar[str] = ""
    rows: ClassVar[tuple[str, ...]] = ()
    """Lists of the shared view to whose entries own views add fields, by position."""
    lasting: ClassVar[tuple[str, ...]] = ()
    """Fields of the shared view that stay the same as long as the game lasts."""

    # What games add then fits the shared keys of Python's instances, 30 at most: quicker copies.
    __slots__ = (
        "_answers",
        "_asked",
        "events",
        "outcome",
        "players",
        "revealed",
        "scenes",
        "stack",
    )

    def __init__(self, players: int) -> None:
        self.players = players
        self.stack: list[Frame[Any]] = []
        self.outcome: Outcome | None = None
        self.events: list[Event] | None = None
        self.scenes: list[Scene] | None = None
        self.revealed = 0
        self._asked: int = -1
        self._answers: list[Move] = []

    # what front ends, bots and environments use

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now, for engine and bots; empty when the game is over or
        between two steps. People are told `deciding`."""
        if self.outcome is not None:
            return ()
        top = self.stack[-1]
        return top.actors(self) if isinstance(top, Decision) else ()

    def deciding(self, viewer: int | None) -> tuple[int, ...]:
        """The seats that decide now, as far as a viewer (None: a spectator) may know.

        Whatever leaves the engine for people tells this, never `actors`. A seat that has given
        a secret answer knows so of itself alone.
        """
        if self.outcome is not None:
            return ()
        top = self.stack[-1]
        if not isinstance(top, Decision):
            return ()
        asked = top.asked(self)
        if viewer is None or viewer in top.actors(self):
            return asked
        return tuple([seat for seat in asked if seat != viewer])

    @property
    def decision(self) -> Decision[Any]:
        top = self.stack[-1]
        assert isinstance(top, Decision)
        return top

    def legal(self, seat: int) -> list[Move]:
        """The seat's legal moves, by rising index; empty when it has nothing to decide."""
        return list(self._choices(seat))

    def take_backs(self, seat: int) -> list[Move]:
        """What the seat may take back of an answer that is not finished; see `Decision`."""
        return self.decision.take_backs(self, seat) if seat in self.actors else []

    def moves_for_person(self, seat: int) -> list[Move]:
        """What a person is offered: the legal moves and the take-backs, by rising index."""
        back = self.take_backs(seat)
        return sorted(self._choices(seat) + back, key=_by_index) if back else self.legal(seat)

    def shortcuts(self, seat: int) -> list[list[Move]]:
        """Answers that one gesture of the seat gives, one after another, of two or more each.

        Nothing that the seat does not know decides whether a shortcut is there, and no luck falls
        before its last answer. A table may find on the way that the next answer is not asked for.
        """
        return []

    def require_legal(self, seat: int, move: Move) -> None:
        """`IllegalMove` says why the seat may not make this move now."""
        if move not in self._choices(seat) and move not in self.take_backs(seat):
            raise self._refusal(seat, move)

    def apply(self, seat: int, move: Move, chance: Chance) -> None:
        """Make the move; `IllegalMove`, and nothing changes, if the rules do not allow it."""
        self.require_legal(seat, move)
        self._asked = -1
        decision = self.stack.pop()
        assert isinstance(decision, Decision)
        decision.take(self, seat, move, chance)
        self.settle(chance)

    def prompt(self, seat: int) -> Text | None:
        if seat not in self.actors:
            return None
        return self.decision.prompt(self, seat)

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as plain JSON-able data."""
        raise NotImplementedError  # pragma: no cover

    def open_view(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat with all that is hidden from it, for games that are over."""
        return self.view(seat)

    def chapter(self) -> tuple[str, int] | None:
        """How far the game is: which `year`, `round` or `turn`, if it counts any."""
        return None

    def shared_view(self) -> dict[str, Any]:
        """The part of every view that is the same for all, made anew and never changed again: the
        next one is compared with it. A game may say that there is none."""
        return {}

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The rest of a seat's view, so that `merged(shared, own, rows)` is all of it."""
        return self.view(seat)

    def own_stamp(self, seat: int | None) -> Any:
        """Something small that changes whenever the own view does; None where one has to look."""
        return None

    def encode(self, seat: int, layout: Fields) -> Row[float]:
        """The view of a seat as numbers. Games that know a quicker way give the same."""
        return layout.row(self.view(seat), seat)

    def copy(self: S) -> S:
        """An independent state; nobody listens to its events. Games write a quicker one."""
        new = type(self)(self.players)
        self.copy_base(new)
        self.written_form().copy(self, new)
        return new

    def determinize(self: S, seat: int, rng: Chance) -> S:
        """A copy in which all that the seat does not know is drawn anew.

        The draw depends on what the seat knows and on `rng`, on nothing else.
        """
        raise NotImplementedError  # pragma: no cover

    def dump(self) -> dict[str, Any]:
        """The full position as JSON-able data; `game.load` reads it."""
        return self.written_form().write(self)

    @property
    def earlier_rules(self) -> int:
        """The version of the rules, if the game goes on by an earlier one; else 0."""
        return 0

    def written_form(self) -> WrittenForm:
        """All fields of the state: how positions are written, read and copied."""
        raise NotImplementedError  # pragma: no cover

    def derive(self) -> None:
        """Set what follows from the written fields, after they have been read."""

    def check(self) -> None:
        """`BadPosition` if something was lost or made from nothing."""
        raise NotImplementedError  # pragma: no cover

    # what the rules use

    def over(self) -> bool:
        """Whether the game has ended. Rules ask this after anything that may end it: type
        checkers take it that an attribute stays as it was seen, which compiled code relies on.
        """
        return self.outcome is not None

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def settle(self, chance: Chance) -> None:
        """Run the steps on top of the stack until a question is reached or the game is over."""
        while self.outcome is None:
            top = self.stack[-1]
            if not isinstance(top, Step):
                return
            if self.scenes is not None:
                self.keep_scene()
            self.stack.pop()
            top.run(self, chance)
        self.stack.clear()

    def tell(
        self,
        kind: str,
        args: Arguments,
        secret: Arguments | None = None,
        insiders: tuple[int, ...] = (),
    ) -> None:
        """Add an event. Hot rules ask `if state.events is not None` before building arguments."""
        if self.events is not None:
            told = shared(args)
            self.events.append(Event(kind, told, secret and shared(secret), insiders))

    def keep_scene(self) -> None:
        """Keep the position as it is now, with the events told so far, for those who watch.

        It happens by itself before every step; a rule that does much at once does it between.
        """
        if self.scenes is None or self.events is None:
            return
        told = len(self.events)
        if told and (not self.scenes or self.scenes[-1].told < told):
            seen = self.copy()
            if seen.stack and isinstance(seen.stack[-1], Decision):
                seen.stack.append(_MEANWHILE)
            self.scenes.append(Scene(told, seen))

    def copy_base(self, other: State) -> None:
        """Fill the common fields of `other`, a fresh copy of this state."""
        other.players = self.players
        other.stack = self.stack[:]
        other.outcome = self.outcome
        other.events = None
        other.scenes = None
        other.revealed = self.revealed
        other._asked = -1
        other._answers = []

    def forget_answers(self) -> None:
        """Needed by whoever takes a question from the stack without `apply`."""
        self._asked = -1

    def _choices(self, seat: int) -> list[Move]:
        if self._asked == seat:
            return self._answers
        if self.outcome is not None:
            return []
        decision = self.decision
        if seat not in decision.actors(self):
            return []
        self._answers = decision.choices(self, seat)
        self._asked = seat
        return self._answers

    def _refusal(self, seat: int, move: Move) -> IllegalMove:
        if self.outcome is not None:
            return IllegalMove(Text("illegal-game-over"))
        if not 0 <= seat < self.players:
            return IllegalMove(Text("illegal-no-such-seat", {"seats": self.players}))
        if seat not in self.actors:
            return IllegalMove(Text("illegal-not-asked"))
        return IllegalMove(self.refusal(seat, move))

    def refusal(self, seat: int, move: Move) -> Text:
        """Why a move is not legal for a seat that is asked, with a rule to read: that of the
        question, unless there is a better one."""
        why = self.why_not(seat, move)
        return why if why.rule else Text(why.id, why.args, self.decision.prompt(self, seat).rule)

    def why_not(self, seat: int, move: Move) -> Text:
        """The same as the rules of the game say it."""
        return self.decision.why_not(self, seat, move)


def merged(shared: dict[str, Any], own: dict[str, Any], rows: tuple[str, ...]) -> dict[str, Any]:
    """What all see and what one seat sees, together; the entries of `rows` have a part of both."""
    view = {**shared, **own}
    for name in rows:
        added = own[name]
        view[name] = [{**entry, **added[at]} for at, entry in enumerate(shared[name])]
    return view


def _by_index(move: Move) -> int:
    return move.index


class Meanwhile(Step[State]):
    """Lies on top in a scene: whatever will be asked later is not asked yet."""

    def run(self, state: State, chance: Chance) -> None:
        """A scene is only looked at."""


_MEANWHILE: Final = Meanwhile()


class Scene:
    """A position on the way, when so many events had been told since the game began."""

    def __init__(self, told: int, state: State) -> None:
        self.told = told
        self.state = state
