"""How a worker process behaves: it never outlives the process that it works for."""

from __future__ import annotations

import multiprocessing
import os
import signal
from threading import Thread


def attend() -> None:
    """For a pool's initializer. An interruption ends the worker at once and quietly."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
