"""A question about hidden cards: whom it is put to, and when it was answered, never shows."""

from __future__ import annotations

from itertools import permutations

import pytest

from tatami.core.chance import Chance
from tatami.core.move import Catalogue, Move
from tatami.core.position import Maybe, MoveText, Number, Stack, Tuple
from tatami.core.reaction import Reaction, ask, forget_others_answers
from tatami.core.state import Decision, State
from tatami.core.text import Text

SHOUT = Move("shout", "shout")
PASS = Move("pass", "pass")
CATALOGUE = Catalogue([SHOUT, PASS])


class Room(State):
    """Seats 1 to 3 are asked; whoever holds a whistle may shout."""

    def __init__(self, *whistles: int) -> None:
        super().__init__(4)
        self.whistles = whistles
        self.shouted: list[int] = []
        self.closed = 0

    def copy(self) -> Room:
        new = Room(*self.whistles)
        self.copy_base(new)
        new.shouted = self.shouted[:]
        new.closed = self.closed
        return new


class Shout(Reaction[Room]):
    fields = ("seats", "loud", "answers")

    def __init__(
        self, seats: tuple[int, ...], loud: int, answers: tuple[Move | None, ...] = ()
    ) -> None:
        super().__init__(seats, answers)
        self.loud = loud

    def plays(self, state: Room, seat: int) -> list[Move]:
        return [SHOUT] if seat in state.whistles else []

    def no(self, state: Room) -> Move:
        return PASS

    def closed(self, state: Room, played: list[tuple[int, Move]], chance: Chance) -> None:
        state.shouted = [seat for seat, _ in played]
        state.closed = self.loud
        state.push(Over(0))

    def prompt(self, state: Room, seat: int) -> Text:
        return Text("ask-shout")


class Over(Decision[Room]):
    def choices(self, state: Room, seat: int) -> list[Move]:
        return [PASS]


def room(*whistles: int, seats: tuple[int, ...] = (2, 3, 1)) -> Room:
    state = Room(*whistles)
    ask(state, Shout(seats, 7), Chance("unused"))
    return state


def play(state: Room, seat: int, move: Move) -> None:
    state.apply(seat, move, Chance("unused"))


def test_everyone_who_might_is_asked_and_who_cannot_may_only_pass() -> None:
    state = room(3)
    assert state.actors == (1, 2, 3)
    assert [state.legal(seat) for seat in range(4)] == [[], [PASS], [PASS], [SHOUT, PASS]]


def test_answers_take_effect_in_the_order_of_the_seats_whatever_came_first() -> None:
    for arrival in permutations((1, 2, 3)):
        state = room(1, 2)
        for seat in arrival:
            assert state.closed == 0
            play(state, seat, state.legal(seat)[0])
        assert (state.shouted, state.closed) == ([2, 1], 7)
        assert state.revealed == 1


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_who_has_answered_shows_to_nobody_else(viewer: int | None) -> None:
    state = room(1, 2)
    everyone: tuple[int, ...] = (1, 2, 3)
    for seat in (3, 1):
        assert state.deciding(viewer) == everyone
        play(state, seat, PASS)
        if viewer == seat:
            everyone = tuple(other for other in everyone if other != viewer)
    assert state.actors == (2,)
    assert state.deciding(viewer) == everyone
    play(state, 2, PASS)
    assert state.deciding(viewer) == (0,)


def test_a_seat_imagines_that_the_others_have_not_answered() -> None:
    state = room(1, 2)
    play(state, 1, SHOUT)
    play(state, 3, PASS)
    for viewer, actors in ((0, (1, 2, 3)), (1, (2, 3)), (2, (1, 2, 3)), (3, (1, 2))):
        imagined = state.copy()
        forget_others_answers(imagined, viewer)
        assert imagined.actors == actors
        assert imagined.deciding(viewer) == state.deciding(viewer)
    assert state.actors == (2,)


def test_nobody_to_ask_goes_on_at_once() -> None:
    state = room(seats=())
    assert (state.shouted, state.closed) == ([], 7)


def test_alone_asked_nothing_of_others_comes_to_light() -> None:
    state = room(2, seats=(2,))
    play(state, 2, SHOUT)
    assert (state.shouted, state.revealed) == ([2], 0)


def test_a_half_answered_question_is_written_and_read() -> None:
    state = room(2)
    play(state, 2, SHOUT)
    answer = Maybe(MoveText(CATALOGUE))
    kinds = {"seats": Tuple(Number(0, 3)), "loud": Number(), "answers": Tuple(answer)}
    stack = Stack([Shout], kinds)
    data = stack.write(state)
    assert data[-1] == {
        "ask": "Shout",
        "seats": [2, 3, 1],
        "loud": 7,
        "answers": [{"move": "shout"}, None, None],
    }
    again = state.copy()
    stack.read(again, data, "stack")
    assert stack.write(again) == data


def test_open_questions_show_who_decides() -> None:
    state = room(seats=())
    assert state.actors == state.deciding(None) == state.deciding(0) == (0,)
