"""What the documents show is true: examples run, links lead somewhere."""

import doctest
import re
from pathlib import Path

import pytest

from tatami.scaffold.plant import TEMPLATE

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0


@pytest.mark.parametrize("page", DOCUMENTS, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_files_that_the_documents_name_are_there() -> None:
    folders = [
        ROOT / name for name in ("src", "web/src", "web/tests", "tests", "tools", "bench", "docs")
    ]
    files = {path.name for folder in folders for path in folder.rglob("*.*")}
    files |= {path.name for path in ROOT.glob("*.py")}
    for page in DOCUMENTS:
        text = page.read_text(encoding="utf-8")
        named = set(re.findall(r"`(?:\w[\w-]*/)*(\w[\w-]*\.(?:py|ts|svelte))`", text))
        assert named <= files, page.name


def test_the_board_gets_what_the_guide_says() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    table = guide.partition("### What a board is given")[2].partition("\nA move's")[0]
    source = (ROOT / "web" / "src" / "table" / "board.ts").read_text(encoding="utf-8")
    props = source.partition("interface BoardProps")[2].partition("\n}")[0]
    given = re.findall(r"^  (\w+)\??:", props, re.MULTILINE)
    assert sorted(re.findall(r"^\| `(\w+)", table, re.MULTILINE)) == sorted(given)


def test_the_page_of_the_dicium_kit_shows_what_is_there() -> None:
    page = (ROOT / "docs" / "dicium-kit.md").read_text(encoding="utf-8")
    games = ROOT / "src" / "tatami" / "games" / "dicium"
    excerpts = re.findall(r"```python\n# (\S+)\n(.*?)\n```", page, re.DOTALL)
    assert excerpts
    for file, text in excerpts:
        assert text in (games / file).read_text(encoding="utf-8"), file


def test_the_guide_shows_the_game_that_new_games_start_from() -> None:
    """Each excerpt names its file and stands in it, line for line."""
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    excerpts = re.findall(r"```python\n# (\S+)\n(.*?)\n```", guide, re.DOTALL)
    assert len(excerpts) == guide.count("```python")
    for file, text in excerpts:
        assert text in (TEMPLATE / file).read_text(encoding="utf-8"), file
