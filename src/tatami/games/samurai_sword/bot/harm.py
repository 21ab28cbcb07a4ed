"""What a player stands to lose, holds and has before them, in honour points."""

from __future__ import annotations

from tatami.games.samurai_sword.bot import weights
from tatami.games.samurai_sword.bot.weights import (
    BUSHIDO_BEFORE,
    CARD,
    DANGER,
    FULL_HAND,
    PARRY_IN_HAND,
    PERMANENT,
)
from tatami.games.samurai_sword.rules.content import PARRY
from tatami.games.samurai_sword.rules.state import SamuraiSword


def danger(state: SamuraiSword, seat: int, times: int) -> float:
    """What the player stands to lose to the next blows."""
    life = state.life[seat]
    risk = DANGER[life] if state.hands[seat] else DANGER[life] * weights.DANGER_WITHOUT_CARDS
    guard = 1.0 / (1.0 + weights.GUARD * state.defence(seat))
    return -risk * guard * (times + 1)


def cards(state: SamuraiSword, seat: int) -> float:
    hand = state.hands[seat]
    parries = min(weights.PARRIES, hand.count(PARRY))
    return CARD * min(FULL_HAND, len(hand)) + PARRY_IN_HAND * parries


def permanents(state: SamuraiSword, seat: int, times: int) -> float:
    laid = state.armour[seat] + state.quick_draw[seat] + state.focus[seat]
    worth = PERMANENT * laid
    if state.bushido == seat:
        worth += BUSHIDO_BEFORE * times
    return worth
