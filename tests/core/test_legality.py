"""Whether a move is legal is decided in one place, from choices worked out once for a question."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.core.move import Catalogue, Move
from tatami.core.state import Decision, State
from tatami.core.text import Text

YES, NO = Move("yes", "yes"), Move("no", "no")
Catalogue([YES, NO])


class Agree(Decision[State]):
    worked_out = 0

    def choices(self, state: State, seat: int) -> list[Move]:
        Agree.worked_out += 1
        return [YES]

    def take(self, state: State, seat: int, move: Move, chance: Chance) -> None:
        state.push(Agree(seat))

    def prompt(self, state: State, seat: int) -> Text:
        return Text("ask-agree", rule="XX-1")


def test_a_table_that_asks_first_and_the_move_itself_share_one_list() -> None:
    state = State(1)
    state.push(Agree(0))
    Agree.worked_out = 0
    assert state.legal(0) == [YES]
    state.require_legal(0, YES)
    state.apply(0, YES, Chance("legality"))
    assert Agree.worked_out == 1


def test_both_refuse_in_the_same_words() -> None:
    state = State(1)
    state.push(Agree(0))
    with pytest.raises(IllegalMove) as asked:
        state.require_legal(0, NO)
    with pytest.raises(IllegalMove) as made:
        state.apply(0, NO, Chance("legality"))
    assert asked.value.reason == made.value.reason == Text("illegal-now", rule="XX-1")
