"""The command as a process: entry points, pipes, interruption, colour."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.cli.conftest import GAME

TATAMI = [sys.executable, "-m", "tatami"]


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "TATAMI_HOME": str(tmp_path), "TATAMI_LANG": "en", **more}


def hear_interrupts() -> None:
    """Whoever runs the tests may have its children ignore Control-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_python_m_tatami(tmp_path: Path) -> None:
    done = subprocess.run(
        [*TATAMI, "games"], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert GAME in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


def test_a_closed_pipe_is_no_news(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*TATAMI, "simulate", GAME, "--games", "20"],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_control_c_ends_quietly_and_keeps_the_game(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*TATAMI, "play", GAME, "--name", "Ada"],
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write("?\n")
        process.stdin.flush()
        for line in process.stdout:
            if "save the game and leave" in line:
                break
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
        assert process.stderr.read() == ""
    assert len(list((tmp_path / "games").iterdir())) == 1


def test_control_c_ends_workers_too(tmp_path: Path) -> None:
    saved = tmp_path / "records"
    with subprocess.Popen(
        [*TATAMI, "simulate", GAME, "--games", "1000000", "--workers", "2", "--save", str(saved)],
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509
    ) as process:
        assert process.stderr is not None
        while not (saved.is_dir() and any(saved.iterdir())):
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(timeout=60) == 130
        assert process.stderr.read() == ""
