"""Text maps: what they mean, and how mistakes are named."""

import pytest

from tatami.core.errors import BadContent
from tatami.games.dicium.rules.grid import DOOR, OPEN, WALL, parse_grid

CODES = ("..", "Qu", "G1")
SMALL = """\
     a  b  c
 1   ..|.. G1
       +==+--
 2   .. ## ..
"""


def test_spaces_edges_and_ways() -> None:
    grid = parse_grid(SMALL, "small.txt", CODES, doors=True)
    assert (grid.columns, grid.rows) == (3, 2)
    assert grid.names == ["a1", "b1", "c1", "a2", "c2"]
    assert grid.codes == ["..", "..", "G1", "..", ".."]
    between = {(grid.names[a], grid.names[b]): edge for a, b, edge in grid.edges}
    assert between == {
        ("a1", "b1"): WALL,
        ("a1", "a2"): OPEN,
        ("b1", "c1"): OPEN,
        ("c1", "c2"): WALL,
    }
    assert grid.way(grid.space["b1"], grid.space["c1"]) == (grid.space["c1"],)
    assert grid.way(grid.space["a1"], grid.space["c1"]) is None
    assert grid.distances(grid.space["b1"], 99) == [99, 0, 1, 99, 99]


def test_maps_without_margin_and_header() -> None:
    grid = parse_grid("..:..\n  +--\nQu ..\n", "plain.txt", CODES, doors=True)
    assert grid.names == ["a1", "b1", "a2", "b2"]
    assert [edge for _, _, edge in grid.edges] == [DOOR, OPEN, WALL, OPEN]


def test_straight_ways_go_on_over_open_edges() -> None:
    grid = parse_grid(".. .. .. ..\n", "row.txt", CODES)
    assert grid.way(0, 3) == (1, 2, 3)
    assert grid.way(3, 1) == (2, 1)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1, column 1: the map is empty"),
        (".. xx\n", "line 1, column 4: 'xx' is no space"),
        ("..!..\n", "line 1, column 3: '!' cannot stand between two spaces"),
        (".. ..\n~~+  \n.. ..\n", "line 2, column 1: '~~' cannot stand below a space"),
        (".. ..\n  *  \n.. ..\n", "line 2, column 3: a corner is '+' or blank"),
        ("..:..\n", "line 1, column 3: this game has no doors"),
        (".. ..\n  +--\n", "line 2, column 1: a map ends with a line of spaces"),
        ("     a  b\n 2   .. ..\n", "line 2, column 1: the margin of this row must say 1"),
        ("     a\n 1   .. ..\n", "line 2, column 8: the row goes on after its 1 spaces"),
    ],
)
def test_mistakes_are_named_with_line_and_column(text: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        parse_grid(text, "wrong.txt", CODES)
    assert str(error.value).startswith("wrong.txt, ")
    assert problem in str(error.value)
