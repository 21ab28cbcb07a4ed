"""Cards in hidden hands, a deck, an open row and a discard pile, and who knows what of them.

A pile whose order nobody knows has none: it is a count of each kind, and every card drawn from it
is drawn by chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tatami.core.chance import Chance
from tatami.core.errors import BadPosition
from tatami.core.state import State
from tatami.core.text import Seat

_SEATS: Final = 16
"""Entries of what is known are a kind times this, plus a bit mask of seats."""


def draw_kind(pile: list[int], chance: Chance) -> int:
    """One card of a pile that is not empty, removed."""
    at = chance.below(sum(pile))
    for kind, count in enumerate(pile):
        at -= count
        if at < 0:
            pile[kind] -= 1
            return kind
    raise AssertionError("the pile was empty")


class Piles:
    """The cards of one sort. `names` are their kinds; texts are `card-<name>`.

    `known[v]` is what seat v (the last entry: everyone) knows of others' cards: numbers
    `kind * 16 + seats`, one for each card known to be with one of these seats.
    """

    def __init__(self, names: tuple[str, ...], players: int, places: int, again: bool) -> None:
        self.names = names
        self.kinds = len(names)
        self.players = players
        self.again = again
        """Whether the discard pile becomes the deck when that is empty."""
        self.hands = [0] * (players * self.kinds)
        self.deck = [0] * self.kinds
        self.discard = [0] * self.kinds
        self.row = [-1] * places
        self.known: list[tuple[int, ...]] = [()] * (players + 1)

    def copy(self) -> Piles:
        new = Piles(self.names, 0, 0, self.again)
        new.players = self.players
        new.hands = self.hands[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.row = self.row[:]
        new.known = self.known[:]
        return new

    # questions

    def holds(self, seat: int, kind: int) -> bool:
        return self.hands[seat * self.kinds + kind] > 0

    def count(self, seat: int) -> int:
        """How many cards a seat holds."""
        return sum(self.hands[seat * self.kinds : (seat + 1) * self.kinds])

    def hand(self, seat: int) -> list[int]:
        """How many cards of each kind a seat holds."""
        return self.hands[seat * self.kinds : (seat + 1) * self.kinds]

    def any_left(self) -> bool:
        """Whether there is a card to take, from the row or from the deck."""
        return max(self.row) >= 0 or self.any_to_draw()

    def any_to_draw(self) -> bool:
        return any(self.deck) or (self.again and any(self.discard))

    def on_offer(self) -> list[int]:
        """The kinds in the row, each once, by rising number."""
        return sorted({kind for kind in self.row if kind >= 0})

    def total(self, kind: int) -> int:
        """How many cards of a kind there are, wherever they lie."""
        held = sum(self.hands[kind :: self.kinds])
        return self.deck[kind] + self.discard[kind] + self.row.count(kind) + held

    def might_hold(self, seat: int, kind: int) -> bool:
        """Whether a seat holds such a card as far as everyone can know."""
        entries = self.known[self.players]
        if any(entry // _SEATS == kind and entry >> seat & 1 for entry in entries):
            return True
        sure = sum(entry & (_SEATS - 1) == 1 << seat for entry in entries)
        seen = sum(entry // _SEATS == kind for entry in entries)
        seen += self.discard[kind] + self.row.count(kind)
        return self.count(seat) > sure and self.total(kind) > seen

    def who_might(self, seats: Sequence[int], kind: int) -> tuple[int, ...]:
        """Those of the seats who might hold such a card as far as everybody knows.

        Alone at the table nobody is kept in the dark.
        """
        if self.players == 1:
            return (0,) if 0 in seats and self.holds(0, kind) else ()
        return tuple([seat for seat in seats if self.might_hold(seat, kind)])

    def known_to(self, viewer: int) -> list[tuple[int, list[int]]]:
        """Kind and possible holders of each card of others that the viewer knows."""
        return [
            (entry // _SEATS, [seat for seat in range(self.players) if entry >> seat & 1])
            for entry in self.known[viewer]
        ]

    def text(self, kind: int) -> str:
        return f"card-{self.names[kind]}"

    def held_texts(self, seat: int) -> list[int | str | Seat]:
        """The names of all cards that a seat holds."""
        found: list[int | str | Seat] = []
        for kind, count in enumerate(self.hand(seat)):
            for _ in range(count):
                found.append(self.text(kind))
        return found

    def listed(self, counts: list[int]) -> list[str]:
        return [self.names[kind] for kind, count in enumerate(counts) for _ in range(count)]

    def held(self) -> list[list[str]]:
        """The hands of all seats."""
        return [self.listed(self.hand(seat)) for seat in range(self.players)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees of the cards; views of all games have the same shape."""
        viewer = self.players if seat is None else seat
        return {
            "row": [None if kind < 0 else self.names[kind] for kind in self.row],
            "deck": sum(self.deck),
            "discard": self.listed(self.discard),
            "own": None if seat is None else self.listed(self.hand(seat)),
            "known": [
                {"card": self.names[kind], "seats": seats} for kind, seats in self.known_to(viewer)
            ],
        }

    def check(self, totals: tuple[int, ...]) -> None:
        """`BadPosition` unless there are so many cards of each kind."""
        for kind, expected in enumerate(totals):
            there = self.total(kind)
            if there != expected:
                raise BadPosition(f"{there} cards {self.names[kind]}; the game has {expected}")

    # what happens to cards

    def draw(self, state: State, chance: Chance) -> int:
        """The top of the deck, or -1 if no card is left."""
        if not any(self.deck):
            if not self.any_to_draw():
                return -1
            self.deck = self.discard
            self.discard = [0] * self.kinds
            if state.events is not None:
                state.tell("reshuffle", {})
        return draw_kind(self.deck, chance)

    def deal(self, state: State, seat: int, count: int, chance: Chance) -> None:
        """Hidden cards, before the game begins."""
        for _ in range(count):
            self.hands[seat * self.kinds + self.draw(state, chance)] += 1

    def fill_row(self, state: State, chance: Chance) -> None:
        for place, kind in enumerate(self.row):
            if kind < 0:
                self.row[place] = self.draw(state, chance)
                if state.events is not None and self.row[place] >= 0:
                    state.tell("row", {"card": self.text(self.row[place])})

    def take_from_row(self, state: State, seat: int, kind: int, chance: Chance) -> None:
        """A card of the row, which everyone sees; another one takes its place."""
        self.row[self.row.index(kind)] = -1
        self.hands[seat * self.kinds + kind] += 1
        for viewer in range(self.players + 1):
            if viewer != seat:
                self._learn(viewer, kind, 1 << seat)
        if state.events is not None:
            state.tell("take", {"player": Seat(seat), "card": self.text(kind)})
        self.fill_row(state, chance)

    def take_from_deck(self, state: State, seat: int, chance: Chance) -> None:
        """The top of the deck, which the seat alone sees."""
        kind = self.draw(state, chance)
        self.hands[seat * self.kinds + kind] += 1
        if state.events is not None:
            state.tell("draw", {"player": Seat(seat)}, {"card": self.text(kind)}, (seat,))

    def play(self, state: State, seat: int, kind: int) -> None:
        """A card leaves the hand for the discard pile; everyone sees it."""
        self.hands[seat * self.kinds + kind] -= 1
        self.discard[kind] += 1
        for viewer in range(self.players + 1):
            self._forget(viewer, kind, seat)
        if state.events is not None:
            state.tell("card", {"player": Seat(seat), "card": self.text(kind)})

    def steal(self, state: State, thief: int, victim: int, chance: Chance) -> None:
        """A card drawn at random from a hand; only the two players see it."""
        kind = draw_kind(self.hand(victim), chance)
        self.hands[victim * self.kinds + kind] -= 1
        self.hands[thief * self.kinds + kind] += 1
        for viewer in range(self.players + 1):
            if viewer == thief:
                self._forget(viewer, kind, victim)
            elif viewer == victim:
                self._learn(viewer, kind, 1 << thief)
            else:
                self._blur(viewer, victim, thief)
        if state.events is not None:
            state.tell(
                "steal",
                {"player": Seat(thief), "victim": Seat(victim)},
                {"card": self.text(kind)},
                (thief, victim),
            )

    # who knows what

    def _learn(self, viewer: int, kind: int, seats: int) -> None:
        self.known[viewer] = tuple(sorted((*self.known[viewer], kind * _SEATS + seats)))

    def _forget(self, viewer: int, kind: int, seat: int) -> None:
        """A card of the kind left the seat's hand: the one known most exactly, if any was."""
        best = -1
        for entry in self.known[viewer]:
            fits = entry // _SEATS == kind and entry >> seat & 1
            if fits and (best < 0 or _width(entry) < _width(best)):
                best = entry
        if best >= 0:
            left = list(self.known[viewer])
            left.remove(best)
            self.known[viewer] = tuple(left)

    def _blur(self, viewer: int, victim: int, thief: int) -> None:
        """Some card changed hands: what the victim was known to hold may be with the thief now."""
        self.known[viewer] = tuple(
            sorted(e | 1 << thief if e >> victim & 1 else e for e in self.known[viewer])
        )

    def redeal(self, viewer: int, rng: Chance) -> None:
        """Draw anew the cards that the viewer does not see, in keeping with all that it knows."""
        room = [self.count(seat) if seat != viewer else 0 for seat in range(self.players)]
        pool = self.deck[:]
        for seat in range(self.players):
            if seat != viewer:
                for kind in range(self.kinds):
                    pool[kind] += self.hands[seat * self.kinds + kind]
                    self.hands[seat * self.kinds + kind] = 0
        entries = sorted(self.known[viewer], key=_width_first)
        for entry in [e for e in entries if _width(e) == 1]:
            self._give(pool, room, entry // _SEATS, (entry & (_SEATS - 1)).bit_length() - 1)
        for entry in [e for e in entries if _width(e) > 1]:
            seats = [s for s in range(self.players) if entry >> s & 1 and room[s]]
            if seats and pool[entry // _SEATS]:
                self._give(pool, room, entry // _SEATS, rng.chooses(seats))
        for seat in range(self.players):
            while room[seat]:
                self.hands[seat * self.kinds + draw_kind(pool, rng)] += 1
                room[seat] -= 1
        self.deck = pool
        self._share_knowledge(viewer)

    def _give(self, pool: list[int], room: list[int], kind: int, seat: int) -> None:
        pool[kind] -= 1
        room[seat] -= 1
        self.hands[seat * self.kinds + kind] += 1

    def _share_knowledge(self, viewer: int) -> None:
        """Others know what everyone knows, and of the viewer's hand what the viewer knows they
        know."""
        own = 1 << viewer
        everyone = self.known[self.players]
        for other in range(self.players):
            if other != viewer:
                of_viewer = [e for e in self.known[other] if e & (_SEATS - 1) == own]
                common = [e for e in everyone if not e >> other & 1 and e & (_SEATS - 1) != own]
                self.known[other] = tuple(sorted([*of_viewer, *common]))


def _width(entry: int) -> int:
    return (entry & (_SEATS - 1)).bit_count()


def _width_first(entry: int) -> tuple[int, int]:
    return _width(entry), entry
