"""Where pieces can go, and what is shown of it before they do."""

from __future__ import annotations

import pytest

from tatami.core.chance import Chance
from tests.games.dicium.shogun.tables import DESIGNED, Table


def test_a_carrier_cannot_walk_across_a_torii() -> None:
    """DS-6.2.3, DS-R08: he wins on the first torii that he enters."""
    table = Table("blue", "1 1 1 2 2", blue="f9", carrier="blue", yellow="a6", hand=5)
    table.play("sneak 1 1 1 2 2")
    assert "f10" in table.offers("go")
    assert not {"f11", "f12", "e11", "g11"} & set(table.offers("go"))
    assert table.play("go f10").reason == "reason-shogun-taken"


def test_a_carrier_with_a_torii_as_the_only_way_out() -> None:
    """DS-6.2.3: nothing behind it, nor the way back from it, is offered: the step wins at once."""
    table = Table("blue", "2 2 4", blue="a5", carrier="blue", yellow="b5", torii="a4")
    assert table.play("pair 2 2").reason == "reason-shogun-taken"


def test_other_ninja_walk_across_a_torii() -> None:
    table = Table("blue", "1 1 1 2 2", blue="f9", yellow="a6", hand=5)
    assert "f11" in table.play("sneak 1 1 1 2 2").offers("go")


def test_no_banzai_without_a_first_step() -> None:
    """DS-7.3.3, DS-R04, DI-R01: the Shogun behind a samurai cannot go out and back."""
    table = Table("yellow", "3 3 3 3", blue="b5 c6 b7", yellow="b6", shogun="a6", hand=4)
    table.play("banzai 3 3 3 3")  # only one piece can, so none is asked for
    assert set(table.offers("step")) == {"b5", "c6", "b7"}


def test_no_banzai_for_the_shogun_alone_behind_a_teammate() -> None:
    table = Table(
        "red",
        "3 3 3 3",
        players=4,
        blue="b5 c6",
        green="b7",
        yellow="b6",
        red="",
        shogun="a6",
        hand=4,
    )
    assert table.offers("banzai") == []
    refused = DESIGNED.move("banzai 3 3 3 3")
    assert table.state.why_not(3, refused).rule == "DS-6.2.1"


def test_what_a_banzai_would_do_is_shown() -> None:
    """DS-7.3.3: ninja do not stop it, it defeats them without a fight, no space comes twice."""
    table = Table("yellow", "3 3 3 3", blue="e3 f3 g3", yellow="d3 k6", hand=4)
    table.play("banzai 3 3 3 3")
    shown = table.state.view(1)["choosing"]
    spaces = shown["pieces"]["3"]
    assert [spaces[name] for name in ("e3", "f3", "g3")] == ["defeat"] * 3
    assert "d3" not in spaces
    table.play("piece d3", "step e3")
    shown = table.state.view(1)["choosing"]
    assert (shown["how"], shown["way"], shown["steps"]) == ("banzai", ["d3", "e3"], 2)
    assert set(table.offers("step")) < set(shown["pieces"]["3"])
    assert [shown["pieces"]["3"][name] for name in ("f3", "g3")] == ["defeat"] * 2


def test_of_the_shortest_ways_a_banzai_takes_the_one_through_the_ninja() -> None:
    """DS-7.3.3: who points at e4 means the ninja on the way, wherever they stand."""
    for ninja in ("e3", "d4"):
        table = Table("yellow", "3 3 3 3", blue=f"{ninja} e4", yellow="d3", hand=4)
        table.play("banzai 3 3 3 3", "piece d3")
        rows = [[move.text for move in row] for row in table.state.shortcuts(1)]
        assert [f"step {ninja}", "step e4"] in rows
        assert not any(row[-1] in ("step e3", "step d4") for row in rows)


def test_nobody_who_points_at_a_piece_means_out_and_back() -> None:
    """DS-R18: only for a light; the answer itself is legal."""
    table = Table("yellow", "1 1 1 3 3", blue="f10", yellow="b5", hand=5)

    def back() -> list[list[str]]:
        rows = [[move.text for move in row] for row in table.state.shortcuts(1)]
        return [row for row in rows if row[-1] == "go b5"]

    assert back() == [["torch 1 1 1 3 3", "piece b5", "go b5"]]
    table.play("torch 1 1 1 3 3")
    assert back() == [["piece b5", "go b5"]]
    table = Table("yellow", "1 1 1 3 3", blue="f10", yellow="b5", lit="1", cards=4, hand=5)
    assert back() == []
    assert "b5" in table.play("pair 1 1", "piece b5").offers("go")


def test_the_fight_is_shown() -> None:
    """DS-6.3.2, DS-10.1: the defender sees the attack that the red dice are to answer."""
    views = []
    for roll in (1, 6):
        table = Table(
            "yellow", "2 2 2 4", blue="d8", yellow="d7", stored={"blue": "4"}, hand=4
        ).play("assault 2 2 2", "piece d7", "go d8", "spend 1", rolls=(roll,))
        assert table.seat == 0
        views.append(table.state.view(0)["fight"])
        prompt = table.state.prompt(0)
        assert prompt is not None
        assert prompt.args["attack"] == views[-1]["attack"]
    assert [view["attack"] for view in views] == [3, 8]
    assert {view["kind"] for view in views} == {"attack"}
    assert views[0]["at"] == "d8"
    assert (views[0]["attacker"], views[0]["defender"], views[0]["bonus"]) == (1, 0, 1)


def test_a_shuriken_is_shown() -> None:
    table = Table("blue", "3 3 3", blue="f10", yellow="a6", stored={"yellow": "4"})
    table.play("shuriken 3 3 3", rolls=(2,))
    fight = table.state.view(1)["fight"]
    assert (fight["kind"], fight["at"], fight["attack"]) == ("shuriken", "a6", 2)
    table.state.apply(1, DESIGNED.move("spend 0"), Chance("end"))
    assert table.state.view(1)["fight"] is None


def test_the_tile_that_is_lifted_is_shown() -> None:
    """DS-R16"""
    table = Table("blue", "2 2 2", blue="d8", yellow="a6", torii="b8 j8", tiles={"blue": 0})
    assert table.play("torii 2 2 2").state.view(0)["lifted"] is None
    assert table.play("lift b8").state.view(0)["lifted"] == "b8"


def test_why_the_shogun_cannot_go_there() -> None:
    """DS-6.2.6, DS-7.3.1"""
    walk = Table("yellow", "2 2 1", blue="f10", yellow="a6 d2").play("pair 2 2", "shogun")
    for space, message in (("a6", "illegal-shogun-way"), ("f10", "illegal-shogun-way")):
        assert walk.state.why_not(1, DESIGNED.move(f"go {space}")).id == message
    assert walk.state.why_not(1, DESIGNED.move("go f9")).id == "illegal-too-far"
    redeploy = Table("yellow", "3 3 1", blue="f10", yellow="a6", garrisons="c4")
    redeploy.play("redeploy 3 3", "shogun")
    refused = redeploy.state.why_not(1, DESIGNED.move("go a6"))
    assert refused.id == "illegal-shogun-garrison"


def test_a_move_of_another_kind_is_refused_as_such() -> None:
    """DS-6.3.4: where a beaten piece goes is asked, nothing else."""
    table = Table("blue", "3 3 3", blue="f10", yellow="a6 k6").play(
        "shuriken 3 3 3", "target a6", rolls=(6, 1)
    )
    assert table.seat == 1
    assert table.state.why_not(1, DESIGNED.move("opening 3 3")).id == "illegal-now"
    assert table.state.why_not(1, DESIGNED.move("place f1")).id == "illegal-garrison"


def test_no_more_dice_than_an_action_needs() -> None:
    """DS-R26: with a yellow slot one die opens the door of the Sand Court."""
    table = Table("blue", "3 3 1", blue="d6", yellow="k6", slots={"blue": "3b"})
    assert table.offers("opening") == ["3"]
    assert table.state.why_not(0, DESIGNED.move("opening 3 3")).id == "illegal-fewer"
    assert Table("blue", "3 3 1", blue="d6", yellow="k6").offers("opening") == ["3 3"]


def test_what_a_piece_would_meet_is_seen_before_an_action_is_chosen() -> None:
    ninja = Table("blue", "2 2 4", blue="d4 f3", yellow="d6", shogun="f2")
    assert ninja.state.view(1)["meets"] == {
        "0": {"d6": "fight", "f2": "capture"},
        "1": {"d6": "fight", "f2": "capture"},
    }
    carrier = Table("blue", "2 2 4", blue="d4 f9", carrier="blue", yellow="d6")
    assert carrier.state.view(0)["meets"]["1"]["f10"] == "home"
    samurai = Table("yellow", "2 2 4", blue="f9", yellow="d6")
    assert samurai.state.view(0)["meets"] == {"3": {"f9": "fight"}, "12": {}}
    samurai.play("pair 2 2")
    assert samurai.state.view(0)["meets"] is None


@pytest.mark.parametrize(
    ("dice", "blue", "sole"),
    [
        ("3 3 1", "f3 e5", {"opening": {"piece": 0, "at": "f2", "happens": "capture"}}),
        ("3 3 1", "f3 b4", {}),  # both could
        ("3 1 1", "f3 e5", {}),  # too few faces
        ("3 3 3 3", "c3", {"infiltration": {"piece": 0, "at": "b3", "happens": "fight"}}),
    ],
)
def test_a_step_without_a_choice_is_shown(dice: str, blue: str, sole: object) -> None:
    """DS-7.2.1, DS-7.2.3: choosing the action makes it, so it is seen before."""
    table = Table("blue", dice, blue=blue, yellow="b3", shogun="f2", hand=len(dice.split()))
    assert table.state.view(0)["sole"] == sole


def test_a_light_without_a_choice_is_shown() -> None:
    """DS-7.3.2"""
    table = Table("yellow", "3 3 3", blue="f10", yellow="b5 a6")
    assert table.state.view(1)["sole"]["brazier"] == {"piece": 3, "at": "b5", "happens": "light"}
