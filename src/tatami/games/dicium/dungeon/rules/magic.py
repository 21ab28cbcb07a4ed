"""DD-7.3: what yellow faces do beside the Portal tile; DD-7.4.7: five of a kind."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.text import Text
from tatami.games.dicium.dungeon.rules.fights import FIREBALL, MELEE, attack
from tatami.games.dicium.dungeon.rules.names import NOBODY
from tatami.games.dicium.dungeon.rules.portals import put
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.actions import Use
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.grid import DOOR, WALL
from tatami.games.dicium.rules.moves import SpaceMove
from tatami.games.dicium.rules.walking import PickSpace


class Magic(Use[Dungeon]):
    """A yellow combination: DD-3.5.10 forbids it."""

    def __init__(self, use: Use[Dungeon]) -> None:
        self.use = use

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        if state.revealed_effect().no_magic:
            return "illegal-antimagic"
        return self.use.obstacle(state, seat, faces)

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        self.use.begin(state, seat, faces, chance)

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        return self.use.does(state, seat, faces)


def enter(state: Dungeon, seat: int, space: int, event: str, chance: Chance) -> None:
    """DD-R15: any entry of an enemy's space is a fight."""
    put(state, seat, space, event)
    if state.enemy_at(space) != NOBODY:
        attack(state, seat, space, MELEE, chance)


class Cross(PickSpace[Dungeon]):
    """Which space behind a door or a wall is entered."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "edge")

    def __init__(self, seat: int, edge: int) -> None:
        super().__init__(seat)
        self.edge = edge

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.cross

    def spaces(self, state: Dungeon) -> list[int]:
        return state.labyrinth.grid.across(state.at[self.seat], 1 << self.edge)

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        enter(state, self.seat, space, "cross", chance)

    def prompt(self, state: Dungeon, seat: int) -> Text:
        if self.edge == DOOR:
            return Text("ask-open", rule="DD-7.3.2")
        return Text("ask-ghost", rule="DD-7.3.4")


class Crossing(Use[Dungeon]):
    """DD-7.3.2, DD-7.3.4: Opening crosses a door, Ghost-walk a wall."""

    def __init__(self, edge: int) -> None:
        self.edge = edge

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        if not state.may_move(seat):
            return "illegal-trapped"
        if state.labyrinth.grid.across(state.at[seat], 1 << self.edge):
            return ""
        return "illegal-no-door" if self.edge == DOOR else "illegal-no-wall"

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        ask_choice(state, Cross(seat, self.edge), chance)

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        return Text("use-open" if self.edge == DOOR else "use-ghost")


OPENING = Crossing(DOOR)
GHOST_WALK = Crossing(WALL)


def targets(state: Dungeon, seat: int) -> list[int]:
    """DD-7.3.11, DD-R09: the enemies in line of sight."""
    here = state.at[seat]
    found = []
    for space in state.enemies():
        way = state.labyrinth.grid.way(here, space)
        if way is not None and not any(state.occupied(between) for between in way[:-1]):
            found.append(space)
    return sorted(found)


class Burn(PickSpace[Dungeon]):
    """Which enemy the fireball is thrown at."""

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.burn

    def spaces(self, state: Dungeon) -> list[int]:
        return targets(state, self.seat)

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        attack(state, self.seat, space, FIREBALL, chance)

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-burn", rule="DD-7.3.3")


class Fireball(Use[Dungeon]):
    """DD-7.3.3."""

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        return "" if targets(state, seat) else "illegal-no-target"

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        ask_choice(state, Burn(seat), chance)

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        return Text("use-fireball")


class Jump(PickSpace[Dungeon]):
    """Where five of a kind puts the meeple."""

    def moves(self, state: Dungeon) -> list[SpaceMove]:
        return state.box.moves.jump

    def spaces(self, state: Dungeon) -> list[int]:
        here = state.at[self.seat]
        return [space for space in range(len(state.labyrinth.grid)) if space != here]

    def picked(self, state: Dungeon, space: int, chance: Chance) -> None:
        enter(state, self.seat, space, "jump", chance)

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-jump", rule="DD-7.4.7")


class Jumping(Use[Dungeon]):
    """DD-7.4.7: five of a kind."""

    def obstacle(self, state: Dungeon, seat: int, faces: int) -> str:
        return "" if state.may_move(seat) else "illegal-trapped"

    def begin(self, state: Dungeon, seat: int, faces: int, chance: Chance) -> None:
        ask_choice(state, Jump(seat), chance)

    def does(self, state: Dungeon, seat: int, faces: int) -> Text:
        return Text("use-jump")
