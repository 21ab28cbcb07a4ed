"""SH-5.3: plan and bid: secretly, and all players at the same time.

Each answer lays one card on one space; until a plan is committed, cards can be taken back
as often as one likes. What the others do meanwhile plays no part.
"""

from __future__ import annotations

from typing import ClassVar

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.shogun.rules.cards import (
    BID,
    CARDS,
    CHEST_0,
    CHEST_CARDS,
    EMPTY,
    SPACES,
    TOWER_CARD,
)
from tatami.games.shogun.rules.moves import CLEAR, COMMIT, PLAN, ClearMove, PlanMove
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.realm import Realm


class Plan(Decision[Realm]):
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(-1)

    def actors(self, realm: Realm) -> tuple[int, ...]:
        return tuple([seat for seat in range(realm.players) if not realm.committed[seat]])

    def choices(self, realm: Realm, seat: int) -> list[Move]:
        start = seat * SPACES
        left = cards_left(realm, seat)
        moves: list[Move] = []
        if left:
            only_bid = kept_for_bid(realm, seat, left)
            for space in range(realm.spaces):
                if realm.plan[start + space] != EMPTY:
                    continue
                row = PLAN[space]
                for card in left:
                    if space == BID:
                        if may_bid(realm, seat, card):
                            moves.append(row[card])
                    elif card != only_bid:
                        moves.append(row[card])
        if not moves:
            moves.append(COMMIT)
        return moves

    def take_backs(self, realm: Realm, seat: int) -> list[Move]:
        """SH-5.3.4, SH-R02"""
        start = seat * SPACES
        spaces = range(realm.spaces)
        return [CLEAR[space] for space in spaces if realm.plan[start + space] != EMPTY]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        start = seat * SPACES
        if isinstance(move, PlanMove):
            realm.plan[start + move.space] = move.card
        elif isinstance(move, ClearMove):
            realm.plan[start + move.space] = EMPTY
        else:
            realm.committed[seat] = True
            realm.tell("committed", {"player": Seat(seat)})
            if all(realm.committed):
                return
        realm.push(self)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-plan", rule="SH-5.3")


def cards_left(realm: Realm, seat: int) -> list[int]:
    """SH-5.3.1: the different cards that are not yet on a space, by rising number."""
    laid = [False] * CARDS
    towers = realm.tower_cards
    for at in range(seat * SPACES, (seat + 1) * SPACES):
        card = realm.plan[at]
        if card == TOWER_CARD:
            towers -= 1
        elif card != EMPTY:
            laid[card] = True
    owner = realm.owner
    left = [card for card in range(PROVINCES) if owner[card] == seat and not laid[card]]
    left += [card for card in range(CHEST_0, CHEST_0 + CHEST_CARDS) if not laid[card]]
    if towers > 0:
        left.append(TOWER_CARD)
    return left


def may_bid(realm: Realm, seat: int, card: int) -> bool:
    """SH-5.3.3, SH-R09: a chest card can be bid only if the player owns that many chests."""
    return not CHEST_0 < card < TOWER_CARD or card - CHEST_0 <= realm.chests[seat]


def kept_for_bid(realm: Realm, seat: int, left: list[int]) -> int:
    """SH-R01: the one card left that can be bid, if all spaces will be covered and the bid is not.

    Laying it elsewhere would leave no legal plan; EMPTY if there is no such card.
    """
    start = seat * SPACES
    if realm.plan[start + BID] != EMPTY or cards_of(realm, seat) < realm.spaces:
        return EMPTY
    only = EMPTY
    for card in left:
        if may_bid(realm, seat, card):
            if only != EMPTY or (card == TOWER_CARD and _towers_left(realm, seat) > 1):
                return EMPTY
            only = card
    return only


def cards_of(realm: Realm, seat: int) -> int:
    """How many cards the seat plans with, laid or not."""
    provinces = 0
    for owner in realm.owner:
        if owner == seat:
            provinces += 1
    return provinces + CHEST_CARDS + realm.tower_cards


def _towers_left(realm: Realm, seat: int) -> int:
    start = seat * SPACES
    return realm.tower_cards - realm.plan[start : start + SPACES].count(TOWER_CARD)
