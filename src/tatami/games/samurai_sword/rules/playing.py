"""The play phase: any number of cards, each with its effect."""

from __future__ import annotations

from bisect import bisect_left

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Seat
from tatami.games.samurai_sword.rules.cards import CARD, WEAPON
from tatami.games.samurai_sword.rules.content import NO_CARD, WEAPONS, card_text
from tatami.games.samurai_sword.rules.deck import draw
from tatami.games.samurai_sword.rules.memory import remember_act
from tatami.games.samurai_sword.rules.moves import NO_SEAT, Play
from tatami.games.samurai_sword.rules.reach import within
from tatami.games.samurai_sword.rules.state import SamuraiSword


def plays(state: SamuraiSword, seat: int) -> list[Move]:
    """SS-4.4: every card of the hand with every legal target, in the order of the catalogue."""
    moves: list[Move] = []
    hand = state.hands[seat]
    weapons = bisect_left(hand, WEAPONS)
    last = NO_CARD
    if weapons and state.weapons_left(seat) > 0:
        reach = within(state, seat)
        for card in hand[:weapons]:
            if card != last:
                last = card
                weapon = WEAPON[card]
                moves += weapon.at[reach[weapon.precision]]
    for card in hand[weapons:]:
        if card != last:
            last = card
            row = CARD[card]
            always = row.always
            moves += row.plays(state, seat) if always is None else always
    return moves


def play(state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
    """Carry a card out."""
    card, target = move.card, move.target
    state.drop(seat, card)  # SS-R17
    state.shown = card
    if state.events is not None:
        announce(state, seat, move)
    row = CARD[card]
    if row.hostility and target != seat:
        state.hostility[seat * state.players + target] += row.hostility
        remember_act(state, seat, move, row.hostility)
    row.effect(state, seat, move, chance)


def announce(state: SamuraiSword, seat: int, move: Play) -> None:
    if move.permanent != NO_CARD:
        state.tell(
            "play-against",
            {
                "who": Seat(seat),
                "card": card_text(move.card),
                "target": Seat(move.target),
                "permanent": card_text(move.permanent),
            },
        )
    elif move.target != NO_SEAT:
        kind = "attack" if move.card < WEAPONS else "play-at"
        state.tell(
            kind, {"who": Seat(seat), "card": card_text(move.card), "target": Seat(move.target)}
        )
    else:
        state.tell("play", {"who": Seat(seat), "card": card_text(move.card)})


def may_bleed(state: SamuraiSword, seat: int) -> bool:
    """SS-5.10: not the last life point, and only for a card that can be drawn."""
    return state.life[seat] > 1 and bool(state.deck or state.discard)


def bleed(state: SamuraiSword, seat: int, chance: Chance) -> None:
    state.life[seat] -= 1
    state.tell("bleed", {"who": Seat(seat)})
    draw(state, seat, 1, chance)
