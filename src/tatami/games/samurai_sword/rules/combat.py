"""Attacks with weapons and their answers, wounds and defeat."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.samurai_sword.rules.characters import (
    DAMAGE_DEALT,
    DAMAGE_TAKEN,
    DRAWS_WHEN_HITTING,
    DRAWS_WHEN_WOUNDED,
    PARRIES_WITH_WEAPONS,
)
from tatami.games.samurai_sword.rules.content import (
    DAMAGE,
    NO_CARD,
    PARRY,
    WEAPONS,
    card_text,
)
from tatami.games.samurai_sword.rules.deck import draw
from tatami.games.samurai_sword.rules.ending import (
    NOBODY,
    finish,
    honour_gone,
    last_one_standing,
)
from tatami.games.samurai_sword.rules.memory import remember_hit
from tatami.games.samurai_sword.rules.moves import ANSWER, SEATS, SUFFER, OfCard
from tatami.games.samurai_sword.rules.state import SamuraiSword


def weapons_in(hand: list[int]) -> list[Move]:
    """An answer for each kind of weapon in the hand."""
    answers: list[Move] = []
    last = NO_CARD
    for card in hand:
        if card >= WEAPONS:
            break
        if card != last:
            answers.append(ANSWER[card])
            last = card
    return answers


def parries_in(state: SamuraiSword, seat: int) -> list[Move]:
    hand = state.hands[seat]
    answers: list[Move] = []
    if PARRIES_WITH_WEAPONS[state.characters[seat]] and len(hand) > 1:
        answers = weapons_in(hand)
    if PARRY in hand:
        answers.append(ANSWER[PARRY])
    return answers


def put_away(state: SamuraiSword) -> None:
    """The card being played goes onto the discard pile."""
    state.discard.append(state.shown)
    state.shown = NO_CARD


def answer_with(state: SamuraiSword, seat: int, card: int) -> None:
    """SS-R10: no weapon is played by this."""
    state.drop(seat, card)
    state.discard.append(card)
    if state.events is not None:
        state.tell("answer", {"who": Seat(seat), "card": card_text(card)})


class Parry(Decision[SamuraiSword]):
    """SS-3.3: a weapon is aimed at the seat. SS-R11: asked whether or not a parry is held."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "attacker")

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def choices(self, state: SamuraiSword, seat: int) -> list[Move]:
        answers = parries_in(state, seat)
        answers.append(SUFFER)
        return answers

    def take(self, state: SamuraiSword, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, OfCard):
            answer_with(state, seat, move.card)
            put_away(state)
        else:
            self._hit(state, chance)

    def _hit(self, state: SamuraiSword, chance: Chance) -> None:
        """SS-3.6. SS-R05: nobody draws once the game is over."""
        remember_hit(state, self.seat)
        damage = weapon_damage(state, state.shown, self.attacker, self.seat)
        lost = wound(state, self.seat, damage, self.attacker)
        if state.over():
            return
        put_away(state)
        if DRAWS_WHEN_WOUNDED[state.characters[self.seat]]:
            draw(state, self.seat, lost, chance)
        if DRAWS_WHEN_HITTING[state.characters[self.attacker]] and not state.over():
            draw(state, self.attacker, 1, chance)

    def prompt(self, state: SamuraiSword, seat: int) -> Text:
        return Text(
            "ask-parry",
            {
                "attacker": Seat(self.attacker),
                "card": card_text(state.shown),
                "damage": weapon_damage(state, state.shown, self.attacker, self.seat),
            },
            "SS-3.3",
        )


def weapon_damage(state: SamuraiSword, weapon: int, attacker: int, target: int) -> int:
    """SS-3.4"""
    damage = DAMAGE[weapon] + state.quick_draw[attacker]
    damage += DAMAGE_DEALT[state.characters[attacker]] + DAMAGE_TAKEN[state.characters[target]]
    return damage if damage > 1 else 1


def wound(state: SamuraiSword, victim: int, damage: int, by: int) -> int:
    """Take life points; at the last one the victim is defeated. The number really lost."""
    lost = min(state.life[victim], damage)
    state.life[victim] -= lost
    if state.events is not None:
        state.tell("wound", {"who": Seat(victim), "lost": lost, "by": Seat(by)})
    if state.life[victim] == 0:
        state.note_fighting(victim)
        state.keep_scene()
        defeat(state, victim, by)
    return lost


def defeat(state: SamuraiSword, victim: int, by: int) -> None:
    """SS-3.5. SS-R06: the last one standing is checked before honour is moved."""
    betrayed = state.team(victim) == state.team(by)
    last = last_one_standing(state)
    if state.events is not None:
        kind = "defeat-last" if last and not betrayed else "defeat"
        state.tell(kind, {"who": Seat(victim), "by": Seat(by)})
    if last and not betrayed:
        finish(state, "reason-last-standing", outright=state.team(by))
        return
    state.honour[victim] -= 1
    state.honour[by] += 1
    if last:
        finish(state, "reason-betrayal", betrayer=by)
    else:
        honour_gone(state, betrayer=by if betrayed else NOBODY)


PARRY_BY: Final = [[Parry(seat, attacker) for seat in range(SEATS)] for attacker in range(SEATS)]
"""Frames never change, so each is made once: by attacker, then by who is asked."""
