"""What must hold between the fields of a position: nothing appears or vanishes."""

from __future__ import annotations

from tatami.core.errors import BadPosition
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, TILES
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import NINJA, SAMURAI, Raid


def check_raid(raid: Raid) -> None:
    _check_tiles(raid)
    _check_pieces(raid)
    if raid.cards != raid.rules.alert_cards - sum(raid.lit) - raid.beaten:
        raise BadPosition("Alert cards go only for lit braziers and beaten ninja")


def _check_tiles(raid: Raid) -> None:
    palace = raid.palace
    for garden, space in enumerate(raid.torii):
        if raid.lit[garden] and palace.brazier[garden] == NOWHERE:
            raise BadPosition(f"garden {garden + 1} has no brazier that could be lit")
        if space != NOWHERE and (not palace.garden_space[space] or palace.garden[space] != garden):
            raise BadPosition(f"the Torii tile of garden {garden + 1} lies elsewhere")
    if raid.torii[palace.garden[palace.torii]] != NOWHERE:
        raise BadPosition("the garden of the torii space takes no Torii tile")
    if not all(palace.hallway[space] for space in raid.garrisons):
        raise BadPosition("a Garrison tile lies on a hallway space")
    torii = sum(space != NOWHERE for space in raid.torii) + sum(raid.tiles[0::2])
    garrisons = len(raid.garrisons) + sum(raid.tiles[1::2])
    if torii != garrisons or torii != TILES * (raid.players // 2):
        raise BadPosition(f"there must be {TILES} tiles for each player")


def _check_pieces(raid: Raid) -> None:
    if raid.carrier != NOBODY:
        if raid.carrier // MEEPLES % 2:
            raise BadPosition("only ninja carry the Shogun")
        if raid.at[raid.carrier] != raid.shogun:
            raise BadPosition("the Shogun must be on the space of his carrier")
    here = raid.presence()
    if raid.carrier == NOBODY and here[raid.shogun] & NINJA:
        raise BadPosition("a ninja on the space of the Shogun has captured him")
    if raid.carrier != NOBODY and here[raid.shogun] & SAMURAI:
        raise BadPosition("no samurai can be on the space of the carrier")
