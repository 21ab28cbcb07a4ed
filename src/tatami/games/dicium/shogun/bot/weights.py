"""What each feature of a position counts (`features.py` names the features).

The first two tables are learned by self-play: `bench/dicium_shogun_learn.py` writes them. The
columns: two players, a ninja is next; two players, a samurai is next; the same for four players.
"""

from __future__ import annotations

from typing import Final

FREE_WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "always": (-0.927, -1.087, -2.074, -2.192),
    "cards left": (3.978, 3.941, 3.684, 3.637),
    "one card left": (-0.599, -0.619, -0.350, -0.339),
    "two cards left": (-0.134, -0.102, 0.221, 0.250),
    "ninja hands": (0.907, 0.876, 0.907, 0.876),
    "samurai hands": (-0.791, -0.872, -0.791, -0.872),
    "ninja blue bonuses": (0.082, 0.088, 0.082, 0.088),
    "ninja red bonuses": (-0.007, -0.012, -0.007, -0.012),
    "ninja yellow bonuses": (0.245, 0.166, 0.245, 0.166),
    "ninja other bonuses": (0.072, 0.066, 0.072, 0.066),
    "samurai blue bonuses": (-0.050, -0.086, -0.050, -0.086),
    "samurai red bonuses": (-0.191, -0.206, -0.191, -0.206),
    "samurai yellow bonuses": (-0.614, -0.690, -0.614, -0.690),
    "samurai other bonuses": (0.020, 0.004, 0.020, 0.004),
    "ninja stored blue": (-0.036, -0.077, -0.120, -0.112),
    "ninja stored red": (-0.028, -0.015, 0.010, 0.052),
    "ninja stored Dicium": (-0.034, -0.069, 0.271, 0.262),
    "ninja stored other": (-0.021, -0.021, -0.094, -0.080),
    "samurai stored yellow": (0.088, 0.076, -0.022, -0.027),
    "samurai stored red": (0.019, -0.016, -0.100, -0.081),
    "samurai stored Dicium": (0.013, -0.024, -0.147, -0.141),
    "samurai stored other": (-0.141, -0.156, 0.114, 0.125),
    "ninja in play": (0.103, 0.046, 0.103, 0.046),
    "samurai in play": (-0.178, -0.328, -0.178, -0.328),
    "ninja tiles": (0.073, 0.025, 0.073, 0.025),
    "samurai tiles": (-0.019, -0.094, -0.019, -0.094),
    "torii": (0.107, 0.050, 0.107, 0.050),
    "danger next": (-0.271, -0.317, -0.159, -0.229),
    "danger later": (-0.200, -0.200, 0.014, -0.170),
    "danger, few cards": (-0.453, -0.775, -0.271, -0.696),
    "light next": (-0.470, -0.514, -0.492, -0.530),
    "light later": (-0.300, -0.300, -0.390, -0.388),
    "light, few cards": (-0.414, -0.732, -0.360, -0.682),
    "way to a brazier": (0.309, 0.300, 0.338, 0.350),
    "last ninja without refuge": (-0.233, -0.327, -0.317, -0.363),
    "ninja on altars": (-0.042, -0.026, 0.002, 0.009),
    "samurai on altars": (-0.116, -0.134, -0.089, -0.101),
    "capture next": (0.637, 0.387, 0.717, 0.489),
    "capture later": (0.400, 0.400, 0.337, 0.195),
    "way to the Shogun": (-0.908, -0.890, -0.663, -0.628),
    "way of the second ninja": (-0.237, -0.320, -0.063, -0.135),
    "door before the Shogun": (-0.234, -0.114, -0.217, -0.157),
    "guards bar the way": (-0.300, -0.300, -0.500, -0.500),
    "way without doors": (-0.344, -0.161, -0.132, 0.053),
    "Shogun's way home": (-0.571, -0.544, -0.456, -0.383),
    "door on the way home": (-0.221, -0.206, -0.210, -0.203),
    "way to a place for a tile": (-0.200, -0.200, -0.200, -0.200),
    "guards near": (-0.097, -0.107, -0.040, -0.054),
    "guards not far": (-0.227, -0.225, -0.159, -0.121),
    "capture near home": (0.317, 0.258, 0.338, 0.232),
}
"""Before the capture."""

HELD_WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "always": (0.900, 0.900, 0.953, 0.899),
    "cards left": (4.000, 4.000, 4.048, 4.046),
    "one card left": (-0.600, -0.600, -0.617, -0.673),
    "two cards left": (-0.200, -0.200, -0.199, -0.219),
    "ninja hands": (0.500, 0.500, 0.500, 0.500),
    "samurai hands": (-0.500, -0.500, -0.500, -0.500),
    "ninja blue bonuses": (0.350, 0.350, 0.350, 0.350),
    "ninja red bonuses": (0.120, 0.120, 0.120, 0.120),
    "ninja yellow bonuses": (0.120, 0.120, 0.120, 0.120),
    "ninja other bonuses": (0.120, 0.120, 0.120, 0.120),
    "samurai blue bonuses": (-0.150, -0.150, -0.150, -0.150),
    "samurai red bonuses": (-0.150, -0.150, -0.150, -0.150),
    "samurai yellow bonuses": (-0.350, -0.350, -0.350, -0.350),
    "samurai other bonuses": (-0.120, -0.120, -0.120, -0.120),
    "ninja stored blue": (0.020, 0.020, 0.017, 0.018),
    "ninja stored red": (0.050, 0.050, 0.070, 0.052),
    "ninja stored Dicium": (0.030, 0.030, 0.041, 0.007),
    "ninja stored other": (0.020, 0.020, 0.003, -0.013),
    "samurai stored yellow": (-0.060, -0.060, -0.039, -0.057),
    "samurai stored red": (-0.040, -0.040, -0.036, -0.049),
    "samurai stored Dicium": (-0.030, -0.030, -0.019, -0.089),
    "samurai stored other": (-0.020, -0.020, 0.012, 0.010),
    "ninja in play": (0.200, 0.200, 0.200, 0.200),
    "samurai in play": (-0.150, -0.150, -0.150, -0.150),
    "ninja tiles": (0.000, 0.000, 0.000, 0.000),
    "samurai tiles": (0.000, 0.000, 0.000, 0.000),
    "torii": (0.200, 0.200, 0.200, 0.200),
    "danger next": (-0.300, -0.300, -0.302, -0.320),
    "danger later": (-0.200, -0.200, -0.182, -0.210),
    "danger, few cards": (-0.480, -0.800, -0.494, -0.823),
    "light next": (-0.400, -0.400, -0.393, -0.408),
    "light later": (-0.300, -0.300, -0.301, -0.320),
    "light, few cards": (-0.480, -0.800, -0.490, -0.821),
    "way to a brazier": (0.300, 0.300, 0.299, 0.283),
    "last ninja without refuge": (-0.800, -0.800, -0.800, -0.800),
    "ninja on altars": (0.120, 0.120, 0.118, 0.104),
    "samurai on altars": (-0.080, -0.080, -0.080, -0.079),
    "home next": (2.500, 1.500, 2.487, 1.474),
    "home later": (1.500, 1.500, 1.469, 1.420),
    "way home": (-2.000, -2.000, -1.855, -1.886),
    "walled in": (-0.700, -0.700, -0.579, -0.613),
    "free neighbours": (0.400, 0.400, 0.396, 0.359),
    "tile under the carrier": (1.000, 1.000, 1.001, 1.001),
    "way to a place for a tile": (-0.300, -0.300, -0.300, -0.300),
    "hunters near": (-0.250, -0.250, -0.142, -0.168),
    "hunters not far": (-0.200, -0.200, -0.078, -0.125),
    "company": (0.100, 0.100, 0.108, 0.106),
    "way of a comrade": (-0.100, -0.100, -0.200, -0.200),
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
