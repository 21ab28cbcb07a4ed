"""Player boards, which differ (DI-2.4): chosen one after the other, dealt, or given."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.dicium.rules.moves import NumberedMove
from tatami.games.dicium.rules.player_board import PlayerBoard
from tatami.games.dicium.rules.state import DiceState


def choose_boards(state: DiceState, order: tuple[int, ...]) -> None:
    """The seats choose, in this order."""
    state.push(PickBoard(order[0], order[1:]))


def deal_boards(state: DiceState, order: tuple[int, ...], chance: Chance) -> None:
    """Each seat gets a board at random."""
    left = free_boards(state)
    for seat in order:
        state.boards[seat] = chance.takes(left)


def give_boards(state: DiceState, ids: list[str]) -> None:
    """Each seat gets the board with this id."""
    boards = {board.id: board for board in state.kit.boards}
    for seat, id in enumerate(ids):
        state.boards[seat] = boards[id]


def free_boards(state: DiceState) -> list[PlayerBoard]:
    return [board for board in state.kit.boards if board not in state.boards]


class PickBoard(Decision[DiceState]):
    """Which player board a player takes; `waiting` choose after it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "waiting")

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.waiting = waiting

    def choices(self, state: DiceState, seat: int) -> list[Move]:
        moves = state.kit.dice_moves.board
        boards = state.kit.boards
        return [moves[at] for at, board in enumerate(boards) if board not in state.boards]

    def take(self, state: DiceState, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberedMove)
        state.boards[seat] = state.kit.boards[move.number]
        if state.events is not None:
            state.tell("board", {"player": Seat(seat), **move.args})
        if self.waiting:
            choose_boards(state, self.waiting)

    def prompt(self, state: DiceState, seat: int) -> Text:
        return Text("ask-board", rule="DI-2.4")
