"""What each feature of a position counts (`features.py` names the features).

The first two tables are learned by self-play: `bench/dicium_shogun_learn.py` writes them. The
columns: two players, a ninja is next; two players, a samurai is next; the same for four players.
The ninja's yellow bonuses before the capture were raised by 0.2 for four players by hand: it costs
no victories that can be seen, and four dare to infiltrate twice as often.
"""

from __future__ import annotations

from typing import Final

FREE_WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "always": (-0.920, -1.094, -2.112, -2.223),
    "cards left": (3.790, 3.780, 3.607, 3.568),
    "one card left": (-0.562, -0.605, -0.362, -0.349),
    "two cards left": (0.055, 0.028, 0.227, 0.262),
    "ninja hands": (0.990, 0.961, 1.033, 0.990),
    "samurai hands": (-0.781, -0.852, -0.992, -1.061),
    "ninja blue bonuses": (0.238, 0.205, 0.313, 0.283),
    "ninja red bonuses": (0.244, 0.226, 0.061, 0.055),
    "ninja yellow bonuses": (0.059, 0.028, 0.289, 0.255),
    "ninja other bonuses": (0.153, 0.148, -0.006, 0.007),
    "samurai blue bonuses": (0.074, 0.047, 0.006, -0.050),
    "samurai red bonuses": (-0.099, -0.106, -0.246, -0.252),
    "samurai yellow bonuses": (-0.427, -0.467, -0.464, -0.511),
    "samurai other bonuses": (0.112, 0.089, 0.074, 0.057),
    "ninja stored blue": (-0.109, -0.101, -0.108, -0.093),
    "ninja stored red": (-0.060, -0.027, -0.008, 0.023),
    "ninja stored Dicium": (0.044, 0.027, 0.176, 0.179),
    "ninja stored other": (0.011, 0.002, -0.011, -0.014),
    "samurai stored yellow": (0.056, 0.039, -0.008, 0.023),
    "samurai stored red": (-0.006, 0.004, -0.136, -0.107),
    "samurai stored Dicium": (0.015, -0.040, -0.110, -0.128),
    "samurai stored other": (-0.003, 0.021, 0.110, 0.081),
    "ninja in play": (0.044, 0.002, 0.062, 0.031),
    "samurai in play": (-0.350, -0.450, -0.350, -0.450),
    "ninja tiles": (-0.016, -0.062, -0.020, -0.086),
    "samurai tiles": (-0.036, -0.162, -0.089, -0.159),
    "torii": (-0.004, -0.020, -0.021, -0.023),
    "danger next": (-0.142, -0.263, -0.107, -0.192),
    "danger later": (-0.200, -0.200, 0.006, -0.131),
    "danger, few cards": (-0.314, -0.754, -0.257, -0.662),
    "light next": (-0.442, -0.444, -0.475, -0.490),
    "light later": (-0.300, -0.300, -0.345, -0.376),
    "light, few cards": (-0.274, -0.659, -0.357, -0.674),
    "way to a brazier": (0.355, 0.327, 0.312, 0.342),
    "last ninja without refuge": (-0.142, -0.283, -0.318, -0.363),
    "ninja on altars": (-0.056, -0.035, 0.094, 0.086),
    "samurai on altars": (-0.138, -0.135, -0.082, -0.094),
    "capture next": (0.648, 0.329, 0.812, 0.527),
    "capture later": (0.400, 0.400, 0.333, 0.149),
    "way to the Shogun": (-0.860, -0.808, -0.699, -0.632),
    "way of the second ninja": (-0.219, -0.302, -0.123, -0.170),
    "door before the Shogun": (-0.282, -0.142, -0.217, -0.157),
    "guards bar the way": (-0.177, -0.120, -0.337, -0.383),
    "way past guards": (-0.320, -0.016, -0.064, 0.140),
    "Shogun's way home": (-0.573, -0.507, -0.499, -0.416),
    "door on the way home": (-0.235, -0.189, -0.085, -0.112),
    "way to a place for a tile": (-0.235, -0.253, -0.321, -0.269),
    "guards near": (0.042, 0.083, 0.093, 0.062),
    "guards not far": (-0.098, -0.095, -0.129, -0.057),
    "capture near home": (0.351, 0.277, 0.360, 0.244),
}
"""Before the capture."""

HELD_WEIGHTS: Final[dict[str, tuple[float, ...]]] = {
    "always": (0.958, 0.924, 0.957, 0.853),
    "cards left": (4.014, 3.996, 4.083, 4.057),
    "one card left": (-0.585, -0.617, -0.695, -0.818),
    "two cards left": (-0.133, -0.120, -0.192, -0.193),
    "ninja hands": (0.717, 0.631, 0.470, 0.361),
    "samurai hands": (-0.448, -0.528, -0.418, -0.496),
    "ninja blue bonuses": (0.414, 0.406, 0.311, 0.266),
    "ninja red bonuses": (0.147, 0.108, 0.194, 0.183),
    "ninja yellow bonuses": (0.123, 0.082, 0.197, 0.140),
    "ninja other bonuses": (0.048, -0.006, 0.239, 0.226),
    "samurai blue bonuses": (-0.065, -0.088, -0.090, -0.120),
    "samurai red bonuses": (-0.127, -0.142, -0.119, -0.127),
    "samurai yellow bonuses": (-0.235, -0.250, -0.368, -0.436),
    "samurai other bonuses": (-0.108, -0.119, -0.030, -0.048),
    "ninja stored blue": (0.038, 0.037, 0.026, 0.064),
    "ninja stored red": (0.051, 0.058, 0.087, 0.079),
    "ninja stored Dicium": (0.091, 0.080, 0.047, -0.036),
    "ninja stored other": (-0.030, -0.025, -0.013, -0.072),
    "samurai stored yellow": (-0.001, 0.004, 0.048, -0.031),
    "samurai stored red": (-0.053, -0.079, -0.035, -0.054),
    "samurai stored Dicium": (0.005, -0.045, 0.031, 0.005),
    "samurai stored other": (-0.047, -0.050, 0.006, -0.017),
    "ninja in play": (0.374, 0.349, 0.102, 0.018),
    "samurai in play": (0.010, -0.063, -0.138, -0.191),
    "ninja tiles": (-0.032, -0.055, -0.010, -0.053),
    "samurai tiles": (0.017, -0.010, -0.050, -0.086),
    "torii": (0.314, 0.231, 0.188, 0.145),
    "danger next": (-0.264, -0.281, -0.327, -0.377),
    "danger later": (-0.200, -0.200, -0.224, -0.288),
    "danger, few cards": (-0.448, -0.783, -0.519, -0.850),
    "light next": (-0.371, -0.413, -0.383, -0.432),
    "light later": (-0.300, -0.300, -0.309, -0.333),
    "light, few cards": (-0.431, -0.781, -0.519, -0.871),
    "way to a brazier": (0.310, 0.315, 0.308, 0.284),
    "last ninja without refuge": (-0.800, -0.800, -0.800, -0.800),
    "ninja on altars": (0.123, 0.126, 0.119, 0.100),
    "samurai on altars": (-0.027, -0.034, -0.088, -0.083),
    "home next": (2.509, 1.455, 2.456, 1.356),
    "home later": (1.500, 1.500, 1.411, 1.197),
    "way home": (-1.959, -1.954, -1.764, -1.708),
    "walled in": (-0.709, -0.697, -0.500, -0.481),
    "free neighbours": (0.399, 0.380, 0.345, 0.278),
    "tile under the carrier": (1.005, 0.982, 1.009, 1.010),
    "way to a place for a tile": (-0.245, -0.257, -0.316, -0.382),
    "hunters near": (-0.102, -0.195, -0.059, -0.012),
    "hunters not far": (-0.000, -0.077, -0.023, 0.005),
    "company": (0.100, 0.100, 0.100, 0.057),
    "way of a comrade": (-0.031, -0.089, -0.150, -0.119),
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
"""How many deeds of a first action are gone on with."""
REFINED: Final = 4
"""How many answers inside an action are looked at to the end of the turn."""
FIGHT_STAKE: Final = 0.2
"""What winning a fight instead of losing it adds to the chance to win, roughly."""
RED_DIE: Final = 0.015
"""What a red die is worth that is not spent."""

# tempers

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "careful": {"guard": 1.0, "stand": 0.5, "attack": -1.0},
    "greedy": {"green": 1.0, "straight": 1.0, "tile": 0.5},
    "vengeful": {"revenge": 1.0, "attack": 0.5},
    "bold": {"attack": 1.0, "rush": 1.0, "guard": -0.5},
}
"""How much each temper likes what a move is like, see `tempers`."""

LEVELS: Final[dict[str, str]] = {"easy": "careless:35", "medium": "careless:12", "hard": "greedy"}
"""The bots that people choose from."""
SURE: Final = 0.005
"""No judgement is trusted to be nearer to certainty than this."""
STAKES: Final = 4.0
"""Stored dice count in full where everything is open, and less the more is decided."""
FAR_AWAY: Final = 10.0
MANY_CARDS: Final = 5.0
MANY_FREE: Final = 4.0
"""The units in which the learned weights count steps, alert cards and free spaces."""
