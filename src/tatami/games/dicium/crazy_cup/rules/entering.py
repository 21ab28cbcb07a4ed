"""CC-6.9.3: what happens to a driver who enters a space: tornado, oil, and a bump to give."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.cheats import OIL
from tatami.games.dicium.crazy_cup.rules.mishaps import (
    BUMP_TEST,
    OIL_TEST,
    TORNADO_TEST,
    TakeTest,
)
from tatami.games.dicium.crazy_cup.rules.reactions import CardQuestion, asked_for, declare_card
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.moves import NumberedMove


class Entered(Step[Race]):
    """`own`: in an own movement, where a bump may be possible."""

    fields: ClassVar[tuple[str, ...]] = ("driver", "own")

    def __init__(self, driver: int, own: bool) -> None:
        self.driver = driver
        self.own = own

    def run(self, race: Race, chance: Chance) -> None:
        # CC-R21: the trap works on entering, the bump is what the mover does once there
        if self.own and race.may_bump:
            race.push(AskBump(self.driver))
        if not race.finished[self.driver]:
            if race.at.count(race.at[self.driver]) > 1:
                race.push(AskOil(self.driver, 0))
            if race.tornado == race.at[self.driver]:
                race.push(TakeTest(self.driver, TORNADO_TEST, self.driver))


class AskOil(Step[Race]):
    """Opponents on the space who hold Oil are asked, until the driver's movement ends."""

    fields: ClassVar[tuple[str, ...]] = ("driver", "asked")

    def __init__(self, driver: int, asked: int) -> None:
        self.driver = driver
        self.asked = asked

    def run(self, race: Race, chance: Chance) -> None:
        if race.halted:
            return
        opponents = race.opponents(self.driver)
        for at in range(self.asked, len(opponents)):
            seat = opponents[at]
            there = race.at[seat] == race.at[self.driver] and not race.finished[seat]
            if there and asked_for(race, seat, OIL):
                race.push(AskOil(self.driver, at + 1))
                race.push(SpillOil(seat, self.driver))
                return


class SpillOil(CardQuestion):
    """CC-3.4.2: the driver who came in takes a test."""

    card: ClassVar[int] = OIL
    fields: ClassVar[tuple[str, ...]] = ("seat", "driver")

    def __init__(self, seat: int, driver: int) -> None:
        super().__init__(seat)
        self.driver = driver

    def played(self, race: Race, chance: Chance) -> None:
        declare_card(race, self.seat, TakeTest(self.driver, OIL_TEST, self.seat))


class AskBump(Step[Race]):
    """Whether there is somebody to bump into."""

    fields: ClassVar[tuple[str, ...]] = ("driver",)

    def __init__(self, driver: int) -> None:
        self.driver = driver

    def run(self, race: Race, chance: Chance) -> None:
        if not race.halted and race.may_bump and bumpable(race, self.driver):
            race.push(Bump(self.driver))


def bumpable(race: Race, driver: int) -> list[int]:
    return [other for other in race.targets(driver) if race.at[other] == race.at[driver]]


class Bump(Decision[Race]):
    """CC-7.2: whom the driver bumps into, if anybody; once in a movement (CC-R09)."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        moves = race.box.moves
        found: list[Move] = [moves.bump[race.driver_move(d)] for d in bumpable(race, seat)]
        found.append(moves.no)
        return found

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if not isinstance(move, NumberedMove):
            return
        target = race.driver_of(move.number)
        race.may_bump = False
        if race.events is not None:
            race.tell("bump", {"driver": race.named(seat), "target": race.named(target)})
        race.push(TakeTest(target, BUMP_TEST, seat))

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-bump", rule="CC-7.2")
