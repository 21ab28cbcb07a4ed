"""How often things are done in a game, and how those fare who do them.

Moves are counted in three ways: by what is done (the kind of move), by what it is done with
(each card, piece or place that the move names), and by both together. Seats and numbers make no
difference.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any, Self

from tatami.core.match import PlayedMove
from tatami.core.move import Move
from tatami.games import game as find_game
from tatami.lab.wins import Wins

ACTION, THING, COMBINATION = "action", "thing", "combination"
WAYS = (ACTION, THING, COMBINATION)


@dataclass
class Use(Wins):
    """`uses` in all, by the seats that are counted."""

    uses: int = 0

    def add(self, other: Self) -> None:
        super().add(other)
        self.uses += other.uses


def count(id: str, moves: list[PlayedMove], winners: tuple[int, ...]) -> dict[str, dict[str, Use]]:
    """What was done in one game."""
    done: Counter[tuple[int, int]] = Counter()
    for played in moves:
        done[played.move.index, played.seat] += 1
    keys = move_keys(id)
    by_seat: Counter[tuple[str, str, int]] = Counter()
    for (index, seat), times in done.items():
        for way, key in keys[index]:
            by_seat[way, key, seat] += times
    found: dict[str, dict[str, Use]] = {way: {} for way in WAYS}
    for (way, key, seat), times in by_seat.items():
        use = found[way].setdefault(key, Use(games=1))
        use.uses += times
        use.seats += 1
        use.wins += seat in winners
    return found


@cache
def move_keys(id: str) -> list[tuple[tuple[str, str], ...]]:
    """By the index of a move: the ways in which it is counted, and as what."""
    return [_keys(move) for move in find_game(id).moves]


def _keys(move: Move) -> tuple[tuple[str, str], ...]:
    things = sorted(set(_messages(list(move.args.values()))))
    return (
        (ACTION, move.kind),
        *((THING, thing) for thing in things),
        *([(COMBINATION, " ".join([move.kind, *things]))] if things else []),
    )


def _messages(values: list[Any]) -> list[str]:
    found: list[str] = []
    for value in values:
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, list):
            found += _messages(value)
    return found


@cache
def examples(id: str) -> dict[tuple[str, str], Move]:
    """For each way and key a move that is counted so."""
    found: dict[tuple[str, str], Move] = {}
    for move, keys in zip(find_game(id).moves, move_keys(id), strict=True):
        for key in keys:
            found.setdefault(key, move)
    return found
