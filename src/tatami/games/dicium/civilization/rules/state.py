"""The whole truth of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.position import WrittenForm
from tatami.games.dicium.civilization.rules.content import Box
from tatami.games.dicium.civilization.rules.philosophers import DOUBLERS, JOKERS
from tatami.games.dicium.civilization.rules.position import written_form
from tatami.games.dicium.rules.cards import CardState
from tatami.games.dicium.rules.dice import GREEN
from tatami.games.dicium.rules.piles import Piles
from tatami.games.dicium.rules.player_board import REROLL

if TYPE_CHECKING:
    from tatami.games.dicium.rules.rulebook import Rulebook

HERO_COLOUR: Final = 0
HERO_REROLL: Final = 1
HERO_REDEPLOY: Final = 2
HERO_KINDS: Final = 3


class Settings:
    """The options of a game, as the rules ask for them."""

    def __init__(self, players: int, options: dict[str, str], box: Box) -> None:
        self.options = options
        self.boards = options["boards"]
        self.random_monsters = options["monsters"] == "random"
        self.pool = int(options["vp_deck"]) or box.pools[players]
        self.solo_turns = int(options["solo_turns"])
        self.round_limit = int(options["round_limit"])


@mypyc_attr(allow_interpreted_subclasses=True)
class Civilization(CardState):
    """Sets of spaces, of monsters and of objectives are numbers with a bit for each.

    `tiles` of a seat are all its tiles (DC-1.3), Capital and Heroes included; `heroes` are the
    spaces of its three Heroes, one after the other for each seat, -1 while not placed.
    """

    game_id: ClassVar[str] = "dicium-civilization"

    def __init__(
        self, players: int, box: Box, settings: Settings, book: Rulebook[Any], piles: Piles
    ) -> None:
        super().__init__(players, box, book, settings.options, box.moves, piles)
        self.box = box
        self.settings = settings
        self.first = 0
        self.round = 1
        self.pool = settings.pool
        self.at = box.seated[players][:]
        self.tiles = [1 << space for space in box.seated[players]]
        self.heroes = [-1] * (players * HERO_KINDS)
        self.cities = [0] * players
        self.temples = [0] * players
        self.wonders = [0] * players
        self.lairs = [-1] * len(box.archipelago.lairs)
        """The monster on each lair, -1 once it is dead."""
        self.trophies = [0] * players
        self.attacks = [0] * players
        self.wraths = [0] * players
        self.lessons = [0] * players
        """Points scored by Philosophers that were played."""
        self.points = [0] * players
        self.open = 0
        self.kept = [0] * players
        self.traded = [0] * players
        self.dealt = [0] * players
        self.secret = [-1] * players
        # this turn
        self.acted = False
        self.redeployed = False
        self.attached = 0
        """The Philosophers attached to the next action."""

    def capital(self, seat: int) -> int:
        return self.box.seated[self.players][seat]

    # meeples, monsters, tiles

    def region(self, seat: int) -> int:
        """DC-1.2"""
        return self.box.archipelago.region[self.at[seat]]

    def meeple_on(self, space: int, seat: int) -> int:
        """The opponent of the seat whose meeple stands there; -1 if there is none."""
        for other in range(self.players):
            if other != seat and self.at[other] == space:
                return other
        return -1

    def monster_on(self, space: int) -> int:
        """The monster on a space; -1 if there is none."""
        lairs = self.box.archipelago.lairs
        return self.lairs[lairs.index(space)] if space in lairs else -1

    def barred(self, seat: int, space: int) -> bool:
        """DC-7.1.1: opposing Capitals cannot be entered."""
        return self.box.bars[self.players][seat] >> space & 1 == 1

    def tiled(self) -> int:
        """The spaces with a tile of anybody."""
        found = 0
        for tiles in self.tiles:
            found |= tiles
        return found

    def is_free(self, seat: int, space: int) -> bool:
        """DC-1.4"""
        return (
            not self.tiled() >> space & 1
            and self.monster_on(space) < 0
            and self.meeple_on(space, seat) < 0
        )

    def free_spaces(self, seat: int, region: int) -> list[int]:
        spaces = self.box.archipelago.spaces[region]
        tiled = self.tiled()
        return [
            space
            for space in spaces
            if not tiled >> space & 1
            and self.monster_on(space) < 0
            and self.meeple_on(space, seat) < 0
        ]

    def has_hero(self, seat: int, hero: int) -> bool:
        return self.heroes[seat * HERO_KINDS + hero] >= 0

    def heroes_placed(self, seat: int) -> int:
        first = seat * HERO_KINDS
        return sum([1 for space in self.heroes[first : first + HERO_KINDS] if space >= 0])

    def havens(self, seat: int) -> list[int]:
        """DC-7.1.7: the own Capital, and the own Heroes without another player's meeple."""
        first = seat * HERO_KINDS
        found = [self.capital(seat)]
        for space in self.heroes[first : first + HERO_KINDS]:
            if space >= 0 and self.meeple_on(space, seat) < 0:
                found.append(space)
        return sorted(found)

    # cards

    def cards_of(self, seat: int) -> int:
        return self.piles.count(seat)

    def is_attached(self, kind: int) -> bool:
        return self.attached >> kind & 1 == 1

    def has_company(self, kinds: int) -> bool:
        """Whether one of these Philosophers is attached to the next action."""
        return self.attached & kinds != 0

    # what the kit asks

    def bonuses(self, seat: int, bonus: int) -> int:
        """DC-3.2.1, DC-3.2.2: Heroes count like slots."""
        board = self.boards[seat]
        if board is None:
            return 0
        held = board.bonuses(self.slots[seat], bonus)
        if bonus == REROLL:
            return held + (1 if self.has_hero(seat, HERO_REROLL) else 0)
        if self.has_hero(seat, HERO_COLOUR):
            number = self.box.boards.index(board)
            if self.box.hero_colour[number] == bonus:
                held += self.box.hero_faces[number]
        return held

    def added_faces(self, seat: int, colour: int) -> int:
        """DC-7.3.6: a quarry adds a green face."""
        added = self.bonuses(seat, colour)
        if colour == GREEN:
            at = self.at[seat]
            if self.box.archipelago.quarry[at] and not self.tiled() >> at & 1:
                added += 1
        return added

    def jokers(self, seat: int) -> int:
        return 1 if self.has_company(JOKERS) else 0

    def faces_per_die(self, seat: int) -> int:
        return 2 if self.has_company(DOUBLERS) else 1

    # positions

    def copy(self) -> Civilization:
        new = Civilization(self.players, self.box, self.settings, self.book, self.piles.copy())
        self.copy_dice(new)
        new.first = self.first
        new.round = self.round
        new.pool = self.pool
        new.at = self.at[:]
        new.tiles = self.tiles[:]
        new.heroes = self.heroes[:]
        new.cities = self.cities[:]
        new.temples = self.temples[:]
        new.wonders = self.wonders[:]
        new.lairs = self.lairs[:]
        new.trophies = self.trophies[:]
        new.attacks = self.attacks[:]
        new.wraths = self.wraths[:]
        new.lessons = self.lessons[:]
        new.points = self.points[:]
        new.open = self.open
        new.kept = self.kept[:]
        new.traded = self.traded[:]
        new.dealt = self.dealt[:]
        new.secret = self.secret[:]
        new.acted = self.acted
        new.redeployed = self.redeployed
        new.attached = self.attached
        return new

    def chapter(self) -> tuple[str, int] | None:
        return ("round", self.round)

    def written_form(self) -> WrittenForm:
        return written_form(self.players, self.box)
