"""Writes a new game into a checkout, from the files of Lanterns with other names."""

from __future__ import annotations

import re
from keyword import iskeyword
from pathlib import Path

from tatami.core.errors import BadOption
from tatami.games import games

TEMPLATE = Path(__file__).parent / "lanterns"
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")
_PREFIX = re.compile(r"[A-Z]{2,4}")


def checkout() -> Path | None:
    """The folder of the sources that are running, if they are a checkout with its tests."""
    root = Path(__file__).parents[3]
    return root if (root / "tests" / "properties.py").is_file() else None


def plant(root: Path, name: str, prefix: str | None = None) -> list[Path]:
    """Write the game; `BadOption` says what is wrong with its name. Returns the files, sorted."""
    check_name(name)
    prefix = prefix or free_prefix(root, name)
    if not _PREFIX.fullmatch(prefix):
        raise BadOption(f"rule ids begin with two to four capital letters, not {prefix!r}")
    if prefix in taken_prefixes(root):
        raise BadOption(f"the rules of another game begin with {prefix}-")
    module = name.replace("-", "_")
    game, tests = root / "src/tatami/games" / module, root / "tests/games" / module
    for folder in (game, tests):
        if folder.exists():
            raise BadOption(f"{folder.relative_to(root)} is there already")
    written = []
    for source in sorted(TEMPLATE.rglob("*.*")):
        inside = source.relative_to(TEMPLATE)
        if "__pycache__" in inside.parts:
            continue
        is_test = inside.parts[0] == "tests"
        target = tests / inside.relative_to("tests") if is_test else game / inside
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source, name, prefix), encoding="utf-8")
        written.append(target)
    return sorted(written)


def check_name(name: str) -> None:
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise BadOption(f"a game is called in small letters, as in samurai-sword, not {name!r}")
    if name in games():
        raise BadOption(f"there is a game {name} already")


def free_prefix(root: Path, name: str) -> str:
    """The initials, or the first letters, that no other game's rules begin with."""
    words = name.upper().split("-")
    initials = "".join(word[0] for word in words)
    letters = "".join(words)
    taken = taken_prefixes(root)
    for prefix in (initials, *(letters[:size] for size in (2, 3, 4))):
        if _PREFIX.fullmatch(prefix) and prefix not in taken:
            return prefix
    raise BadOption(f"say with --prefix how the ids of the rules of {name} begin")


def taken_prefixes(root: Path) -> set[str]:
    pages = (root / "src/tatami/games").rglob("rules.en.md")
    ids = (
        id for page in pages for id in re.findall(r"^(?:#+ |\*\*)([A-Z]+)-", page.read_text(), re.M)
    )
    return set(ids)


def renamed(source: Path, name: str, prefix: str) -> str:
    """The text of a template file as it stands in the new game."""
    text = source.read_text(encoding="utf-8").replace("LA-", f"{prefix}-")
    title = name.replace("-", " ").title()
    if source.suffix == ".py":
        module = name.replace("-", "_")
        text = text.replace("tatami.scaffold.lanterns", f"tatami.games.{module}")
        text = text.replace('"lanterns"', f'"{name}"')
        return re.sub(r"\bLanterns", title.replace(" ", ""), text)
    if source.suffix == ".ftl":
        return re.sub(r"^game-name = .*$", f"game-name = {title}", text, flags=re.M)
    return re.sub(r"^# .*$", f"# {title}", text, count=1, flags=re.M)
