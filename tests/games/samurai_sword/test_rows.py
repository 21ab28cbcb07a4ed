"""A card or a character is one row, and none can be forgotten."""

import pytest

from tatami.core.errors import BadContent
from tatami.games.samurai_sword.rules import cards, characters
from tatami.games.samurai_sword.rules.content import CARDS, CHARACTERS


def test_every_card_has_a_row_in_the_order_of_the_content() -> None:
    assert [row.card for row in cards.CARD] == list(range(len(CARDS)))


def test_a_card_without_an_effect_cannot_load() -> None:
    with pytest.raises(BadContent, match=r"without one: .'daimyo'."):
        cards.complete(cards.CARD[:-1])
    with pytest.raises(BadContent, match=r"without one: .'tea'."):
        cards.complete([row for row in cards.CARD if not isinstance(row, cards.Tea)])


def test_a_row_that_does_nothing_is_no_row() -> None:
    class Blank(cards.Untargeted):
        pass

    with pytest.raises(BadContent, match=r"without one: .'daimyo'."):
        cards.complete([*cards.CARD[:-1], Blank("daimyo")])


def test_two_rows_for_a_card_cannot_load() -> None:
    with pytest.raises(BadContent, match="one effect"):
        cards.complete([*cards.CARD, cards.Tea("tea")])


def test_a_character_without_an_ability_cannot_load() -> None:
    assert [row.character for row in characters.CHARACTER] == list(range(len(CHARACTERS)))
    with pytest.raises(BadContent, match=r"without one: .'benkei'."):
        characters.complete(characters.CHARACTER[1:])
    with pytest.raises(BadContent, match=r"without one: .'benkei'."):
        characters.complete([characters.Character("benkei"), *characters.CHARACTER[1:]])
