"""Workers: slow ones are let start, dead and silent ones are replaced, and the log says why."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from tatami.server import supervisor
from tatami.server.supervisor import ANSWER_SECONDS, START_SECONDS, Supervisor


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Line:
    """The pipe to a worker: it answers if the worker does."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker

    def poll(self, patience: float) -> bool:
        if patience and not self._worker.answers:
            self._worker.clock.now += patience
        return bool(patience) and self._worker.answers

    def send(self, _: bytes) -> None:
        pass

    def recv(self) -> bytes:
        return b"pong"


class Worker:
    made: list[Worker]
    clock: Clock

    def __init__(self, *_: object) -> None:
        self.answers = False
        self.alive = True
        self.exitcode: int | None = None
        self.pid = 100 + len(self.made)
        self.process = self
        self.parent_conn = Line(self)
        self.killed = False
        self.dies_at: float | None = None
        self.made.append(self)

    def start(self) -> None:
        pass

    def is_alive(self) -> bool:
        if self.dies_at is not None and self.clock.now >= self.dies_at:
            self.die(-9)
        return self.alive

    def kill(self) -> None:
        self.killed = True

    def join(self) -> None:
        pass

    def die(self, code: int) -> None:
        self.alive, self.exitcode = False, code


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Supervisor:
    """A supervisor of one worker that still starts."""
    Worker.made, Worker.clock = [], Clock()
    monkeypatch.setattr(supervisor, "Process", Worker)
    monkeypatch.setattr(supervisor, "monotonic", Worker.clock)
    caplog.set_level(logging.ERROR)

    def one_worker(self: Any) -> None:
        self.processes = [Worker()]

    monkeypatch.setattr("tatami.server.supervisor.Multiprocess.init_processes", one_worker)
    config: Any = type("Config", (), {"workers": 1, "should_reload": False})()
    found = Supervisor(config, sockets=[])
    found.init_processes()
    return found


def look(watch: Supervisor, times: int = 1, every: float = 0.5) -> None:
    for _ in range(times):
        Worker.clock.now += every
        watch.keep_subprocess_alive()


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_a_worker_may_take_its_time_to_start(
    watch: Supervisor, caplog: pytest.LogCaptureFixture
) -> None:
    look(watch, times=int(START_SECONDS / 0.6) - 10)
    (worker,) = Worker.made
    assert not worker.killed
    worker.answers = True
    look(watch, times=20)
    assert Worker.made == [worker]
    assert told(caplog) == []


def test_a_worker_that_never_starts_is_replaced_once_the_limit_is_over(
    watch: Supervisor, caplog: pytest.LogCaptureFixture
) -> None:
    look(watch, times=int(START_SECONDS / 0.6) + 10)
    first, second = Worker.made
    assert first.killed
    assert not second.killed
    (line,) = told(caplog)
    assert f"worker {first.pid} is replaced: it has not started within" in line


def test_a_worker_that_hangs_is_replaced(
    watch: Supervisor, caplog: pytest.LogCaptureFixture
) -> None:
    (worker,) = Worker.made
    worker.answers = True
    look(watch)
    worker.answers = False
    look(watch)
    assert worker.killed
    assert f"has not answered for {ANSWER_SECONDS:.0f} seconds" in told(caplog)[0]


@pytest.mark.parametrize(
    ("code", "started", "reason"),
    [
        (-9, True, "was ended by SIGKILL"),
        (3, True, "ended with exit code 3"),
        (3, False, "ended with exit code 3 at its start"),
    ],
)
def test_every_death_is_logged_with_its_reason(
    watch: Supervisor, caplog: pytest.LogCaptureFixture, code: int, started: bool, reason: str
) -> None:
    (worker,) = Worker.made
    worker.answers = started
    look(watch)
    worker.die(code)
    look(watch)
    assert told(caplog) == [f"worker {worker.pid} is replaced: it {reason}"]
    assert len(Worker.made) == 2


def test_a_worker_that_dies_instead_of_answering_is_not_waited_for(
    watch: Supervisor, caplog: pytest.LogCaptureFixture
) -> None:
    (worker,) = Worker.made
    worker.answers = True
    look(watch)
    worker.answers, worker.dies_at = False, Worker.clock.now + 1.0
    began = Worker.clock.now
    look(watch)
    assert Worker.clock.now - began < ANSWER_SECONDS / 2
    assert told(caplog) == [f"worker {worker.pid} is replaced: it was ended by SIGKILL"]


def test_workers_that_cannot_start_are_tried_less_and_less_often(
    watch: Supervisor, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(600):
        Worker.made[-1].die(1)
        look(watch)
    assert 5 < len(Worker.made) < 20  # in five minutes
    assert len(told(caplog)) == len(Worker.made) - 1
