"""The whole truth of a race."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from tatami.core.errors import BadPosition
from tatami.core.text import Argument, Arguments, Seat
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES, Canyon
from tatami.games.dicium.crazy_cup.rules.cheats import KINDS, NOT_SOLO
from tatami.games.dicium.crazy_cup.rules.content import Box
from tatami.games.dicium.crazy_cup.rules.moves import DRONE
from tatami.games.dicium.rules.dice import size
from tatami.games.dicium.rules.moves import place_args
from tatami.games.dicium.rules.state import FIRST_HAND, LARGEST_HAND, STORAGE, DiceState

ROW: Final = 3
TILE_PLACES: Final = 2
TILE_KINDS: Final = 4
_ALL_DICE: Final = 11


class Rules:
    """The options of a race."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.teams = options["teams"] == "true"
        self.young = options["young"] == "true"
        self.choose_boards = options["boards"] == "choose"
        self.fast_drone = options["drone_pace"] == "five"
        self.round_limit = int(options["round_limit"])


@cache
def _opponents(drivers: int, teams: bool) -> list[list[int]]:
    step = 2 if teams else 1
    return [[(d + n) % drivers for n in range(1, drivers, step)] for d in range(drivers)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(DiceState):
    """Drivers are numbered like seats; in the solo game driver 1 is the drone.

    Cards lie in piles by kind: a pile whose order nobody knows has none, and every card drawn
    is drawn by chance. `known[v]` is what seat v (the last entry: everyone) knows of others'
    cards: numbers `kind * 16 + seats`, one for each card known to be with one of these seats.
    """

    def __init__(self, players: int, box: Box, rules: Rules) -> None:
        hand = LARGEST_HAND if rules.young else FIRST_HAND
        super().__init__(players, box.moves.dice, hand)
        drivers = 2 if players == 1 else players
        self.box = box
        self.rules = rules
        self._opponents = _opponents(drivers, rules.teams)
        self.round = 1
        self.at = [box.canyon.start] * drivers
        self.road = [box.canyon.start] * drivers
        self.finished = [False] * drivers
        self.way = [0] * drivers
        """1 clockwise, -1 anticlockwise, 0 not set."""
        self.tiles = [0] * (players * TILE_KINDS)
        self.supply = [1 if players < 3 else 2] * TILE_KINDS
        self.tornado = -1
        self.tornado_owner = -1
        self.cards = [0] * (players * KINDS)
        self.deck = [
            0 if players == 1 and kind in NOT_SOLO else box.counts[kind] for kind in range(KINDS)
        ]
        self.discard = [0] * KINDS
        self.row = [-1] * ROW
        self.known: list[tuple[int, ...]] = [()] * (players + 1)
        self.sand = [0] * players
        # this turn
        self.more_dice = 0
        self.more_rerolls = 0
        self.pit = False
        self.dynamite = 0
        self.swept = False
        """A target of Dust Devil failed its test."""
        # this movement
        self.mover = -1
        self.left = 0
        self.airship = False
        self.may_bump = False
        self.set_out = -1
        self.path: tuple[int, ...] = ()
        self.hooks: tuple[int, ...] = ()
        """Seat and space of each who threw a Hook, one after the other."""
        self.stopped = False

    @property
    def canyon(self) -> Canyon:
        return self.box.canyon

    @property
    def drivers(self) -> int:
        return len(self.at)

    def is_drone(self, driver: int) -> bool:
        return driver >= self.players

    def opponents(self, driver: int) -> list[int]:
        """The other drivers, clockwise; in teams those of the other team."""
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

    def place(self, space: int) -> Arguments:
        return place_args(self.box.canyon.grid, space)

    def mile(self, driver: int) -> int:
        """The mile of the last road space."""
        return self.box.canyon.mile(self.road[driver], self.way[driver])

    def holds(self, seat: int, kind: int) -> bool:
        return seat < self.players and self.cards[seat * KINDS + kind] > 0

    def cards_of(self, seat: int) -> int:
        return sum(self.cards[seat * KINDS : (seat + 1) * KINDS])

    def tile_count(self, seat: int) -> int:
        return sum(self.tiles[seat * TILE_KINDS : (seat + 1) * TILE_KINDS])

    def tiles_of(self, seat: int) -> list[int]:
        return [kind for kind in range(TILE_KINDS) if self.tiles[seat * TILE_KINDS + kind]]

    def copy_race(self, new: Race) -> None:
        self.copy_dice(new)
        new.box = self.box
        new.rules = self.rules
        new.round = self.round
        new.at = self.at[:]
        new.road = self.road[:]
        new.finished = self.finished[:]
        new.way = self.way[:]
        new.tiles = self.tiles[:]
        new.supply = self.supply[:]
        new.tornado = self.tornado
        new.tornado_owner = self.tornado_owner
        new.cards = self.cards[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.row = self.row[:]
        new.known = self.known[:]
        new.sand = self.sand[:]
        new.more_dice = self.more_dice
        new.more_rerolls = self.more_rerolls
        new.pit = self.pit
        new.dynamite = self.dynamite
        new.swept = self.swept
        new.mover = self.mover
        new.left = self.left
        new.airship = self.airship
        new.may_bump = self.may_bump
        new.set_out = self.set_out
        new.path = self.path
        new.hooks = self.hooks
        new.stopped = self.stopped

    def check(self) -> None:
        self._check_cards()
        self._check_tiles()
        dice = size(self.dice) + sum(size(stored) for stored in self.stored)
        if dice > _ALL_DICE or any(size(stored) > STORAGE for stored in self.stored):
            raise BadPosition("there are more dice on the table than the game has")
        if self.tornado == self.canyon.start:
            raise BadPosition("the tornado never lies on the start")
        for driver in range(self.drivers):
            at, road = self.at[driver], self.road[driver]
            if not self.canyon.road[road] or (self.canyon.road[at] and at != road):
                raise BadPosition(f"driver {driver} stands elsewhere than on the last road space")

    def _check_cards(self) -> None:
        for kind, count in enumerate(self.box.counts):
            expected = 0 if self.players == 1 and kind in NOT_SOLO else count
            there = self.deck[kind] + self.discard[kind] + self.row.count(kind)
            there += sum(self.cards[seat * KINDS + kind] for seat in range(self.players))
            if there != expected:
                raise BadPosition(f"{there} cards of kind {kind}; the game has {expected}")

    def _check_tiles(self) -> None:
        expected = 1 if self.players < 3 else 2
        for kind in range(TILE_KINDS):
            held = [self.tiles[seat * TILE_KINDS + kind] for seat in range(self.players)]
            if self.supply[kind] + sum(held) != expected or min(*held, self.supply[kind]) < 0:
                raise BadPosition(f"there must be {expected} {TECHNOLOGIES[kind]} tiles")
        if any(self.tile_count(seat) > TILE_PLACES for seat in range(self.players)):
            raise BadPosition("a player has at most two tiles")
