"""What the tempers like in Shogun: the plan is everybody's own, the answers during a round show."""

from __future__ import annotations

from tatami.core.move import Move
from tatami.games.shogun.bot.weights import RESERVE
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.cards import NEUTRAL, SPECIAL_IDS
from tatami.games.shogun.rules.moves import STAY, NumberMove, PlaceMove, ProvinceMove
from tatami.games.shogun.rules.state import Shogun


def traits(state: Shogun, seat: int, move: Move, foe: int) -> list[str]:
    asked = state.decision
    if isinstance(move, PlaceMove):
        return [f"special-{SPECIAL_IDS[move.special]}"]
    if isinstance(asked, March):
        if move is STAY:
            return ["stay"]
        assert isinstance(move, ProvinceMove)
        owner = state.owner[move.province]
        if owner == seat:
            return []
        if owner == NEUTRAL:
            return ["settle"]
        return ["attack", "revenge"] if owner == foe else ["attack"]
    if isinstance(asked, HowMany):
        assert isinstance(move, NumberMove)
        left = state.armies[asked.province] - move.number
        return ["in force"] if left == 1 else ["reserve"] if left >= RESERVE else []
    return []


def harms(state: Shogun, seat: int, move: Move) -> int:
    """Whose province is marched into."""
    if not isinstance(state.decision, March) or not isinstance(move, ProvinceMove):
        return -1
    owner = state.owner[move.province]
    return -1 if owner in (seat, NEUTRAL) else owner
