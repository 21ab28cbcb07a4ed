"""CC-7.3 and CC-7.5: single steps, going back, finishing, meeting a teammate."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.canyon import DIRECTIONS
from tatami.games.dicium.crazy_cup.rules.ending import meeting
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.rules.moves import SpaceMove


def arrive(race: Race, driver: int, space: int) -> None:
    """CC-1.5, CC-9.2: one step of any movement, forced ones included."""
    canyon = race.box.canyon
    before = race.at[driver]
    race.at[driver] = space
    if canyon.road[space]:
        race.road[driver] = space
    if before == canyon.start and race.way[driver] == 0:
        set_direction(race, driver, 1 if space == canyon.first else -1)
    if race.events is not None:
        args = race.place(space)
        args["driver"] = race.named(driver)
        race.tell("step", args)
    forwards = space == canyon.start and canyon.enters_forwards(before, race.way[driver])
    if race.teams:
        if race.at[(driver + 2) % 4] == space and (forwards or space != canyon.start):
            meeting(race, driver)
    elif forwards and not race.finished[driver]:
        race.finished[driver] = True
        race.tell("finish", {"driver": race.named(driver)})


def set_direction(race: Race, driver: int, way: int) -> None:
    """CC-7.3.1: the first step away from the start: for all drivers, or for the two of a team."""
    if race.teams:
        race.way[driver] = way
        race.way[(driver + 2) % 4] = -way
    else:
        race.way = [way] * len(race.way)
    name = f"direction-{DIRECTIONS[way < 0]}"
    race.tell("direction", {"driver": race.named(driver), "direction": name})


def go_back(race: Race, driver: int, miles: int) -> None:
    """CC-7.5: along the road, from the last road space, to the start at most."""
    race.tell("back", {"driver": race.named(driver), "miles": miles})
    if race.at[driver] != race.road[driver]:
        race.keep_scene()
        arrive(race, driver, race.road[driver])
    race.push(GoBack(driver, miles))


class GoBack(Step[Race]):
    """CC-7.5.2, CC-7.5.3: the miles of a driver's way back that are left."""

    fields: ClassVar[tuple[str, ...]] = ("driver", "miles")

    def __init__(self, driver: int, miles: int) -> None:
        self.driver = driver
        self.miles = miles

    def run(self, race: Race, chance: Chance) -> None:
        canyon = race.box.canyon
        for left in range(self.miles, 0, -1):
            at = race.at[self.driver]
            if at == canyon.start or race.over():
                return
            lanes = canyon.backward(at, race.way[self.driver])
            if len(lanes) > 1 and not race.is_drone(self.driver):
                race.push(Lane(self.driver, left))
                return
            race.keep_scene()
            arrive(race, self.driver, main_lane(race, lanes))


def main_lane(race: Race, spaces: list[int]) -> int:
    """The space that is not on the inner lane."""
    return min(spaces, key=race.box.canyon.inner.__getitem__)


class Lane(Decision[Race]):
    """Which lane a driver goes back on."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "miles")

    def __init__(self, seat: int, miles: int) -> None:
        super().__init__(seat)
        self.miles = miles

    def choices(self, race: Race, seat: int) -> list[Move]:
        lanes = race.box.canyon.backward(race.at[seat], race.way[seat])
        return [race.box.moves.lane[space] for space in sorted(lanes)]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, SpaceMove)
        arrive(race, seat, move.space)
        race.push(GoBack(seat, self.miles - 1))

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-lane", {"count": self.miles}, "CC-7.5.2")
