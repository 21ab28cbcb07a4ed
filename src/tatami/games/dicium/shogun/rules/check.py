"""What must hold between the fields of a position: nothing appears or vanishes."""

from __future__ import annotations

from tatami.core.errors import BadPosition
from tatami.games.dicium.rules.turn import Act, Keep, Reroll, Store
from tatami.games.dicium.shogun.rules.content import MEEPLES, NOBODY, TILES
from tatami.games.dicium.shogun.rules.errands import Go
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import FREE_SHOGUN, NINJA, SAMURAI, Raid


def check_raid(raid: Raid) -> None:
    _check_boards(raid)
    _check_tiles(raid)
    _check_pieces(raid)
    if raid.outcome is None:
        _check_under_way(raid)
    if raid.cards != raid.settings.alert_cards - sum(raid.lit) - raid.beaten:
        raise BadPosition("Alert cards go only for lit braziers and beaten ninja")


def _check_under_way(raid: Raid) -> None:
    """What ends the game has not happened."""
    limit = raid.settings.round_limit
    if raid.cards < 1:
        raise BadPosition("without Alert cards the game is over")
    if limit and raid.round > limit:
        raise BadPosition(f"the game ends with round {limit}")
    if raid.carrier != NOBODY and raid.is_torii(raid.shogun):
        raise BadPosition("with the carrier on a torii the game is over")
    top = raid.stack[-1] if raid.stack else None
    if isinstance(top, (Keep, Reroll, Act, Store)):
        if top.seat != raid.active:
            raise BadPosition(f"it is the turn of seat {raid.active}, not of seat {top.seat}")
        _check_between_actions(raid)
    if isinstance(top, Go) and top.piece not in raid.usable(top.seat):
        raise BadPosition(f"seat {top.seat} cannot move this piece")


def _check_between_actions(raid: Raid) -> None:
    for space, who in enumerate(raid.presence()):
        if who & SAMURAI and who & (NINJA | FREE_SHOGUN):
            name = raid.palace.grid.names[space]
            raise BadPosition(f"{name}: samurai share a space with nobody but samurai")


def _check_boards(raid: Raid) -> None:
    boards = [board.id for board in raid.boards if board is not None]
    if len(set(boards)) < len(boards):
        raise BadPosition("no board is played by two")
    if any(raid.is_ninja(seat) != id.startswith("ninja") for seat, id in enumerate(boards)):
        raise BadPosition("ninja and samurai play in turn, ninja first")


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
