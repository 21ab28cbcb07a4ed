"""What lies in the box, read from `content.toml` and checked."""

from __future__ import annotations

from typing import Final

from tatami.core.content import open_content

PLAYERS: Final = (2, 3)
_MOST_CARDS: Final = 99

_CONTENT: Final = open_content("tatami.scaffold.lanterns")
CARDS: Final = _CONTENT.number("", "cards", 1, _MOST_CARDS)
HAND: Final = _CONTENT.number("", "hand", 1, _MOST_CARDS)
if HAND * PLAYERS[-1] > CARDS:
    problem = f"{CARDS} cards are too few for {PLAYERS[-1]} hands of {HAND}"
    raise _CONTENT.wrong("", "cards", problem)
_CONTENT.finish()
