"""The catalogue: every answer that a player can give in Samurai Sword.

play bokken > 3          a card with a target (seats are counted from 0)
play geisha > 3 armour   against a permanent; without one: a random card of the hand
play tea                 a card without a target
bleed                    Nobunaga: a life point for a card
end                      no more cards this turn
answer parry             discard that card as an answer
suffer / lose-honour     no answer: lose the life points, or the honour point
discard bo               down to the hand limit
draw / take-discard      Ieyasu's first card
"""

from typing import Final

from tatami.core.move import Catalogue, Move
from tatami.core.text import Arguments, Seat
from tatami.games.samurai_sword.rules.content import (
    ARMOUR,
    BATTLE_CRY,
    BUSHIDO,
    CARDS,
    DAIMYO,
    DIVERSION,
    FOCUS,
    GEISHA,
    JUJITSU,
    MEDITATION,
    NO_CARD,
    PARRY,
    QUICK_DRAW,
    TEA,
    WEAPONS,
    card_text,
)

SEATS: Final = 7
NO_SEAT: Final = -1


class Play(Move):
    """A card from the hand, perhaps at a target, perhaps at a permanent before the target."""

    def __init__(self, card: int, target: int = NO_SEAT, permanent: int = NO_CARD) -> None:
        kind, text = "play", f"play {CARDS[card]}"
        args: Arguments = {"card": card_text(card)}
        if target != NO_SEAT:
            kind, text = "play-at", f"{text} > {target}"
            args["target"] = Seat(target)
        if permanent != NO_CARD:
            kind, text = "play-against", f"{text} {CARDS[permanent]}"
            args["permanent"] = card_text(permanent)
        super().__init__(kind, text, args)
        self.card: Final = card
        self.target: Final = target
        self.permanent: Final = permanent


class OfCard(Move):
    """`answer` or `discard` with a card of the hand."""

    def __init__(self, kind: str, card: int) -> None:
        super().__init__(kind, f"{kind} {CARDS[card]}", {"card": card_text(card)})
        self.card: Final = card


ALONE: Final[list[int]] = [ARMOUR, QUICK_DRAW, FOCUS, BATTLE_CRY, JUJITSU, TEA, DAIMYO]
PERMANENTS: Final[list[int]] = [ARMOUR, QUICK_DRAW, FOCUS, BUSHIDO]

PLAY: Final[dict[int, Play]] = {card: Play(card) for card in ALONE}
PLAY_AT: Final[dict[int, list[Play]]] = {
    card: [Play(card, seat) for seat in range(SEATS)]
    for card in [*range(WEAPONS), BUSHIDO, DIVERSION, GEISHA, MEDITATION]
}
AGAINST: Final[list[list[Play]]] = [
    [Play(GEISHA, seat, permanent) for permanent in PERMANENTS] for seat in range(SEATS)
]
BLEED: Final = Move("bleed", "bleed")
END: Final = Move("end", "end")
ANSWER: Final[dict[int, OfCard]] = {
    card: OfCard("answer", card) for card in [*range(WEAPONS), PARRY]
}
SUFFER: Final = Move("suffer", "suffer")
LOSE_HONOUR: Final = Move("lose-honour", "lose-honour")
DISCARD: Final[list[OfCard]] = [OfCard("discard", card) for card in range(len(CARDS))]
DRAW: Final = Move("draw", "draw")
TAKE_DISCARD: Final = Move("take-discard", "take-discard")


def _plays() -> list[Move]:
    """By card, as hands are sorted: so choices come out in the order of the catalogue."""
    plays: list[Move] = []
    for card in range(len(CARDS)):
        if card in PLAY:
            plays.append(PLAY[card])
        elif card == GEISHA:
            for seat in range(SEATS):
                plays += [PLAY_AT[card][seat], *AGAINST[seat]]
        elif card in PLAY_AT:
            plays += PLAY_AT[card]
    return plays


CATALOGUE: Final = Catalogue(
    [
        *_plays(),
        BLEED,
        END,
        *ANSWER.values(),
        SUFFER,
        LOSE_HONOUR,
        *DISCARD,
        DRAW,
        TAKE_DISCARD,
    ]
)
