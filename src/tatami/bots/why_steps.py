"""Why bots moved as they did at a step of a replay, for a worker process.

A worker keeps the matches that it looked at last, so that one step after the other costs little.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tatami.bots.answers import Answer, Answers
from tatami.bots.bot import Knowledge
from tatami.bots.registry import split_temper
from tatami.bots.why import why
from tatami.core.chance import Chance
from tatami.core.match import Match
from tatami.core.record import read, replay
from tatami.core.text import Text
from tatami.games import game


@dataclass(frozen=True)
class Why:
    """What spoke for the answer of a seat, as JSON."""

    seat: int
    reasons: list[dict[str, Any]]


class Course:
    """A match that is played again, step by step, to ask why its bots moved as they did."""

    def __init__(self, match: Match, bots: dict[int, str]) -> None:
        self._whole = match
        self._bots = bots
        self._ends = [0, *match.steps]
        self._begin()

    def _begin(self) -> None:
        whole = self._whole
        self._again = Match(whole.game, whole.players, whole.options, whole.seed)
        self._answers = Answers()

    def why(self, step: int) -> list[tuple[int, list[Text]]]:
        """For each answer of a bot that the step completes: whose it is, and what spoke for it."""
        if not 0 < step < len(self._ends):
            return []
        if len(self._again.moves) > self._ends[step - 1]:
            self._begin()
        self._play_to(self._ends[step - 1])
        return [(answer.seat, self._reasons(answer)) for answer in self._play_to(self._ends[step])]

    def _play_to(self, moves: int) -> list[Answer]:
        found: list[Answer] = []
        for played in self._whole.moves[len(self._again.moves) : moves]:
            if played.seat in self._bots:
                answer = self._answers.hear(self._again, played.seat, played.move)
                if answer is not None:
                    found.append(answer)
            self._again.play(played.seat, played.move)
        return found

    def _reasons(self, answer: Answer) -> list[Text]:
        knowledge = Knowledge(self._whole.game, answer.state, answer.seat, foe=answer.foe)
        _, temper = split_temper(self._bots[answer.seat])
        return why(knowledge, answer.line, Chance(f"why {answer.at}"), temper)


def why_at(record: str, bots: dict[int, str], step: int) -> list[Why]:
    """For worker processes: a whole game as a record, and which seats bots played."""
    found = _course(record, tuple(sorted(bots.items()))).why(step)
    return [Why(seat, [reason.json() for reason in reasons]) for seat, reasons in found]


@lru_cache(maxsize=2)
def _course(record: str, bots: tuple[tuple[int, str], ...]) -> Course:
    return Course(replay(read(record), game), dict(bots))
