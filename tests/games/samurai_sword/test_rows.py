"""A card or a character is one row, and none can be forgotten."""

from importlib.resources import files
from pathlib import Path

import pytest

from tatami.core import rows
from tatami.core.chance import Chance
from tatami.core.content import FILE, Document
from tatami.core.errors import BadContent
from tatami.core.rows import complete
from tatami.games.samurai_sword.bot.belief import FITTED
from tatami.games.samurai_sword.bot.hands import shares_of
from tatami.games.samurai_sword.rules.cards import (
    CARD,
    Armour,
    BattleCry,
    Card,
    EveryoneAnswers,
    Jujitsu,
    Layers,
    Targeted,
    Tea,
    Untargeted,
)
from tatami.games.samurai_sword.rules.characters import CHARACTER, Character
from tatami.games.samurai_sword.rules.content import CARDS, CHARACTERS, Content
from tatami.games.samurai_sword.rules.moves import Play
from tatami.games.samurai_sword.rules.state import SamuraiSword


def test_every_card_and_character_has_a_row_in_the_order_of_the_content() -> None:
    assert [row.card for row in CARD] == list(range(len(CARDS)))
    assert [row.character for row in CHARACTER] == list(range(len(CHARACTERS)))


def test_a_card_without_an_effect_cannot_load() -> None:
    with pytest.raises(BadContent, match="what does card spoon do"):
        complete("card", [*CARDS, "spoon"], CARD)


@pytest.mark.skipif(
    not str(rows.__file__).endswith(".py"),
    reason="a test cannot derive from compiled classes",
)
def test_a_row_without_an_effect_is_no_row() -> None:
    class Blank(Untargeted):
        pass

    class Unplayable(Targeted):
        def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
            return

    class Nowhere(Layers):
        pass

    for row in (Blank("daimyo"), Unplayable("daimyo", 0), Nowhere("daimyo")):
        with pytest.raises(BadContent, match="what does card daimyo do"):
            instead_of_daimyo(row)


@pytest.mark.parametrize(
    "row",
    [
        EveryoneAnswers("daimyo", "SS-4.3.8"),
        BattleCry("daimyo", "SS-4.3.8"),
        Jujitsu("daimyo", "SS-4.3.8"),
        Armour("daimyo"),
    ],
    ids=lambda row: type(row).__name__,
)
def test_no_card_plays_as_another_one_by_mistake(row: Card) -> None:
    """What everyone answers, and what lies before players, is listed in the content."""
    with pytest.raises(BadContent, match="what does card daimyo do"):
        instead_of_daimyo(row)


def instead_of_daimyo(row: Card) -> None:
    complete("card", CARDS, [row if other.id == "daimyo" else other for other in CARD])


CONTENT = (files("tatami.games.samurai_sword") / "content.toml").read_text(encoding="utf-8")


def line_of(text: str) -> int:
    """The first line with it, which further cards move down."""
    return CONTENT.partition(text)[0].count("\n") + 1


def read(text: str, folder: Path) -> Content:
    (folder / FILE).write_text(text, encoding="utf-8")
    return Content(Document(folder))


def test_the_content_is_read_as_it_is_written(tmp_path: Path) -> None:
    assert read(CONTENT, tmp_path).cards == CARDS


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("damage = 1\n", 'damage = "x"\n', r"line 6: \[weapon\] damage must be a whole number"),
        ("damage = 1\n", "", r"line 3: \[weapon\] damage must be a whole number"),
        ('id = "bo"', 'id = "bokken"', r"line 9: \[weapon\] id 'bokken' stands there twice"),
        ("parry = 15", "parry = { count = 15 }", r"line \d+: \[actions\] parry must be a whole"),
        ("hanzo = 4", "hanzo = 0", r"line \d+: \[characters\] hanzo must be a whole number"),
        ("[actions]", "[actions", rf"line {line_of('[actions]')}, column 9"),
        ("hand_limit = 7", "hand_limit = true", r"line \d+: \[setup\] hand_limit must be"),
        ("hands = [4,", "hands = [-4,", r"line \d+: \[setup\] hands must be a list of 7 whole"),
        ("hands = [4,", "hands = [", r"line \d+: \[setup\] hands must be a list of 7 whole"),
        ("hand_limit = 7", "hand_limit = 7\nspoons = 1", r"know no \[setup\] spoons"),
        (
            "players = 4\n",
            "players = 5\n",
            r"line \d+: the tables must be those for 3 to 7 players",
        ),
        (
            "ronin = 0\n",
            "ronin = 1\n",
            rf"line {line_of('[[table]]')}: the roles must be those of 3 players",
        ),
        ("shogun_honour = 6", "shogun_honour = -6", r"line \d+: \[table\] shogun_honour must be"),
        (
            "{ shogun = 2,",
            "{ shogun = 2.5,",
            rf"line {line_of('{ shogun = 2,')}: \[table.multipliers\] shogun must be",
        ),
        (
            "{ shogun = 2,",
            "{ spoon = 2,",
            rf"line {line_of('{ shogun = 2,')}: \[table.multipliers\] shogun must be",
        ),
        ("[setup]", "[spoons]\nwooden = 1\n[setup]", r"the rules know no \[spoons\] wooden"),
    ],
)
def test_broken_content_is_refused_with_its_line(
    old: str, new: str, named: str, tmp_path: Path
) -> None:
    assert old in CONTENT
    with pytest.raises(BadContent, match=rf"content\.toml.*{named}"):
        read(CONTENT.replace(old, new, 1), tmp_path)


def test_a_table_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="a table for 3 to 7 players each"):
        read(CONTENT.rpartition("[[table]]")[0], tmp_path)


@pytest.mark.parametrize("held", ["turn", "idle"])
def test_a_card_that_bots_know_nothing_of_is_named_with_its_file(
    held: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = FITTED["hands"][held]
    with monkeypatch.context() as forgotten:
        forgotten.delitem(shares, "tea")
        lacking = rf"bot/belief.toml: \[hands.{held}\] says nothing of card tea"
        with pytest.raises(BadContent, match=lacking):
            shares_of(held)
    monkeypatch.setitem(shares, "spoon", 1.0)
    with pytest.raises(BadContent, match="names card spoon, and there is none"):
        shares_of(held)


def test_an_effect_without_a_card_and_two_effects_of_one_cannot_load() -> None:
    with pytest.raises(BadContent, match=f"no card {CARDS[-1]} in the content"):
        complete("card", CARDS[:-1], CARD)
    with pytest.raises(BadContent, match="say twice what card tea does"):
        complete("card", CARDS, [*CARD, Tea("tea")])


def test_a_character_without_an_ability_cannot_load() -> None:
    with pytest.raises(BadContent, match="what does character benkei do"):
        complete("character", CHARACTERS, [Character("benkei"), *CHARACTER[1:]])
