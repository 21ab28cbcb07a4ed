"""The search through a player's turn: which combinations, in which order, for what."""

from __future__ import annotations

from typing import Final

from tatami.core.move import Move
from tatami.games.dicium.bot.plans import NOTHING, Plan, Planner, StoreWorth
from tatami.games.dicium.bot.turn_search import IMPOSSIBLE, TurnSearch
from tatami.games.dicium.rules.actions import ActionMove
from tatami.games.dicium.rules.player_board import level
from tatami.games.dicium.shogun.bot.deed import Deed
from tatami.games.dicium.shogun.bot.outlook import Outlook
from tatami.games.dicium.shogun.bot.weights import (
    PAIR_STORED,
    REFINED,
    SEARCH_WIDTH,
    STAKES,
    STORED,
)
from tatami.games.dicium.shogun.rules.content import NOBODY
from tatami.games.dicium.shogun.rules.palace import NOWHERE
from tatami.games.dicium.shogun.rules.state import Raid

_USEFUL: Final = (5, 5, 4, 0)
"""Dice of each colour that a combination can use; red ones are for fights."""
_PLANNERS: Final = [Planner(StoreWorth(by_face, PAIR_STORED), _USEFUL) for by_face in STORED]

# what an action may promise beside what it is worth
_NONE: Final = 0
_CAPTURE: Final = 1
_DOOR: Final = 2
"""A door is all there is between the Shogun and a ninja, or between the carrier and a torii."""
_WALL: Final = 3
_BRAZIER: Final = 4
"""The piece stands on a brazier to be lit."""
_PROMISES: Final = 5


class RaidSearch(TurnSearch):
    """After the first action only the best few deeds are gone on with."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__(_PLANNERS[outlook.seat % 2])
        self.outlook = outlook
        self._hands: dict[int, dict[int, float]] = {}

    def worth_of_hands(self, count: int, actions: int) -> dict[int, float]:
        """Asked for more than once in a turn."""
        key = count * 4 + actions
        found = self._hands.get(key)
        if found is None:
            found = super().worth_of_hands(count, actions)
            self._hands[key] = found
        return found

    def judge(self, plan: Plan) -> float:
        outlook = self.outlook
        if plan.first == NOTHING:
            return outlook.worth
        deeds = outlook.deeds(plan.first)
        if not deeds:
            return IMPOSSIBLE
        if plan.second == NOTHING:
            return deeds[0].worth
        best = IMPOSSIBLE
        for deed in followed(outlook, deeds, SEARCH_WIDTH):
            best = max(best, self._continued(deed, plan.second))
        return best

    def total(self, judged: float, plan: Plan) -> float:
        """Stored dice count as far as anything still matters: less when all but decided."""
        if judged < 0.0:
            return judged
        return judged + plan.stored * STAKES * judged * (1.0 - judged)

    def _continued(self, deed: Deed, second: int) -> float:
        """A deed, then the second effect as well as it can be used in each of its results."""
        total = 0.0
        possible = False
        for branch in self.outlook.branches(deed):
            worth = branch.outlook.best(second)
            if worth < 0.0:
                worth = branch.outlook.worth
            else:
                possible = True
            total += branch.chance * worth
        return total if possible else IMPOSSIBLE

    def chosen(self, plan: Plan) -> Deed:
        """The deed with which the plan begins."""
        deeds = self.outlook.deeds(plan.first)
        found = deeds[0]
        best = IMPOSSIBLE
        if plan.second != NOTHING:
            for deed in followed(self.outlook, deeds, SEARCH_WIDTH):
                worth = self._continued(deed, plan.second)
                if worth > best:
                    best = worth
                    found = deed
        return found

    def begin(self, plan: Plan, legal: list[Move]) -> Move | None:
        if plan.first == NOTHING:
            return None
        deed = self.chosen(plan)
        for move in legal:
            if (
                isinstance(move, ActionMove)
                and move.dice == plan.used
                and move.kind == deed.kind
                and (move.row.level == 0 or move.row.level == level(deed.piece))
            ):
                return move
        return None


def best_store(seat: int, dice: int) -> int:
    """Which of the dice left over a player stores."""
    return _PLANNERS[seat % 2].store.best(dice)


def best_deed(raid: Raid, outlook: Outlook, deeds: list[Deed]) -> Deed:
    """The deed that is worth most with the actions and dice left after it."""
    best = deeds[0]
    if raid.actions == 0 or raid.dice == 0:
        return best
    most = IMPOSSIBLE
    for deed in followed(outlook, deeds, REFINED):
        total = 0.0
        for branch in outlook.branches(deed):
            total += branch.chance * to_the_end(raid, branch.outlook)
        if total > most:
            most = total
            best = deed
    return best


def followed(outlook: Outlook, deeds: list[Deed], width: int) -> list[Deed]:
    """The best few, and the best of each kind whose worth shows with the next action."""
    found = deeds[:width]
    seen = [False] * _PROMISES
    for at, deed in enumerate(deeds):
        promise = _promise(outlook, deed)
        if promise != _NONE and not seen[promise]:
            seen[promise] = True
            if at >= width:
                found.append(deed)
    return found


def _promise(outlook: Outlook, deed: Deed) -> int:
    raid = outlook.raid
    space = deed.space
    if space == NOWHERE:
        return _NONE
    palace = raid.palace
    if outlook.samurai:
        return _BRAZIER if raid.unlit_brazier(space) != NOWHERE else _NONE
    if raid.carrier == NOBODY:
        if space == raid.shogun:
            return _CAPTURE
        goals = [raid.shogun]
    elif deed.piece == raid.carrier:
        goals = raid.all_torii()
    else:
        return _NONE
    for goal in goals:
        if goal in palace.door_ways[space]:
            return _DOOR
        if goal in palace.wall_ways[space]:
            return _WALL
    return _NONE


def to_the_end(raid: Raid, outlook: Outlook) -> float:
    """What a position is worth with the dice and actions that the raid has left."""
    if outlook.final >= 0.0 or raid.actions == 0 or raid.dice == 0:
        return outlook.worth
    return RaidSearch(outlook).best_plan(raid.dice, raid.actions, False)[0]
