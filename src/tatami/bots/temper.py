"""Tempers: bots of equal strength that a person can tell apart.

Another bot finds its move. Where a move that is more to the temper's taste is about as good, that
one is made instead: both are tried in the same imagined worlds with the same luck. What a temper
likes is the game's business (`Advisor.tempers`), from what everybody can see of a move.
"""

from __future__ import annotations

from typing import Any, Final

from tatami.bots.bot import Bot, Knowledge
from tatami.bots.trials import LONGEST, estimate, go_on
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.text import Text

TEMPERS: Final = ("careful", "greedy", "vengeful", "bold")
CLOSE: Final = 0.005
"""So much of the chance of winning may seem to be lost, its uncertainty included."""
MOST: Final = 6
"""So many moves are looked at, in a few worlds first."""
FIRST_WORLDS: Final = 4
WORLDS: Final = 16


class Tempered:
    def __init__(self, game: Game[Any], bot: Bot, temper: str) -> None:
        self.game = game
        self.bot = bot
        self.temper = temper

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        favourite = self.bot.choose(knowledge, rng)
        tempting = self._tempting(knowledge, favourite, rng)
        if not tempting:
            return favourite
        advisor, world = self.game.advisor, knowledge.imagine(rng)
        first = _Tried(self._whole(favourite, knowledge, rng))
        others = [
            _Tried(advisor.amended(world, knowledge.seat, first.line, move)) for move in tempting
        ]
        self._try([first, *others], knowledge, rng, FIRST_WORLDS)
        others = [other for other in others if other.loses_at_most(2 * CLOSE, first, doubt=0.0)]
        others = others[: MOST // 2]
        if others:
            self._try([first, *others], knowledge, rng, WORLDS - FIRST_WORLDS)
        for other in others:
            if other.loses_at_most(CLOSE, first, doubt=1.0):
                return other.line[0]
        return favourite

    def _tempting(self, knowledge: Knowledge, favourite: Move, rng: Chance) -> list[Move]:
        """What is more to the temper's taste than the favourite, the most first."""
        if len(knowledge.legal) == 1:
            return []
        tastes = tastes_of(knowledge, favourite, self.temper, rng)
        rest = [move for move in tastes if tastes[move] > tastes[favourite]]
        rng.shuffle(rest)
        rest.sort(key=lambda move: -tastes[move])
        return rest[:MOST]

    def _whole(self, move: Move, knowledge: Knowledge, rng: Chance) -> list[Move]:
        """The move; of an answer of many parts also the parts that the bot would add to it."""
        advisor, seat = self.game.advisor, knowledge.seat
        world, line = knowledge.imagine(rng), [move]
        unfinished = advisor.in_parts(world, seat)
        while unfinished and len(line) < LONGEST:
            world.apply(seat, line[-1], rng)
            unfinished = seat in world.actors and advisor.in_parts(world, seat)
            if unfinished:
                known = Knowledge(self.game, world, seat, foe=knowledge.foe)
                line.append(self.bot.choose(known, rng))
        return line

    def _try(self, tried: list[_Tried], knowledge: Knowledge, rng: Chance, worlds: int) -> None:
        advisor, seat = self.game.advisor, knowledge.seat
        for _ in range(worlds):
            world = knowledge.imagine(rng)
            luck = rng.below(1 << 30)
            for one in tried:
                state, chance = world.copy(), Chance(luck)
                for move in one.line:
                    state.apply(seat, move, chance)
                go_on(self.game, state, advisor.horizon(), chance)
                one.chances.append(advisor.chance(state, seat))
                one.values.append(advisor.value(state, seat))


class _Tried:
    """What came of an answer, world by world: by the chance that people are told, and by the value
    that bots play by. Neither is right alone."""

    def __init__(self, line: list[Move]) -> None:
        self.line = line
        self.chances: list[float] = []
        self.values: list[float] = []

    def loses_at_most(self, loss: float, other: _Tried, doubt: float) -> bool:
        """Beside the other move; so many standard errors count as lost, too."""
        for mine, theirs in ((self.chances, other.chances), (self.values, other.values)):
            ahead, error = estimate([a - b for a, b in zip(mine, theirs, strict=True)])
            if ahead - doubt * error < -loss:
                return False
        return True


def tastes_of(knowledge: Knowledge, move: Move, temper: str, rng: Chance) -> dict[Move, float]:
    """How much a move, and each that could be made instead, is to the taste of a temper."""
    advisor, seat = knowledge.game.advisor, knowledge.seat
    likes = advisor.tempers().get(temper, {})
    world = knowledge.imagine(rng)
    return {
        other: sum(
            likes.get(trait, 0.0) for trait in advisor.traits(world, seat, other, knowledge.foe)
        )
        for other in advisor.instead(world, seat, move)
    }


def of_temper(knowledge: Knowledge, line: list[Move], temper: str, rng: Chance) -> Text | None:
    """If a move, or a part of a longer answer, is more to the temper's taste than what could be
    made instead is: what to say of it."""
    for move in line:
        tastes = tastes_of(knowledge, move, temper, rng)
        mine = tastes.get(move, 0.0)
        if mine > 0 and mine > sum(tastes.values()) / len(tastes):
            return Text(f"why-temper-{temper}")
    return None
