"""A table's bots are played by one process, and by another soon after that one hangs."""

from __future__ import annotations

import asyncio

from tatami.table.bot_leases import BotLeases
from tatami.table.database import connect
from tests.postgres import Cluster

LEASE = 3.0
"""Seconds: a busy machine renews it in time, too."""


def test_a_lease_that_is_not_renewed_ends(postgres: Cluster) -> None:
    engine = connect(postgres.database())

    async def run() -> None:
        one, two = BotLeases(engine, "one", LEASE), BotLeases(engine, "two", LEASE)
        assert await one.claim("table")
        assert await one.claim("table")
        assert not await two.claim("table")
        for _ in range(4):
            await asyncio.sleep(LEASE / 3)
            await one.renew()
        assert not await two.claim("table")
        await asyncio.sleep(LEASE * 1.1)  # one hangs
        assert await two.claim("table")
        await one.renew()
        assert not await one.claim("table")
        await two.release("table")
        assert await one.claim("table")
        one.close()
        two.close()

    asyncio.run(run())
    engine.dispose()
