"""A guided first game: a fixed deal, and ideas that are told one by one where they come up.

`lesson.toml` in a game's folder holds the deal and the steps; `docs/adding-a-game.md` describes it.
A step is told once, at the first question of the learner where all that it asks for holds. Nothing
forces the learner: a move other than the lit ones goes on with the game, and with the lesson.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

import msgspec

from tatami.core.chance import Chance
from tatami.core.errors import BadContent
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State
from tatami.core.text import Text
from tatami.games import folder
from tatami.language.filling import content_of, look_up

FILE = "lesson.toml"
Patterns: TypeAlias = str | list[str]
"""One or several, with `*` for anything."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    """`lesson-<name>` is what is said."""
    ask: Patterns = []
    """At which questions: the ids of their messages."""
    move: Patterns = []
    """What the learner is to do: notations. It is told when the game's own quick choice is one of
    them, which is then lit."""
    free: bool = False
    """It is told whenever one of these moves is legal, and all that are legal are lit."""
    can: Patterns = []
    """Moves that must be possible without being lit."""
    event: Patterns = []
    """Kinds of events of which one must have happened."""
    events: dict[str, int] = {}
    """Kinds of events, and how many of each must have happened."""
    after: Patterns = []
    """Steps that must have been told before."""
    view: dict[str, Any] = {}
    """What the learner must see: values by their paths in the view; a list names several."""
    about: Patterns = []
    """What it is about on the board: parts, spaces or cards by their names."""
    numbers: dict[str, str] = {}
    """Arguments of the message: paths in the game's content."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    seed: str
    players: int
    step: list[Step]
    seat: int = 0
    level: str = "easy"
    options: dict[str, str] = {}

    def moment(self, match: Match, seat: int, told: list[str]) -> Moment | None:
        """What is to be told to the learner now: the first step whose situation has come."""
        state = match.state
        if seat not in state.actors:
            return None
        situation = _Situation(match, seat, told, f"{self.seed} {len(match.moves)}")
        for step in self.step:
            if step.name not in told and situation.calls_for(step):
                return Moment(step, len(told) + 1, situation.lit(step))
        return None

    def moments(self, match: Match, seat: int, told: list[str]) -> Iterator[Moment]:
        """What is told at this question, one after the other, up to the first thing to do."""
        while (moment := self.moment(match, seat, told)) is not None:
            told.append(moment.step.name)
            yield moment
            if moment.lit:
                return

    def deals(self, match: Match) -> bool:
        """Whether this is the game that the lesson is about."""
        options = match.game.check_options(self.players, self.options)
        mine = (self.seed, self.players, options)
        return (match.seed, match.players, match.options) == mine

    def told(self, match: Match) -> list[str]:
        """What the learner was told at the questions that are answered."""
        again = Match(match.game, match.players, match.options, match.seed, events=True)
        told: list[str] = []
        for played in match.moves:
            if played.seat == self.seat:
                _ = [*self.moments(again, self.seat, told)]
            again.play(played.seat, played.move)
        return told


class Moment:
    """A step at its time, which one it is of those told, and the moves that it asks for."""

    def __init__(self, step: Step, number: int, lit: list[Move]) -> None:
        self.step = step
        self.number = number
        self.lit = lit


class Guide:
    """Who is led through a lesson, and how far."""

    def __init__(self, lesson: Lesson, learner: int) -> None:
        self.lesson = lesson
        self.learner = learner
        self._told: list[str] = []
        self._moment: Moment | None = None
        self._moment_known = False

    def moment(self, match: Match) -> Moment | None:
        """The step that the learner is told now."""
        if not self._moment_known:
            self._moment = self.lesson.moment(match, self.learner, self._told)
            self._moment_known = True
        return self._moment

    def tell(self, step: str) -> None:
        self._told.append(step)

    def look_again(self) -> None:
        """Something has happened at the table."""
        self._moment_known = False


class _Situation:
    """A question of the learner, looked at as far as the steps ask."""

    def __init__(self, match: Match, seat: int, told: list[str], luck: str) -> None:
        self._match = match
        self._state: State = match.state
        self._seat = seat
        self._told = told
        self._luck = luck
        self._choices: list[Move] = []
        self._legal = self._state.moves_for_person(seat)
        self._prompt = self._state.prompt(seat)
        self._view: dict[str, Any] | None = None

    def calls_for(self, step: Step) -> bool:
        asked = self._prompt.id if self._prompt is not None else ""
        return (
            (not step.ask or _fits(step.ask, asked))
            and all(name in self._told for name in _several(step.after))
            and (not step.move or bool(self.lit(step)))
            and (not step.can or bool(self._matching(step.can)))
            and (not step.event or self._happened(step.event))
            and all(self._count(kind) >= least for kind, least in step.events.items())
            and all(self._sees(path, wanted) for path, wanted in step.view.items())
        )

    def lit(self, step: Step) -> list[Move]:
        if step.free:
            return self._matching(step.move)
        quick = self._quick_choices()
        return [move for move in self._matching(step.move) if move in quick][:1]

    def _quick_choices(self) -> list[Move]:
        """The move that the game would choose at once, or those that would complete an answer."""
        if not self._choices:
            luck, advisor = Chance(self._luck), self._match.game.advisor
            imagined = advisor.imagine(self._state, self._seat, luck)
            self._choices = advisor.suggestion(imagined, self._seat)
            if not self._choices:
                self._choices = [advisor.reflex(imagined, self._seat, luck)]
        return self._choices

    def _matching(self, patterns: Patterns) -> list[Move]:
        return [move for move in self._legal if _fits(patterns, move.text)]

    def _happened(self, kinds: Patterns) -> bool:
        return any(_fits(kinds, event.kind) for event in self._match.events)

    def _count(self, kind: str) -> int:
        return sum(event.kind == kind for event in self._match.events)

    def _sees(self, path: str, wanted: object) -> bool:
        if self._view is None:
            self._view = self._state.view(self._seat)
        try:
            found = look_up(self._view, path)
        except KeyError:
            return False
        return found in wanted if isinstance(wanted, list) else bool(found == wanted)


def _several(patterns: Patterns) -> list[str]:
    return [patterns] if isinstance(patterns, str) else patterns


def _fits(patterns: Patterns, name: str) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in _several(patterns))


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson in the game's folder, if it has one; `BadContent` says what is wrong with it."""
    return read_lesson(folder(game))


def read_lesson(place: Traversable) -> Lesson | None:
    file = place / FILE
    if not file.is_file():
        return None
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Lesson)
    except msgspec.MsgspecError as error:
        raise BadContent(f"{FILE}: {error}") from None


def words(game: str, step: Step) -> Text:
    """What is said in the step, with its numbers from the game's content."""
    content = content_of(folder(game))
    numbers = {name: look_up(content, path) for name, path in step.numbers.items()}
    return Text(f"lesson-{step.name}", numbers)


def things(step: Step) -> list[str]:
    return _several(step.about)
