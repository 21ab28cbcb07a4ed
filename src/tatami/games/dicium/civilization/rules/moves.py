"""Every move of the game. The catalogue lists them in the order in which questions do."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.core.text import Seat
from tatami.games.dicium.civilization.rules.philosophers import PHILOSOPHERS
from tatami.games.dicium.rules.actions import Actions, moves_of
from tatami.games.dicium.rules.dice import FACES, groups
from tatami.games.dicium.rules.grid import Grid
from tatami.games.dicium.rules.moves import DiceMove, DiceMoves, NumberedMove, space_moves

HEROES: Final[tuple[str, ...]] = ("colour", "reroll", "redeploy")
COMMON_IDS: Final[tuple[str, ...]] = tuple(f"c{n:02}" for n in range(1, 11))
SECRET_IDS: Final[tuple[str, ...]] = tuple(f"s{n:02}" for n in range(1, 11))
_SEATS: Final = 4
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


class CivilizationMoves:
    def __init__(self, dice: DiceMoves, grid: Grid, actions: Actions) -> None:
        self.secret = _named("secret", SECRET_IDS, "objective", "secret")
        self.card = _named("card", PHILOSOPHERS, "card", "card")
        self.redeploy = space_moves("redeploy", grid)
        self.hero = _named("hero", HEROES, "hero", "hero")
        self.place = space_moves("place", grid)
        self.go = space_moves("go", grid)
        self.aim = space_moves("aim", grid)
        self.target = [
            NumberedMove("target", f"target {seat}", seat, {"player": Seat(seat)})
            for seat in range(_SEATS)
        ]
        self.steal = [StealMove(seat, face) for seat in range(_SEATS) for face in range(6)]
        self.pay = {dice: DiceMove("pay", dice) for dice in groups(1, _DEAREST)}
        self.take = _named("take", PHILOSOPHERS, "card", "card")
        self.take_deck = Move("take-deck", "take deck")
        self.retreat = space_moves("retreat", grid)
        self.claim = _named("claim", COMMON_IDS, "objective", "common")
        self.trade = _named("trade", COMMON_IDS, "objective", "common")
        self.catalogue = Catalogue(
            [
                *dice.board,
                *self.secret,
                *dice.of_rolling(),
                *moves_of(actions),
                *self.card,
                *self.redeploy,
                *dice.after_actions(),
                *self.hero,
                *self.place,
                *self.go,
                *self.aim,
                *self.target,
                *self.steal,
                *self.pay.values(),
                *self.take,
                self.take_deck,
                *dice.step,
                dice.stop,
                *self.retreat,
                *self.claim,
                *self.trade,
                dice.no,
            ]
        )


def _named(kind: str, names: tuple[str, ...], argument: str, message: str) -> list[NumberedMove]:
    """One for each name; the argument is the message `<message>-<name>`."""
    return [
        NumberedMove(kind, f"{kind} {name}", number, {argument: f"{message}-{name}"})
        for number, name in enumerate(names)
    ]
