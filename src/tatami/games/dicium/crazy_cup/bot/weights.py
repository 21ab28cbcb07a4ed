"""All weights of the bots, with their meaning. A turn of the own is the measure of all things.

The tables come from value iteration over a straight road (`bench/crazy_cup_pace.py`), the others
from games between bots.
"""

from __future__ import annotations

from typing import Final

from tatami.core.rows import of_each
from tatami.games.dicium.crazy_cup.rules.names import CHEATS
from tatami.games.dicium.rules.dice import GREEN, RED, YELLOW

LEVELS: Final = {"easy": "careless:20", "medium": "careless:5", "hard": "greedy"}
"""The bot behind each level."""
STEEPNESS: Final = 0.56
"""How much a lead of one turn counts in the chance to win."""
LAST_STEPS: Final = 15.0
"""So near the line cards and stored dice begin to lose their worth."""

# how many turns a driver still needs

STEPS: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 8, 10, 14, 20, 28, 40, 52, 60)
TURNS: Final[tuple[tuple[float, ...], ...]] = (
    (0.90, 0.99, 1.28, 1.92, 2.10, 2.48, 3.21, 4.00, 5.20, 6.80, 8.66, 11.01, 13.02, 14.29),
    (0.83, 0.89, 1.07, 1.13, 1.75, 1.93, 2.24, 2.95, 3.97, 5.43, 7.26, 9.53, 11.55, 12.85),
    (0.75, 0.81, 0.93, 1.04, 1.10, 1.35, 1.91, 2.16, 3.01, 4.12, 5.58, 7.71, 9.63, 10.81),
    (0.82, 0.88, 0.97, 1.16, 1.60, 1.89, 2.22, 2.86, 3.83, 5.26, 7.04, 9.33, 11.32, 12.59),
    (0.77, 0.83, 0.90, 0.96, 1.20, 1.66, 1.92, 2.29, 3.10, 4.38, 5.95, 8.04, 10.02, 11.30),
    (0.69, 0.75, 0.81, 0.88, 0.96, 1.12, 1.62, 1.87, 2.51, 3.44, 4.71, 6.58, 8.32, 9.43),
    (0.76, 0.82, 0.88, 0.96, 1.19, 1.44, 1.88, 2.18, 3.01, 4.18, 5.74, 7.90, 9.86, 11.13),
    (0.70, 0.76, 0.82, 0.88, 0.95, 1.20, 1.68, 1.88, 2.56, 3.52, 4.82, 6.77, 8.72, 10.00),
    (0.63, 0.69, 0.75, 0.80, 0.87, 0.95, 1.28, 1.58, 2.06, 2.90, 3.97, 5.58, 7.18, 8.25),
)
"""By distance, columns as in `STEPS`; rows: hand 3, 4, 5, each with 0, 1, 2 blue bonuses."""
HAND_SAVES: Final[tuple[float, ...]] = (1.3, 1.3)
BLUE_SAVES: Final = 0.75
"""What the fourth and the fifth die save, and a blue bonus, as shares of what the table says: found
by lot (`bench/crazy_cup_lot.py`)."""
PAST_THE_LINE: Final = 0.06
"""Turns that each mile past the line is worth."""
FULL_LAP: Final = 52.0
OTHER_BONUSES: Final[tuple[tuple[int, float], ...]] = ((GREEN, 0.35), (YELLOW, 0.3), (RED, 0.25))
"""Turns that a bonus saves over a full lap."""
REROLL_SHARE: Final = 0.075
"""The share of the turns left that a second re-roll saves."""
TIE_BREAK: Final = 0.01
"""A bonus also decides between equals."""

# the finale

FINALE: Final = 4.0
"""So many turns from the line it begins, for all drivers together."""
LEAD: Final = 0.35
LATE_LEAD: Final = 5.6
"""How much a lead of one turn counts in a finale: the more the nearer the line is."""
FAINT_HOPE: Final = 0.02
"""Where hardly anything can still happen, the variance of the victory is taken to be that."""
FURTHER: Final = 0.01
"""Miles, or turns, where they decide nothing."""

# dice in storage

STORED: Final[tuple[tuple[float, ...], ...]] = (
    (0.02, 0.03, 0.02, 0.02, 0.01, 0.33),
    (0.01, 0.06, 0.01, 0.02, 0.05, 0.20),
    (0.00, 0.11, 0.00, 0.02, 0.11, 0.06),
    (0.00, 0.00, 0.00, 0.02, 0.00, 0.18),
    (0.00, 0.03, 0.00, 0.02, 0.03, 0.09),
    (0.00, 0.05, 0.00, 0.02, 0.05, 0.02),
    (0.01, 0.00, 0.01, 0.02, 0.00, 0.08),
    (0.00, 0.01, 0.00, 0.02, 0.01, 0.04),
    (0.00, 0.02, 0.00, 0.02, 0.02, 0.02),
)
"""Turns that a stored die saves over a die that is rolled, by face; rows as in `TURNS`. Half way
round; red faces are there for driving tests."""
PAIR_STORED: Final = 0.01

# where to drive, in steps

GARAGE_NOW: Final = 1.0
GARAGE_LATER: Final = 0.7
"""What a garage is worth for the second action, or for the next turn."""
TARGET: Final = 1.5
"""What it is worth to pass somebody who can be bumped."""
IN_THE_ROUGH: Final = 0.8
"""What it costs to stop on rough terrain, from where going back is dear."""
WORTH_A_HOOK: Final = 2.0
"""What a tow should bring before a Hook is thrown."""
WORTH_A_TILE: Final = 4
"""What a tile should save before a thief prefers it to a card."""

# rivals

RIVAL: Final = 0.8
BYSTANDER: Final = 0.3
"""What a turn lost by the most dangerous rival, or by another, is worth in own turns."""
BUMP_CHANCE: Final = 0.8
"""How likely the way leads over a driver a few miles ahead."""

# Cheat cards

CARD_WORTH: Final = 0.45
"""Turns that a Cheat card in the hand is worth."""
LIKED: Final[dict[str, float]] = {
    "hook": 0.8,
    "oil": 0.5,
    "stunt": 0.45,
    "marshal": 0.4,
    "twister": 0.5,
    "dust": 0.6,
    "cannon": 0.8,
    "magnet": 0.5,
    "sand": 0.3,
    "thief": 0.4,
    "pressure": 0.95,
    "steam": 0.8,
    "loaded": 0.7,
    "pit": 0.5,
    "market": 0.6,
    "dynamite": 0.7,
}
"""How much a card is liked when one is taken."""
LIKING: Final = of_each("bot/weights.py: LIKED", "the Cheat card", CHEATS, LIKED)
UNSEEN: Final = 0.57
"""How much the top of the deck is liked."""
RESERVE: Final = 0.2
"""Turns that a card should gain before it is spent, while the end is far."""
STORM_SEASON: Final = 2.0
LAST_CHANCE: Final = 1.0
"""Storms reach anybody anywhere: they are kept until a rival is so many turns from the line, a Dust
Devil for one who leads unless it is the last chance."""
SAND_TURNS: Final = 0.3
THIEF_TURNS: Final = 0.45
LOST_STEPS: Final = 2.0
"""Steps that a movement ended early loses on average."""
SEEN: Final = 0.75
"""How likely a driver runs into a tornado right before him."""

# tempers

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "careful": {"green": 1.0, "straight": 1.0, "stand": 0.5, "rough": -1.0},
    "greedy": {"three": 1.0, "red": 1.0, "yellow": 1.0, "card": -0.5},
    "vengeful": {"revenge": 1.0, "harm": 0.5, "mischief": 1.0},
    "bold": {"rough": 1.0, "card": 1.0, "full": 0.5, "green": -0.5},
}
"""How much each temper likes what a move is like, see `tempers`."""

STEP: Final = 0.001
"""Of two ways to the same the shorter one."""
SURE_TEST: Final = 5
"""Red strength with which a test cannot fail: no more dice are spent."""
