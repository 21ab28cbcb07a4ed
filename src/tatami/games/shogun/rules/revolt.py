"""Unrest, and the revolts that it leads to."""

from __future__ import annotations

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.shogun.rules.cards import COLOURS, GREEN
from tatami.games.shogun.rules.realm import REVOLTS, Realm
from tatami.games.shogun.rules.tower import throw


def provoke(realm: Realm, seat: int, province: int, chance: Chance) -> bool:
    """SH-7.1: a marker, and a revolt if there was one. Whether the province is kept."""
    if not _add_marker(realm, seat, province) or realm.unrest[province] == 1:
        return True
    return revolt(realm, seat, province, realm.unrest[province], chance)


def _add_marker(realm: Realm, seat: int, province: int) -> bool:
    """False if a favour cancels the marker (TC-R03), and with it the revolt (TC-R04)."""
    if realm.calm[seat]:
        realm.calm[seat] -= 1
        realm.tell("calm-used", {"player": Seat(seat)})
        return False
    realm.unrest[province] += 1
    realm.tell_province("unrest", seat, province, {"markers": realm.unrest[province]})
    return True


def revolt(realm: Realm, seat: int, province: int, peasants: int, chance: Chance) -> bool:
    """SH-7.2: throw a province's armies against peasants. Whether the province is kept."""
    realm.count_deed(REVOLTS, seat)
    cubes = [0] * COLOURS
    cubes[seat] = realm.armies[province]
    cubes[GREEN] = realm.from_reserve(GREEN, peasants)
    realm.tell_province("revolt", seat, province, {"armies": cubes[seat], "peasants": cubes[GREEN]})
    realm.armies[province] = 0
    realm.keep_scene()
    throw(realm, cubes, chance)
    realm.keep_scene()
    return decide_revolt(realm, seat, province)


def decide_revolt(realm: Realm, seat: int, province: int) -> bool:
    """SH-7.3: what the tray decides about a revolt; a tie is won by the peasants."""
    armies = realm.tray[seat]
    peasants = realm.tray[GREEN]
    kept = armies > peasants
    left = armies - peasants if kept else 0
    if realm.events is not None:  # before the card that goes with the province
        realm.tell_province(
            "revolt-put-down" if kept else "revolt-lost",
            seat,
            province,
            {"armies": armies, "peasants": peasants, "left": left},
        )
    if kept:
        realm.tray[seat] = 0
        realm.reserve[seat] += peasants
        realm.armies[province] = left
    else:
        realm.tray_to_reserve(seat)
        realm.make_neutral(province)
    realm.tray_to_reserve(GREEN)
    if kept:
        _add_marker(realm, seat, province)
    return kept
