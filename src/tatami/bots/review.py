"""A game looked back upon by one seat: what was luck, what was choice, and what to learn from it.

For each choice: the chance of winning as it could be known then, once with what the hard bot would
have done and once with what was done, in the same imagined worlds with the same luck. All choices
are glanced at in a few worlds; where much seems to have been lost, many other worlds decide. A
difference counts as a mistake only if it is larger than its own uncertainty. What is not explained
by the own choices is luck: dice, cards, and what others did or hid.

Each step is a function of the record, the seat and the choice, so that any process can do it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tatami.bots.answers import Answer, Answers
from tatami.bots.bot import Knowledge
from tatami.bots.judge import in_spite_of
from tatami.bots.registry import bot
from tatami.bots.trials import Trial, estimate, try_out
from tatami.core.advisor import Thought
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.text import Text

WORLDS: Final = 6
"""Looked at for every choice."""
CLOSE_WORLDS: Final = 40
"""Looked at where much seems to have been lost."""
SUSPECTS: Final = 6
"""So many choices are looked at closely."""
MOMENTS: Final = 3
"""So many moments to learn from are named at most."""
SUSPICION: Final = 0.5
"""Standard errors that a loss must exceed at first sight: what is unsure is looked at closely."""
SURE: Final = 2.0
"""Standard errors that a loss must exceed."""
LEAST: Final = 0.03
"""A loss of less is not worth a person's time."""
MOST_REASONS: Final = 3
MOST_PARTS: Final = 60
"""An answer of more parts is not followed."""


@dataclass(frozen=True)
class Glance:
    """The chance with the best answer and with the one that was given, and the uncertainty of
    the first and of their difference."""

    before: float
    error: float
    played: float
    doubt: float

    @property
    def lost(self) -> float:
        return self.before - self.played


@dataclass(frozen=True)
class Moment:
    """A choice that cost more than chance explains. Moves by their index, texts as JSON."""

    at: int
    line: list[int]
    better: list[int]
    chance: float
    """With the better moves, as could be known."""
    played: float
    error: float
    """The standard error of the difference."""
    reasons: list[dict[str, Any]]
    truth: tuple[float, float]
    """The chance with the better and with the given answer, had all hidden things been known."""
    hidden: list[dict[str, Any]]
    """What could not have been known."""

    @property
    def lost(self) -> float:
        return self.chance - self.played


@dataclass(frozen=True)
class Point:
    """One choice on the curve: `luck` is what happened from there to the next."""

    at: int
    chance: float
    error: float
    choice: float
    luck: float


@dataclass(frozen=True)
class Conclusion:
    seat: int
    points: list[Point]
    result: float
    """The share of the victory."""
    moments: list[Moment]
    calibrated: bool
    """Whether chances are chances, or a judgement that was not measured."""

    @property
    def choice(self) -> float:
        """What the own choices did, all together: nought at best."""
        return sum(point.choice for point in self.points)

    @property
    def luck(self) -> float:
        return sum(point.luck for point in self.points)


class Review:
    """The choices of one seat in a match that is over. Nothing is worked out before it is asked."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game: Game[Any] = match.game
        self.seat = seat
        self.hard = bot("hard", self.game)
        self.choices = _choices(match, seat)
        assert match.state.outcome is not None
        self.result: float = self.game.advisor.won(match.state, seat)

    def glance(self, number: int) -> Glance:
        """One choice at first sight."""
        choice = self.choices[number]
        knowledge = Knowledge(self.game, choice.state, self.seat)
        rng = Chance(f"glance {self.seat} {choice.at}")
        best = Trial(self.favourite(knowledge, rng))
        played = best if best.line == choice.line else Trial(choice.line)
        trials = [best] if played is best else [best, played]
        for _ in range(WORLDS):
            world = knowledge.imagine(rng)
            try_out(self.game, trials, world, self.seat, rng.below(1 << 30))
        before, error = estimate(best.chances)
        return Glance(before, error, played.mean, best.ahead_of(played)[1])

    def favourite(self, knowledge: Knowledge, rng: Chance) -> list[Move]:
        """What the game advises at once; where it has no advice, what the hard bot would do."""
        advisor, seat = self.game.advisor, self.seat
        world = knowledge.imagine(rng)
        if not advisor.in_parts(world, seat):
            advice = advisor.advice(world, seat, rng)
            return [self.hard.choose(knowledge, rng) if advice is None else advice]
        line: list[Move] = []
        while len(line) < MOST_PARTS and seat in world.actors and advisor.in_parts(world, seat):
            line.append(advisor.advice(world, seat, rng) or world.legal(seat)[0])
            world.apply(seat, line[-1], rng)
        return line

    def best(self, knowledge: Knowledge, rng: Chance) -> list[Move]:
        """What the hard bot would do."""
        lines: list[list[Move]]
        world = knowledge.imagine(rng)
        lines = self.game.advisor.lines(world, self.seat, rng, Thought())
        return lines[0] if lines else [self.hard.choose(knowledge, rng)]

    def suspects(self, glances: list[Glance]) -> list[int]:
        """The choices that deserve a closer look, the worst first."""
        found = [
            number
            for number, one in enumerate(glances)
            if one.lost > max(LEAST / 2, SUSPICION * one.doubt)
        ]
        found.sort(key=lambda number: -glances[number].lost)
        return found[:SUSPECTS]

    def examine(self, number: int) -> Moment | None:
        """A close look in many new worlds; None if nothing is surely lost."""
        choice = self.choices[number]
        advisor, seat = self.game.advisor, self.seat
        knowledge = Knowledge(self.game, choice.state, seat)
        rng = Chance(f"examine {seat} {choice.at}")
        line = self.best(knowledge, rng)
        if line == choice.line:
            return None
        better, played = Trial(line), Trial(choice.line)
        for _ in range(CLOSE_WORLDS):
            world = knowledge.imagine(rng)
            luck = rng.below(1 << 30)
            try_out(self.game, [better, played], world, seat, luck, aspects=True)
        lost, error = better.ahead_of(played)
        if lost < LEAST or lost <= SURE * error:
            return None
        known = knowledge.imagine(rng)
        gains = better.gains([played]) or better.likeliest([played])
        told = advisor.reasons(known, seat, line, gains)
        reasons = in_spite_of(not_alike(told, advisor.reasons(known, seat, choice.line, {})))
        return Moment(
            choice.at,
            [move.index for move in choice.line],
            [move.index for move in line],
            better.mean,
            played.mean,
            error,
            [reason.json() for reason in reasons[:MOST_REASONS]],
            self._in_truth(choice, line, rng),
            [fact.json() for fact in advisor.hidden(choice.state, seat)],
        )

    def _in_truth(self, choice: Answer, line: list[Move], rng: Chance) -> tuple[float, float]:
        better, played = Trial(line), Trial(choice.line)
        for _ in range(CLOSE_WORLDS):
            luck = rng.below(1 << 30)
            try_out(self.game, [better, played], choice.state, self.seat, luck)
        return better.mean, played.mean

    def conclude(self, glances: list[Glance], moments: list[Moment | None]) -> Conclusion:
        """The curve and the three largest losses. Luck is what the own choices do not explain."""
        points = []
        for number, one in enumerate(glances):
            after = glances[number + 1].before if number + 1 < len(glances) else self.result
            at = self.choices[number].at
            points.append(Point(at, one.before, one.error, -one.lost, after - one.played))
        found = sorted((m for m in moments if m is not None), key=lambda m: -m.lost)
        named = sorted(found[:MOMENTS], key=lambda moment: moment.at)
        calibrated = self.game.advisor.calibrated()
        return Conclusion(self.seat, points, self.result, named, calibrated)


def not_alike(better: list[Text], played: list[Text]) -> list[Text]:
    """What speaks for the better move and not for the played one just as well."""
    return [reason for reason in better if reason not in played] or better


def _choices(match: Match, seat: int) -> list[Answer]:
    """Where the seat had more than one answer."""
    again = Match(match.game, match.players, match.options, match.seed)
    answers = Answers()
    found: list[Answer] = []
    for played in match.moves:
        if played.seat == seat:
            answer = answers.hear(again, seat, played.move)
            if answer is not None and len(answer.state.legal(seat)) > 1:
                found.append(answer)
        again.play(played.seat, played.move)
    return found
