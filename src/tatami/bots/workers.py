"""Worker processes: they never outlive the process that they work for, and end without a word."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread


def attend() -> None:
    """What a worker does first. An interruption ends it at once and quietly."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
    follow_parent()


def follow_parent() -> None:
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def pool(workers: int, first: Callable[[], None] = attend) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=_Spawn(), initializer=first)


class _Worker(SpawnProcess):
    def start(self) -> None:
        """An interruption while Python itself starts would be told with a traceback: it waits."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Spawn(SpawnContext):
    Process = _Worker
