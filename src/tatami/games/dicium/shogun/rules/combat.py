"""Fights and retreats (DS-6.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.fights import Attacked, Duel, Series, end_series, fight
from tatami.games.dicium.rules.moves import NumberedMove, SpaceMove
from tatami.games.dicium.rules.walking import PickSpace
from tatami.games.dicium.shogun.rules.braziers import light
from tatami.games.dicium.shogun.rules.content import MEEPLES
from tatami.games.dicium.shogun.rules.ending import discard_card, wiped_out
from tatami.games.dicium.shogun.rules.movement import LIGHT, STRONG
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid

_MORE_STRENGTH: Final = 1
"""What the samurai's three of a kind adds (DS-7.3.4)."""


def defeat(raid: Raid, piece: int) -> None:
    """DS-6.3.4, DS-R06: lifted off the board, then back into play if there is a place."""
    seat = piece // MEEPLES
    raid.at[piece] = NOWHERE
    refuges = raid.refuges(seat)
    if len(refuges) > 1:
        raid.push(Retreat(seat, piece))
    elif refuges:
        retreat(raid, piece, refuges[0])
    elif not wiped_out(raid, seat % 2) and raid.events is not None:
        raid.tell("to-stock", {"player": Seat(seat), "piece": raid.kind_of(piece)})


def retreat(raid: Raid, piece: int, space: int) -> None:
    raid.at[piece] = space
    if raid.events is not None:
        args = raid.place(space)
        args["player"] = Seat(piece // MEEPLES)
        args["piece"] = raid.kind_of(piece)
        raid.tell("retreat", args)


class Retreat(PickSpace[Raid]):
    """Where a defeated piece goes: any available torii or garrison."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "piece")

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def moves(self, raid: Raid) -> list[SpaceMove]:
        return raid.box.place

    def spaces(self, raid: Raid) -> list[int]:
        return raid.refuges(self.seat)

    def picked(self, raid: Raid, space: int, chance: Chance) -> None:
        retreat(raid, self.piece, space)

    def prompt(self, raid: Raid, seat: int) -> Text:
        return Text("ask-retreat", {"piece": raid.kind_of(self.piece)}, rule="DS-6.3.4")


def ask_spend(raid: Raid) -> Text:
    """The attacker does not know what to expect, the defender does (DS-6.3.2)."""
    for frame in raid.stack:
        if isinstance(frame, Attacked):
            return Text("ask-defend", {"attack": frame.attack}, rule="DS-6.3.2")
    return Text("ask-spend", rule="DS-6.3.2")


class Onslaught(Duel[Raid]):
    """A piece that has moved onto the space of an enemy attacks it."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender", "piece", "victim", "how")

    def __init__(self, attacker: int, defender: int, piece: int, victim: int, how: int) -> None:
        super().__init__(attacker, defender)
        self.piece = piece
        self.victim = victim
        self.how = how

    def situation(self, raid: Raid, seat: int) -> int:
        strong = seat == self.attacker and self.how & STRONG  # DS-7.3.4, DS-R12
        return _MORE_STRENGTH if strong else 0

    def prompt(self, raid: Raid, seat: int) -> Text:
        return ask_spend(raid)

    def decided(self, raid: Raid, won: bool, chance: Chance) -> None:
        if not won:
            end_series(raid)
            defeat(raid, self.piece)  # DS-R10: its own space is not available
            return
        if self.attacker % 2 and discard_for_beaten(raid):  # DS-6.3.3
            return
        defeat(raid, self.victim)


def discard_for_beaten(raid: Raid) -> bool:
    """An Alert card for a ninja that was beaten; whether it was the last."""
    raid.beaten += 1
    return discard_card(raid)


class Clash(Series[Raid]):
    """DS-6.3.1, DS-6.3.5: enemies on the space are fought one by one; then the piece is there."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "piece", "how")

    def __init__(self, seat: int, piece: int, how: int) -> None:
        super().__init__(seat, piece)
        self.how = how

    def enemies(self, raid: Raid) -> list[Move]:
        return [raid.box.enemy[e] for e in raid.owners_on(raid.at[self.piece], 1 - self.seat % 2)]

    def engage(self, raid: Raid, enemy: Move, chance: Chance) -> None:
        assert isinstance(enemy, NumberedMove)
        space = raid.at[self.piece]
        if raid.events is not None:
            args = raid.place(space)
            args["player"] = Seat(self.seat)
            args["target"] = Seat(enemy.number)
            raid.tell("attack", args)
        victim = raid.piece_on(enemy.number, space)
        duel = Onslaught(self.seat, enemy.number, self.piece, victim, self.how)
        fight(raid, duel, self.seat, chance)

    def cleared(self, raid: Raid, chance: Chance) -> None:
        if self.how & LIGHT:
            light_here(raid, self.seat, raid.at[self.piece])


def light_here(raid: Raid, seat: int, space: int) -> None:
    garden = raid.unlit_brazier(space)
    if garden != NOWHERE:
        light(raid, seat, garden)


class ShurikenHit(Duel[Raid]):
    """DS-7.2.2: a success sends the samurai away, a failure does nothing."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "defender", "victim")

    def __init__(self, attacker: int, defender: int, victim: int) -> None:
        super().__init__(attacker, defender)
        self.victim = victim

    def prompt(self, raid: Raid, seat: int) -> Text:
        return ask_spend(raid)

    def decided(self, raid: Raid, won: bool, chance: Chance) -> None:
        if won:
            defeat(raid, self.victim)
        elif raid.events is not None:
            raid.tell("missed", {"player": Seat(self.attacker)})


class PickTarget(PickSpace[Raid]):
    """Which samurai the shuriken flies at: its space."""

    def moves(self, raid: Raid) -> list[SpaceMove]:
        return raid.box.target

    def spaces(self, raid: Raid) -> list[int]:
        return samurai_spaces(raid)

    def picked(self, raid: Raid, space: int, chance: Chance) -> None:
        throw_shuriken(raid, self.seat, space, chance)

    def prompt(self, raid: Raid, seat: int) -> Text:
        return Text("ask-target", rule="DS-7.2.2")


def samurai_spaces(raid: Raid) -> list[int]:
    found: set[int] = set()
    for seat in range(1, raid.players, 2):
        for piece in raid.pieces(seat):
            if raid.at[piece] != NOWHERE:
                found.add(raid.at[piece])
    return sorted(found)


def throw_shuriken(raid: Raid, seat: int, space: int, chance: Chance) -> None:
    owners = raid.owners_on(space, 1)
    if len(owners) > 1:
        raid.push(PickVictim(seat, space))
    else:
        hit(raid, seat, owners[0], space, chance)


def hit(raid: Raid, seat: int, owner: int, space: int, chance: Chance) -> None:
    if raid.events is not None:
        args = raid.place(space)
        args["player"] = Seat(seat)
        args["target"] = Seat(owner)
        raid.tell("shuriken", args)
    fight(raid, ShurikenHit(seat, owner, raid.piece_on(owner, space)), seat, chance)


class PickVictim(Decision[Raid]):
    """Whose samurai on the space the shuriken flies at."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def choices(self, raid: Raid, seat: int) -> list[Move]:
        return [raid.box.enemy[owner] for owner in raid.owners_on(self.space, 1)]

    def take(self, raid: Raid, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        hit(raid, seat, move.number, self.space, chance)

    def prompt(self, raid: Raid, seat: int) -> Text:
        return Text("ask-enemy", rule="DS-7.2.2")
