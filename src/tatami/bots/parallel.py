"""One search in several processes: each votes by what it tried, the sum decides."""

from __future__ import annotations

import atexit
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any

from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.bots.search import Search, Votes, best
from tatami.bots.workers import pool
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.games import game as find_game


class ParallelSearch:
    """The processes get a drawn state: the truth stays here. The budget is shared out."""

    def __init__(self, search: Search, processes: int) -> None:
        self.search = search
        self.processes = processes

    def choose(self, knowledge: Knowledge, rng: Chance) -> Move:
        moves = knowledge.legal
        if len(moves) == 1:
            return moves[0]
        share = self.search.budget.share(self.processes)
        drawn = knowledge.draw(rng).dump()
        running = [
            _pool(self.processes).submit(
                _votes,
                type(self.search),
                self.search.game.id,
                share,
                drawn,
                knowledge.seat,
                str(number),
            )
            for number in [rng.below(1 << 62) for _ in range(self.processes)]
        ]
        return best(moves, _sum([future.result() for future in running]))


def _sum(parts: list[Votes]) -> Votes:
    return {
        index: (sum(part[index][0] for part in parts), sum(part[index][1] for part in parts))
        for index in parts[0]
    }


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    started = pool(processes)
    atexit.register(started.shutdown, wait=False, cancel_futures=True)
    return started


# in the processes


def _votes(
    kind: type[Any], game_id: str, budget: Budget, drawn: Any, seat: int, seed: str
) -> Votes:
    game: Game[Any] = find_game(game_id)
    search: Search = kind(game, budget)
    return search.votes(Knowledge(game, game.load(drawn), seat, drawn=True), Chance(seed))
