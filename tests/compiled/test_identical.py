"""Compiled and interpreted give the same games: records, positions, logs, views, guesses."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def _digests(*folders: Path) -> list[dict[str, Any]]:
    """Of the same games, played side by side by the engines in these folders."""
    players = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.compiled.digests"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for folder in folders
    ]
    return [json.loads(player.communicate()[0]) for player in players]


def test_the_same_games_come_out() -> None:
    compiled, interpreted = _digests(ROOT / "build" / "compiled-for-tests", ROOT / "src")
    assert compiled["compiled"] is True
    assert interpreted["compiled"] is False
    assert len(compiled["games"]) >= 15
    assert compiled["games"] == interpreted["games"]
