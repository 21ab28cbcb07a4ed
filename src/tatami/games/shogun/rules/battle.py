"""Battles: who may be attacked, what is thrown, and what the tray decides."""

from __future__ import annotations

from typing import Final

from tatami.core.chance import Chance
from tatami.core.text import Seat
from tatami.games.shogun.rules.cards import (
    CASTLE,
    COLOURS,
    COMBAT_A,
    GREEN,
    NEUTRAL,
    OUT_OF_PLAY,
    PROVINCE_TEXTS,
    TEMPLE,
)
from tatami.games.shogun.rules.event_cards import EVENT
from tatami.games.shogun.rules.provinces import NEIGHBOURS
from tatami.games.shogun.rules.realm import ATTACKS, Realm
from tatami.games.shogun.rules.special_cards import SPECIAL
from tatami.games.shogun.rules.tower import throw


def targets(realm: Realm, seat: int, province: int, action: int) -> list[int]:
    """Where combat A or B may lead (SH-3.6.6): own neighbours, and those that may be attacked,
    however often in a round (SH-6.7)."""
    return [near for near in NEIGHBOURS[province] if barrier(realm, seat, near, action) is None]


BARRIER_RULES: Final = {
    "illegal-out-of-play": "SH-2.3",
    "illegal-temple-peace": "SH-3.3",
    "illegal-shielded": "TC-3.8",
}


def barrier(realm: Realm, seat: int, goal: int, action: int) -> str | None:
    """Why armies of the seat may not march into a neighbouring province; None if they may."""
    owner = realm.owner[goal]
    if owner == OUT_OF_PLAY:
        return "illegal-out-of-play"
    if owner in (seat, NEUTRAL):
        return None
    if EVENT[realm.event].temple_peace and realm.buildings[goal] >> TEMPLE & 1:
        return "illegal-temple-peace"
    if realm.shield[owner] & shield_bit(action):
        return "illegal-shielded"
    return None


def shield_bit(action: int) -> int:
    return 1 if action == COMBAT_A else 2


def attack(realm: Realm, seat: int, province: int, goal: int, armies: int, chance: Chance) -> None:
    """SH-6.1: all that take part are thrown together with what lies in the tray."""
    realm.count_deed(ATTACKS, seat)
    defender = realm.owner[goal]
    if realm.events is not None:
        realm.tell_province(
            "attack" if defender >= 0 else "attack-neutral",
            seat,
            province,
            {
                "goal": PROVINCE_TEXTS[goal],
                "armies": armies,
                "defenders": realm.armies[goal],
                **({"defender": Seat(defender)} if defender >= 0 else {}),
            },
        )
    realm.armies[province] -= armies
    cubes = [0] * COLOURS
    cubes[seat] = armies
    cubes[seat] += realm.from_reserve(seat, SPECIAL[realm.special_of[seat]].attack)
    if defender == NEUTRAL:
        cubes[GREEN] = realm.from_reserve(GREEN, EVENT[realm.event].neutral_peasants)
    else:
        wanted = SPECIAL[realm.special_of[defender]].defence
        if realm.buildings[goal] >> CASTLE & 1:
            wanted += EVENT[realm.event].castle_guards
        cubes[defender] = realm.armies[goal] + realm.from_reserve(defender, wanted)
        realm.armies[goal] = 0
    realm.keep_scene()
    throw(realm, cubes, chance)
    realm.keep_scene()
    if defender == NEUTRAL:
        decide_neutral(realm, seat, goal)
    else:
        decide(realm, seat, defender, goal)


def decide(realm: Realm, seat: int, defender: int, goal: int) -> None:
    """What the tray decides about a player's province. SH-R11: cubes go to the reserves."""
    tray = realm.tray
    attackers = tray[seat]
    defenders = tray[defender]
    helpers = tray[GREEN] if not realm.unrest[goal] else 0  # SH-6.2
    force = defenders + helpers
    tray[seat] = 0
    tray[defender] = 0
    tray[GREEN] -= helpers
    realm.reserve[GREEN] += helpers
    if attackers > force:  # SH-6.3
        outcome, left = "battle-won", attackers - force
    elif force > attackers and defenders:  # SH-6.4
        outcome, left = "battle-held", min(defenders, force - attackers)
    else:  # SH-6.5
        outcome, left = "battle-tied", 0
    if realm.events is not None:  # before the card that goes with the province
        realm.tell_province(
            outcome,
            seat,
            goal,
            {
                "defender": Seat(defender),
                "attackers": attackers,
                "defenders": defenders,
                "helpers": helpers,
                "left": left,
            },
        )
    if outcome == "battle-won":
        realm.reserve[defender] += defenders
        realm.reserve[seat] += force
        realm.win_province(seat, goal, left)
    elif outcome == "battle-held":
        realm.reserve[seat] += attackers
        realm.reserve[defender] += defenders - left
        realm.armies[goal] = left
    else:
        realm.reserve[seat] += attackers
        realm.reserve[defender] += defenders
        realm.make_neutral(goal)


def decide_neutral(realm: Realm, seat: int, goal: int) -> None:
    """SH-6.6: what the tray decides about a neutral province."""
    tray = realm.tray
    attackers = tray[seat]
    peasants = tray[GREEN]
    tray[seat] = 0
    tray[GREEN] = 0
    realm.reserve[GREEN] += peasants
    won = attackers > peasants
    if won:
        realm.reserve[seat] += peasants
        realm.win_province(seat, goal, attackers - peasants)
    else:
        realm.reserve[seat] += attackers
    if realm.events is not None:
        realm.tell_province(
            "neutral-won" if won else "neutral-failed",
            seat,
            goal,
            {"attackers": attackers, "helpers": peasants, "left": realm.armies[goal]},
        )
