"""DD-7.3 and DD-7.4: the table of actions."""

from __future__ import annotations

from tatami.games.dicium.dungeon.rules.chests import PickRelic, PickTreasure, Search
from tatami.games.dicium.dungeon.rules.fights import BY_THREE
from tatami.games.dicium.dungeon.rules.goblins import Banishing
from tatami.games.dicium.dungeon.rules.magic import (
    GHOST_WALK,
    OPENING,
    Fireball,
    Jumping,
    Magic,
)
from tatami.games.dicium.dungeon.rules.portals import Portal
from tatami.games.dicium.dungeon.rules.walking import Rampaging, Walking
from tatami.games.dicium.rules.actions import Actions, colour, levels, number
from tatami.games.dicium.rules.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
)
from tatami.games.dicium.rules.dice import BLUE, GREEN, YELLOW
from tatami.games.dicium.rules.slots import ImproveHand


def table() -> Actions:
    """DD-7, new for each box, since a move belongs to one catalogue. DD-6.10: yellow and green take
    the fewest dice that reach the faces, blue as many as one likes."""
    return Actions(
        (
            number(PAIR, Walking(2)),
            number(STRAIGHT, ImproveHand()),  # DD-7.4.2, DD-R20
            number(THREE, Walking(3, BY_THREE)),
            number(DOUBLE_PAIR, Portal()),
            number(FOUR, Banishing()),
            number(FULL_HOUSE, Rampaging(3)),
            number(FIVE, Jumping()),
            colour(BLUE, Walking()),
            colour(YELLOW, Magic(OPENING), 1, "opening"),
            colour(YELLOW, Magic(Fireball()), 2, "fireball"),
            colour(YELLOW, Magic(GHOST_WALK), 3, "ghost"),
            colour(YELLOW, Magic(Banishing()), 4, "death"),
            colour(YELLOW, Magic(Portal()), 4, "gate"),
            *levels(Search(), "search"),
            colour(GREEN, PickTreasure(), 2, "treasure"),
            colour(GREEN, PickRelic(), 3, "relic"),
        )
    )
