"""The view as a row of numbers, for programs that learn."""

from __future__ import annotations

from tatami.core.encoding import Fields, Items, Number, Round
from tatami.scaffold.lanterns.rules.content import CARDS, HAND, PLAYERS


def encoding(players: int) -> Fields:
    hand = Items(Number(CARDS), HAND)
    return Fields(
        {
            "hour": Number(HAND * PLAYERS[-1] + 1),
            "hand": hand,
            "hand_sizes": Round(Number(HAND), players),
            "lit": Round(hand, players),
            "put_out": Items(Number(CARDS), HAND * players),
        },
        without=("you",),
    )
