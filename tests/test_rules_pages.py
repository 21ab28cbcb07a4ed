"""The rules pages: complete in both languages, filled from the content, shown as they are."""

import re
import subprocess
import sys
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import tatami
from tatami.core.errors import BadContent, UnknownName
from tatami.language import LANGUAGES, rules_pages
from tatami.language.filling import Filling, filled

PAGES = rules_pages.written()
ALL = [(name, language) for name in PAGES for language in LANGUAGES]


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_have_the_same_rules(name: str) -> None:
    english, french = (rules_pages.read_page(PAGES[name], language) for language in ("en", "fr"))
    assert [(rule.id, rule.depth) for rule in english.rules] == [
        (rule.id, rule.depth) for rule in french.rules
    ]


@pytest.mark.parametrize(("name", "language"), ALL)
def test_every_id_stands_once_and_every_mention_leads_somewhere(name: str, language: str) -> None:
    page = rules_pages.read_page(PAGES[name], language)
    assert page.title
    assert [id for id, count in Counter(page.ids).items() if count > 1] == []
    known = {
        id for game in tatami.games() for one in rules_pages.pages(game, language) for id in one.ids
    }
    assert rules_pages.cited(page.source) - known == set()


@pytest.mark.parametrize("name", PAGES)
def test_french_is_set_as_french(name: str) -> None:
    for line in _prose(rules_pages.read_page(PAGES[name], "fr").source):
        assert not re.search(r" [:;!?»%]|« |\w[;!?»%]|'", line), (
            f"U+00A0 goes before : ; ! ? » % and after «, and apostrophes are ’: {line}"
        )


@pytest.mark.parametrize("name", PAGES)
def test_english_is_set_as_english(name: str) -> None:
    for line in _prose(rules_pages.read_page(PAGES[name], "en").source):
        assert not re.search(r" [:;!?]|'|\"", line), line


def _prose(source: str) -> list[str]:
    """The lines that a person reads as sentences: no maps, no code, no lines of a table."""
    plain = re.sub(r"```.*?```|`[^`\n]*`", "x", source, flags=re.DOTALL)
    return [line for line in plain.splitlines() if not re.fullmatch(r"[|\-: ]+", line)]


def test_the_documents_are_up_to_date() -> None:
    tool = Path(__file__).resolve().parent.parent / "tools" / "rules_pages.py"
    subprocess.run([sys.executable, tool, "--check"], check=True)


def test_numbers_come_from_the_content() -> None:
    content = {"weapon": [{"id": "bo", "damage": 1}], "hands": [4, 5], "back": {"tornado": 5}}
    filling = Filling(content)
    assert filled("{weapon.bo.damage} {hands.1} {back.tornado}", filling) == "1 5 5"
    assert filled("{hands}; {back}", filling) == "4, 5; tornado 5"
    for missing in ("{weapon.bokken.damage}", "{hands.2}", "{back.oil}", "{weapon}", "{hands.x}"):
        with pytest.raises(BadContent, match="asks for"):
            filled(missing, filling)


def test_words_come_from_the_texts() -> None:
    filling = Filling({"slots": ["red", "blue"]}, {}, {"slot-red": "rouge", "slot-blue": "bleu"})
    assert filled("{slots.0:slot-}; {slots:slot-}", filling) == "rouge; rouge, bleu"
    with pytest.raises(BadContent, match="asks for the word bonus-red"):
        filled("{slots.0:bonus-}", filling)


LANDS = "id,beside,small\nAki,Bingo Iwami,yes\nBingo,,no\nIwami,Aki,no\n"


def test_tables_and_maps_come_from_the_files() -> None:
    words = {"land-aki": "Aki!", "land-bingo": "Bingo", "land-iwami": "Iwami"}
    filling = Filling({"map": "m.txt"}, {"lands.csv": LANDS, "m.txt": ".. ~~\n  +\nSF ..\n"}, words)
    assert filled("{rows of lands.csv: id:land- beside:land- small}", filling).splitlines() == [
        "| Aki! | Bingo, Iwami | yes |",
        "| Bingo | – | no |",
        "| Iwami | Aki! | no |",
    ]
    assert filled("{list of lands.csv: id if small=no}", filling) == "Bingo, Iwami"
    drawn = ["   a  b", " 1 .. ~~", "     +", " 2 SF .."]
    assert filled("{map of map}", filling).splitlines() == drawn
    named = Filling({"map": "m.txt"}, {"m.txt": "   a  b\n 1 .. ~~\n"})
    assert filled("{map of map}", named).splitlines() == drawn[:2]
    for missing in (
        "{rows of seas.csv: id}",
        "{rows of lands.csv: size}",
        "{list of lands.csv: id if smal=no}",
        "{list of lands.csv: id if small=non}",
        "{map of plan}",
    ):
        with pytest.raises(BadContent, match="asks for"):
            filled(missing, filling)


def test_nothing_is_left_to_be_filled_in() -> None:
    for name, language in ALL:
        page = rules_pages.read_page(PAGES[name], language)
        assert not re.search(r"\{[^}]*\}", page.source), name


PAGE = """# Lanterns

Light your cards.

## LA-1 Setup
**LA-1.1** Deal three cards,
face down.

Twelve in all.

## LA-2 Turn
Clockwise.

### LA-2.1 Lighting
- **LA-2.1.1** Play one. See LA-1.1.
- Or pass.

```
## LA-9 no heading
```

## Why lanterns
They are pretty: `LA-1.1`.
"""


def test_how_a_page_is_read() -> None:
    page = rules_pages.read(PAGE, Filling())
    assert (page.title, page.opening) == ("Lanterns", "Light your cards.")
    assert [(rule.id, rule.title, rule.depth) for rule in page.rules] == [
        ("LA-1", "Setup", 1),
        ("LA-1.1", "", 2),
        ("LA-2", "Turn", 1),
        ("LA-2.1", "Lighting", 2),
        ("LA-2.1.1", "", 3),
        ("", "Why lanterns", 1),
    ]
    assert page.rules[1].text == "Deal three cards,\nface down.\n\nTwelve in all."
    assert page.leaves() == ["LA-1.1", "LA-2.1.1"]
    assert [rule.id for rule in page.below("LA-2")] == ["LA-2", "LA-2.1", "LA-2.1.1"]
    assert page.below("LA-3") == []


def test_mentions_become_links_but_not_in_code() -> None:
    known = frozenset(["LA-1.1"])
    assert rules_pages.html("See LA-1.1.", known) == '<p>See <a href="#LA-1.1">LA-1.1</a>.</p>'
    assert rules_pages.html("See LA-1.2.", known) == "<p>See LA-1.2.</p>"
    assert rules_pages.html("`LA-1.1` <b>", known) == "<p><code>LA-1.1</code> &lt;b&gt;</p>"


def test_ids_in_a_text() -> None:
    assert rules_pages.cited("# SS-R08, CC-7.4: (DI-E01) UTF-8 SS-4.") == {
        "SS-R08",
        "CC-7.4",
        "DI-E01",
        "SS-4",
    }


def test_a_rule_is_found_by_its_id_in_any_case_and_without_the_prefix() -> None:
    for id in ("SS-3.1", "ss-3.1", "3.1"):
        assert [rule.id for rule in rules_pages.find("samurai-sword", "en", id)] == ["SS-3.1"]
    with pytest.raises(UnknownName, match="SS-99"):
        rules_pages.find("samurai-sword", "en", "SS-99")


SOURCES = [
    *Path(str(files("tatami.games"))).rglob("*.py"),
    *(Path(__file__).parent / "games").rglob("*.py"),
]
CITED = {path: rules_pages.cited(path.read_text(encoding="utf-8")) for path in SOURCES}
RULES = {
    id: name for name, folder in PAGES.items() for id in rules_pages.read_page(folder, "en").ids
}
LETTERS = {id.partition("-")[0] for id in RULES}


def test_code_and_tests_cite_rules_that_exist() -> None:
    for path, ids in CITED.items():
        unknown = {id for id in ids if id.partition("-")[0] in LETTERS} - RULES.keys()
        assert not unknown, f"{path} cites {sorted(unknown)}, which no rules page has"


@pytest.mark.parametrize("name", PAGES)
def test_every_rule_is_cited_by_code_or_test(name: str) -> None:
    everywhere = set().union(*CITED.values())
    page = rules_pages.read_page(PAGES[name], "en")
    missing = [id for id in page.leaves() if id not in everywhere]
    assert not missing, f"neither code nor test cites {missing}"
