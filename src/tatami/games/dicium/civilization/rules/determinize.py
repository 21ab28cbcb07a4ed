"""What a seat does not know, drawn anew (DC-10.2)."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.games.dicium.civilization.rules.moves import SECRET_IDS
from tatami.games.dicium.civilization.rules.objectives import NOT_SOLO_SECRET
from tatami.games.dicium.civilization.rules.state import Civilization


def redraw(state: Civilization, seat: int, rng: Chance) -> None:
    """The Philosophers of others and of the deck, and the Secret Objectives of others."""
    if state.outcome is not None:
        return
    state.piles.redeal(seat, rng)
    left = [
        secret
        for secret in range(len(SECRET_IDS))
        if not state.dealt[seat] >> secret & 1
        and not (state.players == 1 and secret == NOT_SOLO_SECRET)
    ]
    for other in range(state.players):
        if other == seat or not state.dealt[other]:
            continue
        dealt = [rng.takes(left) for _ in range(2)]
        state.dealt[other] = 1 << dealt[0] | 1 << dealt[1]
        if state.secret[other] >= 0:
            state.secret[other] = dealt[0]
