"""A year and its action rounds: lay the cards, plan, draw the event, bid for the order, act."""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.shogun.rules.actions import Act
from tatami.games.shogun.rules.cards import (
    ACTIONS,
    BID,
    CHEST_0,
    EMPTY,
    EVENT_TEXTS,
    NO_EVENT,
    PLACES,
    SEASON_TEXTS,
    SPACE_TEXTS,
    SPECIAL_TEXTS,
    TOWER_CARD,
    card_text,
)
from tatami.games.shogun.rules.court import Convert, LayFavours, OpenAudience
from tatami.games.shogun.rules.moves import PLACE, PlaceMove
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.realm import Realm, draw
from tatami.games.shogun.rules.winter import Winter

EVENTS_A_YEAR = 4


class Year(Step[Realm]):
    """SH-4.6, SH-8.4: four events, three rounds, a winter."""

    fields: ClassVar[tuple[str, ...]] = ("year",)

    def __init__(self, year: int) -> None:
        self.year = year

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.year = self.year
        for _ in range(EVENTS_A_YEAR):
            realm.event_row.append(draw(realm.event_pile, chance))
        realm.event_row.sort()
        if realm.events is not None:
            realm.tell(
                "year-begins",
                {
                    "year": self.year + 1,
                    "events": [EVENT_TEXTS[event] for event in realm.event_row],
                },
            )
        realm.push(Winter())
        for season in (2, 1, 0):
            realm.push(Round(season))


class Round(Step[Realm]):
    fields: ClassVar[tuple[str, ...]] = ("season",)

    def __init__(self, season: int) -> None:
        self.season = season

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.season = self.season
        realm.tell("round-begins", {"year": realm.year + 1, "season": SEASON_TEXTS[self.season]})
        realm.push(EndRound())
        realm.push(Act())
        if realm.court:
            realm.push(OpenAudience())
            realm.push(Convert())
        realm.push(DecideOrder())
        realm.push(DrawEvent())
        realm.push(Plan())
        realm.push(LayCards())


class LayCards(Step[Realm]):
    """SH-5.1: action cards, five of them face up. SH-5.2: special cards. At court favours."""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.phase = "plan"
        realm.actions_done = 0
        realm.seats_done = 0
        realm.action_order = []
        realm.face_down = list(range(ACTIONS))
        realm.turn_up_actions(chance)
        realm.special_on_place = list(range(PLACES))
        chance.shuffle(realm.special_on_place)
        realm.special_of = [EMPTY] * realm.players
        realm.turn_order = []
        realm.committed = [False] * realm.players
        if realm.events is not None:
            realm.tell(
                "cards-laid",
                {
                    "actions": [SPACE_TEXTS[action] for action in realm.action_order],
                    "specials": [SPECIAL_TEXTS[special] for special in realm.special_on_place],
                },
            )
        if realm.court:
            realm.push(LayFavours())


class DrawEvent(Step[Realm]):
    """SH-5.4"""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.event = draw(realm.event_row, chance)
        realm.tell("event-drawn", {"event": EVENT_TEXTS[realm.event]})


class DecideOrder(Step[Realm]):
    """SH-5.5: bids are revealed and paid; the best one takes a place first."""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.phase = "order"
        ranks: list[int] = []
        for seat in range(realm.players):
            card = realm.show(seat, BID)
            ranks.append(_rank(card))
            if CHEST_0 < card < TOWER_CARD:
                realm.chests[seat] -= card - CHEST_0
            realm.tell("bid", {"player": Seat(seat), "card": card_text(card)})
        realm.choosing = _by_rank(ranks, chance)
        realm.push(TakePlaces())


def _rank(card: int) -> int:
    """SH-R12: chests 4 to 1, a province, nothing on a chest or tower card, no card at all."""
    if card == EMPTY:
        return 0
    if card in (CHEST_0, TOWER_CARD):
        return 1
    if card < CHEST_0:
        return 2
    return 2 + card - CHEST_0


def _by_rank(ranks: list[int], chance: Chance) -> list[int]:
    """Seats, the best rank first; ties at random."""
    order: list[int] = []
    for rank in sorted(set(ranks), reverse=True):
        tied = [seat for seat, own in enumerate(ranks) if own == rank]
        if len(tied) > 1:
            chance.shuffle(tied)
        order += tied
    return order


class TakePlaces(Step[Realm]):
    """The next player takes a place; when all have one, these are the order of play."""

    def run(self, realm: Realm, chance: Chance) -> None:
        if not realm.choosing:
            taken = [special for special in realm.special_on_place if special in realm.special_of]
            realm.turn_order = [realm.special_of.index(special) for special in taken]
            if realm.events is not None:
                realm.tell("order", {"players": [Seat(seat) for seat in realm.turn_order]})
            return
        realm.push(self)
        seat = realm.choosing.pop(0)
        free = free_places(realm)
        if len(free) == 1:  # SH-R05
            _take_place(realm, seat, free[0])
        else:
            realm.push(ChoosePlace(seat))


class ChoosePlace(Decision[Realm]):
    """One of the five places: when to act, and which special card to have."""

    def choices(self, realm: Realm, seat: int) -> list[Move]:
        return [PLACE[place][realm.special_on_place[place]] for place in free_places(realm)]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, PlaceMove)
        _take_place(realm, seat, move.place)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-place", rule="SH-5.5")


def free_places(realm: Realm) -> list[int]:
    return [p for p in range(PLACES) if realm.special_on_place[p] not in realm.special_of]


def _take_place(realm: Realm, seat: int, place: int) -> None:
    realm.special_of[seat] = realm.special_on_place[place]
    realm.tell(
        "place-taken",
        {
            "player": Seat(seat),
            "place": place + 1,
            "special": SPECIAL_TEXTS[realm.special_on_place[place]],
        },
    )


class EndRound(Step[Realm]):
    """SH-5.7: cards return to the hands, the event leaves; the order stays for winter."""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.event = NO_EVENT
        realm.shield = [0] * realm.players
        for at in range(len(realm.plan)):
            realm.plan[at] = EMPTY
            realm.shown[at] = False
        for province in range(len(realm.gained)):
            realm.gained[province] = False
