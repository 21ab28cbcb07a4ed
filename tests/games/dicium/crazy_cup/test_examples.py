"""The worked examples of the rules page, on the content as it was designed first."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tests.games.dicium.crazy_cup.tables import (
    CANYON,
    FAILS,
    GRID,
    PASSES,
    Race,
    step_names,
)


def in_line(one: str, other: str, *meeples: str) -> bool:
    at = [GRID.space[name] for name in (one, other, *meeples)]
    return CANYON.line(at[0], at[1], at) is not None


QUIET = ("keep -", "stand", "store -", "pass")


def wait(race: Race) -> Race:
    """Whoever is asked does as little as possible."""
    return race.play(next(move for move in QUIET if move in race.legal))


def end_turn(race: Race) -> Race:
    """The active player does nothing more this turn."""
    seat = race.state.active
    while race.state.outcome is None and race.state.active == seat:
        wait(race)
    return race


def end_turns(race: Race) -> Race:
    """Nobody does anything until the race is over."""
    while race.state.outcome is None:
        wait(race)
    return race


def winners(race: Race) -> tuple[int, ...]:
    assert race.state.outcome is not None
    return race.state.outcome.winners


def test_example_01_blue_dice_move() -> None:
    """CC-E01: CC-7.1.1, CC-R10"""
    race = Race("i8", "l7", dice="2 5 4")
    assert race.offers("blue") == ["blue 2", "blue 5", "blue 2 5"]
    race.play("blue 2 5").go("h8", "h9")
    assert race.state.actions == 1
    race = Race("i8", "l7", dice="2 5 4")
    race.play("blue 2").go("h8")
    race.play("blue 5").go("h9")
    assert race.at() == "h9"
    assert race.legal == ["store -", "store 4"]


def test_example_02_a_garage_adds_a_face_where_the_combination_is_formed() -> None:
    """CC-E02: CC-7.1.5, CC-R11"""
    race = Race("k10", "l7", dice="2 3 4")
    race.play("blue 2").go("j10", "j9")
    assert race.left == -1
    race = Race("k10", "l7", dice="2 5 4")
    race.play("blue 2").go("j10").play("stop", "blue 5")
    assert race.left == 1


def test_example_03_yellow_tiles() -> None:
    """CC-E03: CC-7.1.2, CC-7.1.7"""
    race = Race("e8", "l7", dice="3 1 5", slots={0: "3a"})
    assert race.offers("yellow") == ["yellow 3"]
    race = Race("e8", "l7", dice="3 1 5", slots={0: "3a"}, tiles={0: "springs saws"})
    assert race.offers("yellow") == []
    race = Race("e8", "l7", dice="3 1 5", slots={0: "3a"}, tiles={1: "paddles"})
    race.play("yellow 3")
    assert race.legal == ["tile springs", "tile shield", "tile saws"]


def test_example_04_green_in_a_garage() -> None:
    """CC-E04: CC-7.1.3"""
    assert Race("e8", "l7", dice="1 4 5").offers("green") == ["green 1 for 2"]
    assert Race("e8", "l7", dice="2 4 5").offers("green") == []
    assert Race("e8", "l7", dice="2 4 5", slots={0: "2b"}).offers("green") == []


def test_example_05_tiles_open_rough_spaces() -> None:
    """CC-E05: CC-7.3.4, CC-1.2, CC-6.9.4"""
    race = Race("h8", "l7", dice="2 5 2 1", tiles={0: "paddles saws"})
    race.play("blue 2 2 5").go("g8", "f8", "e8")
    assert race.tiles() == []
    assert race.state.supply == [1, 1, 1, 1]
    assert race.state.mile(0) == 19
    race = Race("h8", "l7", dice="2 5 2 1", tiles={0: "paddles"})
    race.play("blue 2 2 5").go("g8")
    assert step_names(race) == ["h8"]
    assert "stop" in race.legal


def test_example_06_airship_and_going_back_from_rough() -> None:
    """CC-E06: CC-7.2.6, CC-7.2.8, CC-7.5.1, CC-R02"""
    race = Race("e8", "l7", dice="2 2 2 5 5", tiles={0: "springs"})
    race.play("full 2 2 2 5 5").go("e7", "e6", "e5")
    assert (race.at(), race.last_road(), race.tiles()) == ("e5", "e8", ["springs"])
    race = Race("l9", "e5", dice="2 2 1", road={1: "e8"}, cards={0: "dust"})
    race.play("card dust", rolls=(FAILS,))
    assert race.at(1) == "e11"


def test_example_07_the_driver_chooses_the_lane_back() -> None:
    """CC-E07: CC-7.5.2, CC-R22"""
    for lane, end in (("b4", "a5"), ("c5", "c7")):
        race = Race("l9", "c4", dice="2 2 1", cards={0: "dust"})
        race.play("card dust", rolls=(FAILS,))
        assert race.seat == 1
        assert race.legal == ["lane b4", "lane c5"]
        assert race.play(f"lane {lane}").at(1) == end
    for lane, end in (("a6", "a4"), ("b7", "c6")):
        race = Race("l9", "a7", dice="2 2 1", cards={0: "dust"}, way=-1)
        race.play("card dust", rolls=(FAILS,))
        assert race.legal == ["lane a6", "lane b7"]
        assert race.play(f"lane {lane}").at(1) == end


def test_example_08_going_back_stops_at_the_start() -> None:
    """CC-E08: CC-7.5.3, CC-R03"""
    race = Race("a8", "l8", dice="2 2 1 2 2", cards={0: "dust"})
    race.play("card dust", rolls=(FAILS,))
    assert race.at(1) == "l6"
    assert not race.state.finished[1]
    race = Race("l6", "l8", dice="2 1 1", way=1)
    race.play("blue 2")
    assert race.legal == ["step l7"]


def test_example_09_finishing() -> None:
    """CC-E09: CC-7.2.5, CC-1.3, CC-1.5, CC-7.3.3"""
    race = Race("l4", "a8", dice="2 2 2 2 1")
    race.play("four 2 2 2 2").go("l5", "l6", "l7", "l8", "l9")
    assert race.state.finished == [True, False]
    assert race.state.mile(0) == 3
    race = Race("l4", "a8", dice="2 2 2 2 1")
    race.play("four 2 2 2 2").go("l5", "l6")
    assert step_names(race) == ["l7"]
    race.play("stop")
    assert race.state.finished[0]
    assert race.state.mile(0) == 0


def test_example_10_the_round_is_completed_and_bonuses_break_ties() -> None:
    """CC-E10: CC-10.1, CC-10.4"""
    race = Race("a8", "l9", "l4", dice="2 2 2 2 1", active=2, slots={2: "2a"}, finished=(1,))
    race.play("four 2 2 2 2").go("l5", "l6", "l7", "l8", "l9")
    end_turn(race)
    assert race.state.outcome is not None
    assert race.state.outcome.ranking == ((2,), (1,), (0,))
    race = Race("l4", "a8", "a8", dice="2 2 2 2 1")
    race.play("four 2 2 2 2").go("l5", "l6").play("stop")
    turns = []
    while end_turn(race).state.outcome is None:
        turns.append(race.state.active)
    assert turns == [1, 2]
    assert winners(race) == (0,)


def test_example_11_on_rough_the_last_road_space_counts() -> None:
    """CC-E11: CC-10.3, CC-R01"""
    race = Race("k8", "l8", dice="1 3 4", road={0: "l8"}, finished=(0, 1), active=1)
    end_turns(race)
    assert winners(race) == (0, 1)
    assert race.state.outcome is not None
    assert race.state.outcome.scores == (54, 54)


def test_example_12_the_first_step_sets_the_direction_for_all() -> None:
    """CC-E12: CC-7.3.1, CC-R04, CC-4.2"""
    race = Race("l6", "l6", "l6", dice="2 1 1", active=2, way=0)
    race.play("blue 2")
    assert step_names(race) == ["l5", "l7"]
    race.go("l5")
    assert race.state.way == [-1, -1, -1]
    race = Race("l6", "l6", "l6", dice="2 1 1", way=-1)
    race.play("blue 2")
    assert step_names(race) == ["l5"]


def test_example_13_in_line() -> None:
    """CC-E13: CC-1.7, CC-R05, CC-R08"""
    assert in_line("a8", "e8")
    assert in_line("l10", "l1")
    assert in_line("e9", "e7")
    assert not in_line("e8", "e4")
    assert not in_line("b8", "b7")
    assert not in_line("a8", "e8", "c8")
    assert not in_line("a8", "a8")


def hooked(mover: str, thrower: str, dice: str, action: str, **more: object) -> Race:
    race = Race(mover, thrower, dice=dice, cards={1: "hook"}, **more)  # type: ignore[arg-type]
    race.play(action)
    assert race.seat == 1
    assert race.legal == ["card hook", "pass"]
    return race.play("card hook")


def test_example_14_hook_on_the_road() -> None:
    """CC-E14: CC-1.4, CC-R06"""
    race = hooked("c8", "e8", "2 2 5 5 1", "blue 2 2 5 5")
    race.go("b8", "a8", "a7", "b7")
    assert race.legal == ["follow", "pass"]
    race.play("follow")
    assert (race.at(0), race.at(1)) == ("b7", "a8")


def test_example_15_hook_over_rough_without_a_tile() -> None:
    """CC-E15"""
    race = hooked("h8", "j8", "2 2 5 1", "blue 2 2 5", tiles={0: "paddles saws"})
    race.go("g8", "f8", "e8").play("follow")
    assert (race.at(1), race.last_road(1)) == ("g8", "h8")


def test_example_16_hook_on_a_driver_who_finishes() -> None:
    """CC-E16: CC-R07"""
    race = hooked("l5", "l3", "2 2 1", "pair 2 2")
    race.go("l6", "l7").play("follow")
    assert race.at(1) == "l5"
    assert race.state.finished == [True, False]


def test_example_17_tornado() -> None:
    """CC-E17: CC-3.3.2"""
    race = Race("e8", "l7", dice="2 2 1 5", tornado="d8")
    race.play("pair 2 2").go("d8", rolls=(FAILS,))
    assert race.at() == "e10"
    assert race.state.tornado == -1
    assert race.offers("blue") == ["blue 5"]
    race = Race("e8", "l7", dice="2 2 1 5", tornado="d8")
    race.play("pair 2 2").go("d8", rolls=(PASSES,)).go("c8")
    assert race.at() == "c8"
    assert GRID.names[race.state.tornado] == "d8"


def test_example_18_going_back_over_the_tornado() -> None:
    """CC-E18: CC-3.3.3, CC-7.5.4"""
    race = Race("l9", "c8", dice="2 2 1", cards={0: "dust"}, tornado="d8")
    race.play("card dust", rolls=(FAILS,))
    assert race.at(1) == "e9"
    assert race.events.count("failed") == 1


def test_example_19_one_bump_in_a_movement() -> None:
    """CC-E19: CC-7.2.4, CC-7.2.9"""
    race = Race("i8", "h8", "h8", "h10", dice="2 2 3 3 1")
    race.play("double 2 2 3 3").go("h8")
    assert race.legal == ["bump 1", "bump 2", "pass"]
    race.play("bump 1", rolls=(FAILS,))
    assert race.at(1) == "j9"
    race.go("h9", "h10")
    assert race.offers("bump") == []
    race = Race("i8", "h8", "h8", "h10", dice="2 2 3 3 1")
    race.play("double 2 2 3 3").go("h8").play("pass").go("h9", "h10")
    assert race.legal == ["bump 3", "pass"]


def test_example_20_oil() -> None:
    """CC-E20: CC-3.4.2"""
    race = Race("e8", "c8", dice="2 2 5 5 5", cards={1: "oil"})
    race.play("blue 2 2 5 5 5").go("d8", "c8")
    assert race.seat == 1
    race.play("card oil", rolls=(FAILS,))
    assert race.at() == "e8"
    assert race.left == -1


def test_example_21_dynamite() -> None:
    """CC-E21: CC-3.4.16"""
    race = Race("d8", "l7", dice="1 1 2 2", cards={0: "dynamite"})
    race.play("card dynamite", "pay 1 1", "pair 2 2").go("c8").play("blast c7")
    assert race.state.mile(0) == 26
    race = Race("d8", "l7", dice="1 1 2 2", cards={0: "dynamite"})
    race.play("card dynamite", "pay 1 1", "pair 2 2").play("blast d7").go("c7")
    assert (race.at(), race.state.dynamite) == ("c7", 0)


def test_example_22_magnet() -> None:
    """CC-E22: CC-3.4.8"""
    race = Race("e8", "b8", dice="2 3 1", cards={0: "magnet"})
    race.play("card magnet", rolls=(FAILS,))
    assert race.at(1) == "e8"
    for here, there, road in (("l5", "l7", "l5"), ("e7", "e9", "e8"), ("l5", "l6", "l5")):
        race = Race(here, there, dice="2 3 1", cards={0: "magnet"}, road={0: road})
        assert race.offers("card") == []


def test_example_23_full_steam_and_the_straight() -> None:
    """CC-E23: CC-3.4.12, CC-R17"""
    race = Race("a8", "l7", cards={0: "steam"}, begin=True)
    assert race.legal == ["keep -", "card steam"]
    race.play("card steam", rolls=(1, 2, 3, 5))
    assert (race.dice, race.state.rerolls) == ("1 2 3 5", 2)
    race.play("reroll 5", rolls=(4,))
    race.play("stand", "straight 1 2 3 4", "hand")
    assert race.state.hand[0] == 4
    assert race.state.active == 1
    assert end_turn(race).state.size == 4


def test_example_23_full_steam_with_five_dice() -> None:
    """CC-E23: CC-3.4.12, CC-R17"""
    race = Race("a8", "l7", cards={0: "steam"}, begin=True, hand=5)
    race.play("card steam")
    assert (race.state.size, race.state.rerolls) == (5, 3)


def test_example_24_sand() -> None:
    """CC-E24: CC-3.4.9"""
    race = Race("a8", "l7", dice="2 3 1", cards={0: "sand"}, slots={1: "4a"}, stored={1: "1 4"})
    race.state.boards[1] = race.state.box.boards[0]
    race.state.boards[0] = race.state.box.boards[1]
    race.play("card sand", "spend 0", rolls=(FAILS,))
    assert race.stored[1] == ""
    end_turn(race)
    assert (race.state.active, race.state.rerolls) == (1, 1)
    end_turn(end_turn(race))
    assert (race.state.active, race.state.rerolls) == (1, 2)


def test_example_25_marshal() -> None:
    """CC-E25: CC-3.4.4"""
    race = Race("e8", "b8", dice="2 2 1", cards={0: "cannon", 1: "marshal"})
    race.play("card cannon")
    assert race.seat == 1
    race.play("card marshal")
    assert race.discarded == ["marshal", "cannon"]
    assert (race.dice, race.at(1)) == ("1", "b8")
    assert "failed" not in race.events
    assert "passed" not in race.events


def solo(you: str, drone: str, **more: object) -> Race:
    return Race(you, drone, drone_pace="hand", **more)  # type: ignore[arg-type]


def test_example_26_the_drone() -> None:
    """CC-E26: CC-2.4, CC-9.1"""
    race = solo("l9", "a8", hand=4, begin=True)
    race.state.settle(Chance("roll"))
    assert race.at(1) == "a4"
    for die, end in ((5, "h8"), (4, "j9")):
        race = solo("i8", "h8", dice="2 2 3 3 1")
        race.play("double 2 2 3 3").go("h8")
        assert race.legal == ["bump drone", "pass"]
        race.play("bump drone", rolls=(die,))
        assert race.at(1) == end


@pytest.mark.parametrize(
    ("steps", "slots", "won"),
    [
        ("l5 l6 l7 l8 l9 l10", "", True),
        ("l5 l6 l7 l8 l9", "2b", True),
        ("l5 l6 l7 l8 l9", "", True),
        ("l5 l6 l7 l8", "", False),
    ],
)
def test_example_27_the_drone_finishes_first(steps: str, slots: str, won: bool) -> None:
    """CC-E27: CC-R30"""
    race = solo("l4", "l4", hand=5, begin=True, slots={0: slots})
    race.state.settle(Chance("roll"))
    assert (race.at(1), race.state.finished[1]) == ("l9", True)
    assert race.state.mile(1) == 3
    race = solo("l4", "l9", dice="2 2 2 2 5", finished=(1,), hand=5, slots={0: slots})
    race.play("four 2 2 2 2").go(*steps.split()[:5])
    if race.left >= 0:
        race.play("stop")
    if len(steps.split()) > 5:
        race.play("blue 5").go("l10")
    end_turns(race)
    assert (winners(race) == (0,)) is won
    assert race.state.outcome is not None
    assert race.state.outcome.reason == ("reason-finish" if won else "reason-drone")


def test_example_28_teams_pass_and_meet() -> None:
    """CC-E28: CC-9.2, CC-1.1"""
    ways = (1, 1, -1, -1)
    race = Race("a5", "l7", "c5", "l5", dice="2 2 1", active=2, ways=ways, teams=True)
    race.play("pair 2 2").go("c6", "c7")
    assert race.state.outcome is None
    race = Race("a5", "l7", "c7", "l5", dice="2 2 2 2 2", ways=ways, teams=True)
    race.play("four 2 2 2 2").go("a4", "b4", "c4", "c5")
    assert race.state.outcome is None
    race.play("stop", "blue 2")
    race = Race("c5", "l7", "c7", "l5", dice="2 2 1", ways=ways, teams=True)
    race.play("pair 2 2").go("c6", "c7")
    assert race.state.outcome is not None
    assert race.state.outcome.ranking == ((0, 2), (1, 3))
    assert race.state.outcome.reason == "reason-meeting"


def test_example_29_no_meeting_on_the_start_by_going_back() -> None:
    """CC-E29: CC-R15"""
    race = Race("l8", "l9", "l6", "l5", dice="2 2 1", active=1, cards={1: "dust"}, teams=True)
    race.state.way = [1, 1, -1, -1]
    race.play("card dust", rolls=(FAILS,))
    assert race.at(0) == race.at(2) == "l6"
    assert race.state.outcome is None


def test_example_30_young_drivers() -> None:
    """CC-E30: CC-9.3, CC-2.2"""
    race = Race("a8", "l7", dice="D D 1 2 2", cards={0: "pressure"}, young=True)
    assert race.offers("green") == [
        "green 1 D for 2",
        "green D D for 2",
        "green 1 D D for 3",
    ]
    assert race.offers("blue") == ["blue 2", "blue 2 2"]
    assert race.offers("full") == race.offers("pair") == []
    race.play("card pressure")
    assert (race.dice, race.left) == ("1 2 2 D D", 4)


def test_example_31_hook_across_the_start() -> None:
    """CC-E31: CC-7.3.2, CC-7.3.3"""
    race = Race("a8", "l7", "l5", dice="2 2 1", active=1, cards={2: "hook"})
    race.play("pair 2 2", "card hook").go("l8", "l9").play("follow")
    assert (race.at(2), race.state.finished[2]) == ("l7", True)
    end_turn(race)
    assert race.state.active == 2
    end_turns(race)
    assert winners(race) == (2,)
    race = Race("a8", "l5", "l7", dice="2 2 1", active=1, cards={2: "hook"})
    race.play("pair 2 2", "card hook").go("l6", "l7").play("follow")
    assert (race.at(2), race.state.finished) == ("l6", [False, True, False])


def test_example_32_stranded() -> None:
    """CC-E32: CC-7.3.5, CC-R24"""
    race = Race("e6", "l7", dice="2 2 1", road={0: "e8"})
    race.play("pair 2 2")
    assert (race.at(), race.left, race.state.actions) == ("e8", -1, 1)
    race = Race("e6", "l7", dice="2 2 1 1 1", road={0: "e8"})
    race.play("full 1 1 1 2 2")
    assert step_names(race) == ["e5", "e7"]
    race = Race("e6", "l7", dice="2 2 1", road={0: "e8"}, tiles={0: "springs"})
    race.play("pair 2 2")
    assert step_names(race) == ["e5", "e7"]
