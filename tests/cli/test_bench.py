from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tatami.core.engine import compiled
from tatami.lab import bench, peers
from tests.cli.conftest import GAME, Tatami

pytestmark = pytest.mark.skipif(
    compiled(), reason="the interpreted engine is measured beside another"
)


def absent(game: str) -> Callable[[], int]:
    raise ModuleNotFoundError("No module named 'shelf'")


def broken(game: str) -> Callable[[], int]:
    raise RuntimeError("no luck")


@pytest.fixture
def fake_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tatami.cli.bench.PEERS",
        (
            peers.Peer("Quick", "walk", "quick", lambda game: lambda: 10),
            peers.Peer("Absent", "chess", "absent", absent),
            peers.Peer("Broken", "draughts", "broken", broken),
        ),
    )


@pytest.mark.usefixtures("fake_peers")
def test_speeds_ratios_and_who_is_missing(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TATAMI_COMPILED", str(tmp_path))
    answer = tatami("bench", GAME, "--seconds", "0.05", "--peers")
    assert answer.code == 0, answer.err
    assert "The running engine is interpreted." in answer.out
    assert "There is no compiled engine" in answer.out
    _, _, games = answer.out.partition("Whole games per second")
    assert re.search(rf"{GAME} +[0-9,.]*[1-9]", games)
    assert "Quick walk" in answer.out
    assert "×" in answer.out
    assert 'pip install "tatami-table[peers]"' in answer.out
    assert "Broken draughts could not be measured: no luck" in answer.out
    tables, _, _ = answer.out.partition("Absent")
    assert max(len(line) for line in tables.splitlines()) <= 80


@pytest.mark.usefixtures("fake_peers")
def test_json(tatami: Tatami, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TATAMI_COMPILED", str(tmp_path))
    result = json.loads(tatami("bench", GAME, "--seconds", "0.05", "--peers", "--json").out)
    assert result["running"] == "interpreted"
    assert result["compiled"] is None
    (speed,) = result["interpreted"]
    assert speed["players"] == 7
    assert speed["decisions_per_second"] > 1000
    assert [peer["absent"] for peer in result["peers"]] == [False, True, False]


def test_an_engine_that_does_not_run_is_named(
    tatami: Tatami, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "tatami" / "core").mkdir(parents=True)
    (tmp_path / "tatami" / "core" / "state.broken.so").touch()
    (tmp_path / "tatami" / "__init__.py").write_text("raise ImportError('no engine here')")
    monkeypatch.setenv("TATAMI_COMPILED", str(tmp_path))
    answer = tatami("bench", GAME, "--seconds", "0.05")
    assert answer.code == 0
    assert "no engine here" in answer.err


def test_the_interpreted_engine_can_be_measured_beside_a_compiled_one() -> None:
    command = [sys.executable, "-c", bench.INTERPRET, "0.01", GAME]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)[0]["game"] == GAME
