"""Who holds what? Hands drawn anew, likely ones more often.

Nobody keeps an armour back, and a parry that is held is played rather than lose the last life:
cards that were in the hand at such a moment and were not used are rather others. `belief.toml` says
how often a kind of card is found among them, beside a card of which nothing is known. Whoever is
still well after a hit may have spared a parry; so what a hit says depends on the life that is left.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from tatami.core.chance import Chance
from tatami.core.rows import of_each
from tatami.games.samurai_sword.bot.belief import FITTED
from tatami.games.samurai_sword.rules.content import CARDS, PARRY
from tatami.games.samurai_sword.rules.determinize import unseen_cards
from tatami.games.samurai_sword.rules.memory import HIT, IDLE, TURN
from tatami.games.samurai_sword.rules.state import SamuraiSword

_UNIT: Final = 1 << 16
_TRIES: Final = 24
"""Then any card will do."""


def shares_of(held: str) -> list[float]:
    """By card: how often it is found among those held so."""
    told: dict[str, float] = FITTED["hands"][held]
    return of_each(f"bot/belief.toml: [hands.{held}]", "card", CARDS, told)


def _odds(held: str, parry: float) -> list[int]:
    """By card: how often it is taken when it is drawn, in parts of `_UNIT`."""
    shares = shares_of(held) if held else [1.0] * len(CARDS)
    shares[PARRY] *= parry
    most = max(shares)
    return [round(_UNIT * share / most) for share in shares]


PARRY_AFTER_HIT: Final[list[float]] = [float(share) for share in FITTED["hands"]["parry_after_hit"]]
"""By the life that is left, beside cards that no hit speaks against."""
_HELD: Final = ("", "turn", "idle")
ODDS: Final[list[list[int]]] = [
    _odds(held, parry) for parry in (1.0, *PARRY_AFTER_HIT) for held in _HELD
]
_NOTHING_KNOWN: Final = 0


def deal_likely_hands(new: SamuraiSword, seat: int, rng: Chance) -> None:
    """As `determinize.deal_hands`, by what everybody remembers of the others' cards."""
    n = new.players
    others = [other for other in range(n) if other != seat]
    held = {other: new.known[seat * n + other] for other in others}
    unseen = unseen_cards(new, seat, held)
    drawn: dict[int, list[int]] = {}
    for other in others:
        drawn[other] = list(held[other])
        for at in range(len(new.hands[other]) - len(held[other])):
            row = _row(new, other, at)
            if row != _NOTHING_KNOWN:
                insort(drawn[other], _take(unseen, ODDS[row], rng))
    for other in others:
        hand = drawn[other]
        for _ in range(len(new.hands[other]) - len(hand)):
            insort(hand, unseen.pop(rng.below(len(unseen))))
        new.hands[other] = hand
        # What they know of each other's hands is theirs: they are taken to know no more.
        for viewer in others:
            if viewer != other:
                new.known[viewer * n + other] = ()
    new.deck = unseen


def _row(state: SamuraiSword, other: int, at: int) -> int:
    """What is known of a hidden card, the oldest first: a row of `ODDS`."""
    n, since = state.players, state.cards_since
    row = 0
    if at < since[IDLE * n + other]:
        row = 2
    elif at < since[TURN * n + other]:
        row = 1
    if at < since[HIT * n + other]:
        row += len(_HELD) * (1 + state.life[other])
    return row


def _take(unseen: list[int], odds: list[int], rng: Chance) -> int:
    at = rng.below(len(unseen))
    for _ in range(_TRIES):
        if rng.below(_UNIT) < odds[unseen[at]]:
            break
        at = rng.below(len(unseen))
    return unseen.pop(at)
