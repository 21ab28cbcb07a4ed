"""`make play`: compiled if that is ready, and never stopped by what it does in the background."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import play
import pytest

import compiled

TABLE = 7
"""The exit code of the table, in these tests."""


class Process:
    """Something that was started: the table, or the compiling in the background."""

    started: list[Process]
    refuses = False

    def __init__(self, command: list[str], env: dict[str, str] | None = None, **_: Any) -> None:
        self.command = command
        self.environment = env or {}
        self.pid = 0
        if self.refuses and self.compiles:
            raise OSError("no memory")
        self.started.append(self)

    @property
    def compiles(self) -> bool:
        return any(part.endswith("compiled.py") for part in self.command)

    def wait(self, timeout: float | None = None) -> int:
        if timeout is not None:
            raise subprocess.TimeoutExpired(self.command, timeout)
        return TABLE

    def poll(self) -> int | None:
        return 1


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Process]:
    Process.started, Process.refuses = [], False
    monkeypatch.setattr("play.subprocess.Popen", Process)
    monkeypatch.setattr(play, "LOG", tmp_path / "compiled.log")
    monkeypatch.setattr(play, "stop", lambda _: None)
    return Process.started


def test_a_compiled_engine_is_used(started: list[Process], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "up_to_date", lambda: True)
    assert play.main(["--port", "0"]) == TABLE
    (table,) = started
    assert table.command[-2:] == ["--port", "0"]
    assert table.environment["PYTHONPATH"].split(os.pathsep)[0] == str(compiled.TARGET)


def test_without_one_the_table_opens_first_and_compiling_begins_behind_it(
    started: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "up_to_date", lambda: False)
    monkeypatch.setattr(play, "compiler", lambda: "/usr/bin/cc")
    assert play.main([]) == TABLE
    assert [process.compiles for process in started] == [False, True]
    path = started[0].environment.get("PYTHONPATH", "")
    assert str(compiled.TARGET) not in path.split(os.pathsep)


def test_without_a_compiler_nothing_is_compiled(
    started: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "up_to_date", lambda: False)
    monkeypatch.setattr(play, "compiler", lambda: None)
    assert play.main([]) == TABLE
    assert [process.compiles for process in started] == [False]


def test_compiling_that_cannot_begin_does_not_stop_the_table(
    started: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "up_to_date", lambda: False)
    monkeypatch.setattr(play, "compiler", lambda: "/usr/bin/cc")
    Process.refuses = True
    assert play.main([]) == TABLE


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where the compiled engine lies: one of other sources does."""
    monkeypatch.setattr(compiled, "TARGET", tmp_path / "compiled")
    compiled.TARGET.mkdir()
    (compiled.TARGET / compiled.STAMP).write_text("other sources")
    return tmp_path


def test_an_engine_that_cannot_be_compiled_leaves_things_as_they_are(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(command: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr("compiled.subprocess.run", fail)
    with pytest.raises(subprocess.CalledProcessError):
        compiled.main([])
    assert [path.name for path in folder.iterdir()] == ["compiled"]
    assert not compiled.up_to_date()


def test_a_compiled_engine_serves_the_client_of_the_sources(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def install(command: list[str], **_: Any) -> None:
        fresh = Path(command[command.index("--target") + 1])
        (fresh / compiled.CLIENT).mkdir(parents=True)
        (fresh / compiled.CLIENT / "index.html").write_text("of yesterday")

    monkeypatch.setattr("compiled.subprocess.run", install)
    assert compiled.main([]) == 0
    assert compiled.up_to_date()
    client = compiled.TARGET / compiled.CLIENT
    assert client.resolve() == (compiled.ROOT / "src" / compiled.CLIENT).resolve()
    assert [path.name for path in folder.iterdir()] == ["compiled"]


def test_what_killed_compilations_left_is_removed(folder: Path) -> None:
    no_process = 2**22 + 1
    mine, gone = (folder / f"{compiled.WORKSHOP}{pid}" for pid in (os.getpid(), no_process))
    for workshop in (mine, gone):
        (workshop / "scratch").mkdir(parents=True)
    compiled.sweep(folder)
    assert mine.exists()
    assert not gone.exists()


def test_a_compilation_that_is_ended_leaves_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def be_ended(command: list[str], env: dict[str, str], **_: Any) -> None:
        (Path(env["TMPDIR"]) / "tatami-compile-1").mkdir()
        os.kill(os.getpid(), signal.SIGTERM)

    monkeypatch.setattr("compiled.subprocess.run", be_ended)
    before = signal.getsignal(signal.SIGTERM)
    try:
        with pytest.raises(SystemExit):
            compiled.main([])
    finally:
        signal.signal(signal.SIGTERM, before)
    assert [path.name for path in folder.iterdir()] == ["compiled"]
