"""Banzai (DS-7.3.3): a charge through the ninja, no space twice."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.fights import Series
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.walking import Walk, begin_walk
from tatami.games.dicium.shogun.rules.combat import defeat, discard_for_beaten
from tatami.games.dicium.shogun.rules.content import SHOGUN
from tatami.games.dicium.shogun.rules.movement import manners
from tatami.games.dicium.shogun.rules.state import Raid


class Charge(Walk[Raid]):
    """Step by step, for the way matters: every ninja on it is defeated."""

    once: ClassVar[bool] = True  # DS-R04

    def neighbours(self, raid: Raid, at: int) -> list[int]:
        return raid.palace.all_ways[at]

    def may_enter(self, raid: Raid, space: int) -> bool:
        return not raid.presence()[space] & manners(raid, self.piece)[0]

    def may_stop_on(self, raid: Raid, space: int) -> bool:
        return not raid.presence()[space] & manners(raid, self.piece)[1]

    def ways(self, raid: Raid) -> dict[int, tuple[int, ...]]:
        """Of the shortest ways to a space the one that drives off most ninja, as they stand now."""
        found: dict[int, tuple[int, ...]] = {}
        most: dict[int, int] = {}
        charges: list[tuple[Walk[Raid], int]] = [(self, 0)]
        for charge, before in charges:
            if charge.left == 0:
                continue
            for space in charge.spaces(raid):
                onward = charge.onward(space)
                way = onward.path[len(self.path) :]
                driven = before + self._ninja_on(raid, space)
                charges.append((onward, driven))
                if self.may_stop_on(raid, space) and (
                    space not in found or (len(way) == len(found[space]) and driven > most[space])
                ):
                    found[space] = way
                    most[space] = driven
        return found

    def _ninja_on(self, raid: Raid, space: int) -> int:
        return sum(
            raid.at[piece] == space
            for seat in range(0, raid.players, 2)
            for piece in raid.pieces(seat)
        )

    def entered(self, raid: Raid, space: int, chance: Chance) -> None:
        raid.put(self.piece, space)
        if raid.events is not None:
            args = raid.place(space)
            args["player"] = Seat(self.seat)
            args["piece"] = raid.kind_of(self.piece)
            raid.tell("go", args)
        if self.piece != SHOGUN:
            raid.push(Sweep(self.seat, self.piece))

    def prompt(self, raid: Raid, seat: int) -> Text:
        return Text("ask-step", {"count": self.left}, rule="DS-7.3.3")


def begin_banzai(raid: Raid, seat: int, piece: int, steps: int) -> None:
    begin_walk(raid, Charge(seat, piece, steps, (raid.place_of(piece),)))


class Sweep(Series[Raid]):
    """Every ninja on the space is defeated without a fight, in the samurai's order."""

    def enemies(self, raid: Raid) -> list[Move]:
        return [raid.box.enemy[owner] for owner in raid.owners_on(raid.at[self.piece], 0)]

    def engage(self, raid: Raid, enemy: Move, chance: Chance) -> None:
        assert isinstance(enemy, NumberedMove)
        space = raid.at[self.piece]
        if raid.events is not None:
            args = raid.place(space)
            args["player"] = Seat(self.seat)
            args["target"] = Seat(enemy.number)
            raid.tell("banzai", args)
        if not discard_for_beaten(raid):  # DS-R05
            defeat(raid, raid.piece_on(enemy.number, space))
