"""DD-5: characters, monsters in their lairs, and where everybody begins."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Text
from tatami.games.dicium.dungeon.rules.names import MONSTERS
from tatami.games.dicium.dungeon.rules.portals import put
from tatami.games.dicium.dungeon.rules.state import Dungeon
from tatami.games.dicium.dungeon.rules.turn import BeginTurn
from tatami.games.dicium.rules.boards import choose_boards, deal_boards
from tatami.games.dicium.rules.moves import SpaceMove


class SetUp(Step[Dungeon]):
    """DD-5.1: characters are chosen or dealt; DD-5.3 to DD-5.5 a new state has already."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        state.push(BeginTurn(0))
        state.push(PickStart(0))
        state.push(Prepare())
        seats = tuple(range(state.players))
        if state.settings.choose:
            choose_boards(state, seats)
        else:
            deal_boards(state, seats, chance)


class Prepare(Step[Dungeon]):
    """DD-3.1: the first slot of each character; DD-5.2: monsters face up in their lairs."""

    def run(self, state: Dungeon, chance: Chance) -> None:
        for seat in range(state.players):
            board = state.boards[seat]
            assert board is not None
            character = state.box.boards.index(board)
            state.slots[seat] = 1 << state.box.first_slots[character]
        state.lairs = list(range(len(MONSTERS)))
        chance.shuffle(state.lairs)


class PickStart(Decision[Dungeon]):
    """DD-5.6: on which Portal space the meeple begins."""

    def choices(self, state: Dungeon, seat: int) -> list[Move]:
        start = state.box.moves.start
        return [start[space] for space in state.labyrinth.portals]

    def take(self, state: Dungeon, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, SpaceMove)
        put(state, seat, move.space, "start")
        if seat + 1 < state.players:
            state.push(PickStart(seat + 1))

    def prompt(self, state: Dungeon, seat: int) -> Text:
        return Text("ask-start", rule="DD-5.6")
