"""Builds the browser client, with the machine's Node if it is recent enough, else with a wheel's.

python tools/client.py build            build if a source is newer than the last build
python tools/client.py run SCRIPT ...   run a script of web/package.json
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "tatami" / "server" / "client"
STAMP = OUT / ".built-from"
NEEDED = (20, 19)


def main(arguments: list[str]) -> int:
    if arguments == ["build"]:
        if not built_from_these_sources():
            npm("run", "build", "--silent")
            STAMP.write_text(fingerprint())
        return 0
    if arguments[:1] == ["run"] and len(arguments) > 1:
        return npm("run", "--silent", *arguments[1:])
    print(__doc__, file=sys.stderr)
    return 2


def built_from_these_sources() -> bool:
    return STAMP.is_file() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """Of everything that goes into the client: its sources, the games' texts and content."""
    digest = hashlib.sha256()
    sources = [*WEB.glob("*.*"), *(WEB / "src").rglob("*"), *(WEB / "public").rglob("*")]
    for kind in ("*.ftl", "*.toml", "*.csv", "*.txt"):
        sources += (ROOT / "src" / "tatami").rglob(kind)
    for path in sorted(path for path in sources if path.is_file()):
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str) -> int:
    environment = os.environ | {"PATH": node_path()}
    install = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    if not install.is_file() or install.stat().st_mtime < lock.stat().st_mtime:
        print("Fetching what the browser client is built with ...", flush=True)
        quiet = ("--no-audit", "--no-fund", "--loglevel=error")
        subprocess.run(["npm", "ci", *quiet], cwd=WEB, env=environment, check=True)
        install.touch()
    if arguments[:2] == ("run", "build"):
        print("Building the browser client ...", flush=True)
    done = subprocess.run(["npm", *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode and arguments[:2] == ("run", "build"):
        sys.exit("The browser client could not be built; see above.")
    return done.returncode


def node_path() -> str:
    """The search path with a Node that is recent enough in front."""
    path = os.environ.get("PATH", "")
    if recent(shutil.which("node")) and shutil.which("npm"):
        return path
    scripts = Path(sys.executable).parent
    if not (scripts / "node").exists():
        print("Fetching Node from the package registry ...", flush=True)
        lock = ROOT / "requirements" / "node.lock"
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=True)
    return f"{scripts}{os.pathsep}{path}"


def recent(node: str | None) -> bool:
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")
    return tuple(int(n) for n in numbers[:2] if n.isdecimal()) >= NEEDED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
