"""What a player can answer. The plays belong to the cards: `cards.py` makes them.

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

from tatami.core.move import Move
from tatami.core.text import Arguments, Seat, Text
from tatami.games.samurai_sword.rules.content import CARDS, NO_CARD, PARRY, WEAPONS, card_text

SEATS: Final = 7
NO_SEAT: Final = -1


class Play(Move):
    """A card from the hand, perhaps at a target, perhaps at a permanent before the target, or
    `at_hand`: at a card of the target's hand, which nobody sees."""

    def __init__(
        self,
        card: int,
        target: int = NO_SEAT,
        permanent: int = NO_CARD,
        *,
        at_hand: bool = False,
    ) -> None:
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
        self.at_hand: Final = at_hand

    @property
    def label(self) -> Text:
        """A card that is aimed at a hand says so."""
        return Text("move-play-at-hand" if self.at_hand else f"move-{self.kind}", self.args)


class OfCard(Move):
    """`answer` or `discard` with a card of the hand."""

    def __init__(self, kind: str, card: int) -> None:
        super().__init__(kind, f"{kind} {CARDS[card]}", {"card": card_text(card)})
        self.card: Final = card


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
NO_TARGET: Final[list[Play]] = [Play(card) for card in range(len(CARDS))]
"""For asking why a card cannot be played at all; for most cards not in the catalogue."""
