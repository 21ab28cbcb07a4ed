"""DD-8.2 and DD-8.3: the Goblin King enters, and marches to his throne."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.state import Step
from tatami.core.text import Text
from tatami.games.dicium.dungeon.rules.ending import lose
from tatami.games.dicium.dungeon.rules.goblins import call_goblin
from tatami.games.dicium.dungeon.rules.portals import Retreat
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.turn import SeatStep

_SIDES: Final = 6
_LOW: Final = 3
"""Up to this the King makes one step and calls a goblin; above, two steps."""
_GOBLIN_DISTANCE: Final = 2


def enter_king(state: Dungeon) -> None:
    """DD-8.2: on the Entrance, or on a later step that table or option names."""
    state.king = state.king_entry
    if state.events is not None:
        state.tell("king", state.place(state.king_space()))
    drive_away(state)


def drive_away(state: Dungeon) -> None:
    """DD-8.3.2: meeples on the King's space retreat, in seat order from the active player."""
    space = state.king_space()
    for after in range(state.players - 1, -1, -1):
        seat = (state.active + after) % state.players
        if state.at[seat] == space:
            state.push(FleeKing(seat))


class FleeKing(SeatStep[Dungeon]):
    """DD-R08: the owner of the meeple says where it goes."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        ask_choice(state, FromTheKing(self.seat), chance)


class FromTheKing(Retreat):
    """Where a meeple goes that the King sends away."""

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-flee", rule="DD-8.3.2")


class KingsDie(Step[Dungeon]):
    """DD-8.3.1: at the start of every turn once he is on the board (DD-R06)."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        if state.king < 0:
            return
        die = chance.die(_SIDES)
        if state.events is not None:
            state.tell("kings-die", {"die": die})
        if die <= _LOW:
            state.push(KingsGoblin())
            state.push(KingsStep())
        else:
            state.push(KingsStep())
            state.push(KingsStep())


class KingsStep(Step[Dungeon]):
    """DD-8.3.3: whatever lies on the way stays; players go (DD-R07)."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        state.king += 1
        if state.events is not None:
            left = state.labyrinth.throne - state.king
            state.tell("kings-step", {**state.place(state.king_space()), "count": left})
        if state.king == state.labyrinth.throne:
            lose(state, "reason-king")
        else:
            drive_away(state)


class KingsGoblin(Step[Dungeon]):
    def run(self, state: Dungeon, chance: Chance) -> None:
        call_goblin(state, state.king_space(), _GOBLIN_DISTANCE, chance)
