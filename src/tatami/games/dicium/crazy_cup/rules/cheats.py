"""CC-3.4: the Cheat cards by name and number. What they do is in `cards` and `reactions`."""

from typing import Final

CHEATS: Final[tuple[str, ...]] = (
    *("hook", "oil", "stunt", "marshal", "twister", "dust", "cannon", "magnet"),
    *("sand", "thief", "pressure", "steam", "loaded", "pit", "market", "dynamite"),
)
HOOK: Final = 0
OIL: Final = 1
STUNT: Final = 2
MARSHAL: Final = 3
TWISTER: Final = 4
DUST: Final = 5
CANNON: Final = 6
MAGNET: Final = 7
SAND: Final = 8
THIEF: Final = 9
PRESSURE: Final = 10
STEAM: Final = 11
LOADED: Final = 12
PIT: Final = 13
MARKET: Final = 14
DYNAMITE: Final = 15

NOT_SOLO: Final[tuple[int, ...]] = (STUNT, MARSHAL, SAND, THIEF)
"""CC-R19: cards without effect against the drone."""
ACT_CARDS: Final = tuple(k for k in range(TWISTER, DYNAMITE + 1) if k != STEAM)
"""Cards played between actions."""
