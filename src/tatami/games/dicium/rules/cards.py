"""Cards in hidden hands: taken, played between actions and paid with dice, or played at the moment
that asks for them.

A card is one row of a game's table: why it cannot be played, its price, what it asks, what it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.errors import BadContent
from tatami.core.move import Move
from tatami.core.reaction import Reaction, ask
from tatami.core.rows import Row, complete
from tatami.core.state import Decision
from tatami.core.text import Text
from tatami.games.dicium.rules.asking import ask_choice
from tatami.games.dicium.rules.box import DiceBox
from tatami.games.dicium.rules.hand import discard_dice
from tatami.games.dicium.rules.moves import CardMoves, DiceMove, NumberedMove
from tatami.games.dicium.rules.piles import Piles
from tatami.games.dicium.rules.rulebook import Rulebook
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.turn import Act


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(DiceState):
    """A game with cards of one sort in hidden hands."""

    def __init__(
        self,
        players: int,
        box: DiceBox,
        book: Rulebook[Any],
        options: dict[str, str],
        moves: CardMoves,
        piles: Piles,
    ) -> None:
        super().__init__(players, box, book, options)
        self.card_moves = moves
        self.piles = piles


C = TypeVar("C", bound=CardState)
R = TypeVar("R", bound="CardRow[Any]")


@mypyc_attr(allow_interpreted_subclasses=True)
class CardRow(Row, Generic[C]):
    """All that the rules know of a card that is played between actions."""

    ask: ClassVar[str] = ""
    """The message of what it asks; empty if it asks nothing."""
    lacking: ClassVar[str] = ""
    """The message why it cannot be played while there is nothing to choose."""
    unpaid: ClassVar[str] = ""
    """The message why it cannot be played without the dice that it costs."""

    moment: ClassVar[str] = "act"
    """When it is played, for people: between actions, or where it is asked for."""

    def __init__(self, id: str, rule: str) -> None:
        super().__init__(id)
        self.rule = rule
        self.kind = -1
        """Its number, given by `card_rows`."""

    def refusal(self, state: C, seat: int) -> str:
        """The message why it cannot be played now; empty if it can."""
        return self.obstacle(state, seat) or ("" if self.prices(state) else self.unpaid)

    def refusal_rule(self, refusal: str) -> str:
        """Where the rules have this reason."""
        return self.rule

    def obstacle(self, state: C, seat: int) -> str:
        """The message why it has no effect now, whatever it costs; empty if it has."""
        return self.lacking if self.ask and not self.choices(state, seat) else ""

    def prices(self, state: C) -> list[int]:
        """The dice that can be discarded for it: each way to pay; 0 for a card that costs none."""
        return [0]

    def choices(self, state: C, seat: int) -> list[Move]:
        """The answers to what it asks, by rising index."""
        return []

    def prompt(self, state: C) -> Text:
        return Text(self.ask, {"card": state.piles.text(self.kind)}, self.rule)

    def played(self, state: C, seat: int, choice: Move | None, chance: Chance) -> None:
        """It is paid for, and what it asks is answered: what happens now."""
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return type(self).played is CardRow.played

    def asked_for(self) -> bool:
        """Whether there is a moment at which it can be played, once it has its number."""
        return True


class Interjection(CardRow[CardState]):
    """Played at a moment that asks for it, never between actions. Its effect stands with the
    questions of these moments."""

    moment: ClassVar[str] = "react"

    def __init__(self, id: str, rule: str, *questions: type[CardReaction[Any]]) -> None:
        super().__init__(id, rule)
        self.questions = questions

    def refusal(self, state: CardState, seat: int) -> str:
        return "illegal-card-moment"

    def idle(self) -> bool:
        """Without questions, or with one that does nothing with the answers."""
        does = [question.closed is not Reaction.closed for question in self.questions]
        return not does or not all(does)

    def asked_for(self) -> bool:
        return all(question.card == self.kind for question in self.questions)


def card_rows(what: str, names: tuple[str, ...], rows: Sequence[R]) -> list[R]:
    """The rows of a game's cards by their numbers, exactly one for each."""
    found = complete(what, names, rows)
    for kind, row in enumerate(found):
        row.kind = kind
        if not row.asked_for():
            raise BadContent(f"when is {what} {row.id} played? Its question asks for another card")
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class CardBook(Rulebook[C]):
    """The rulebook of a game whose cards have these rows."""

    def __init__(self, rows: Sequence[CardRow[Any]]) -> None:
        self.rows = list(rows)

    def card(self, kind: int) -> CardRow[Any]:
        return self.rows[kind]

    def who_is_asked(self, state: C, seats: Sequence[int], card: int) -> tuple[int, ...]:
        """Those who might hold it as far as everybody knows."""
        return state.piles.who_might(seats, card)

    def ask_holders(
        self,
        state: C,
        question: type[CardReaction[Any]],
        seats: Sequence[int],
        about: int,
        chance: Chance,
    ) -> None:
        """All at once and in secret."""
        asked = self.who_is_asked(state, seats, question.card)
        ask(state, question(asked, (), about), chance)

    def asks_act(self, state: C, seat: int) -> bool:
        """Others would learn whether a card can be played if its owner were not asked."""
        hides = state.players > 1 and state.piles.count(seat) > 0
        return hides or super().asks_act(state, seat)

    def beside_actions(self, state: C, seat: int) -> list[Move]:
        moves = state.card_moves.card
        return [
            moves[kind]
            for kind, count in enumerate(state.piles.hand(seat))
            if count and not self.rows[kind].refusal(state, seat)
        ]

    def card_moves(self, state: C, seat: int) -> list[Move]:
        moves = state.card_moves.card
        return [moves[kind] for kind, count in enumerate(state.piles.hand(seat)) if count]

    def redraw(self, state: C, seat: int, rng: Chance) -> None:
        """The cards of others and the deck."""
        state.piles.redeal(seat, rng)


def why_no_card(state: CardState, seat: int, move: Move) -> Text:
    """Why a card cannot be played now."""
    assert isinstance(move, NumberedMove)
    row = state.book.card(move.number)
    if not state.piles.holds(seat, move.number):
        return Text("illegal-no-card", rule=row.rule)
    between = isinstance(state.decision, Act)
    refusal = row.refusal(state, seat) if between else "illegal-card-moment"
    return Text(refusal or "illegal-now", rule=row.refusal_rule(refusal))


# in the own turn


def ask_for_card(state: CardState, seat: int, card: int, chance: Chance) -> None:
    """A card is paid for: what it asks, or what it does."""
    row = state.book.card(card)
    if row.ask:
        ask_choice(state, CardChoice(seat, card), chance)
    else:
        row.played(state, seat, None, chance)


class CardChoice(Decision[CardState]):
    """What a card that is being played asks."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def choices(self, state: CardState, seat: int) -> list[Move]:
        return state.book.card(self.card).choices(state, seat)

    def take(self, state: CardState, seat: int, move: Move, chance: Chance) -> None:
        state.book.card(self.card).played(state, seat, move, chance)

    def prompt(self, state: CardState, seat: int) -> Text:
        return state.book.card(self.card).prompt(state)


class PayDice(CardChoice):
    """Which unused dice are discarded for a card."""

    def choices(self, state: CardState, seat: int) -> list[Move]:
        pay = state.card_moves.pay
        return [pay[dice] for dice in state.book.card(self.card).prices(state)]

    def take(self, state: CardState, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, DiceMove)
        discard_dice(state, seat, move.dice)
        ask_for_card(state, seat, self.card, chance)

    def prompt(self, state: CardState, seat: int) -> Text:
        row = state.book.card(self.card)
        return Text("ask-pay", {"card": state.piles.text(self.card)}, row.rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCard(Decision[C]):
    """A card of the row, or with `deck` the top of the deck."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "deck")

    def __init__(self, seat: int, deck: bool = True) -> None:
        super().__init__(seat)
        self.deck = deck

    def choices(self, state: C, seat: int) -> list[Move]:
        found: list[Move] = [state.card_moves.take[kind] for kind in state.piles.on_offer()]
        if self.deck and state.piles.any_to_draw():
            found.append(state.card_moves.take_deck)
        return found

    def take(self, state: C, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, NumberedMove):
            state.piles.take_from_row(state, seat, move.number, chance)
        else:
            state.piles.take_from_deck(state, seat, chance)


# at any time


def held_card(state: CardState, seat: int, card: int) -> list[Move]:
    """The move that plays the card, if the seat holds it; a new list."""
    return [state.card_moves.card[card]] if state.piles.holds(seat, card) else []


@mypyc_attr(allow_interpreted_subclasses=True)
class CardReaction(Reaction[C]):
    """Play the card now, or pass. `about` is what the moment is about: a piece, a die, a place."""

    fields: ClassVar[tuple[str, ...]] = ("seats", "answers", "about")
    card: ClassVar[int] = -1

    def __init__(
        self, seats: tuple[int, ...], answers: tuple[Move | None, ...], about: int
    ) -> None:
        super().__init__(seats, answers)
        self.about = about

    def plays(self, state: C, seat: int) -> list[Move]:
        return held_card(state, seat, self.card)

    def no(self, state: C) -> Move:
        return state.kit.dice_moves.no

    def prompt(self, state: C, seat: int) -> Text:
        name = state.piles.names[self.card]
        return Text(f"ask-{name}", rule=state.book.card(self.card).rule)
