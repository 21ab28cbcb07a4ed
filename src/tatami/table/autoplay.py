"""What goes on at a table by itself: bots answer, clocks run out, who comes back plays on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from tatami.table.bot_workers import BotWorkers
from tatami.table.database import in_brief
from tatami.table.refusal import Refusal
from tatami.table.requests import BotPlay, Flag, Return

if TYPE_CHECKING:
    from tatami.table.live import LiveTable

_log = logging.getLogger(__name__)
MARGIN: Final = 0.1


class Autoplay:
    """`may_play` says whether this process plays the table's bots, `done` hears of every rest."""

    def __init__(
        self,
        live: LiveTable,
        workers: BotWorkers,
        delay: float,
        may_play: Callable[[str], Awaitable[bool]],
        done: Callable[[LiveTable], None],
    ) -> None:
        self._live = live
        self._workers = workers
        self._delay = delay
        self._may_play = may_play
        self._done = done
        self._bots: asyncio.Task[None] | None = None
        self._question = (-1, 0)
        self._due: dict[tuple[int, str], float] = {}
        """When people see the bots' answers to the present question, by the loop's own clock."""
        self._flag: asyncio.TimerHandle | None = None
        self._flagging: asyncio.Task[None] | None = None
        self._returning: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return any((self._bots, self._flagging, self._returning))

    def wake(self) -> None:
        """See to bots, clocks and who is back; asked for after every change and arrival, and now
        and then after failures."""
        table = self._live.table
        back = self._who_is_back()
        if back is not None and self._returning is None:
            self._returning = asyncio.create_task(self._play_on(back))
        if self._bots is None and table.thinking():
            self._bots = asyncio.create_task(self._play_bots())
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        due = table.clocks.next_flag(time())
        if due is not None and self._flagging is None:
            seconds, seat = due
            self._flag = asyncio.get_running_loop().call_later(
                max(0.0, seconds) + 0.01, self._time_is_up, seat
            )

    def stop(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
        for task in (self._bots, self._flagging, self._returning):
            if task is not None:
                task.cancel()

    def _who_is_back(self) -> int | None:
        """The seat that is here while the others agree on a bot in its place."""
        pending = self._live.table.pending
        if pending is None or pending.what != "takeover":
            return None
        return pending.absent if pending.absent in self._live.audience.connected else None

    def _time_is_up(self, seat: int) -> None:
        self._flagging = asyncio.create_task(self._flag_down(seat))

    async def _flag_down(self, seat: int) -> None:
        try:
            await self._try("a flag", seat, Flag())
        finally:
            self._flagging = None
            self._done(self._live)

    async def _play_on(self, seat: int) -> None:
        try:
            await self._try("a return", seat, Return())
        finally:
            self._returning = None
            self._done(self._live)

    async def _try(self, what: str, seat: int, request: Flag | Return) -> None:
        try:
            with suppress(Refusal):
                await self._live.do(seat, request)
        except SQLAlchemyError as error:
            _log.error("%s at table %s is not stored: %s", what, self._live.id, in_brief(error))
        except Exception:
            _log.exception("%s at table %s failed", what, self._live.id)

    async def _play_bots(self) -> None:
        live = self._live
        try:
            while (thinking := live.table.thinking()) and await self._may_play(live.id):
                await self._play_bot(thinking[0])
        except SQLAlchemyError as error:
            _log.error("a bot's move at table %s is not stored: %s", live.id, in_brief(error))
        except Exception:
            _log.exception("a bot's move at table %s failed", live.id)
        finally:
            self._bots = None
            self._done(live)

    async def _play_bot(self, seat: int) -> None:
        table, loop = self._live.table, asyncio.get_running_loop()
        question, level = table.asked[seat].number, table.bot(seat)
        match = table.match
        assert match is not None
        assert level is not None
        if (match.opened, table.undos) != self._question:
            self._question = (match.opened, table.undos)
            self._due = {}
        levels = self._levels()
        seen = loop.time() + self._pace(levels)
        for bot in levels:
            self._due.setdefault(bot, seen)
        address = self._live.audience.address
        luck = table.bots_luck
        move = await self._workers.move(
            table.game, match.state, seat, level, address, luck, match.foe(seat)
        )
        if not match.is_quiet(seat, move):  # else nobody is told anything
            table.hurried = self._workers.hurried
            if table.people():
                await asyncio.sleep(self._due.get((seat, level), seen) - loop.time())
        try:
            await self._live.do(seat, BotPlay(question, move))
        except Refusal:
            _log.debug("table %s went on without the bot on seat %d", self._live.id, seat)

    def _levels(self) -> list[tuple[int, str]]:
        """The bots among all that are asked."""
        table = self._live.table
        return [
            (seat, level) for seat in table.deciding(None) if (level := table.bot(seat)) is not None
        ]

    def _pace(self, levels: list[tuple[int, str]]) -> float:
        """When people see the bots' answers: after a time that tells nothing about them.

        It follows from what everybody knows, at least once they are there: who is asked, since
        when a bot answers for them, and how long such bots may think.
        """
        game = self._live.table.game
        return max(
            self._delay, sum(self._workers.pace(game, level) + MARGIN for _, level in levels)
        )
