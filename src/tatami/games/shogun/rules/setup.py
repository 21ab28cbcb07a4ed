"""Before the first year: provinces by draft or preset, the tower, the first officers."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.shogun.rules.cards import NEUTRAL, PROVINCE_TEXTS
from tatami.games.shogun.rules.content import GROUPS, OFFICERS, PRESETS
from tatami.games.shogun.rules.moves import GROUP, TAKE, TAKE_HIDDEN, NumberMove, ProvinceMove
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.realm import Realm, draw
from tatami.games.shogun.rules.tower import seed

OFFER: Final = 2


class DealPreset(Step[Realm]):
    """SH-4.3, SH-R07"""

    def run(self, realm: Realm, chance: Chance) -> None:
        for seat, provinces in enumerate(PRESETS[realm.players]):
            for province, armies in provinces:
                _settle(realm, seat, province, armies)


class BeginDraft(Step[Realm]):
    """SH-4.2"""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.phase = "draft"
        realm.draft_pile = [p for p in range(PROVINCES) if realm.owner[p] == NEUTRAL]
        realm.groups = [GROUPS[realm.players][:] for _ in range(realm.players)]
        realm.first = chance.below(realm.players)
        realm.tell("draft-begins", {"player": Seat(realm.first)})
        _turn_up_offer(realm, chance)
        realm.push(NextToDraft(realm.first))


class NextToDraft(Step[Realm]):
    """A seat's turn begins; the draft is over when its groups are all placed."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, realm: Realm, chance: Chance) -> None:
        if not realm.groups[self.seat]:
            _end_draft(realm)
            return
        if sorted(realm.offer) == realm.seen_offer[self.seat]:
            realm.draft_under += sorted(realm.offer)
            realm.offer = []
            realm.tell("offer-renewed", {"player": Seat(self.seat)})
            _turn_up_offer(realm, chance)
        realm.seen_offer[self.seat] = sorted(realm.offer)
        realm.push(DraftProvince(self.seat))


class DraftProvince(Decision[Realm]):
    """Take one of the two cards that lie open, or the hidden one on top of the pile."""

    def choices(self, realm: Realm, seat: int) -> list[Move]:
        return [*(TAKE[province] for province in sorted(realm.offer)), TAKE_HIDDEN]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        if isinstance(move, ProvinceMove):
            province = move.province
            realm.offer.remove(province)
        else:
            province = _draw_province(realm, chance)
            realm.tell_province("draft-hidden", seat, province, {})
        sizes = realm.groups[seat]
        if sizes[0] == sizes[-1]:
            _place_group(realm, seat, province, sizes[0], chance)
        else:
            realm.push(PlaceGroup(seat, province))

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-draft-province", rule="SH-4.2")


class PlaceGroup(Decision[Realm]):
    """Choose the army group for the province just taken."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "province")

    def __init__(self, seat: int, province: int) -> None:
        super().__init__(seat)
        self.province = province

    def choices(self, realm: Realm, seat: int) -> list[Move]:
        return [GROUP[size - 2] for size in sorted(set(realm.groups[seat]))]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, NumberMove)
        _place_group(realm, seat, self.province, move.number, chance)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-draft-group", {"province": PROVINCE_TEXTS[self.province]}, "SH-4.2")


def _place_group(realm: Realm, seat: int, province: int, armies: int, chance: Chance) -> None:
    realm.groups[seat].remove(armies)
    _settle(realm, seat, province, armies)
    following = (seat + 1) % realm.players
    realm.push(NextToDraft(following))
    if realm.groups[following]:
        _turn_up_offer(realm, chance)


def _settle(realm: Realm, seat: int, province: int, armies: int) -> None:
    realm.owner[province] = seat
    realm.armies[province] = realm.from_reserve(seat, armies)
    realm.tell_province("settled", seat, province, {"armies": armies})


def _turn_up_offer(realm: Realm, chance: Chance) -> None:
    if len(realm.offer) == OFFER:
        return
    while len(realm.offer) < OFFER:
        realm.offer.append(_draw_province(realm, chance))
    if realm.events is not None:
        realm.tell("offer", {"provinces": [PROVINCE_TEXTS[p] for p in sorted(realm.offer)]})


def _draw_province(realm: Realm, chance: Chance) -> int:
    """SH-R04: what went under the pile comes up in pairs."""
    if not realm.draft_pile:
        realm.draft_pile = realm.draft_under[:OFFER]
        realm.draft_under = realm.draft_under[OFFER:]
    return draw(realm.draft_pile, chance)


def _end_draft(realm: Realm) -> None:
    """SH-4.4: what is left is the stock of neutral provinces."""
    realm.offer = []
    realm.draft_pile = []
    realm.draft_under = []
    realm.seen_offer = [[] for _ in range(realm.players)]


class SeedTower(Step[Realm]):
    """SH-4.5: fill the tower. TC-1.3: an officer waits for every cube that came out again."""

    def run(self, realm: Realm, chance: Chance) -> None:
        out = seed(realm, chance)
        if not realm.court:
            return
        for seat in range(realm.players):
            welcome(realm, seat, out[seat])


def welcome(realm: Realm, seat: int, cubes: int) -> None:
    """The first officers of a seat, as far as they go."""
    realm.officers[seat] = min(cubes, OFFICERS)
    realm.tell("officers-begin", {"player": Seat(seat), "officers": realm.officers[seat]})
