"""On a live server nobody can tell whether a bot that answers had a choice.

Twin tables are alike to somebody who plays there; at one the hard bot that is asked something can
answer in one way only, at the other it has a choice. What is heard over the socket until the answer
comes is the same, byte by byte, and the answer comes when the server has planned it: never sooner,
however quickly it was found, and the soonest no later at one table than at the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

import pytest
import uvicorn

import tatami
from tatami.bots.registry import searches
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State
from tatami.server.app import application
from tatami.server.connections import Connection
from tatami.server.handshake import Handshake
from tatami.server.run import _bind
from tatami.server.settings import Settings
from tatami.table import tables as tables_module
from tatami.table.autoplay import MARGIN
from tatami.table.bot_workers import BotWorkers
from tatami.table.clock import NoClock
from tatami.table.founding import reopen
from tatami.table.log import AnyEntry, Play, Sit, Start
from tatami.table.seat import key_of
from tatami.table.setup import Setup
from tatami.table.store import Founding
from tatami.table.table import Table
from tatami.table.tables import Tables
from tests.server.serving import Player, wait_for
from tests.table.test_timing import UNKNOWN_CHOICES, twins

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")

SECONDS = 0.5
"""How long hard bots think here where they search."""
DELAY = 0.8
"""When they answer here where they do not."""
TWICE = 2
"""So often each pair of twins is compared."""
ATTEMPTS = 3
TOKEN = "seat_of_the_observer"


class House:
    """A server in this process: real sockets and bots, and the test says what is true at a table.
    Bots there wait for the observer to come."""

    def __init__(self, folder: Path, delay: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self._truths: dict[str, State] = {}
        monkeypatch.setattr(tables_module, "reopen", self._reopen)
        monkeypatch.setattr(Tables, "_may_play_bots", self._somebody_watches)
        file = str(folder / "tables.db")
        app = application(Settings(db=file, bot_delay=delay, bot_seconds=SECONDS, bot_workers=1))
        listener = _bind("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        config = uvicorn.Config(
            app,
            lifespan="on",
            ws=Handshake,
            http=Connection,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self._server = uvicorn.Server(config)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._run, args=(listener,))
        self._thread.start()
        wait_for("the server", lambda: self._server.started)
        self._tables: Tables = app.state.tables

    def _run(self, listener: Any) -> None:
        self._loop.run_until_complete(self._server.serve(sockets=[listener]))

    def _reopen(self, setup: Setup, *given: Any) -> Table:
        table = reopen(setup, *given)
        assert table.match is not None
        events = table.match.state.events
        table.match.state = self._truths[setup.id].copy()
        table.match.state.events = events
        table._questions.ask(table.match.state, None)
        return table

    async def _somebody_watches(self, id: str) -> bool:
        while not self._tables._live[id].audience.watchers:
            await asyncio.sleep(0.005)
        return True

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def found(self, match: Match, truth: State, observer: int) -> str:
        """A table where things have gone as in the match, with hard bots around the observer."""
        id = f"table-{len(self._truths):03}"
        self._truths[id] = truth
        setup = Setup(
            id=id,
            game=match.game.id,
            rules=match.game.version,
            players=match.players,
            options=match.options,
            clock=NoClock(),
            host=observer,
            seed=match.seed,
            created=0.0,
        )
        entries: list[AnyEntry] = [
            Sit(seat, "person", "Ada", key=key_of(TOKEN))
            if seat == observer
            else Sit(seat, "bot", f"Bot {seat}", "hard")
            for seat in range(match.players)
        ]
        entries.append(Start(observer))
        entries += [Play(played.seat, played.move.text) for played in match.moves]
        self._do(self._tables.store.found(Founding(setup, entries)))
        return id

    def end(self, id: str) -> None:
        """Nobody goes on playing there: other tables' bots shall not wait."""

        async def stop() -> None:
            self._tables._live.pop(id).stop()

        self._do(stop())

    def _do(self, work: Any) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def what_it_does(self) -> str:
        return "it runs in this process"


@contextmanager
def house(folder: Path, delay: float, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    found = House(folder, delay, monkeypatch)
    try:
        yield found
    finally:
        found.close()


def heard(house: House, match: Match, truth: State, observer: int) -> tuple[list[str], float]:
    """What the observer hears until the bots have answered, and how long that takes."""
    id = house.found(match, truth, observer)
    server: Any = house
    began = monotonic()
    with Player(server, id, TOKEN) as ada:
        moves = ada.moves
        ada.hear(lambda: ada.moves > moves)
        took = monotonic() - began
        before = [text.replace(id, "the table") for text in ada.heard[:-1]]
        house.end(id)
    return before, took


@dataclass
class Times:
    forced: list[float] = field(default_factory=list)
    chosen: list[float] = field(default_factory=list)
    too_soon: int = 0

    @property
    def told_apart(self) -> bool:
        """Whether answers came before they were due, or the soonest at one table sooner than at
        the other. A busy machine can only be late, now and then, at either."""
        gap = min(self.forced) - min(self.chosen)
        return self.too_soon > 0 or abs(gap) > SECONDS / 2


def has_choice(state: State) -> bool:
    return any(len(state.legal(seat)) > 1 for seat in state.actors)


def measure(folder: Path, monkeypatch: pytest.MonkeyPatch, id: str) -> Times:
    times = Times()
    game = tatami.game(id)
    delay = 0.0 if searches("hard", game) else DELAY
    warm = False
    with house(folder, delay, monkeypatch) as live:
        for match, other, observer in twins(game, game.players[-1]):
            worlds = sorted((match.state, other), key=has_choice)
            due = delay or len(match.state.deciding(None)) * (SECONDS + MARGIN)
            for _ in range(TWICE + (not warm)):
                (said, forced), (also_said, chosen) = (
                    heard(live, match, world, observer) for world in worlds
                )
                assert said == also_said
                if warm:  # else the bots' process had to start
                    times.forced.append(forced)
                    times.chosen.append(chosen)
                    times.too_soon += (forced < due) + (chosen < due)
                warm = True
    return times


@pytest.mark.parametrize("id", UNKNOWN_CHOICES)
def test_a_forced_answer_is_not_told_from_a_chosen_one(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What gives answers away does so every time; a machine that stalls does not."""
    for attempt in range(ATTEMPTS):
        folder = tmp_path / str(attempt)
        folder.mkdir()
        times = measure(folder, monkeypatch, id)
        if not times.told_apart:
            break
    assert not times.told_apart, times


def test_a_forced_answer_that_comes_at_once_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same eyes on a server that does nothing to hide it."""
    think = BotWorkers.move

    async def at_once(self: BotWorkers, game: Any, state: State, seat: int, *more: Any) -> Move:
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else await think(self, game, state, seat, *more)

    monkeypatch.setattr(BotWorkers, "move", at_once)
    monkeypatch.setattr(BotWorkers, "pace", lambda *_: 0.0)
    assert measure(tmp_path, monkeypatch, "samurai-sword").told_apart
