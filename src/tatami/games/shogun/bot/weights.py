"""Every number that the bots' judgement of Shogun consists of, with its meaning.

Worths are in victory points at the end of the game.
"""

from typing import Final

# how much is thought

LEVELS: Final = {"easy": "beginner", "medium": "greedy", "hard": "thorough"}
SKETCHES: Final = 24
"""Plans to begin with, none of them searched for."""
SKETCH_NOISE: Final = 0.5
"""How much these differ from the best one."""
OTHERS_NOISE: Final = 1.0
"""How much the plans that others are thought to have differ from the best one."""
CHILDREN: Final = 84
"""Variations of good plans that are tried."""
PARENTS: Final = 6
"""Plans that are varied."""
WORLDS: Final = 3
"""Imagined rounds in which every plan is tried."""
FINALISTS: Final = 4
"""Plans that are tried in more rounds in the end."""
FINAL_WORLDS: Final = 8
LONGEST_ROUND: Final = 200
"""Decisions after which an imagined round is cut off."""
MEMORY: Final = 32
"""Plans remembered, so that the cards of one plan are laid without planning anew."""

# how a beginner misjudges

MISJUDGED: Final = 1.0
"""By so many points a beginner may err about what a card is worth on a space."""
SLIPS: Final = 0.1
"""How often a beginner gives any answer during a round."""

# how much the strongest bot thinks

REHEARSALS: Final = 1600
"""Imagined rounds for a plan ..."""
EPOCHS: Final = 6
"""... after a share of which new worlds are imagined."""
CAMPAIGN_WORLDS: Final = 24
"""Worlds in which a plan must prove itself ..."""
FIRST_WORLDS: Final = 3
SECOND_LOOK: Final = 9
"""... and after so many it must be ahead, or is given up."""
CAMPAIGN_SKETCHES: Final = 32
CAMPAIGN_NOISE: Final = 0.5
"""How much the plans that others are thought to have differ from the best one."""
CHANCE_OF_A_POINT: Final = 0.03
"""What a point is worth as a chance to win: faults of a plan are counted in points."""
COMPARABLE: Final = 1
"""Chests or rice that may be forgone where the peasants are quiet."""
REACTION_WORLDS: Final = [12, 24, 60]
"""Worlds in which answers are tried ..."""
REACTION_KEPT: Final = [5, 2, 1]
"""... and how many of them are kept after these."""
FEW_ARMIES: Final = 4
"""Up to so many, every number that may march is tried."""
QUICK_ANSWER: Final = 0.01
"""How much better, over all worlds, an answer must be than the quick one."""

# what a lead is worth

BEST_RIVAL: Final = 0.45
"""How much of a lead is measured against the best of the others ..."""
ALL_RIVALS: Final = 0.45
"""... and against their average."""

# what a position is worth

SECOND_WINTER: Final = 0.75
"""What scores in the first winter mostly scores again in the second."""
BUILDING_IN_PROVINCE: Final = 1.6
"""A building, with its part of the majorities, beside the point for its province."""
HARVEST: Final = 0.9
"""The share of what quiet provinces could bring that will be brought in."""
HUNGER_COST: Final = 0.7
"""Points that a missing rice costs in winter, for each time that a province lost would score."""
CHEST_IN_USE: Final = 0.34
"""A chest that will be spent in the next round ..."""
CHEST_LATER: Final = 0.2
"""... in a later one ..."""
CHEST_LEFT: Final = 0.02
"""... or never: chests break ties."""
CHESTS_A_ROUND: Final = 7
"""Chests that can be spent in a round."""
MOST_DANGER: Final = 0.4
"""The chance that a province is lost to a neighbour much stronger ..."""
DANGER_MARGIN: Final = 1.5
"""... and so many armies more of the neighbour halve it."""
ARMY: Final = 0.09
"""An army on the map, up to so many in a province ..."""
ARMIES_OF_USE: Final = 8
ARMY_IN_TOWER: Final = 0.05
"""... or in tower and tray, from where it returns."""
UNREST: Final = 0.15
"""What a marker costs while there is something to harvest."""
OFFICER: Final = 0.25
"""An officer at court, up to so many ..."""
OFFICERS_OF_USE: Final = 5
CALM: Final = 0.4
"""... and a kept favour against unrest."""

# what a position before a round is worth, fitted to games

AMPLE_CHESTS: Final = 16
"""More than these are not counted."""
MOST_MISSING: Final = 8
"""More missing rice makes hunger no worse."""
FALL_MARGIN: Final = 1
"""So many armies more must stand beside a province for it to fall as likely as not."""
FITTED: Final = [
    [1.0, 0.00, 0.00, 0.00, 0.00, 0.01, 0.00, 0.00, 0.00, 0.00, 0.00, 0.0],
    [1.0, 1.30, 0.97, 0.53, 0.84, 0.17, 0.05, 0.56, 0.13, 0.46, 0.00, 0.3],
    [1.0, 1.40, 0.80, 0.48, 0.91, 0.19, 0.20, 0.71, 0.28, 0.60, 0.05, 0.3],
    [1.0, 1.37, 0.80, 0.48, 0.80, 0.22, 0.20, 0.77, 0.36, 0.63, 0.05, 0.3],
    [1.0, 2.23, 1.40, 0.81, 1.17, 0.52, 0.25, 1.21, 0.52, 0.95, 0.05, 0.3],
    [1.0, 2.40, 1.60, 0.70, 0.90, 0.54, 0.25, 1.25, 0.60, 0.90, 0.05, 0.3],
    [1.0, 2.40, 1.60, 0.70, 0.90, 0.54, 0.25, 1.25, 0.60, 0.90, 0.05, 0.3],
]
"""Points for one of each feature (`prospects.FEATURES`), by the rounds that are left."""
SPREAD: Final = [1.5, 3.5, 4.25, 4.75, 5.75, 6.0, 6.5]
"""Points that make a win e times as likely, by the rounds that are left."""

# marching

ARMY_COST: Final = 0.11
"""An army that is lost ..."""
ARMY_COST_AT_THE_END: Final = ARMY_COST / 4
"""... or that is lost in the last round, where armies are of no more use."""
ARMIES_SAVED: Final = 0.6
"""The share of an attacking force that is left after a victory."""
PRIZE_SECURE: Final = 0.9
"""How much of a conquered province will be kept, with a clear lead in the battle ..."""
PRIZE_NARROW: Final = 0.8
"""... or with a narrow one."""
UPKEEP: Final = 0.35
"""One province more to feed, if rice is short already."""
RICE_SHORT: Final = -0.5
"""Foreseen loss to hunger below which rice counts as short."""
RIVAL: Final = 0.35
"""What a point taken from somebody else is worth ..."""
LEADER: Final = 0.35
"""... and so much more from those who lead, or nearly do."""
NEAR_THE_LEAD: Final = 2
FORLORN: Final = 0.2
FORLORN_COST: Final = 0.3
"""An attack with so little chance needs a good reason."""
HOPELESS: Final = 0.125
OUTNUMBERED: Final = 6
HOPELESS_COST: Final = 30.0
"""An attack with so little chance, or against so many for each, is made only if nothing else
can be done."""
MOST_ARMIES: Final = 14
"""More than these are never sent at once."""
MOVE_AT_LEAST: Final = 0.02
"""A move between own provinces must bring so much."""

# places and special cards

PLUS_CHEST: Final = 0.3
"""One more chest, if a tax is planned."""
SHORT_OF_RICE: Final = 1.5
"""One more rice, for who will be short of it: beside what it saves."""
SIX_ARMIES: Final = 0.15
"""Six armies, if they are planned; three times as much when levies are weak."""
SIX_OF_WEAK_LEVIES: Final = 3
PLUS_ATTACK: Final = 0.3
"""One more army, for each attack that is planned."""
PLUS_DEFENCE: Final = 0.25
"""One more defender, for each province in danger ..."""
MOST_PLUS_DEFENCE: Final = 0.6
"""... up to this."""
EARLY: Final = 0.05
"""Each place before others, and again for each attack that is planned."""

# favours of the court

FAVOUR_POINT: Final = 1.0
FAVOUR_CHEST: Final = 0.25
FAVOUR_CHESTS_AT_THE_END: Final = 0.1
FAVOUR_RICE: Final = 0.15
FAVOUR_RICE_IF_SHORT: Final = 0.45
FAVOUR_TRAY: Final = 0.12
"""For each army."""
FAVOUR_LEVY: Final = 1.2
"""For each time that a province scores, if there are armies enough for one ..."""
FAVOUR_LEVY_ARMIES: Final = 3
FAVOUR_SMALL_LEVY: Final = 0.3
FAVOUR_CALM: Final = 0.5
FAVOUR_CALM_AT_THE_END: Final = 0.1
FAVOUR_EVENT: Final = 0.2
SHIELD: Final = 0.6
"""For each province in danger, against one of the two combats ..."""
FULL_SHIELD: Final = 1.0
"""... or against both."""
OFFICER_PRICE: Final = 0.2
"""What an officer that is spent would have been worth."""
FOREIGN_NEIGHBOUR: Final = 0.1
"""What each foreign province beside a newly occupied one takes from it."""

# building

NO_MAJORITY: Final = 0.4
"""A building that brings no majority yet, but the next one may."""
MAJORITY_TAKEN: Final = 0.5
"""How much a majority lost by somebody else counts, by the share that is lost."""
SHARE_TAKEN: Final = 0.5

# sketching a plan

CHEST_WORTH: Final = 0.3
CHEST_LATE: Final = 0.6
"""How much of that a chest is worth in the last round, for what it can buy ..."""
CHEST_AT_THE_END: Final = 0.06
"""... and what one earned then is worth."""
OFFICER_WORTH: Final = 0.33
ARMY_WORTH: Final = 0.1
ARMY_AT_A_BORDER: Final = 1.6
"""Times as much where somebody else is near ..."""
ARMY_INLAND: Final = 0.5
"""... and where nobody is."""
NO_ARMY: Final = -0.1
"""A levy without anybody to call up."""
TRAY_WORTH: Final = 0.05
"""An army in the tray that becomes an officer."""
RICE_WORTH: Final = 0.1
TYPICAL_HARVEST: Final = 3.5
"""What is counted on for the round that is planned, and missing if nothing is harvested."""
QUIET_INCOME: Final = 0.1
"""What a marker of unrest costs ..."""
REVOLT_COST: Final = 0.4
"""... a revolt that is put down ..."""
LOST_REVOLT_COST: Final = 0.5
"""... and one that is not, beside the province."""

# what others are thought to plan

FIGHT: Final = -2.7
"""How often players lead a combat from a province with two armies or more, as the logarithm of the
odds against none: fitted to plans of hard bots, and half as many of medium ones ..."""
FIGHT_ARMIES: Final = 0.55
"""... more by this for e times the armies, ..."""
FIGHT_GAIN: Final = 0.95
"""... for a point that the best march seems to bring, ..."""
LEAST_GAIN: Final = -1.0
MOST_GAIN: Final = 2.0
"""... from here to there, ..."""
FIGHT_LAST: Final = 1.7
"""... and in the last round."""
FINE: Final = 1 << 20
"""Chances are drawn to such a part."""

# faults of a plan

POINTLESS: Final = 0.3
"""An action that will fail: harmless, but a chest card would do."""
CARELESS: Final = 1.5
"""A bid of half the chests or more."""
RISKY: Final = 2.0
"""It ends in disaster if a neighbour attacks first."""
RECKLESS: Final = 6.0
"""It ends in disaster; or a harvest is left out though hunger is possible."""
HOPELESS_REVOLT: Final = 0.4
"""The tray will look different by then, so this is well above what is hopeless at the time."""
HUNGER: Final = 0.3
"""For each rice that will be missing, beside what hunger does in the imagined winters."""
SPARE: Final = 0.15
"""For each chest beyond those that may be kept when provinces starve."""
KEPT: Final = 5
FEW: Final = 4
"""Armies of which so little may be left that a single one must march."""
MARGIN: Final = 2
"""Provinces that may be won before the winter."""

# the draft

DRAFT_CHEST: Final = 0.25
DRAFT_RICE: Final = 0.35
DRAFT_SITE: Final = 0.5
"""What a province shows."""
DRAFT_OWN_NEIGHBOUR: Final = 0.8
DRAFT_FOREIGN_NEIGHBOUR: Final = -0.25
DRAFT_FOREIGN_ARMY: Final = -0.05
"""What lies beside it."""
DRAFT_SAME_REGION: Final = 0.35
"""Each own province in its region."""
PRESSURE_ENEMY: Final = 1
PRESSURE_ARMY: Final = 0.1
PRESSURE_NEUTRAL: Final = 0.6
PRESSURE_FULL: Final = 5
"""What calls for a large group, and how much of it for the largest."""
PRESSURE_MOST: Final = 0.99
"""The share of the groups, by size, that no pressure goes beyond."""

# tempers

TEMPERS: Final[dict[str, dict[str, float]]] = {
    "careful": {
        "stay": 1.0,
        "reserve": 1.0,
        "attack": -1.0,
        "special-defence": 1.0,
        "plan peace": 1.0,
        "plan attack": -1.0,
    },
    "greedy": {"settle": 1.0, "special-chest": 1.0, "special-rice": 0.5, "plan settle": 1.0},
    "vengeful": {"revenge": 1.0, "plan revenge": 1.0},
    "bold": {
        "attack": 1.0,
        "in force": 1.0,
        "stay": -1.0,
        "special-attack": 1.0,
        "plan attack": 1.0,
        "plan peace": -1.0,
    },
}
"""How much each temper likes what a move is like, see `tempers`."""

RESERVE: Final = 3
"""So many armies left behind, or more, are a reserve."""
