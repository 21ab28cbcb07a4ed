"""What the tempers like in Shogun: where a plan sends armies, and the answers during a round."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.games.shogun.bot.weights import RESERVE
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.battle import targets
from tatami.games.shogun.rules.cards import COMBAT_A, COMBAT_B, NEUTRAL, SPECIAL_IDS
from tatami.games.shogun.rules.moves import STAY, NumberMove, PlaceMove, PlanMove, ProvinceMove
from tatami.games.shogun.rules.provinces import PROVINCES
from tatami.games.shogun.rules.state import Shogun


def traits(state: Shogun, seat: int, move: Move, foe: int) -> list[str]:
    asked = state.decision
    if isinstance(move, PlanMove):
        if move.space not in (COMBAT_A, COMBAT_B):
            return []
        if move.card >= PROVINCES:
            return ["plan peace"]
        return [f"plan {trait}" for trait in _against(seat, _beside(state, seat, move.card), foe)]
    if isinstance(move, PlaceMove):
        return [f"special-{SPECIAL_IDS[move.special]}"]
    if isinstance(asked, March):
        if move is STAY:
            return ["stay"]
        assert isinstance(move, ProvinceMove)
        return _against(seat, {state.owner[move.province]}, foe)
    if isinstance(asked, HowMany):
        assert isinstance(move, NumberMove)
        left = state.armies[asked.province] - move.number
        return ["in force"] if left == 1 else ["reserve"] if left >= RESERVE else []
    return []


def _against(seat: int, owners: set[int], foe: int) -> list[str]:
    """What a march into provinces of these owners is like."""
    found = ["settle"] if NEUTRAL in owners else []
    if owners - {NEUTRAL, seat}:
        found.append("attack")
    if foe >= 0 and foe in owners:
        found.append("revenge")
    return found


def _beside(state: Shogun, seat: int, source: int) -> set[int]:
    """Whose provinces armies may march into from there."""
    if state.armies[source] < 2:
        return set()
    return {state.owner[goal] for goal in targets(state, seat, source, COMBAT_A)}


def harms(state: Shogun, seat: int, move: Move) -> int:
    """Whose province is marched into."""
    if not isinstance(state.decision, March) or not isinstance(move, ProvinceMove):
        return -1
    owner = state.owner[move.province]
    return -1 if owner in (seat, NEUTRAL) else owner
