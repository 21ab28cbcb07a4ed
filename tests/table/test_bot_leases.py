"""A table's bots are played by one process, and by another soon after that one hangs."""

from __future__ import annotations

import asyncio

from tatami.table.bot_leases import BotLeases
from tatami.table.database import connect
from tests.postgres import Cluster


def test_a_lease_that_is_not_renewed_ends(postgres: Cluster) -> None:
    engine = connect(postgres.database())

    async def run() -> None:
        one, two = BotLeases(engine, "one", 1.0), BotLeases(engine, "two", 1.0)
        assert await one.claim("table")
        assert await one.claim("table")
        assert not await two.claim("table")
        for _ in range(3):
            await asyncio.sleep(0.5)
            await one.renew()
        assert not await two.claim("table")
        await asyncio.sleep(1.2)  # one hangs
        assert await two.claim("table")
        await one.renew()
        assert not await one.claim("table")
        await two.release("table")
        assert await one.claim("table")
        one.close()
        two.close()

    asyncio.run(run())
    engine.dispose()
