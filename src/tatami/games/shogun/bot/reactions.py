"""What the strongest bot answers during a round: every answer is tried to the end of the round.

All are tried in the same worlds with the same luck, where the others have plans that fit what they
have shown; after a few worlds the worse ones are given up.
"""

from __future__ import annotations

from tatami.core.advisor import Thought
from tatami.core.chance import Chance
from tatami.core.move import Move
from tatami.games.shogun.bot.answers import answer
from tatami.games.shogun.bot.plan_sketch import Ideas
from tatami.games.shogun.bot.prospects import promise
from tatami.games.shogun.bot.rehearsal import Rehearsal, World, imagine_rest
from tatami.games.shogun.bot.weights import (
    CAMPAIGN_NOISE,
    FEW_ARMIES,
    QUICK_ANSWER,
    REACTION_KEPT,
    REACTION_WORLDS,
)
from tatami.games.shogun.rules.actions import HowMany, March
from tatami.games.shogun.rules.moves import NumberMove, ProvinceMove
from tatami.games.shogun.rules.state import Shogun


class Reply:
    """An answer; for a march also how many armies go, if that is asked next."""

    def __init__(self, move: Move, armies: int, worth: float) -> None:
        self.move = move
        self.armies = armies
        self.worth = worth


def react(state: Shogun, seat: int, rng: Chance, thought: Thought) -> Move:
    """The best answer to any question of a round but the plan."""
    quick = answer(state, seat, rng)
    replies = _replies(state, seat, quick)
    if len(replies) == 1:
        return replies[0].move
    ideas = [Ideas(state, other) for other in range(state.players)]
    for kept, worlds in zip(REACTION_KEPT, REACTION_WORLDS, strict=True):
        for _ in range(max(1, round(worlds * thought.effort))):
            if thought.over():
                break
            world = imagine_rest(state, seat, ideas, CAMPAIGN_NOISE, rng)
            for reply in replies:
                reply.worth += _outcome(world, seat, reply)
        replies.sort(key=_by_worth)
        del replies[kept:]
    return replies[0].move


def _replies(state: Shogun, seat: int, quick: Move) -> list[Reply]:
    asked = state.decision
    found: list[Reply] = []
    for move in state.legal(seat):
        bonus = QUICK_ANSWER if move is quick else 0.0
        if isinstance(asked, March) and isinstance(move, ProvinceMove):
            most = state.armies[asked.province] - 1
            for armies in _amounts(most):
                found.append(Reply(move, armies, bonus))
        else:
            found.append(Reply(move, 0, bonus))
    if isinstance(asked, HowMany):
        amounts = _amounts(state.armies[asked.province] - 1)
        found = [reply for reply in found if reply.move is quick or _number(reply.move) in amounts]
    return found


def _number(move: Move) -> int:
    assert isinstance(move, NumberMove)
    return move.number


def _amounts(most: int) -> list[int]:
    """So many armies are considered, the most first; a march that must be made may leave a stack
    where it is but for one."""
    if most <= FEW_ARMIES:
        return list(range(most, 0, -1))
    return [most, most - 1, most - 2, most * 2 // 3, most // 2, 1]


def _outcome(world: World, seat: int, reply: Reply) -> float:
    round_ = Rehearsal(world.state.copy(), world.luck)
    if reply.armies:
        asked = world.state.decision
        assert isinstance(asked, March)
        round_.decided(asked.province, reply.armies)
    round_.take(reply.move)
    return promise(round_.play(), seat)


def _by_worth(reply: Reply) -> float:
    return -reply.worth
