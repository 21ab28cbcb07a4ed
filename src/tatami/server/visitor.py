"""Somebody who is connected to a table: what is heard from there, and how it is answered."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from tatami.core.text import Text
from tatami.server.failures import in_english
from tatami.server.limits import Allowance
from tatami.server.lines import REFUSED, TOO_SLOW, Line
from tatami.table import messages, permissions, requests
from tatami.table.database import in_brief
from tatami.table.live import LiveTable
from tatami.table.refusal import Refusal
from tatami.table.tables import Tables
from tatami.table.watcher import Watcher

LONGEST: Final = 16_384
_HELLO_SECONDS: Final = 20.0
_PATIENCE: Final = 100
"""So many refused messages in a row, and the connection is closed."""
_MANY: Final = 16
"""So many messages of one client may wait before no more is read."""
_FAR_TOO_MANY: Final = 500
"""So many that came all at once are a flood."""

_log = logging.getLogger(__name__)


class Visitor:
    """Somebody at a table: hears one message after the other, the first one is a greeting."""

    def __init__(
        self,
        line: Line,
        address: str,
        cookie: str | None,
        tables: Tables,
        spectators: int,
        allowance: Allowance,
    ) -> None:
        self._line = line
        self._address = address
        self._cookie = cookie
        self._tables = tables
        self._spectators = spectators
        self._allowance = allowance
        self._live: LiveTable | None = None
        self._watcher: Watcher | None = None
        self._texts: list[str | None] = []
        """What has been heard and waits for its turn."""
        self._work: asyncio.Task[None] | None = None
        self._gone = False
        self._refused = 0
        self._hello_late: asyncio.TimerHandle | None = None
        line.heard = self._hear
        line.when_lost(self._leave)

    async def open(self, table: str) -> None:
        try:
            self._live = await self._tables.hold(table)
        except Refusal as refusal:
            self._say_no(refusal.reason)
            return
        except SQLAlchemyError as error:
            _log.error("the store does not answer: %s", in_brief(error))
            self._say_no(Text("error-storage"))
            return
        except Exception:
            _log.exception("table %s cannot be opened", table)
            self._say_no(Text("error-server-fault"))
            return
        if self._gone:
            self._release()
            return
        late = partial(self._say_no, Text("error-hello-first"))
        self._hello_late = asyncio.get_running_loop().call_later(_HELLO_SECONDS, late)
        self._go_on()

    # coming and going

    def _greet(self, live: LiveTable, text: str | None) -> None:
        """The first message says who it is."""
        self._enough_time()
        try:
            hello = requests.read_hello(text or "")
        except msgspec.MsgspecError:
            raise Refusal("error-hello-first") from None
        token = self._cookie if hello.token is msgspec.UNSET else hello.token
        if isinstance(token, str):
            seat = permissions.seat_with(live.table, token)
            self._watcher = Watcher(seat, token, self._line, self._address, hello.changes)
        else:
            spectators = [one for one in live.audience.watchers if one.seat is None]
            if len(spectators) >= self._spectators:
                raise Refusal("error-too-many")
            self._watcher = Watcher(None, None, self._line, self._address, hello.changes)
        live.audience.enter(self._watcher, hello.have)
        if self._watcher.seat is not None:
            self._tables.came(live)

    def _leave(self) -> None:
        self._gone = True
        self._texts = []
        self._enough_time()
        if self._live is not None and self._watcher is not None:
            self._live.audience.leave(self._watcher)
            self._tables.went(self._live)
        if self._work is None:
            self._release()

    def _release(self) -> None:
        if self._live is not None:
            live, self._live = self._live, None
            self._tables.release(live)

    def _enough_time(self) -> None:
        if self._hello_late is not None:
            self._hello_late.cancel()
            self._hello_late = None

    def _say_no(self, reason: Text) -> None:
        """A connection that cannot be used: say why, and close it."""
        self._texts = []
        self._line.put(messages.refused(None, reason, in_english(reason)))
        self._line.close(REFUSED)

    # messages

    def _hear(self, text: str | None) -> None:
        self._texts.append(text)
        if len(self._texts) == _MANY:
            self._line.pause()
        if len(self._texts) == _FAR_TOO_MANY:
            self._texts = []
            self._line.close(REFUSED)
        self._go_on()

    def _go_on(self) -> None:
        if self._work is None and self._texts and self._live is not None:
            self._work = asyncio.create_task(self._take_turns(self._live))

    async def _take_turns(self, live: LiveTable) -> None:
        while self._texts:
            if len(self._texts) == _MANY:
                self._line.resume()
            text = self._texts.pop(0)
            if self._watcher is not None:
                await self._answer(live, self._watcher, text)
                continue
            try:
                self._greet(live, text)
            except Refusal as refusal:
                self._say_no(refusal.reason)
            except Exception:
                _log.exception("a greeting at table %s failed", live.id)
                self._say_no(Text("error-server-fault"))
        self._work = None
        if self._gone:
            self._release()

    async def _answer(self, live: LiveTable, watcher: Watcher, text: str | None) -> None:
        id = None
        try:
            if text is None:
                raise Refusal("error-bad-request")
            if len(text) > LONGEST:
                raise Refusal("error-long-message")
            if not self._allowance.take(live.id, watcher):
                id = requests.id_of(text)
                raise Refusal("error-too-fast")
            request = requests.read(text)
            id = request.id
            await self._do(live, watcher, request)
        except Refusal as refusal:
            self._refuse(id, refusal.reason)
        except msgspec.MsgspecError as error:
            reason = Text("error-bad-request")
            self._refuse(requests.id_of(text or ""), reason, str(error))
        except SQLAlchemyError as error:
            _log.error("the store does not answer: %s", in_brief(error))
            self._refuse(id, Text("error-storage"))
        except Exception:
            _log.exception("a message at table %s failed", live.id)
            self._refuse(id, Text("error-server-fault"))
        else:
            self._refused = 0
            self._line.put(messages.done(request.id))
        finally:
            self._line.flush()

    def _refuse(self, id: str | None, reason: Text, detail: str = "") -> None:
        self._line.put(messages.refused(id, reason, detail or in_english(reason)))
        self._refused += 1
        if self._refused == _PATIENCE:
            self._texts = []
            self._line.close(TOO_SLOW)

    async def _do(self, live: LiveTable, watcher: Watcher, request: requests.ClientRequest) -> None:
        if isinstance(request, requests.Ping):
            return
        if isinstance(request, requests.Suggest):
            helped = permissions.helped(live.table, watcher.seat)
            watcher.send(messages.suggestion(live.table, helped))
        elif isinstance(request, requests.Help):
            helped = permissions.helped(live.table, watcher.seat)
            watcher.send(messages.aids(live.table, helped))
        elif isinstance(request, requests.Rematch):
            await self._tables.rematch(live, permissions.seated(watcher.seat))
        elif isinstance(request, requests.Advise):
            await live.advise(permissions.seated(watcher.seat), request)
        else:
            await live.do(watcher.seat, request, stored=self._line.gather)
