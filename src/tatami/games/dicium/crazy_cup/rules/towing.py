"""CC-3.4.1: Grappling Hooks, thrown before a movement and followed after it."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.course import arrive
from tatami.games.dicium.crazy_cup.rules.entering import Entered
from tatami.games.dicium.crazy_cup.rules.names import HOOK
from tatami.games.dicium.crazy_cup.rules.reactions import declare_card
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.cards import CardReaction
from tatami.games.dicium.rules.turn import SeatStep


class AskHook(Step[Race]):
    """Before a movement: opponents in line with the mover who might hold a Hook, all at once."""

    fields: ClassVar[tuple[str, ...]] = ("about",)

    def __init__(self, about: int) -> None:
        self.about = about

    def run(self, race: Race, chance: Chance) -> None:
        mover = self.about
        if race.finished[mover]:
            return
        line = race.box.canyon.line
        near = [
            seat
            for seat in race.opponents(mover)
            if not race.finished[seat] and line(race.at[seat], race.at[mover], race.at) is not None
        ]
        race.book.ask_holders(race, ThrowHook, near, mover, chance)


class ThrowHook(CardReaction[Race]):
    """CC-R23: all ropes fly at once; the cards are answered in the order of the seats."""

    card: ClassVar[int] = HOOK

    def closed(self, race: Race, played: list[tuple[int, Move]], chance: Chance) -> None:
        for seat, _ in played:
            race.piles.play(race, seat, HOOK)
        for seat, _ in reversed(played):
            race.push(Thrown(seat))


class Thrown(SeatStep[Race]):
    """A Hook is in the air."""

    def run(self, race: Race, chance: Chance) -> None:
        declare_card(race, self.seat, Hooked(self.seat), chance)


class Hooked(SeatStep[Race]):
    """The rope holds."""

    def run(self, race: Race, chance: Chance) -> None:
        race.hooks = (*race.hooks, self.seat, race.at[self.seat])


class AskFollow(Step[Race]):
    """CC-6.9.5: the movement is over. Those who threw a Hook may follow, in the order asked, if
    they still stand where they threw it."""

    fields: ClassVar[tuple[str, ...]] = ("mover", "path", "asked")

    def __init__(self, mover: int, path: tuple[int, ...], asked: int) -> None:
        self.mover = mover
        self.path = path
        self.asked = asked

    def run(self, race: Race, chance: Chance) -> None:
        if self.asked == len(race.hooks):
            race.hooks = ()
            race.may_bump = False
            race.dynamite = 0
            return
        race.push(AskFollow(self.mover, self.path, self.asked + 2))
        seat, space = race.hooks[self.asked], race.hooks[self.asked + 1]
        if race.at[seat] == space:
            race.push(Follow(seat, self.mover, self.path))


class Follow(Decision[Race]):
    """Be towed along the way of the mover, or not."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "mover", "path")

    def __init__(self, seat: int, mover: int, path: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.mover = mover
        self.path = path

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [race.box.moves.follow, race.box.moves.no]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if move is race.box.moves.no:
            return
        rope = race.box.canyon.grid.way(race.at[seat], self.path[0])
        assert rope is not None
        race.tell("follow", {"player": Seat(seat)})
        race.halted = False
        # CC-R06: the way to the mover's old space is part of the path
        race.push(Towed(seat, (*rope, *self.path[1:])[: len(self.path) - 1]))

    def prompt(self, race: Race, seat: int) -> Text:
        args = {"driver": race.named(self.mover), "count": len(self.path) - 1}
        return Text("ask-follow", args, rule="CC-3.4.1")


class Towed(Step[Race]):
    """The spaces of a follow movement that are left."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "path")

    def __init__(self, seat: int, path: tuple[int, ...]) -> None:
        self.seat = seat
        self.path = path

    def run(self, race: Race, chance: Chance) -> None:
        at, way = race.at[self.seat], race.way[self.seat]
        ends = not self.path or race.box.canyon.against_traffic(at, self.path[0], way)
        if race.halted or ends:
            race.halted = False
            return
        arrive(race, self.seat, self.path[0])
        race.push(Towed(self.seat, self.path[1:]))
        race.push(Entered(self.seat, False))
