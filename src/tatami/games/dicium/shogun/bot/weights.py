"""What each feature of a position counts (`appraisal.py` says what the features are).

The first two tables are learned by self-play: `bench/dicium_shogun_learn.py` writes them. The
columns: two players, a ninja is next; two players, a samurai is next; the same for four players.
"""

from __future__ import annotations

from typing import Final

FREE_WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "always": (-0.927, -1.087, -2.144, -2.257),
    "cards left": (3.978, 3.941, 3.741, 3.731),
    "one card left": (-0.599, -0.619, -0.598, -0.642),
    "two cards left": (-0.134, -0.102, 0.291, 0.306),
    "ninja hands": (0.907, 0.876, 1.197, 1.203),
    "samurai hands": (-0.791, -0.872, -0.397, -0.431),
    "ninja blue bonuses": (0.082, 0.088, 0.117, 0.061),
    "ninja red bonuses": (-0.007, -0.012, 0.081, 0.088),
    "ninja yellow bonuses": (0.245, 0.166, 0.205, 0.205),
    "ninja other bonuses": (0.072, 0.066, -0.018, -0.025),
    "samurai blue bonuses": (-0.050, -0.086, -0.055, -0.082),
    "samurai red bonuses": (-0.191, -0.206, -0.170, -0.178),
    "samurai yellow bonuses": (-0.614, -0.690, -0.753, -0.828),
    "samurai other bonuses": (0.020, 0.004, -0.050, -0.058),
    "ninja stored blue": (-0.036, -0.077, -0.090, -0.086),
    "ninja stored red": (-0.028, -0.015, -0.013, 0.022),
    "ninja stored Dicium": (-0.034, -0.069, 0.148, 0.152),
    "ninja stored other": (-0.021, -0.021, -0.116, -0.117),
    "samurai stored yellow": (0.088, 0.076, 0.028, 0.038),
    "samurai stored red": (0.019, -0.016, -0.089, -0.093),
    "samurai stored Dicium": (0.013, -0.024, -0.227, -0.221),
    "samurai stored other": (-0.141, -0.156, 0.159, 0.168),
    "ninja in play": (0.103, 0.046, 0.028, -0.046),
    "samurai in play": (-0.178, -0.328, -0.155, -0.244),
    "ninja tiles": (0.073, 0.025, 0.180, 0.142),
    "samurai tiles": (-0.019, -0.094, -0.087, -0.112),
    "torii": (0.107, 0.050, -0.014, -0.073),
    "danger next": (-0.271, -0.317, -0.181, -0.219),
    "danger later": (-0.200, -0.200, 0.009, -0.135),
    "danger, few cards": (-0.453, -0.775, -0.336, -0.733),
    "light next": (-0.470, -0.514, -0.336, -0.370),
    "light later": (-0.300, -0.300, -0.235, -0.233),
    "light, few cards": (-0.414, -0.732, -0.304, -0.639),
    "way to a brazier": (0.309, 0.300, 0.249, 0.241),
    "last ninja without refuge": (-0.233, -0.327, -0.317, -0.363),
    "ninja on altars": (-0.042, -0.026, -0.024, -0.017),
    "samurai on altars": (-0.116, -0.134, -0.089, -0.101),
    "capture next": (0.637, 0.387, 0.711, 0.503),
    "capture later": (0.400, 0.400, 0.385, 0.276),
    "way to the Shogun": (-0.908, -0.890, -0.832, -0.795),
    "way of the second ninja": (-0.237, -0.320, -0.244, -0.281),
    "door before the Shogun": (-0.234, -0.114, -0.217, -0.157),
    "way without doors": (-0.344, -0.161, -0.255, -0.052),
    "Shogun's way home": (-0.571, -0.544, -0.494, -0.486),
    "door on the way home": (-0.221, -0.206, -0.210, -0.203),
    "guards near": (-0.097, -0.107, -0.176, -0.197),
    "guards not far": (-0.227, -0.225, -0.249, -0.260),
    "capture near home": (0.317, 0.258, 0.335, 0.266),
}
"""Before the capture."""

HELD_WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "always": (0.900, 0.900, 0.924, 0.884),
    "cards left": (4.000, 4.000, 4.026, 4.016),
    "one card left": (-0.600, -0.600, -0.599, -0.611),
    "two cards left": (-0.200, -0.200, -0.218, -0.243),
    "ninja hands": (0.500, 0.500, 0.494, 0.440),
    "samurai hands": (-0.500, -0.500, -0.490, -0.548),
    "ninja blue bonuses": (0.350, 0.350, 0.395, 0.372),
    "ninja red bonuses": (0.120, 0.120, 0.154, 0.142),
    "ninja yellow bonuses": (0.120, 0.120, 0.097, 0.042),
    "ninja other bonuses": (0.120, 0.120, 0.104, 0.098),
    "samurai blue bonuses": (-0.150, -0.150, -0.164, -0.172),
    "samurai red bonuses": (-0.150, -0.150, -0.150, -0.150),
    "samurai yellow bonuses": (-0.350, -0.350, -0.335, -0.380),
    "samurai other bonuses": (-0.120, -0.120, -0.121, -0.121),
    "ninja stored blue": (0.020, 0.020, 0.015, -0.006),
    "ninja stored red": (0.050, 0.050, 0.067, 0.057),
    "ninja stored Dicium": (0.030, 0.030, 0.035, 0.021),
    "ninja stored other": (0.020, 0.020, 0.005, -0.008),
    "samurai stored yellow": (-0.060, -0.060, -0.045, -0.061),
    "samurai stored red": (-0.040, -0.040, -0.043, -0.043),
    "samurai stored Dicium": (-0.030, -0.030, -0.016, -0.070),
    "samurai stored other": (-0.020, -0.020, -0.017, -0.020),
    "ninja in play": (0.200, 0.200, 0.222, 0.172),
    "samurai in play": (-0.150, -0.150, -0.126, -0.166),
    "ninja tiles": (0.000, 0.000, 0.020, 0.011),
    "samurai tiles": (0.000, 0.000, 0.029, -0.038),
    "torii": (0.200, 0.200, 0.320, 0.256),
    "danger next": (-0.300, -0.300, -0.303, -0.318),
    "danger later": (-0.200, -0.200, -0.189, -0.207),
    "danger, few cards": (-0.480, -0.800, -0.492, -0.820),
    "light next": (-0.400, -0.400, -0.387, -0.398),
    "light later": (-0.300, -0.300, -0.300, -0.311),
    "light, few cards": (-0.480, -0.800, -0.478, -0.801),
    "way to a brazier": (0.300, 0.300, 0.297, 0.284),
    "last ninja without refuge": (-0.800, -0.800, -0.800, -0.800),
    "ninja on altars": (0.120, 0.120, 0.116, 0.106),
    "samurai on altars": (-0.080, -0.080, -0.080, -0.079),
    "home next": (2.500, 1.500, 2.486, 1.491),
    "home later": (1.500, 1.500, 1.488, 1.446),
    "way home": (-2.000, -2.000, -1.920, -1.950),
    "walled in": (-0.700, -0.700, -0.624, -0.661),
    "free neighbours": (0.400, 0.400, 0.399, 0.381),
    "tile under the carrier": (1.000, 1.000, 1.001, 1.001),
    "hunters near": (-0.250, -0.250, -0.171, -0.223),
    "hunters not far": (-0.200, -0.200, -0.102, -0.152),
    "company": (0.100, 0.100, 0.108, 0.106),
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
