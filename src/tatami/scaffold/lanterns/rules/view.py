"""What a seat, or a spectator, may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tatami.scaffold.lanterns.rules.state import Lanterns


def view(state: Lanterns, seat: int | None) -> dict[str, Any]:
    """LA-4.1: the own hand, how many cards the others hold, and everything that was lit."""
    return {
        "you": seat,
        "hour": state.hour(),
        "hand": [] if seat is None else state.hands[seat][:],
        "hand_sizes": [len(hand) for hand in state.hands],
        "lit": [row[:] for row in state.lit],
        "put_out": state.put_out[:],
    }


def open_view(state: Lanterns, seat: int | None) -> dict[str, Any]:
    """With the hands of all, for whoever looks back at a game that is over."""
    return view(state, seat) | {"hands": [hand[:] for hand in state.hands]}
