"""Compiles the rules, and what a table and its server do with each move, with mypyc when
TATAMI_COMPILE=1 is set at install; plain Python otherwise."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INTERPRETED = {"core/errors.py"}
"""Exceptions have several built-in bases, which compiled classes cannot have."""
NOT_RULES = {"__init__.py", "terminal.py"}
TELLING = (
    "audience",
    "autoplay",
    "live",
    "messages",
    "permissions",
    "questions",
    "seat",
    "sight",
    "table",
)
"""Of `table/`: what every move goes through. What msgspec reads and writes cannot be compiled, and
stands in other modules."""
SERVING = ("limits", "lines", "visitor")
"""The same of `server/`."""

SETUP = """
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import CCompiler

one_after_another = CCompiler.compile


def side_by_side(compiler, sources, *args, **named):
    def compile_one(source):
        return one_after_another(compiler, [source], *args, **named)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [made for [made] in pool.map(compile_one, sources)]


def in_few_files(extension):
    # each file of the compiled modules reads the same long headers: now once for many modules
    written = [Path(one) for one in extension.sources if Path(one).name.startswith("__native_")]
    if len(written) <= {units}:
        return extension
    written.sort(key=lambda path: path.stat().st_size, reverse=True)
    units = [written[n::{units}] for n in range({units})]
    for number, unit in enumerate(units):
        lines = [f'#include "{{path.name}}"\\n' for path in unit]
        unit[0].with_name(f"unit_{{number}}.c").write_text("".join(lines))
    others = [one for one in extension.sources if Path(one) not in written]
    names = [str(unit[0].with_name(f"unit_{{n}}.c")) for n, unit in enumerate(units)]
    extension.sources = names + others
    return extension


CCompiler.compile = side_by_side
extensions = mypycify(
    ["--strict", "--explicit-package-bases", "--namespace-packages", *{modules!r}],
    opt_level={level!r},
    multi_file=True,
    group_name="tatami_rules",
)
setup(name="tatami-rules", packages=[], ext_modules=[in_few_files(one) for one in extensions])
"""
UNITS = 24
"""So many C files the compiler is given: enough for many cores."""


def wanted() -> bool:
    return os.environ.get("TATAMI_COMPILE", "0") not in ("", "0")


def optimisation() -> str:
    """How hard the C compiler tries: as hard as it can, unless somebody is in a hurry."""
    return os.environ.get("TATAMI_COMPILE_LEVEL", "3")


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        if not wanted():
            return []
        return ["mypy[mypyc]>=2", "setuptools", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted():
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="tatami-compile-"))
        before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
        try:
            compiled = compile_rules(Path(self.root), self.scratch)
        except BaseException:
            shutil.rmtree(self.scratch, ignore_errors=True)
            raise
        finally:
            signal.signal(signal.SIGTERM, before)
        for built in compiled:
            inside = built.relative_to(self.scratch / "out")
            build_data["force_include"][str(built)] = str(inside)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch, ignore_errors=True)


def compile_rules(root: Path, scratch: Path) -> list[Path]:
    """Build extension modules for the engine and the games; returns them below scratch/out."""
    package = root / "src" / "tatami"
    shutil.copytree(package, scratch / "tatami", ignore=shutil.ignore_patterns("*.so", "client"))
    modules = [
        str(Path("tatami") / path.relative_to(package))
        for folder in ("core", "games")
        for path in sorted((package / folder).rglob("*.py"))
        if path.name not in NOT_RULES and str(path.relative_to(package)) not in INTERPRETED
    ]
    modules += [f"tatami/table/{name}.py" for name in TELLING]
    modules += [f"tatami/server/{name}.py" for name in SERVING]
    (scratch / "setup.py").write_text(
        SETUP.format(modules=modules, level=optimisation(), units=UNITS)
    )
    jobs = str(os.cpu_count() or 1)
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out", "-j", jobs],
        cwd=scratch,
        check=True,
    )
    return sorted((scratch / "out").rglob("*.so"))
