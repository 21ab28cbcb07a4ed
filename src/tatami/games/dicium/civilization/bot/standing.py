"""What speaks for each player: the features that the chance of winning is made of."""

from __future__ import annotations

from typing import Final

from tatami.core.standing import Standing
from tatami.games.dicium.civilization.bot.prospects import Prospects
from tatami.games.dicium.civilization.rules.ending import account
from tatami.games.dicium.civilization.rules.state import Civilization

NAMES: Final = (
    "always",
    "points",
    "points late",
    "place",
    "growth",
    "bonuses",
    "wonder",
    "turn to come",
)
"""Points as they would be counted now, and against the rounds left; what can be done next turn from
where one stands; dice of the hand and bonuses for each round left; the Wonder, which decides ties;
whether this round's turn is still to come. Always: against the score to reach, in the solo game."""


def standing(state: Civilization) -> Standing:
    """At the beginning of a turn."""
    found = [_features(state, seat) for seat in range(state.players)]
    sides: list[tuple[int, ...]] = [(seat,) for seat in range(state.players)]
    if state.players == 1:
        sides.append(())
        found.append([0.0] * len(NAMES))
    return Standing(str(state.players), sides, found)


def _features(state: Civilization, seat: int) -> list[float]:
    prospects = Prospects(state, seat)
    points = float(sum(account(state, seat)))
    left = prospects.left
    order = (seat - state.first) % state.players
    turn = (state.active - state.first) % state.players
    return [
        1.0,
        points,
        points / (1.0 + left),
        prospects.stand(state.at[seat]),
        left * state.hand[seat],
        left * state.slots[seat].bit_count(),
        1.0 if state.wonders[seat] else 0.0,
        1.0 if order >= turn else 0.0,
    ]
