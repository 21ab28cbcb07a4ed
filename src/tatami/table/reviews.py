"""Looking back at games that are over: worked out behind everything else, and kept.

One process does nothing but this, at a low priority, so that no table waits for it.
Several reviews take turns in it, choice by choice.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from bisect import bisect_right
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import partial
from typing import Any, Final, TypeVar

import msgspec

from tatami.bots import review_steps as steps
from tatami.bots.review import SUSPECTS, Conclusion, Moment
from tatami.bots.review_steps import Subject
from tatami.bots.why_steps import why_at
from tatami.bots.workers import follow_parent, pool
from tatami.core.match import Match
from tatami.table import wire
from tatami.table.messages import written_moves
from tatami.table.permissions import finished
from tatami.table.refusal import Refusal
from tatami.table.store import Store
from tatami.table.table import Table

_log = logging.getLogger(__name__)
T = TypeVar("T")
_STEP_SECONDS: Final = 120.0
_EXPLAINED: Final = 2000
"""So many steps whose reasons are remembered."""


class Working:
    """A review under way: so many of its steps are done."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 1
        self.task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(self, store: Store, niceness: int) -> None:
        self._store = store
        self._niceness = niceness
        self._worker: ProcessPoolExecutor | None = None
        self._working: dict[tuple[str, int], Working] = {}
        self._explained: dict[tuple[str, int], list[wire.WhyAnswer]] = {}
        """By table and step."""

    async def look(self, table: Table, seat: int) -> wire.Review:
        """The seat's review, or how far it has come; asking is what begins it."""
        match = finished(table)
        key = (table.setup.id, seat)
        working = self._working.get(key)
        if working is None:
            kept = await self._store.review(*key)
            if kept is not None:
                conclusion = msgspec.json.decode(kept, type=Conclusion)
                return wire.Review(seat, 1, 1, _told(match, conclusion))
            working = self._working.get(key) or self._begin(key, Subject(table.record(), seat))
        return wire.Review(seat, working.done, working.total, None)

    async def why(self, table: Table, step: int) -> wire.Why:
        """Why bots moved as they did at a step of the replay."""
        finished(table)
        if not 0 <= step <= table.moves:
            raise Refusal("error-no-such-step")
        key = (table.setup.id, step)
        found = self._explained.get(key)
        if found is None:
            bots = {n: seat.bot or "" for n, seat in enumerate(table.seats) if seat.kind == "bot"}
            answers = await self._step(why_at, table.record(), bots, step) if bots else []
            found = msgspec.convert([asdict(one) for one in answers], list[wire.WhyAnswer])
            if len(self._explained) >= _EXPLAINED:
                self._explained.pop(next(iter(self._explained)))
            self._explained[key] = found
        return wire.Why(step, found)

    def _begin(self, key: tuple[str, int], subject: Subject) -> Working:
        working = self._working[key] = Working()
        working.task = asyncio.create_task(self._work_out(key, subject, working))
        return working

    async def _work_out(self, key: tuple[str, int], subject: Subject, working: Working) -> None:
        try:
            choices = await self._step(steps.count, subject)
            working.total = choices + SUSPECTS + 1
            glances = []
            for number in range(choices):
                glances.append(await self._step(steps.glance, subject, number))
                working.done += 1
            suspects = await self._step(steps.suspects, subject, glances)
            working.done += SUSPECTS - len(suspects)
            moments = []
            for number in suspects:
                moments.append(await self._step(steps.examine, subject, number))
                working.done += 1
            conclusion = await self._step(steps.conclude, subject, glances, moments)
            await self._store.keep_review(*key, msgspec.json.encode(conclusion).decode())
        except Exception as error:
            _log.warning("seat %d at table %s has no review: %r", key[1], key[0], error)
            self._end_worker()
        finally:
            del self._working[key]

    async def _step(self, step: Callable[..., T], *given: Any) -> T:
        if self._worker is None:
            self._worker = pool(1, partial(_attend, self._niceness))
        async with asyncio.timeout(_STEP_SECONDS):
            return await asyncio.get_running_loop().run_in_executor(self._worker, step, *given)

    def _end_worker(self) -> None:
        if self._worker is not None:
            for process in list((self._worker._processes or {}).values()):
                process.kill()
            self._worker.shutdown(cancel_futures=True)
            self._worker = None

    async def close(self) -> None:
        tasks = [working.task for working in self._working.values() if working.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._end_worker()


def _attend(niceness: int) -> None:
    """Give way to everybody, and end with the server however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    follow_parent()


def _told(match: Match, conclusion: Conclusion) -> wire.Reviewed:
    """With moves as clients read them, and positions as steps of the replay."""
    ends = [0, *match.steps]
    written = written_moves(match.game)

    def step(at: int) -> int:
        return bisect_right(ends, at) - 1

    def moment(one: Moment) -> wire.ReviewMoment:
        data = {
            "step": step(one.at),
            "moves": [msgspec.json.decode(written[index]) for index in one.line],
            "better": [msgspec.json.decode(written[index]) for index in one.better],
            "chance": one.chance,
            "played": one.played,
            "error": one.error,
            "reasons": one.reasons,
            "truth": one.truth,
            "hidden": one.hidden,
        }
        return msgspec.convert(data, wire.ReviewMoment)

    points = [
        wire.ReviewPoint(
            step(point.at), round(point.chance, 4), round(point.choice, 4), round(point.luck, 4)
        )
        for point in conclusion.points
    ]
    moments = [moment(one) for one in conclusion.moments]
    return wire.Reviewed(points, conclusion.result, moments, conclusion.calibrated)
