"""All weights of the bots, in turns of one player unless said otherwise."""

from __future__ import annotations

from typing import Final

# what things cost on the way to a chest
STEPS_A_HAND: Final[tuple[float, ...]] = (2.7, 3.8, 4.8)
"""Steps that both actions of a turn make on average with a hand of 3, 4, 5 dice (exact)."""
STEPS_A_BLUE: Final = 1.15
STEPS_A_REROLL: Final = 0.6
"""Steps more with each blue bonus, and with each re-roll."""
MAGIC_SHARE: Final = 0.5
LOCK_SHARE: Final = 0.75
"""The part of a turn that a magic step, or opening a chest, takes where it is possible."""
FIGHT_TURN: Final = 0.10
"""A fight that is won, beside the step that leads to it."""
RETRY: Final = 1.2
"""A fight that is lost: the way back from the portal."""
RING_STEPS: Final = 1.5
"""Steps that a door costs with the Ring of Passage."""
SPARE_RED: Final = 0.16
"""Red dice that each die of a hand brings to a fight on the way."""
HOPELESS: Final = 0.04
"""The chance of a fight that can hardly be won."""
DEAR: Final = 99.0
"""A way that does not exist."""

# what things are worth
CHEST: Final = 2.6
"""A chest opened, beside the way to it that need not be made again."""
SPARE_CHEST: Final = 0.35
"""The share of its worth that a chest has which the quest does not need."""
TURNS_A_TROPHY: Final = 5.0
"""Turns of the company in which it hopes for a trophy."""
BEST_TROPHY: Final = 2.5
"""A trophy that lowers the objective is worth the dearest chest, but not more than this."""
TROPHY_STEP: Final = 0.35
"""A trophy that does not lower the objective yet."""
BONUS_SHARE: Final[tuple[float, ...]] = (1.5, 1.2, 1.2, 1.2, 1.2)
"""How much of what a bonus saves on all ways counts: green, blue, yellow, red, re-roll."""
DIE_SHARE: Final = 1.8
"""The same for one more die."""
BONUS_A_TURN: Final[tuple[float, ...]] = (0.13, 0.14, 0.08, 0.14, 0.14)
DIE_A_TURN: Final = 0.3
"""What a bonus of each kind and a die save in a turn, about: for reasons in words."""
HUNT: Final = 0.5
"""Turns to come to a goblin that must be killed."""
WON: Final = 60.0
"""More than anything else: the quest is won at once."""
FIREBALL_CLEARED: Final = 0.5
"""The share of a won fight's worth if the meeple has not come there."""
HELP_NEAR: Final = 0.06
"""Somebody near enough to help against a trap."""
IN_HIS_WAY: Final = 0.35
"""What a place is worth on which the King will come before the next own turn."""
LOOK: Final = 0.5
"""Knowing one more relic while the crown is missing."""
PORTAL_TILE: Final = 0.6
"""The share of what a new portal place saves that will really be saved."""
COMPANY_PORTAL: Final = 0.25
"""The same for each comrade."""

# enemies as goals
TROPHY_PULL: Final = 0.3
"""What being nearer to a monster counts of being nearer to a chest, if it is worth killing."""
GOOD_KILL: Final = 3.0
"""Turns that a monster must save to be worth killing fully."""
MOST_PREY: Final = 3
"""The weakest monsters that are thought of."""
GOBLIN_PULL: Final = 0.3
"""What being nearer to a goblin counts while it is a danger."""
LEAST_PULL: Final = 0.1

# goblins
OVERRUN: Final = 6.0
"""Losing the game now, against the chance that it would have been won."""
CAUTION: Final = 0.05
"""How much more goblins count with every turn that the company has to spare, and less if it is
late: the power of e for a turn."""
MOST_SLACK: Final = 9.0
"""Turns to spare, or short, beyond which that does not grow."""
WORK_POWER: Final = 0.75
"""Work that is reckoned with today's dice and bonuses takes fewer turns as these grow."""
LATER_ROUND: Final = 0.6
"""What danger counts in each round that it is further away."""
GOBLIN_FAR: Final = 0.02
"""For each step that a goblin is placed away from the nearest player."""
GOBLIN_IN_THE_WAY: Final = 0.5
"""A goblin placed on somebody's way to a chest."""

# cards and dice
STORED: Final[tuple[float, ...]] = (0.12, 0.08, 0.10, 0.08, 0.08, 0.24)
"""A stored die over one that is rolled, by face 1 to 5 and Dicium."""
STORED_PAIR: Final = 0.03
STORE_LIKING: Final = 0.1
"""How much the worth of stored dice anywhere counts beside what they do from here."""
RED_SPENT: Final = 0.06
MIGHT_SPENT: Final = 0.5
SCROLL_SPENT: Final = 0.5
"""What a scroll must bring to be used now."""
REROLL_KEPT: Final = 0.6
"""A re-roll that a passed test keeps."""
CLEAR_BANISH: Final = 1.2
"""What a goblin less must be worth for a Scroll of Banishment."""
EASY: Final = 15
MEDIUM: Final = 5
"""Percent of moves that weaker levels make without thinking."""
STEP: Final = 0.001
"""Of two ways to the same the shorter one."""
FAVOURITES: Final[tuple[str, ...]] = ("elf", "warrior", "thief", "magician")
"""The order in which characters are chosen."""

# tempers

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "careful": {"together": 1.0, "red spent": 1.0, "red stored": 0.5},
    "greedy": {"board thief": 1.0, "treasure": 1.0, "relic": 1.0},
    "vengeful": {"fireball": 1.0},
    "bold": {"again": 1.0, "fireball": 0.5},
}
"""How much each temper likes what a move is like, see `tempers`."""

# how far the quest has come

CHESTS_OPEN: Final = 0.5
"""All chests that are needed, as a share of the victory."""
CROWN_OPEN: Final = 0.2
TIME_LEFT: Final = 0.2
"""As many turns as a long game has, or more."""
A_LONG_GAME: Final = 30.0
A_CHEST: Final = 3.0
"""What people are told of a chest, in turns."""
THE_CROWN: Final = 3.0

# the King and his goblins

KINGS_PACE: Final = 1.45
"""Steps of the King in a turn, a little less than his average."""
KINGS_GOBLIN: Final = 0.5
"""Goblins that come with each turn of the King, on average."""
GREEN_CARDS: Final = 2
"""Goblin cards in a deck that are still to come, where it is not known."""
ROUNDS_AHEAD: Final = 4
"""So far ahead the stock is looked at."""
NEARER: Final = 0.3
"""Turns that somebody must be ahead of the portals to have a claim on a chest."""
TROPHY_BEHIND: Final = 0.5
"""How much of a trophy counts for who is behind on the tracks."""
LEAST_CHANCE: Final = 0.01
"""A chance that is taken for no smaller than this, so that tries stay finite."""
