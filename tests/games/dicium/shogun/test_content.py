"""Content files: those that come with the game, and mistakes in one's own."""

from __future__ import annotations

import re
import tomllib
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tatami.core.chance import Chance
from tatami.core.errors import BadContent, BadOption, BadPosition
from tatami.games import folder
from tatami.games.dicium.shogun.game import GAME, with_content
from tatami.games.dicium.shogun.terminal import draw
from tatami.language import Speaker

HERE = Path(__file__).parent
CONTENT = tomllib.loads((folder("dicium-shogun") / "content.toml").read_text(encoding="utf-8"))


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """The designed content with the map and the file changed so."""
    for name in ("designed.toml", "designed.txt"):
        text = (HERE / name).read_text(encoding="utf-8")
        for old, new in changes:
            text = text.replace(old, new)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path / "designed.toml"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Th Ta Ta|", "Ta Ta Ta|", "designed.txt: 0 spaces Th; the map needs 1, the throne"),
        ("G7 To G7", "G7 G7 G7", "designed.txt: 0 spaces To; the map needs 1, the torii space"),
        (" 6 Gs", " 6 Ha", "designed.txt: 1 spaces Gs; the map needs 2, the garrison spaces"),
        (
            "9 G4 G4|Ha Ha|G7",
            "9 G4 G4|Ha Ha|B7",
            "garden 7 has 1 braziers; the garden of the torii",
        ),
        ("5 G1 B1", "5 B1 B1", "garden 1 has 2 braziers; one at most"),
        ("10 Ha Ha", "10 G6 Ha", "the spaces of garden 6 do not hang together"),
        ("13 G6 B6 G6", "13 G6 xx G6", "designed.txt, line 26, column 7: 'xx' is no space"),
        ('"f2", "f3"', '"f2", "f4"', "line 8: there is no door between f2 and f4"),
        ('"f2", "f3"', '"f2", "z9"', "line 8: the map has no space 'z9'"),
        ('"f2", "f3"', '["f2"], "f3"', "line 8: the map has no space ['f2']"),
        ('"f2", "f3"', '{a = 1}, "f3"', "line 8: the map has no space {'a': 1}"),
        ('"f2", "f3"', '"f2"', "great_door must name two spaces, or none"),
        ('slots = ["blue", "red", "green"', 'slots = ["pink", "red", "green"', "'pink'"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, old: str, new: str, problem: str) -> None:
    """DS-4.4"""
    with pytest.raises(BadContent, match=re.escape(problem)):
        with_content(changed(tmp_path, (old, new)))


def test_a_torii_outside_the_gardens(tmp_path: Path) -> None:
    hallway = [("|G7 G7 G7|", "|Ha Ha Ha|"), ("G7 To G7", "Ha To Ha")]
    with pytest.raises(BadContent, match="the torii space To must stand in a garden"):
        with_content(changed(tmp_path, *hallway))


def test_too_few_braziers(tmp_path: Path) -> None:
    dark = [(f"B{n}", f"G{n}") for n in (6, 8)]
    with pytest.raises(BadContent, match="5 brazier spaces; at least 6 are needed"):
        with_content(changed(tmp_path, *dark))


def test_a_map_without_a_great_door_ignores_the_option(tmp_path: Path) -> None:
    """DS-2.6"""
    game = with_content(changed(tmp_path, ('"f2", "f3"', "")))
    state = game.new(4, chance=Chance(1), great_door="open")
    assert state.palace is game.box.closed
    assert state.view(None)["grid"]["great_door"] is None


def test_the_garden_gate_goes_with_the_great_door() -> None:
    """DS-2.6, DS-4.3"""
    for players, option, opened in ((2, "auto", False), (4, "auto", True), (2, "open", True)):
        palace = GAME.new(players, chance=Chance(1), great_door=option).palace
        for door in ("great_door", "garden_gate"):
            one, other = (GAME.box.grid.space[name] for name in CONTENT[door])
            assert (other in palace.open_ways[one]) is opened
            assert (other in palace.door_ways[one]) is not opened


def test_a_garden_gate_that_is_no_door(tmp_path: Path) -> None:
    """DS-4.4"""
    gate = ("great_door =", 'garden_gate = ["f4", "f5"]\ngreat_door =')
    with pytest.raises(BadContent, match="there is no door between f4 and f5"):
        with_content(changed(tmp_path, gate))


def test_a_garden_gate_that_is_the_great_door(tmp_path: Path) -> None:
    """DS-4.4"""
    gate = ("great_door =", 'garden_gate = ["f3", "f2"]\ngreat_door =')
    with pytest.raises(BadContent, match="line 8: garden_gate must be another door"):
        with_content(changed(tmp_path, gate))


def test_only_two_or_four_play() -> None:
    with pytest.raises(BadOption, match="dicium-shogun is for 2 or 4 players, not 3"):
        GAME.new(3, chance=Chance(1))


@pytest.mark.parametrize(
    ("options", "boards"),
    [
        ({}, "blue yellow green red"),
        ({"first_ninja": "green"}, "green red blue yellow"),
        ({"left_of_blue": "red"}, "blue red green yellow"),
        ({"first_ninja": "green", "left_of_blue": "red"}, "green yellow blue red"),
    ],
)
def test_seats_of_four(options: dict[str, Any], boards: str) -> None:
    """DS-2.4, DS-2.5, DS-5.2"""
    state = GAME.new(4, chance=Chance(1), **options)
    assert [b["colour"] for b in state.view(None)["boards"]] == boards.split()


def test_somebody_begins_at_random() -> None:
    """DS-2.4"""
    first = {
        GAME.new(4, chance=Chance(seed), first_ninja="random").view(None)["boards"][0]["colour"]
        for seed in range(20)
    }
    assert first == {"blue", "green"}


def test_two_choose_their_boards() -> None:
    """DS-2.2, DS-2.3"""
    state = GAME.new(2, chance=Chance(1), ninja_board="green", samurai_board="red")
    assert [b["board"] for b in state.view(None)["boards"]] == ["ninja-green", "samurai-red"]


def test_six_alert_cards() -> None:
    """DS-2.1, DS-R01, DS-R02"""
    assert GAME.new(2, chance=Chance(1), alert_cards=6).cards == 6


def test_the_picture_names_gardens_and_lists_who_does_not_fit() -> None:
    """DS-10: three ninja on the torii space are all seen."""
    state = GAME.new(4, chance=Chance(1))
    state.at[1] = state.palace.torii
    out = StringIO()
    say = Speaker("en", "dicium-shogun", parts=("tatami.cli",))
    Console(width=110, file=out).print(draw(state.view(0), say))
    lines = out.getvalue().splitlines()
    assert any(line.split()[:5] == ["f10", "0", "0", "2", "T"] for line in lines)
    assert any("b13 Carp Pond" in line for line in lines)
    assert any("f10 Torii Garden" in line for line in lines)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"boards": ["ninja-blue", "ninja-blue"]}, "no board is played by two"),
        ({"boards": ["samurai-red", "ninja-blue"]}, "ninja and samurai play in turn"),
        ({"size": 2}, "no more dice than it was rolled with"),
        ({"active": 1}, "the turn of seat 1, not of seat 0"),
        (
            {"stack": [{"ask": "Go", "seat": 0, "piece": 1, "how": 0, "steps": 2}]},
            "seat 0 cannot move this piece",
        ),
    ],
)
def test_positions_that_no_raid_reaches(change: dict[str, Any], message: str) -> None:
    data = GAME.new(2, chance=Chance(1)).dump()
    GAME.load(data)
    with pytest.raises(BadPosition, match=message):
        GAME.load(data | change)
