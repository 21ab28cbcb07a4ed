"""What a seat does not know, drawn anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tatami.core.chance import Chance

if TYPE_CHECKING:
    from tatami.scaffold.lanterns.rules.state import Lanterns


def redraw(state: Lanterns, seat: int, rng: Chance) -> None:
    """Gather what the seat has not seen in a fixed order, then draw: the truth must not matter."""
    others = [other for other in range(state.players) if other != seat]
    unseen = sorted(state.box + [card for other in others for card in state.hands[other]])
    for other in others:
        state.hands[other] = sorted(rng.takes(unseen) for _ in state.hands[other])
    state.box = sorted(unseen)
