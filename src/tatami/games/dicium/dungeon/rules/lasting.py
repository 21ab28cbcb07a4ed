"""What Adventure cards change for as long as they lie there: one row for each that does.

`LASTING` has a row for every card, by its number; what a card does at once is in `cards`.
"""

from __future__ import annotations

from typing import Final

from tatami.core.errors import BadContent
from tatami.core.rows import Row
from tatami.games.dicium.dungeon.rules.names import CARDS, NUMBERS


class Lasting(Row):
    def __init__(
        self,
        id: str,
        *,
        sets_rerolls: bool = False,
        no_rerolls: bool = False,
        sets_actions: bool = False,
        fewer_dice: bool = False,
        most_dice: bool = False,
        strength: int = 0,
        more_green: bool = False,
        no_bonuses: bool = False,
        no_magic: bool = False,
        no_portals: bool = False,
        no_chests: bool = False,
        holds_fast: bool = False,
        shortens_walks: bool = False,
        slays_goblins: bool = False,
        lengthens_walks: bool = False,
        opens_doors: bool = False,
        rolls_again: bool = False,
    ) -> None:
        super().__init__(id)
        # for the active player, while it is revealed
        self.sets_rerolls = sets_rerolls
        """As many re-rolls as its number says."""
        self.no_rerolls = no_rerolls
        self.sets_actions = sets_actions
        """As many actions as its number says."""
        self.fewer_dice = fewer_dice
        """The hand is smaller by its number."""
        self.most_dice = most_dice
        """The hand is no larger than its number."""
        self.strength = strength
        """Its number counts in fights, added (1) or taken away (-1)."""
        self.more_green = more_green
        """Its number is added to green faces."""
        self.no_bonuses = no_bonuses
        self.no_magic = no_magic
        """No yellow combination, and Dicium faces have no number."""
        self.no_portals = no_portals
        self.no_chests = no_chests
        self.holds_fast = holds_fast
        """The meeple stays where it is."""
        self.shortens_walks = shortens_walks
        """By its number."""
        # for its owner, while it is kept
        self.slays_goblins = slays_goblins
        """Its number counts in fights with goblins."""
        self.lengthens_walks = lengthens_walks
        """By its number."""
        self.opens_doors = opens_doors
        """Once a turn a walk leads through a door."""
        self.rolls_again = rolls_again
        """Once a turn the combat die is rolled again."""

    def needs_number(self) -> bool:
        return (
            self.sets_rerolls
            or self.sets_actions
            or self.fewer_dice
            or self.most_dice
            or self.strength != 0
            or self.more_green
            or self.shortens_walks
            or self.slays_goblins
            or self.lengthens_walks
        )

    def idle(self) -> bool:
        return not (
            self.needs_number()
            or self.no_rerolls
            or self.no_bonuses
            or self.no_magic
            or self.no_portals
            or self.no_chests
            or self.holds_fast
            or self.opens_doors
            or self.rolls_again
        )


def lasting(rows: list[Lasting]) -> list[Lasting]:
    """A row for every card by its number, and a last one, `[-1]`, for no card."""
    by_id = {row.id: row for row in rows}
    for row in rows:
        if row.id not in CARDS:
            raise BadContent(f"there is no card {row.id} in the box")
        if row.idle():
            raise BadContent(f"what does card {row.id} change? The rules do not say")
        if row.needs_number() and CARDS.index(row.id) not in NUMBERS:
            raise BadContent(f"card {row.id} needs a number, and none is named for it")
    return [by_id.get(id, NOTHING) for id in (*CARDS, "")]


NOTHING: Final = Lasting("")
LASTING: Final[list[Lasting]] = lasting(
    [
        Lasting("charm", sets_rerolls=True),  # DD-3.4.1
        Lasting("warcry", strength=1),  # DD-3.4.2
        Lasting("wind", sets_actions=True),  # DD-3.4.3
        Lasting("key", more_green=True),  # DD-3.4.5
        Lasting("i_bane", slays_goblins=True),  # DD-3.4.13
        Lasting("i_boots", lengthens_walks=True),  # DD-3.4.14
        Lasting("i_ring", opens_doors=True),  # DD-3.4.15
        Lasting("i_foot", rolls_again=True),  # DD-3.4.16
        Lasting("oubliette", sets_actions=True),  # DD-3.5.1
        Lasting("web", sets_actions=True, no_portals=True),  # DD-3.5.2
        Lasting("jaws", holds_fast=True, no_portals=True),  # DD-3.5.3
        Lasting("sand", shortens_walks=True),  # DD-3.5.4
        Lasting("floor", sets_actions=True, no_portals=True),  # DD-3.5.5
        Lasting("spores", sets_actions=True, no_rerolls=True),  # DD-3.5.6
        Lasting("net", fewer_dice=True),  # DD-3.5.7
        Lasting("amnesia", most_dice=True),  # DD-3.5.8
        Lasting("idol", no_bonuses=True),  # DD-3.5.9
        Lasting("antimagic", no_magic=True, no_portals=True),  # DD-3.5.10
        Lasting("dark", no_chests=True),  # DD-3.5.11
        Lasting("imp", fewer_dice=True),  # DD-3.5.12
        Lasting("rust", strength=-1),  # DD-3.5.13
        Lasting("gas", no_rerolls=True),  # DD-3.5.14
    ]
)


def _cards(rows: list[Lasting]) -> list[int]:
    return [CARDS.index(row.id) for row in rows]


GOBLIN_BANES: Final = _cards([row for row in LASTING if row.slays_goblins])
BOOTS: Final = _cards([row for row in LASTING if row.lengthens_walks])
RINGS: Final = sum([1 << card for card in _cards([row for row in LASTING if row.opens_doors])])
CHARMS: Final = sum([1 << card for card in _cards([row for row in LASTING if row.rolls_again])])
"""The kept cards with each of these effects; those without a number as bits."""
