"""Writes a new game into a checkout, from the files of Lanterns with other names."""

from __future__ import annotations

import re
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase

from tatami.core.errors import BadOption
from tatami.games import games
from tatami.language import Speaker

TEMPLATE = Path(__file__).parent / "lanterns"
LONGEST = 40
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")
_PREFIX = re.compile(r"[A-Z]{2}")


class Unfit(BadOption):
    """A new game cannot be written so; `said` is why, in a language of the table."""

    def __init__(self, id: str, **words: str | int) -> None:
        self.id = id
        self.words = words
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        return Speaker(language, parts=("tatami.scaffold",)).fill(self.id, self.words)


def checkout() -> Path | None:
    """The folder of the sources that are running, if they are a checkout with its tests."""
    root = Path(__file__).parents[3]
    return root if (root / "tests" / "properties.py").is_file() else None


def plant(root: Path, name: str, prefix: str | None = None) -> list[Path]:
    """Write the game; `Unfit` says what is wrong with its name. Returns the files, sorted."""
    check_name(name)
    prefix = prefix or free_prefix(root, name)
    if not _PREFIX.fullmatch(prefix):
        raise Unfit("unfit-prefix", prefix=prefix)
    if prefix in taken_prefixes(root):
        raise Unfit("unfit-prefix-taken", prefix=prefix)
    module = name.replace("-", "_")
    game, tests = root / "src/tatami/games" / module, root / "tests/games" / module
    for folder in (game, tests):
        if folder.exists():
            raise Unfit("unfit-folder", folder=str(folder.relative_to(root)))
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
    if not _NAME.fullmatch(name):
        raise Unfit("unfit-letters", name=name)
    if len(name) > LONGEST:
        raise Unfit("unfit-long", longest=LONGEST, letters=len(name))
    if iskeyword(name.replace("-", "_")):
        raise Unfit("unfit-keyword", name=name)
    if name in games():
        raise Unfit("unfit-taken", name=name)


def free_prefix(root: Path, name: str) -> str:
    """Two letters that no other game's rules begin with: the initials, or else letters of the
    name, or else any."""
    words = [re.sub(r"[^A-Z]", "", word) for word in name.upper().split("-")]
    initials = "".join(word[0] for word in words)
    letters = "".join(words)
    taken = taken_prefixes(root)
    for prefix in (
        initials[:2],
        *(letters[0] + second for second in letters[1:] + ascii_uppercase),
    ):
        if _PREFIX.fullmatch(prefix) and prefix not in taken:
            return prefix
    raise Unfit("unfit-no-prefix", name=name)


def taken_prefixes(root: Path) -> set[str]:
    pages = (root / "src/tatami/games").rglob("rules.en.md")
    ids = (
        id for page in pages for id in re.findall(r"^(?:#+ |\*\*)([A-Z]+)-", page.read_text(), re.M)
    )
    return set(ids)


def class_name(name: str) -> str:
    """What the classes of a game begin with: no other name in its files, and none of Python."""
    found = name.title().replace("-", "")
    files = [file.read_text(encoding="utf-8") for file in TEMPLATE.rglob("*.py")]
    taken = {word for text in files for word in re.findall(r"\b(?!Lanterns)[A-Z]\w*", text)}
    clash = iskeyword(found) or {found, f"{found}Advisor"} & taken
    return f"{found}Game" if clash else found


def renamed(source: Path, name: str, prefix: str) -> str:
    """The text of a template file as it stands in the new game."""
    text = source.read_text(encoding="utf-8").replace("LA-", f"{prefix}-")
    title = name.replace("-", " ").title()
    if source.suffix == ".py":
        module = name.replace("-", "_")
        text = text.replace("tatami.scaffold.lanterns", f"tatami.games.{module}")
        text = text.replace('"lanterns"', f'"{name}"')
        return re.sub(r"\bLanterns", class_name(name), text)
    if source.suffix == ".ftl":
        return re.sub(r"^game-name = .*$", f"game-name = {title}", text, flags=re.M)
    return re.sub(r"^# .*$", f"# {title}", text, count=1, flags=re.M)
