"""What comes of an action: the positions that it may lead to, and how likely each is."""

from __future__ import annotations

from typing import Final

from tatami.games.dicium.bot.odds import chance_to_beat
from tatami.games.dicium.rules.dice import RED, showing
from tatami.games.dicium.shogun.bot.appraisal import ninja_chance
from tatami.games.dicium.shogun.bot.deed import HAND_SLOT, Deed
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, SHOGUN
from tatami.games.dicium.shogun.rules.movement import LIGHT, STRONG, WALK
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid
from tatami.games.dicium.shogun.rules.tiles import put_tile

UNDECIDED: Final = -1.0
_RED_FACE: Final = 3


class Result:
    """A position, how likely it is, and what it is worth to the player if the game is over."""

    def __init__(self, chance: float, raid: Raid, final: float = UNDECIDED) -> None:
        self.chance = chance
        self.raid = raid
        self.final = final


def results_of(old: Raid, seat: int, deed: Deed, slot: int) -> list[Result]:
    """What a deed leads to; `slot` is the one that comes with a tile."""
    kind, piece, space = deed.kind, deed.piece, deed.space
    if kind in ("torii", "garrison"):
        return tile_laid(old, seat, piece, space, slot)
    if kind == "shuriken":
        return thrown(old, seat, piece)
    if kind == "brazier":
        return lit(old, piece, space)
    if kind in ("green", "straight"):
        return improved(old, seat, piece)
    if kind in ("comrade", "guard"):
        raid = old.copy()
        raid.at[piece] = space
        return [Result(1.0, raid)]
    if kind == "banzai":
        return charged(old, piece, space, deed.met)
    if piece != SHOGUN:
        enemies = old.owners_on(space, 1 - seat % 2)
        if enemies:
            return fought(old, piece, space, deed.how, enemies)
    if deed.how & LIGHT and old.unlit_brazier(space) != NOWHERE:
        return lit(old, piece, space)
    return moved(old, piece, space)


def improved(old: Raid, seat: int, slot: int) -> list[Result]:
    """A bonus, or a bigger hand."""
    raid = old.copy()
    if slot == HAND_SLOT:
        raid.hand[seat] += 1
    else:
        raid.slots[seat] |= 1 << slot
    return [Result(1.0, raid)]


def moved(old: Raid, piece: int, space: int) -> list[Result]:
    """A plain movement, the Shogun captured if he was there."""
    raid = old.copy()
    ninja = piece != SHOGUN and piece // MEEPLES % 2 == 0
    if ninja and raid.carrier == NOBODY and raid.shogun == space:
        raid.carrier = piece
    raid.put(piece, space)
    won = raid.carrier != NOBODY and raid.is_torii(raid.shogun)
    return [Result(1.0, raid, 1.0 if won else UNDECIDED)]


def lit(old: Raid, piece: int, space: int) -> list[Result]:
    """A brazier lit where the piece is or goes to."""
    raid = old.copy()
    raid.put(piece, space)
    return [Result(1.0, raid, _light(raid, space))]


def _light(raid: Raid, space: int) -> float:
    raid.lit[raid.palace.brazier_of[space]] = True
    raid.cards -= 1
    return 1.0 if raid.cards == 0 else UNDECIDED


def odds(raid: Raid, seat: int, enemy: int, how: int) -> float:
    """The chance to beat a piece of the enemy, without red dice of the own hand."""
    attack = raid.bonuses(seat, RED) + (1 if how & STRONG else 0)
    stored = showing(raid.stored[enemy], _RED_FACE)
    return chance_to_beat(attack - raid.bonuses(enemy, RED) - stored)


def fought(old: Raid, piece: int, space: int, how: int, enemies: list[int]) -> list[Result]:
    """Won against all of them, or lost against the first."""
    seat = piece // MEEPLES
    turn = (seat + 1) % old.players
    raid = old.copy()
    chance = 1.0
    final = UNDECIDED
    for enemy in enemies:
        chance *= odds(old, seat, enemy, how)
    for enemy in enemies:
        for victim in range(enemy * MEEPLES, (enemy + 1) * MEEPLES):
            if raid.at[victim] == space and final < 0.0:
                if seat % 2:
                    raid.cards -= 1
                    if raid.cards == 0:
                        final = 1.0
                        break
                raid.at[piece] = space
                if not send_off(raid, victim, turn):
                    final = 1.0
    raid.put(piece, space)
    if final < 0.0 and how & LIGHT and raid.unlit_brazier(space) != NOWHERE:
        final = _light(raid, space)
    lost = old.copy()
    beaten = not send_off(lost, piece, turn)
    return [
        Result(chance, raid, final),
        Result(1.0 - chance, lost, 0.0 if beaten else UNDECIDED),
    ]


def thrown(old: Raid, seat: int, victim: int) -> list[Result]:
    """A shuriken at a samurai, with luck and without."""
    chance = odds(old, seat, victim // MEEPLES, WALK)
    raid = old.copy()
    left = send_off(raid, victim, (seat + 1) % old.players)
    return [Result(chance, raid, UNDECIDED if left else 1.0), Result(1.0 - chance, old.copy())]


def charged(old: Raid, piece: int, space: int, met: list[int]) -> list[Result]:
    """A Banzai to a space over the ninja on the spaces `met`."""
    raid = old.copy()
    final = UNDECIDED
    for victim, at in enumerate(old.at):
        if at in met and victim // MEEPLES % 2 == 0 and final < 0.0:
            raid.cards -= 1
            raid.at[piece] = at
            turn = (piece // MEEPLES + 1) % old.players
            if raid.cards == 0 or not send_off(raid, victim, turn):
                final = 1.0
    raid.at[piece] = space
    return [Result(1.0, raid, final)]


def tile_laid(old: Raid, seat: int, lifted: int, space: int, slot: int) -> list[Result]:
    """A tile from the board, with a slot (or `NOBODY`), or moved from the space `lifted`."""
    raid = old.copy()
    put_tile(raid, seat, lifted, space)
    if lifted == NOWHERE and slot != NOBODY:
        raid.slots[seat] |= 1 << slot
    won = raid.carrier != NOBODY and raid.is_torii(raid.shogun)
    return [Result(1.0, raid, 1.0 if won else UNDECIDED)]


def send_off(raid: Raid, piece: int, turn: int) -> bool:
    """A piece is beaten and goes where its owner likes best; false if its side is wiped out."""
    seat = piece // MEEPLES
    raid.at[piece] = NOWHERE
    refuges = raid.refuges(seat)
    if not refuges:
        for other in range(seat % 2, raid.players, 2):
            for fellow in range(other * MEEPLES, (other + 1) * MEEPLES):
                if raid.at[fellow] != NOWHERE:
                    return True
        return False
    best = UNDECIDED
    kept = refuges[0]
    if len(refuges) > 1:
        for space in refuges:
            raid.at[piece] = space
            chance = ninja_chance(raid, turn)
            worth = 1.0 - chance if seat % 2 else chance
            if worth > best:
                best = worth
                kept = space
    raid.at[piece] = kept
    return True
