"""DI-R09: nobody is asked where there is nothing to choose; and questions that lead to others."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.state import Decision
from tatami.games.dicium.rules.state import DiceState

S = TypeVar("S", bound=DiceState)


def ask_choice(state: S, question: Decision[S], chance: Chance) -> None:
    """Put the question, or take the only answer that there is; without any nothing happens."""
    answers = question.choices(state, question.seat)
    if len(answers) == 1 and state.book.takes_only_answer(question):
        question.take(state, question.seat, answers[0], chance)
    elif answers:
        state.push(question)


@mypyc_attr(allow_interpreted_subclasses=True)
class Whether(Decision[S]):
    """Whether something is done; how is asked next. The last answer is that nothing is."""
