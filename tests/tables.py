"""Every game with every number of players, for tests that hold for all of them."""

from __future__ import annotations

import tatami

TABLES = [(id, players) for id in tatami.games() for players in tatami.game(id).players]
NAMES = [f"{id}-{players}" for id, players in TABLES]
EXTREMES = [
    (id, players)
    for id in tatami.games()
    for players in sorted({tatami.game(id).players[0], tatami.game(id).players[-1]})
]
"""The fewest and the most players, where testing every number would take too long."""
EXTREME_NAMES = [f"{id}-{players}" for id, players in EXTREMES]
