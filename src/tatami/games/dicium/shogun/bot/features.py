"""The names of what a position is judged by; `weights.py` says what each counts.

A chance is that of one turn, playing for it alone; ways are tens of steps, `LONG_WAY` at most.
"""

from __future__ import annotations

from typing import Final

LONG_WAY: Final = 15

TIME: Final[tuple[str, ...]] = ("cards left", "one card left", "two cards left")
GROWTH: Final[tuple[str, ...]] = (
    "ninja hands",
    "samurai hands",
    "ninja blue bonuses",
    "ninja red bonuses",
    "ninja yellow bonuses",
    "ninja other bonuses",
    "samurai blue bonuses",
    "samurai red bonuses",
    "samurai yellow bonuses",
    "samurai other bonuses",
)
STORED: Final[tuple[str, ...]] = (
    "ninja stored blue",
    "ninja stored red",
    "ninja stored Dicium",
    "ninja stored other",
    "samurai stored yellow",
    "samurai stored red",
    "samurai stored Dicium",
    "samurai stored other",
)
LASTING: Final[tuple[str, ...]] = (
    "always",
    *TIME,
    *GROWTH,
    *STORED,
    "ninja in play",
    "samurai in play",
    "ninja tiles",
    "samurai tiles",
    "torii",
)
"""What no walk changes. Hands, bonuses, dice, pieces and tiles are those of an average player."""
COMMON: Final[tuple[str, ...]] = (
    *LASTING,
    "danger next",
    "danger later",
    "danger, few cards",
    "light next",
    "light later",
    "light, few cards",
    "way to a brazier",
    "last ninja without refuge",
    "ninja on altars",
    "samurai on altars",
)
"""Next: in the coming turn of a samurai; later: in that of the other one."""
FREE: Final[tuple[str, ...]] = (
    *COMMON,
    "capture next",
    "capture later",
    "way to the Shogun",
    "way of the second ninja",
    "door before the Shogun",
    "guards bar the way",
    "way past guards",
    "Shogun's way home",
    "door on the way home",
    "way to a place for a tile",
    "guards near",
    "guards not far",
    "capture near home",
)
"""Before the capture."""
HELD: Final[tuple[str, ...]] = (
    *COMMON,
    "home next",
    "home later",
    "way home",
    "walled in",
    "free neighbours",
    "tile under the carrier",
    "way to a place for a tile",
    "hunters near",
    "hunters not far",
    "company",
    "way of a comrade",
)
"""After the capture."""
