"""A card or a character is one row, and none can be forgotten."""

import pytest

from tatami.core import rows
from tatami.core.errors import BadContent
from tatami.core.rows import complete
from tatami.games.samurai_sword.rules.cards import CARD, Tea, Untargeted
from tatami.games.samurai_sword.rules.characters import CHARACTER, Character
from tatami.games.samurai_sword.rules.content import CARDS, CHARACTERS


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

    with pytest.raises(BadContent, match=f"what does card {CARDS[-1]} do"):
        complete("card", CARDS, [*CARD[:-1], Blank(CARDS[-1])])


def test_an_effect_without_a_card_and_two_effects_of_one_cannot_load() -> None:
    with pytest.raises(BadContent, match=f"no card {CARDS[-1]} in the content"):
        complete("card", CARDS[:-1], CARD)
    with pytest.raises(BadContent, match="say twice what card tea does"):
        complete("card", CARDS, [*CARD, Tea("tea")])


def test_a_character_without_an_ability_cannot_load() -> None:
    with pytest.raises(BadContent, match="what does character benkei do"):
        complete("character", CHARACTERS, [Character("benkei"), *CHARACTER[1:]])
