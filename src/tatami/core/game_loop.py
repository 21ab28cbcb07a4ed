"""The loop that whole games run in: simulations, the arena, encodings, benches and tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tatami.core.chance import Chance
from tatami.core.match import Match
from tatami.core.move import Move

Mover: TypeAlias = Callable[[Match], tuple[int, Move]]
"""Says who moves now, and how."""


def positions(match: Match, mover: Mover) -> Iterator[Match]:
    """The match at every question until the game is over; the mover is asked after each look."""
    while match.state.outcome is None:
        yield match
        seat, move = mover(match)
        match.play(seat, move)


def finish(match: Match, mover: Mover) -> Match:
    """Let the mover move until the game is over."""
    for _ in positions(match, mover):
        pass
    return match


def at_random(rng: Chance) -> Mover:
    """Of those who are asked, the first one moves at random."""

    def move(match: Match) -> tuple[int, Move]:
        seat = match.state.actors[0]
        return seat, rng.chooses(match.state.legal(seat))

    return move


def in_any_order(rng: Chance) -> Mover:
    """Anybody who is asked moves at random."""

    def move(match: Match) -> tuple[int, Move]:
        seat = rng.chooses(list(match.state.actors))
        return seat, rng.chooses(match.state.legal(seat))

    return move
