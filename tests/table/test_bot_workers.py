"""Bots think elsewhere; whatever happens to them there, the game goes on with a legal move."""

from __future__ import annotations

import asyncio
import os
import signal
import weakref
from collections import deque
from time import monotonic
from typing import Any

import tatami
from tatami.core.chance import Chance
from tatami.core.state import State
from tatami.table.bot_workers import HURRIED, Advised, BotWorkers, Thinker, _think

GAME = tatami.game("samurai-sword")


def position() -> tuple[State, int]:
    """A state in which a seat has something to choose from."""
    chance = Chance("think")
    state: State = GAME.new(5, chance=chance)
    while len(state.legal(state.actors[0])) < 2:
        state.apply(state.actors[0], state.legal(state.actors[0])[0], chance)
    return state, state.actors[0]


def ask(workers: BotWorkers, level: str = "medium", times: int = 1) -> None:
    state, seat = position()

    async def run() -> None:
        moves = await asyncio.gather(
            *(workers.move(GAME, state, seat, level) for _ in range(times))
        )
        assert all(move in state.legal(seat) for move in moves)
        for process in processes(workers):
            os.kill(process, signal.SIGKILL)
        assert await workers.move(GAME, state, seat, level) in state.legal(seat)
        workers.close()

    asyncio.run(run())


def processes(workers: BotWorkers) -> list[int]:
    return [pid for worker in workers._started for pid in (worker._processes or {})]


def test_a_bot_answers_and_a_dead_worker_is_replaced() -> None:
    ask(BotWorkers(1, 0.1, budget=60.0), times=3)


def test_a_server_that_ends_has_given_back_what_its_workers_used() -> None:
    workers = BotWorkers(1, 0.1, budget=60.0)
    state, seat = position()

    async def run() -> weakref.ref[Any]:
        await workers.move(GAME, state, seat, "easy")
        (worker,) = workers._started
        line = weakref.ref(vars(worker)["_call_queue"])
        workers.close()
        return line

    assert asyncio.run(run())() is None


def test_a_late_bot_plays_at_random() -> None:
    ask(BotWorkers(1, 0.1, budget=0.0))


def test_a_failing_bot_plays_at_random() -> None:
    ask(BotWorkers(1, 0.1, budget=60.0), level="no such level")


def test_a_single_choice_takes_as_long_as_a_search() -> None:
    """Else the time of an answer would tell that there was nothing to choose from."""
    state, _ = position()
    chance = Chance("one")
    while len(state.legal(state.actors[0])) > 1:
        state.apply(state.actors[0], chance.chooses(state.legal(state.actors[0])), chance)
    seat = state.actors[0]

    async def run() -> None:
        workers = BotWorkers(1, 0.5, budget=60.0)
        assert await workers.move(GAME, state, seat, "easy") == state.legal(seat)[0]
        workers._thoughts[GAME.id, "hard"] = deque([0.5])
        began = monotonic()
        assert await workers.move(GAME, state, seat, "hard") == state.legal(seat)[0]
        assert monotonic() - began >= 0.5
        workers.close()

    asyncio.run(run())


PLANS = tatami.game("shogun")


def about_a_plan(workers: BotWorkers) -> Advised:
    """Advice about the first plan of Shogun: the longest thought that there is."""
    state = PLANS.new(3, chance=Chance("plans"), setup="preset")
    advised = asyncio.run(workers.advise(PLANS, state, 0))
    workers.close()
    [one] = advised.considered
    for index in one.moves:
        state.apply(0, PLANS.moves[index], Chance("none is needed"))
    assert 0 not in state.actors
    return advised


def test_a_plan_is_advised_however_little_time_there_is() -> None:
    assert about_a_plan(BotWorkers(1, 0.01, budget=60.0)).considered[0].odds


def test_without_a_worker_in_time_advice_is_given_at_a_glance() -> None:
    advised = about_a_plan(BotWorkers(1, 1.5, budget=0.0))
    assert advised.hurried
    assert advised.considered[0].odds is None
    assert [reason["id"] for reason in advised.considered[0].reasons] == ["why-glance"]


class Asked(BotWorkers):
    """Workers that answer when they are let; who asked is noted."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1, seconds, 60.0)
        self.shares: list[float] = []
        self.now = 0.0

    def _now(self) -> float:
        return self.now

    async def _ask(
        self, worker: Any, game: Any, drawn: Any, thinker: Thinker, *, forced: bool
    ) -> int:
        await asyncio.sleep(0)
        self.shares.append(self._share())
        self.now += self.shares[-1]
        state, seat = position()
        return state.legal(seat)[0].index

    def _start(self) -> Any:
        self._started.append(object())  # type: ignore[arg-type]
        return self._started[-1]


_QUICK_ANSWER = 0.02


class Told(Asked):
    """Notes what workers are told to do; starting takes a while."""

    def __init__(self, seconds: float, budget: float, start: float) -> None:
        super().__init__(seconds)
        self._budget = budget
        self._begin = start
        self.levels: list[str] = []

    _ask = BotWorkers._ask

    async def _call(self, worker: Any, function: Any, *given: Any) -> Any:
        if function is not _think:
            await asyncio.sleep(self._begin)
            return None
        self.levels.append(given[2].level)
        self.now += given[3] if given[2].level == "hard" else _QUICK_ANSWER
        state, seat = position()
        return state.legal(seat)[-1].index


def test_the_time_that_a_worker_takes_to_start_is_not_the_bots() -> None:
    state, seat = position()
    workers = Told(0.1, budget=0.05, start=0.2)
    move = asyncio.run(workers.move(GAME, state, seat, "medium"))
    assert move == state.legal(seat)[-1]
    assert workers.levels == ["medium"]


def test_without_time_to_search_a_lower_level_answers_and_it_is_said() -> None:
    state, seat = position()
    workers = Told(1.5, budget=60.0, start=0.0)

    async def run() -> None:
        jobs = [workers.move(GAME, state, seat, "hard", str(n)) for n in range(90)]
        many = asyncio.gather(*jobs)
        await asyncio.sleep(0)
        assert workers.hurried
        await many
        assert not workers.hurried

    asyncio.run(run())
    assert set(workers.levels) == {HURRIED, "hard"}
    assert workers.now < 5  # seconds of a clock that runs while somebody thinks


def test_many_tables_of_one_address_do_not_keep_another_waiting() -> None:
    state, seat = position()
    order: list[str] = []

    async def run() -> None:
        workers = Asked(1.5)

        async def one(address: str) -> None:
            await workers.move(GAME, state, seat, "hard", address)
            order.append(address)

        await asyncio.gather(*(one("many") for _ in range(90)), one("single"))

    asyncio.run(run())
    assert order.index("single") <= 2


def test_thinking_time_shrinks_with_the_queue() -> None:
    state, seat = position()
    workers = Asked(1.5)

    async def run() -> None:
        assert not workers.hurried
        jobs = [workers.move(GAME, state, seat, "hard", str(n)) for n in range(36)]
        await asyncio.gather(*jobs)

    asyncio.run(run())
    assert workers.now < 5
    assert not workers.hurried
