"""Looks for the programs that some tests need, and installs them where that is allowed.

Chromium for the browser tests, PostgreSQL for the tests with several processes: from Debian's
packages, as root only. What stays missing is named; the tests that need it are then left out.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser")


def postgresql() -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(found[-1]) if found else shutil.which("initdb")


def headless_chromium() -> str | None:
    return shutil.which("chromium-headless-shell")


PROGRAMS = {"chromium": chromium, "postgresql": postgresql}
QUICKER = {"chromium-headless-shell": headless_chromium}
"""Nothing is left out without them."""


def main() -> int:
    missing = [package for package, find in (PROGRAMS | QUICKER).items() if find() is None]
    if missing and allowed():
        print(f"Installing {', '.join(missing)} from Debian's packages ...", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["install", "-y", "--no-install-recommends"]
        for command in (["update"], *([*install, package] for package in missing)):
            subprocess.run(
                ["apt-get", "-qq", *command], env=quiet, check=False, stdout=subprocess.DEVNULL
            )
    for package, find in PROGRAMS.items():
        if find() is None:
            print(
                f"{package} is missing, and so its tests are left out."
                f" To run them: apt-get install {package}",
                file=sys.stderr,
            )
    return 0


def allowed() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


if __name__ == "__main__":
    sys.exit(main())
