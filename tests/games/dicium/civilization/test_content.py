"""Content: what may be replaced, and how mistakes are named."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import BadContent, BadOption, BadPosition
from tatami.games.dicium.civilization.game import GAME, with_content
from tests.games.dicium.civilization.tables import DESIGNED, Table

FOLDER = files("tatami.games.dicium.civilization")


def own(folder: Path, *changes: tuple[str, str], map: tuple[str, str] = ("", "")) -> Path:
    """A content file with its map, with words replaced."""
    text = (FOLDER / "content.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "my.toml").write_text(text, encoding="utf-8")
    drawn = (FOLDER / "archipelago.txt").read_text(encoding="utf-8").replace(*map, 1)
    (folder / "archipelago.txt").write_text(drawn, encoding="utf-8")
    return folder / "my.toml"


def test_own_content_plays(tmp_path: Path) -> None:
    game = with_content(own(tmp_path, ("region = 2", "region = 3"), ("turns = 12", "turns = 5")))
    assert game.box.region_points == 3
    assert [option.default for option in game.options if option.name == "solo_turns"] == ["5"]
    state = game.new(3, chance=Chance("own"), boards="random")
    state.check()
    assert game.id == GAME.id


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('map = "archipelago.txt"', 'map = "gone.txt"', "gone.txt cannot be read"),
        ('map = "archipelago.txt"', "map = ", "my.toml: Invalid value"),
        ('hero = "red"', 'hero = "pink"', "'pink' is no colour; the colours: green, blue"),
        ("faces = 2", "faces = 0", "[boards.sparta] faces must be a whole number from 1 to 3"),
        ('slots = ["red"', 'slots = ["rod"', "'rod' is no bonus"),
        ("god = 36", "god = 30", "[ranks] god must be a whole number from 32"),
        ('kind = "sea"', 'kind = "air"', "'air' is none of labyrinth, land, sea"),
        ('home = "M1"', 'home = "S2"', "cerberus is a land monster and cannot lie on 'S2'"),
        ('home = "M1"', 'home = "M3"', "M1 is home to one monster"),
        ("[common.c04]", "[common.x04]", "the table [common.c04] is missing"),
        ("dice = 2", "dice = 4", "[philosophers.plato] dice must be"),
    ],
)
def test_mistakes_in_the_content_file(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        with_content(own(tmp_path, (old, new)))
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("~~ M1", "~~ M2", "archipelago.txt, line 3, column 4: 'M2' is no space"),
        ("C1", "..", "archipelago.txt: the map needs exactly one C1"),
        ("Qu", "##", "the map has 9 columns and 9 rows, without rock"),
    ],
)
def test_mistakes_in_the_map(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        with_content(own(tmp_path, map=(old, new)))
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("players", "options", "problem"),
    [
        (2, {"first_player": "2"}, "a seat from 0 to 1"),
        (2, {"boards": "athens"}, "boards must name 2 boards"),
        (2, {"boards": "athens,athens"}, "a list of different boards"),
        (2, {"boards": "athens,troy"}, "sparta, athens, corinth, thebes"),
        (2, {"monsters": "none"}, "option monsters cannot be 'none'"),
        (2, {"vp_deck": -1}, "option vp_deck cannot be -1"),
    ],
)
def test_options_that_do_not_fit(players: int, options: dict[str, Any], problem: str) -> None:
    """DC-2.1, DC-2.2"""
    with pytest.raises(BadOption) as error:
        GAME.new(players, chance=Chance("bad"), **options)
    assert problem in str(error.value)


def test_boards_may_be_a_list() -> None:
    """DC-2.2"""
    state = GAME.new(2, chance=Chance("list"), boards=["thebes", "athens"])
    assert [board.id for board in state.boards if board is not None] == ["thebes", "athens"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"points": [1, 0]}, "seat 0 has other points than it has earned"),
        ({"pool": 3}, "the points do not add up"),
        ({"cities": [["e2"], []]}, "two tiles lie on one space"),
        ({"tiles": [["e2", "e3"], ["e8"]]}, "'tiles' of seat 0 are not those that it has placed"),
        ({"trophies": [["hydra"], []], "points": [3, 0], "pool": 21}, "still in its lair"),
        ({"kept": [["c01", "c02"], []]}, "Common Objective"),
        ({"dealt": [["s01", "s02"], ["s01", "s03"]]}, "dealt twice"),
        ({"secret": ["s09", None]}, "that it was not dealt"),
        ({"at": ["z1", "e8"]}, "'at[0]'"),
        ({"boards": ["athens", "athens"]}, "the same player board"),
        ({"lairs": ["minotaur", "cerberus", "cerberus", "hydra", "scylla"]}, "in two lairs"),
        ({"lairs": ["minotaur", "hydra", "chimera", "cerberus", "scylla"]}, "in the lair M1"),
        ({"attached": ["thales"]}, "thales is attached, but was not played"),
        ({"lessons": [2, 0], "points": [2, 0], "pool": 22}, "those that were played"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, object], problem: str) -> None:
    data = GAME.new(2, chance=Chance("position"), boards="random", first_player="0").dump()
    data["dealt"] = [["s01", "s02"], ["s03", "s04"]]
    GAME.load(data)
    with pytest.raises(BadPosition) as error:
        GAME.load({**data, **change})
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("at", "problem"),
    [
        (["e3", "e3"], "two meeples stand on one space"),
        (["b2", "e8"], "the meeple of seat 0 stands on a monster"),
        (["e3", "e2"], "the meeple of seat 1 stands on another Capital"),
    ],
)
def test_meeples_that_cannot_stand_there_between_actions(at: list[str], problem: str) -> None:
    """DC-7.1: a fight, or a bar, would have been before."""
    data = Table(2, dice="1 2 5").state.dump()
    DESIGNED.load(data)
    with pytest.raises(BadPosition) as error:
        DESIGNED.load({**data, "at": at})
    assert problem in str(error.value)
