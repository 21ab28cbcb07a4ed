"""What people may be told about battles: the odds, from what everybody sees."""

from __future__ import annotations

from tatami.core.advisor import Aid
from tatami.core.move import Move
from tatami.core.text import Text
from tatami.games.shogun.bot.odds import battle_odds
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.cards import PROVINCE_TEXTS
from tatami.games.shogun.rules.moves import NumberMove, ProvinceMove
from tatami.games.shogun.rules.planning import Plan
from tatami.games.shogun.rules.provinces import NEIGHBOURS, PROVINCES
from tatami.games.shogun.rules.state import Shogun


def battle_aids(state: Shogun, seat: int) -> list[Aid]:
    """While one plans: every attack with all armies that may leave. Then: those that are asked."""
    if seat not in state.actors:
        return []
    asked = state.decision
    aids: list[Aid] = []
    if isinstance(asked, Plan):
        for province in range(PROVINCES):
            if state.owner[province] == seat and state.armies[province] > 1:
                for goal in NEIGHBOURS[province]:
                    if state.owner[goal] != seat:
                        aids.append(_told(state, seat, province, goal, 0, None))
    elif isinstance(asked, March):
        for move in state.legal(seat):
            if isinstance(move, ProvinceMove) and state.owner[move.province] != seat:
                aids.append(_told(state, seat, asked.province, move.province, 0, move))
    elif isinstance(asked, HowMany) and state.owner[asked.goal] != seat:
        for move in state.legal(seat):
            if isinstance(move, NumberMove):
                aids.append(_told(state, seat, asked.province, asked.goal, move.number, move))
    return aids


def _told(
    state: Shogun, seat: int, province: int, goal: int, armies: int, move: Move | None
) -> Aid:
    """The attack of so many armies, or of all that may leave."""
    count = armies or state.armies[province] - 1
    odds = battle_odds(state, seat, goal, count)
    return Aid(
        Text(
            "aid-battle",
            {
                "from": PROVINCE_TEXTS[province],
                "goal": PROVINCE_TEXTS[goal],
                "armies": count,
                "won": round(100 * odds.more),
                "tie": round(100 * odds.tie),
                "lost": round(100 * odds.fewer),
            },
        ),
        move,
    )
