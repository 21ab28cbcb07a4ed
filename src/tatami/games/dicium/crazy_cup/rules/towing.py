"""CC-3.4.1: Grappling Hooks, thrown before a movement and followed after it."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.crazy_cup.rules.cheats import HOOK
from tatami.games.dicium.crazy_cup.rules.course import arrive
from tatami.games.dicium.crazy_cup.rules.entering import Entered
from tatami.games.dicium.crazy_cup.rules.reactions import AskRound, CardQuestion, declare_card
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.turn import SeatStep


class AskHook(AskRound):
    """Opponents in line with the mover who hold a Hook."""

    card: ClassVar[int] = HOOK

    def may(self, race: Race, seat: int) -> bool:
        mover = self.about
        if race.finished[mover] or race.finished[seat]:
            return False
        return race.box.canyon.line(race.at[seat], race.at[mover], race.at) is not None

    def question(self, seat: int) -> CardQuestion:
        return ThrowHook(seat, self.about)


class ThrowHook(CardQuestion):
    card: ClassVar[int] = HOOK

    def played(self, race: Race, chance: Chance) -> None:
        declare_card(race, self.seat, Hooked(self.seat))


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
