"""Portals: the Portal tile, portal steps, and meeples that are put somewhere at once."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.text import Seat, Text
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.actions import Use
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.walking import PickSpace


def may_teleport(state: Dungeon) -> bool:
    """DD-6.7, DD-R16: once, before the first action, unless a trap forbids it."""
    return state.may_teleport and not state.revealed_effect().no_portals


def portal_spaces(state: Dungeon, seat: int) -> list[int]:
    """DD-7.4.8, DD-R17: near the meeple, without tile and without meeple."""
    near = state.labyrinth.near[state.at[seat]]
    return [space for space in near if not state.occupied(space)]


def can_place_portal(state: Dungeon, seat: int) -> bool:
    return len(portal_spaces(state, seat)) > 0


class PlacePortal(PickSpace[Dungeon]):
    """Where the Portal tile goes."""

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.place

    def spaces(self, state: Dungeon) -> list[int]:
        return portal_spaces(state, self.seat)

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        state.portal = space
        if state.events is not None:
            state.tell("portal", {"player": Seat(self.seat), **state.place(space)})

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-place", rule="DD-7.4.8")


class Portal(Use[Dungeon]):
    """DD-7.3.6 and DD-7.4.4: four yellow faces, double pair."""

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        return "" if can_place_portal(state, seat) else "illegal-no-portal-space"

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        ask_choice(state, PlacePortal(seat), chance)

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        return Text("use-portal")


def put(state: Dungeon, seat: int, space: int, event: str) -> None:
    """A meeple is put on a space without a walk."""
    state.at[seat] = space
    if state.events is not None:
        state.tell(event, {"player": Seat(seat), **state.place(space)})


class Retreat(PickSpace[Dungeon]):
    """DD-7.2.5, DD-8.3.2: a portal place; before the King, none that he stands on."""

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.retreat

    def spaces(self, state: Dungeon) -> list[int]:
        return state.portal_places(without=state.at[self.seat])

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        put(state, self.seat, space, "retreat")

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-retreat", rule="DD-7.2.5")
