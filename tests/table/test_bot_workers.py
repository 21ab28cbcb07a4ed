"""Bots think elsewhere; whatever happens to them there, the game goes on with a legal move."""

from __future__ import annotations

import asyncio
import os
import signal

import tatami
from tatami.core.chance import Chance
from tatami.core.state import State
from tatami.table.bot_workers import BotWorkers

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


def test_a_late_bot_plays_at_random() -> None:
    ask(BotWorkers(1, 0.1, budget=0.0))


def test_a_failing_bot_plays_at_random() -> None:
    ask(BotWorkers(1, 0.1, budget=60.0), level="no such level")


def test_a_single_choice_needs_no_thought() -> None:
    state, _ = position()
    chance = Chance("one")
    while len(state.legal(state.actors[0])) > 1:
        state.apply(state.actors[0], chance.chooses(state.legal(state.actors[0])), chance)
    seat = state.actors[0]
    workers = BotWorkers(0, 0.1, budget=0.0)
    assert asyncio.run(workers.move(GAME, state, seat, "hard")) == state.legal(seat)[0]
