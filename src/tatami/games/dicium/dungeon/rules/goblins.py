"""DD-8.1: goblins come from the stock and go back to it."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.text import Seat, Text
from tatami.games.dicium.dungeon.rules.ending import lose
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.actions import Use
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.walking import PickSpace


def goblin_spaces(state: Dungeon, near: int, distance: int) -> list[int]:
    """DD-8.1.1, DD-R04: free spaces at exactly that distance, none of them a Portal space."""
    labyrinth = state.labyrinth
    return [
        space
        for space in labyrinth.at_distance[distance][near]
        if not labyrinth.portal[space] and not state.occupied(space)
    ]


def call_goblin(state: Dungeon, near: int, distance: int, chance: Chance) -> None:
    """DD-8.1: the active player says where it comes (DD-R02)."""
    if not goblin_spaces(state, near, distance):  # DD-8.1.2, DD-R03
        state.tell("no-goblin", {})
    elif state.stock == 0:  # DD-8.1.3
        lose(state, "reason-goblins")
    else:
        ask_choice(state, PlaceGoblin(state.active, near, distance), chance)


class PlaceGoblin(PickSpace[Dungeon]):
    """DD-8.1.4: where a goblin comes onto the board."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "near", "distance")

    def __init__(self, seat: int, near: int, distance: int) -> None:
        super().__init__(seat)
        self.near = near
        self.distance = distance

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.goblin

    def spaces(self, state: Dungeon) -> list[int]:
        return goblin_spaces(state, self.near, self.distance)

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        state.stock -= 1
        state.goblins = tuple(sorted((*state.goblins, space)))
        if state.events is not None:
            state.tell("goblin", {**state.place(space), "count": state.stock})

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-goblin", {"distance": self.distance}, rule="DD-8.1")


def return_goblin(state: Dungeon, space: int) -> None:
    """DD-7.2.3: back to the stock."""
    state.goblins = tuple(goblin for goblin in state.goblins if goblin != space)
    state.stock += 1


class BanishGoblin(PickSpace[Dungeon]):
    """Which goblin returns to the stock, wherever it is."""

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.banish

    def spaces(self, state: Dungeon) -> list[int]:
        return list(state.goblins)

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        return_goblin(state, space)
        if state.events is not None:
            state.tell("banish", {"player": Seat(self.seat), **state.place(space)})

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-banish", rule="DD-7.4.5")


class Banishing(Use[Dungeon]):
    """DD-7.3.5 and DD-7.4.5: Death's word, four of a kind."""

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        return "" if state.goblins else "illegal-no-goblin"

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        ask_choice(state, BanishGoblin(seat), chance)

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        return Text("use-banish")
