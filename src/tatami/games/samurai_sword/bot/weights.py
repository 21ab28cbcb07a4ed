"""Every number that the bots' judgement of Samurai Sword consists of, with its meaning."""

from typing import Final

from tatami.games.samurai_sword.rules.content import CARDS, WEAPONS

# who searches how far

LEVELS: Final = {"easy": "careless:60", "medium": "greedy", "hard": "insight"}
HORIZON: Final = 12
"""Decisions looked ahead, about a turn and a half: thirty are no stronger and cost more."""

RIPE: Final = 16
"""A place in the rest of the own turn is looked into after so many visits."""
EXPLORE: Final = 0.1
"""How much is tried that looks worse so far."""

# what a position is worth, in honour points

SCALE: Final = 2.4
"""Honour points ahead that make a win e times as likely as a loss."""
SECOND_RIVAL: Final = 0.25
"""How much of a lead is measured against the weaker of two rival teams."""
DANGER: Final[list[float]] = [0.0, 0.62, 0.4, 0.24, 0.13, 0.07]
"""By life left: the share of an honour point at risk."""
DANGER_WITHOUT_CARDS: Final = 0.5
"""How much of that risk is left for somebody harmless."""
GUARD: Final = 0.35
"""How much each step of difficulty, by armour or character, lowers the risk."""
CARD: Final = 0.1
"""A card in hand, up to a full hand."""
FULL_HAND: Final = 6
PARRY_IN_HAND: Final = 0.16
"""A parry on top of that, for the first two."""
PARRIES: Final = 2
PERMANENT: Final = 0.42
"""An armour, quick draw or focus before a player."""
BUSHIDO_BEFORE: Final = -0.4
"""Bushido before a player, for each time that the player's honour counts."""

# how tempting a move is at first sight, in guessed games

ATTACK: Final = 1.0
DAMAGE: Final = 0.2
"""For each life point that an attack would take."""
DEADLY: Final = 1.0
"""For an attack that would take the last one."""
PLAY: Final = {
    "armour": 4.0,
    "quick-draw": 4.0,
    "focus": 4.0,
    "tea": 3.0,
    "daimyo": 0.5,
    "battle-cry": 0.6,
    "jujitsu": 0.6,
}
"""Cards without a target; one that is not named here tempts nobody and repels nobody."""
PLAY_AT: Final = {
    "bushido": (-1.0, 1.5),
    "diversion": (-1.0, 1.5),
    "geisha": (-1.0, 1.5),
    "meditation": (-1.0, -1.5),
}
"""Cards with a target: a friend, or anybody else."""
MEDITATION: Final = 1.0
"""For each life point regained."""
REMOVE: Final = (-1.0, 2.0)
"""A geisha against a permanent of a friend, or of anybody else."""
REMOVE_BUSHIDO: Final = (1.0, -1.0)
KEEP_AN_ANSWER: Final = 0.1
"""How much less a precious card tempts as an answer, beside not answering at all."""
ANSWER: Final = 1.0

# which cards to keep

KEEP: Final = {"parry": 3.0, "daimyo": 2.5, "tea": 2.5, **dict.fromkeys(CARDS[:WEAPONS], 1.0)}
KEEP_OTHERS: Final = 2.0

# tempers

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "careful": {"lay": 1.0, "answer": 1.0, "bleed": -1.0, "attack": -0.5},
    "greedy": {"draw": 1.0, "steal": 1.0},
    "vengeful": {"revenge": 1.0},
    "bold": {"attack": 1.0, "suffer": 1.0, "end": -1.0},
}
"""How much each temper likes what a move is like, see `tempers`."""

# how far a position has come, see `prospects`

MOST_CARDS: Final = 7
"""Cards in hand beyond which more are no better."""
ENOUGH: Final = 2
"""Parries, and weapons, beyond which more are no better."""
WOUND: Final = 6.0
"""So many life points are as far from the end as an honour point."""
DECK: Final = 10.0
"""Cards for each player, below which the deck is near its end."""
LATEST: Final = 0.5
"""An end that is there counts as one over this, and less the farther it is."""

LIKELY: Final = 0.5
"""A belief that is worth telling."""
