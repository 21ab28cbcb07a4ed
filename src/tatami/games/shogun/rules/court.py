"""Tenno's Court: favours, officers, and the audience before the actions of a round."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.shogun.rules.actions import put_up
from tatami.games.shogun.rules.cards import (
    BUILDING_IDS,
    CONVERT_1,
    CONVERT_2,
    CONVERT_3,
    EMPTY,
    EVENT_TEXTS,
    NEUTRAL,
    NO_EVENT,
    PROVINCE_TEXTS,
    SPACE_TEXTS,
    TOWER_CARD,
    card_text,
)
from tatami.games.shogun.rules.content import FAVOUR, OFFICERS, PRICES
from tatami.games.shogun.rules.moves import (
    CHOOSE,
    KEEP_EVENT,
    NO_FAVOUR,
    REMOVE_EVENT,
    TAKE_FAVOUR,
    NumberMove,
    ProvinceMove,
)
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.realm import Realm, draw

CONVERSIONS: Final = ((CONVERT_3, 3), (CONVERT_2, 2), (CONVERT_1, 1))
SHIELDS: Final = {"shield-a": 1, "shield-b": 2, "shield-ab": 3}


class LayFavours(Step[Realm]):
    """Three favours are turned up; the higher its number, the dearer its place."""

    def run(self, realm: Realm, chance: Chance) -> None:
        drawn = [draw(realm.favour_pile, chance) for _ in PRICES]
        realm.favours = sorted(drawn, reverse=True)
        if realm.events is not None:
            realm.tell("favours-laid", {"favours": [FAVOUR_TEXTS[n] for n in realm.favours]})


FAVOUR_TEXTS: Final = [f"favour-{kind}" for kind, _ in FAVOUR]


# part 1: armies become officers


class Convert(Step[Realm]):
    def run(self, realm: Realm, chance: Chance) -> None:
        realm.phase = "court"
        for seat in realm.turn_order:
            for space, cubes in CONVERSIONS:
                card = realm.show(seat, space)
                convert(realm, seat, space, card, cubes)


def convert(realm: Realm, seat: int, space: int, card: int, cubes: int) -> None:
    """Exactly that many cubes or none."""
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
    """Most officers first, ties by turn order; who has none does not appear."""

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
    """Favours not taken leave the game."""
    realm.audience = []
    realm.favours = [EMPTY] * len(PRICES)


def affordable(realm: Realm, seat: int) -> list[int]:
    """The favours that the seat's officers can pay for, by rising number."""
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
        kind, amount = FAVOUR[move.number]
        realm.tell(
            "favour",
            {
                "player": Seat(seat),
                "number": move.number,
                "favour": FAVOUR_TEXTS[move.number],
                "amount": amount,
                "officers": PRICES[place],
            },
        )
        grant(realm, seat, move.number, kind, amount)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-favour", {"officers": realm.officers[seat]})


def grant(realm: Realm, seat: int, number: int, kind: str, amount: int) -> None:
    """Carry a favour out as far as possible."""
    if kind == "chests":
        realm.chests[seat] += amount
    elif kind == "rice":
        realm.rice[seat] += amount
    elif kind == "points":
        realm.points[seat] += amount
        realm.favour_points[seat] += amount
    elif kind == "tray":
        realm.tray[seat] += realm.from_reserve(seat, amount)
    elif kind in SHIELDS:
        realm.shield[seat] |= SHIELDS[kind]
    elif kind == "event":
        if realm.event != NO_EVENT:
            realm.push(RemoveEvent(seat))
    else:
        open_to = favoured(realm, seat, kind)
        if len(open_to) == 1:
            bless(realm, seat, number, open_to[0])
        elif open_to:
            realm.push(ChooseProvince(seat, number))
        elif kind == "calm":
            realm.calm[seat] += 1
            realm.tell("calm-kept", {"player": Seat(seat)})


class RemoveEvent(Decision[Realm]):
    def choices(self, realm: Realm, seat: int) -> list[Move]:
        return [KEEP_EVENT, REMOVE_EVENT]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        if move is REMOVE_EVENT:
            realm.tell("event-removed", {"player": Seat(seat), "event": EVENT_TEXTS[realm.event]})
            realm.event = NO_EVENT

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-remove-event", {"event": EVENT_TEXTS[realm.event]})


def favoured(realm: Realm, seat: int, kind: str) -> list[int]:
    """The provinces that a favour can be used for."""
    if kind == "calm":
        return [p for p in realm.provinces_of(seat) if realm.unrest[p]]
    if kind == "levy":
        if not realm.reserve[seat]:
            return []
        return [p for p in range(PROVINCES) if realm.owner[p] in (seat, NEUTRAL)]
    building = BUILDING_IDS.index(kind)
    return [p for p in realm.provinces_of(seat) if realm.can_build(p, building)]


class ChooseProvince(Decision[Realm]):
    """The province that a favour is for."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "favour")

    def __init__(self, seat: int, favour: int) -> None:
        super().__init__(seat)
        self.favour = favour

    def choices(self, realm: Realm, seat: int) -> list[Move]:
        return [CHOOSE[p] for p in favoured(realm, seat, FAVOUR[self.favour][0])]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, ProvinceMove)
        bless(realm, seat, self.favour, move.province)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-favoured-province", {"favour": FAVOUR_TEXTS[self.favour]})


def bless(realm: Realm, seat: int, favour: int, province: int) -> None:
    kind, amount = FAVOUR[favour]
    if kind == "calm":
        realm.unrest[province] -= 1
        realm.tell_province("calmed", seat, province, {})
    elif kind == "levy":
        armies = realm.from_reserve(seat, amount)
        if realm.owner[province] == NEUTRAL:
            realm.win_province(seat, province, armies)
            realm.tell("occupied", {"player": Seat(seat), "province": PROVINCE_TEXTS[province]})
        else:
            realm.armies[province] += armies
        realm.tell_province("placed", seat, province, {"armies": armies})
    else:
        put_up(realm, seat, province, BUILDING_IDS.index(kind))
