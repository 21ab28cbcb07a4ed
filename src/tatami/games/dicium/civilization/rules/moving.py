"""DC-7.1: moving, step by step or at once, and Parmenides, who stops it."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Step
from tatami.core.text import Seat, Text
from tatami.games.dicium.civilization.rules.fights import engage
from tatami.games.dicium.civilization.rules.philosophers import PARMENIDES
from tatami.games.dicium.civilization.rules.state import Civilization
from tatami.games.dicium.civilization.rules.taking import play_card
from tatami.games.dicium.rules.cards import CardReaction
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.walking import (
    Entering,
    PickSpace,
    Walk,
    announce_step,
    prevent_step,
)

AROUND: Final = 4
"""A manner of walking beside the terrains: to all eight neighbours."""


def arrive(state: Civilization, seat: int, space: int, chance: Chance) -> None:
    """The meeple enters a space; a fight begins at once."""
    state.at[seat] = space
    if state.events is not None:
        state.tell("step", {"player": Seat(seat), **state.place(space)})
    engage(state, seat, space, chance)


class Voyage(Walk[Civilization]):
    """A walk of a meeple. Its manner are the terrains that it may enter (DC-7.1.2)."""

    def neighbours(self, state: Civilization, at: int) -> list[int]:
        grid = state.box.grid
        return grid.around[at] if self.manner & AROUND else grid.neighbours[at]

    def may_enter(self, state: Civilization, space: int) -> bool:
        fits = state.box.archipelago.terrain[space] & self.manner
        return fits != 0 and not state.barred(self.seat, space)

    def ends_on(self, state: Civilization, space: int) -> bool:
        return state.monster_on(space) >= 0 or state.meeple_on(space, self.seat) >= 0

    def step(self, state: Civilization, move: Move, chance: Chance) -> None:
        assert isinstance(move, SpaceMove)
        seats = who_might_stop(state, self.seat, move.space)
        if seats:
            announce_step(state, self, move.space)
            state.push(Stop(seats, (), self.seat))
        else:
            self.enter(state, move.space, chance)

    def entered(self, state: Civilization, space: int, chance: Chance) -> None:
        arrive(state, self.seat, space, chance)


def who_might_stop(state: Civilization, seat: int, space: int) -> tuple[int, ...]:
    """The owner of the meeple on the space, if Parmenides might be with it."""
    owner = state.meeple_on(space, seat)
    return () if owner < 0 else state.piles.who_might((owner,), PARMENIDES)


class Stop(CardReaction[Civilization]):
    """DC-3.5.7: Parmenides, about a mover. The step that it prevents lies right below."""

    card: ClassVar[int] = PARMENIDES

    def closed(self, state: Civilization, played: list[tuple[int, Move]], chance: Chance) -> None:
        for seat, _ in played:
            play_card(state, seat, PARMENIDES)
            if state.events is not None:
                state.tell("halted", {"player": Seat(self.about)})
            if isinstance(state.stack[-1], Entering):
                prevent_step(state, chance)
            else:
                state.stack.pop()

    def prompt(self, state: Civilization, seat: int) -> Text:
        return Text("ask-parmenides", {"player": Seat(self.about)}, "DC-3.5.7")


class Go(PickSpace[Civilization]):
    """A move at once: anywhere (DC-7.4.7), or with Anaximander not far (DC-3.5.15)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "near")

    def __init__(self, seat: int, near: bool) -> None:
        super().__init__(seat)
        self.near = near

    def moves(self, state: Civilization) -> list[SpaceMove]:
        return state.box.moves.go

    def spaces(self, state: Civilization) -> list[int]:
        archipelago = state.box.archipelago
        nearby = archipelago.nearby[state.region(self.seat)]
        return [
            space
            for space in range(len(archipelago.grid))
            if space != state.at[self.seat]  # DC-R17
            and not (self.near and archipelago.region[space] not in nearby)
            and not state.barred(self.seat, space)
        ]

    def picked(self, state: Civilization, space: int, chance: Chance) -> None:
        state.push(Arrive(self.seat, space))
        seats = who_might_stop(state, self.seat, space)
        if seats:
            state.push(Stop(seats, (), self.seat))

    def prompt(self, state: Civilization, seat: int) -> Text:
        if self.near:
            return Text("ask-map", rule="DC-3.5.15")
        return Text("ask-leap", rule="DC-7.4.7")


class Arrive(Step[Civilization]):
    """A move at once that others may still prevent."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, state: Civilization, chance: Chance) -> None:
        arrive(state, self.seat, self.space, chance)
