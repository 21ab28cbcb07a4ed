"""Questions about hidden cards, which must not show who holds one.

A reaction is put to every seat that might hold such a card as far as everybody knows, whether it
holds one or not: who does not, can only pass. The answers are secret. They take effect in the
order of the seats asked once all are in, so that the order of arrival does not matter and a pass
looks the same as having nothing to play.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Decision[S]):
    """Games derive their own: what may be played, and what comes of it.

    `seats` are those asked, in the order in which answers take effect; whom to ask must follow
    from what everybody knows. `answers` are theirs, None as long as one is missing.
    """

    fields: ClassVar[tuple[str, ...]] = ("seats", "answers")

    def __init__(self, seats: tuple[int, ...], answers: tuple[Move | None, ...] = ()) -> None:
        super().__init__(-1)
        self.seats = seats
        self.answers = answers or (None,) * len(seats)

    def actors(self, state: S) -> tuple[int, ...]:
        missing = zip(self.seats, self.answers, strict=True)
        return tuple(sorted([seat for seat, answer in missing if answer is None]))

    def asked(self, state: S) -> tuple[int, ...]:
        return tuple(sorted(self.seats))

    def choices(self, state: S, seat: int) -> list[Move]:
        found = self.plays(state, seat)
        found.append(self.no(state))
        found.sort(key=_index)
        return found

    def take(self, state: S, seat: int, move: Move, chance: Chance) -> None:
        answers = list(self.answers)
        answers[self.seats.index(seat)] = move
        if None in answers:
            state.push(self._with(tuple(answers)))
            return
        if len(self.seats) > 1:
            state.revealed += 1
        no = self.no(state)
        played = [
            (seat, answer)
            for seat, answer in zip(self.seats, answers, strict=True)
            if answer is not None and answer is not no
        ]
        self.closed(state, played, chance)

    def known_to(self, seat: int) -> Reaction[S]:
        """The question as the seat knows it: the answers of others are still to come."""
        known = zip(self.seats, self.answers, strict=True)
        return self._with(tuple([answer if other == seat else None for other, answer in known]))

    def _with(self, answers: tuple[Move | None, ...]) -> Reaction[S]:
        kind = type(self)
        given: dict[str, Any] = {name: getattr(self, name) for name in kind.fields}
        given["answers"] = answers
        return kind(**given)

    # what a game fills in

    def plays(self, state: S, seat: int) -> list[Move]:
        """What the seat could play, without the pass; a new list, empty if it has nothing."""
        raise NotImplementedError  # pragma: no cover

    def no(self, state: S) -> Move:
        """The move that passes."""
        raise NotImplementedError  # pragma: no cover

    def closed(self, state: S, played: list[tuple[int, Move]], chance: Chance) -> None:
        """All answers are in: those that are no pass, in the order of `seats`.

        An answer that an earlier one has made pointless is left out by the game and never shown.
        """
        raise NotImplementedError  # pragma: no cover


def _index(move: Move) -> int:
    return move.index


def ask(state: State, question: Reaction[Any], chance: Chance) -> None:
    """Put the question, or go on at once if nobody might have an answer."""
    if question.seats:
        state.push(question)
    else:
        question.closed(state, [], chance)


def forget_others_answers(state: State, seat: int) -> None:
    """For `determinize`: what others have answered in secret, the seat does not know."""
    for at, frame in enumerate(state.stack):
        if isinstance(frame, Reaction):
            state.stack[at] = frame.known_to(seat)
            state.forget_answers()
