"""Keeps the worker processes alive, and says why one was not.

uvicorn's own supervisor kills a worker that does not answer within five seconds, also while it
still starts on a busy machine, and stops for good when one cannot start.
"""

from __future__ import annotations

import logging
import signal
from time import monotonic
from typing import Final

from uvicorn.supervisors.multiprocess import Multiprocess, Process

_log = logging.getLogger(__name__)
START_SECONDS: Final = 180.0
ANSWER_SECONDS: Final = 10.0
_LONGEST_PAUSE: Final = 30.0
_GLANCE: Final = 0.2
"""How often it is looked whether a silent worker is still alive; its line does not tell."""


class Supervisor(Multiprocess):
    def init_processes(self) -> None:
        super().init_processes()
        self._answered: dict[int, float] = {}
        """When each worker last answered, by its process id; missing while it still starts."""
        self._born = {process.pid: monotonic() for process in self.processes}
        self._pause = 0.5
        self._not_before = 0.0

    def keep_subprocess_alive(self) -> None:
        for at, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            reason = self._what_is_wrong(process)
            if reason is None or monotonic() < self._not_before:
                continue
            started = process.pid in self._answered
            self._pause = 0.5 if started else min(2 * self._pause, _LONGEST_PAUSE)
            self._not_before = monotonic() + self._pause
            _log.error("worker %s is replaced: it %s", process.pid, reason)
            process.kill()
            process.join()
            fresh = Process(self.config, self.sockets)
            fresh.start()
            self._born[fresh.pid] = monotonic()
            self.processes[at] = fresh

    def _what_is_wrong(self, process: Process) -> str | None:
        pid = process.pid
        assert pid is not None
        if not process.process.is_alive():
            code = process.exitcode or 0
            if code < 0:
                return f"was ended by {signal.Signals(-code).name}"
            return f"ended with exit code {code}" + (
                "" if pid in self._answered else " at its start"
            )
        if _answers(process, ANSWER_SECONDS if pid in self._answered else 0.1):
            self._answered[pid] = monotonic()
            return None
        if not process.process.is_alive():
            return self._what_is_wrong(process)
        if pid in self._answered:
            return f"has not answered for {ANSWER_SECONDS:.0f} seconds"
        if monotonic() - self._born[pid] > START_SECONDS:
            return f"has not started within {START_SECONDS:.0f} seconds"
        return None


def _answers(process: Process, patience: float) -> bool:
    line = process.parent_conn
    try:
        while line.poll(0):
            line.recv()
        line.send(b"ping")
        deadline = monotonic() + patience
        while not line.poll(min(patience, _GLANCE)):
            if monotonic() >= deadline or not process.process.is_alive():
                return False
        line.recv()
    except (OSError, EOFError):
        return False
    return True
