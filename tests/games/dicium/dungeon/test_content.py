"""Own content: what may be replaced, and how mistakes are named."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import BadContent, BadOption, BadPosition
from tatami.games.dicium.dungeon.game import GAME, with_content

FOLDER = files("tatami.games.dicium.dungeon")
HERE = Path(__file__).parent


def own(folder: Path, old: str = "", new: str = "", map: tuple[str, str] = ("", "")) -> Path:
    """The content as first designed, with words replaced."""
    text = (HERE / "designed.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "my.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    drawn = (HERE / "designed.txt").read_text(encoding="utf-8")
    assert map[0] in drawn
    (folder / "designed.txt").write_text(drawn.replace(*map, 1), encoding="utf-8")
    return folder / "my.toml"


def line_of(text: str) -> int:
    lines = (HERE / "designed.toml").read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if line.startswith(text))


def test_own_content_plays(tmp_path: Path) -> None:
    game = with_content(own(tmp_path, "dragon = 9", "dragon = 12"))
    assert game.box.monsters[-1] == 12
    state = game.new(3, chance=Chance("own"))
    state.check()
    assert game.id == GAME.id
    assert [move.text for move in game.moves] == [move.text for move in GAME.moves]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('map = "designed.txt"', 'map = "gone.txt"', "gone.txt cannot be read"),
        ('["red", "blue"', '["rad", "blue"', "'rad' is no bonus"),
        ('start = "red"', 'start = "green"', "warrior begins with 'green', which is not at level"),
        ("rat = 5", "rat = 0", "[monsters] rat must be a whole number from 1 to 20"),
        ("tiles = 6", "tiles = 5", "[decks.normal] stock must be a list of 4 whole numbers"),
        ("normal = [6, 4, 5, 5]", "normal = [6, 4, 5]", "[goblins] normal must be a list of 4"),
        ("blue = [5, 3, 3, 3]", "blue = [5, 3, 3, 5]", "4 decks with 5 blue cards each need more"),
        ("rerolls = 2", "rerolls = 0", "[cards.charm] rerolls must be a whole number"),
        ("[cards.gas]", "[cards.gaz]", "the table [cards.gas] is missing"),
        ("distance = 3", "distance = 4", "[cards.gob3] distance must be a whole number"),
    ],
)
def test_mistakes_in_the_content_file(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        with_content(own(tmp_path, old, new))
    assert problem in str(error.value)


def test_a_mistake_is_named_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=rf"my\.toml, line {line_of('dragon')}:"):
        with_content(own(tmp_path, "dragon = 9", "dragon = 99"))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("C1|..", "xx|..", "designed.txt, line 2, column 6: 'xx' is no space"),
        ("L1 ..", ".. ..", "the map has L1 0 times"),
        ("T2|..", "T1|..", "the map has T1 2 times"),
        ("07 08 09", "07 .. 09", "step 08 of the royal hallway is missing"),
        ("07 08 09", "07|08 09", "the royal hallway leads from e6 to f6"),
        ("     ==+  +  +--+", "     --+  +  +--+", "no way leads from a1 to"),
    ],
)
def test_mistakes_in_the_map(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        with_content(own(tmp_path, map=(old, new)))
    assert problem in str(error.value)


def test_options_that_do_not_fit() -> None:
    with pytest.raises(BadOption, match="king_step"):
        GAME.new(2, chance=Chance("no"), king_step=7)
    with pytest.raises(BadOption, match="difficulty"):
        GAME.new(2, chance=Chance("no"), difficulty="easy")
    with pytest.raises(BadOption, match="1 to 4 players"):
        GAME.new(5, chance=Chance("no"))


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("at", [0], "at"),
        ("portal", 131, "portal"),
        ("stock", 2, "there must be 4 goblins"),
        ("goblins", [5], "there must be 4 goblins"),
        ("unseen", [0] * 33, "cards of kind 0; the game has 1"),
        ("held", [1, 0], "cards of kind 0; the game has 1"),
        ("opened", [0], "every treasure is closed"),
        ("opened", [8], "every relic is closed"),
        ("decks", [16, 0, 0, 1, 0, 0], "more blue cards"),
        ("stack", [{"ask": "Nonsense"}], "Nonsense"),
    ],
)
def test_broken_positions(field: str, value: object, problem: str) -> None:
    data = GAME.new(2, chance=Chance("a position")).dump()
    data[field] = value
    with pytest.raises(BadPosition) as error:
        GAME.load(data)
    assert problem in str(error.value)
