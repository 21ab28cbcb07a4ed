"""The worked examples of the rules page, DS-E01 to DS-E30, on the map as designed."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import IllegalMove
from tatami.games.dicium.rules.grid import OPEN
from tests.games.dicium.shogun.tables import COLOURS, DESIGNED, GRID, Table

HOME = "e10 f9"
"""Fillers that are out of the way."""


def spaces(text: str) -> list[str]:
    return sorted(text.split(), key=GRID.space.__getitem__)


def test_vector_01_four_players_at_the_start() -> None:
    """DS-E01, DS-5.1, DS-5.2, DS-5.3, DS-5.5"""
    state = DESIGNED.new(4, chance=Chance(1))
    boards = [board.id for board in state.boards if board is not None]
    assert boards == ["ninja-blue", "samurai-yellow", "ninja-green", "samurai-red"]
    where = [GRID.names[space] if space >= 0 else "-" for space in state.at]
    assert where == ["f10", "-", "-", "a6", "-", "-", "f10", "-", "-", "k6", "-", "-"]
    assert GRID.names[state.shogun] == "f1"
    assert state.cards == 5
    f2, f3 = GRID.space["f2"], GRID.space["f3"]
    assert (f3, OPEN) in state.palace.grid.adjacent[f2]
    assert state.active == 0


def test_vector_02_two_players_at_the_start() -> None:
    """DS-E02, DS-5.4, DS-2.6"""
    state = DESIGNED.new(2, chance=Chance(1))
    where = [GRID.names[space] if space >= 0 else "-" for space in state.at]
    assert where == ["f10", "-", "-", "a6", "k6", "-"]
    assert state.tiles == [2, 2]
    assert state.hand == [3, 3]
    assert GRID.space["f3"] in state.palace.door_ways[GRID.space["f2"]]


def test_vector_03_rows_of_a_torii_tile() -> None:
    """DS-E03, DS-7.2.4.1, DS-7.2.4.2, DS-R07"""
    table = Table("blue", "2 2 2", blue="d8", yellow="a6").play("torii 2 2 2")
    assert table.offers("place") == spaces("a8 b8 a9 b9 j8 k8 j9 k9")
    lit = Table("blue", "2 2 2", blue="d8", yellow="a6", lit="4", cards=4).play("torii 2 2 2")
    assert lit.offers("place") == spaces("j8 k8 j9 k9")


def test_vector_04_no_garden_in_the_row_of_the_torii() -> None:
    """DS-E04, DS-R24"""
    assert not Table("blue", "2 2 2", blue="f10", yellow="a6").offers("torii")
    table = Table("blue", "2 2 2", blue="d12", yellow="a6").play("torii 2 2 2")
    assert table.offers("place") == spaces("a12 b12 c12 i12 j12 k12")


def test_vector_05_the_great_door() -> None:
    """DS-E05, DS-7.2.1, DS-R03, DS-4.2"""
    closed: dict[str, Any] = {"blue": "f3", "yellow": "a6", "shogun": "f2"}
    table = Table("blue", "2 2 3", **closed).play("pair 2 2")
    assert "f2" not in table.offers("go")
    table = Table("blue", "3 3", **closed).play("opening 3 3")
    assert (table.carrier, table.at("blue")) == ("blue", "f2")
    table = Table("blue", "2 2 3", **closed, great_door="open").play("pair 2 2")
    assert "f2" in table.offers("go")
    assert "f1" not in table.offers("go")
    assert "e2" not in table.offers("go")
    table.play("go f2")
    assert table.carrier == "blue"
    assert not Table("blue", "3 3", **closed, great_door="open").offers("opening")


def test_vector_06_an_enemy_ends_the_movement() -> None:
    """DS-E06, DS-6.2.2"""
    table = Table("blue", "2 2 5", blue="f9", yellow="f7 a6").play("blue 2 2 5")
    assert "f7" in table.offers("go")
    assert "f6" not in table.offers("go")
    table.play("go f7", rolls=(6, 1))
    assert table.told("attack")
    assert table.at("blue") == "f7"


def test_vector_07_nobody_meets_the_carrier() -> None:
    """DS-E07, DS-6.2.3, DS-6.2.5, DS-R20"""
    table = Table("blue", "2 2", blue="f4", yellow="f5", carrier="blue").play("pair 2 2")
    assert {"e4", "g4", "f3"} <= set(table.offers("go"))
    assert "f5" not in table.offers("go")
    five = Table("yellow", "1 1 1 1 1", blue="f4", yellow="e4", carrier="blue")
    assert "f4" not in five.play("beacon 1 1 1 1 1").offers("go")
    banzai = Table("yellow", "3 3 3 3", blue="f4", yellow="e4", carrier="blue").play(
        "banzai 3 3 3 3"
    )
    assert "f4" not in banzai.offers("step")


def test_vector_08_passing_the_shogun() -> None:
    """DS-E08, DS-6.2.6"""
    one = Table("yellow", "2", yellow="c2", blue="f10", shogun="d2").play("blue 2", "piece c2")
    assert one.at("yellow") == "c3"
    two = Table("yellow", "2 5", yellow="c2", blue="f10", shogun="d2").play("blue 2 5", "piece c2")
    assert {"e2", "d1", "c2"} <= set(two.offers("go"))
    assert "d2" not in two.offers("go")


def test_vector_09_red_dice_in_a_fight() -> None:
    """DS-E09, DS-7.3.4, DS-6.3.2, DS-R12, DS-R13, DS-7.1.3"""
    table = Table(
        "yellow",
        "5 5 5 4 4",
        yellow="c7",
        blue="c8 d8",
        slots={"yellow": "3a"},
        stored={"blue": "4"},
    )
    table.play("assault 5 5 5", "piece c7", "go c8", "spend 2", "spend 1", rolls=(2, 5))
    strengths = [event.args["total"] for event in table.state.events or () if "total" in event.args]
    assert strengths == [6, 6]
    assert (table.at("yellow"), table.at("blue")) == ("c8", "d8 f10")
    assert table.state.cards == 4
    assert (table.state.active, table.stored("blue"), table.stored("yellow")) == (0, "", "")


def test_vector_10_a_ninja_beaten_on_the_torii() -> None:
    """DS-E10, DS-8.4, DS-R10, DS-6.3.3, DS-6.3.4"""
    alone = Table("yellow", "2 2", yellow="f9", blue="f10").play("pair 2 2", "piece f9")
    alone.play("go f10", rolls=(6, 1))
    assert (alone.reason, alone.state.cards) == ("reason-ninja-wiped-out", 4)
    two = Table("yellow", "2 2", yellow="f9", blue="f10 d8").play("pair 2 2", "piece f9")
    two.play("go f10", rolls=(6, 1))
    assert (two.reason, two.at("blue"), two.stock("blue")) == ("", "d8", 2)
    tile = Table("yellow", "2 2", yellow="f9", blue="f10", torii="j8")
    tile.play("pair 2 2", "piece f9", "go f10", rolls=(6, 1))
    assert (tile.reason, tile.at("blue")) == ("", "j8")


def test_vector_11_the_last_ninja_attacks_and_loses() -> None:
    """DS-E11"""
    table = Table("blue", "2 2", blue="f9", yellow="f10").play("pair 2 2", "go f10", rolls=(1, 6))
    assert (table.reason, table.state.cards) == ("reason-ninja-wiped-out", 5)


def test_vector_12_out_and_back_lights_a_brazier() -> None:
    """DS-E12, DS-R18, DS-7.3.7, DS-6.2.1"""
    there = Table("yellow", "1 1 1 2 2", yellow="b5", blue="f10")
    there.play("torch 1 1 1 2 2", "piece b5", "go b5")
    assert (there.state.lit[0], there.state.cards) == (True, 4)
    away = Table("yellow", "1 1 1 2 2", yellow="b5", blue="f10")
    away.play("torch 1 1 1 2 2", "piece b5", "go b6")
    assert (sum(away.state.lit), away.state.cards) == (0, 5)


def test_vector_13_a_fight_on_the_brazier() -> None:
    """DS-E13, DS-R19, DS-8.2, DS-7.3.9"""

    def begin() -> Table:
        table = Table("yellow", "1 1 1 2 2", yellow="b6", blue="b5 d8", cards=2)
        return table.play("torch 1 1 1 2 2", "piece b6")

    won = begin().play("go b5", rolls=(6, 1))
    assert (won.reason, won.state.cards, sum(won.state.lit)) == ("reason-alarm", 0, 1)
    lost = begin().play("go b5", rolls=(1, 6))
    assert (lost.reason, lost.state.cards, sum(lost.state.lit)) == ("", 2, 0)


def test_vector_14_a_light_turns_the_torii_tile() -> None:
    """DS-E14, DS-7.3.2, DS-7.3.10"""
    table = Table("yellow", "3 3 3", yellow="b5", blue="b4", torii="b4").play("brazier 3 3 3")
    assert table.state.lit[0]
    assert table.at("blue") == "b4"
    assert not table.state.is_torii(GRID.space["b4"])
    carrier = Table("blue", "2 2", blue="b3", carrier="blue", torii="b4", lit="1", cards=4)
    assert carrier.play("pair 2 2", "go b4").reason == ""
    tile = Table("blue", "2 2 2", blue="a3 f10", lit="1", cards=4).play("torii 2 2 2")
    assert not {"a3", "b3", "a4", "b4", "a5"} & set(tile.offers("place"))


def test_vector_15_banzai_through_three_ninja() -> None:
    """DS-E15, DS-7.3.3, DS-R05"""
    path = ("banzai 3 3 3 3", "piece d3", "step e3", "step f3", "step g3")
    table = Table("yellow", "3 3 3 3", yellow="d3", blue="e3 f3 g3").play(*path)
    assert (table.at("blue"), table.at("yellow")) == ("f10 f10 f10", "g3")
    assert (table.state.cards, table.reason) == (2, "")
    short = Table("yellow", "3 3 3 3", yellow="d3", blue="e3 f3 g3", cards=2).play(*path[:4])
    assert (short.state.cards, short.reason) == (0, "reason-alarm")


def test_vector_16_banzai_and_the_carrier() -> None:
    """DS-E16, DS-R04"""
    table = Table("yellow", "3 3 3 3", yellow="d3", blue="e3 f3", carrier="blue")
    table.play("banzai 3 3 3 3", "step e3")
    assert table.state.cards == 4
    assert table.offers("step") == ["e4"]
    assert "stop" in table.legal
    assert "d3" not in table.offers("step")


def test_vector_17_altars() -> None:
    """DS-E17, DS-7.1.2"""
    table = Table("blue", "1", blue="d8 h8", slots={"blue": "3a"})
    assert table.offers("green") == ["1 for 2", "1 for 3", "1 for 4"]
    assert not Table("blue", "2", blue="d8 h8", slots={"blue": "3a"}).offers("green")


def test_vector_18_the_shogun_on_an_altar() -> None:
    """DS-E18, DS-R15"""
    for colour in ("yellow", "red"):
        table = Table(colour, "1", players=4, blue="f10", shogun="c2", yellow="a6", red="k6")
        assert table.offers("green") == ["1 for 2"]
    carried: dict[str, Any] = {
        "players": 4,
        "blue": "c2",
        "carrier": "blue",
        "yellow": "a6",
        "red": "k6",
    }
    assert not Table("yellow", "1", **carried).offers("green")
    assert Table("blue", "1", **carried).offers("green") == ["1 for 2"]


def test_vector_19_a_shuriken_on_a_garrison() -> None:
    """DS-E19, DS-7.2.2, DS-R09"""
    table = Table("blue", "3 3 3", blue="f10", yellow="a6", garrisons="c4")
    table.play("shuriken 3 3 3", rolls=(6, 1))
    assert table.seat == COLOURS["yellow"]
    assert table.offers("place") == spaces("a6 k6 c4")
    assert table.state.cards == 5


def test_vector_20_the_shogun_is_redeployed() -> None:
    """DS-E20, DS-7.3.1, DS-R14, DS-6.4.2"""
    table = Table("yellow", "3 3 3 3", yellow="a6", blue="f10")
    table.play("redeploy 3 3")
    if table.offers("piece"):
        table.play("shogun")
    assert table.shogun == "k6"
    garrisons = [GRID.names[space] for space in table.state.available_garrisons()]
    assert garrisons == ["a6"]
    assert "redeploy" not in {text.split()[0] for text in table.legal} or table.play("redeploy 3 3")


def test_vector_21_the_shogun_is_handed_over() -> None:
    """DS-E21, DS-6.4.4, DS-R21"""
    table = Table(
        "green", "2 2 5 5", players=4, blue="e4", green="e3", yellow="a6", red="k6", carrier="blue"
    )
    table.play("pair 2 2", "go e4")
    assert table.legal == ["pass", "transfer"]
    table.play("transfer")
    assert table.carrier == "green"
    table.play("pair 5 5", "go e3")
    assert (table.shogun, table.at("blue")) == ("e3", "e4")
    hunter = Table(
        "yellow", "2 2", players=4, blue="e4", green="e3", yellow="d4", red="k6", carrier="green"
    )
    hunter.play("pair 2 2")
    assert "e4" in hunter.offers("go")


def test_vector_22_captured_on_the_torii() -> None:
    """DS-E22, DS-R08, DS-8.1"""
    table = Table("blue", "2 2", blue="f9", yellow="a6", shogun="f10").play("pair 2 2", "go f10")
    assert (table.carrier, table.reason) == ("blue", "reason-shogun-taken")


def test_vector_23_a_torii_under_the_carrier() -> None:
    """DS-E23, DS-7.2.4.4"""
    table = Table("blue", "2 2 2", blue="b3", carrier="blue", yellow="a6").play("torii 2 2 2")
    assert {"b3", "b4", "a9", "k9"} <= set(table.offers("place"))
    assert not {"a12", "c12"} & set(table.offers("place"))
    assert table.play("place b3").reason == "reason-shogun-taken"
    table = Table("blue", "2 2 2", blue="b3", carrier="blue", yellow="a6")
    assert table.play("torii 2 2 2", "place b4").reason == ""
    table = Table("blue", "2 2 2", blue="b4", carrier="blue", yellow="a6").play("torii 2 2 2")
    assert "b3" not in table.offers("place")
    assert "b4" in table.offers("place")


def test_vector_24_a_turned_tile_is_moved() -> None:
    """DS-E24, DS-R16, DS-R17, DS-7.2.4.3"""
    table = Table("blue", "2 2 2", blue="d3", yellow="a6", torii="b4 j8", lit="1", cards=4).play(
        "torii 2 2 2", "lift b4"
    )
    assert "j3" in table.offers("place")
    table.play("place j3")
    assert table.state.is_torii(GRID.space["j3"])
    assert not table.state.is_torii(GRID.space["b4"])
    assert table.state.slots[0] == 0


def test_vector_25_two_enemies_on_a_space() -> None:
    """DS-E25, DS-6.3.1, DS-6.3.5"""
    table = Table("yellow", "2 2 4", players=4, blue="d8", green="d8", yellow="c8", red="k6").play(
        "pair 2 2", "piece c8", "go d8"
    )
    assert table.offers("enemy") == ["0", "2"]
    table.play("enemy 0", "spend 1", rolls=(3, 4, 1, 6))
    if table.offers("place"):
        table.play("place a6")
    assert (table.at("green"), table.at("blue")) == ("d8", "f10")
    assert table.at("yellow") == "a6"
    assert table.state.cards == 4


def test_vector_26_the_last_samurai() -> None:
    """DS-E26, DS-8.3"""
    table = Table("blue", "3 3 3", blue="a6 k6", yellow="d8").play("shuriken 3 3 3", rolls=(6, 1))
    assert table.reason == "reason-samurai-wiped-out"


@pytest.mark.parametrize(("start", "behind"), [("h2", "h3"), ("c3", "b3"), ("f1", ""), ("d12", "")])
def test_vector_27_infiltration(start: str, behind: str) -> None:
    """DS-E27, DS-7.2.3"""
    table = Table("blue", "3 3 3 3", blue=start, yellow="a6", shogun="d1")
    assert bool(table.offers("infiltration")) == bool(behind)
    if behind:
        assert table.play("infiltration 3 3 3 3").at("blue") == behind


def test_vector_28_no_slot_left() -> None:
    """DS-E28, DS-7.1.5, DS-7.3.5"""
    every = "2a 2b 3a 3b 4a 4b 5a 5b"
    torii = Table("blue", "2 2 2", blue="d8", yellow="a6", slots={"blue": every})
    assert torii.play("torii 2 2 2", "place a8").state.tiles[0] == 1
    garrison = Table("yellow", "2 2 3 3", blue="d8", yellow="a6", slots={"yellow": every})
    assert garrison.play("garrison 2 2 3 3", "place c4").state.tiles[1] == 1
    assert not garrison.told("bonus")
    straight = Table("blue", "1 2 3 4 5", blue="d8", slots={"blue": every}, hand=5)
    assert not straight.offers("straight")


def test_vector_29_through_the_great_door() -> None:
    """DS-E29, DS-7.2.7"""
    table = Table("blue", "2 2 2 3 3", blue="f3", yellow="a6", shogun="e1")
    table.play("sneak 2 2 2 3 3", "go e1")
    assert table.carrier == "blue"
    pair = Table("blue", "2 2", blue="f3", yellow="a6", shogun="e1").play("pair 2 2")
    assert "f2" not in pair.offers("go")


def test_vector_30_dawn() -> None:
    """DS-E30, DS-8.5, DS-8.6, DS-R23, DS-5.6"""
    table = Table("yellow", "5", blue="f10", yellow="a6")
    table.state.round = 40
    table.play("end", "store -")
    assert table.reason == "reason-dawn"
    assert table.state.outcome is not None
    assert table.state.outcome.ranking == ((1,), (0,))


def test_an_illegal_move_changes_nothing() -> None:
    table = Table("blue", "2 2", blue="f9", yellow="a6").play("pair 2 2")
    with pytest.raises(IllegalMove) as refusal:
        table.play("go f1")
    assert refusal.value.reason.id == "illegal-too-far"
