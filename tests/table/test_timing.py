"""Time gives nothing away: a bot with one legal answer is not told from one with a choice.

Twin tables are alike to the observers; in one the bot that is asked has a choice, in the other it
has none. They run by a clock of their own that jumps from one thing to the next, so that the very
moments at which observers are told something can be compared, and nothing depends on this machine.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest

import tatami
from tatami.bots.registry import LEVELS, searches
from tatami.core.chance import Chance
from tatami.core.game import Game
from tatami.core.game_loop import positions
from tatami.core.match import Match
from tatami.core.move import Move
from tatami.core.state import State
from tatami.table.bot_workers import BotWorkers, _think
from tatami.table.clock import MoveClock
from tatami.table.live import LiveTable
from tatami.table.watcher import Watcher
from tests.table.desk import Desk
from tests.table.toy import TOY

DELAY, SECONDS = 0.7, 1.5
QUICK = 0.3
"""How long bots think that do not search."""
LATE = 0.9
"""How much longer than it should a thought takes on a busy machine."""


class Loop(asyncio.SelectorEventLoop):
    """Its clock jumps to the next thing that is to happen."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0

    def time(self) -> float:
        return self._now

    def _run_once(self) -> None:
        waiting: Any = self
        if not waiting._ready and waiting._scheduled:
            self._now = max(self._now, waiting._scheduled[0].when())
        super()._run_once()  # type: ignore[misc]


def thought(game: Game[Any], level: str) -> float:
    """How long a bot thinks here when it has a choice."""
    return SECONDS if searches(level, game) else QUICK


class Store:
    """Everything is stored at once."""

    async def append(self, *_: object) -> bool:
        return True


class Workers(BotWorkers):
    """One worker that thinks as long as the test says. A forced answer comes at once on an idle
    machine, where the table's pace has to hide it, and after the given wait on a busy one."""

    def __init__(self, late: float) -> None:
        super().__init__(1, SECONDS, 60.0)
        self._late = late
        self.plans: dict[int, list[Move]] = {}
        """What seats will answer, one after the other; others take the first choice."""
        self.waits = late > 0
        """Whether a forced answer takes as long as it is told to."""

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _start(self) -> Any:
        self._started.append(object())  # type: ignore[arg-type]
        return self._started[-1]

    async def _call(self, worker: Any, function: Any, *given: Any) -> Any:
        if function is not _think:
            return None
        id, drawn, thinker, seconds = given
        seat, level = thinker.seat, thinker.level
        game = TOY if id == "toy" else tatami.game(id)
        legal = game.load(drawn).legal(seat)
        if len(legal) > 1:
            seconds = thought(game, level) + self._late
        elif not self.waits:
            seconds = 0.0
        await asyncio.sleep(seconds)
        plan = self.plans.get(seat)
        return plan.pop(0).index if plan else legal[0].index


class Listener(Watcher):
    """Notes what it is told, and when."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat, None, self)
        self.heard: list[tuple[float, bytes]] = []

    def put(self, text: bytes) -> None:
        self.heard.append((round(asyncio.get_running_loop().time(), 6), text))


def twins(game: Game[Any], players: int) -> Iterator[tuple[Match, State, int]]:
    """A match where something is asked, and a state that an observer cannot tell from the true one
    in which somebody has a choice who has none in truth, or the other way round."""
    found = 0
    for seed in range(40):
        match = Match(game, players, {}, f"time {seed}", events=True)
        rng = random.Random(seed)
        for _ in range(200):
            state = match.state
            if state.outcome is not None or found == 3:
                break
            asked = state.actors[0]
            free = [seat for seat in range(players) if seat not in state.deciding(None)]
            observer = free[0] if free and match.opened == len(match.moves) else None
            for draw in range(6 if observer is not None else 0):
                assert observer is not None
                other = state.determinize(observer, Chance(f"{seed} {draw}"))
                other.events = state.events
                if asked in other.actors and (
                    (len(state.legal(asked)) == 1) != (len(other.legal(asked)) == 1)
                ):
                    found += 1
                    yield match, other, observer
                    break
            actor = rng.choice(state.actors)
            match.play(actor, rng.choice(state.legal(actor)))


async def heard_by(
    game: Game[Any],
    match: Match,
    state: State,
    observer: int,
    level: str,
    late: float,
    thinker: int | None = None,
) -> list[list[float]]:
    """When the observer and a spectator are told something while bots answer, and for a thinker
    when its time has run out."""
    clock = None if thinker is None else MoveClock(60)
    desk = Desk(game, match.players, clock, seed=match.seed).sit(match.players).start()
    for played in match.moves:
        desk.play(played.seat, played.move)
    table = desk.table
    assert table.match is not None
    events = table.match.state.events
    table.match.state = state.copy()
    table.match.state.events = list(events or [])
    return await listen(desk, observer, level, late, Workers(late), thinker)


async def listen(
    desk: Desk,
    observer: int,
    level: str,
    late: float,
    workers: Workers,
    thinker: int | None = None,
) -> list[list[float]]:
    """The same at a desk, until the present question has been answered by all."""
    table, match = desk.table, desk.table.match
    assert match is not None
    opened = match.opened
    for seat, place in enumerate(table.seats):
        if seat not in (observer, thinker):
            place.kind, place.level = "bot", level
    table._questions.ask(match.state, None)
    workers._thoughts[desk.game.id, level] = deque([thought(desk.game, level) + late])

    async def claim(_: str) -> bool:
        return match.opened == opened

    live = LiveTable(table, Store(), workers, DELAY, claim, lambda _: None)  # type: ignore[arg-type]
    listeners = [Listener(observer), Listener(None)]
    for listener in listeners:
        live.audience.enter(listener, 0)
    while live.busy or (thinker is not None and match.opened == opened):
        await asyncio.sleep(0.01)
    live.stop()
    return [[at for at, _ in listener.heard] for listener in listeners]


def run(coroutine: Any) -> Any:
    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(coroutine)


UNKNOWN_CHOICES = ["dicium-civilization", "dicium-crazy-cup", "samurai-sword"]
"""Games where others may not know whether somebody who is asked has a choice."""
KNOWN_CHOICES = [id for id in tatami.games() if id not in UNKNOWN_CHOICES]
"""Games where they always do, but for what all are asked at once and in secret."""
KNOWN_ANSWERS = ["dicium-dungeon", "dicium-shogun", "shogun"]
"""Games where they even know every answer that may be given."""


@pytest.mark.parametrize("late", [0.0, LATE], ids=["idle", "busy"])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", UNKNOWN_CHOICES)
def test_a_forced_answer_comes_when_a_chosen_one_does(id: str, level: str, late: float) -> None:
    game = tatami.game(id)
    compared = 0
    for match, other, observer in twins(game, game.players[-1]):
        times = [
            run(heard_by(game, match, state, observer, level, late))
            for state in (match.state, other)
        ]
        assert times[0] == times[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("late", [0.0, LATE], ids=["idle", "busy"])
def test_who_was_late_may_have_had_a_choice_or_none(
    late: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Crazy Cup: other bots have answered long ago when a clock runs out."""
    for module in ("audience", "autoplay", "live"):
        monkeypatch.setattr(
            f"tatami.table.{module}.time", lambda: asyncio.get_running_loop().time()
        )
    game = tatami.game("dicium-crazy-cup")
    compared = 0
    for match, other, observer in twins(game, game.players[-1]):
        asked = match.state.deciding(None)
        if len(asked) == 1 or asked != other.deciding(None):
            continue
        thinker = match.state.actors[0]
        times = [
            run(heard_by(game, match, state, observer, "medium", late, thinker))
            for state in (match.state, other)
        ]
        assert times[0] == times[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("id", KNOWN_CHOICES)
def test_others_know_whether_somebody_has_a_choice(id: str) -> None:
    """In every world that another seat can imagine the one who is asked has a choice, or none, as
    in truth. Which answers it chooses among may be hidden, as with cards in hand: a bot that has a
    choice is paced by its level, whatever it chooses among, so that only having none could show."""
    game = tatami.game(id)
    players = game.players[-1]
    compared = 0
    for seed in range(3 if players == 1 else 30):
        if seed >= 3 and compared > 100:
            break
        match = Match(game, players, {}, f"known {seed}", events=True)
        rng = random.Random(seed)
        for _ in range(250):
            state = match.state
            if state.outcome is not None:
                break
            asked = state.decision.seat
            for other in range(players) if asked >= 0 else ():
                if other != asked:
                    imagined = state.determinize(other, Chance(f"{seed} {compared}"))
                    assert imagined.actors == state.actors
                    answers, others = state.legal(asked), imagined.legal(asked)
                    assert (len(others) > 1) == (len(answers) > 1)
                    assert others == answers or id not in KNOWN_ANSWERS
                    compared += 1
            actor = rng.choice(state.actors)
            match.play(actor, rng.choice(state.legal(actor)))
    assert compared > 100 or players == 1


@pytest.mark.parametrize("late", [0.0, LATE], ids=["idle", "busy"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_plan_is_ready_at_the_same_time_whatever_it_is(level: str, late: float) -> None:
    """Shogun: it depends on what has been laid how often there is one card left to choose from."""
    match, planner, plans = plans_that_differ(tatami.game("shogun"), 5)
    observer = (planner + 1) % match.players
    times = []
    for plan in plans:
        desk = Desk(match.game, match.players, seed=match.seed).sit(match.players).start()
        for played in match.moves:
            desk.play(played.seat, played.move)
        at_desk = desk.table.match
        assert at_desk is not None
        while observer in at_desk.state.actors:
            desk.play(observer, at_desk.state.legal(observer)[0])
        workers = Workers(late)
        workers.plans, workers.waits = {planner: plan}, True
        times.append(run(listen(desk, observer, level, late, workers)))
        assert not plan, "it was all laid"
    assert times[0] == times[1]


def test_plans_are_ready_at_once_however_many_bots_make_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Shogun: that one has openly confirmed its plan delays no other."""
    monkeypatch.setattr("tests.table.test_timing.QUICK", 0.0)
    match, _, _ = plans_that_differ(tatami.game("shogun"), 5)
    desk = Desk(match.game, match.players, seed=match.seed).sit(match.players).start()
    for played in match.moves:
        desk.play(played.seat, played.move)
    for times in run(listen(desk, 0, "medium", 0.0, Workers(0.0), thinker=None)):
        greeted, *answered = times
        assert greeted < min(answered) == max(answered)


def plans_that_differ(game: Game[Any], players: int) -> tuple[Match, int, list[list[Move]]]:
    """A match where plans are asked for, a seat, and two plans of it with other forced answers."""
    match = Match(game, players, {}, "x0", events=True)
    rng = random.Random(0)

    def move(match: Match) -> tuple[int, Move]:
        actor = rng.choice(match.state.actors)
        return actor, rng.choice(match.state.legal(actor))

    for _ in positions(match, move):
        state = match.state
        for seat in state.actors if match.opened == len(match.moves) else ():
            found: dict[tuple[bool, ...], list[Move]] = {}
            for way in range(6 if state.decision.seat < 0 else 0):
                plan, forced = random_plan(state.copy(), seat, random.Random(way))
                found[forced] = plan
            if len(found) > 1:
                return match, seat, list(found.values())[:2]
    raise AssertionError("there is no such seat in this game")


def random_plan(state: State, seat: int, rng: random.Random) -> tuple[list[Move], tuple[bool, ...]]:
    """What the seat answers until it has nothing more to say, and which of that was forced."""
    plan, forced = [], []
    while seat in state.actors:
        legal = state.legal(seat)
        plan.append(rng.choice(legal))
        forced.append(len(legal) == 1)
        state.apply(seat, plan[-1], Chance("planning"))
    return plan, tuple(forced)
