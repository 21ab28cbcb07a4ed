"""Actions as a seat sees them, in the same frame as its observations.

Where a game describes its own encoding, observations count seats from the own one; so do actions
then: the action for `play bokken > 1` is an attack on the left neighbour, whoever makes it. Where
an encoding is found from views, which name seats as they are, actions do so too.
"""

from __future__ import annotations

from typing import Any

from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State
from tatami.core.text import Argument, Seat, plain

INTERFACE = 2
"""Raised when the same game is observed or acted in otherwise: 2 counts seats in actions too."""


def version(game: Game[Any]) -> int:
    """Of a game's environments: it rises with the rules and with the interface."""
    return game.version + INTERFACE - 1


class Actions:
    """Which move an action is, for each seat. There are as many actions as moves."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self._moves = game.moves
        self._indices = [list(range(len(game.moves)))] * players
        if game.encoding(players) is not None:
            self._indices = [_turned(game.moves, seat, players) for seat in range(players)]
        self._actions = [_inverse(indices) for indices in self._indices]

    def __len__(self) -> int:
        return len(self._moves)

    def move(self, seat: int, action: int) -> Move:
        return self._moves[self._indices[seat][action]]

    def action(self, seat: int, move: Move) -> int:
        return self._actions[seat][move.index]

    def legal(self, state: State, seat: int) -> list[int]:
        """By rising number."""
        actions = self._actions[seat]
        return sorted([actions[move.index] for move in state.legal(seat)])


def _turned(moves: tuple[Move, ...], seat: int, players: int) -> list[int]:
    """For each move: the one that names the same players as seen from the seat."""
    places = {_meaning(move, 0, players): move.index for move in moves if _names_a_seat(move)}
    return [
        places[_meaning(move, seat, players)] if _names_a_seat(move) else move.index
        for move in moves
    ]


def _names_a_seat(move: Move) -> bool:
    return any(isinstance(value, Seat) for value in move.args.values())


def _meaning(move: Move, seat: int, players: int) -> str:
    args = {name: plain(_seen(value, seat, players)) for name, value in move.args.items()}
    return f"{move.kind} {sorted(args.items())}"


def _seen(value: Argument, seat: int, players: int) -> Argument:
    if isinstance(value, Seat) and value.number < players:
        return Seat((value.number + seat) % players)
    return value


def _inverse(indices: list[int]) -> list[int]:
    found = [-1] * len(indices)
    for action, index in enumerate(indices):
        found[index] = action
    assert -1 not in found, "two actions are the same move"
    return found
