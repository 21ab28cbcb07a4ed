"""Every move of the race. The catalogue lists them in the order in which questions do."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.core.text import Argument, Seat
from tatami.games.dicium.crazy_cup.rules.canyon import TECHNOLOGIES, Canyon
from tatami.games.dicium.crazy_cup.rules.cheats import CHEATS
from tatami.games.dicium.rules.combinations import PAIR, colour_ways
from tatami.games.dicium.rules.dice import BLUE, FACES, GREEN, ONE, RED, YELLOW, colour_count, size
from tatami.games.dicium.rules.grid import OPEN
from tatami.games.dicium.rules.moves import (
    ColourMove,
    DiceMove,
    DiceMoves,
    NumberedMove,
    SpaceMove,
)
from tatami.games.dicium.rules.walking import WalkMoves

SEATS: Final = 4
DRONE: Final = SEATS
"""The drone's place in lists of drivers' moves."""
_EACH: Final = 5 * sum(ONE)
TILE_FACES: Final = 3
CARD_FACES: Final = 3


def driver_text(driver: int) -> Argument:
    return "drone" if driver == DRONE else Seat(driver)


class TurnMove(Move):
    """Turn a die from one face to another."""

    def __init__(self, old: int, new: int) -> None:
        super().__init__(
            "turn",
            f"turn {FACES[old]} {FACES[new]}",
            {"old": f"face-{FACES[old]}", "new": f"face-{FACES[new]}"},
        )
        self.old = old
        self.new = new


class SwapMove(Move):
    """Put a tile back and take another."""

    def __init__(self, old: int, new: int) -> None:
        super().__init__(
            "swap",
            f"swap {TECHNOLOGIES[old]} {TECHNOLOGIES[new]}",
            {"old": f"tile-{TECHNOLOGIES[old]}", "new": f"tile-{TECHNOLOGIES[new]}"},
        )
        self.old = old
        self.new = new


class CupMoves:
    def __init__(self, canyon: Canyon, boards: tuple[str, ...]) -> None:
        grid = canyon.grid
        self.dice = DiceMoves()
        self.walk = WalkMoves(grid)
        self.board = [
            NumberedMove("board", f"board {id}", n, {"board": f"board-{id}"})
            for n, id in enumerate(boards)
        ]
        self.race = [
            NumberedMove("race", f"race {name}", way, {"direction": f"direction-{name}"})
            for name, way in (("clockwise", 1), ("anticlockwise", -1))
        ]
        self.blue = {dice: ColourMove(BLUE, dice) for dice in _of_colour(BLUE, 1, 5)}
        self.yellow = {dice: ColourMove(YELLOW, dice) for dice in _of_colour(YELLOW, 1, TILE_FACES)}
        self.green = {
            (dice, level): ColourMove(GREEN, dice, level)
            for level in range(2, 6)
            for dice in _of_colour(GREEN, 1, level)
        }
        self.red = {dice: ColourMove(RED, dice) for dice in _of_colour(RED, 1, CARD_FACES)}
        self.card = [
            NumberedMove("card", f"card {id}", n, {"card": f"card-{id}"})
            for n, id in enumerate(CHEATS)
        ]
        self.go = Move("go", "go")
        self.pay = {used: DiceMove("pay", used) for kind, used in self.dice.numbers if kind == PAIR}
        self.turn = [TurnMove(old, new) for old in range(6) for new in range(6)]
        self.target = _drivers("target")
        self.tornado = [SpaceMove("tornado", grid, space) for space in range(len(grid))]
        self.tile = [
            NumberedMove("tile", f"tile {id}", n, {"tile": f"tile-{id}"})
            for n, id in enumerate(TECHNOLOGIES)
        ]
        kinds = range(len(TECHNOLOGIES))
        self.swap = [SwapMove(old, new) for old in kinds for new in kinds]
        self.loot = [
            NumberedMove("loot", f"loot {id}", n, {"tile": f"tile-{id}"})
            for n, id in enumerate(TECHNOLOGIES)
        ]
        self.loot_card = Move("loot-card", "loot card")
        self.take = [
            NumberedMove("take", f"take {id}", n, {"card": f"card-{id}"})
            for n, id in enumerate(CHEATS)
        ]
        self.take_deck = Move("take-deck", "take deck")
        self.blast = [SpaceMove("blast", grid, space) for space in range(len(grid))]
        self.blast_twice = {
            space: SpaceMove("blast-twice", grid, space)
            for space in range(len(grid))
            if not canyon.road[space] and any(edge != OPEN for _, edge in grid.adjacent[space])
        }
        self.lane = [SpaceMove("lane", grid, space) for space in range(len(grid))]
        self.bump = _drivers("bump")
        self.follow = Move("follow", "follow")
        self.no = Move("pass", "pass")
        self.catalogue = Catalogue(self._all(canyon))
        self._driving: dict[int, list[Move]] = {}
        self._upgrading: dict[int, list[list[Move]]] = {}

    def _all(self, canyon: Canyon) -> list[Move]:
        forks = [
            s
            for way in (1, -1)
            for at in range(len(canyon.grid))
            if len(canyon.backward(at, way)) > 1
            for s in canyon.backward(at, way)
        ]
        return [
            *self.board,
            *self.race,
            *self.dice.before_actions(),
            *self.blue.values(),
            *self.yellow.values(),
            *self.green.values(),
            *self.red.values(),
            *self.card,
            self.go,
            *self.dice.after_actions(),
            *self.pay.values(),
            *(move for move in self.turn if move.old != move.new),
            *self.target,
            *(move for move in self.tornado if move.space != canyon.start),
            *self.tile,
            *(move for move in self.swap if move.old != move.new),
            *self.loot,
            self.loot_card,
            *self.take,
            self.take_deck,
            *self.walk.step,
            *(move for move in self.blast if move.space != canyon.start),
            *self.blast_twice.values(),
            self.walk.stop,
            *(self.lane[space] for space in sorted(set(forks))),
            *self.bump,
            self.follow,
            self.no,
        ]

    def driving(self, dice: int) -> list[Move]:
        """Every choice of blue dice."""
        found = self._driving.get(dice)
        if found is None:
            counts = range(1, colour_count(dice, BLUE) + 1)
            found = [self.blue[used] for n in counts for used in colour_ways(dice, BLUE, n)]
            self._driving[dice] = found
        return found

    def buying(
        self, moves: dict[int, ColourMove], colour: int, dice: int, faces: int
    ) -> list[Move]:
        """Every choice of the fewest dice of a colour, one at least, that make up so many faces."""
        return [moves[used] for used in colour_ways(dice, colour, max(1, faces))]

    def upgrading(self, dice: int, added: int) -> list[list[Move]]:
        """Every choice of the fewest green dice for a slot, by level from 2 up."""
        key = dice * 16 + added
        found = self._upgrading.get(key)
        if found is None:
            found = [
                [
                    self.green[(used, level)]
                    for used in colour_ways(dice, GREEN, max(1, level - added))
                ]
                for level in range(2, 6)
            ]
            self._upgrading[key] = found
        return found

    def turned(self, old: int, new: int) -> Move:
        return self.turn[old * 6 + new]

    def swapped(self, old: int, new: int) -> Move:
        return self.swap[old * len(TECHNOLOGIES) + new]


def _of_colour(colour: int, fewest: int, most: int) -> list[int]:
    return sorted(
        (d for n in range(fewest, most + 1) for d in colour_ways(_EACH, colour, n)), key=size
    )


def _drivers(kind: str) -> list[NumberedMove]:
    return [
        NumberedMove(
            kind,
            f"{kind} {'drone' if driver == DRONE else driver}",
            driver,
            {"driver": driver_text(driver)},
        )
        for driver in range(SEATS + 1)
    ]
