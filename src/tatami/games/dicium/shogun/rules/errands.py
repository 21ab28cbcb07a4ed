"""Pieces are picked and go (DS-6.2), capture the Shogun and hand him over (DS-6.4)."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.walking import PickSpace, WhichPiece
from tatami.games.dicium.shogun.rules.banzai import begin_banzai
from tatami.games.dicium.shogun.rules.combat import Clash, light_here
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, SHOGUN
from tatami.games.dicium.shogun.rules.ending import carrier_home
from tatami.games.dicium.shogun.rules.movement import (
    BANZAI,
    BRAZIER,
    LIGHT,
    REDEPLOY,
    movable,
    spaces_for,
)
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid


def send_piece(raid: Raid, seat: int, how: int, steps: int) -> None:
    """One of the player's pieces is to go: which one, and where?"""
    pieces = movable(raid, seat, how, steps)
    if len(pieces) > 1:
        raid.push(PickPiece(seat, how, steps))
    else:
        pick(raid, seat, pieces[0], how, steps)


class PickPiece(WhichPiece[Raid]):
    """Which of the own pieces carries out the action."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "how", "steps")

    def __init__(self, seat: int, how: int, steps: int) -> None:
        super().__init__(seat)
        self.how = how
        self.steps = steps

    def choices(self, raid: Raid, seat: int) -> list[Move]:
        box = raid.box
        spaces: list[int] = []
        special: list[Move] = []
        for piece in movable(raid, seat, self.how, self.steps):
            if piece == SHOGUN:
                special.append(box.shogun)
            elif piece == raid.carrier:
                special.append(box.carrier)
            else:
                spaces.append(raid.at[piece])
        spaces.sort()
        found: list[Move] = [box.piece[space] for space in spaces]
        return found + special

    def take(self, raid: Raid, seat: int, move: Move, chance: Chance) -> None:
        if move is raid.box.shogun:
            piece = SHOGUN
        elif move is raid.box.carrier:
            piece = raid.carrier
        else:
            assert isinstance(move, SpaceMove)
            piece = raid.piece_on(seat, move.space)
        pick(raid, seat, piece, self.how, self.steps)

    def prompt(self, raid: Raid, seat: int) -> Text:
        return Text("ask-piece", rule="DS-6.1.4")


def pick(raid: Raid, seat: int, piece: int, how: int, steps: int) -> None:
    if how & BRAZIER:
        light_here(raid, seat, raid.place_of(piece))  # DS-7.3.2
    elif how & BANZAI:
        begin_banzai(raid, seat, piece, steps)
    else:
        spaces = spaces_for(raid, piece, how, steps)
        if len(spaces) > 1:
            raid.push(Go(seat, piece, how, steps))
        else:
            go(raid, seat, piece, spaces[0], how)


class Go(PickSpace[Raid]):
    """Where the piece goes."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "piece", "how", "steps")

    def __init__(self, seat: int, piece: int, how: int, steps: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.how = how
        self.steps = steps

    def moves(self, raid: Raid) -> list[SpaceMove]:
        return raid.box.go

    def spaces(self, raid: Raid) -> list[int]:
        return spaces_for(raid, self.piece, self.how, self.steps)

    def picked(self, raid: Raid, space: int, chance: Chance) -> None:
        go(raid, self.seat, self.piece, space, self.how)

    def in_vain(self, raid: Raid, space: int) -> bool:
        """DS-R18: out and back, unless it is for a light."""
        if space != raid.place_of(self.piece):
            return False
        return not self.how & LIGHT or raid.unlit_brazier(space) == NOWHERE

    def prompt(self, raid: Raid, seat: int) -> Text:
        args = raid.place(raid.place_of(self.piece))
        args["piece"] = raid.kind_of(self.piece)
        return Text("ask-go", args, rule="DS-6.2")


def go(raid: Raid, seat: int, piece: int, space: int, how: int) -> None:
    if raid.events is not None:
        args = raid.place(space)
        args["player"] = Seat(seat)
        args["piece"] = raid.kind_of(piece)
        raid.tell("redeploy" if how & REDEPLOY else "go", args)
    raid.put(piece, space)
    if how & REDEPLOY:
        return
    if piece == SHOGUN:
        if how & LIGHT:
            light_here(raid, seat, space)
    elif seat % 2:
        raid.push(Clash(seat, piece, how))
    elif raid.carrier == NOBODY and raid.shogun == space:
        capture(raid, seat, piece)
    elif not carrier_home(raid):
        raid.push(Meeting(seat, piece))
        raid.push(Clash(seat, piece, how))


def capture(raid: Raid, seat: int, piece: int) -> None:
    """DS-6.4.3: without a fight, and for good."""
    raid.keep_scene()
    raid.carrier = piece
    if raid.events is not None:
        args = raid.place(raid.shogun)
        args["player"] = Seat(seat)
        raid.tell("capture", args)
    carrier_home(raid)  # DS-R08: he may have stood on a torii


class Meeting(Step[Raid]):
    """A ninja has stopped: ninja of the other player may be with the carrier there."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "piece")

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def run(self, raid: Raid, chance: Chance) -> None:
        if other_bearer(raid, self.seat, self.piece) != NOBODY:
            raid.push(Transfer(self.seat, self.piece))


def other_bearer(raid: Raid, seat: int, piece: int) -> int:
    """DS-6.4.4: who would carry the Shogun after a transfer with the piece that moved. Between
    two pieces of one player nothing changes (DS-R25)."""
    if raid.carrier == NOBODY or raid.at[piece] != raid.shogun:
        return NOBODY
    if piece != raid.carrier:
        return NOBODY if raid.carrier // MEEPLES == seat else piece
    for other in range(0, raid.players, 2):
        if other != seat:
            return raid.piece_on(other, raid.shogun)
    return NOBODY


class Transfer(Decision[Raid]):
    """Whether the Shogun is handed over between the two ninja players."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "piece")

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def choices(self, raid: Raid, seat: int) -> list[Move]:
        return [raid.box.dice_moves.no, raid.box.transfer]

    def take(self, raid: Raid, seat: int, move: Move, chance: Chance) -> None:
        if move is raid.box.transfer:
            raid.carrier = other_bearer(raid, seat, self.piece)
            if raid.events is not None:
                raid.tell("transfer", {"player": Seat(raid.carrier // MEEPLES)})

    def prompt(self, raid: Raid, seat: int) -> Text:
        bearer = other_bearer(raid, seat, self.piece) // MEEPLES
        return Text("ask-transfer", {"player": Seat(bearer)}, rule="DS-6.4.4")
