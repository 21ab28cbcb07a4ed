"""Compiled and interpreted give identical games: records, positions and logs."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def _digests(path: Path) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.digests"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_the_same_games_come_out() -> None:
    compiled = _digests(ROOT / "build" / "compiled")
    interpreted = _digests(ROOT / "src")
    assert compiled["compiled"] is True
    assert interpreted["compiled"] is False
    assert len(compiled["games"]) >= 15
    assert compiled["games"] == interpreted["games"]
