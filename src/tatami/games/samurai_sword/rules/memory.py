"""What anybody at the table remembers of the others, kept for those who cannot.

`acts[(kind * players + one) * players + other]` counts what the one has openly done to the other,
by kind, `cards_since[kind * players + seat]` the cards that a player has held since a certain
moment: of those everybody knows that they were not used then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tatami.games.samurai_sword.rules.content import BUSHIDO, PRECISION, WEAPONS
from tatami.games.samurai_sword.rules.moves import Play
from tatami.games.samurai_sword.rules.reach import within

if TYPE_CHECKING:
    from tatami.games.samurai_sword.rules.state import SamuraiSword

ACTS: Final = ("blow", "spared", "harm", "help")
"""Spared: a blow at somebody else, with a weapon that would have reached this player too. Harm and
help: by other cards."""
BLOW: Final = 0
SPARED: Final = 1
HARM: Final = 2
HELP: Final = 3

SINCE: Final = ("turn", "idle", "hit")
"""Since the end of the own turn; since such an end with a weapon still allowed and somebody next to
hand; since a weapon hit that no parry stopped."""
TURN: Final = 0
IDLE: Final = 1
HIT: Final = 2


def remember_act(state: SamuraiSword, seat: int, move: Play, hostility: int) -> None:
    """A card is played at somebody else, before it takes effect."""
    n, target = state.players, move.target
    acts = state.acts[:]  # copies of the state share the list: it is never changed
    row = seat * n
    if move.card < WEAPONS:
        acts[row + target] += 1
        others = within(state, seat)[PRECISION[move.card]] & ~(1 << target)
        row += SPARED * n * n
        for other in range(n):
            if others >> other & 1:
                acts[row + other] += 1
    else:
        helps = hostility < 0 or move.permanent == BUSHIDO
        acts[(HELP if helps else HARM) * n * n + row + target] += 1
    state.acts = acts


def remember_end(state: SamuraiSword, seat: int) -> None:
    """The seat plays no more cards this turn."""
    held = len(state.hands[seat])
    state.cards_since[seat] = held
    idle = held and state.weapons_left(seat) > 0 and within(state, seat)[1]
    state.cards_since[IDLE * state.players + seat] = held if idle else 0


def remember_hit(state: SamuraiSword, seat: int) -> None:
    """A weapon hits the seat, which plays no parry."""
    state.cards_since[HIT * state.players + seat] = len(state.hands[seat])


def forget_leavers(state: SamuraiSword, seat: int) -> None:
    """A card has left the hand: no more cards can have been held since any moment than are left."""
    held = len(state.hands[seat])
    since = state.cards_since
    for at in range(seat, len(since), state.players):
        if since[at] > held:
            since[at] = held
