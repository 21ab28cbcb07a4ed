"""Starts the table, with the compiled engine if there is one.

If there is none and a C compiler is at hand, it is made in the background, once the table is open
and while nothing else wants to compute; the next start uses it. Whatever goes wrong with that, the
table is served.

    python tools/play.py ARGUMENTS OF tatami serve
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import compiled

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "compiled.log"
PAUSE = 10.0
"""Seconds for the server to open the table, before anything else begins."""


def main(arguments: list[str]) -> int:
    environment = dict(os.environ)
    ready = compiled.up_to_date()
    if ready:
        further = [environment["PYTHONPATH"]] if environment.get("PYTHONPATH") else []
        environment["PYTHONPATH"] = os.pathsep.join([str(compiled.TARGET), *further])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    command = [sys.executable, "-m", "tatami", "serve", *arguments]
    table = subprocess.Popen(command, env=environment)
    maker = None
    try:
        if not ready and compiler() is not None:
            with suppress(subprocess.TimeoutExpired):
                return table.wait(PAUSE)
            maker = make_in_background()
        return table.wait()
    except KeyboardInterrupt:
        return table.wait()
    finally:
        if table.poll() is None:
            table.terminate()
        if maker is not None:
            stop(maker)


def compiler() -> str | None:
    return next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)


def make_in_background() -> subprocess.Popen[bytes] | None:
    """A process of its own group, so that an interruption of the table does not make it talk."""
    print("A faster engine is being compiled in the background for the next start.", flush=True)
    try:
        LOG.parent.mkdir(exist_ok=True)
        with LOG.open("wb") as log:
            return subprocess.Popen(
                [sys.executable, str(ROOT / "tools" / "compiled.py"), "--in-background"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
    except OSError as error:
        print(f"It cannot be compiled: {error}", flush=True)
        return None


def stop(maker: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        os.killpg(maker.pid, signal.SIGTERM)
    deadline = time.monotonic() + 5
    while maker.poll() is None and time.monotonic() < deadline:
        time.sleep(0.05)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
