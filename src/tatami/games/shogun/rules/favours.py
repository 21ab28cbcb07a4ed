"""TC-3: the favours of the court, one class for each kind of them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.core.rows import Row, complete
from tatami.core.state import Decision
from tatami.core.text import Seat, Text
from tatami.games.shogun.rules.actions import put_up
from tatami.games.shogun.rules.cards import (
    BUILDING_IDS,
    EVENT_TEXTS,
    NEUTRAL,
    NO_EVENT,
    PROVINCE_TEXTS,
)
from tatami.games.shogun.rules.content import FAVOUR
from tatami.games.shogun.rules.moves import CHOOSE, KEEP_EVENT, REMOVE_EVENT, ProvinceMove
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.realm import Realm

FAVOUR_TEXTS: Final = [f"favour-{kind}" for kind, _ in FAVOUR]


@mypyc_attr(allow_interpreted_subclasses=True)
class Favour(Row):
    """A kind of favour; its number on the card says how much there is of it."""

    def grant(self, realm: Realm, seat: int, number: int) -> None:
        """Carry it out as far as possible."""
        raise NotImplementedError  # pragma: no cover

    def idle(self) -> bool:
        return type(self).grant is Favour.grant


class RemoveTheEvent(Favour):
    """TC-3.1"""

    def grant(self, realm: Realm, seat: int, number: int) -> None:
        if realm.event != NO_EVENT:
            realm.push(RemoveEvent(seat))


class Chests(Favour):
    """TC-3.2"""

    def grant(self, realm: Realm, seat: int, number: int) -> None:
        realm.chests[seat] += FAVOUR[number][1]


class ArmiesIntoTheTray(Favour):
    """TC-3.3"""

    def grant(self, realm: Realm, seat: int, number: int) -> None:
        realm.tray[seat] += realm.from_reserve(seat, FAVOUR[number][1])


class Rice(Favour):
    """TC-3.5"""

    def grant(self, realm: Realm, seat: int, number: int) -> None:
        realm.rice[seat] += FAVOUR[number][1]


class Points(Favour):
    """TC-3.6"""

    def grant(self, realm: Realm, seat: int, number: int) -> None:
        realm.points[seat] += FAVOUR[number][1]
        realm.favour_points[seat] += FAVOUR[number][1]


class Shield(Favour):
    """TC-3.8: safe from combat A (1), from combat B (2), or from both, for this round."""

    def __init__(self, id: str, combats: int) -> None:
        super().__init__(id)
        self.combats = combats

    def grant(self, realm: Realm, seat: int, number: int) -> None:
        realm.shield[seat] |= self.combats


# favours for a province, which the player chooses if there are several


@mypyc_attr(allow_interpreted_subclasses=True)
class InProvince(Favour):
    def grant(self, realm: Realm, seat: int, number: int) -> None:
        provinces = self.provinces(realm, seat)
        if len(provinces) == 1:
            self.use(realm, seat, number, provinces[0])
        elif provinces:
            realm.push(ChooseProvince(seat, number))
        else:
            self.keep(realm, seat)

    def idle(self) -> bool:
        nowhere = type(self).provinces is InProvince.provinces
        return nowhere or type(self).use is InProvince.use

    def provinces(self, realm: Realm, seat: int) -> list[int]:
        """Those that it can be used for."""
        raise NotImplementedError  # pragma: no cover

    def use(self, realm: Realm, seat: int, number: int, province: int) -> None:
        raise NotImplementedError  # pragma: no cover

    def keep(self, realm: Realm, seat: int) -> None:
        """There is no province for it."""


class Calm(InProvince):
    """TC-3.4: kept for the next marker if there is none now."""

    def provinces(self, realm: Realm, seat: int) -> list[int]:
        return [p for p in realm.provinces_of(seat) if realm.unrest[p]]

    def use(self, realm: Realm, seat: int, number: int, province: int) -> None:
        realm.unrest[province] -= 1
        realm.tell_province("calmed", seat, province, {})

    def keep(self, realm: Realm, seat: int) -> None:
        realm.calm[seat] += 1
        realm.tell("calm-kept", {"player": Seat(seat)})


class Levy(InProvince):
    """TC-3.9: into an own province, or a neutral one, which is then occupied."""

    def provinces(self, realm: Realm, seat: int) -> list[int]:
        if not realm.reserve[seat]:  # TC-R02
            return []
        return [p for p in range(PROVINCES) if realm.owner[p] in (seat, NEUTRAL)]

    def use(self, realm: Realm, seat: int, number: int, province: int) -> None:
        armies = realm.from_reserve(seat, FAVOUR[number][1])
        if realm.owner[province] == NEUTRAL:
            realm.win_province(seat, province, armies)
            realm.tell("occupied", {"player": Seat(seat), "province": PROVINCE_TEXTS[province]})
        else:
            realm.armies[province] += armies
        realm.tell_province("placed", seat, province, {"armies": armies})


class Building(InProvince):
    """TC-3.7: free of charge; TC-R01: it must be taken."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.kind = BUILDING_IDS.index(id)

    def provinces(self, realm: Realm, seat: int) -> list[int]:
        return [p for p in realm.provinces_of(seat) if realm.can_build(p, self.kind)]

    def use(self, realm: Realm, seat: int, number: int, province: int) -> None:
        put_up(realm, seat, province, self.kind)


class RemoveEvent(Decision[Realm]):
    def choices(self, realm: Realm, seat: int) -> list[Move]:
        return [KEEP_EVENT, REMOVE_EVENT]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        if move is REMOVE_EVENT:
            realm.tell("event-removed", {"player": Seat(seat), "event": EVENT_TEXTS[realm.event]})
            realm.event = NO_EVENT

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-remove-event", {"event": EVENT_TEXTS[realm.event]}, "TC-3.1")


class ChooseProvince(Decision[Realm]):
    """The province that a favour is for."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "favour")

    def __init__(self, seat: int, favour: int) -> None:
        super().__init__(seat)
        self.favour = favour

    def kind(self) -> InProvince:
        favour = favour_of(self.favour)
        assert isinstance(favour, InProvince)
        return favour

    def choices(self, realm: Realm, seat: int) -> list[Move]:
        return [CHOOSE[p] for p in self.kind().provinces(realm, seat)]

    def take(self, realm: Realm, seat: int, move: Move, chance: Chance) -> None:
        assert isinstance(move, ProvinceMove)
        self.kind().use(realm, seat, self.favour, move.province)

    def prompt(self, realm: Realm, seat: int) -> Text:
        return Text("ask-favoured-province", {"favour": FAVOUR_TEXTS[self.favour]}, "TC-3")


KINDS: Final = (
    RemoveTheEvent("event"),
    Chests("chests"),
    ArmiesIntoTheTray("tray"),
    Calm("calm"),
    Rice("rice"),
    Points("points"),
    Building("theatre"),
    Building("temple"),
    Building("castle"),
    Shield("shield-a", 1),
    Shield("shield-b", 2),
    Shield("shield-ab", 3),
    Levy("levy"),
)
_IN_CONTENT: Final = sorted({kind for kind, _ in FAVOUR[1:]})
_BY_ID: Final = {kind.id: kind for kind in complete("favour", _IN_CONTENT, KINDS)}


def favour_of(number: int) -> Favour:
    """The kind of the favour with this number."""
    return _BY_ID[FAVOUR[number][0]]
