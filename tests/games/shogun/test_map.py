"""SH-2: the map, and the printed values."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tatami.core.content import FILE, Document
from tatami.core.errors import BadContent
from tatami.games.shogun.rules import content, provinces
from tatami.games.shogun.rules.content import FAVOUR, GROUPS, PRESETS, WINTER_LOSS
from tatami.games.shogun.rules.provinces import (
    ATLAS,
    CHESTS,
    LAND,
    NEIGHBOURS,
    REGION,
    RICE,
    SEA,
    SITES,
    SMALL,
)
from tests.games.shogun.tables import new, number


def test_check_values_of_the_map() -> None:
    assert len(ATLAS.names) == 45
    assert (sum(map(len, LAND)), sum(map(len, SEA))) == (2 * 91, 2 * 6)
    assert (sum(CHESTS), sum(RICE), sum(SITES)) == (220, 140, 87)
    for side in (0, 1):
        assert [REGION[side].count(region) for region in range(5)] == [9] * 5
        assert SMALL[side].count(False) == 8


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("small", [False, True])
def test_the_map_is_connected(side: int, small: bool) -> None:
    in_play = {p for p in range(45) if not small or SMALL[side][p]}
    reached = {min(in_play)}
    while more := {n for p in reached for n in NEIGHBOURS[p] if n in in_play} - reached:
        reached |= more
    assert reached == in_play


def test_a_sea_route_makes_neighbours() -> None:
    """SH-2.2"""
    assert number("Izu") in NEIGHBOURS[number("Shima")]


@pytest.mark.parametrize(("players", "neutral"), [(3, 10), (4, 13), (5, 10)])
def test_presets_leave_the_stock_of_neutral_provinces(players: int, neutral: int) -> None:
    state = new(players)
    assert state.owner.count(-1) == neutral
    for seat, given in enumerate(PRESETS[players]):
        assert state.provinces_of(seat) == sorted(province for province, _ in given)
        assert sorted((armies for _, armies in given), reverse=True) == GROUPS[players]


def test_winter_losses_and_favours_are_the_printed_ones() -> None:
    assert WINTER_LOSS == [5, 7, 3, 2, 6, 3, 4, 0, 2, 3, 4, 1]
    assert FAVOUR[12] == ("levy", 3)
    assert [FAVOUR[n][1] for n in (2, 9, 16)] == [2, 4, 6]


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("cubes = 62", "cubes = 'many'", 5, r"\[pieces\] cubes must be a whole number"),
        ("castles = 28\n", "", 4, r"\[pieces\] castles must be a whole number"),
        ("winter_loss = 7", "winter_loss = 70", 39, r"\[event\] winter_loss must be"),
        ('id = "theatre-calm-7"\n', "", 37, r"\[event\] id must be a text in quotes"),
        ('-calm-7"', '-calm-5"', 38, "id 'theatre-calm-5' stands there twice"),
        ("stick = 0.6", "stick = 6", 22, r"\[tower\] stick must be a number from 0 to 1"),
        ("3 = [5, 4, 4,", "3 = [9, 4, 4,", 15, r"\[setup.groups\] 3 must be a list of 9"),
        ("Suruga = 5", "Surga = 5", 178, "there is no province Surga"),
        ("Bizen = 5", "Bizen = 9", 180, r"\[preset.seats\] Bizen must be a whole number"),
        ("Mino = 4, Tamba", "Mino = 5, Tamba", 178, "armies must be the groups"),
        ("[[hunger]]", "[hunger", 72, "Expected"),
        ("missing = 2", "missing = 1", 77, "the hunger rows must rise"),
        ('kind = "levy"', "kind = 12", 138, r"\[favour\] kind must be a text in quotes"),
        ("prices = [4, 3, 2]", "prices = [4, 3]", 95, r"\[court\] prices must be a list of 3"),
    ],
)
def test_broken_content_is_refused_with_its_line(
    old: str, new: str, line: int, problem: str, tmp_path: Path
) -> None:
    text = "\n".join(_lines("content.toml"))
    assert old in text
    with pytest.raises(BadContent, match=problem) as refusal:
        _read(text.replace(old, new, 1), tmp_path)
    assert re.search(rf"line {line}\b", str(refusal.value)), refusal.value


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cubes = 62", "cubes = 62\nspoons = 3", r"line 6: the rules know no \[pieces\] spoons"),
        ("free = 0.02", "free = 0.02\nspoon = 1", r"line \d+: the rules know no \[tower\] spoon"),
        ("5 = 12 }", "5 = 12, 6 = 9 }", r"line \d+: the rules know no \[setup.chests\] 6"),
        ('kind = "event"', 'kind = "event"\nspoon = 1', "the rules know no .favour. spoon"),
        ("winter_loss = 5", "winter_loss = 5\nspoon = 1", "the rules know no .event. spoon"),
        ("[court]", "[spoons]\nmany = 1\n[court]", r"line \d+: the rules know no \[spoons\] many"),
        ("[court]", "[[spoon]]\nmany = 1\n[court]", r"line \d+: the rules know no \[spoon\] many"),
    ],
)
def test_content_that_no_rule_asks_for_is_refused(
    old: str, new: str, problem: str, tmp_path: Path
) -> None:
    text = "\n".join(_lines("content.toml"))
    assert old in text
    with pytest.raises(BadContent, match=problem):
        _read(text.replace(old, new, 1), tmp_path)


def _lines(name: str) -> list[str]:
    return (files("tatami.games.shogun") / name).read_text(encoding="utf-8").splitlines()


def _read(text: str, folder: Path) -> content.Content:
    (folder / FILE).write_text(text, encoding="utf-8")
    return content.Content(Document(folder))


def test_the_content_is_read_as_it_is_written(tmp_path: Path) -> None:
    assert _read("\n".join(_lines(FILE)), tmp_path).presets == PRESETS


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Aki,green", "Aki,blue", "line 2: 'blue' is no region; the regions: green, red"),
        ("Kazusa,Izu,no", "Kazusa,Izo,no", "line 3: sea_neighbours names 'Izo'"),
        ("Bingo Iwami,Iyo", "Bingo,Iyo", "Aki does not name Iwami"),
        ("4,3,2,52,216", "4,three,2,52,216", "line 2: rice must be a whole number, not 'three'"),
        (",sites,", ",spots,", "line 1: the rules know no column spots"),
        ("moon_with_3_players", "moon_with_3_players,spoons", "line 1: the rules know no column"),
    ],
)
def test_a_broken_map_is_refused_with_its_line(old: str, new: str, problem: str) -> None:
    text = "\n".join(_lines("provinces.csv"))
    assert old in text
    with pytest.raises(BadContent, match=problem):
        provinces.Atlas(text.replace(old, new, 1))
