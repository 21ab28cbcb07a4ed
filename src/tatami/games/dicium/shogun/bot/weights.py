"""What each feature of a position counts (`appraisal.py` says what the features are).

The first two tables are learned by self-play: `bench/dicium_shogun_learn.py` writes them. The
columns: two players, a ninja is next; two players, a samurai is next; the same for four players.
"""

from __future__ import annotations

from typing import Final

FREE_WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "always": (0.400, 0.200, -1.400, -1.600),
    "cards left": (4.500, 4.500, 4.500, 4.500),
    "one card left": (-0.600, -0.600, -0.600, -0.600),
    "two cards left": (-0.200, -0.200, -0.200, -0.200),
    "ninja hands": (0.600, 0.600, 0.600, 0.600),
    "samurai hands": (-0.600, -0.600, -0.600, -0.600),
    "ninja blue bonuses": (0.450, 0.450, 0.450, 0.450),
    "ninja red bonuses": (0.120, 0.120, 0.120, 0.120),
    "ninja yellow bonuses": (0.120, 0.120, 0.120, 0.120),
    "ninja other bonuses": (0.120, 0.120, 0.120, 0.120),
    "samurai blue bonuses": (-0.150, -0.150, -0.150, -0.150),
    "samurai red bonuses": (-0.150, -0.150, -0.150, -0.150),
    "samurai yellow bonuses": (-0.350, -0.350, -0.350, -0.350),
    "samurai other bonuses": (-0.120, -0.120, -0.120, -0.120),
    "ninja stored blue": (0.020, 0.020, 0.020, 0.020),
    "ninja stored red": (0.050, 0.050, 0.050, 0.050),
    "ninja stored Dicium": (0.030, 0.030, 0.030, 0.030),
    "ninja stored other": (0.020, 0.020, 0.020, 0.020),
    "samurai stored yellow": (-0.060, -0.060, -0.060, -0.060),
    "samurai stored red": (-0.040, -0.040, -0.040, -0.040),
    "samurai stored Dicium": (-0.030, -0.030, -0.030, -0.030),
    "samurai stored other": (-0.020, -0.020, -0.020, -0.020),
    "ninja in play": (0.200, 0.200, 0.200, 0.200),
    "samurai in play": (-0.150, -0.150, -0.150, -0.150),
    "ninja tiles": (0.000, 0.000, 0.000, 0.000),
    "samurai tiles": (0.000, 0.000, 0.000, 0.000),
    "torii": (0.350, 0.350, 0.350, 0.350),
    "danger next": (-0.300, -0.300, -0.300, -0.300),
    "danger later": (-0.200, -0.200, -0.200, -0.200),
    "danger, few cards": (-0.480, -0.800, -0.480, -0.800),
    "light next": (-0.400, -0.400, -0.400, -0.400),
    "light later": (-0.300, -0.300, -0.300, -0.300),
    "light, few cards": (-0.480, -0.800, -0.480, -0.800),
    "way to a brazier": (0.300, 0.300, 0.300, 0.300),
    "last ninja without refuge": (-0.800, -0.800, -0.800, -0.800),
    "ninja on altars": (0.120, 0.120, 0.120, 0.120),
    "samurai on altars": (-0.080, -0.080, -0.080, -0.080),
    "capture next": (1.500, 1.500, 1.500, 1.500),
    "capture later": (0.700, 0.700, 0.700, 0.700),
    "way to the Shogun": (-2.000, -2.000, -2.000, -2.000),
    "way of the second ninja": (-0.300, -0.300, -0.300, -0.300),
    "door before the Shogun": (-0.400, -0.400, -0.400, -0.400),
    "way without doors": (-0.300, -0.300, -0.300, -0.300),
    "Shogun's way home": (-0.800, -0.800, -0.800, -0.800),
    "door on the way home": (-0.200, -0.200, -0.200, -0.200),
    "guards near": (-0.150, -0.150, -0.150, -0.150),
    "guards not far": (-0.100, -0.100, -0.100, -0.100),
    "capture near home": (1.000, 1.000, 1.000, 1.000),
}
"""Before the capture."""

HELD_WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "always": (-1.900, -1.900, -1.900, -1.900),
    "cards left": (4.500, 4.500, 4.500, 4.500),
    "one card left": (-0.600, -0.600, -0.600, -0.600),
    "two cards left": (-0.200, -0.200, -0.200, -0.200),
    "ninja hands": (0.350, 0.350, 0.350, 0.350),
    "samurai hands": (-0.350, -0.350, -0.350, -0.350),
    "ninja blue bonuses": (0.350, 0.350, 0.350, 0.350),
    "ninja red bonuses": (0.120, 0.120, 0.120, 0.120),
    "ninja yellow bonuses": (0.120, 0.120, 0.120, 0.120),
    "ninja other bonuses": (0.120, 0.120, 0.120, 0.120),
    "samurai blue bonuses": (-0.150, -0.150, -0.150, -0.150),
    "samurai red bonuses": (-0.150, -0.150, -0.150, -0.150),
    "samurai yellow bonuses": (-0.350, -0.350, -0.350, -0.350),
    "samurai other bonuses": (-0.120, -0.120, -0.120, -0.120),
    "ninja stored blue": (0.020, 0.020, 0.020, 0.020),
    "ninja stored red": (0.050, 0.050, 0.050, 0.050),
    "ninja stored Dicium": (0.030, 0.030, 0.030, 0.030),
    "ninja stored other": (0.020, 0.020, 0.020, 0.020),
    "samurai stored yellow": (-0.060, -0.060, -0.060, -0.060),
    "samurai stored red": (-0.040, -0.040, -0.040, -0.040),
    "samurai stored Dicium": (-0.030, -0.030, -0.030, -0.030),
    "samurai stored other": (-0.020, -0.020, -0.020, -0.020),
    "ninja in play": (0.200, 0.200, 0.200, 0.200),
    "samurai in play": (-0.150, -0.150, -0.150, -0.150),
    "ninja tiles": (0.000, 0.000, 0.000, 0.000),
    "samurai tiles": (0.000, 0.000, 0.000, 0.000),
    "torii": (0.350, 0.350, 0.350, 0.350),
    "danger next": (-0.300, -0.300, -0.300, -0.300),
    "danger later": (-0.200, -0.200, -0.200, -0.200),
    "danger, few cards": (-0.480, -0.800, -0.480, -0.800),
    "light next": (-0.400, -0.400, -0.400, -0.400),
    "light later": (-0.300, -0.300, -0.300, -0.300),
    "light, few cards": (-0.480, -0.800, -0.480, -0.800),
    "way to a brazier": (0.300, 0.300, 0.300, 0.300),
    "last ninja without refuge": (-0.800, -0.800, -0.800, -0.800),
    "ninja on altars": (0.120, 0.120, 0.120, 0.120),
    "samurai on altars": (-0.080, -0.080, -0.080, -0.080),
    "home next": (2.500, 1.500, 2.500, 1.500),
    "home later": (1.500, 1.500, 1.500, 1.500),
    "way home": (-2.000, -2.000, -2.000, -2.000),
    "walled in": (-0.700, -0.700, -0.700, -0.700),
    "free neighbours": (0.400, 0.400, 0.400, 0.400),
    "tile under the carrier": (1.000, 1.000, 1.000, 1.000),
    "hunters near": (-0.250, -0.250, -0.250, -0.250),
    "hunters not far": (-0.200, -0.200, -0.200, -0.200),
    "company": (0.100, 0.100, 0.100, 0.100),
}
"""After the capture."""

STORED: Final[tuple[tuple[float, ...], ...]] = (
    (0.008, 0.020, 0.012, 0.010, 0.020, 0.030),
    (0.008, 0.010, 0.030, 0.012, 0.010, 0.030),
)
"""What a stored die adds to the chance to win, by face; ninja, then samurai."""
PAIR_STORED: Final = 0.010
"""What it adds that two stored dice are a pair."""
SEARCH_WIDTH: Final = 3
"""How many options of a first action are gone on with."""
REFINED: Final = 4
"""How many answers inside an action are looked at to the end of the turn."""
FIGHT_STAKE: Final = 0.2
"""What winning a fight instead of losing it adds to the chance to win, roughly."""
RED_DIE: Final = 0.015
"""What a red die is worth that is not spent."""
