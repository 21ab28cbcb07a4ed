"""What players are told, in which order and in which words."""

import pytest

from tatami.core.text import Arguments, Seat, Text
from tatami.games.samurai_sword.rules.ending import finish
from tatami.games.samurai_sword.rules.state import SamuraiSword
from tests.games.samurai_sword.tables import GAME, play, table


def told(state: SamuraiSword, *moves: str) -> list[str]:
    state.events = []
    play(state, *moves)
    return [event.kind for event in state.events]


def test_the_card_that_bushido_turns_comes_before_the_new_deck() -> None:
    state = table(5, bushido=1, deck=["tea"], hands={0: ["bo"]})
    kinds = told(state, "end")
    assert kinds.index("bushido-turned") + 1 == kinds.index("reshuffle")


def test_the_turned_card_is_told_even_if_the_game_ends() -> None:
    state = table(5, bushido=1, deck=["tea"], hands={0: ["bo"]}, honour={3: 1})
    kinds = told(state, "end")
    assert state.outcome is not None
    assert kinds[-3:] == ["bushido-turned", "reshuffle", "end-honour"]


def test_who_has_no_honour_left_is_named() -> None:
    state = table(5, bushido=1, deck=["tea"], hands={0: ["bo"]}, honour={3: 1})
    told(state, "end")
    assert state.events is not None
    assert state.events[-1].seen_by(None)["args"]["who"] == [{"seat": 3}]


@pytest.mark.parametrize(
    ("honour", "tie", "points"),
    [
        ([5, 1, 1, 0, 3], "tie-shogun", 6),  # the ronin's count twice
        ([5, 0, 3, 2, 1], "tie-ninja", 5),
    ],
)
def test_what_decides_a_tie_is_told(honour: list[int], tie: str, points: int) -> None:
    state = table(5)
    state.honour, state.events = honour, []
    finish(state, "reason-honour")
    assert [event.kind for event in state.events] == ["end-honour", "tie"]
    decided: Arguments = {"tie": tie, "points": points}
    assert state.events[-1].args == decided
    assert state.outcome is not None
    concerned: Arguments = {"who": [Seat(honour.index(0))]}
    assert state.outcome.how == Text("reason-honour-tied", {**concerned, **decided})


def test_a_tie_between_those_who_lose_is_not_told() -> None:
    state = table(5)
    state.honour, state.events = [5, 3, 2, 0, 1], []
    finish(state, "reason-honour")
    assert [event.kind for event in state.events] == ["end-honour"]


def test_the_last_one_standing_is_owed_nothing() -> None:
    life = {2: 0, 3: 0, 4: 1, 1: 0}
    state = table(5, life=life, hands={0: ["katana"], 4: ["tea"]}, characters={0: "kojiro"})
    kinds = told(state, "play katana > 4", "suffer")
    assert "defeat-last" in kinds
    assert "defeat" not in kinds


def test_a_card_aimed_at_a_hand_says_what_it_takes() -> None:
    assert GAME.move("play geisha > 2").label.id == "move-play-at-hand"
    assert GAME.move("play diversion > 2").label.id == "move-play-at-hand"
    assert GAME.move("play geisha > 2 armour").label.id == "move-play-against"
    assert GAME.move("play bokken > 2").label.id == "move-play-at"
