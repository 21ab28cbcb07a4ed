"""Bots think in processes of their own, each thought within a budget of time.

Each worker is one process. What it is sent is a state in which all that the seat does not
know has been drawn anew: the truth never leaves the server. A worker that is late or dead is
replaced, and its seat's move is then drawn at random from the legal ones.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from secrets import choice, token_hex
from typing import Any, Final

from tatami.bots.bot import Knowledge
from tatami.bots.registry import bot
from tatami.bots.workers import follow_parent, pool
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State
from tatami.games import game as find_game

_log = logging.getLogger(__name__)
_START_SECONDS: Final = 30.0


class BotWorkers:
    """So many workers; a bot that searches does so for `seconds`, none may exceed the budget."""

    def __init__(self, count: int, seconds: float, budget: float) -> None:
        self._count = count
        self._seconds = seconds
        self._budget = budget
        self._started: list[ProcessPoolExecutor] = []
        self._idle: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()

    async def move(self, game: Game[Any], state: State, seat: int, level: str) -> Move:
        """What the bot answers for the seat, or a random legal move if it cannot."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        imagined = state.determinize(seat, Chance(token_hex(16))).dump()
        worker = await self._take()
        try:
            index = await self._ask(worker, game.id, imagined, seat, level)
        except Exception as error:
            _log.warning("a %s bot at %s gave no answer: %r", level, game.id, error)
            self._replace(worker)
            return choice(legal)
        except asyncio.CancelledError:
            self._replace(worker)
            raise
        self._idle.put_nowait(worker)
        move = game.moves[index]
        return move if move in legal else choice(legal)

    async def _ask(
        self, worker: Executor, game: str, imagined: dict[str, Any], seat: int, level: str
    ) -> int:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(_START_SECONDS):
            await loop.run_in_executor(worker, _ready, game)
        async with asyncio.timeout(self._budget):
            return await loop.run_in_executor(
                worker, _think, game, imagined, seat, level, self._seconds
            )

    async def _take(self) -> ProcessPoolExecutor:
        if self._idle.empty() and len(self._started) < self._count:
            worker = pool(1, _attend)
            self._started.append(worker)
            return worker
        return await self._idle.get()

    def _replace(self, worker: ProcessPoolExecutor) -> None:
        _kill(worker)
        self._started.remove(worker)
        fresh = pool(1, _attend)
        self._started.append(fresh)
        self._idle.put_nowait(fresh)

    def close(self) -> None:
        for worker in self._started:
            _kill(worker)
        self._started.clear()


def _kill(worker: ProcessPoolExecutor) -> None:
    for process in list((worker._processes or {}).values()):
        process.kill()
    worker.shutdown(wait=False, cancel_futures=True)


# in the worker process


def _attend() -> None:
    """Give way to the server, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    follow_parent()


def _ready(game: str) -> None:
    find_game(game)


def _think(game_id: str, imagined: dict[str, Any], seat: int, level: str, seconds: float) -> int:
    game = find_game(game_id)
    knowledge = Knowledge(game, game.load(imagined), seat)
    return bot(level, game, seconds=seconds).choose(knowledge, Chance(token_hex(16))).index
