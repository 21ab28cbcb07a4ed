"""The whole truth of a race."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from tatami.core.position import WrittenForm
from tatami.core.text import Argument, Seat
from tatami.games.dicium.crazy_cup.rules.content import Box
from tatami.games.dicium.crazy_cup.rules.moves import DRONE
from tatami.games.dicium.crazy_cup.rules.position import written_form
from tatami.games.dicium.rules.cards import CardState
from tatami.games.dicium.rules.piles import Piles
from tatami.games.dicium.rules.rulebook import Rulebook

TILE_PLACES: Final = 2  # CC-7.1.7
TILE_KINDS: Final = 4


@cache
def _opponents(drivers: int, teams: bool) -> list[list[int]]:
    step = 2 if teams else 1
    return [[(d + n) % drivers for n in range(1, drivers, step)] for d in range(drivers)]


class Race(CardState):
    """Drivers are numbered like seats; in the solo game driver 1 is the drone."""

    game_id: ClassVar[str] = "dicium-crazy-cup"

    def __init__(
        self, players: int, options: dict[str, str], box: Box, book: Rulebook[Any], piles: Piles
    ) -> None:
        super().__init__(players, box, book, options, box.moves, piles)
        drivers = 2 if players == 1 else players
        self.box = box
        self.teams = options["teams"] == "true"
        self._opponents = _opponents(drivers, self.teams)
        self.round = 1
        self.at = [box.canyon.start] * drivers
        self.road = [box.canyon.start] * drivers
        self.finished = [False] * drivers
        self.way = [0] * drivers
        """1 clockwise, -1 anticlockwise, 0 not set."""
        self.tiles = [0] * (players * TILE_KINDS)
        self.supply = [self.tile_copies] * TILE_KINDS
        self.tornado = self.tornado_owner = -1
        self.sand = [0] * players
        # this turn
        self.more_dice = self.more_rerolls = self.dynamite = 0
        self.pit = self.swept = False
        """Swept: a target of Dust Devil failed its test."""
        # this movement
        self.may_bump = False
        self.hooks: tuple[int, ...] = ()
        """Seat and space of each who threw a Hook, one after the other."""

    def copy(self) -> Race:
        new = Race(self.players, self.options, self.box, self.book, self.piles.copy())
        self.copy_dice(new)
        new.round = self.round
        new.at = self.at[:]
        new.road = self.road[:]
        new.finished = self.finished[:]
        new.way = self.way[:]
        new.tiles = self.tiles[:]
        new.supply = self.supply[:]
        new.tornado = self.tornado
        new.tornado_owner = self.tornado_owner
        new.sand = self.sand[:]
        new.more_dice = self.more_dice
        new.more_rerolls = self.more_rerolls
        new.pit = self.pit
        new.dynamite = self.dynamite
        new.swept = self.swept
        new.may_bump = self.may_bump
        new.hooks = self.hooks
        return new

    def chapter(self) -> tuple[str, int] | None:
        return ("round", self.round)

    @property
    def earlier_rules(self) -> int:
        return 1 if self.box.first else 0

    def written_form(self) -> WrittenForm:
        return written_form(self.players, self.box)

    @property
    def tile_copies(self) -> int:
        """CC-5.4: how many tiles of each kind the race has."""
        return 1 if self.players < 3 else 2

    def added_faces(self, seat: int, colour: int) -> int:
        """CC-7.1.5: a garage or a Pit Crew adds one face to the bonuses."""
        garage = self.pit or self.box.canyon.garage[self.at[seat]]
        return self.bonuses(seat, colour) + (1 if garage else 0)

    @property
    def drivers(self) -> int:
        return len(self.at)

    def is_drone(self, driver: int) -> bool:
        return driver >= self.players

    def opponents(self, driver: int) -> list[int]:
        """CC-1.1: the other drivers, clockwise; in teams those of the other team."""
        return self._opponents[driver]

    def targets(self, driver: int) -> list[int]:
        return sorted(other for other in self.opponents(driver) if not self.finished[other])

    def driver_move(self, driver: int) -> int:
        """Where a driver stands in the lists of moves."""
        return DRONE if self.is_drone(driver) else driver

    def driver_of(self, number: int) -> int:
        return self.players if number == DRONE else number

    def named(self, driver: int) -> Argument:
        return "drone" if self.is_drone(driver) else Seat(driver)

    def mile(self, driver: int) -> int:
        """CC-1.6: the mile of the last road space."""
        return self.box.canyon.mile(self.road[driver], self.way[driver])

    def tile_count(self, seat: int) -> int:
        return sum(self.tiles[seat * TILE_KINDS : (seat + 1) * TILE_KINDS])

    def tiles_of(self, seat: int) -> list[int]:
        return [kind for kind in range(TILE_KINDS) if self.tiles[seat * TILE_KINDS + kind]]
