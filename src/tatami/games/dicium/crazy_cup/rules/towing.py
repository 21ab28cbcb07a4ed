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
from tatami.games.dicium.crazy_cup.rules.reactions import CardQuestion, asked_for, declare_card
from tatami.games.dicium.crazy_cup.rules.state import Race


class AskHook(Step[Race]):
    """Opponents in line with the mover who hold a Hook are asked, clockwise."""

    fields: ClassVar[tuple[str, ...]] = ("mover", "asked")

    def __init__(self, mover: int, asked: int) -> None:
        self.mover = mover
        self.asked = asked

    def run(self, race: Race, chance: Chance) -> None:
        if race.finished[self.mover]:
            return
        opponents = race.opponents(self.mover)
        for at in range(self.asked, len(opponents)):
            seat = opponents[at]
            if race.finished[seat]:
                continue
            line = race.box.canyon.line(race.at[seat], race.at[self.mover], race.at)
            if line is not None and asked_for(race, seat, HOOK):
                race.push(AskHook(self.mover, at + 1))
                race.push(ThrowHook(seat, self.mover))
                return


class ThrowHook(CardQuestion):
    card: ClassVar[int] = HOOK
    fields: ClassVar[tuple[str, ...]] = ("seat", "mover")

    def __init__(self, seat: int, mover: int) -> None:
        super().__init__(seat)
        self.mover = mover

    def played(self, race: Race, chance: Chance) -> None:
        declare_card(race, self.seat, Hooked(self.seat))


class Hooked(Step[Race]):
    """The rope holds."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, race: Race, chance: Chance) -> None:
        race.hooks = (*race.hooks, self.seat, race.at[self.seat])


def follow(race: Race, mover: int, path: tuple[int, ...]) -> None:
    """CC-6.9.5: the movement is over; who hooked the mover may follow."""
    race.push(AskFollow(mover, path, 0))


class AskFollow(Step[Race]):
    """Those who threw a Hook, in the order asked, if they still stand where they threw it."""

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
        if race.events is not None:
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
        at = race.at[self.seat]
        if (
            race.halted
            or not self.path
            or race.box.canyon.against_traffic(at, self.path[0], race.way[self.seat])
        ):
            race.halted = False
            return
        arrive(race, self.seat, self.path[0])
        race.push(Towed(self.seat, self.path[1:]))
        race.push(Entered(self.seat, False))
