"""DC-7.3, DC-7.4: the table of actions, with the Philosophers that can be attached to each."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.errors import BadContent
from tatami.core.text import Text
from tatami.games.dicium.civilization.rules.archipelago import ANYWHERE, LAND, SEA
from tatami.games.dicium.civilization.rules.building import (
    CITY,
    HERO,
    TEMPLE,
    WONDER,
    ask_hero,
    ask_place,
    can_found_here,
    can_place,
    place_tile,
    room_for,
)
from tatami.games.dicium.civilization.rules.fights import PickTarget
from tatami.games.dicium.civilization.rules.moving import AROUND, Go, Voyage
from tatami.games.dicium.civilization.rules.philosophers import (
    DOUBLERS,
    FOUNDERS,
    JOKERS,
    MASTERS,
    MOST_DICE,
    NAVIGATORS,
    NEXT_CARDS,
    PHILOSOPHERS,
)
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.civilization.rules.taking import TakePhilosopher
from tatami.games.dicium.rules.actions import ActionRow, Actions, Use, colour, levels, number
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.combinations import (
    DOUBLE_PAIR,
    FIVE,
    FOUR,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    THREE,
)
from tatami.games.dicium.rules.dice import BLUE, GREEN, YELLOW
from tatami.games.dicium.rules.grid import OPEN_EDGE
from tatami.games.dicium.rules.player_board import ALL_SLOTS, level_slots
from tatami.games.dicium.rules.slots import Improve, can_grow, take_slot
from tatami.games.dicium.rules.walking import begin_walk, walk_possible


@mypyc_attr(allow_interpreted_subclasses=True)
class CivilizationUse(Use[Civilization]):
    """`accepts` are the Philosophers that fit this use (DC-3.5.18)."""

    accepts: ClassVar[int] = JOKERS
    name: ClassVar[str] = ""

    def obstacle(self, state: Civilization, seat: int, faces: int) -> str:
        if state.attached & ~self.accepts:
            return "illegal-attached"
        return self.hindrance(state, seat, faces)

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        """Why it is not possible now, whatever is attached."""
        return ""

    def does(self, state: Civilization, seat: int, faces: int) -> Text:
        return Text(f"use-{self.name}")


class Travel(CivilizationUse):
    """DC-7.3.1, DC-7.3.2: as many steps as faces over one terrain."""

    accepts: ClassVar[int] = DOUBLERS

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def manner(self, state: Civilization) -> int:
        return self.terrain

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        voyage = Voyage(seat, seat, faces, (state.at[seat],), OPEN_EDGE, self.manner(state))
        return "" if walk_possible(state, voyage) else "illegal-no-way"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        voyage = Voyage(seat, seat, faces, (state.at[seat],), OPEN_EDGE, self.manner(state))
        begin_walk(state, voyage)

    def does(self, state: Civilization, seat: int, faces: int) -> Text:
        return Text(f"use-{'sail' if self.terrain == SEA else 'march'}", {"count": faces})


class Sail(Travel):
    """Blue; with Thales over land as well (DC-3.5.5)."""

    accepts: ClassVar[int] = DOUBLERS | NAVIGATORS

    def manner(self, state: Civilization) -> int:
        return ANYWHERE if state.has_company(NAVIGATORS) else self.terrain


class City(CivilizationUse):
    """DC-7.3.3: a City under the meeple and a slot of that level, or with Protagoras any."""

    accepts: ClassVar[int] = DOUBLERS | FOUNDERS

    def _allowed(self, state: Civilization, faces: int) -> int:
        return ALL_SLOTS if state.has_company(FOUNDERS) else level_slots(faces)

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        if not room_for(state, seat, CITY):
            return "illegal-city-region"
        if not can_found_here(state, seat):
            return "illegal-city-space"
        if self._allowed(state, faces) & ~state.slots[seat] == 0:
            return "illegal-level"
        return ""

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        place_tile(state, seat, CITY, state.at[seat])
        take_slot(state, seat, self._allowed(state, faces))

    def does(self, state: Civilization, seat: int, faces: int) -> Text:
        if state.has_company(FOUNDERS):
            return Text("use-city-any")
        return Text("use-city", {"level": faces})


class Temple(CivilizationUse):
    """DC-7.3.4"""

    accepts: ClassVar[int] = DOUBLERS
    name: ClassVar[str] = "temple"

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        return "" if can_place(state, seat, TEMPLE) else "illegal-temple"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        ask_place(state, seat, TEMPLE)


class StepAround(CivilizationUse):
    """DC-7.4.1"""

    name: ClassVar[str] = "pair"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        voyage = Voyage(seat, seat, 1, (state.at[seat],), OPEN_EDGE, ANYWHERE | AROUND)
        begin_walk(state, voyage)


class Progress(CivilizationUse):
    """DC-7.4.2"""

    name: ClassVar[str] = "straight"

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        possible = can_grow(state, seat) or state.slots[seat] != ALL_SLOTS
        return "" if possible else "illegal-improve"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        state.push(Improve(seat))


class Recruit(CivilizationUse):
    """DC-7.4.3"""

    name: ClassVar[str] = "three"

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        return "" if state.piles.any_left() else "illegal-no-philosopher"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        state.push(TakePhilosopher(seat, True))


class PlaceHero(CivilizationUse):
    """DC-7.4.4"""

    name: ClassVar[str] = "double"

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        return "" if can_place(state, seat, HERO) else "illegal-hero"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        ask_hero(state, seat)


class CallWrath(CivilizationUse):
    """DC-7.4.5"""

    name: ClassVar[str] = "four"

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        return "" if state.players > 1 else "illegal-solo"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        ask_choice(state, PickTarget(seat), chance)


class FoundCity(CivilizationUse):
    """DC-7.4.6"""

    name: ClassVar[str] = "full"

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        if not room_for(state, seat, CITY):
            return "illegal-city-region"
        if not can_place(state, seat, CITY):
            return "illegal-city-free"
        return "" if state.slots[seat] != ALL_SLOTS else "illegal-no-slot"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        take_slot(state, seat)
        ask_place(state, seat, CITY)


class BuildWonder(CivilizationUse):
    """DC-7.4.7, the one use; with Hypatia for four of a kind (DC-3.5.16)."""

    name: ClassVar[str] = "wonder"

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        return "" if can_place(state, seat, WONDER) else "illegal-wonder"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        ask_place(state, seat, WONDER)


class Leap(CivilizationUse):
    """DC-7.4.7, the other use."""

    name: ClassVar[str] = "leap"

    def begin(self, state: Civilization, seat: int, faces: int, chance: Chance) -> None:
        state.push(Go(seat, False))


class LessonOfWonder(BuildWonder):
    """Four of a kind with Hypatia."""

    accepts: ClassVar[int] = JOKERS | MASTERS

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        if not state.has_company(MASTERS):
            return "illegal-hypatia"
        return super().hindrance(state, seat, faces)


class LessonOfLeaps(Leap):
    """Four of a kind with Hypatia."""

    accepts: ClassVar[int] = JOKERS | MASTERS

    def hindrance(self, state: Civilization, seat: int, faces: int) -> str:
        return "" if state.has_company(MASTERS) else "illegal-hypatia"


def joined(*rows: ActionRow) -> tuple[ActionRow, ...]:
    """The rows; `BadContent` if a Philosopher cannot be attached to any of them."""
    accepted = 0
    for row in rows:
        assert isinstance(row.use, CivilizationUse)
        accepted |= row.use.accepts
    alone = [PHILOSOPHERS[kind] for kind in NEXT_CARDS if not accepted >> kind & 1]
    if alone:
        raise BadContent(f"which action can {', '.join(alone)} be attached to? No use accepts it")
    return rows


def table() -> Actions:
    """The actions of a box, made anew: a move belongs to one catalogue."""
    return Actions(
        joined(
            number(PAIR, StepAround(), jokers=True),
            number(STRAIGHT, Progress(), jokers=True),
            number(THREE, Recruit(), jokers=True),
            number(DOUBLE_PAIR, PlaceHero(), jokers=True),
            number(FOUR, CallWrath(), jokers=True),
            number(FOUR, LessonOfWonder(), "wonder4", jokers=True),
            number(FOUR, LessonOfLeaps(), "leap4", jokers=True),
            number(FULL_HOUSE, FoundCity(), jokers=True),
            number(FIVE, BuildWonder(), "wonder", jokers=True),
            number(FIVE, Leap(), "leap", jokers=True),
            colour(BLUE, Sail(SEA), most=MOST_DICE),
            colour(YELLOW, Travel(LAND), most=MOST_DICE),
            *levels(City(), "city", loose=True),
            colour(GREEN, Temple(), 5, "temple", loose=True),
        )
    )
