"""The position: what lies where, and the questions that the rules ask of it."""

from __future__ import annotations

from bisect import insort
from typing import Any, ClassVar

from tatami.core.chance import Chance
from tatami.core.encoding import Fields, Row
from tatami.core.move import Move
from tatami.core.position import WrittenForm
from tatami.core.state import State
from tatami.core.text import Text
from tatami.games.samurai_sword.rules import (
    check,
    determinize,
    knowledge,
    memory,
    quick_encoding,
    view,
)
from tatami.games.samurai_sword.rules.characters import DEFENCE, MORE_CARDS, MORE_WEAPONS
from tatami.games.samurai_sword.rules.content import (
    LIFE,
    SHOGUN,
    STRONG_SHOGUN,
    TEAM_OF,
    TURN_DRAW,
    WEAPONS_A_TURN,
)
from tatami.games.samurai_sword.rules.moves import OfCard, Play
from tatami.games.samurai_sword.rules.position import written_form
from tatami.games.samurai_sword.rules.reach import WAYS


class SamuraiSword(State):
    """Seats run clockwise. `shown` is the card being played, between hand and discard pile.

    `fighting` are the players who are not harmless, as bits: see `note_fighting`. `exposed` are
    those of whose hand somebody has known a card: of the others nothing has to be forgotten.
    `hostility[one * players + other]` adds up what the one has openly played against (or, below
    zero, for) the other; `acts` and `cards_since` hold more of what the table remembers (`memory`).
    """

    game_id: ClassVar[str] = "samurai-sword"
    rows: ClassVar[tuple[str, ...]] = view.ROWS
    lasting: ClassVar[tuple[str, ...]] = view.LASTING

    reshuffle_at_once: bool
    roles: list[int]
    removed: int
    characters: list[int]
    life: list[int]
    fighting: int
    honour: list[int]
    box: int
    hands: list[list[int]]
    armour: list[int]
    quick_draw: list[int]
    focus: list[int]
    bushido: int
    deck: list[int]
    discard: list[int]
    shown: int
    turn: int
    weapons_played: int
    known: list[tuple[int, ...]]
    exposed: int
    hostility: list[int]
    acts: list[int]
    cards_since: list[int]

    def copy(self) -> SamuraiSword:
        new = SamuraiSword(self.players)
        self.copy_base(new)
        new.reshuffle_at_once = self.reshuffle_at_once
        new.roles = self.roles
        new.removed = self.removed
        new.characters = self.characters
        new.life = self.life[:]
        new.fighting = self.fighting
        new.honour = self.honour[:]
        new.box = self.box
        new.hands = [hand[:] for hand in self.hands]
        new.armour = self.armour[:]
        new.quick_draw = self.quick_draw[:]
        new.focus = self.focus[:]
        new.bushido = self.bushido
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.shown = self.shown
        new.turn = self.turn
        new.weapons_played = self.weapons_played
        new.known = self.known[:]
        new.exposed = self.exposed
        new.hostility = self.hostility[:]
        new.acts = self.acts
        new.cards_since = self.cards_since[:]
        return new

    # the rules' questions

    def asking(self) -> str:
        """The question that waits for an answer, by name."""
        return type(self.decision).__name__ if self.actors else ""

    def max_life(self, seat: int) -> int:
        return LIFE[self.characters[seat]]

    def team(self, seat: int) -> int:
        return TEAM_OF[self.roles[seat]]

    def harmless(self, seat: int) -> bool:
        return not self.fighting >> seat & 1

    def strong_shogun(self, seat: int) -> bool:
        """SS-7.2: with three players the shogun draws one more and plays one more weapon."""
        return self.players == 3 and self.roles[seat] == SHOGUN

    def draws(self, seat: int) -> int:
        more = STRONG_SHOGUN if self.strong_shogun(seat) else 0
        return TURN_DRAW + MORE_CARDS[self.characters[seat]] + more

    def weapons_left(self, seat: int) -> int:
        left = WEAPONS_A_TURN + self.focus[seat] + MORE_WEAPONS[self.characters[seat]]
        if self.players == 3 and self.strong_shogun(seat):
            left += STRONG_SHOGUN
        return left - self.weapons_played

    def difficulty(self, attacker: int, target: int) -> int:
        """SS-3.1, SS-R02: seat steps the shorter way round, harmless players skipped."""
        return self.distance(attacker, target) + self.defence(target)

    def defence(self, target: int) -> int:
        return self.armour[target] + DEFENCE[self.characters[target]]

    def distance(self, attacker: int, target: int) -> int:
        return WAYS[attacker][self.fighting | 1 << target][target]

    def next_seat(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def others(self, seat: int) -> list[int]:
        """The other seats, clockwise from the left neighbour."""
        n = self.players
        return [(seat + step) % n for step in range(1, n)]

    # moving cards; the only places where a hand changes

    def give(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        insort(hand, card)
        if len(hand) == 1:
            self.note_fighting(seat)

    def receive(self, seat: int, cards: list[int]) -> None:
        hand = self.hands[seat]
        hand += cards
        hand.sort()
        if len(hand) == len(cards):
            self.note_fighting(seat)

    def lose(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.remove(card)
        memory.forget_leavers(self, seat)
        if not hand:
            self.note_fighting(seat)

    def note_fighting(self, seat: int) -> None:
        """SS-3.2: note whether the player is harmless, after a change of life or hand."""
        if self.life[seat] and self.hands[seat]:
            self.fighting |= 1 << seat
        else:
            self.fighting &= ~(1 << seat)

    def drop(self, seat: int, card: int) -> None:
        """Openly out of the hand: whoever knew of this card knows that it is gone."""
        self.lose(seat, card)
        if self.exposed >> seat & 1:
            knowledge.forget_card(self, seat, card)

    # the rest of the contract

    def view(self, seat: int | None) -> dict[str, Any]:
        return view.view(self, seat)

    def open_view(self, seat: int | None) -> dict[str, Any]:
        return view.open_view(self, seat)

    def shared_view(self) -> dict[str, Any]:
        return view.shared_view(self)

    def own_view(self, seat: int | None) -> dict[str, Any]:
        return view.own_view(self, seat)

    def own_stamp(self, seat: int | None) -> Any:
        return view.own_stamp(self, seat)

    def encode(self, seat: int, layout: Fields) -> Row[float]:
        return quick_encoding.row(self, seat)

    def determinize(self, seat: int, rng: Chance) -> SamuraiSword:
        return determinize.determinize(self, seat, rng)

    def written_form(self) -> WrittenForm:
        return written_form(self.players)

    def derive(self) -> None:
        n = self.players
        for seat in range(n):
            self.note_fighting(seat)
        self.exposed = sum(1 << seat for seat in range(n) if any(self.known[seat::n]))

    def check(self) -> None:
        check.check(self)

    def why_not(self, seat: int, move: Move) -> Text:
        if isinstance(move, (Play, OfCard)) and move.card not in self.hands[seat]:
            return Text("illegal-not-in-hand", rule="SS-2.3")
        return super().why_not(seat, move)
