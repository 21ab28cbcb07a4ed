"""Puts a compiled copy of Tatami into build/compiled, if the one there is not up to date.

python tools/compiled.py                    with the tools that are installed
python tools/compiled.py --in-background    install them first; compute when nobody else wants to
python tools/compiled.py --for-tests        into build/compiled-for-tests, made sooner and slower
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
FOR_TESTS = ROOT / "build" / "compiled-for-tests"
STAMP = ".built-from"
WORKSHOP = "compiling-"
"""Beside the engine: all that is made while it is compiled, by the process that does it."""
CLIENT = Path("tatami") / "server" / "client"
PIP = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]


def main(arguments: list[str]) -> int:
    for_tests = "--for-tests" in arguments
    target = FOR_TESTS if for_tests else TARGET
    if up_to_date(target):
        return 0
    print("Compiling the rules (some minutes) ...", flush=True)
    if "--in-background" in arguments:
        os.nice(19)
        if find_spec("mypyc") is None:
            lock = ROOT / "requirements" / "compile.lock"
            subprocess.run([*PIP, "--require-hashes", "-r", str(lock)], check=True)
    sources = fingerprint()
    level = "1" if for_tests else "3"
    sweep(target.parent)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    workshop = target.with_name(f"{WORKSHOP}{os.getpid()}")
    fresh, scratch = workshop / "engine", workshop / "scratch"
    try:
        scratch.mkdir(parents=True)
        subprocess.run(
            [*PIP, "--no-deps", "--no-build-isolation", "--target", str(fresh), str(ROOT)],
            env=os.environ
            | {"TATAMI_COMPILE": "1", "TATAMI_COMPILE_LEVEL": level, "TMPDIR": str(scratch)},
            check=True,
        )
        use_the_client_of_the_sources(fresh)
        (fresh / STAMP).write_text(sources)
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)
    finally:
        shutil.rmtree(workshop, ignore_errors=True)
    return 0


def sweep(folder: Path) -> None:
    """Remove what was left by those who were killed while they compiled."""
    for workshop in folder.glob(f"{WORKSHOP}*"):
        try:
            os.kill(int(workshop.name.removeprefix(WORKSHOP)), 0)  # asks whether it lives
        except ProcessLookupError:
            shutil.rmtree(workshop, ignore_errors=True)


def up_to_date(target: Path | None = None) -> bool:
    stamp = (target or TARGET) / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint()


def use_the_client_of_the_sources(copy: Path) -> None:
    """It is built anew more often than the rules are compiled."""
    shutil.rmtree(copy / CLIENT, ignore_errors=True)
    (copy / CLIENT).symlink_to(ROOT / "src" / CLIENT, target_is_directory=True)


def fingerprint() -> str:
    digest = hashlib.sha256((ROOT / "hatch_build.py").read_bytes())
    digest.update(sys.version.encode())
    for path in sorted((ROOT / "src").rglob("*")):
        if path.is_file() and path.suffix in (".py", ".ftl", ".toml", ".txt", ".csv", ".md"):
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
