"""Tenno's Court: favours, officers, and the audience before the actions of a round."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Arguments, Seat, Text
from tatami.games.shogun.rules.cards import (
    CONVERT_1,
    CONVERT_2,
    CONVERT_3,
    EMPTY,
    SPACE_TEXTS,
    TOWER_CARD,
    card_text,
)
from tatami.games.shogun.rules.content import FAVOUR, OFFICERS, PRICES
from tatami.games.shogun.rules.favours import FAVOUR_TEXTS, favour_of
from tatami.games.shogun.rules.moves import (
    NO_FAVOUR,
    TAKE_FAVOUR,
    NumberMove,
)
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.realm import Realm, draw

PLACES: Final = ("dearest", "middle", "cheapest")
CONVERSIONS: Final = ((CONVERT_3, 3), (CONVERT_2, 2), (CONVERT_1, 1))  # TC-1.1


class LayFavours(Step[Realm]):
    """TC-2.1: three favours are turned up; the higher its number, the dearer its place."""

    def run(self, realm: Realm, chance: Chance) -> None:
        drawn = [draw(realm.favour_pile, chance) for _ in PRICES]
        realm.favours = sorted(drawn, reverse=True)
        if realm.events is not None:
            laid: Arguments = {}
            for place, number in zip(PLACES, realm.favours, strict=True):
                laid[place] = FAVOUR_TEXTS[number]
                laid[f"{place}-amount"] = FAVOUR[number][1]
            realm.tell("favours-laid", laid)


# part 1: armies become officers


class Convert(Step[Realm]):
    """TC-2.4: what can be converted is."""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.phase = "court"
        for seat in realm.turn_order:
            for space, cubes in CONVERSIONS:
                card = realm.show(seat, space)
                convert(realm, seat, space, card, cubes)


def convert(realm: Realm, seat: int, space: int, card: int, cubes: int) -> None:
    """TC-2.3: exactly that many cubes or none."""
    done = realm.officers[seat] + cubes <= OFFICERS
    if card == TOWER_CARD:
        done = done and realm.tray[seat] >= cubes
        if done:
            realm.tray[seat] -= cubes
    elif card != EMPTY and card < PROVINCES:
        done = done and realm.armies[card] > cubes
        if done:
            realm.armies[card] -= cubes
    else:
        done = False
    if done:
        realm.reserve[seat] += cubes
        realm.officers[seat] += cubes
    if realm.events is not None:
        realm.tell(
            "converted" if done else "not-converted",
            {
                "player": Seat(seat),
                "card": card_text(card),
                "space": SPACE_TEXTS[space],
                "officers": realm.officers[seat],
            },
        )


# part 2: the audience


class OpenAudience(Step[Realm]):
    """TC-2.5: most officers first, ties by turn order; who has none does not appear."""

    def run(self, realm: Realm, chance: Chance) -> None:
        for officers in range(OFFICERS, 0, -1):
            for seat in realm.turn_order:
                if realm.officers[seat] == officers:
                    realm.audience.append(seat)
        realm.push(Audience())


class Audience(Step[Realm]):
    def run(self, realm: Realm, chance: Chance) -> None:
        if not realm.audience or max(realm.favours) == EMPTY:
            _close(realm)
            return
        realm.push(self)
        seat = realm.audience.pop(0)
        if affordable(realm, seat):
            realm.push(ChooseFavour(seat))
        else:
            realm.tell("no-favour", {"player": Seat(seat)})


def _close(realm: Realm) -> None:
    """TC-2.6: favours not taken leave the game."""
    realm.audience = []
    realm.favours = [EMPTY] * len(PRICES)


def affordable(realm: Realm, seat: int) -> list[int]:
    """TC-1.2: the favours that the seat's officers can pay for, by rising number."""
    return [
        favour
        for favour, price in zip(reversed(realm.favours), reversed(PRICES), strict=True)
        if favour != EMPTY and price <= realm.officers[seat]
    ]


class ChooseFavour(Decision[Realm]):
    def choices(self, realm: Realm, seat: int) -> list[Move]:
        moves: list[Move] = [TAKE_FAVOUR[favour - 1] for favour in affordable(realm, seat)]
        moves.append(NO_FAVOUR)
        return moves

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        if not isinstance(move, NumberMove):
            realm.tell("no-favour", {"player": Seat(seat)})
            return
        place = realm.favours.index(move.number)
        realm.favours[place] = EMPTY
        realm.officers[seat] -= PRICES[place]
        realm.tell(
            "favour",
            {
                "player": Seat(seat),
                "number": move.number,
                "favour": FAVOUR_TEXTS[move.number],
                "amount": FAVOUR[move.number][1],
                "officers": PRICES[place],
            },
        )
        favour_of(move.number).grant(realm, seat, move.number)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-favour", {"officers": realm.officers[seat]}, "TC-2.5")
