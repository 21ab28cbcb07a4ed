"""Movement (DS-6.2): where a piece can come to."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.shogun.rules.content import MEEPLES, SHOGUN
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import CARRIER, FREE_SHOGUN, HOME, NINJA, SAMURAI, Raid

# how a piece goes
WALK: Final = 0
DOORS: Final = 1
"""Doors do not stop it (samurai never mind them)."""
STRONG: Final = 2
"""With more strength in its fights."""
LIGHT: Final = 4
"""It lights the brazier that it stops on."""
OPENING: Final = 8
INFILTRATION: Final = 16
REDEPLOY: Final = 32
BRAZIER: Final = 64
BANZAI: Final = 128


def manners(raid: Raid, piece: int) -> tuple[int, int, int]:
    """Who bars the way of a piece, whom it may pass but not stop with, and who ends its way.

    DS-6.2.4, DS-R22: its own side does neither. DS-6.4.1: the free Shogun stops with nobody.
    """
    if piece == SHOGUN:
        return NINJA, SAMURAI, 0  # DS-6.2.6
    if piece == raid.carrier:
        return SAMURAI, 0, HOME  # DS-6.2.3, DS-R08: the first torii on his way wins
    if piece // MEEPLES % 2:
        return CARRIER, FREE_SHOGUN, NINJA  # DS-6.2.5, DS-6.2.6
    return 0, 0, SAMURAI | FREE_SHOGUN  # DS-6.2.2, DS-R03


def ways_of(raid: Raid, piece: int, how: int) -> list[list[int]]:
    """The neighbours that the piece may step to from each space, whoever is there."""
    palace = raid.palace
    if how & OPENING:
        return palace.door_ways
    if how & INFILTRATION:
        return palace.wall_ways
    if how & DOORS or piece == SHOGUN or piece // MEEPLES % 2:
        return palace.all_ways
    return palace.open_ways


def reach(raid: Raid, piece: int, how: int, steps: int) -> dict[int, int]:
    """DS-6.2.1, DS-6.2.7: the spaces where a movement may end, with the fewest steps to each."""
    start = raid.place_of(piece)
    ways = ways_of(raid, piece, how)
    here = raid.presence()
    barred, passed, ends = manners(raid, piece)
    if how & BANZAI:
        ends = 0  # DS-7.3.3: ninja do not stop it
    if piece == raid.carrier:
        for space in raid.all_torii():
            here[space] |= HOME
    found: dict[int, int] = {}
    seen = [False] * raid.palace.size
    seen[start] = True
    queue = [start]
    count = 0
    back = False
    while queue and count < steps:
        count += 1
        following: list[int] = []
        for space in queue:
            for other in ways[space]:
                if seen[other]:
                    continue
                seen[other] = True
                who = here[other]
                if who & barred:
                    continue
                if not who & passed:
                    found[other] = count
                if not who & ends:
                    following.append(other)
        if count == 1 and following:
            back = True
        queue = following
    if back and steps > 1 and not how & BANZAI:
        found[start] = 2  # out and back, DS-R18
    return found


def can_go(raid: Raid, piece: int, how: int, steps: int) -> bool:
    """Whether a movement of the piece can end anywhere."""
    here = raid.presence()
    barred, passed, _ = manners(raid, piece)
    onward = False
    for other in ways_of(raid, piece, how)[raid.place_of(piece)]:
        who = here[other]
        if not who & barred:
            if not who & passed:
                return True
            onward = True
    return onward and steps > 1


def spaces_for(raid: Raid, piece: int, how: int, steps: int) -> list[int]:
    """Where the piece may go, by rising number."""
    if how & REDEPLOY:
        return _garrisons_for(raid, piece)
    return sorted(reach(raid, piece, how, steps))


def _garrisons_for(raid: Raid, piece: int) -> list[int]:
    """DS-7.3.1, DS-R14: the Shogun only where no samurai is."""
    start = raid.place_of(piece)
    here = raid.presence()
    barred = NINJA | FREE_SHOGUN | (SAMURAI if piece == SHOGUN else 0)
    return [s for s in raid.all_garrisons() if s != start and not here[s] & barred]


def movable(raid: Raid, seat: int, how: int, steps: int) -> list[int]:
    """The pieces of a player that can carry out an action."""
    return [piece for piece in raid.usable(seat) if _able(raid, piece, how, steps)]


def _able(raid: Raid, piece: int, how: int, steps: int) -> bool:
    if how & BRAZIER:
        return raid.unlit_brazier(raid.place_of(piece)) != NOWHERE
    if how & REDEPLOY:
        return len(_garrisons_for(raid, piece)) > 0
    if how & BANZAI:
        return len(reach(raid, piece, how, steps)) > 0  # DS-R04: no way back
    return can_go(raid, piece, how, steps)
