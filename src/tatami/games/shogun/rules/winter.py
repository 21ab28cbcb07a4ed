"""Winter: the rice that is lost, the provinces that starve, the points, the new year."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.state import Decision, Step
from tatami.core.text import Seat, Text
from tatami.games.shogun.rules.cards import EVENT_TEXTS, PROVINCE_TEXTS, SEASON_TEXTS, WINTER
from tatami.games.shogun.rules.content import HUNGER, WINTER_LOSS
from tatami.games.shogun.rules.moves import REVOLT, ProvinceMove
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.realm import Realm, draw
from tatami.games.shogun.rules.revolt import revolt
from tatami.games.shogun.rules.score import Score

LAST_YEAR: Final = 1


class Winter(Step[Realm]):
    def run(self, realm: Realm, chance: Chance) -> None:
        realm.season = WINTER
        realm.phase = "winter"
        realm.seats_done = 0
        realm.tell("round-begins", {"year": realm.year + 1, "season": SEASON_TEXTS[WINTER]})
        lose_rice(realm)
        if realm.year < LAST_YEAR:
            realm.push(ClearYear())
        realm.push(Score())
        realm.push(Feed())


def lose_rice(realm: Realm) -> None:
    """SH-8.1: the event left over says how much; it stays in the row until the year is over."""
    event = realm.event_row[0]
    loss = WINTER_LOSS[event]
    for seat in range(realm.players):
        realm.rice[seat] = max(0, realm.rice[seat] - loss)
    realm.tell("winter-loss", {"event": EVENT_TEXTS[event], "rice": loss})


def hunger(missing: int) -> tuple[int, int]:
    """SH-8.2: for missing rice: how many provinces revolt, with how many extra peasants each."""
    revolts = peasants = 0
    for least, more_revolts, more_peasants in HUNGER:
        if missing >= least:
            revolts, peasants = more_revolts, more_peasants
    return revolts, peasants


class Feed(Step[Realm]):
    """Each player, in autumn's order: 1 rice for each province, or revolts."""

    def run(self, realm: Realm, chance: Chance) -> None:
        if realm.seats_done == len(realm.turn_order):
            return
        realm.push(self)
        seat = realm.turn_order[realm.seats_done]
        realm.seats_done += 1
        hungry = realm.provinces_of(seat)
        missing = max(0, len(hungry) - realm.rice[seat])
        realm.tell("fed", {"player": Seat(seat), "provinces": len(hungry), "missing": missing})
        if not missing:
            return
        revolts, realm.extra_peasants = hunger(missing)
        for _ in range(min(revolts, len(hungry))):
            realm.uprising.append(draw(hungry, chance))
        realm.uprising.sort()
        if realm.events is not None:
            realm.tell(
                "hunger",
                {
                    "player": Seat(seat),
                    "provinces": [PROVINCE_TEXTS[p] for p in realm.uprising],
                    "peasants": realm.extra_peasants,
                },
            )
        realm.push(Starve(seat))


class Starve(Step[Realm]):
    """The drawn provinces of a seat revolt, in the order that the player names."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, realm: Realm, chance: Chance) -> None:
        if len(realm.uprising) > 1:
            realm.push(self)
            realm.push(NameRevolt(self.seat))
        elif realm.uprising:
            _starve(realm, self.seat, realm.uprising[0], chance)


class NameRevolt(Decision[Realm]):
    def choices(self, realm: Realm, seat: int) -> list[Move]:
        return [REVOLT[province] for province in realm.uprising]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, ProvinceMove)
        _starve(realm, seat, move.province, chance)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-revolt", rule="SH-8.2")


def _starve(realm: Realm, seat: int, province: int, chance: Chance) -> None:
    realm.uprising.remove(province)
    revolt(realm, seat, province, realm.unrest[province] + realm.extra_peasants, chance)


class ClearYear(Step[Realm]):
    """SH-8.4: between the years: no unrest, no rice, a new set of events."""

    def run(self, realm: Realm, chance: Chance) -> None:
        realm.unrest = [0] * PROVINCES
        realm.rice = [0] * realm.players
        realm.event_row = []
        realm.tell("year-ends", {"year": realm.year + 1})
