"""Every move of the race, in the order in which questions list them."""

from __future__ import annotations

from itertools import product
from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.games.dicium.crazy_cup.rules.canyon import DIRECTIONS, TECHNOLOGIES, Canyon
from tatami.games.dicium.crazy_cup.rules.names import CHEATS
from tatami.games.dicium.rules.actions import Actions, moves_of
from tatami.games.dicium.rules.combinations import pairs
from tatami.games.dicium.rules.dice import groups
from tatami.games.dicium.rules.grid import OPEN
from tatami.games.dicium.rules.moves import (
    SEATS,
    CardMoves,
    DiceMoves,
    NumberedMove,
    SpaceMove,
    named_moves,
    seat_moves,
    space_moves,
)

DRONE: Final = SEATS
"""The drone's place in lists of drivers' moves."""


class CupMoves(CardMoves):
    def __init__(self, dice: DiceMoves, canyon: Canyon, actions: Actions, first: bool) -> None:
        super().__init__(CHEATS, [pair for pair in groups(2, 2) if pair in pairs(pair)])
        grid = canyon.grid
        self.listed(dice.board)
        self.race = self.listed(named_moves("race", DIRECTIONS, "direction"))
        self.listed(dice.of_rolling())
        self.listed(moves_of(actions))
        self.listed(self.card)
        self.go = Move("go", "go")
        self.listed([self.go] if first else [])
        self.listed(dice.after_actions())
        self.listed([*self.pay.values()])
        self.listed(dice.of_turning())
        self.target = self.listed(_drivers("target"))
        self.tornado = space_moves("tornado", grid)
        self.listed([move for move in self.tornado if move.space != canyon.start])
        self.tile = self.listed(named_moves("tile", TECHNOLOGIES, "tile"))
        self.swap = [
            NumberedMove("swap", f"swap {a} {b}", n, {"old": f"tile-{a}", "new": f"tile-{b}"})
            for n, (a, b) in enumerate(product(TECHNOLOGIES, repeat=2))
        ]
        """Put a tile back and take another: by the old kind times 4, plus the new one."""
        self.listed([move for move in self.swap if move.args["old"] != move.args["new"]])
        self.loot = self.listed(named_moves("loot", TECHNOLOGIES, "tile"))
        self.loot_card = self.one("loot-card", "loot card")
        self.listed([*self.take, self.take_deck, *dice.step])
        self.blast = space_moves("blast", grid)
        self.listed([move for move in self.blast if move.space != canyon.start])
        self.blast_twice = {
            space: SpaceMove("blast-twice", grid, space)
            for space in range(len(grid))
            if not canyon.road[space] and any(edge != OPEN for _, edge in grid.adjacent[space])
        }
        self.listed([*self.blast_twice.values(), dice.stop])
        self.lane = space_moves("lane", grid)
        self.listed([self.lane[space] for space in canyon.lanes()])
        self.bump = self.listed(_drivers("bump"))
        self.follow = self.one("follow")
        self.no = dice.no
        self.catalogue = Catalogue([*self.all, self.no])


def _drivers(kind: str) -> list[NumberedMove]:
    drone = NumberedMove(kind, f"{kind} drone", DRONE, {"driver": "drone"})
    return [*seat_moves(kind, "driver"), drone]
