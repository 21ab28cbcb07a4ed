"""The characters, one row each: everything that makes one differ from the others.

`CHARACTER` holds one row for each character in `content.toml`, in that order; a character without
a row, or with a row that changes nothing, is a mistake that is found when this module is imported.
The rules look abilities up in the lists at the end, by character.
"""

from typing import Final

from tatami.core.rows import Row, complete
from tatami.games.samurai_sword.rules.content import CHARACTERS


class Character(Row):
    def __init__(
        self,
        id: str,
        *,
        defence: int = 0,
        damage_dealt: int = 0,
        damage_taken: int = 0,
        more_cards: int = 0,
        more_weapons: int = 0,
        reaches_all: bool = False,
        parries_with_weapons: bool = False,
        fearless: bool = False,
        takes_discard: bool = False,
        bleeds: bool = False,
        draws_when_wounded: bool = False,
        draws_when_hitting: bool = False,
    ) -> None:
        super().__init__(id)
        self.character = CHARACTERS.index(id)
        self.defence = defence
        """Added to the difficulty of being hit."""
        self.damage_dealt = damage_dealt
        """Added to the damage of the own weapons."""
        self.damage_taken = damage_taken
        """Added to the damage of weapons that hit, which stays at least one."""
        self.more_cards = more_cards
        """Drawn at the beginning of the turn."""
        self.more_weapons = more_weapons
        """Played in a turn."""
        self.reaches_all = reaches_all
        """Attacks whatever the difficulty."""
        self.parries_with_weapons = parries_with_weapons
        """With any weapon, as long as it is not the last card."""
        self.fearless = fearless
        """SS-R04: is not asked by battle-cry and jujitsu."""
        self.takes_discard = takes_discard
        """May take the top card of the discard pile as the first one drawn."""
        self.bleeds = bleeds
        """May lose a life point, not the last, to draw a card."""
        self.draws_when_wounded = draws_when_wounded
        """A card for each life point lost to a weapon."""
        self.draws_when_hitting = draws_when_hitting
        """A card for each weapon that hits."""

    def idle(self) -> bool:
        return not (
            self.defence != 0
            or self.damage_dealt != 0
            or self.damage_taken != 0
            or self.more_cards != 0
            or self.more_weapons != 0
            or self.reaches_all
            or self.parries_with_weapons
            or self.fearless
            or self.takes_discard
            or self.bleeds
            or self.draws_when_wounded
            or self.draws_when_hitting
        )


CHARACTER: Final[list[Character]] = complete(
    "character",
    CHARACTERS,
    [
        Character("benkei", defence=1),  # SS-5.1
        Character("chiyome", fearless=True),  # SS-5.2
        Character("ginchiyo", damage_taken=-1),  # SS-5.3
        Character("goemon", more_weapons=1),  # SS-5.4
        Character("hanzo", parries_with_weapons=True),  # SS-5.5
        Character("hideyoshi", more_cards=1),  # SS-5.6
        Character("ieyasu", takes_discard=True),  # SS-5.7
        Character("kojiro", reaches_all=True),  # SS-5.8
        Character("musashi", damage_dealt=1),  # SS-5.9
        Character("nobunaga", bleeds=True),  # SS-5.10
        Character("tomoe", draws_when_hitting=True),  # SS-5.11
        Character("ushiwaka", draws_when_wounded=True),  # SS-5.12
    ],
)

DEFENCE: Final[list[int]] = [row.defence for row in CHARACTER]
DAMAGE_DEALT: Final[list[int]] = [row.damage_dealt for row in CHARACTER]
DAMAGE_TAKEN: Final[list[int]] = [row.damage_taken for row in CHARACTER]
MORE_CARDS: Final[list[int]] = [row.more_cards for row in CHARACTER]
MORE_WEAPONS: Final[list[int]] = [row.more_weapons for row in CHARACTER]
REACHES_ALL: Final[list[bool]] = [row.reaches_all for row in CHARACTER]
PARRIES_WITH_WEAPONS: Final[list[bool]] = [row.parries_with_weapons for row in CHARACTER]
FEARLESS: Final[list[bool]] = [row.fearless for row in CHARACTER]
TAKES_DISCARD: Final[list[bool]] = [row.takes_discard for row in CHARACTER]
BLEEDS: Final[list[bool]] = [row.bleeds for row in CHARACTER]
DRAWS_WHEN_WOUNDED: Final[list[bool]] = [row.draws_when_wounded for row in CHARACTER]
DRAWS_WHEN_HITTING: Final[list[bool]] = [row.draws_when_hitting for row in CHARACTER]
WITH_DEFENCE: Final[list[int]] = [row.character for row in CHARACTER if row.defence]
