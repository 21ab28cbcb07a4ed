"""What lies in the box, read from `content.toml` and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from tatami.core.errors import BadContent
from tatami.core.rows import of_each

PLAYERS: Final = (2, 3)

_DATA: Final = tomllib.loads(files("tatami.scaffold.lanterns").joinpath("content.toml").read_text())
_NUMBERS: Final = of_each("content.toml", "the number", ("cards", "hand"), _DATA)
CARDS: Final = int(_NUMBERS[0])
HAND: Final = int(_NUMBERS[1])

if HAND * PLAYERS[-1] > CARDS:
    raise BadContent(f"content.toml: {CARDS} cards are too few for {PLAYERS[-1]} hands of {HAND}")
