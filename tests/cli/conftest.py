"""Runs the command as a shell would: arguments and typed lines in, output and exit code out."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tatami.cli.main import run

GAME = "samurai-sword"


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


Tatami = Callable[..., Answer]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept during the test; no language but English is asked for."""
    for name in ("TATAMI_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "TATAMI_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TATAMI_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def tatami(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Tatami:
    def call(*arguments: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        heard = capsys.readouterr()
        return Answer(code, heard.out, heard.err)

    return call


@pytest.fixture
def record(tatami: Tatami, tmp_path: Path) -> Path:
    """A finished game of three random players."""
    folder = tmp_path / "records"
    tatami("simulate", GAME, "--games", "1", "--players", "3", "--seed", "r", "--save", folder)
    (file,) = folder.iterdir()
    return file
