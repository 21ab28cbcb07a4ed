"""Own content: what may be replaced, and how mistakes are named."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tatami.core.chance import Chance
from tatami.core.errors import BadContent, BadOption, BadPosition
from tatami.games.dicium.crazy_cup.game import GAME, with_content
from tatami.games.dicium.crazy_cup.rules.names import CHEATS

FOLDER = files("tatami.games.dicium.crazy_cup")


def own(folder: Path, *changes: tuple[str, str], map: tuple[str, str] = ("", "")) -> Path:
    """A content file with its map, with words replaced."""
    text = (FOLDER / "content.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "my.toml").write_text(text, encoding="utf-8")
    drawn = (FOLDER / "canyon.txt").read_text(encoding="utf-8").replace(*map, 1)
    (folder / "canyon.txt").write_text(drawn, encoding="utf-8")
    return folder / "my.toml"


def test_own_content_plays(tmp_path: Path) -> None:
    path = own(tmp_path, ("cannon = 5", "cannon = 4"), ("count = 2", "count = 3"))
    game = with_content(path)
    assert game.box.numbers["cannon"] == 4
    assert sum(game.box.counts) == sum(GAME.box.counts) + 1
    state = game.new(3, chance=Chance("own"))
    state.check()
    assert game.id == GAME.id


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('map = "canyon.txt"', 'map = "gone.txt"', "gone.txt cannot be read"),
        ('map = "canyon.txt"', "map = ", "my.toml: Invalid value"),
        ('clockwise = "l7"', 'clockwise = "a1"', "my.toml, line 9: the start has the neighbours"),
        ('["blue", "green"', '["blu", "green"', "my.toml, line 13: 'blu' is no bonus"),
        ('["red", "green"', '["reroll", "green"', "board coyote has reroll 2 times"),
        ("count = 2", "count = -1", "my.toml, line 26: [cards.hook] count must be"),
        ("pair = false", "pair = 1", "[cards.hook] pair must be true or false"),
        ("[distances]", "[distance]", "the table [distances] is missing"),
    ],
)
def test_mistakes_in_the_content_file(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        with_content(own(tmp_path, (old, new)))
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("ro ro ro ## ro ro ga", "ro ro xx ## ro ro ga", "canyon.txt, line 2, column 24: 'xx'"),
        ("ro ro ro ## ro ro ga", "ro ro ## ## ro ro ga", "the road does not lead from l7 round"),
        ("ro vo ga", "ro ro ga", "the road is no circuit at"),
        ("## SF", "## ro", "exactly one SF"),
    ],
)
def test_mistakes_in_the_map(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(BadContent) as error:
        with_content(own(tmp_path, map=(old, new)))
    assert problem in str(error.value)


def test_options_that_do_not_fit() -> None:
    with pytest.raises(BadOption, match="teams are for 4 players, not 3"):
        GAME.new(3, chance=Chance("no"), teams=True)
    with pytest.raises(BadOption, match="round_limit"):
        GAME.new(2, chance=Chance("no"), round_limit=1001)
    with pytest.raises(BadOption, match="1 to 4 players"):
        GAME.new(5, chance=Chance("no"))


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("players", "two", "players, not two"),
        ("at", [0], "'at' must be a list of 2"),
        ("tornado", 99, "'tornado' must be a whole number from -1 to 68"),
        ("piles", {}, "'piles' has no 'hands'"),
        ("boards", ["comet", "bicycle"], "'bicycle' is not one of comet"),
        ("stack", [{"ask": "Nonsense"}], "is no frame"),
        ("stack", [], "'stack' must be empty exactly when"),
        (
            "stack",
            [{"ask": "Reroll", "seat": 9}],
            "'stack[0].seat' must be a whole number from 0 to 1",
        ),
        ("stack", [{"ask": "Deal"}], "must be a question to a seat"),
        ("rolled", 1, "'rolled' must be true or false"),
        ("supply", [2, 1, 1, 1], "there must be 1 springs tiles"),
    ],
)
def test_broken_positions(field: str, value: object, problem: str) -> None:
    data = GAME.new(2, chance=Chance("a position")).dump()
    data[field] = value
    with pytest.raises(BadPosition) as error:
        GAME.load(data)
    assert problem in str(error.value)


def test_cards_that_there_are_not() -> None:
    data = GAME.new(2, chance=Chance("a position")).dump()
    data["piles"]["deck"] = [0] * len(CHEATS)
    with pytest.raises(BadPosition, match="cards hook; the game has 2"):
        GAME.load(data)
    data["piles"]["hidden"] = 1
    with pytest.raises(BadPosition, match="'piles' must have exactly hands, deck"):
        GAME.load(data)


def test_the_round_limit_is_any_number_up_to_a_thousand() -> None:
    limit = next(option for option in GAME.options if option.name == "round_limit")
    assert limit.shown == ("0..1000",)
    assert (limit.read(7), limit.default) == ("7", "100")
    with pytest.raises(BadOption, match=r"it is one of 0\.\.1000"):
        limit.read("many")
