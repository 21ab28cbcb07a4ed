"""`tatami new-game` writes a game that passes every test which looks at all games."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.cli.new_game import STYLE
from tatami.core.errors import BadOption
from tatami.scaffold.plant import LONGEST, class_name, free_prefix, plant, taken_prefixes

ROOT = Path(__file__).resolve().parent.parent
NAME = "moon-rise"
ODD_NAMES = (
    "x",
    "z" * LONGEST,
    "n" + "-o" * 19,
    "g2048",
    "none",
    "state",
    "match",
    "lanterns",
    "la-belle-epoque",
    "samurai-sworder",
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for part in ("src", "tests", "tools", "docs"):
        ignored = shutil.ignore_patterns("__pycache__", "client", "*.so", "images")
        shutil.copytree(ROOT / part, tmp_path / part, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def run(checkout: Path, *arguments: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "TATAMI_LANG": "en"}
    environment.pop("PYTEST_XDIST_WORKER", None)
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def looking_at_all_games() -> list[str]:
    """Those that do so by themselves; all others have a game's name in the name of a case."""
    found = []
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                body = "\n".join(ast.unparse(line) for line in node.body)
                if re.search(r"\bgames\(\)|\bTABLES\b|\bEXTREMES\b|\bPAGES\b|\bCITED\b", body):
                    found.append(f"{file.relative_to(ROOT)}::{node.name}")
    return found


@pytest.mark.slow
def test_a_new_game_passes_the_suite(checkout: Path) -> None:
    assert f"tatami play {NAME}" in " ".join(
        run(checkout, "-m", "tatami", "new-game", NAME).split()
    )
    run(checkout, "-m", "ruff", "check", "src", "tests")
    run(checkout, "-m", "ruff", "format", "--check", "src", "tests")
    pytest_quietly = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
    named = run(checkout, *pytest_quietly, "-k", "moon-rise or moon_rise", "tests")
    passed = re.search(r"(\d+) passed", named)
    assert passed is not None
    assert int(passed[1]) > 100
    run(checkout, *pytest_quietly, *looking_at_all_games())


@pytest.mark.slow
def test_whatever_a_game_is_called_it_passes_its_tests(checkout: Path) -> None:
    files = [file for name in ODD_NAMES for file in plant(checkout, name)]
    python = [str(file) for file in files if file.suffix == ".py"]
    for part in STYLE:
        run(checkout, "-m", "ruff", *part, *python)
    folders = [f"tests/games/{name.replace('-', '_')}" for name in ODD_NAMES]
    pages = ("tests/test_rules_pages.py", "--deselect=tests/test_rules_pages.py::" + DOCUMENTS)
    run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", *folders, *pages)
    seen = "tests/cli/test_play.py::test_every_game_can_be_seen_in_eighty_columns"
    named = " or ".join(f"[{name}-" for name in ODD_NAMES)
    run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", seen, "-k", named)


DOCUMENTS = "test_the_documents_are_up_to_date"
"""`tatami new-game` writes them, `plant` alone does not."""


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        *((name, "small letters") for name in ("Moon", "moon_rise", "moon rise", "1moon", "")),
        *((name, "small letters") for name in ("../moon", "moon-2", "été", "moon-", "mo--on")),
        *((name, "keeps the word") for name in ("class", "lambda", "is")),
        ("a" * (LONGEST + 1), f"{LONGEST + 1} instead of at most {LONGEST}"),
        ("dicium-dungeon", "a game dicium-dungeon already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=reason):
        plant(tmp_path, name)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="already"):
        plant(tmp_path, "samurai-sword")
    plant(tmp_path, NAME)
    with pytest.raises(BadOption, match="already"):
        plant(tmp_path, NAME, "XY")
    with pytest.raises(BadOption, match="is there already"):
        plant(ROOT, "dicium")


def test_ids_of_rules_are_not_used_twice(tmp_path: Path) -> None:
    assert free_prefix(ROOT, "moon-rise") == "MR"
    assert free_prefix(ROOT, "sake-sea") == "SA"
    for prefix in ("SS", "SH", "DI", "DC"):
        with pytest.raises(BadOption, match=f"begin with {prefix}-"):
            plant(ROOT, NAME, prefix)
    for prefix in ("M", "MRS", "mr", "M1"):
        with pytest.raises(BadOption, match="two capital letters"):
            plant(ROOT, NAME, prefix)
    taken: set[str] = set()
    for name in ("x", "xx", "xxx", "x-x", "x2"):
        plant(tmp_path, name)
        assert len(taken_prefixes(tmp_path)) == len(taken) + 1
        taken = taken_prefixes(tmp_path)


def test_a_class_is_called_like_nothing_else() -> None:
    assert class_name("moon-rise") == "MoonRise"
    assert class_name("none") == "NoneGame"
    assert class_name("state") == "StateGame"


def test_nothing_of_the_template_is_left(tmp_path: Path) -> None:
    for file in plant(tmp_path, NAME):
        text = file.read_text(encoding="utf-8")
        assert "tatami.scaffold" not in text
        if file.suffix == ".py":
            assert "Lanterns" not in text
