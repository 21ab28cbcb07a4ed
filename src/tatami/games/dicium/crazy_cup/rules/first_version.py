"""CC-R35: the first version of the rules, for races that were begun by it.

Only who holds a card is asked for it, in the open: for Hooks and Marshals one seat after the other,
for Full Steam before anything else. A card asks even where it has one answer, and storing dice is
asked once the actions are over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Text
from tatami.games.dicium.crazy_cup.rules.cards import CARDS
from tatami.games.dicium.crazy_cup.rules.mishaps import Loot
from tatami.games.dicium.crazy_cup.rules.names import HOOK, MARSHAL, STEAM
from tatami.games.dicium.crazy_cup.rules.reactions import StopCard
from tatami.games.dicium.crazy_cup.rules.rulebook import CupBook
from tatami.games.dicium.crazy_cup.rules.state import Race
from tatami.games.dicium.crazy_cup.rules.towing import ThrowHook
from tatami.games.dicium.rules.cards import CardChoice, CardReaction, PayDice, held_card
from tatami.games.dicium.rules.turn import ask_keep


class FirstBook(CupBook):
    def before_roll(self, race: Race, seat: int, chance: Chance) -> None:
        if self.who_is_asked(race, (seat,), STEAM):
            race.push(StartCard(seat))
        else:
            ask_keep(race, seat, chance)

    def asks_keep(self, race: Race, seat: int) -> bool:
        return race.stored[seat] > 0

    def beside_keep(self, race: Race, seat: int) -> list[Move]:
        return []

    def asks_act(self, race: Race, seat: int) -> bool:
        return race.piles.count(seat) > 0 or len(self.offers(race, seat)) > 1

    def endings(self, race: Race) -> list[Move]:
        return [race.kit.dice_moves.end]

    def takes_only_answer(self, question: Decision[Race]) -> bool:
        return isinstance(question, PayDice) or not isinstance(question, (CardChoice, Loot))

    def who_is_asked(self, race: Race, seats: Sequence[int], card: int) -> tuple[int, ...]:
        """Everyone sees whether a seat with cards is asked, and learns from that."""
        able = [seat for seat in seats if not race.is_drone(seat) and race.piles.count(seat)]
        race.revealed += len(able)
        return tuple([seat for seat in able if race.piles.holds(seat, card)])

    def ask_holders(
        self,
        race: Race,
        question: type[CardReaction[Any]],
        seats: Sequence[int],
        about: int,
        chance: Chance,
    ) -> None:
        players = tuple([seat for seat in seats if not race.is_drone(seat)])
        if question.card == MARSHAL:
            ask_next_marshal(race, players, about)
        elif question.card == HOOK:
            race.push(AskHooksInTurn(about, players))
        else:
            super().ask_holders(race, question, seats, about, chance)


class StartCard(Decision[Race]):
    """Play Full Steam, or go on."""

    def choices(self, race: Race, seat: int) -> list[Move]:
        return [*held_card(race, seat, STEAM), race.box.moves.go]

    def take(self, race: Race, seat: int, move: Move, chance: Chance) -> None:
        if move is race.box.moves.go:
            ask_keep(race, seat, chance)
        else:
            race.book.play_before_roll(race, seat, move, chance)

    def prompt(self, race: Race, seat: int) -> Text:
        return Text("ask-start", rule="CC-6.3")


def ask_next_marshal(race: Race, waiting: tuple[int, ...], about: int) -> None:
    for at, seat in enumerate(waiting):
        asked = race.book.who_is_asked(race, (seat,), MARSHAL)
        if asked:
            race.push(StopCardInTurn(asked, (), about, waiting[at + 1 :]))
            return


class StopCardInTurn(StopCard):
    """Once a Marshal is played, those who are still `waiting` are not asked."""

    fields: ClassVar[tuple[str, ...]] = ("seats", "answers", "about", "waiting")

    def __init__(
        self,
        seats: tuple[int, ...],
        answers: tuple[Move | None, ...],
        about: int,
        waiting: tuple[int, ...],
    ) -> None:
        super().__init__(seats, answers, about)
        self.waiting = waiting

    def closed(self, race: Race, played: list[tuple[int, Move]], chance: Chance) -> None:
        if played:
            super().closed(race, played, chance)
        else:
            ask_next_marshal(race, self.waiting, self.about)


class AskHooksInTurn(Step[Race]):
    """A Hook is thrown, and answered by Marshals, before the next of those `waiting` is asked."""

    fields: ClassVar[tuple[str, ...]] = ("about", "waiting")

    def __init__(self, about: int, waiting: tuple[int, ...]) -> None:
        self.about = about
        self.waiting = waiting

    def run(self, race: Race, chance: Chance) -> None:
        for at, seat in enumerate(self.waiting):
            asked = race.book.who_is_asked(race, (seat,), HOOK)
            if asked:
                race.push(AskHooksInTurn(self.about, self.waiting[at + 1 :]))
                race.push(ThrowHook(asked, (), self.about))
                return


FIRST_BOOK: Final = FirstBook(CARDS)
