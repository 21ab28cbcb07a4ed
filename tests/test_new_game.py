"""`tatami new-game` writes a game that passes the tests which hold for every game."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tatami.core.errors import BadOption
from tatami.scaffold.plant import free_prefix, plant

ROOT = Path(__file__).resolve().parent.parent
NAME = "moon-rise"
TESTS = (
    "tests/games/moon_rise",
    "tests/core",
    "tests/test_records.py",
    "tests/test_rules_pages.py",
    "tests/test_texts.py",
    "tests/bots/test_fair.py",
    "tests/envs",
    "tests/cli/test_play.py",
    "tests/table/test_lessons.py",
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


@pytest.mark.slow
def test_a_new_game_passes_the_suite(checkout: Path) -> None:
    assert f"tatami play {NAME}" in " ".join(
        run(checkout, "-m", "tatami", "new-game", NAME).split()
    )
    run(checkout, "-m", "ruff", "check", "src", "tests")
    run(checkout, "-m", "ruff", "format", "--check", "src", "tests")
    said = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "moon", *TESTS)
    assert " passed" in said


@pytest.mark.parametrize(
    "name", ["Moon", "moon_rise", "moon rise", "1moon", "../moon", "class", ""]
)
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="small letters"):
        plant(tmp_path, name)


def test_a_game_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="already"):
        plant(tmp_path, "samurai-sword")
    plant(tmp_path, NAME)
    with pytest.raises(BadOption, match="already"):
        plant(tmp_path, NAME, "XY")


def test_ids_of_rules_are_not_used_twice() -> None:
    assert free_prefix(ROOT, "moon-rise") == "MR"
    assert free_prefix(ROOT, "sake-sea") == "SA"
    with pytest.raises(BadOption, match="begin with SS-"):
        plant(ROOT, NAME, "SS")


def test_nothing_of_the_template_is_left(tmp_path: Path) -> None:
    for file in plant(tmp_path, NAME):
        text = file.read_text(encoding="utf-8")
        assert "tatami.scaffold" not in text
        if file.suffix == ".py":
            assert "Lanterns" not in text
