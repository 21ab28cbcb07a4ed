"""The play phase: which cards can be played, and what each one does."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.text import Seat
from tatami.games.samurai_sword.rules.combat import ASK_EVERYONE, PARRY_BY, put_away
from tatami.games.samurai_sword.rules.content import (
    ARMOUR,
    BATTLE_CRY,
    BUSHIDO,
    CARDS,
    DIVERSION,
    FOCUS,
    GEISHA,
    JUJITSU,
    MEDITATION,
    NO_CARD,
    PARRY,
    PRECISION,
    QUICK_DRAW,
    TEA,
    WEAPONS,
    card_text,
)
from tatami.games.samurai_sword.rules.deck import draw
from tatami.games.samurai_sword.rules.knowledge import learn_card, lose_unseen
from tatami.games.samurai_sword.rules.moves import AGAINST, NO_SEAT, PLAY, PLAY_AT, Play
from tatami.games.samurai_sword.rules.reach import SHOTS, within
from tatami.games.samurai_sword.rules.state import SamuraiSword

TEA_DRAW = 3
DAIMYO_DRAW = 2


def plays(state: SamuraiSword, seat: int) -> list[Move]:
    """Every card of the hand with every legal target, in the order of the catalogue."""
    moves: list[Move] = []
    hand = state.hands[seat]
    weapons = bisect_left(hand, WEAPONS)
    last = NO_CARD
    if weapons and state.weapons_left(seat) > 0:
        reach = within(state, seat)
        for card in hand[:weapons]:
            if card != last:
                last = card
                moves += SHOTS[card][reach[PRECISION[card]]]
    for card in hand[weapons:]:
        if card != last:
            last = card
            alone = ALONE[card]
            if alone is None:
                aimed(state, seat, card, moves)
            else:
                moves += alone
    return moves


def _alone(card: int) -> list[Move] | None:
    """How a card is played without a target: a parry not at all; None for a card with one."""
    if card == PARRY:
        return []
    return [PLAY[card]] if card in PLAY else None


ALONE: Final = [_alone(card) for card in range(len(CARDS))]


def aimed(state: SamuraiSword, seat: int, card: int, moves: list[Move]) -> None:
    """Ruling 3: these may be aimed at harmless players; a hand must hold a card."""
    at = PLAY_AT[card]
    if card == BUSHIDO:
        if state.bushido < 0:
            moves += at[: state.players]
    elif card == MEDITATION:
        moves += at[:seat]
        moves += at[seat + 1 : state.players]
    elif card == DIVERSION:
        hands = state.hands
        moves += [at[other] for other in range(state.players) if hands[other] and other != seat]
    else:
        charmed(state, seat, moves)


def charmed(state: SamuraiSword, seat: int, moves: list[Move]) -> None:
    """What a geisha can be sent to: other players' hands, anyone's permanents."""
    at = PLAY_AT[GEISHA]
    hands, armour, quick_draw, focus = state.hands, state.armour, state.quick_draw, state.focus
    for target in range(state.players):
        if hands[target] and target != seat:
            moves.append(at[target])
        if armour[target]:
            moves.append(AGAINST[target][0])
        if quick_draw[target]:
            moves.append(AGAINST[target][1])
        if focus[target]:
            moves.append(AGAINST[target][2])
        if state.bushido == target:
            moves.append(AGAINST[target][3])


def may_bleed(state: SamuraiSword, seat: int) -> bool:
    """Nobunaga: not the last life point, and only for a card that can be drawn."""
    return state.life[seat] > 1 and bool(state.deck or state.discard)


def bleed(state: SamuraiSword, seat: int, chance: Chance) -> None:
    state.life[seat] -= 1
    state.tell("bleed", {"who": Seat(seat)})
    draw(state, seat, 1, chance)


def play(state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
    """Carry a card out. Ruling 7: it is discarded after its effect."""
    card = move.card
    state.drop(seat, card)
    state.shown = card
    if state.events is not None:
        announce(state, seat, move)
    if card < WEAPONS:
        state.weapons_played += 1
        note_hostility(state, seat, move.target, 4)
        state.push(PARRY_BY[seat][move.target])
    elif card <= BUSHIDO:
        lay_out(state, seat, move)
    elif card == BATTLE_CRY or card == JUJITSU:
        state.push(ASK_EVERYONE[seat][state.next_seat(seat)])
    else:
        act(state, seat, move, chance)
        if not state.over():
            put_away(state)


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


def lay_out(state: SamuraiSword, seat: int, move: Play) -> None:
    """Permanents stay in front of a player: Bushido of anyone, the others of the one who plays."""
    state.shown = NO_CARD
    if move.card == ARMOUR:
        state.armour[seat] += 1
    elif move.card == QUICK_DRAW:
        state.quick_draw[seat] += 1
    elif move.card == FOCUS:
        state.focus[seat] += 1
    else:
        state.bushido = move.target
        if move.target != seat:
            note_hostility(state, seat, move.target, 2)


def act(state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
    card, target = move.card, move.target
    if card == DIVERSION:
        note_hostility(state, seat, target, 1)
        steal(state, seat, target, chance)
    elif card == GEISHA:
        if target != seat:
            note_hostility(state, seat, target, 1)
        if move.permanent == NO_CARD:
            distract(state, target, chance)
        else:
            remove_permanent(state, target, move.permanent)
    elif card == MEDITATION:
        state.life[seat] = state.max_life(seat)
        note_hostility(state, seat, target, -1)
        draw(state, target, 1, chance)
    elif card == TEA:
        draw(state, seat, TEA_DRAW, chance)
        for other in state.others(seat):
            if not state.over():
                draw(state, other, 1, chance)
    else:
        draw(state, seat, DAIMYO_DRAW, chance)


def steal(state: SamuraiSword, seat: int, target: int, chance: Chance) -> None:
    card = chance.chooses(state.hands[target])
    state.lose(target, card)
    lose_unseen(state, target, card, seat)
    state.give(seat, card)
    learn_card(state, target, seat, card)
    if state.events is not None:
        state.tell(
            "steal",
            {"who": Seat(seat), "target": Seat(target)},
            {"card": card_text(card)},
            (seat, target),
        )


def distract(state: SamuraiSword, target: int, chance: Chance) -> None:
    card = chance.chooses(state.hands[target])
    state.drop(target, card)
    state.discard.append(card)
    if state.events is not None:
        state.tell("discard", {"who": Seat(target), "card": card_text(card)})


def remove_permanent(state: SamuraiSword, target: int, permanent: int) -> None:
    if permanent == ARMOUR:
        state.armour[target] -= 1
    elif permanent == QUICK_DRAW:
        state.quick_draw[target] -= 1
    elif permanent == FOCUS:
        state.focus[target] -= 1
    else:
        state.bushido = -1
    state.discard.append(permanent)


def note_hostility(state: SamuraiSword, seat: int, target: int, weight: int) -> None:
    """A public tally of who acted against (or for) whom: what bots infer roles from."""
    state.hostility[seat * state.players + target] += weight
