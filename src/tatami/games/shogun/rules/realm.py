"""Everything that lies on the table, and how pieces and cards are handled.

The rules work on a `Realm`. The state that is played, `Shogun` in `state.py`, is one with what
may be known and written of it: that part needs the rules, so that it cannot stand here.
Colours of cubes are seat numbers, then GREEN for the peasants. Piles whose order nobody
knows are sorted lists from which chance picks.
"""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.state import State
from tatami.core.text import Arguments, Seat
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BID,
    CHEST_CARDS,
    COLOURS,
    EMPTY,
    EVENTS,
    GREEN,
    NEUTRAL,
    NO_EVENT,
    OUT_OF_PLAY,
    PROVINCE_TEXTS,
    SPACE_TEXTS,
    SPACES,
)
from tatami.games.shogun.rules.content import (
    BUILDINGS,
    CUBES,
    FAVOURS,
    PEASANTS,
    PRICES,
    START_CHESTS,
    TOWER_CARDS,
)
from tatami.games.shogun.rules.provinces import MOON, PROVINCES, REGION, REGIONS, SITES, SMALL, SUN

BUILDING_KINDS = 3
BIT_COUNT = [bin(mask).count("1") for mask in range(1 << BUILDING_KINDS)]
SCORED = 2 + len(REGIONS)
"""What a winter scores for: provinces, buildings, and the majorities of each region."""


DEEDS = ("attacks", "conquests", "losses", "revolts")
ATTACKS, CONQUESTS, LOSSES, REVOLTS = range(len(DEEDS))


class Realm(State):
    game_id = "shogun"

    def lay_out(self, options: dict[str, str]) -> None:
        """Everything as it lies before the setup."""
        players = self.players
        self.options = options
        self._read_options()

        self.owner = [NEUTRAL] * PROVINCES
        self.armies = [0] * PROVINCES
        self.buildings = [0] * PROVINCES
        """Bits: castle 1, temple 2, theatre 4."""
        self.unrest = [0] * PROVINCES
        self.gained = [False] * PROVINCES
        """Won in this round: the card is in its owner's hand and on no space."""
        self.supply = BUILDINGS[:]
        if players == 3:  # SH-2.3
            for province in range(PROVINCES):
                if not SMALL[self.side][province]:
                    self.owner[province] = OUT_OF_PLAY

        # SH-3.1
        self.reserve = [CUBES] * players + [0] * (GREEN - players) + [PEASANTS]
        self.tower = [0] * (2 * COLOURS)
        """The upper floor by colour, then the lower one."""
        self.tray = [0] * COLOURS

        self.chests = [START_CHESTS[players]] * players  # SH-4.1
        self.rice = [0] * players
        self.points = [0] * players
        self.tally = [0] * (2 * SCORED * players)
        """Points of each winter by what they were for, then by seat."""
        self.favour_points = [0] * players
        self.deeds = [0] * (len(DEEDS) * players)
        """How often, by deed, then by seat: for the score sheet."""

        self.year = 0
        self.season = 0
        self.phase = "setup"

        self.plan = [EMPTY] * (SPACES * players)
        self.shown = [False] * (SPACES * players)
        self.committed = [False] * players

        self.action_order: list[int] = []
        """The action cards that lie face up, in their order, done ones too."""
        self.face_down: list[int] = []
        self.actions_done = 0
        self.seats_done = 0

        self.event = NO_EVENT
        self.event_row: list[int] = []
        self.event_pile = list(range(EVENTS))

        self.special_on_place: list[int] = []
        """On the places 1 to 5."""
        self.special_of = [EMPTY] * players
        self.choosing: list[int] = []
        """Who still takes a place, the next one first."""
        self.turn_order: list[int] = []

        self.uprising: list[int] = []
        self.extra_peasants = 0

        self.first = 0
        self.offer: list[int] = []
        self.draft_pile: list[int] = []
        self.draft_under: list[int] = []
        """Pairs that went under the pile, oldest first."""
        self.groups: list[list[int]] = [[] for _ in range(players)]
        self.seen_offer: list[list[int]] = [[] for _ in range(players)]

        self.officers = [0] * players
        self.favours = [EMPTY] * len(PRICES)
        self.favour_pile = list(range(1, FAVOURS + 1)) if self.court else []
        self.audience: list[int] = []
        """Who has still to come before the emperor, the next one first."""
        self.calm = [0] * players
        self.shield = [0] * players
        """Bits: safe from combat A 1, from combat B 2."""

    def _read_options(self) -> None:
        self.side = MOON if self.options["board"] == "moon" else SUN
        self.region = REGION[self.side]
        self.drafted = self.options["setup"] == "draft"
        self.court = self.options["court"] == "on"
        self.forced = self.options["forced_actions"] == "on"
        self.income_kept = self.options["income_on_lost_revolt"] == "keep"
        self.spaces = SPACES if self.court else BID + 1
        self.tower_cards = TOWER_CARDS if self.court else 0

    def fill_copy(self, new: Realm) -> None:
        self.copy_base(new)
        new.options = self.options
        new.side = self.side
        new.region = self.region
        new.drafted = self.drafted
        new.court = self.court
        new.forced = self.forced
        new.income_kept = self.income_kept
        new.spaces = self.spaces
        new.tower_cards = self.tower_cards
        new.owner = self.owner[:]
        new.armies = self.armies[:]
        new.buildings = self.buildings[:]
        new.unrest = self.unrest[:]
        new.gained = self.gained[:]
        new.supply = self.supply[:]
        new.reserve = self.reserve[:]
        new.tower = self.tower[:]
        new.tray = self.tray[:]
        new.chests = self.chests[:]
        new.rice = self.rice[:]
        new.points = self.points[:]
        new.tally = self.tally[:]
        new.favour_points = self.favour_points[:]
        new.deeds = self.deeds[:]
        new.year = self.year
        new.season = self.season
        new.phase = self.phase
        new.plan = self.plan[:]
        new.shown = self.shown[:]
        new.committed = self.committed[:]
        new.action_order = self.action_order[:]
        new.face_down = self.face_down[:]
        new.actions_done = self.actions_done
        new.seats_done = self.seats_done
        new.event = self.event
        new.event_row = self.event_row[:]
        new.event_pile = self.event_pile[:]
        new.special_on_place = self.special_on_place[:]
        new.special_of = self.special_of[:]
        new.choosing = self.choosing[:]
        new.turn_order = self.turn_order[:]
        new.uprising = self.uprising[:]
        new.extra_peasants = self.extra_peasants
        new.first = self.first
        new.offer = self.offer[:]
        new.draft_pile = self.draft_pile[:]
        new.draft_under = self.draft_under[:]
        new.groups = [sizes[:] for sizes in self.groups]
        new.seen_offer = [offer[:] for offer in self.seen_offer]
        new.officers = self.officers[:]
        new.favours = self.favours[:]
        new.favour_pile = self.favour_pile[:]
        new.audience = self.audience[:]
        new.calm = self.calm[:]
        new.shield = self.shield[:]

    # provinces

    def provinces_of(self, seat: int) -> list[int]:
        return [province for province in range(PROVINCES) if self.owner[province] == seat]

    def can_build(self, province: int, kind: int) -> bool:
        """SH-3.2, SH-3.6.1"""
        mask = self.buildings[province]
        return not mask >> kind & 1 and BIT_COUNT[mask] < SITES[province] and self.supply[kind] > 0

    def build(self, province: int, kind: int) -> None:
        self.buildings[province] |= 1 << kind
        self.supply[kind] -= 1

    def win_province(self, seat: int, province: int, armies: int) -> None:
        """SH-5.6.4, SH-R10: the card goes to the seat's hand at once, from wherever it lies."""
        self._give_up_card(province)
        self.count_deed(CONQUESTS, seat)
        self.owner[province] = seat
        self.gained[province] = True
        self.armies[province] = armies

    def make_neutral(self, province: int) -> None:
        """Its armies have left; buildings (SH-R06) and markers go, the card goes to the stock."""
        self._give_up_card(province)
        self.owner[province] = NEUTRAL
        self.gained[province] = False
        mask = self.buildings[province]
        for kind in range(BUILDING_KINDS):
            if mask >> kind & 1:
                self.supply[kind] += 1
        self.buildings[province] = 0
        self.unrest[province] = 0
        self.armies[province] = 0

    def _give_up_card(self, province: int) -> None:
        """SH-10.3: everybody sees from which space the card comes; that is then openly empty."""
        seat = self.owner[province]
        if seat < 0:
            return
        self.count_deed(LOSSES, seat)
        if self.gained[province]:
            return
        for at in range(seat * SPACES, (seat + 1) * SPACES):
            if self.plan[at] == province and not self.shown[at]:
                self.plan[at] = EMPTY
                self.shown[at] = True
                self.tell(
                    "card-lost",
                    {
                        "player": Seat(seat),
                        "province": PROVINCE_TEXTS[province],
                        "space": SPACE_TEXTS[at - seat * SPACES],
                    },
                )

    def count_deed(self, deed: int, seat: int) -> None:
        self.deeds[deed * self.players + seat] += 1

    # cards and piles

    def hand(self, seat: int) -> list[int]:
        """All cards that the seat plans with: those on its board are among them."""
        cards = self.provinces_of(seat)
        cards.extend(range(PROVINCES, PROVINCES + CHEST_CARDS))
        return cards + [PROVINCES + CHEST_CARDS] * self.tower_cards

    def show(self, seat: int, space: int) -> int:
        """Turn up the card on a space."""
        at = seat * SPACES + space
        self.shown[at] = True
        self.revealed += 1
        return self.plan[at]

    def turn_up_actions(self, chance: Chance) -> None:
        """SH-5.6.5: five actions not yet done are known, as long as there are that many."""
        while self.face_down and len(self.action_order) < self.actions_done + ACTIONS // 2:
            self.action_order.append(draw(self.face_down, chance))

    # cubes

    def from_reserve(self, colour: int, wanted: int) -> int:
        """Take cubes out of a reserve, as many as it has."""
        found = min(wanted, self.reserve[colour])
        self.reserve[colour] -= found
        return found

    def tray_to_reserve(self, colour: int) -> None:
        self.reserve[colour] += self.tray[colour]
        self.tray[colour] = 0

    def by_colour(self, cubes: list[int]) -> list[int | str | Seat]:
        """For events: the numbers of cubes of each seat, then of the peasants."""
        return [*cubes[: self.players], cubes[GREEN]]

    def tell_province(self, kind: str, seat: int, province: int, args: Arguments) -> None:
        if self.events is not None:
            self.tell(kind, {"player": Seat(seat), "province": PROVINCE_TEXTS[province], **args})


def draw(pile: list[int], chance: Chance) -> int:
    """A random card; the pile stays sorted, as nobody knows its order."""
    return pile.pop(chance.below(len(pile)))
