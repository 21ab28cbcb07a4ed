"""The cards, one class each: how it can be played, at whom, what it does, why it is refused.

`CARD` holds one of them for each kind of card in `content.toml`, in that order. A card without a
class, or a class without a card, is a mistake that is found when this module is imported.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.rows import Row, complete
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.samurai_sword.rules.characters import FEARLESS, REACHES_ALL
from tatami.games.samurai_sword.rules.combat import (
    PARRY_BY,
    answer_with,
    parries_in,
    put_away,
    weapons_in,
    wound,
)
from tatami.games.samurai_sword.rules.content import (
    ANSWERED_BY_ALL,
    CARDS,
    NO_CARD,
    PERMANENTS,
    PRECISION,
    WEAPONS,
    card_text,
)
from tatami.games.samurai_sword.rules.deck import draw
from tatami.games.samurai_sword.rules.knowledge import learn_card, lose_unseen
from tatami.games.samurai_sword.rules.moves import SEATS, SUFFER, OfCard, Play
from tatami.games.samurai_sword.rules.state import SamuraiSword


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Row):
    """A kind of card. `moves` are all ways to play it, in the order of the catalogue.

    `always` are the moves that are legal in every play phase; None if they depend on the
    position: then `plays` finds them. `hostility` is what everybody holds against somebody who
    plays it at them: see `SamuraiSword.hostility`.
    """

    def __init__(self, id: str, hostility: int = 0) -> None:
        super().__init__(id)
        self.card = CARDS.index(id)
        self.hostility = hostility
        self.moves: list[Move] = []
        self.always: list[Move] | None = None

    def plays(self, state: SamuraiSword, seat: int) -> list[Move]:
        """The legal ways to play it in the play phase of the seat."""
        assert self.always is not None
        return self.always

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        """What it does. It has left the hand and is `state.shown`."""
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        unplayable = self.always is None and type(self).plays is Card.plays
        return unplayable or type(self).effect is Card.effect

    def refused(self, state: SamuraiSword, seat: int) -> Text | None:
        """Why it cannot be played at all; None if that depends on the target."""
        return None

    def refused_at(self, state: SamuraiSword, seat: int, target: int) -> Text:
        """Why it cannot be played at this target."""
        return Text("illegal-target", rule="SS-4.4")


class Weapon(Card):
    """SS-4.1: an attack; the target may parry. All weapons differ in their numbers only."""

    def __init__(self, id: str) -> None:
        super().__init__(id, hostility=4)
        self.precision = PRECISION[self.card]
        at = [Play(self.card, seat) for seat in range(SEATS)]
        self.moves = [*at]
        self.at: list[list[Move]] = [
            [at[target] for target in range(SEATS) if targets >> target & 1]
            for targets in range(1 << SEATS)
        ]
        """The attacks on a set of players, which is the bits of a number."""

    def plays(self, state: SamuraiSword, seat: int) -> list[Move]:
        raise AssertionError("all weapons of a hand are looked up together: see `playing.plays`")

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        state.weapons_played += 1
        state.push(PARRY_BY[seat][move.target])

    def refused(self, state: SamuraiSword, seat: int) -> Text | None:
        return (
            Text("illegal-weapon-limit", rule="SS-2.3") if state.weapons_left(seat) <= 0 else None
        )

    def refused_at(self, state: SamuraiSword, seat: int, target: int) -> Text:
        if state.harmless(target):
            return Text("illegal-harmless", rule="SS-3.2")
        if REACHES_ALL[state.characters[seat]]:
            return Text("illegal-target", rule="SS-4.4")
        difficulty = state.difficulty(seat, target)
        return Text(
            "illegal-range", {"difficulty": difficulty, "precision": self.precision}, "SS-3.1"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Untargeted(Card):
    """Played without a target, in any play phase."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.moves = [Play(self.card)]
        self.always = self.moves


class Targeted(Card):
    """SS-R03: played at a player, who may be harmless."""

    def __init__(self, id: str, hostility: int, *, at_hand: bool = False) -> None:
        super().__init__(id, hostility)
        self.at: list[Move] = [Play(self.card, seat, at_hand=at_hand) for seat in range(SEATS)]
        self.moves = self.at


# permanents: they stay before a player


class Layers(Untargeted):
    """Laid before the player, as often as one likes."""

    def before(self, state: SamuraiSword) -> list[int]:
        """By seat: how many lie before each player."""
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return type(self).before is Layers.before or self.card not in PERMANENTS

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        state.shown = NO_CARD
        self.before(state)[seat] += 1


class Armour(Layers):
    """SS-4.2.1: harder to hit: `SamuraiSword.defence`."""

    def before(self, state: SamuraiSword) -> list[int]:
        return state.armour


class QuickDraw(Layers):
    """SS-4.2.2: more damage: `combat.weapon_damage`."""

    def before(self, state: SamuraiSword) -> list[int]:
        return state.quick_draw


class Focus(Layers):
    """SS-4.2.3: more weapons in a turn: `SamuraiSword.weapons_left`."""

    def before(self, state: SamuraiSword) -> list[int]:
        return state.focus


class Bushido(Targeted):
    """SS-4.2.4: laid before anyone, if none is in play; `turn.honour_code` is the test."""

    def plays(self, state: SamuraiSword, seat: int) -> list[Move]:
        return self.at[: state.players] if state.bushido < 0 else []

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        state.shown = NO_CARD
        state.bushido = move.target

    def refused(self, state: SamuraiSword, seat: int) -> Text | None:
        return Text("illegal-bushido", rule="SS-4.2.4") if state.bushido >= 0 else None


# actions: they are discarded after their effect (SS-R07)


class ParryCard(Card):
    """SS-4.3.1: an answer to an attack or a battle-cry, never played: `combat.parries_in`."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.always = []

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        raise AssertionError("a parry is never played")

    def refused(self, state: SamuraiSword, seat: int) -> Text | None:
        return Text("illegal-parry", rule="SS-4.3.1")


@mypyc_attr(allow_interpreted_subclasses=True)
class EveryoneAnswers(Untargeted):
    """All others discard a card of the kind that it asks for, or lose a life point."""

    def __init__(self, id: str, rule: str) -> None:
        super().__init__(id)
        self.rule = rule

    def answers(self, state: SamuraiSword, seat: int) -> list[Move]:
        """The cards of the hand that answer it, in a new list."""
        raise NotImplementedError  # pragma: no cover

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        state.push(ASK_EVERYONE[seat][state.next_seat(seat)])

    def idle(self) -> bool:
        silent = type(self).answers is EveryoneAnswers.answers
        return silent or self.card not in ANSWERED_BY_ALL


class BattleCry(EveryoneAnswers):
    """SS-4.3.2"""

    def answers(self, state: SamuraiSword, seat: int) -> list[Move]:
        return parries_in(state, seat)


class Jujitsu(EveryoneAnswers):
    """SS-4.3.3"""

    def answers(self, state: SamuraiSword, seat: int) -> list[Move]:
        return weapons_in(state.hands[seat])


class AskEveryone(Step[SamuraiSword]):
    """SS-R01: the next other player who can be affected by such a card is asked."""

    fields: ClassVar[tuple[str, ...]] = ("attacker", "seat")

    def __init__(self, attacker: int, seat: int) -> None:
        self.attacker = attacker
        self.seat = seat

    def run(self, state: SamuraiSword, chance: Chance) -> None:
        seat = self.seat
        while seat != self.attacker:
            if not state.harmless(seat) and not FEARLESS[state.characters[seat]]:
                state.push(ASK_EVERYONE[self.attacker][state.next_seat(seat)])
                state.push(WITHSTAND[self.attacker][seat])
                return
            seat = state.next_seat(seat)
        put_away(state)


class Withstand(Decision[SamuraiSword]):
    """A card that the attacker's card asks for, or a life point is lost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "attacker")

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def choices(self, state: SamuraiSword, seat: int) -> list[Move]:
        answers = demand(state).answers(state, seat)
        answers.append(SUFFER)
        return answers

    def take(self, state: SamuraiSword, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, OfCard):
            answer_with(state, seat, move.card)
        else:
            wound(state, seat, 1, self.attacker)

    def prompt(self, state: SamuraiSword, seat: int) -> Text:
        asked = demand(state)
        return Text(f"ask-{asked.id}", {"attacker": Seat(self.attacker)}, asked.rule)


def demand(state: SamuraiSword) -> EveryoneAnswers:
    """The card that everyone is answering."""
    card = CARD[state.shown]
    assert isinstance(card, EveryoneAnswers)
    return card


ASK_EVERYONE: Final = [
    [AskEveryone(attacker, seat) for seat in range(SEATS)] for attacker in range(SEATS)
]
WITHSTAND: Final = [
    [Withstand(seat, attacker) for seat in range(SEATS)] for attacker in range(SEATS)
]


class Diversion(Targeted):
    """SS-4.3.4: a random card from another hand into the own one."""

    def plays(self, state: SamuraiSword, seat: int) -> list[Move]:
        return hands_of_others(state, seat, self.at)

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        target = move.target
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
        put_away(state)


class Geisha(Targeted):
    """SS-4.3.5: anyone's permanent, or a random card from another hand, is discarded."""

    def __init__(self, id: str, hostility: int) -> None:
        super().__init__(id, hostility, at_hand=True)
        self.against: list[list[Move]] = [
            [Play(self.card, seat, permanent) for permanent in PERMANENTS] for seat in range(SEATS)
        ]
        self.moves = []
        for at, against in zip(self.at, self.against, strict=True):
            self.moves += [at, *against]

    def plays(self, state: SamuraiSword, seat: int) -> list[Move]:
        hands, armour, quick_draw, focus = state.hands, state.armour, state.quick_draw, state.focus
        moves: list[Move] = []
        for target in range(state.players):
            against = self.against[target]
            if hands[target] and target != seat:
                moves.append(self.at[target])
            if armour[target]:
                moves.append(against[0])
            if quick_draw[target]:
                moves.append(against[1])
            if focus[target]:
                moves.append(against[2])
            if state.bushido == target:
                moves.append(against[3])
        return moves

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        if move.permanent == NO_CARD:
            distract(state, move.target, chance)
        else:
            remove_permanent(state, move.target, move.permanent)
        put_away(state)


class Meditation(Targeted):
    """SS-4.3.6: all life points back; another player draws a card."""

    def plays(self, state: SamuraiSword, seat: int) -> list[Move]:
        return self.at[:seat] + self.at[seat + 1 : state.players]

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        state.life[seat] = state.max_life(seat)
        draw(state, move.target, 1, chance)
        if not state.over():
            put_away(state)


class Tea(Untargeted):
    """SS-4.3.7: three cards for the player, one for everybody else."""

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        draw(state, seat, 3, chance)
        for other in state.others(seat):
            if not state.over():
                draw(state, other, 1, chance)
        if not state.over():
            put_away(state)


class Daimyo(Untargeted):
    """SS-4.3.8: two cards; in hand at the end it is worth a point: `ending.courtiers`."""

    def effect(self, state: SamuraiSword, seat: int, move: Play, chance: Chance) -> None:
        draw(state, seat, 2, chance)
        if not state.over():
            put_away(state)


def hands_of_others(state: SamuraiSword, seat: int, at: list[Move]) -> list[Move]:
    hands = state.hands
    return [at[other] for other in range(state.players) if hands[other] and other != seat]


def distract(state: SamuraiSword, target: int, chance: Chance) -> None:
    card = chance.chooses(state.hands[target])
    state.drop(target, card)
    state.discard.append(card)
    if state.events is not None:
        state.tell("discard", {"who": Seat(target), "card": card_text(card)})


def remove_permanent(state: SamuraiSword, target: int, permanent: int) -> None:
    laid = CARD[permanent]
    if isinstance(laid, Layers):
        laid.before(state)[target] -= 1
    else:
        state.bushido = -1
    state.discard.append(permanent)


WEAPON: Final[list[Weapon]] = [Weapon(id) for id in CARDS[:WEAPONS]]
CARD: Final[list[Card]] = complete(
    "card",
    CARDS,
    [
        *WEAPON,
        Armour("armour"),
        QuickDraw("quick-draw"),
        Focus("focus"),
        Bushido("bushido", hostility=2),
        ParryCard("parry"),
        BattleCry("battle-cry", "SS-4.3.2"),
        Jujitsu("jujitsu", "SS-4.3.3"),
        Diversion("diversion", hostility=1, at_hand=True),
        Geisha("geisha", hostility=1),
        Meditation("meditation", hostility=-1),
        Tea("tea"),
        Daimyo("daimyo"),
    ],
)
