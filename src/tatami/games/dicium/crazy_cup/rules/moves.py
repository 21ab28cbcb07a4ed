"""Every move of the race. The catalogue lists them in the order in which questions do."""

from __future__ import annotations

from itertools import product
from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.core.text import Seat
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES, Canyon
from tatami.games.dicium.crazy_cup.rules.cheats import CHEATS
from tatami.games.dicium.rules.actions import Actions, moves_of
from tatami.games.dicium.rules.combinations import pairs
from tatami.games.dicium.rules.dice import groups
from tatami.games.dicium.rules.grid import OPEN
from tatami.games.dicium.rules.moves import (
    DiceMove,
    DiceMoves,
    NumberedMove,
    SpaceMove,
    named_moves,
    space_moves,
)

SEATS: Final = 4
DRONE: Final = SEATS
"""The drone's place in lists of drivers' moves."""


class CupMoves:
    def __init__(self, dice: DiceMoves, canyon: Canyon, actions: Actions) -> None:
        grid = canyon.grid
        self.race = [
            NumberedMove("race", f"race {name}", way, {"direction": f"direction-{name}"})
            for name, way in (("clockwise", 1), ("anticlockwise", -1))
        ]
        self.card = named_moves("card", CHEATS, "card")
        self.pay = {pair: DiceMove("pay", pair) for pair in groups(2, 2) if pair in pairs(pair)}
        self.target = _drivers("target")
        self.tornado = space_moves("tornado", grid)
        self.tile = named_moves("tile", TECHNOLOGIES, "tile")
        self.swap = [
            NumberedMove("swap", f"swap {a} {b}", n, {"old": f"tile-{a}", "new": f"tile-{b}"})
            for n, (a, b) in enumerate(product(TECHNOLOGIES, repeat=2))
        ]
        """Put a tile back and take another: by the old kind times 4, plus the new one."""
        self.loot = named_moves("loot", TECHNOLOGIES, "tile")
        self.loot_card = Move("loot-card", "loot card")
        self.take = named_moves("take", CHEATS, "card")
        self.take_deck = Move("take-deck", "take deck")
        self.blast = space_moves("blast", grid)
        self.blast_twice = {
            space: SpaceMove("blast-twice", grid, space)
            for space in range(len(grid))
            if not canyon.road[space] and any(edge != OPEN for _, edge in grid.adjacent[space])
        }
        self.lane = space_moves("lane", grid)
        self.bump = _drivers("bump")
        self.follow = Move("follow", "follow")
        self.no = dice.no
        self.catalogue = Catalogue(
            [
                *dice.board,
                *self.race,
                *dice.of_rolling(),
                *moves_of(actions),
                *self.card,
                *dice.after_actions(),
                *self.pay.values(),
                *dice.of_turning(),
                *self.target,
                *(move for move in self.tornado if move.space != canyon.start),
                *self.tile,
                *(move for move in self.swap if move.args["old"] != move.args["new"]),
                *self.loot,
                self.loot_card,
                *self.take,
                self.take_deck,
                *dice.step,
                *(move for move in self.blast if move.space != canyon.start),
                *self.blast_twice.values(),
                dice.stop,
                *(self.lane[space] for space in canyon.lanes()),
                *self.bump,
                self.follow,
                self.no,
            ]
        )


def _drivers(kind: str) -> list[NumberedMove]:
    return [
        *(NumberedMove(kind, f"{kind} {n}", n, {"driver": Seat(n)}) for n in range(SEATS)),
        NumberedMove(kind, f"{kind} drone", DRONE, {"driver": "drone"}),
    ]
