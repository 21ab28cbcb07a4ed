"""Bots think in processes of their own, each thought within a budget of time.

Each worker is one process. What it is sent is a state in which all that the seat does not
know has been drawn anew: the truth never leaves the server. A worker that is late or dead is
replaced, and its seat's move is then drawn at random from the legal ones.

How long a thought takes must not depend on what others may not know: an answer without a choice
waits its turn and takes as long as thoughts of that level took lately.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, replace
from secrets import choice
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from tatami.bots.bot import Knowledge
from tatami.bots.budget import Budget
from tatami.bots.judge import Counsel, Judge, Odds
from tatami.bots.registry import bot, deliberates, searches
from tatami.bots.workers import follow_parent, pool
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.move import Move
from tatami.core.state import State
from tatami.games import game as find_game
from tatami.table.luck import fresh_seed

_log = logging.getLogger(__name__)
T = TypeVar("T")
_START_SECONDS: Final = 120.0
LONGEST_WAIT: Final = 3.0
"""Nobody shall wait longer for a worker, so that no move takes longer than five seconds."""
_SHORTEST_SEARCH: Final = 0.1
_ENOUGH: Final = 0.5
"""People are told that advice was hurried if it had less than this share of its time."""
_REMEMBERED: Final = 32
HURRIED: Final = "medium"
"""Who answers when there is no time to search."""


@dataclass(frozen=True)
class Told:
    """Advice as it goes from process to process: moves by their index, reasons as JSON."""

    moves: list[int]
    odds: Odds | None
    reasons: list[dict[str, Any]]


@dataclass(frozen=True)
class Advised:
    """What a person is told, best first."""

    considered: list[Told]
    hurried: bool
    """Whether there was time for less thought than usual."""


@dataclass(frozen=True)
class Thinker:
    """Which bot is to think for which seat, and what it is told beside the position."""

    seat: int
    level: str
    luck: str
    """Of its own thoughts; empty: nobody can foresee it."""
    foe: int
    """Who openly harmed the seat last, or -1."""


class _Turn:
    """A bot that waits for a worker."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.worker: asyncio.Future[ProcessPoolExecutor]
        self.worker = asyncio.get_running_loop().create_future()


class BotWorkers:
    """So many workers; a bot that searches does so for `seconds`, none may exceed the budget."""

    def __init__(self, count: int, seconds: float, budget: float) -> None:
        self._count = count
        self._seconds = seconds
        self._budget = budget
        self._started: list[ProcessPoolExecutor] = []
        self._idle: list[ProcessPoolExecutor] = []
        self._lines: OrderedDict[str, deque[_Turn]] = OrderedDict()
        """Who waits for a worker, by address: each address has its turn."""
        self._thoughts: dict[tuple[str, str], deque[float]] = {}
        """How long bots thought lately when they had a choice, by game and level."""

    @property
    def hurried(self) -> bool:
        """Whether bots think less than they should, because too many do."""
        return self._share() < self._seconds

    def pace(self, game: Game[Any], level: str) -> float:
        """How long a bot of this level usually takes."""
        return self._seconds if searches(level, game) else 0.0

    async def move(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        level: str,
        address: str = "",
        luck: str = "",
        foe: int = -1,
    ) -> Move:
        """What the bot answers for the seat, or a random legal move if it cannot.

        Its own luck cannot be foreseen, unless it is given. `foe` openly harmed the seat last.
        """
        legal = state.legal(seat)
        drawn = state.determinize(seat, Chance(luck or fresh_seed())).dump()
        worker = await self._take(address)
        try:
            thinker = Thinker(seat, level, luck, foe)
            index = await self._ask(worker, game, drawn, thinker, forced=len(legal) == 1)
        except Exception as error:
            _log.warning("a %s bot at %s gave no answer: %r", level, game.id, error)
            self._replace(worker)
            return choice(legal)
        except asyncio.CancelledError:
            self._replace(worker)
            raise
        self._give_back(worker)
        move = game.moves[index]
        return move if move in state.moves_for_person(seat) else choice(legal)

    async def advise(self, game: Game[Any], state: State, seat: int, address: str = "") -> Advised:
        """What the hard bot would do for the seat; if that is not found out within the budget,
        waiting for a worker included, what the game would do at once."""
        imagined = state.determinize(seat, Chance(fresh_seed()))
        try:
            async with asyncio.timeout(self._budget):
                return await self._consider(game, imagined.dump(), seat, address)
        except Exception as error:
            _log.warning("advice at %s is given at a glance: %r", game.id, error)
            luck = Chance(fresh_seed())
            return _told(Judge(game, Budget(1)).glance(Knowledge(game, imagined, seat), luck))

    async def _consider(
        self, game: Game[Any], imagined: dict[str, Any], seat: int, address: str
    ) -> Advised:
        worker = await self._take(address)
        ready = False
        try:
            await self._call(worker, _ready, game.id)
            ready = True
            seconds = max(_SHORTEST_SEARCH, self._share())
            found = await self._call(worker, _consider, game.id, imagined, seat, seconds)
        except Exception:
            self._replace(worker)
            raise
        except asyncio.CancelledError:
            if ready:
                self._replace(worker)
            else:
                self._give_back(worker)
            raise
        self._give_back(worker)
        return replace(found, hurried=found.hurried or seconds < self._seconds * _ENOUGH)

    async def _ask(
        self,
        worker: Executor,
        game: Game[Any],
        drawn: dict[str, Any],
        thinker: Thinker,
        *,
        forced: bool,
    ) -> int:
        async with asyncio.timeout(_START_SECONDS):
            await self._call(worker, _ready, game.id)
        seconds, level = self._share(), thinker.level
        if seconds < _SHORTEST_SEARCH and deliberates(level, game):
            level = HURRIED
            thinker = replace(thinker, level=level)
        thoughts = self._thoughts.setdefault((game.id, level), deque(maxlen=_REMEMBERED))
        if forced:
            seconds = choice(thoughts) if thoughts else self.pace(game, level)
        began = self._now()
        async with asyncio.timeout(self._budget):
            index = await self._call(worker, _think, game.id, drawn, thinker, seconds)
        if not forced:
            thoughts.append(self._now() - began)
        return index

    async def _call(self, worker: Executor, function: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(worker, function, *given)

    def _share(self) -> float:
        """How long one may think, so that whoever waits longest is not kept too long."""
        waiting = [turn.since for line in self._lines.values() for turn in line]
        if not waiting:
            return self._seconds
        left = max(0.0, min(waiting) + LONGEST_WAIT - self._now())
        return min(self._seconds, left * self._count / (len(waiting) + 1))

    def _now(self) -> float:
        return monotonic()

    # who gets a worker

    async def _take(self, address: str) -> ProcessPoolExecutor:
        if self._idle:
            return self._idle.pop()
        if len(self._started) < self._count:
            return self._start()
        turn = _Turn(self._now())
        self._lines.setdefault(address, deque()).append(turn)
        try:
            return await turn.worker
        except asyncio.CancelledError:
            if turn.worker.done() and not turn.worker.cancelled():
                self._give_back(turn.worker.result())
            raise

    def _give_back(self, worker: ProcessPoolExecutor) -> None:
        """To the next in line: one of each address after the other."""
        while self._lines:
            address, line = next(iter(self._lines.items()))
            turn = line.popleft()
            del self._lines[address]
            if line:
                self._lines[address] = line
            if not turn.worker.done():
                turn.worker.set_result(worker)
                return
        self._idle.append(worker)

    def _start(self) -> ProcessPoolExecutor:
        worker = pool(1, _attend)
        self._started.append(worker)
        return worker

    def _replace(self, worker: ProcessPoolExecutor) -> None:
        _kill(worker)
        if worker in self._started:
            self._started.remove(worker)
            self._give_back(self._start())

    def close(self) -> None:
        """Nothing is left of the workers, nor of what the system has lent to talk to them: whoever
        ends a server by a signal leaves Python no time to give that back."""
        for worker in self._started:
            _kill(worker, wait=True)
        self._started.clear()
        self._idle.clear()


def _kill(worker: ProcessPoolExecutor, *, wait: bool = False) -> None:
    for process in list((worker._processes or {}).values()):
        process.kill()
    worker.shutdown(wait=wait, cancel_futures=True)


# in the worker process


def _attend() -> None:
    """Give way to the server, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    follow_parent()


def _ready(game: str) -> None:
    find_game(game)


def _think(game_id: str, drawn: dict[str, Any], thinker: Thinker, seconds: float) -> int:
    game = find_game(game_id)
    knowledge = Knowledge(game, game.load(drawn), thinker.seat, drawn=True, foe=thinker.foe)
    if len(knowledge.legal) == 1:
        sleep(seconds)
        return knowledge.legal[0].index
    thoughts = Chance(thinker.luck or fresh_seed(drawn))
    return bot(thinker.level, game, seconds=seconds).choose(knowledge, thoughts).index


def _consider(game_id: str, imagined: dict[str, Any], seat: int, seconds: float) -> Advised:
    game = find_game(game_id)
    knowledge = Knowledge(game, game.load(imagined), seat)
    thoughts = Chance(fresh_seed(imagined))
    return _told(Judge(game, Budget(0, seconds)).consider(knowledge, thoughts))


def _told(counsel: Counsel) -> Advised:
    told = [
        Told([move.index for move in one.line], one.odds, [text.json() for text in one.reasons])
        for one in counsel.considered
    ]
    return Advised(told, counsel.hurried)
