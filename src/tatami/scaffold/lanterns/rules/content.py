"""What lies in the box, read from `content.toml` and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from tatami.core.errors import BadContent

PLAYERS: Final = (2, 3)

_DATA: Final = tomllib.loads(files("tatami.scaffold.lanterns").joinpath("content.toml").read_text())
CARDS: Final = int(_DATA["cards"])
HAND: Final = int(_DATA["hand"])

if HAND * PLAYERS[-1] > CARDS:
    raise BadContent(f"content.toml: {CARDS} cards are too few for {PLAYERS[-1]} hands of {HAND}")
