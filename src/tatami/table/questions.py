"""Who is asked what at a table."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.core.state import State
from tatami.core.text import Text


class Question:
    """What a seat is asked: the how-manieth question, and, if others are asked too, its choices."""

    def __init__(self, number: int, prompt: Text | None, choices: list[Move] | None) -> None:
        self.number = number
        self.prompt = prompt
        self.choices = choices
        self.shortcuts: tuple[bytes, bytes] | None = None
        """As people are told of them, once somebody was."""


class Questions:
    def __init__(self, players: int) -> None:
        self.asked: dict[int, Question] = {}
        self._counts = [0] * players
        """How many questions each seat has been asked."""

    def ask(self, state: State, mover: int | None) -> None:
        """Note who is asked what. A question that others' answers leave alone stays the same."""
        actors = state.actors
        before, self.asked = self.asked, {}
        for seat in actors:
            old = before.get(seat)
            if len(actors) == 1 and (old is None or old.choices is None or seat == mover):
                self.asked[seat] = self._next(seat, None, None)
                continue
            prompt, choices = state.prompt(seat), state.moves_for_person(seat)
            if old is None or seat == mover or old.prompt != prompt or old.choices != choices:
                old = self._next(seat, prompt, choices)
            self.asked[seat] = old

    def ask_again(self, seat: int) -> None:
        """Whoever sits down there finds a question of its own, and what is left."""
        old = self.asked.get(seat)
        if old is not None:
            self.asked[seat] = self._next(seat, old.prompt, old.choices)

    def take_back(self, seat: int | None) -> None:
        """The question of a seat, or all, will be asked anew."""
        if seat is None:
            self.asked = {}
        else:
            self.asked.pop(seat, None)

    def _next(self, seat: int, prompt: Text | None, choices: list[Move] | None) -> Question:
        self._counts[seat] += 1
        return Question(self._counts[seat], prompt, choices)
