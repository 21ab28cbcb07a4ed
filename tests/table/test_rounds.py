"""A server shows again and again that it can store: time in which it could not is on no clock."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tatami.table import tables as tables_module
from tatami.table.clock import LONGEST_GAP, Outages
from tatami.table.store import PULSE_SECONDS
from tatami.table.tables import Tables
from tests.table.test_timing import Loop, run

BEGAN = 1_000_000.0


class Store:
    """A store whose database may be away."""

    shared = False
    away = False

    async def beat(self) -> None:
        if self.away:
            raise OperationalError("", None, Exception("the database is away"))


class Machine:
    """A server on a machine whose clock the test can set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = Store()
        self.outages = Outages([])
        self._set = BEGAN
        nobody: Any = None
        store: Any = self.store
        self._tables = Tables(store, nobody, nobody, 0.0, None)
        self._tables._outages = self.outages
        self._rounds = asyncio.create_task(self._tables.rounds())
        monkeypatch.setattr(tables_module, "time", self.time)

    def time(self) -> float:
        return self._set + asyncio.get_running_loop().time()

    def set_clock(self, by: float) -> None:
        """So it looks, too, to a process that was suspended for so long."""
        self._set += by

    async def lost(self, seconds: float, jump: float = 0.0) -> float:
        """How much of that time, and of a jump of the clock before it, does not count."""
        began = self.time()
        self.set_clock(jump)
        await asyncio.sleep(seconds)
        return self.outages.within(began, self.time())

    def stop(self) -> None:
        self._rounds.cancel()


def test_clocks_stand_still_while_nobody_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    async def watch() -> None:
        assert isinstance(asyncio.get_running_loop(), Loop)
        machine = Machine(monkeypatch)
        slack = PULSE_SECONDS + 2
        assert await machine.lost(10 * LONGEST_GAP) == 0, "all is well"
        machine.store.away = True
        assert abs(await machine.lost(600) - 600) < slack
        machine.store.away = False
        assert await machine.lost(slack) < slack
        assert await machine.lost(10 * LONGEST_GAP) == 0, "all is well again"
        assert abs(await machine.lost(slack, jump=3600) - 3600) < slack
        assert await machine.lost(10 * LONGEST_GAP) == 0
        assert await machine.lost(slack, jump=-3600) == 0
        machine.stop()

    run(watch())
