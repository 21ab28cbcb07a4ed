"""Reviews at the table: after the end alone, with progress, kept with the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import tatami
from tatami.core.chance import Chance
from tatami.table import wire
from tatami.table.archive import Archive
from tatami.table.refusal import WrongTime
from tatami.table.reviews import Reviews
from tatami.table.store import Founding, Store
from tests.table.desk import Desk

GAME = tatami.game("dicium-crazy-cup")


def started() -> Desk:
    return Desk(GAME, 2).sit(1, 1).start()


def played() -> Desk:
    desk, rng = started(), Chance("bots")
    while desk.table.phase != "over":
        match = desk.table.match
        assert match is not None
        seat = match.state.actors[0]
        move = GAME.advisor.goes_on(match.state.copy(), seat, rng)
        if desk.table.seats[seat].bot is None:
            desk.play(seat, move)
        else:
            desk.bot_plays(seat, move)
    return desk


def test_there_is_no_review_before_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"))
        reviews = Reviews(store, niceness=0)
        with pytest.raises(WrongTime):
            await reviews.look(started().table, 0)
        await reviews.close()
        store.close()

    asyncio.run(run())


def test_a_review_is_worked_out_with_progress_and_kept(tmp_path: Path) -> None:
    desk = played()
    table = desk.table

    async def run() -> None:
        store = Store(str(tmp_path / "tables.db"))
        await store.found(Founding(table.setup, [desk.log[0][0]]))
        reviews = Reviews(store, niceness=0)
        seen: list[wire.Review] = [await reviews.look(table, 0)]
        while seen[-1].review is None:
            await asyncio.sleep(0.05)
            seen.append(await reviews.look(table, 0))
        done = [one.done / one.total for one in seen]
        assert done[0] < 1 == done[-1]
        assert done == sorted(done)
        found = seen[-1].review
        assert found is not None
        assert table.match is not None
        assert [point.step for point in found.points] == sorted(p.step for p in found.points)
        assert found.points[-1].step < len(table.match.steps)
        await reviews.close()

        again = Reviews(store, niceness=0)
        assert (await again.look(table, 0)).review == found
        await again.close()
        Archive(store.engine).remove(table.setup.id)
        assert await store.review(table.setup.id, 0) is None
        store.close()

    asyncio.run(run())
