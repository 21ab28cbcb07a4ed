"""The steps of a review, for worker processes: each names the record, the seat and the choice."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tatami.bots.review import Conclusion, Glance, Moment, Review
from tatami.core.errors import Unfinished
from tatami.core.game import Game
from tatami.core.match import Match
from tatami.core.record import read, replay
from tatami.games import game, with_content

_KEPT: Final = 4
_reviews: OrderedDict[Subject, Review] = OrderedDict()


@dataclass(frozen=True)
class Subject:
    """A whole game as a record, and whose review it is."""

    text: str
    seat: int
    content: str | None = None
    """A content file of one's own, where the game was played with one."""

    def find(self, id: str) -> Game[Any]:
        return game(id) if self.content is None else with_content(id, Path(self.content))


def match_of(subject: Subject) -> Match:
    """The whole game; `Unfinished` if it is not over, `BadRecord` if it does not hold."""
    record = read(subject.text)
    match = replay(record, subject.find)
    if match.state.outcome is None:
        raise Unfinished(len(record.lines), "the game is not over")
    return match


def review_of(subject: Subject) -> Review:
    """A worker keeps the last ones: all steps of a review need the same positions."""
    found = _reviews.pop(subject, None)
    if found is None:
        found = Review(match_of(subject), subject.seat)
        if len(_reviews) >= _KEPT:
            _reviews.popitem(last=False)
    _reviews[subject] = found
    return found


def count(subject: Subject) -> int:
    return len(review_of(subject).choices)


def glance(subject: Subject, number: int) -> Glance:
    return review_of(subject).glance(number)


def examine(subject: Subject, number: int) -> Moment | None:
    return review_of(subject).examine(number)


def suspects(subject: Subject, glances: list[Glance]) -> list[int]:
    return review_of(subject).suspects(glances)


def conclude(subject: Subject, glances: list[Glance], moments: list[Moment | None]) -> Conclusion:
    return review_of(subject).conclude(glances, moments)


def work_out(subject: Subject, workers: Executor, done: Callable[[int, int], None]) -> Conclusion:
    """A whole review, its steps side by side; `done` hears of how many of how many are."""
    numbers = list(range(count(subject)))
    glances: list[Glance] = list(_steps(workers, glance, subject, numbers, done))
    worst = suspects(subject, glances)
    total = len(numbers) + len(worst)

    def told(count: int, _: int) -> None:
        done(len(numbers) + count, total)

    moments: list[Moment | None] = list(_steps(workers, examine, subject, worst, told))
    return conclude(subject, glances, moments)


def _steps(
    workers: Executor,
    step: Callable[[Subject, int], Any],
    subject: Subject,
    numbers: list[int],
    done: Callable[[int, int], None],
) -> Iterator[Any]:
    """In the order of the numbers."""
    asked = {workers.submit(step, subject, number): number for number in numbers}
    found: dict[int, Any] = {}
    for future in as_completed(asked):
        found[asked[future]] = future.result()
        done(len(found), len(numbers))
    return iter([found[number] for number in numbers])
