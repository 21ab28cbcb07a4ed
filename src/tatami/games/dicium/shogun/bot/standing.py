"""What speaks for the ninja: the features that the chance of winning is made of."""

from __future__ import annotations

from math import log
from typing import Final

from tatami.core.standing import Standing
from tatami.games.dicium.shogun.bot.appraisal import ninja_chance
from tatami.games.dicium.shogun.bot.weights import SURE
from tatami.games.dicium.shogun.rules.content import NOBODY
from tatami.games.dicium.shogun.rules.state import Raid

NAMES: Final = ("always", "judgement", "judgement late", "captured", "captured, judgement")
"""What the learned judgement of a position says, as log-odds for the ninja, and how far it can be
trusted when few alert cards are left and once the Shogun is captured."""


def standing(raid: Raid, turn: int) -> Standing:
    """If the seat `turn` is next to move."""
    chance = min(1.0 - SURE, max(SURE, ninja_chance(raid, turn)))
    said = log(chance / (1.0 - chance))
    captured = 0.0 if raid.carrier == NOBODY else 1.0
    ninja = [1.0, said, said / (1.0 + raid.cards), captured, captured * said]
    seats = range(raid.players)
    return Standing(
        str(raid.players),
        [tuple(seat for seat in seats if seat % 2 == side) for side in (0, 1)],
        [ninja, [0.0] * len(NAMES)],
    )
