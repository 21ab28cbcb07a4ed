"""Content files: whatever is wrong is named with its line."""

from pathlib import Path

import pytest

from tatami.core.content import Document
from tatami.core.errors import BadContent

TEXT = """\
map = "map.txt"

[boards.elf]
slots = ["red", "blue"]
[box]
lid = true

[[weapon]]
id = "bo"
[[weapon]]
id = "katana"
made = { of = "steel", in = 1600 }

[[start]]
seats = [
    { north = 1 },
    { south = 2 },
]
"""


def document(folder: Path, text: str = TEXT) -> Document:
    (folder / "content.toml").write_text(text, encoding="utf-8")
    return Document(folder)


@pytest.mark.parametrize(
    ("table", "key", "line"),
    [
        ("", "map", 1),
        ("boards.elf", "", 3),
        ("boards.elf", "slots", 4),
        ("boards.elf", "start", 3),
        ("weapon.0", "id", 9),
        ("weapon.1", "id", 11),
        ("weapon.1", "damage", 10),
        ("weapon", "", 8),
        ("weapon.1.made", "of", 12),
        ("start.0.seats.1", "south", 17),
    ],
)
def test_the_line_of_what_is_there_or_of_where_it_belongs(
    tmp_path: Path, table: str, key: str, line: int
) -> None:
    assert document(tmp_path).where(table, key) == f"content.toml, line {line}"


def test_what_belongs_nowhere_has_no_line(tmp_path: Path) -> None:
    assert document(tmp_path).where("spoons", "wooden") == "content.toml"
    with pytest.raises(BadContent, match=r"^content.toml: the table \[spoons\] is missing"):
        document(tmp_path).value("spoons", "wooden")
    with pytest.raises(BadContent, match=r"^content.toml: there must be tables \[\[spoon\]\]"):
        document(tmp_path).tables("spoon")


def test_what_nobody_has_read_is_refused(tmp_path: Path) -> None:
    found = document(tmp_path)
    found.string("", "map")
    found.strings("boards.elf", "slots")
    found.flag("box", "lid")
    found.different(found.tables("weapon"), "id")
    found.string("weapon.1.made", "of")
    found.number("start.0.seats.0", "north", 0, 9)
    found.number("start.0.seats.1", "south", 0, 9)
    with pytest.raises(BadContent, match=r"line 12: the rules know no \[weapon.made\] in"):
        found.finish()
    found.number("weapon.1.made", "in", 0, 2000)
    found.finish()


@pytest.mark.parametrize("text", ["many = [1, true]", "many = [1]", "many = [1, 9]", "many = 1"])
def test_a_list_of_numbers_has_its_length_and_bounds(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadContent, match="line 1: many must be a list of 2 whole numbers from 0"):
        document(tmp_path, text).numbers("", "many", 2, 0, 3)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"gone\.toml cannot be read"):
        Document(tmp_path, "gone.toml")
    (tmp_path / "content.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"content\.toml cannot be read"):
        Document(tmp_path)
