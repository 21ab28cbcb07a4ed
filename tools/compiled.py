"""Puts a compiled copy of Tatami into build/compiled, if the one there is not up to date."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / ".built-from"


def main() -> int:
    if STAMP.is_file() and STAMP.read_text() == fingerprint():
        return 0
    print("Compiling the rules (some minutes) ...", flush=True)
    shutil.rmtree(TARGET, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--target", str(TARGET), str(ROOT)],
        env=os.environ | {"TATAMI_COMPILE": "1"},
        check=True,
    )
    STAMP.write_text(fingerprint())
    return 0


def fingerprint() -> str:
    digest = hashlib.sha256((ROOT / "hatch_build.py").read_bytes())
    for path in sorted((ROOT / "src").rglob("*")):
        if path.is_file() and path.suffix in (".py", ".ftl", ".toml", ".txt", ".csv"):
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
