"""Every move of the game, in the order in which questions list them."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.core.text import Seat
from tatami.games.dicium.civilization.rules.philosophers import PHILOSOPHERS
from tatami.games.dicium.rules.actions import Actions, moves_of
from tatami.games.dicium.rules.dice import FACES, groups
from tatami.games.dicium.rules.grid import Grid
from tatami.games.dicium.rules.moves import (
    SEATS,
    CardMoves,
    DiceMoves,
    named_moves,
    seat_moves,
    space_moves,
)

HEROES: Final[tuple[str, ...]] = ("colour", "reroll", "redeploy")
COMMON_IDS: Final[tuple[str, ...]] = tuple(f"c{n:02}" for n in range(1, 11))
SECRET_IDS: Final[tuple[str, ...]] = tuple(f"s{n:02}" for n in range(1, 11))
_DEAREST: Final = 3


class StealMove(Move):
    """A stored die of somebody."""

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(
            "steal",
            f"steal {seat} {FACES[face]}",
            {"player": Seat(seat), "die": f"face-{FACES[face]}"},
        )
        self.seat = seat
        self.face = face


class CivilizationMoves(CardMoves):
    def __init__(self, dice: DiceMoves, grid: Grid, actions: Actions) -> None:
        super().__init__(PHILOSOPHERS, groups(1, _DEAREST))
        self.listed(dice.board)
        self.secret = self.listed(named_moves("secret", SECRET_IDS, "objective", "secret"))
        self.listed(dice.of_rolling())
        self.listed(moves_of(actions))
        self.listed(self.card)
        self.redeploy = self.listed(space_moves("redeploy", grid))
        self.listed(dice.after_actions())
        self.hero = self.listed(named_moves("hero", HEROES, "hero"))
        self.place = self.listed(space_moves("place", grid))
        self.go = self.listed(space_moves("go", grid))
        self.aim = self.listed(space_moves("aim", grid))
        self.target = self.listed(seat_moves("target"))
        self.steal = self.listed([StealMove(s, face) for s in range(SEATS) for face in range(6)])
        self.listed([*self.pay.values()])
        self.listed([*self.take, self.take_deck, *dice.step, dice.stop])
        self.retreat = self.listed(space_moves("retreat", grid))
        self.claim = self.listed(named_moves("claim", COMMON_IDS, "objective", "common"))
        self.trade = self.listed(named_moves("trade", COMMON_IDS, "objective", "common"))
        self.catalogue = Catalogue([*self.all, dice.no])
