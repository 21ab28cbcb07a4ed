"""The worked examples of the rules that all Dicium games share, one test for each.

The sixth is about fights: see `test_fights`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tatami.core.chance import Chance
from tatami.games.dicium.rules.combinations import NUMBERS, colour_ways, groupings, ways
from tatami.games.dicium.rules.dice import (
    BLUE,
    group,
    groups,
    holds,
    parts,
    roll,
    size,
    written,
)
from tests.games.dicium.crazy_cup.tables import Race


def kinds(dice: str) -> Counter[str]:
    return Counter(NUMBERS[grouping.combination] for grouping in groupings(group(dice)))


@pytest.mark.parametrize(("x", "y"), [(x, y) for x in "12345" for y in "12345" if x != y])
def test_example_01_two_equal_one_other_two_dicium(x: str, y: str) -> None:
    """DI-E01: DI-R08"""
    found = kinds(f"{x} {x} {y} D D")
    straight = found.pop("straight", 0)
    assert found == {"pair": 4, "three": 3, "double": 3, "four": 1, "full": 2}
    assert straight == 0


def test_example_01_by_face_the_two_full_houses_use_the_same_dice() -> None:
    """DI-E01: DI-R08"""
    full = [used for kind, used in ways(group("2 2 3 D D")) if NUMBERS[kind] == "full"]
    assert [written(used) for used in full] == ["2 2 3 D D"]


def test_example_02_a_bonus_alone_makes_no_blue_combination() -> None:
    """DI-E02: DI-4.2.1"""
    race = Race("a8", "l7", dice="1 3 4", slots={0: "2a"})
    assert race.bonus("blue") == 1
    assert race.offers("blue") == []


def test_example_03_three_green_faces_buy_level_two_or_three() -> None:
    """DI-E03: DI-4.2.2"""
    race = Race("a8", "l7", dice="1 1 D")
    assert race.offers("green") == [
        "green 1 1 for 2",
        "green 1 D for 2",
        "green 1 1 D for 3",
    ]


def test_example_04_kept_and_rerolled_dice_make_a_straight() -> None:
    """DI-E04: DI-2.1, DI-2.2, DI-3.1"""
    race = Race("a8", "l7", stored={0: "4"}, begin=True)
    assert race.legal == ["keep -", "keep 4"]
    race.play("keep 4", rolls=(2, 3))
    assert race.dice == "2 3 4"
    race.play("reroll 4", rolls=(1,))
    race.play("straight 1 2 3", "hand")
    assert race.state.hand[0] == 4
    assert race.state.active == 1
    assert race.stored[0] == ""


def test_example_05_a_bonus_just_bought_counts_at_once() -> None:
    """DI-E05: DI-2.3"""
    race = Race("l6", "l7", dice="1 D 5", board="comet", way=1)
    race.play("green 1 D for 2", "slot 2a")
    assert race.legal == ["blue 5", "store -", "store 5"]
    race.play("blue 5").go("l7", "l8")
    assert race.state.active == 1
    race = Race("l6", "l7", dice="1 D 5 4", board="comet", way=1)
    race.play("green 1 D for 2", "slot 2a", "blue 5").go("l7", "l8")
    race.play("store 4")
    assert race.stored[0] == "4"


def test_example_07_five_of_one_number() -> None:
    """DI-E07: DI-4.1.1, DI-4.1.2"""
    for face in "12345":
        found = {NUMBERS[kind] for kind, _ in ways(group(" ".join(face * 5)))}
        assert found == {"pair", "three", "four", "five"}


def test_five_dicium_faces_are_anything() -> None:
    assert {NUMBERS[kind] for kind, _ in ways(group("D D D D D"))} == set(NUMBERS)


def test_straights_take_all_dice() -> None:
    """DI-4.1.3, DI-R10"""
    for dice, straight in (
        ("1 2 3", True),
        ("1 2 D", True),
        ("D D D", True),
        ("2 3 4", False),
        ("1 2 3 4", True),
        ("1 2 3 5", False),
        ("2 4 5 D D", True),
        ("1 2 2 D D", False),
        ("1 2", False),
    ):
        assert ("straight" in kinds(dice)) is straight, dice


def test_no_way_twice_and_none_uses_what_is_not_there() -> None:
    """DI-4.1.4"""
    for dice in groups(0, 5):
        found = ways(dice)
        assert len(found) == len(set(found))
        assert all(holds(dice, used) for _, used in found)
        assert all(len(set(parts(dice, n))) == len(parts(dice, n)) for n in (2, 5))


def test_colours_by_face() -> None:
    assert [written(d) for d in colour_ways(group("2 2 5 4 1"), BLUE, 2)] == ["2 2", "2 5"]
    assert colour_ways(group("1 3 D"), BLUE, 1) == ()


def test_groups_add_up_and_are_written_as_read() -> None:
    for dice in groups(0, 5):
        assert group(written(dice)) == dice
        assert size(dice) == len(written(dice).split())
    assert size(roll(5, Chance("five"))) == 5
