"""Actions (DS-7): what each side makes of its combinations."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.actions import Actions, Use, colour, levels, number
from tatami.games.dicium.rules.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
)
from tatami.games.dicium.rules.dice import BLUE, YELLOW
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.slots import ImproveHand, TakeSlot
from tatami.games.dicium.rules.walking import PickSpace
from tatami.games.dicium.shogun.rules.combat import PickTarget, samurai_spaces, throw_shuriken
from tatami.games.dicium.shogun.rules.content import NOBODY
from tatami.games.dicium.shogun.rules.errands import send_piece
from tatami.games.dicium.shogun.rules.movement import (
    BANZAI,
    BRAZIER,
    DOORS,
    INFILTRATION,
    LIGHT,
    OPENING,
    REDEPLOY,
    STRONG,
    WALK,
    movable,
)
from tatami.games.dicium.shogun.rules.state import Raid
from tatami.games.dicium.shogun.rules.tiles import begin_tile, tile_possible

_OBSTACLES: Final = {
    OPENING: "illegal-no-door",
    INFILTRATION: "illegal-no-wall",
    REDEPLOY: "illegal-no-garrison",
    BRAZIER: "illegal-no-brazier",
}
_TEXTS: Final = {
    WALK: "use-move",
    DOORS: "use-move-doors",
    STRONG: "use-move-strong",
    LIGHT: "use-move-light",
    OPENING: "use-opening",
    INFILTRATION: "use-infiltration",
    REDEPLOY: "use-redeploy",
    BRAZIER: "use-brazier",
    BANZAI: "use-banzai",
}


class SendPiece(Use[Raid]):
    """One of the own pieces goes; without a number of steps as many as faces are used."""

    def __init__(self, how: int, steps: int = 0) -> None:
        self.how = how
        self.steps = steps

    def obstacle(self, raid: Raid, seat: int, faces: int) -> str:
        if movable(raid, seat, self.how, self.steps or faces):
            return ""
        return _OBSTACLES.get(self.how, "illegal-no-way")

    def begin(self, raid: Raid, seat: int, faces: int, chance: Chance) -> None:
        send_piece(raid, seat, self.how, self.steps or faces)

    def does(self, raid: Raid, seat: int, faces: int) -> Text:
        return Text(_TEXTS[self.how], {"count": self.steps or faces})


class Shuriken(Use[Raid]):
    def obstacle(self, raid: Raid, seat: int, faces: int) -> str:
        return "" if samurai_spaces(raid) else "illegal-no-samurai"

    def begin(self, raid: Raid, seat: int, faces: int, chance: Chance) -> None:
        targets = samurai_spaces(raid)
        if len(targets) > 1:
            raid.push(PickTarget(seat))
        else:
            throw_shuriken(raid, seat, targets[0], chance)

    def does(self, raid: Raid, seat: int, faces: int) -> Text:
        return Text("use-shuriken")


class Recruit(Use[Raid]):
    """DS-7.2.5, DS-7.3.6: a piece from the stock comes into play."""

    def obstacle(self, raid: Raid, seat: int, faces: int) -> str:
        if raid.stocked(seat) == NOBODY:
            return "illegal-no-stock"
        return "" if raid.refuges(seat) else "illegal-no-refuge"

    def begin(self, raid: Raid, seat: int, faces: int, chance: Chance) -> None:
        refuges = raid.refuges(seat)
        if len(refuges) > 1:
            raid.push(PlacePiece(seat))
        else:
            place_piece(raid, seat, refuges[0])

    def does(self, raid: Raid, seat: int, faces: int) -> Text:
        return Text("use-recruit-samurai" if seat % 2 else "use-recruit-ninja")


class PlacePiece(PickSpace[Raid]):
    """Where a piece from the stock comes into play."""

    def moves(self, raid: Raid) -> list[SpaceMove]:
        return raid.box.place

    def spaces(self, raid: Raid) -> list[int]:
        return raid.refuges(self.seat)

    def picked(self, raid: Raid, space: int, chance: Chance) -> None:
        place_piece(raid, self.seat, space)

    def prompt(self, raid: Raid, seat: int) -> Text:
        if seat % 2:
            return Text("ask-recruit", {"piece": "piece-samurai"}, rule="DS-7.3.6")
        return Text("ask-recruit", {"piece": "piece-ninja"}, rule="DS-7.2.5")


def place_piece(raid: Raid, seat: int, space: int) -> None:
    piece = raid.stocked(seat)
    raid.at[piece] = space
    if raid.events is not None:
        args = raid.place(space)
        args["player"] = Seat(seat)
        args["piece"] = raid.kind_of(piece)
        raid.tell("recruit", args)


class UseTile(Use[Raid]):
    """A tile from the board comes into play, or one in play is moved."""

    def obstacle(self, raid: Raid, seat: int, faces: int) -> str:
        if tile_possible(raid, seat):
            return ""
        return "illegal-no-hallway" if seat % 2 else "illegal-no-garden"

    def begin(self, raid: Raid, seat: int, faces: int, chance: Chance) -> None:
        begin_tile(raid, seat)

    def does(self, raid: Raid, seat: int, faces: int) -> Text:
        verb = "place" if raid.tiles[seat] else "move"
        return Text(f"use-{verb}-garrison" if seat % 2 else f"use-{verb}-torii")


_BOTH: Final = (
    number(PAIR, SendPiece(WALK, 2)),  # DS-7.1.4
    number(STRAIGHT, ImproveHand()),  # DS-7.1.5
    colour(BLUE, SendPiece(WALK)),  # DS-7.1.1
    *levels(TakeSlot()),  # DS-7.1.2
)

NINJA_ACTIONS: Final = Actions(
    (
        *_BOTH,
        number(THREE, UseTile(), "torii"),  # DS-7.2.4
        number(DOUBLE_PAIR, Recruit(), "comrade"),  # DS-7.2.5
        number(FOUR, SendPiece(WALK, 5), "run"),  # DS-7.2.6
        number(FULL_HOUSE, SendPiece(DOORS, 3), "sneak"),  # DS-7.2.7
        number(FIVE, SendPiece(DOORS, 5), "vanish"),  # DS-7.2.8
        colour(YELLOW, SendPiece(OPENING, 1), 2, "opening"),  # DS-7.2.1
        colour(YELLOW, Shuriken(), 3, "shuriken"),  # DS-7.2.2
        colour(YELLOW, SendPiece(INFILTRATION, 1), 4, "infiltration"),  # DS-7.2.3
    )
)

SAMURAI_ACTIONS: Final = Actions(
    (
        *_BOTH,
        number(THREE, SendPiece(STRONG, 3), "assault"),  # DS-7.3.4
        number(DOUBLE_PAIR, UseTile(), "garrison"),  # DS-7.3.5
        number(FOUR, Recruit(), "guard"),  # DS-7.3.6
        number(FULL_HOUSE, SendPiece(LIGHT, 2), "torch"),  # DS-7.3.7
        number(FIVE, SendPiece(LIGHT, 5), "beacon"),  # DS-7.3.8
        colour(YELLOW, SendPiece(REDEPLOY, 1), 2, "redeploy"),  # DS-7.3.1
        colour(YELLOW, SendPiece(BRAZIER, 1), 3, "brazier"),  # DS-7.3.2
        colour(YELLOW, SendPiece(BANZAI, 3), 4, "banzai"),  # DS-7.3.3
    )
)
