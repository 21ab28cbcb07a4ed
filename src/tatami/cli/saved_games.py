"""Where the games played in the terminal are kept, and who sits where in them."""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from tatami.bots.registry import known
from tatami.core.match import Match
from tatami.core.record import write

_BOT_SEAT = re.compile(r"(?P<name>[^(]+) \((?P<bot>.+)\)")

NAMES = ("Botan", "Chie", "Daigo", "Emi", "Fumio", "Goro", "Hana")
"""What bots are called, so that the log reads well; none is the name of a place in a game."""


def folder() -> Path:
    home = os.environ.get("TATAMI_HOME")
    return (Path(home) if home else user_data_path("tatami", appauthor=False)) / "games"


def new_file(game: str) -> Path:
    return folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.tatami"


def keep(match: Match, names: list[str], bots: dict[int, str], file: Path) -> None:
    """Write the record, with the seed, so that it can be taken up again."""
    seats = [f"{name} ({bots[seat]})" if seat in bots else name for seat, name in enumerate(names)]
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f".{file.name}")
    draft.write_text(write(match, seats, reveal=True), encoding="utf-8")
    draft.replace(file)


def seated(names: list[str]) -> tuple[list[str], dict[int, str]]:
    """The names in a record, and which seats were played by which bots."""
    plain: list[str] = []
    bots: dict[int, str] = {}
    for seat, name in enumerate(names):
        match = _BOT_SEAT.fullmatch(name)
        if match is None or not known(match["bot"]):
            plain.append(name)
        else:
            plain.append(match["name"])
            bots[seat] = match["bot"]
    return plain, bots


def told_apart(names: list[str]) -> list[str]:
    """Bots of a simulation all have the name of their kind: those get the number of their seat."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]
