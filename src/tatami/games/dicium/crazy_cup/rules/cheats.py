"""CC-3.4: the Cheat cards by name and number, and why driving tests are taken. What cards do is in
`cards`, what failed tests do in `mishaps`."""

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

CAUSES: Final = ("oil", "dust", "cannon", "magnet", "sand", "thief", "tornado", "bump")
"""Why a driver must take a test."""
BY_OIL: Final = 0
BY_DUST: Final = 1
BY_TORNADO: Final = 6
BY_BUMP: Final = 7
