"""The chapters of a game's rules, put together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Text
from tatami.games.dicium.rules.actions import ActionMove, Actions, perform
from tatami.games.dicium.rules.refusal import common_refusal
from tatami.games.dicium.rules.shortcuts import shortcuts
from tatami.games.dicium.rules.state import DiceState
from tatami.games.dicium.rules.turn import AskAct, ask_keep

if TYPE_CHECKING:
    from tatami.games.dicium.rules.cards import CardReaction, CardRow

D = TypeVar("D", bound=DiceState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rulebook(Generic[D]):
    """What the turn that all games share asks of a particular one. It has no state of its own."""

    # the turn

    def before_roll(self, state: D, seat: int, chance: Chance) -> None:
        """Ask what comes before the first roll."""
        ask_keep(state, seat, chance)

    def asks_keep(self, state: D, seat: int) -> bool:
        """Whether to ask before the first roll at all: for stored dice, or for a card that the
        seat might hold."""
        return state.stored[seat] > 0

    def beside_keep(self, state: D, seat: int) -> list[Move]:
        """Cards that may be played before the first roll; they stand after `keep` in the
        catalogue."""
        return []

    def play_before_roll(self, state: D, seat: int, move: Move, chance: Chance) -> None:
        """Play one of them and begin the rolls anew."""
        raise NotImplementedError  # pragma: no cover

    def asks_reroll(self, state: D, seat: int) -> bool:
        """Whether to ask for a re-roll at all.

        Who might hold a card that gives one is asked in any case: else it showed.
        """
        return state.rerolls > 0 and state.dice > 0

    def beside_reroll(self, state: D, seat: int) -> list[Move]:
        """Cards that may be played instead of a re-roll; they stand after it in the catalogue."""
        return []

    def play_beside(self, state: D, seat: int, move: Move, chance: Chance) -> None:
        """Play one of them. The question comes again by itself."""
        raise NotImplementedError  # pragma: no cover

    def actions(self, state: D, seat: int) -> Actions:
        """The table of actions of a seat."""
        raise NotImplementedError  # pragma: no cover

    def asks_act(self, state: D, seat: int) -> bool:
        """Whether to ask for an action at all."""
        return len(self.offers(state, seat)) > len(self.endings(state))

    def offers(self, state: D, seat: int) -> list[Move]:
        """Actions, whatever else may be done between them, and the end, by rising index."""
        found = self.actions(state, seat).offers(state, seat)
        found += self.beside_actions(state, seat)
        return found + self.endings(state)

    def endings(self, state: D) -> list[Move]:
        """What ends the actions: a plain end, or storing dice at once."""
        return [state.kit.dice_moves.end]

    def beside_actions(self, state: D, seat: int) -> list[Move]:
        """Cards and the like; they stand between the actions and the end in the catalogue."""
        return []

    def card_moves(self, state: D, seat: int) -> list[Move]:
        """The moves that would play what the seat holds: views tell why they are refused."""
        return []

    def card(self, kind: int) -> CardRow[Any]:
        """What the rules know of a card, where there are cards in hands."""
        raise NotImplementedError  # pragma: no cover

    def who_is_asked(self, state: D, seats: Sequence[int], card: int) -> tuple[int, ...]:
        """Those of the seats to whom the question whether they play the card is put."""
        raise NotImplementedError  # pragma: no cover

    def ask_holders(
        self,
        state: D,
        question: type[CardReaction[Any]],
        seats: Sequence[int],
        about: int,
        chance: Chance,
    ) -> None:
        """Ask them, or go on at once if nobody is asked."""
        raise NotImplementedError  # pragma: no cover

    def takes_only_answer(self, question: Decision[D]) -> bool:
        """DI-R09: whether nobody is asked where there is one answer."""
        return True

    def act(self, state: D, seat: int, move: Move, chance: Chance) -> None:
        """Carry out what was chosen, except `end`; then the question comes again."""
        state.push(AskAct(seat))
        if isinstance(move, ActionMove):
            perform(state, seat, move, chance)
        else:
            self.play(state, seat, move, chance)

    def play(self, state: D, seat: int, move: Move, chance: Chance) -> None:
        """Carry out something beside the actions."""
        raise NotImplementedError  # pragma: no cover

    def turn_over(self, state: D, seat: int, chance: Chance) -> None:
        """The dice are stored: end the turn and begin the next one."""
        raise NotImplementedError  # pragma: no cover

    # knowledge

    def view(self, state: D, seat: int | None) -> dict[str, Any]:
        """`common_view` and what the game adds."""
        raise NotImplementedError  # pragma: no cover

    def open_view(self, state: D, seat: int | None) -> dict[str, Any]:
        """With all that is hidden from the seat; the same in a game without secrets."""
        return self.view(state, seat)

    def shortcuts(self, state: D, seat: int) -> list[list[Move]]:
        """Answers that one tap gives together."""
        return shortcuts(state, seat)

    def redraw(self, state: D, seat: int, rng: Chance) -> None:
        """Draw anew, in a copy, what the seat does not know. Nothing in a game without secrets."""

    def why_not(self, state: D, seat: int, move: Move) -> Text:
        """Why a move is not legal."""
        return common_refusal(state, seat, move, {})

    def check(self, state: D) -> None:
        """`BadPosition` if something was lost or made from nothing."""
        raise NotImplementedError  # pragma: no cover
