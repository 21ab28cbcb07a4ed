"""What one tap can answer: dice together with what they are used for."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State
from tests.games.dicium.crazy_cup.tables import Race
from tests.games.dicium.dungeon.tables import Quest
from tests.games.dicium.dungeon.test_cards import found
from tests.properties import play_and_look

GAMES = ("dicium-civilization", "dicium-crazy-cup", "dicium-dungeon", "dicium-shogun")


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_a_shortcut_can_be_given_in_its_turn(game: str) -> None:
    """Until something happens on a walk, or others are asked first what they do about it."""
    tried = 0

    def look(match: Match, mover: int) -> None:
        nonlocal tried
        for row in match.state.shortcuts(mover):
            follow(match.state.copy(), mover, row)
            tried += 1

    play_and_look(game, 2, {}, "shortcuts", look, every=6)
    assert tried > 100


def follow(state: State, seat: int, row: list[Move]) -> None:
    assert len(row) > 1
    luck = Chance("a walk")
    for at, move in enumerate(row):
        if state.actors != (seat,) or (at and row[at - 1].kind == "step" and luck.draws):
            return
        asked = state.legal(seat)
        if at and row[at - 1].kind == "step" and all(one.kind != "step" for one in asked):
            return
        assert move in asked, row
        state.apply(seat, move, luck)


def written(race: Race) -> list[str]:
    return [" > ".join(move.text for move in row) for row in race.state.shortcuts(0)]


def test_of_the_dice_that_lead_to_a_space_the_fewest_are_used() -> None:
    race = Race("h8", "l6", dice="2 5 4")
    rows = written(race)
    assert "blue 2 > step h9" in rows
    assert "blue 2 5 > step h9 > step h10" in rows
    assert not any(row.startswith("blue 2 5 > step h9") and row.endswith("h9") for row in rows)


def test_of_equal_dice_those_are_used_that_form_no_pair() -> None:
    assert "blue 5 > step h9" in written(Race("h8", "l6", dice="2 2 5"))


@pytest.mark.parametrize("way", [1, -1])
def test_of_ways_of_the_same_length_the_one_that_spends_no_tile_is_taken(way: int) -> None:
    """From the lava of k8 to j9: over the road, or through the lake of k9."""
    race = Race("k8", "l6", dice="2 5 4", tiles={0: "paddles"}, road={0: "j8"}, way=way)
    rows = [row for row in written(race) if row.endswith("step j9")]
    assert rows == ["blue 2 5 > step j8 > step j9"]


def test_storing_dice_is_one_tap_where_the_end_of_the_actions_comes_first() -> None:
    def look(match: Match, mover: int) -> None:
        rows = [[move.kind for move in row] for row in match.state.shortcuts(mover)]
        ends = [move for move in match.state.legal(mover) if move.kind == "end"]
        assert (["end", "store"] in rows) == bool(
            ends and match.state.view(mover)["dice"]["unused"]
        )

    play_and_look("dicium-shogun", 2, {}, "storing", look, every=4)


def test_no_dice_are_used_to_come_back_to_where_one_stands() -> None:
    """DD-6.7: nor to come back to a portal place, where the portal step alone leads."""
    rows = [[move.text for move in row] for row in Quest("a5", dice="2 5 4").state.shortcuts(0)]
    ends = [row[-1] for row in rows]
    assert "step a4" in ends
    assert "step l6" in ends
    assert "step a5" not in ends
    assert "step m6" not in ends


def rows_of(quest: Quest) -> list[str]:
    return [" > ".join(move.text for move in row) for row in quest.state.shortcuts(0)]


def test_who_points_at_a_space_before_the_walk_stays_there() -> None:
    """DD-7.1: a pair makes two steps; once the walk has begun, every step is asked for."""
    quest = Quest("a5", dice="4 4 3", characters=["warrior"])
    assert "pair 4 4 > step a4 > stop" in rows_of(quest)
    assert not any(row.endswith("stop") for row in rows_of(quest.play("pair 4 4")))


def test_a_dicium_face_is_saved_where_other_dice_do() -> None:
    rows = rows_of(Quest("a5", dice="4 4 D", characters=["warrior"]))
    assert any(row.startswith("pair 4 4") for row in rows)
    assert not any(row.startswith("pair 4 D") for row in rows)


def test_a_treasure_is_used_by_pointing_at_what_it_is_used_for() -> None:
    rows = rows_of(found("tr_goblin", goblins="c6 b6"))
    assert rows == ["use > banish b6", "use > banish c6"]


def test_a_scroll_is_passed_over_by_keeping_dice() -> None:
    quest = Quest("a6", held="s_banish", goblins="c6 b6", stored="2 5")
    rows = rows_of(quest)
    assert "go > keep 2 5" in rows
    assert "scroll s_banish > banish b6" in rows
    assert not any("scroll" in row and "keep" in row for row in rows)
