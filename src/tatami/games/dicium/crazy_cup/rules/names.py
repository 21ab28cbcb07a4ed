"""CC-3.4: the Cheat cards by name and number, and why driving tests are taken. What cards do is in
`cards`, what failed tests do in `mishaps`."""

from typing import Final

CHEATS: Final[tuple[str, ...]] = (
    *("hook", "oil", "stunt", "marshal", "twister", "dust", "cannon", "magnet"),
    *("sand", "thief", "pressure", "steam", "loaded", "pit", "market", "dynamite"),
)
HOOK, OIL, STUNT, MARSHAL, TWISTER, DUST, CANNON, MAGNET = range(8)
SAND, THIEF, PRESSURE, STEAM, LOADED, PIT, MARKET, DYNAMITE = range(8, 16)

NOT_SOLO: Final[tuple[int, ...]] = (STUNT, MARSHAL, SAND, THIEF)
"""CC-R19: cards without effect against the drone."""

CAUSES: Final = ("oil", "dust", "cannon", "magnet", "sand", "thief", "tornado", "bump")
"""Why a driver must take a test."""
BY_OIL, BY_DUST, BY_TORNADO, BY_BUMP = 0, 1, 6, 7
