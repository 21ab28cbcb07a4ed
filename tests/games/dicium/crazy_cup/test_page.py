"""What the rules page says about the content in words is true of the content."""

import re
import tomllib

import pytest

from tatami.games import folder
from tatami.games.dicium.crazy_cup.game import GAME
from tatami.language import LANGUAGES, rules_pages

CONTENT = tomllib.loads((folder(GAME.id) / "content.toml").read_text(encoding="utf-8"))
PAIR = {"en": "costs a pair", "fr": "coûte une paire"}


def rows(language: str, id: str) -> list[list[str]]:
    """The lines of the table of a rule, without its head."""
    rule = rules_pages.find(GAME.id, language, id)[0]
    table = [line for line in rule.text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_cards_cost_a_pair(language: str) -> None:
    """CC-3.4"""
    _, *cards = rules_pages.find(GAME.id, language, "CC-3.4")
    for rule, card in zip(cards, CONTENT["cards"].values(), strict=True):
        assert (PAIR[language] in rule.text.partition(")")[0]) == card["pair"], rule.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_shortcuts(language: str) -> None:
    """CC-4.3"""
    canyon = GAME.box.canyon
    rough: set[int] = set()
    for _, spaces, ends, saved in rows(language, "CC-4.3"):
        inside, (near, far) = (
            [canyon.grid.names.index(name) for name in re.findall(r"[a-l]\d+", cell)]
            for cell in (spaces, ends)
        )
        assert abs(canyon.mile(far, 1) - canyon.mile(near, 1)) - len(inside) - 1 == int(saved)
        rough |= set(inside)
    assert rough == {space for space in range(len(canyon.grid)) if not canyon.road[space]}
