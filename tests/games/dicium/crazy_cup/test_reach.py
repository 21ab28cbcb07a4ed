"""What the view says about how far a driver can come, and what his dice would do."""

from __future__ import annotations

from typing import Any

from tatami.core.chance import Chance
from tatami.games.dicium.crazy_cup.game import GAME
from tests.games.dicium.crazy_cup.tables import Race


def reach(race: Race) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = race.state.view(0)["reach"]
    return found


def within(steps: dict[str, int], most: int) -> set[str]:
    return {space for space, count in steps.items() if count <= most}


def test_the_road_in_both_directions_and_no_rough_without_a_tile() -> None:
    race = Race("h8", "l6", dice="2 5 4")
    assert within(reach(race)["drive"], 2) == {"h9", "i8", "j8", "h10"}


def test_tiles_are_spent_on_the_way() -> None:
    race = Race("h8", "l6", dice="2 5 4", tiles={0: "paddles"})
    assert "g8" in within(reach(race)["drive"], 1)
    assert "f8" not in within(reach(race)["drive"], 4)
    both = Race("h8", "l6", dice="2 5 4", tiles={0: "paddles saws"})
    assert reach(both)["drive"]["e8"] == 3


def test_an_airship_needs_no_tile_but_stops_at_walls() -> None:
    race = Race("e8", "l6", dice="2 5 4")
    fly = reach(race)["fly"]
    assert (fly["e5"], fly["e4"]) == (3, 4)
    assert fly["d7"] == 2


def test_the_start_is_not_left_against_the_traffic() -> None:
    race = Race("l7", "l6", dice="2 5 4")
    assert reach(race)["drive"]["l6"] == 1
    assert "l5" not in reach(race)["drive"]


def test_a_movement_reaches_as_far_as_its_steps_left() -> None:
    race = Race("i8", "l6", dice="2 5 4").play("blue 2 5").go("h8")
    assert reach(race) == {"drive": {"h9": 1, "i8": 1}}


def test_dynamite_opens_one_wall() -> None:
    race = Race("c8", "l6", dice="2 2 4", cards={0: "dynamite"})
    assert reach(race)["drive"].get("c7") != 1
    race.play("card dynamite")
    assert reach(race)["drive"]["c7"] == 1


def test_nothing_is_reached_before_the_roll() -> None:
    race = Race("i8", "l6", dice="2 5 4", stored={1: "2"}).play("store -")
    assert race.offers("keep")
    assert race.state.view(0)["reach"] is None


def test_added_faces_count_bonuses_and_the_garage() -> None:
    board: dict[str, Any] = Race("e8", "l6", dice="3", slots={0: "3a"}).state.view(0)["boards"][0]
    assert board["added"] == {"green": 1, "blue": 1, "yellow": 2, "red": 1}


def test_boards_are_offered_until_all_have_one() -> None:
    chance = Chance(1)
    state = GAME.new(2, chance=chance, boards="choose")
    assert [board["board"] for board in state.view(1)["offered"]] == [
        "comet",
        "coyote",
        "lady",
        "scarab",
    ]
    state.apply(0, GAME.move("board lady"), chance)
    assert "lady" not in [board["board"] for board in state.view(0)["offered"]]
    state.apply(1, GAME.move("board comet"), chance)
    assert state.view(0)["offered"] == []
