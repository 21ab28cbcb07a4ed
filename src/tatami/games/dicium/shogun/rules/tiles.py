"""Torii tiles (DS-7.2.4) and Garrison tiles (DS-7.3.5): placed, then moved."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.slots import take_slot
from tatami.games.dicium.rules.walking import PickSpace
from tatami.games.dicium.shogun.rules.ending import carrier_home
from tatami.games.dicium.shogun.rules.palace import GARDENS, NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid


def torii_spaces(raid: Raid, lifted: int) -> list[int]:
    """Where a Torii tile may go; `lifted` is the space it is taken from, or `NOWHERE`."""
    palace = raid.palace
    first, last = torii_rows(raid)
    home = palace.garden[palace.torii]
    found: list[int] = []
    for space in range(palace.size):
        garden = palace.garden[space]
        if (
            palace.garden_space[space]  # DS-7.2.4.1
            and first <= palace.row[space] <= last  # DS-7.2.4.4
            and not raid.lit[garden]  # DS-7.2.4.2
            and garden != home  # DS-R24
            and (raid.torii[garden] == NOWHERE or raid.torii[garden] == lifted)  # DS-7.2.4.3
            and space != lifted  # DS-R17
        ):
            found.append(space)
    return found


def torii_rows(raid: Raid) -> tuple[int, int]:
    """DS-7.2.4.4, DS-R07, DS-R21: from the rows of all ninja in play to that of the torii space."""
    rows = [
        raid.palace.row[raid.at[piece]]
        for seat in range(0, raid.players, 2)
        for piece in raid.pieces(seat)
        if raid.at[piece] != NOWHERE
    ]
    if not rows:
        return 0, -1
    home = raid.palace.row[raid.palace.torii]
    return min(home, *rows), max(home, *rows)


def garrison_spaces(raid: Raid) -> list[int]:
    """Hallway spaces without a tile."""
    palace = raid.palace
    return [s for s in range(palace.size) if palace.hallway[s] and s not in raid.garrisons]


def tile_spaces(raid: Raid, seat: int, lifted: int) -> list[int]:
    return garrison_spaces(raid) if seat % 2 else torii_spaces(raid, lifted)


def liftable(raid: Raid, seat: int) -> list[int]:
    """DS-R16: the tiles in play that a player with none left on the board may move."""
    if seat % 2:
        return sorted(raid.garrisons)
    tiles = sorted(space for space in raid.torii if space != NOWHERE)
    return [space for space in tiles if torii_spaces(raid, space)]


def tile_possible(raid: Raid, seat: int) -> bool:
    if raid.tiles[seat]:
        return len(tile_spaces(raid, seat, NOWHERE)) > 0
    return len(liftable(raid, seat)) > 0


def begin_tile(raid: Raid, seat: int) -> None:
    if raid.tiles[seat]:
        ask_tile_space(raid, seat, NOWHERE)
        return
    tiles = liftable(raid, seat)
    if len(tiles) > 1:
        raid.push(LiftTile(seat))
    else:
        ask_tile_space(raid, seat, tiles[0])


class LiftTile(PickSpace[Raid]):
    """Which tile in play is moved."""

    def moves(self, raid: Raid) -> list[SpaceMove]:
        return raid.box.lift

    def spaces(self, raid: Raid) -> list[int]:
        return liftable(raid, self.seat)

    def picked(self, raid: Raid, space: int, chance: Chance) -> None:
        ask_tile_space(raid, self.seat, space)

    def prompt(self, raid: Raid, seat: int) -> Text:
        return Text("ask-lift", rule="DS-R16")


def ask_tile_space(raid: Raid, seat: int, lifted: int) -> None:
    spaces = tile_spaces(raid, seat, lifted)
    if len(spaces) > 1:
        raid.push(PlaceTile(seat, lifted))
    else:
        place_tile(raid, seat, lifted, spaces[0])


class PlaceTile(PickSpace[Raid]):
    """Where the tile goes; `lifted` is the space it is moved from."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "lifted")

    def __init__(self, seat: int, lifted: int) -> None:
        super().__init__(seat)
        self.lifted = lifted

    def moves(self, raid: Raid) -> list[SpaceMove]:
        return raid.box.place

    def spaces(self, raid: Raid) -> list[int]:
        return tile_spaces(raid, self.seat, self.lifted)

    def picked(self, raid: Raid, space: int, chance: Chance) -> None:
        place_tile(raid, self.seat, self.lifted, space)

    def prompt(self, raid: Raid, seat: int) -> Text:
        if seat % 2:
            return Text("ask-garrison", rule="DS-7.3.5")
        return Text("ask-torii", rule="DS-7.2.4")


def put_tile(raid: Raid, seat: int, lifted: int, space: int) -> None:
    """From the player's board, or from the space `lifted`."""
    if seat % 2:
        if lifted != NOWHERE:
            raid.garrisons.remove(lifted)
        raid.garrisons.append(space)
    else:
        for garden in range(GARDENS):
            if lifted != NOWHERE and raid.torii[garden] == lifted:
                raid.torii[garden] = NOWHERE
        raid.torii[raid.palace.garden[space]] = space
    if lifted == NOWHERE:
        raid.tiles[seat] -= 1


def place_tile(raid: Raid, seat: int, lifted: int, space: int) -> None:
    """DS-7.3.10: whoever stands there stays."""
    put_tile(raid, seat, lifted, space)
    if raid.events is not None:
        args = raid.place(space)
        args["player"] = Seat(seat)
        args["tile"] = "tile-garrison" if seat % 2 else "tile-torii"
        raid.tell("tile" if lifted == NOWHERE else "move-tile", args)
    if not carrier_home(raid) and lifted == NOWHERE:
        take_slot(raid, seat)
