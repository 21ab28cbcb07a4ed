"""CC-6.9.3: what happens to a driver who enters a space: tornado, oil, and a bump to give."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.mishaps import DrivingTest
from tatami.games.dicium.crazy_cup.rules.names import BY_BUMP, BY_OIL, BY_TORNADO, OIL
from tatami.games.dicium.crazy_cup.rules.reactions import declare_card
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.cards import CardReaction
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.turn import SeatStep


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
            if race.tornado == race.at[self.driver]:  # CC-3.3.2
                race.push(DrivingTest(self.driver, BY_TORNADO, self.driver))


class AskOil(Step[Race]):
    """Opponents on the space who might hold Oil, one after the other clockwise, until the driver's
    movement ends."""

    fields: ClassVar[tuple[str, ...]] = ("about", "asked")

    def __init__(self, about: int, asked: int) -> None:
        self.about = about
        self.asked = asked

    def run(self, race: Race, chance: Chance) -> None:
        if race.halted:
            return
        opponents = race.opponents(self.about)
        for at in range(self.asked, len(opponents)):
            seat = opponents[at]
            if race.at[seat] == race.at[self.about] and not race.finished[seat]:
                seats = race.book.who_is_asked(race, (seat,), OIL)
                if seats:
                    race.push(AskOil(self.about, at + 1))
                    race.push(SpillOil(seats, (), self.about))
                    return


class SpillOil(CardReaction[Race]):
    """CC-3.4.2: the driver who came in takes a test."""

    card: ClassVar[int] = OIL

    def closed(self, race: Race, played: list[tuple[int, Move]], chance: Chance) -> None:
        for seat, _ in played:
            race.piles.play(race, seat, OIL)
            declare_card(race, seat, DrivingTest(self.about, BY_OIL, seat), chance)


class AskBump(SeatStep[Race]):
    """Whether there is somebody to bump into."""

    def run(self, race: Race, chance: Chance) -> None:
        if not race.halted and race.may_bump and bumpable(race, self.seat):
            race.push(Bump(self.seat))


def bumpable(race: Race, driver: int) -> list[int]:
    return [other for other in race.targets(driver) if race.at[other] == race.at[driver]]


class Bump(Decision[Race]):
    """CC-7.2.9: whom the driver bumps into, if anybody; once in a movement (CC-R09)."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        moves = race.box.moves
        targets = bumpable(race, seat)
        return [*(moves.bump[race.driver_move(target)] for target in targets), moves.no]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if not isinstance(move, NumberedMove):
            return
        target = race.driver_of(move.number)
        race.may_bump = False
        race.tell("bump", {"driver": race.named(seat), "target": race.named(target)})
        race.push(DrivingTest(target, BY_BUMP, seat))

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-bump", rule="CC-7.2.9")
