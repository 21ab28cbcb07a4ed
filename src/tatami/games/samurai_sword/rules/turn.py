"""The turn: recover, Bushido, draw, play, discard."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.samurai_sword.rules import playing
from tatami.games.samurai_sword.rules.characters import BLEEDS, TAKES_DISCARD
from tatami.games.samurai_sword.rules.combat import answer_with, weapons_in
from tatami.games.samurai_sword.rules.content import (
    BUSHIDO,
    HAND_LIMIT,
    NO_CARD,
    WEAPONS,
    card_text,
)
from tatami.games.samurai_sword.rules.deck import draw, turn_over
from tatami.games.samurai_sword.rules.ending import honour_gone
from tatami.games.samurai_sword.rules.knowledge import learn_card
from tatami.games.samurai_sword.rules.memory import remember_end
from tatami.games.samurai_sword.rules.moves import (
    BLEED,
    DISCARD,
    DRAW,
    END,
    LOSE_HONOUR,
    SEATS,
    TAKE_DISCARD,
    OfCard,
    Play,
)
from tatami.games.samurai_sword.rules.refusal import why_not
from tatami.games.samurai_sword.rules.state import SamuraiSword


class Recover(Step[SamuraiSword]):
    """SS-2.1"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SamuraiSword, chance: Chance) -> None:
        seat = self.seat
        state.turn = seat
        state.weapons_played = 0
        if state.events is not None:
            state.tell("turn", {"who": Seat(seat)})
        if state.life[seat] == 0:
            state.life[seat] = state.max_life(seat)
            state.note_fighting(seat)
            if state.events is not None:
                state.tell("recover", {"who": Seat(seat), "life": state.life[seat]})
        state.push(DRAW_PHASE[seat])
        if state.bushido == seat:
            honour_code(state, seat, chance)


def honour_code(state: SamuraiSword, seat: int, chance: Chance) -> None:
    """SS-4.2.4: a weapon on top of the deck puts the player to the test, other cards do not."""
    card = turn_over(state, seat, chance)
    if card is None or state.over():
        return
    if card < WEAPONS:
        state.push(ProveHonour(seat))
    else:
        pass_bushido(state, seat)


def pass_bushido(state: SamuraiSword, seat: int) -> None:
    state.bushido = state.next_seat(seat)
    if state.events is not None:
        state.tell("bushido-passed", {"who": Seat(seat), "to": Seat(state.bushido)})


class ProveHonour(Decision[SamuraiSword]):
    """SS-R08: asked even if no weapon is held."""

    def choices(self, state: SamuraiSword, seat: int) -> list[Move]:
        answers = weapons_in(state.hands[seat])
        answers.append(LOSE_HONOUR)
        return answers

    def take(self, state: SamuraiSword, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, OfCard):
            answer_with(state, seat, move.card)
            pass_bushido(state, seat)
            return
        state.bushido = -1
        state.discard.append(BUSHIDO)
        if state.strong_shogun(seat):
            state.tell("bushido-dropped", {"who": Seat(seat)})
            return
        state.tell("bushido-lost", {"who": Seat(seat)})
        state.honour[seat] -= 1
        state.box += 1
        honour_gone(state)

    def prompt(self, state: SamuraiSword, seat: int) -> Text:
        if state.strong_shogun(seat):
            return Text("ask-bushido-free", rule="SS-7.3")
        return Text("ask-bushido", rule="SS-4.2.4")


class DrawPhase(Step[SamuraiSword]):
    """SS-2.2"""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SamuraiSword, chance: Chance) -> None:
        seat = self.seat
        state.push(PLAY_PHASE[seat])
        if TAKES_DISCARD[state.characters[seat]] and state.discard:
            state.push(FirstCard(seat))
        else:
            draw(state, seat, state.draws(seat), chance)


class FirstCard(Decision[SamuraiSword]):
    """SS-5.7: the top card of the discard pile, also what Bushido turned over (SS-R09)."""

    def choices(self, state: SamuraiSword, seat: int) -> list[Move]:
        return [DRAW, TAKE_DISCARD]

    def take(self, state: SamuraiSword, seat: int, move: Move, chance: Chance) -> None:
        left = state.draws(seat)
        if move is TAKE_DISCARD:
            card = state.discard.pop()
            state.give(seat, card)
            for viewer in range(state.players):
                learn_card(state, viewer, seat, card)
            state.tell("take-discard", {"who": Seat(seat), "card": card_text(card)})
            left -= 1
        draw(state, seat, left, chance)

    def prompt(self, state: SamuraiSword, seat: int) -> Text:
        return Text("ask-first-card", {"card": card_text(state.discard[-1])}, "SS-5.7")


class PlayPhase(Decision[SamuraiSword]):
    """SS-2.3: any number of cards, weapons within the limit. SS-R16: Nobunaga bleeds here."""

    def choices(self, state: SamuraiSword, seat: int) -> list[Move]:
        moves = playing.plays(state, seat)
        if BLEEDS[state.characters[seat]] and playing.may_bleed(state, seat):
            moves.append(BLEED)
        moves.append(END)
        return moves

    def take(self, state: SamuraiSword, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, Play):
            state.push(self)
            playing.play(state, seat, move, chance)
        elif move is BLEED:
            state.push(self)
            playing.bleed(state, seat, chance)
        else:
            end_turn(state, seat)

    def why_not(self, state: SamuraiSword, seat: int, move: Move) -> Text:
        return why_not(state, seat, move)

    def prompt(self, state: SamuraiSword, seat: int) -> Text:
        return Text("ask-play", {"weapons": max(0, state.weapons_left(seat))}, "SS-2.3")


def end_turn(state: SamuraiSword, seat: int) -> None:
    if len(state.hands[seat]) > HAND_LIMIT:
        state.push(DiscardPhase(seat))
    else:
        remember_end(state, seat)
        state.push(RECOVER[state.next_seat(seat)])


class DiscardPhase(Decision[SamuraiSword]):
    """SS-2.4: down to the limit, one card after the other; the last lies on top."""

    def choices(self, state: SamuraiSword, seat: int) -> list[Move]:
        moves: list[Move] = []
        last = NO_CARD
        for card in state.hands[seat]:
            if card != last:
                moves.append(DISCARD[card])
                last = card
        return moves

    def take(self, state: SamuraiSword, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, OfCard)
        state.drop(seat, move.card)
        state.discard.append(move.card)
        if state.events is not None:
            state.tell("discard", {"who": Seat(seat), "card": card_text(move.card)})
        end_turn(state, seat)

    def prompt(self, state: SamuraiSword, seat: int) -> Text:
        return Text("ask-discard", {"count": len(state.hands[seat]) - HAND_LIMIT}, "SS-2.4")


# Frames never change, so each is made once.
RECOVER: Final = [Recover(seat) for seat in range(SEATS)]
DRAW_PHASE: Final = [DrawPhase(seat) for seat in range(SEATS)]
PLAY_PHASE: Final = [PlayPhase(seat) for seat in range(SEATS)]
