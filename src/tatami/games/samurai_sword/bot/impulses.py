"""How tempting a move looks at first sight, by what a player believes about the others."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.samurai_sword.bot import weights
from tatami.games.samurai_sword.rules.combat import weapon_damage
from tatami.games.samurai_sword.rules.content import BUSHIDO, CARDS, MEDITATION, NO_CARD, WEAPONS
from tatami.games.samurai_sword.rules.moves import NO_SEAT, OfCard, Play
from tatami.games.samurai_sword.rules.state import SamuraiSword

KEEP: Final[list[float]] = [weights.KEEP.get(name, weights.KEEP_OTHERS) for name in CARDS]
PLAY: Final[list[float]] = [weights.PLAY.get(name, 0.0) for name in CARDS]
PLAY_AT: Final[list[tuple[float, float]]] = [
    weights.PLAY_AT.get(name, (0.0, 0.0)) for name in CARDS
]


def tempted(
    state: SamuraiSword, seat: int, moves: list[Move], friends: list[float], chance: Chance
) -> Move:
    """The most tempting move. `friends`: by player, how likely they are of the same team."""
    best, most = moves[0], -1000.0
    mood = chance.below(1 << 30)
    for at, move in enumerate(moves):
        whim = (mood * (2 * at + 1)) % (1 << 30) / (1 << 33)
        worth = impulse(state, seat, move, friends) + whim
        if worth > most:
            best, most = move, worth
    return best


def impulse(state: SamuraiSword, seat: int, move: Move, friends: list[float]) -> float:
    if isinstance(move, Play):
        return PLAY[move.card] if move.target == NO_SEAT else _at(state, seat, move, friends)
    if isinstance(move, OfCard):
        if move.kind == "discard":
            return -KEEP[move.card]
        return weights.ANSWER - KEEP[move.card] * weights.KEEP_AN_ANSWER
    return 0.0


def _at(state: SamuraiSword, seat: int, move: Play, friends: list[float]) -> float:
    card, target = move.card, move.target
    if card < WEAPONS:
        damage = weapon_damage(state, card, seat, target)
        deadly = weights.DEADLY if damage >= state.life[target] else 0.0
        blow = weights.ATTACK + min(damage, state.life[target]) * weights.DAMAGE + deadly
        return blow * (1.0 - 2.0 * friends[target])
    if move.permanent == BUSHIDO:
        at_friend, at_other = weights.REMOVE_BUSHIDO
    elif move.permanent != NO_CARD:
        at_friend, at_other = weights.REMOVE
    else:
        at_friend, at_other = PLAY_AT[card]
    worth = at_other + (at_friend - at_other) * friends[target]
    if card == MEDITATION:
        worth += weights.MEDITATION * (state.max_life(seat) - state.life[seat])
    return worth
