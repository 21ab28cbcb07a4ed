"""Every weight of the bots, with its meaning. The unit is the victory point at the end."""

from __future__ import annotations

from typing import Final

from tatami.core.rows import of_each
from tatami.games.dicium.civilization.rules.content import BOARDS
from tatami.games.dicium.civilization.rules.moves import SECRET_IDS
from tatami.games.dicium.civilization.rules.philosophers import PHILOSOPHERS
from tatami.games.dicium.rules.dice import BLUE, GREEN, RED, YELLOW
from tatami.games.dicium.rules.player_board import REROLL

ROUNDS: Final[tuple[float, ...]] = (0.0, 12.0, 12.0, 11.0, 10.5)
"""How many rounds a game lasts between good players, by number of players."""
PACE: Final = 0.6
"""The pool empties slowly first: with a share u of it gone, u to this power of the game is over."""

BONUS_A_ROUND: Final[dict[int, float]] = {
    GREEN: 0.26,
    BLUE: 0.20,
    YELLOW: 0.11,
    RED: 0.13,
    REROLL: 0.30,
}
"""What a bonus of a kind is worth in each round still to come."""
SECOND_BONUS: Final = 0.7
"""How much of that a second bonus of the same kind is worth."""
DIE_A_ROUND: Final = 1.0
"""What one more die in the hand is worth in each round still to come."""
REDEPLOY_A_ROUND: Final = 0.08
"""What the Hero of redeployment is worth in each round still to come."""
HAVEN: Final = 0.2
"""What a Hero on the board is worth as a place to retreat to."""

OBJECTIVE_EARLY: Final = 2.0
"""How little the first steps towards an objective count: progress is taken to this power."""
RIVAL_AHEAD: Final = 0.45
"""What is left of an open objective for somebody whom a rival is ahead of."""
OUT_OF_TIME: Final = 0.5
"""What steps towards an objective are worth that can hardly be reached any more."""

PLAYED_WELL: Final = 0.6
"""The same for one that is not known yet, see `CARD_LIKED`."""
TAKEN_CARD: Final = 0.4
"""What choosing among the Philosophers on offer adds."""
CARD_MARGIN: Final = 0.15
"""By how much playing a Philosopher must be better than keeping it."""

NEXT_TURN: Final = 0.75
"""What can be done from a space next turn counts so much."""
OTHER_PLANS: Final = 0.25
"""What the second and third best thing to do on a space adds."""
WATER_STEP: Final = 0.86
LAND_STEP: Final = 0.76
SLANT_STEP: Final = 0.72
"""What is left of a prospect that is one more step away over water, over land, or across."""

CITY_ODDS: Final[tuple[tuple[float, ...], ...]] = (
    (0.30, 0.40, 0.55),
    (0.62, 0.78, 0.88),
    (0.88, 0.95, 0.98),
)
"""The chance to build a City next turn with a hand of 3, 4, 5, by green faces that come by
themselves: none, one, more."""
HERO_ODDS: Final[tuple[float, ...]] = (0.0, 0.45, 0.7)
TEMPLE_ODDS: Final[tuple[tuple[float, ...], ...]] = (
    (0.0, 0.02, 0.06),
    (0.02, 0.12, 0.3),
    (0.1, 0.35, 0.6),
)
WONDER_ODDS: Final[tuple[float, ...]] = (0.0, 0.0, 0.12)
"""The same for the other tiles, with a hand of 3, 4, 5."""

SENT_HOME: Final = 0.5
"""How much of what a rival loses by being sent home counts as the own gain."""
RED_DIE: Final = 0.25
"""What a red die is worth that is not spent."""
STORED: Final[tuple[float, ...]] = (0.35, 0.30, 0.18, 0.28, 0.30, 0.75)
"""What a stored die is worth, by face: 1, 2, 3, 4, 5, Dicium."""
STORED_PAIR: Final = 0.25
"""What two stored dice of the same number are worth beside."""

_SECRETS: Final = {
    "s01": 1.7,
    "s02": 2.7,
    "s03": 2.6,
    "s04": 2.4,
    "s05": 2.6,
    "s06": 2.3,
    "s07": 2.1,
    "s08": 2.4,
    "s09": 2.7,
    "s10": 2.5,
}
SECRET_LIKED: Final[list[float]] = of_each(
    "bot/weights.py: _SECRETS", "the Secret Objective", SECRET_IDS, _SECRETS
)
"""Points that a Secret Objective brings on average when it is kept."""
SECRET_WITH_COMMON: Final = 0.6
"""What it brings beside if a Common Objective counts the same."""
ONE_RIVAL: Final = -1.0
"""The same if it takes attacks and there is only one player to attack."""
_BOARDS: Final = {"athens": 0.3, "thebes": 0.2, "sparta": 0.1, "corinth": 0.0}
BOARD_LIKED: Final[list[float]] = of_each(
    "bot/weights.py: _BOARDS", "the player board", BOARDS, _BOARDS
)
"""Which player board to choose first."""
_CARDS: Final = {
    "socrates": 0.8,
    "plato": 0.3,
    "aristotle": 0.8,
    "pythagoras": 1.2,
    "thales": 0.6,
    "heraclitus": 0.5,
    "parmenides": 0.2,
    "zeno": 0.5,
    "democritus": 1.2,
    "empedocles": 0.8,
    "protagoras": 0.5,
    "epicurus": 0.3,
    "diogenes": 0.5,
    "archimedes": 0.5,
    "anaximander": 0.6,
    "hypatia": 1.1,
}
CARD_LIKED: Final[list[float]] = of_each(
    "bot/weights.py: _CARDS", "Philosopher", PHILOSOPHERS, _CARDS
)
"""What a Philosopher is worth above its points unused, for the moment when it is played."""

POINTS_TO_LEAD: Final = 7.0
"""A lead of so many points makes a win about three times as likely as a loss."""
SOLO_AIM: Final = 50.0
"""Points in the solo game that nobody exceeds."""

LEVELS: Final[dict[str, str]] = {"easy": "careless:16", "medium": "careless:7", "hard": "greedy"}
"""The bots that people choose from."""

# tempers

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "careful": {"learn": 1.0, "grow": 0.5, "stand": 0.5, "hunt": -1.0, "battle": -1.0},
    "greedy": {"build": 1.0, "steal": 1.0},
    "vengeful": {"revenge": 1.0, "wrath": 0.5},
    "bold": {"hunt": 1.0, "battle": 1.0, "wrath": 1.0, "stand": -0.5},
}
"""How much each temper likes what a move is like, see `tempers`."""

# small things

A_DIE: Final = 0.3
"""Points that a die of the hand is expected to bring in a round."""
ALIKE: Final = 0.015
"""An action must be better than none by more than this."""
LAST_ROUND: Final = 0.5
"""What is left of the last round, in rounds."""
A_ROUND_AT_MOST: Final = 1.2
"""So much of what an objective counts can be added in a round."""
QUARRY_COVERED: Final = 0.3
"""What a tile on a quarry costs."""
CHEAP_FIRST: Final = 0.01
"""Of several objectives the cheaper one is given for a die."""
DEAR_OBJECTIVE: Final = 6.0
"""The points of a dear objective."""
SETBACK_AT_LEAST: Final = 0.2
"""What a retreat costs even if it leads to a better place."""
HUNT_NEXT: Final = 0.8
"""How much of a monster next turn counts now."""
THREE_FACES: Final = 0.7
"""How much of a slot of level 3 counts beside one of level 2: the faces are rarer."""
