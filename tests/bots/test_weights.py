"""What bots think things are worth stands in one file of each game, with its meaning."""

from __future__ import annotations

import ast
from importlib.resources import files
from pathlib import Path

import pytest

FOLDERS = sorted(Path(str(files("tatami.games"))).rglob("bot"))
GAMES = [folder for folder in FOLDERS if (folder / "advisor.py").is_file()]
PLAIN = {0.0, 0.5, 1.0, 2.0, 6.0}
"""Halves, wholes, twice as much, the sides of a die: they weigh nothing."""
BEYOND = 99.0
"""From here on a number is worse or better than everything."""
EQUAL = 1e-6
"""Up to here two numbers are the same one."""
ROOT_OF_TWO = 1.4142135623730951


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_no_weight_stands_elsewhere(folder: Path) -> None:
    for file in sorted(folder.glob("*.py")):
        if file.name != "weights.py":
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, float):
                    value = node.value
                    known = value in PLAIN or value >= BEYOND or value <= EQUAL
                    assert known or value == ROOT_OF_TWO, (
                        f"{file.name}, line {node.lineno}: {value} belongs into weights.py"
                    )


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.parent.name)
def test_every_game_has_the_same_files(folder: Path) -> None:
    here = {file.name for file in folder.iterdir()}
    assert {"__init__.py", "advisor.py", "weights.py", "tempers.py"} <= here
