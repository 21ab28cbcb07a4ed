"""How the scripts of Samurai Sword keep what was played: a line of JSON each."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def commands(doc: str | None, *does: str, games: int, seed: str) -> argparse.ArgumentParser:
    """What all of them understand: `play` and what is done with what was played."""
    parser = argparse.ArgumentParser(description=doc.splitlines()[0] if doc else None)
    parser.add_argument("do", choices=("play", *does))
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", default=seed)
    return parser


def show(rows: Iterable[dict[str, Any]]) -> None:
    for row in rows:
        print(json.dumps(row, separators=(",", ":")), flush=True)


def read(*files: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]
