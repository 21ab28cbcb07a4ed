"""Tatami runs without the optional libraries; whoever needs one is told which and how."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tatami.core.errors import MissingLibrary
from tatami.core.optional import require

OPTIONAL = (
    "gymnasium",
    "matplotlib",
    "numpy",
    "openskill",
    "pettingzoo",
    "psycopg",
    "pyspiel",
    "ray",
)

WITHOUT = f"""
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {OPTIONAL!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
"""


def run_without(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT + code], capture_output=True, text=True, check=False
    )


def test_the_games_and_the_command_need_none_of_them() -> None:
    done = run_without(
        "import tatami\n"
        "from tatami.cli.main import run\n"
        "sys.exit(run(['simulate', 'samurai-sword', '--games', '2', '--bots', 'mc:2']))"
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("module", "library"),
    [("pettingzoo", "numpy"), ("openspiel", "numpy"), ("gymnasium", "numpy")],
)
def test_an_environment_names_what_is_missing(module: str, library: str) -> None:
    done = run_without(f"import tatami.envs.{module}")
    last = done.stderr.strip().splitlines()[-1]
    assert f"this needs {library}, which is not installed" in last
    assert "pip install 'tatami-table[envs]'" in last


def test_a_command_names_what_is_missing_in_one_line() -> None:
    done = run_without(
        "from tatami.cli.main import run\n"
        "sys.exit(run(['arena', 'samurai-sword', '--bots', 'random,careless', '--games', '3']))"
    )
    assert done.returncode == 2
    assert done.stderr.startswith("this needs openskill, which is not installed")
    assert "tatami-table[lab]" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_error_is_an_import_error_too() -> None:
    with pytest.raises(MissingLibrary, match=r"pip install 'tatami-table\[lab\]'"):
        require("no_such_library", "lab")
    with pytest.raises(ImportError):
        require("no_such_library.inner", "lab")
