"""A card or a character is one row, and none can be forgotten."""

from importlib.resources import files

import pytest

from tatami.core import rows
from tatami.core.chance import Chance
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
from tatami.games.samurai_sword.rules.content import CARDS, CHARACTERS, read
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
            complete("card", CARDS, [*CARD[:-1], row])


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
        complete("card", CARDS, [*CARD[:-1], row])


CONTENT = (files("tatami.games.samurai_sword") / "content.toml").read_text(encoding="utf-8")


def test_what_the_content_leaves_out_or_has_too_much_is_named() -> None:
    assert read(CONTENT)["actions"]["parry"] == 15
    with pytest.raises(BadContent, match="a weapon needs id, precision, damage, count"):
        read(CONTENT.replace("damage = 1\n", "", 1))
    with pytest.raises(BadContent, match=r"has .*spoons; it needs weapon"):
        read(CONTENT + "\n[spoons]\nwooden = 1\n")
    with pytest.raises(BadContent, match=r"\[setup\] needs hands, hand_limit, not .*spoons"):
        read(CONTENT.replace("hand_limit = 7", "hand_limit = 7\nspoons = 1"))
    with pytest.raises(BadContent, match=r"a table needs players, .* not .*spoons"):
        read(CONTENT + "spoons = 1\n")


@pytest.mark.parametrize(
    ("line", "broken", "named"),
    [
        ("damage = 1\n", 'damage = "x"\n', "damage must be a whole number from 1 on, not 'x'"),
        ("parry = 15", "parry = { count = 15 }", r"\[actions\], parry must be a whole number"),
        (
            "hanzo = 4",
            "hanzo = 0",
            r"\[characters\], hanzo must be a whole number from 1 on, not 0",
        ),
        ("hand_limit = 7", "hand_limit = true", r"\[setup\], hand_limit must be a whole number"),
        ("hands = [4,", "hands = [-4,", r"\[setup\] hands, 0 must be a whole number"),
        ("shogun_honour = 6", "shogun_honour = -6", "the table for 3, shogun_honour must be"),
        ("{ shogun = 2,", "{ shogun = 2.5,", "the table for 3, shogun must be a whole number"),
    ],
)
def test_what_is_no_number_is_named(line: str, broken: str, named: str) -> None:
    assert line in CONTENT
    with pytest.raises(BadContent, match=named):
        read(CONTENT.replace(line, broken, 1))


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
